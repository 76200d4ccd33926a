"""What everybody may know about a table and its seats."""

from __future__ import annotations

from collections.abc import Collection

from cantina.kernel.numbers import NUMBERS
from cantina.kernel.registry import game as find_game
from cantina.server.protocol import ChangedNumber, TableInfo, TableNumbers
from cantina.server.store import TableRecord


def table_info(record: TableRecord, connected: Collection[int | None], step: int, watching: int) -> TableInfo:
    return TableInfo(
        id=record.id,
        game=record.game,
        players=record.players,
        options={name: value for name, value in record.options.items() if name != NUMBERS},
        listed=record.listed,
        stage=record.stage,
        seats=[seat.info(number, number in connected) for number, seat in enumerate(record.seats)],
        host=record.host,
        clock=record.clock,
        hints=record.hints,
        pace=record.pace,
        created=record.created,
        step=step,
        watching=watching,
        rematch=record.rematch,
        numbers=_numbers(record),
    )


def _numbers(record: TableRecord) -> TableNumbers | None:
    numbers = find_game(record.game).numbers
    given = record.options.get(NUMBERS)
    if given is None:
        return None
    changes = [
        ChangedNumber(name, numbers.value(name), value)
        for name, value in given["values"].items()
        if name in numbers  # a game may have lost a number since the table was stored
    ]
    return TableNumbers(given["name"], changes)
