"""Rows and masks are written where they belong, and nothing is written anywhere else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from choose_game import any_game
from librt.strings import BytesWriter
from matches import INTERPRETED

from cantina.envs import row_memory
from cantina.envs.row_memory import RowMemory, draw_offered

CHOICES = any_game().choices
SIZE = 5


def written(content: bytes) -> BytesWriter:
    writer = BytesWriter()
    writer.write(content)
    return writer


def arrays(count: int) -> tuple[Any, Any, Any]:
    return (
        np.full((count, SIZE), 9, np.uint8),
        np.full((count, len(CHOICES)), True),
        np.full(count, 9, np.int64),
    )


def test_it_is_compiled_if_the_rules_are() -> None:
    assert row_memory.__file__ is not None
    assert row_memory.__file__.endswith(".py") is INTERPRETED


def test_rows_masks_and_seats_are_stored() -> None:
    rows, masks, seats = arrays(4)
    writers = [written(bytes([number] * SIZE)) for number in range(3)]
    RowMemory(rows, masks, seats, CHOICES).store(1, writers, [CHOICES[:2], CHOICES[-1:]], [3, 0])
    assert rows[:, 0].tolist() == [9, 0, 1, 9]
    assert (rows == rows[:, :1]).all()
    assert seats.tolist() == [9, 3, 0, 9]
    total = len(CHOICES)
    assert [np.flatnonzero(mask).tolist() for mask in masks[1:3]] == [[0, 1], [total - 1]]
    assert masks[[0, 3]].all()


def test_no_rows_need_no_memory() -> None:
    RowMemory(*arrays(0), CHOICES).store(0, [], [], [])


@pytest.mark.skipif(INTERPRETED, reason="NumPy checks it then")
def test_what_does_not_fit_is_refused() -> None:
    rows, masks, seats = arrays(2)
    frozen = rows.copy()
    frozen.flags.writeable = False
    with pytest.raises((ValueError, BufferError)):
        RowMemory(frozen, masks, seats, CHOICES)
    for wrong in ((rows[:1], masks, seats), (rows, masks[1:], seats), (rows, masks, seats.astype(np.int32))):
        with pytest.raises(ValueError, match="do not fit"):
            RowMemory(*wrong, CHOICES)
    with pytest.raises(TypeError):
        RowMemory(rows, masks, seats, [*CHOICES])  # type: ignore[arg-type]
    memory = RowMemory(rows, masks, seats, CHOICES)
    row = written(bytes(SIZE))
    stored: list[tuple[Any, type[Exception]]] = [
        ((2, [row], [()], [0]), IndexError),
        ((-1, [row], [()], [0]), IndexError),
        ((0, [], [()], [0]), IndexError),
        ((0, [row], [], [0]), IndexError),
        ((0, [row], [()], ["0"]), TypeError),
        (("0", [row], [()], [0]), TypeError),
        ((0, (row,), [()], [0]), TypeError),
        ((0, [row], [()]), TypeError),
        ((0, [bytes(SIZE)], [()], [0]), TypeError),
        ((0, [row], [[]], [0]), TypeError),
        ((0, [written(bytes(SIZE + 1))], [()], [0]), ValueError),
        ((0, [row], [(CHOICES[0], "none")], [0]), ValueError),
    ]
    for args, error in stored:
        with pytest.raises(error):
            memory.store(*args)
    with pytest.raises(ValueError, match="do not fit"):
        memory.__init__(rows, masks[1:], seats, CHOICES)  # type: ignore[misc]
    with pytest.raises(IndexError):
        memory.store(0, [row], [()], [0])


def test_draws_are_the_same_compiled_and_interpreted() -> None:
    rng = np.random.default_rng(4)
    for width in (1, 7, 8, 23, 300):
        masks = rng.random((50, width)) < 0.2
        masks[np.arange(50), rng.integers(0, width, 50)] = True
        draws = rng.random(50)
        draws[:2] = 0, np.nextafter(1, 0)
        numbers = np.empty(50, np.int64)
        draw_offered(masks, draws, numbers)
        offered = [np.flatnonzero(mask) for mask in masks]
        expected = [found[int(draw * len(found))] for found, draw in zip(offered, draws, strict=True)]
        assert numbers.tolist() == expected


@pytest.mark.skipif(INTERPRETED, reason="NumPy checks it then")
def test_draws_that_do_not_fit_are_refused() -> None:
    masks = np.ones((4, 6), np.bool_)
    with pytest.raises(ValueError, match="one item for each mask"):
        draw_offered(masks, np.zeros(4), np.empty(3, np.int64))
    with pytest.raises(ValueError, match="one item for each mask"):
        draw_offered(masks, np.zeros(5), np.empty(5, np.int64))
