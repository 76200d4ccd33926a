"""The hall: all tables, loaded when somebody looks and put away when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

from cantina.kernel.errors import BadOption
from cantina.kernel.luck import SEED_LIMIT
from cantina.kernel.match import Match
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.bots import LEVELS, Thinkers
from cantina.server.metrics import Metrics
from cantina.server.seats import Seat, hashed, new_token
from cantina.server.store import Kept, Row, Store
from cantina.server.stream import moment, result
from cantina.server.table import Refuse, Table, tidy
from cantina.tell import Teller

IDLE = 300.0
"""Seconds after which a table nobody looks at is put away."""
LISTED = 40


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        await self.thinkers.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """A table by its name; Refuse when there is none."""
        found = self._tables.get(name)
        if found is not None:
            return found
        async with self._loading.setdefault(name, asyncio.Lock()):
            found = self._tables.get(name)
            if found is None:
                kept = await self.store.load(name)
                if kept is None:
                    self._loading.pop(name, None)
                    raise Refuse("no-such-table", table=name)
                found = self._add(Table(self, *kept))
        self._loading.pop(name, None)
        return found

    def forget(self, table: Table) -> None:
        self._tables.pop(table.kept.id, None)
        self.metrics.tables.set(len(self._tables))

    def _add(self, table: Table) -> Table:
        self._tables[table.kept.id] = table
        self.metrics.tables.set(len(self._tables))
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 5)
            now = time.monotonic()
            for table in list(self._tables.values()):
                if table.idle and now - table.left_at > IDLE:
                    self.forget(table)
                    await table.close()

    # -- making tables ----------------------------------------------------------------------------

    async def make(self, wish: p.NewTable) -> p.Seated:
        """A new table, its seats planned; the one who makes it gets the secrets of their seats."""
        for plan in wish.seats:
            if plan.level not in LEVELS:
                raise BadOption("level", plan.level, ", ".join(LEVELS))
        if not any(plan.who == "me" for plan in wish.seats):
            raise BadOption("seats", [plan.who for plan in wish.seats], "at least one seat for me")
        options: dict[str, Any] = dict(wish.options)
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
        kept = self._kept(wish.game, wish.options, seats)
        kept.host = int(next(iter(tokens)))
        kept.listed = wish.listed
        kept.clock = wish.clock
        await self.store.save(kept)
        table = self._add(Table(self, kept, [], []))
        if wish.start and all(not seat.free for seat in seats):
            await table.start(None)
        return p.Seated(kept.id, tokens)

    def _kept(self, game: str, options: dict[str, bool | int | str], seats: list[Seat]) -> Kept:
        return Kept(
            id=secrets.token_urlsafe(9),
            game=find_game(game).meta.name,
            players=len(seats),
            options=dict(options),
            seed=secrets.randbelow(SEED_LIMIT),
            seats=seats,
            created=int(time.time()),
        )

    async def join(self, name: str, wish: p.Join) -> p.Seated:
        table = await self.table(name)
        token = new_token()
        seat: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def join() -> None:
            try:
                seat.set_result(await table.join(wish.seat, wish.name, hashed(token)))
            except Refuse as refusal:
                seat.set_exception(refusal)

        table.post(join)
        return p.Seated(table.kept.id, {str(await seat): token})

    async def rematch(self, over: Kept, host: int) -> str:
        """The same people at a new table; their secrets go on holding their seats."""
        seats = [
            Seat(name=s.name, token=s.token, bot=None if s.token else s.bot, ready=False) for s in over.seats
        ]
        kept = self._kept(over.game, over.options, seats)
        kept.host = host
        kept.listed = over.listed
        kept.clock = over.clock
        await self.store.save(kept)
        return kept.id

    async def continue_from(self, name: str, wish: p.Continue) -> p.Seated:
        """A new table that goes on from one moment of a finished match, against bots."""
        table = await self._finished(name)
        if wish.level not in LEVELS:
            raise BadOption("level", wish.level, ", ".join(LEVELS))
        made = table.match.choices
        if wish.seat >= table.kept.players:
            raise BadOption("seat", wish.seat, f"0 to {table.kept.players - 1}")
        if wish.step >= len(made):
            raise BadOption("step", wish.step, f"0 to {len(made) - 1}")
        token = new_token()
        seats = [Seat(bot=wish.level) for _ in range(table.kept.players)]
        seats[wish.seat] = Seat(name=tidy(wish.name), token=hashed(token), ready=True)
        kept = self._kept(table.kept.game, table.kept.options, seats)
        kept.seed = table.kept.seed
        kept.host = wish.seat
        rows = [Row(at, seat, choice.number, "", 0) for at, (seat, choice) in enumerate(made[: wish.step])]
        kept.stage = "playing"
        await self.store.save(kept)
        if rows:
            await self.store.append(kept.id, rows)
        self._add(Table(self, kept, rows, []))
        return p.Seated(kept.id, {str(wish.seat): token})

    # -- finding tables ---------------------------------------------------------------------------

    async def open_tables(self) -> list[p.TableInfo]:
        found = []
        for kept in await self.store.open_tables(LISTED):
            with contextlib.suppress(Refuse):
                found.append((await self.table(kept.id)).info())
        return [info for info in found if info.stage == "lobby"]

    async def mine(self, held: list[p.Holding]) -> list[p.MyTable]:
        found = []
        for holding in held:
            try:
                table = await self.table(holding.table)
            except Refuse:
                continue
            seat = table.seat_of(holding.token)
            if seat is not None:
                mine = table.kept.stage == "playing" and any(
                    d.seat == seat for d in table.match.state.decisions
                )
                found.append(p.MyTable(table.info(), seat, mine))
        return found

    async def replay(self, name: str, viewer: int | None, language: str | None) -> p.Replay:
        """A finished match, step by step, as one seat saw it or as the public did.

        With a language, every step comes with the table as text.
        """
        table = await self._finished(name)
        if viewer is not None and viewer >= table.kept.players:
            raise BadOption("seat", viewer, f"0 to {table.kept.players - 1}")
        kept = table.kept
        again = Match(kept.game, kept.players, kept.seed, **kept.options)
        say = None if language is None else Teller(again.game, language)
        moments = [moment(again.state, viewer, 0, None, again.opening, say)]
        for step, (seat, choice) in enumerate(table.match.choices, start=1):
            events = again.play(choice, seat)
            moments.append(moment(again.state, viewer, step, (seat, choice.number), events, say))
            if step % 20 == 0:
                await asyncio.sleep(0)  # others are waiting too
        return p.Replay(table.info(), viewer, moments, result(again.state))

    async def _finished(self, name: str) -> Table:
        table = await self.table(name)
        if table.kept.stage != "over":
            raise Refuse("not-over")
        return table
