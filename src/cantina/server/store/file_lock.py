"""The lock by which one server claims a SQLite file; the system drops it when the process ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from cantina.kernel.errors import CantinaError

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]


class DataInUse(CantinaError):
    """Another server uses the file."""

    def __init__(self, path: Path, process: str) -> None:
        super().__init__(f"another server (process {process}) uses {path}: stop it, or name another file")
        self.path = path
        self.process = process


class FileLock:
    """Claims a file for this process, by a second file beside it: other programs may still read the first."""

    def __init__(self, path: Path) -> None:
        """Raises DataInUse if another process has claimed the file."""
        lock = path.with_name(path.name + ".lock")
        self._file = lock.open("a+")
        if not _try_lock(self._file):
            self._file.seek(0)
            process = self._file.read().strip() or "?"
            self._file.close()
            raise DataInUse(path, process)
        self._file.seek(0)
        self._file.truncate()
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        self._file.close()


def _try_lock(file: IO[str]) -> bool:
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            file.seek(1000)  # beyond what is read: Windows locks keep others from reading
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
