"""The hall: all tables, loaded when somebody looks and put away when nobody does."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from itertools import count
from typing import Any

import msgspec

from cantina.bots import LEVELS
from cantina.bots.learned import learned_game
from cantina.kernel.choice import Choice
from cantina.kernel.errors import BadOption
from cantina.kernel.luck import SEED_LIMIT
from cantina.kernel.match import Match
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.bots import Thinkers
from cantina.server.metrics import Metrics
from cantina.server.reviews import Reviewing, Reviews
from cantina.server.seats import Seat, hashed, new_token, opened
from cantina.server.store import Kept, Row, Store
from cantina.server.stream import moment, result
from cantina.server.table import Refuse, Table, table_info, tidy
from cantina.tell import Teller

IDLE = 300.0
"""Seconds after which a table nobody looks at is put away."""
LISTED = 40
FULL_COLLECTION = 10
"""Sweeps after which memory is searched for what has become unreachable."""
REPLAYS = 12
"""Replays that are kept ready."""


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        analysts: Thinkers,
        analyst: str,
        metrics: Metrics,
        levels: Mapping[str, str] | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        """Where bots think."""
        self.analysts = analysts
        """Where hints and reviews are thought about: no bot ever waits for them."""
        self.analyst = analyst
        """The bot that gives them."""
        self.metrics = metrics
        self._levels = {level: (bot, learned_game(bot)) for level, bot in (levels or {}).items()}
        self.reviews = Reviews(analysts, analyst)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._replays: dict[tuple[str, int | None, str | None], bytes] = {}
        self._replaying = asyncio.Lock()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        self.reviews.close()
        await self.thinkers.close()
        await self.analysts.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """A table by its name; Refuse when there is none."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                found = self._tables.get(name) or self._add(await self._load(name))
            finally:
                self._loading.pop(name, None)
        found.left_at = time.monotonic()
        return found

    async def _load(self, name: str) -> Table:
        kept = await self.store.load(name)
        if kept is None:
            raise Refuse("no-such-table", table=name)
        if kept[0].rules != find_game(kept[0].game).meta.rules_version:
            raise Refuse("other-rules", table=name)
        return Table(self, *kept)

    def forget(self, table: Table) -> None:
        self._tables.pop(table.kept.id, None)
        self.metrics.tables.set(len(self._tables))

    def _add(self, table: Table) -> Table:
        self._tables[table.kept.id] = table
        self.metrics.tables.set(len(self._tables))
        return table

    async def _sweep(self) -> None:
        for round_ in count(1):
            await asyncio.sleep(IDLE / 5)
            if round_ % FULL_COLLECTION == 0:
                gc.collect()
            now = time.monotonic()
            for table in list(self._tables.values()):
                if table.idle and now - table.left_at > IDLE:
                    self.forget(table)
                    await table.close()

    def plays(self, game: str, level: str) -> str:
        """The bot a level stands for: the operator's, if there is one for this game.

        Whoever makes a table names levels only, so nobody but the operator names a file.
        """
        bot, made_for = self._levels.get(level, (level, None))
        return bot if made_for in (None, game) else level

    # -- making tables ----------------------------------------------------------------------------

    async def make(self, wish: p.NewTable) -> p.Seated:
        """A new table, its seats planned; the one who makes it gets the secrets of their seats."""
        for plan in wish.seats:
            _check_level(plan.level)
        if not any(plan.who == "me" for plan in wish.seats):
            raise BadOption("seats", [plan.who for plan in wish.seats], "at least one seat for me")
        options: dict[str, Any] = dict(wish.options)
        for name in ("players", "seed", "quiet"):
            if name in options:
                raise BadOption(name, options[name], "an option of the game")
        find_game(wish.game).new(len(wish.seats), 0, True, **options)  # refuses what cannot be played
        tokens = {str(at): new_token() for at, plan in enumerate(wish.seats) if plan.who == "me"}
        seats = [
            Seat(
                name=tidy(plan.name),
                token=hashed(tokens[str(at)]) if plan.who == "me" else None,
                bot=plan.level if plan.who == "bot" else None,
                ready=plan.who == "me",
            )
            for at, plan in enumerate(wish.seats)
        ]
        host = int(next(iter(tokens)))
        kept = _kept(wish.game, options, seats, host=host, pace=wish.pace)
        kept.listed, kept.clock, kept.hints = wish.listed, wish.clock, wish.hints
        table = self._add(Table(self, kept, [], []))
        await self.store.save(kept)
        if wish.start and all(not seat.free for seat in seats):
            await table.call(lambda: table.start(None))
        return p.Seated(kept.id, tokens)

    async def join(self, name: str, wish: p.Join) -> p.Seated:
        table = await self.table(name)
        token = new_token()
        seat = await table.call(lambda: table.join(wish.seat, wish.name, hashed(token)))
        return p.Seated(table.kept.id, {str(seat): token})

    async def rematch(self, over: Kept, host: int, ready: Collection[int]) -> str:
        """The same people at a new table; their secrets go on holding their seats."""
        seats = [
            Seat(name=s.name, token=s.token, bot=None if s.token else s.bot, ready=at in ready)
            for at, s in enumerate(over.seats)
        ]
        kept = _kept(over.game, over.options, seats, host=host, pace=over.pace)
        kept.listed, kept.clock, kept.hints = over.listed, over.clock, over.hints
        await self.store.save(kept)
        return kept.id

    async def continue_from(self, name: str, wish: p.Continue) -> p.Seated:
        """A new table that goes on from one moment of a finished match, against bots."""
        table = await self._finished(name)
        _check_level(wish.level)
        made = table.match.choices
        if wish.seat >= table.kept.players:
            raise BadOption("seat", wish.seat, f"0 to {table.kept.players - 1}")
        if wish.step >= len(made):
            raise BadOption("step", wish.step, f"0 to {len(made) - 1}")
        token = new_token()
        seats = [Seat(bot=wish.level) for _ in range(table.kept.players)]
        seats[wish.seat] = Seat(name=tidy(wish.name), token=hashed(token), ready=True)
        kept = _kept(table.kept.game, table.kept.options, seats, host=wish.seat, pace=wish.pace)
        kept.seed = table.kept.seed
        rows = [Row(at, seat, choice.number, "", 0) for at, (seat, choice) in enumerate(made[: wish.step])]
        kept.stage = "playing"
        await self.store.save(kept)
        if rows:
            await self.store.append(kept.id, rows)
        self._add(Table(self, kept, rows, []))
        return p.Seated(kept.id, {str(wish.seat): token})

    # -- finding tables ---------------------------------------------------------------------------

    async def open_tables(self) -> list[p.TableInfo]:
        found = [self._glance(kept) for kept in await self.store.open_tables(LISTED)]
        return [info for info in found if info.stage == "lobby"]

    def _glance(self, kept: Kept) -> p.TableInfo:
        """What there is to know of a table without loading it."""
        loaded = self._tables.get(kept.id)
        return table_info(kept, (), 0, 0) if loaded is None else loaded.info()

    async def mine(self, held: list[p.Holding]) -> list[p.MyTable]:
        found = []
        for holding in held:
            kept = await self.store.find(holding.table)
            if kept is None:
                continue
            seat = opened(kept.seats, holding.token)
            if seat is not None:
                found.append(p.MyTable(self._glance(kept), seat, await self._waits_for(kept, seat)))
        return found

    async def _waits_for(self, kept: Kept, seat: int) -> bool:
        if kept.stage != "playing":
            return False
        try:
            table = await self.table(kept.id)
        except Refuse:
            return False
        return any(decision.seat == seat for decision in table.match.state.decisions)

    async def replay(self, name: str, viewer: int | None, language: str | None) -> bytes:
        """A finished match, step by step, as one seat saw it or as the public did, as JSON.

        With a language, every step comes with the table as text.
        """
        table = await self._finished(name)
        if viewer is not None and viewer >= table.kept.players:
            raise BadOption("seat", viewer, f"0 to {table.kept.players - 1}")
        key = (name, viewer, language)
        async with self._replaying:  # one at a time, and not in the loop: tables come first
            found = self._replays.pop(key, None)
            if found is None:
                made = table.match.choices
                found = await asyncio.to_thread(_replay, table.info(), table.kept, made, viewer, language)
            self._replays[key] = found
            while len(self._replays) > REPLAYS:
                self._replays.pop(next(iter(self._replays)))
        return found

    async def review(self, name: str, seat: int) -> Reviewing:
        """A review of one seat of a finished match; it goes on as long as somebody waits for it."""
        table = await self._finished(name)
        if seat >= table.kept.players:
            raise BadOption("seat", seat, f"0 to {table.kept.players - 1}")
        return self.reviews.of(table.kept, table.match, seat)

    async def _finished(self, name: str) -> Table:
        table = await self.table(name)
        if table.kept.stage != "over":
            raise Refuse("not-over")
        return table


def _kept(game: str, options: dict[str, Any], seats: list[Seat], *, host: int, pace: p.Pace) -> Kept:
    """A table as it is when it is made."""
    meta = find_game(game).meta
    return Kept(
        id=secrets.token_urlsafe(9),
        game=meta.name,
        players=len(seats),
        options=dict(options),
        seed=secrets.randbelow(SEED_LIMIT),
        seats=seats,
        created=int(time.time()),
        rules=meta.rules_version,
        host=host,
        pace=pace,
    )


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("level", level, ", ".join(LEVELS))


def _replay(
    info: p.TableInfo,
    kept: Kept,
    made: Sequence[tuple[int, Choice]],
    viewer: int | None,
    language: str | None,
) -> bytes:
    again = Match(kept.game, kept.players, kept.seed, **kept.options)
    say = None if language is None else Teller(again.game, language)
    moments = [moment(again.state, viewer, 0, None, again.opening, say)]
    for step, (seat, choice) in enumerate(made, start=1):
        events = again.play(choice, seat)
        moments.append(moment(again.state, viewer, step, (seat, choice.number), events, say))
    return msgspec.json.encode(p.Replay(info, viewer, moments, result(again.state)))
