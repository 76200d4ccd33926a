"""All tables: loaded when somebody looks at them, unloaded when nobody does."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import hashlib
import logging
import secrets
import time
from collections.abc import Collection, Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

from cantina.bots import LEVELS
from cantina.bots.learned import suits
from cantina.kernel.errors import Allowed, BadOption, UnknownGame
from cantina.kernel.match import Match
from cantina.kernel.numbers import NUMBERS, NumberSet
from cantina.kernel.random_streams import secret_seed
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.cluster import Cluster, SingleProcess, TableChanged
from cantina.server.errors import RequestRejected
from cantina.server.limits import TokenBucket
from cantina.server.metrics import Metrics
from cantina.server.pictures import PER_TABLE, BadPicture, PictureStore, checked_picture
from cantina.server.puzzles import PuzzleService
from cantina.server.replays import ReplayService
from cantina.server.reviews import ReviewService, ReviewTask
from cantina.server.seats import Seat, clean_text, hash_token, new_token, seat_for_token
from cantina.server.store import Conflict, DamagedTable, LogRow, Store, StoreUnavailable, TableRecord
from cantina.server.table import Table
from cantina.server.table.actor import TableDeleted
from cantina.server.table.info import table_info
from cantina.server.worker_pool import WorkerPool

if TYPE_CHECKING:  # it needs packages that are installed only for it
    from cantina.server.push.service import PushService

log = logging.getLogger("cantina.tables")

IDLE_SECONDS = 300.0
"""Seconds after which a table without viewers is unloaded."""
MAX_LISTED = 40
"""Open tables that are listed."""
DAY_SECONDS = 86_400
MAX_EXPIRED = 50
"""Old tables that are deleted at a time."""
SWEEPS_PER_COLLECTION = 10
"""Sweeps after which a full garbage collection is made."""


class Tables:
    """Finds, makes, loads and unloads tables, and what they share: the store and the worker pools."""

    def __init__(
        self,
        store: Store,
        bot_workers: WorkerPool,
        analysis_workers: WorkerPool,
        analysis_bot: str,
        metrics: Metrics,
        levels: Mapping[str, str] | None = None,
        keep_finished_days: float | None = None,
        numbers: Mapping[str, NumberSet] | None = None,
        allow_numbers: bool = False,
        push: PushService | None = None,
        pictures: PictureStore | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster: Cluster = cluster or SingleProcess()
        self._pictures = pictures
        self.bot_workers = bot_workers
        """Run the bots that play."""
        self.analysis_workers = analysis_workers
        """Run hints and reviews, so that no playing bot waits for one."""
        self.analysis_bot = analysis_bot
        """The bot that gives hints and reviews."""
        self.metrics = metrics
        self.push = push
        """Tells people by Web Push that it is their turn; None: the operator has no keys for it."""
        self._levels = dict(levels or {})
        """The operator's bots by level."""
        self.reviews = ReviewService(analysis_workers, analysis_bot)
        self.puzzles = PuzzleService(store, analysis_workers, analysis_bot)
        self._keep_finished_days = keep_finished_days
        self._numbers = dict(numbers or {})
        """By game: the operator's set of numbers for new tables."""
        self._allow_numbers = allow_numbers
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self.replays = ReplayService()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    @property
    def pictures(self) -> PictureStore:
        if self._pictures is None:
            raise RequestRejected("no-pictures")
        return self._pictures

    async def close(self) -> None:
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        self.reviews.close()
        if self.push is not None:
            await self.push.close()
        await self.bot_workers.close()
        await self.analysis_workers.close()
        await self.cluster.close()
        await self.store.close()

    async def table(self, table_id: str) -> Table:
        """A table by its id; raises RequestRejected if there is none."""
        found = self._tables.get(table_id)
        if found is None:
            if table_id not in self._loading:  # whoever else asks for it meanwhile gets the same one
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(self._loading[table_id])
        found.last_used_at = time.monotonic()
        if self.cluster.shared:
            try:
                await found.refresh()
            except TableDeleted:
                self.unload(found)
                raise RequestRejected("no-such-table", table=table_id) from None
        return found

    # -- what other processes do ------------------------------------------------------------------

    def table_changed(self, changed: TableChanged) -> None:
        """Another process has done something at a table."""
        table = self._tables.get(changed.table)
        if table is not None:
            table.post(lambda: table.follow(changed))

    def processes_ended(self, processes: frozenset[str]) -> None:
        """Takes over what other processes have left behind."""
        for table in self._tables.values():
            if table.lease.held_by(processes) or table.viewers.comes_through(processes):
                self.table_changed(TableChanged(table.record.id, stored=True, connections=True, lease=True))

    def reconnected(self) -> None:
        """Catches up with whatever other processes have done at the tables that somebody looks at."""
        for table in list(self._tables.values()):
            if table.viewers.all:
                table.post(table.resume)
            else:
                self.unload(table)
                closing = asyncio.create_task(table.close())
                self._closing.add(closing)
                closing.add_done_callback(self._closing.discard)

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
        except DamagedTable:
            raise RequestRejected("table-damaged", table=table_id) from None
        if stored is None:
            raise RequestRejected("no-such-table", table=table_id)
        record, log_rows, chat = stored
        try:
            if record.rules_version not in find_game(record.game).meta.rules_versions:
                raise RequestRejected("other-rules", table=table_id)
            elsewhere = await self.cluster.presence(table_id)
            table = self._add(Table(self, record, log_rows, chat))
            table.viewers.set_elsewhere(elsewhere)
            if elsewhere.processes:
                table.clocks.keep_running(elsewhere.clocks_since)
            return table
        except UnknownGame:
            raise RequestRejected("other-rules", table=table_id) from None
        except (RequestRejected, StoreUnavailable):
            raise
        except Exception:  # a log that does not fit the rules, for instance: the fault of this table only
            log.exception("a table cannot be loaded", extra={"table": table_id})
            raise RequestRejected("table-damaged", table=table_id) from None

    def unload(self, table: Table) -> None:
        self._tables.pop(table.record.id, None)
        self.metrics.tables.set(len(self._tables))

    def _add(self, table: Table) -> Table:
        self._tables[table.record.id] = table
        self.metrics.tables.set(len(self._tables))
        return table

    async def _sweep(self) -> None:
        for sweep in count(1):
            await asyncio.sleep(IDLE_SECONDS / 5)
            if sweep % SWEEPS_PER_COLLECTION == 0:
                gc.collect()
            now = time.monotonic()
            for table in list(self._tables.values()):
                if table.idle and now - table.last_used_at > IDLE_SECONDS:
                    self.unload(table)
                    await table.close()
            try:
                await self.delete_expired(time.time())
            except Exception:  # the store may fail for a while; the next sweep tries again
                log.exception("old tables could not be deleted")

    async def delete_expired(self, now: float) -> list[str]:
        """Deletes old tables that nobody looks at: empty lobbies, and finished ones if the operator says so."""
        days = self._keep_finished_days
        finished_before = None if days is None else int(now - days * DAY_SECONDS)
        expired = await self.store.expired_tables(int(now - DAY_SECONDS), finished_before, MAX_EXPIRED)
        deleted = [table for table in expired if table not in self._tables]
        for table in deleted:
            await self.store.delete(table)
        if deleted:
            log.info("old tables deleted", extra={"why": ", ".join(deleted)})
        return deleted

    def bot_for_level(self, match: Match, level: str) -> str:
        """The bot that plays a level: the operator's, if there is one for this game and its numbers.

        Clients name levels only, so nobody but the operator names a file.
        """
        bot = self._levels.get(level, level)
        return bot if suits(bot, match.game, match.numbers.values) else level

    # -- making tables ----------------------------------------------------------------------------

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
        table = self._add(Table(self, record, [], []))
        await self.store.save(record)
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

    async def subscribe(self, table_id: str, request: p.Subscribe) -> None:
        """Tells a browser from now on when it is the turn of the seat it holds."""
        push, record, seat = await self._pushed_seat(table_id, request.token)
        await push.subscribe(record.id, seat, hash_token(request.token), request)

    async def unsubscribe(self, table_id: str, request: p.Unsubscribe) -> None:
        push, record, _ = await self._pushed_seat(table_id, request.token)
        await push.unsubscribe(record.id, request.endpoint)

    async def _pushed_seat(self, table_id: str, token: str) -> tuple[PushService, TableRecord, int]:
        if self.push is None:
            raise RequestRejected("push-off")
        record = (await self.table(table_id)).record
        seat = seat_for_token(record.seats, token)
        if seat is None:
            raise RequestRejected("no-such-seat")
        return self.push, record, seat

    async def join(self, table_id: str, request: p.Join) -> p.SeatTokens:
        table = await self.table(table_id)
        token = new_token()
        seat = await table.call(lambda: table.lobby.join(request.seat, request.name, hash_token(token)))
        return p.SeatTokens(table.record.id, {str(seat): token})

    async def rematch(self, finished: TableRecord, host: int, ready: Collection[int]) -> str:
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
            await self.store.save(record)
        return record.id

    async def continue_from(self, table_id: str, request: p.Continue) -> p.SeatTokens:
        """Makes a table that continues a finished match from one of its steps, against bots."""
        table = await self._finished_table(table_id)
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
        await self.store.save(record)
        if log_rows:
            await self.store.append_log(record.id, log_rows)
        self._add(Table(self, record, log_rows, []))
        return p.SeatTokens(record.id, {str(request.seat): token})

    # -- finding tables ---------------------------------------------------------------------------

    async def open_tables(self) -> list[p.TableInfo]:
        found = [self._info(record) for record in await self.store.open_tables(MAX_LISTED)]
        return [info for info in found if info.stage == "lobby"]

    def _info(self, record: TableRecord) -> p.TableInfo:
        """Describes a table without loading it."""
        loaded = self._tables.get(record.id)
        return table_info(record, (), 0, 0) if loaded is None else loaded.info()

    async def my_tables(self, seats: list[p.SeatToken]) -> list[p.MyTable]:
        found = []
        for claimed in seats:
            try:
                record = await self.store.find(claimed.table)
            except DamagedTable:  # the caller's other tables are well
                continue
            except Exception:
                log.exception("a table cannot be read", extra={"table": claimed.table})
                continue
            if record is None:
                continue
            seat = seat_for_token(record.seats, claimed.token)
            if seat is not None:
                found.append(await self._my_table(record, seat))
        return found

    async def _my_table(self, record: TableRecord, seat: int) -> p.MyTable:
        """How a table stands for one of its seats; a match that is played is loaded for that."""
        since = {"lobby": record.created, "over": record.finished or None}.get(record.stage)
        mine = p.MyTable(self._info(record), seat, False, [], since, record.winners)
        if record.stage == "playing":
            with contextlib.suppress(RequestRejected):
                table = await self.table(record.id)
                mine.my_turn = table.play.asked(seat) is not None
                mine.deciding = [one for one, _ in table.match.state.deciding]
                mine.since = table.clocks.since
        return mine

    async def replay(
        self, table_id: str, viewer: int | None, language: str | None, limit: TokenBucket
    ) -> bytes:
        """A finished match as one seat saw it, or as the public did, as JSON; with a language, as text too."""
        table = await self._replayed_table(table_id, viewer)
        return await self.replays.replay(
            table.record, table.info(), table.match.choices, viewer, language, limit
        )

    async def cached_replay(self, table_id: str, viewer: int | None, language: str | None) -> bytes | None:
        """A replay that has been made already, which costs nothing; None: it has to be made."""
        await self._replayed_table(table_id, viewer)
        return self.replays.cached(table_id, viewer, language)

    async def _replayed_table(self, table_id: str, viewer: int | None) -> Table:
        table = await self._finished_table(table_id)
        if viewer is not None and viewer >= table.record.players:
            raise BadOption(
                "seat", viewer, Allowed("from-to", "{low} to {high}", low=0, high=table.record.players - 1)
            )
        return table

    async def review(self, table_id: str, seat: int, address: str) -> ReviewTask:
        """The review of one seat of a finished match; it runs as long as somebody waits for it."""
        table = await self._finished_table(table_id)
        if seat >= table.record.players:
            raise BadOption(
                "seat", seat, Allowed("from-to", "{low} to {high}", low=0, high=table.record.players - 1)
            )
        return self.reviews.task_for(table.record, table.match, seat, address)

    async def save_picture(self, table_id: str, step: int, token: str | None, data: bytes) -> None:
        """Stores the picture of a moment of a finished match, for previews of links to it."""
        table = await self._finished_table(table_id)
        if seat_for_token(table.record.seats, token) is None:
            raise RequestRejected("no-such-seat")
        last = len(table.match.choices)
        if not 0 <= step <= last:
            raise BadOption("step", step, Allowed("from-to", "{low} to {high}", low=0, high=last))
        try:
            png = checked_picture(data)
        except BadPicture as error:
            raise RequestRejected("bad-picture", why=str(error)) from None
        await self.pictures.save_picture(table.record.id, step, png, PER_TABLE)

    async def make_puzzle(self, table_id: str, step: int, token: str | None, address: str) -> str:
        """Makes a puzzle of a decision of a finished match, and returns its id."""
        table = await self._finished_table(table_id)
        if seat_for_token(table.record.seats, token) is None:
            raise RequestRejected("no-such-seat")
        made = table.match.choices
        if not 0 <= step < len(made):
            raise BadOption("step", step, Allowed("from-to", "{low} to {high}", low=0, high=len(made) - 1))
        return await self.puzzles.make(table.record, made, step, address)

    async def _finished_table(self, table_id: str) -> Table:
        table = await self.table(table_id)
        if table.record.stage != "over":
            raise RequestRejected("not-over")
        return table


def _new_record(
    game: str, options: dict[str, Any], seats: list[Seat], *, host: int, pace: p.Pace
) -> TableRecord:
    meta = find_game(game).meta
    return TableRecord(
        id=secrets.token_urlsafe(9),
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
    return base64.urlsafe_b64encode(mixed.digest()[:9]).decode()


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("level", level, Allowed("one-of", "{values}", values=list(LEVELS)))
