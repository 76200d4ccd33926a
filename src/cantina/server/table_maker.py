"""Makes tables: new ones, rematches, and those that continue a finished match."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import secrets
import time
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from cantina.bots import LEVELS
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.numbers import NUMBERS, NumberSet
from cantina.kernel.random_streams import secret_seed
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.seats import Seat, clean_text, hash_token, new_token
from cantina.server.store import Conflict, LogRow, Store, TableRecord

if TYPE_CHECKING:  # a table makes its rematch
    from cantina.server.tables import Tables


class TableMaker:
    """Makes the tables that people ask for."""

    def __init__(self, tables: Tables, numbers: Mapping[str, NumberSet], allow_numbers: bool) -> None:
        self._tables = tables
        self._numbers = numbers
        """By game: the operator's set of numbers for new tables."""
        self._allow_numbers = allow_numbers
        """Whether people may bring their own."""

    async def make(self, request: p.NewTable) -> p.SeatTokens:
        """Makes a table; whoever makes it gets the tokens of their seats."""
        for plan in request.seats:
            _check_level(plan.level)
        if not any(plan.who == "me" for plan in request.seats):
            raise BadOption(
                "seats",
                [plan.who for plan in request.seats],
                Allowed("seat-for-me", "at least one seat for me"),
            )
        options: dict[str, Any] = dict(request.options)
        known = [option.name for option in find_game(request.game).meta.options]
        for name in options:
            if name not in known:  # names such as `seed` and `self` are those of other parameters
                raise BadOption(
                    name,
                    options[name],
                    Allowed(
                        "known-option",
                        "one of the options of this game: {names}",
                        names=", ".join(known) or "–",
                    ),
                )
        numbers = self._numbers_for(request)
        if numbers.values:
            options[NUMBERS] = numbers.option()
        find_game(request.game).new(len(request.seats), 0, True, **options)  # raises on options it refuses
        tokens = {str(seat): new_token() for seat, plan in enumerate(request.seats) if plan.who == "me"}
        seats = [
            Seat(
                name=clean_text(plan.name),
                token_hash=hash_token(tokens[str(number)]) if plan.who == "me" else None,
                bot=plan.level if plan.who == "bot" else None,
                ready=plan.who == "me",
            )
            for number, plan in enumerate(request.seats)
        ]
        host = int(next(iter(tokens)))
        record = _new_record(request.game, options, seats, host=host, pace=request.pace)
        record.listed, record.clock, record.hints = request.listed, request.clock, request.hints
        await self._tables.store.save(record)
        table = self._tables.add(record, [], [])
        if request.start and all(not seat.free for seat in seats):
            await table.call(lambda: table.lobby.start(None))
        return p.SeatTokens(record.id, tokens)

    def _numbers_for(self, request: p.NewTable) -> NumberSet:
        """The set of numbers of a new table: its own, if people may bring one, else the operator's."""
        if request.numbers is None:
            return self._numbers.get(request.game, NumberSet())
        if not self._allow_numbers:
            allowed = Allowed("server-numbers", "those of this server: its operator allows no others")
            raise BadOption(NUMBERS, request.numbers.name, allowed)
        given = NumberSet(clean_text(request.numbers.name), request.numbers.values)
        return find_game(request.game).numbers.read_set(given)

    async def continue_from(self, table_id: str, request: p.Continue) -> p.SeatTokens:
        """Makes a table that continues a finished match from one of its steps, against bots."""
        table = await self._tables.finished_table(table_id)
        _check_level(request.level)
        made = table.match.choices
        if request.seat >= table.record.players:
            raise BadOption(
                "seat",
                request.seat,
                Allowed("from-to", "{low} to {high}", low=0, high=table.record.players - 1),
            )
        if request.step >= len(made):
            raise BadOption(
                "step", request.step, Allowed("from-to", "{low} to {high}", low=0, high=len(made) - 1)
            )
        token = new_token()
        seats = [Seat(bot=request.level) for _ in range(table.record.players)]
        seats[request.seat] = Seat(name=clean_text(request.name), token_hash=hash_token(token), ready=True)
        finished = table.record
        record = _new_record(finished.game, finished.options, seats, host=request.seat, pace=request.pace)
        record.seed, record.rules_version = finished.seed, finished.rules_version
        log_rows = [
            LogRow(step, seat, choice.number, "", 0) for step, (seat, choice) in enumerate(made[: request.step])
        ]
        record.stage = "playing"
        record.started = int(time.time())
        await self._tables.store.save(record)
        if log_rows:
            await self._tables.store.append_log(record.id, log_rows)
        self._tables.add(record, log_rows, [])
        return p.SeatTokens(record.id, {str(request.seat): token})


async def make_rematch(store: Store, finished: TableRecord, host: int, ready: Collection[int]) -> str:
    """Makes a table for the same people; their tokens hold the same seats there."""
    seats = [
        Seat(
            name=seat.name,
            token_hash=seat.token_hash,
            bot=None if seat.token_hash else seat.bot,
            ready=number in ready,
        )
        for number, seat in enumerate(finished.seats)
    ]
    record = _new_record(finished.game, finished.options, seats, host=host, pace=finished.pace)
    record.id = _rematch_id(finished)
    record.listed, record.clock, record.hints = finished.listed, finished.clock, finished.hints
    with contextlib.suppress(Conflict):  # two asked for it at the same time, and get the same table
        await store.save(record)
    return record.id


def _new_record(
    game: str, options: dict[str, Any], seats: list[Seat], *, host: int, pace: p.Pace
) -> TableRecord:
    meta = find_game(game).meta
    return TableRecord(
        id=table_id(secrets.token_bytes(9)),
        game=meta.name,
        players=len(seats),
        options=dict(options),
        seed=secret_seed(),
        seats=seats,
        created=int(time.time()),
        rules_version=meta.rules_version,
        host=host,
        pace=pace,
    )


def _rematch_id(finished: TableRecord) -> str:
    """The id of a rematch's table: always the same, and nobody can guess it."""
    secret = [seat.token_hash for seat in finished.seats]
    mixed = hashlib.sha256(f"rematch {finished.id} {finished.seed} {secret}".encode())
    return table_id(mixed.digest()[:9])


def table_id(random: bytes) -> str:
    """Random bytes as the id of a table, which commands never take for an option."""
    text = base64.urlsafe_b64encode(random).decode()
    return f"_{text[1:]}" if text.startswith("-") else text


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("level", level, Allowed("one-of", "{values}", values=list(LEVELS)))
