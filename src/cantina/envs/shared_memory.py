"""Memory that several processes of a batch write to: its own, and arrays of its caller."""

from __future__ import annotations

import contextlib
import mmap
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.errors import BadOption

MAPS = Path("/proc/self/maps")
"""The mapped memory of this process, line by line; only on Linux."""


class MappedFile(NamedTuple):
    """Where the memory of an array comes from, for other processes to map it too."""

    path: str
    offset: int


def checked_array(option: str, given: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """What the caller gave as an array that shares its memory, or BadOption."""
    wanted = f"a writable, contiguous {np.dtype(kind)} array or buffer of shape {shape}"
    try:
        array: NDArray[Any] = given if isinstance(given, np.ndarray) else np.asarray(memoryview(given))
    except TypeError:
        raise BadOption(option, given, wanted) from None
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
        parts = [str(array.dtype), f"of shape {array.shape}"]
        if not array.flags.c_contiguous:
            parts.append("not contiguous")
        if not array.flags.writeable:
            parts.append("not writable")
        raise BadOption(option, ", ".join(parts), wanted)
    return array


def mapped_file(option: str, array: NDArray[Any]) -> MappedFile:
    """The file or shared memory that an array lies in; BadOption if other processes cannot map it."""
    found = _mapping(array.__array_interface__["data"][0], array.nbytes)
    if found is None:
        wanted = "with several processes, an array in shared memory (see docs/batches.md); or workers=0"
        raise BadOption(option, "an array in this process's own memory", wanted)
    return found


def map_array(file: MappedFile, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array in the memory that another process has found with `mapped_file`."""
    length = int(np.prod(shape)) * np.dtype(kind).itemsize
    before = file.offset % mmap.ALLOCATIONGRANULARITY
    with open(file.path, "r+b") as opened:
        memory = mmap.mmap(opened.fileno(), before + length, offset=file.offset - before)
    return np.frombuffer(memory, kind, int(np.prod(shape)), before).reshape(shape)


def _mapping(address: int, size: int) -> MappedFile | None:
    """The file mapped at an address for all processes, from /proc/self/maps."""
    try:
        lines = MAPS.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return None
    for line in lines:
        span, access, offset, device, inode, *path = line.split(maxsplit=5)
        start, end = (int(part, 16) for part in span.split("-"))
        if not start <= address < end:
            continue
        if address + size > end or not access.startswith("rw") or access[3] != "s" or not path:
            return None
        major, minor = (int(part, 16) for part in device.split(":"))
        place = _path_of(path[0], os.makedev(major, minor), int(inode))
        return None if place is None else MappedFile(place, int(offset, 16) + address - start)
    return None


def _path_of(path: str, device: int, inode: int) -> str | None:
    """A path by which other processes can open a mapped file: its own, or that of a file this process has open.

    The latter is needed for files without a name, such as memfd and what is deleted once it is open.
    """
    own_files = [f"/proc/{os.getpid()}/fd/{number}" for number in os.listdir("/proc/self/fd")]
    for place in (path, *own_files):
        with contextlib.suppress(OSError):
            found = os.stat(place)
            if (found.st_dev, found.st_ino) == (device, inode) and os.access(place, os.R_OK | os.W_OK):
                return place
    return None


@contextlib.contextmanager
def new_shared_memory(size: int) -> Iterator[tuple[Path, mmap.mmap]]:
    """Memory mapped from a file that other processes can open, by its path, until the `with` ends."""
    fast = Path("/dev/shm")
    folder = fast if os.access(fast, os.W_OK) else None
    with tempfile.NamedTemporaryFile(prefix="cantina-", dir=folder) as file:
        file.truncate(size)
        yield Path(file.name), mmap.mmap(file.fileno(), size)
