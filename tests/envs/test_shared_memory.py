"""A batch writes its rows and masks into arrays of its caller."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from choose_game import any_game
from numpy.typing import NDArray

from cantina.envs import Batch, batch, random_choices
from cantina.envs import shared_memory as module
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game

N = 6
SEED = 3
Shape = tuple[int, ...]
Maker = Callable[[Shape, Any, Path, ExitStack], NDArray[Any]]


def shapes(game: Game) -> tuple[Shape, Shape]:
    return (N, game.encoding.size), (N, len(game.choices))


def trace(found: Batch) -> bytes:
    rng = np.random.default_rng(5)
    steps = b""
    for _ in range(30):
        step = found.step(random_choices(found.masks, rng))
        steps += b"".join(array.tobytes() for array in step)
    return steps


def plain_trace() -> bytes:
    with batch(any_game(), N, seed=SEED, workers=0) as found:
        return trace(found)


def test_rows_and_masks_are_written_into_given_arrays() -> None:
    rows, masks = (np.full(shape, 7, np.uint8) for shape in shapes(any_game()))
    offered = masks.view(np.bool_)
    with batch(any_game(), N, seed=SEED, workers=0, observations=rows, masks=offered) as found:
        assert found.observations is rows
        assert found.masks is offered
        assert trace(found) == plain_trace()
        assert found.step(random_choices(offered, np.random.default_rng(1))).observations is rows


def test_any_buffer_of_the_right_form_will_do() -> None:
    shape = shapes(any_game())[0]
    memory = bytearray(shape[0] * shape[1])
    with batch(any_game(), N, seed=SEED, workers=0, observations=memoryview(memory).cast("B", shape)) as found:
        assert found.observations.tobytes() == bytes(memory)
        assert any(memory)


def in_shared_memory(shape: Shape, kind: Any, folder: Path, after: ExitStack) -> NDArray[Any]:
    found = SharedMemory(create=True, size=int(np.prod(shape)))
    after.callback(found.unlink)
    after.callback(found.close)
    return np.ndarray(shape, kind, buffer=found.buf)


def in_a_file(shape: Shape, kind: Any, folder: Path, after: ExitStack) -> NDArray[Any]:
    return np.memmap(folder / np.dtype(kind).name, kind, "w+", offset=100, shape=shape)


def in_memory_without_a_name(shape: Shape, kind: Any, folder: Path, after: ExitStack) -> NDArray[Any]:
    number = os.memfd_create("rows")
    after.callback(os.close, number)
    size = int(np.prod(shape))
    os.truncate(number, 2 * mmap.PAGESIZE + size)
    memory = mmap.mmap(number, mmap.PAGESIZE + size, offset=mmap.PAGESIZE)
    return np.frombuffer(memory, kind, size, 64).reshape(shape)


@pytest.mark.skipif(not module.MAPS.exists(), reason="only Linux says where memory comes from")
@pytest.mark.parametrize("make", [in_shared_memory, in_a_file, in_memory_without_a_name])
def test_several_processes_write_into_given_arrays(make: Maker, tmp_path: Path) -> None:
    row_shape, mask_shape = shapes(any_game())
    with ExitStack() as after:
        rows = make(row_shape, np.uint8, tmp_path, after)
        masks = make(mask_shape, np.bool_, tmp_path, after)
        with batch(any_game(), N, seed=SEED, workers=3, observations=rows, masks=masks) as found:
            assert found.observations is rows
            assert trace(found) == plain_trace()
        del rows, masks, found  # before the memory is closed


def test_other_processes_need_memory_that_they_can_map(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.zeros(shapes(any_game())[0], np.uint8)
    with pytest.raises(BadOption, match="an array in shared memory") as error:
        batch(any_game(), N, workers=2, observations=rows)
    assert error.value.option == "observations"
    private = np.frombuffer(mmap.mmap(-1, 4096, mmap.MAP_PRIVATE), np.uint8)
    with pytest.raises(BadOption):
        module.mapped_file("observations", private)
    monkeypatch.setattr(module, "MAPS", Path("/nowhere"))
    with pytest.raises(BadOption):
        module.mapped_file("observations", rows)


def test_arrays_of_another_form_are_refused() -> None:
    shape, mask_shape = shapes(any_game())
    rows = np.zeros(shape, np.uint8)
    frozen = rows.copy()
    frozen.flags.writeable = False
    wrong: list[tuple[Any, str]] = [
        (rows[1:], "of shape"),
        (rows.astype(np.int64), "int64"),
        (np.zeros(shape[::-1], np.uint8).T, "not contiguous"),
        (frozen, "not writable"),
        (rows.tolist(), "allowed is a writable, contiguous uint8 array or buffer of shape"),
        (bytes(rows.nbytes), "of shape"),
    ]
    for array, message in wrong:
        with pytest.raises(BadOption, match=message) as error:
            batch(any_game(), N, workers=0, observations=array)
        assert error.value.option == "observations"
    with pytest.raises(BadOption) as error:
        batch(any_game(), N, workers=0, masks=np.zeros(mask_shape, np.uint8))
    assert error.value.option == "masks"
