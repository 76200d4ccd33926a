"""A table's task: it owns the match, and does everything that is put in the table's inbox, in order.

A choice is checked, then written to the log, then applied, then sent to the viewers; so whatever anybody has
been sent is still there after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from cantina.kernel.match import Match
from cantina.server import protocol as p
from cantina.server.cluster import TableChanged
from cantina.server.errors import RequestRejected
from cantina.server.store import (
    ChatLine,
    Conflict,
    LogRow,
    StoredNotice,
    StoredStandingAnswer,
    StoreUnavailable,
    TableChanges,
    TableRecord,
)
from cantina.server.table.bots import Bots
from cantina.server.table.chat import Chat
from cantina.server.table.clocks import Clocks
from cantina.server.table.hints import Hints
from cantina.server.table.info import table_info
from cantina.server.table.lease import TableLease
from cantina.server.table.lobby import Lobby
from cantina.server.table.play import Play
from cantina.server.table.request import Request
from cantina.server.table.turn_alerts import TurnAlerts
from cantina.server.table.undo import Undo
from cantina.server.table.updates import EventLog, LogStep
from cantina.server.table.viewers import Viewer, Viewers

if TYPE_CHECKING:
    from cantina.server.tables import Tables

log = logging.getLogger("cantina.table")
T = TypeVar("T")

MAX_NOTICES = 60
"""Notices that a table keeps."""
MAX_ATTEMPTS = 8
"""How often work is done anew because other processes were faster, before the table is closed."""


MAX_WAITING = 50
"""Requests of one connection that may wait in a table's inbox."""


class Table:
    """One table in memory; each of its concerns is an object of its own."""

    def __init__(
        self, tables: Tables, record: TableRecord, log_rows: list[LogRow], chat: list[ChatLine]
    ) -> None:
        self.tables = tables
        self.record = record
        self.last_used_at = time.monotonic()
        """When somebody last asked for it or disconnected from it."""
        self.submissions: set[str] = set()
        """Requests that have been carried out: a repeated one is not carried out again."""
        self._working = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        """What the table's task waits for while the inbox is empty."""
        self.lease = TableLease(self)
        self.viewers = Viewers(self)
        self.play = Play(self)
        self.undo = Undo(self)
        self.clocks = Clocks(self)
        self.turn_alerts = TurnAlerts(self)
        self.bots = Bots(self)
        self.hints = Hints(self)
        self.lobby = Lobby(self)
        self.chat = Chat(self, chat)
        self._closed = False
        self._calls: set[asyncio.Future[Any]] = set()
        """What others wait for while their work is in the inbox."""
        self._unpublished: list[Callable[[], object]] = []
        """Observations for the metrics that would tell of answers nobody may know of yet."""
        self._sent_notices = list(record.notices)
        """The notices that viewers have been sent."""
        self.deal()
        for row in log_rows:
            self.play_row(row)
        self._load_standing_answers()
        self._task = asyncio.create_task(self._run(), name=f"table {record.id}")
        if record.stage == "playing":
            self.post(self.play.advance)

    def deal(self) -> None:
        """Sets the match up from the record's seed, before its first choice."""
        record = self.record
        rules = record.rules_version
        self.match = Match(record.game, record.players, record.seed, rules_version=rules, **record.options)
        self.event_log = EventLog(self.match.setup_events)

    def _load_standing_answers(self) -> None:
        standing = [(one.seat, one.choice, one.span) for one in self.record.standing]
        self.play.standing_answers.load(self.match.game, standing)

    async def append_log(self, row: LogRow, lease_token: int | None = None) -> LogStep:
        """Stores a step, and plays it when it is durable."""
        begun = time.perf_counter()
        row.at = int(time.time())
        await self.tables.store.append_log(self.record.id, [row], lease_token)
        elapsed = time.perf_counter() - begun
        self.observe(lambda: self.tables.metrics.commit.observe(elapsed))
        return self.play_row(row)

    def play_row(self, row: LogRow) -> LogStep:
        """Plays a step that is in the stored log, whoever has written it."""
        self.clocks.add(row.seat, row.elapsed_ms, row.at)
        if row.submission:
            self.submissions.add(row.submission)
        if row.choice >= 0:
            step = self.play.apply(row.seat, self.match.game.choices[row.choice])
        else:
            step = self.undo.apply(row.seat, -row.choice)
        self.play.update_decision_number()
        return step

    async def store_record(self) -> None:
        """Stores the record after a change that nobody is told of."""
        self.record.standing = [StoredStandingAnswer(*one) for one in self.play.standing_answers.dump()]
        await self.tables.store.save(self.record)

    async def save_record(self) -> None:
        """Stores the record after a change, and sends it to everybody."""
        await self.store_record()
        self._send_record()

    def _send_record(self) -> None:
        """Sends everybody the record, and the notices they have not been sent."""
        for notice in self.record.notices:
            if notice not in self._sent_notices:
                self.viewers.broadcast(p.Notice(notice.step, notice.code, notice.seat))
        self._sent_notices = list(self.record.notices)
        self.viewers.send_lobby()

    def add_notice(self, code: str, seat: int) -> None:
        """Adds a notice for everybody; it is sent when the caller saves the record."""
        self.record.notices.append(StoredNotice(self.play.step, code, seat))
        del self.record.notices[:-MAX_NOTICES]

    # -- what other processes do ------------------------------------------------------------------

    async def follow(self, changed: TableChanged) -> None:
        """Plays and shows what another process has done."""
        if changed.lease:
            self.lease.recheck()
        if changed.connections:
            self.lease.release_unwatched()
            await self.viewers.refresh_presence()
        expected = self.event_log.length
        if changed.stored or any(row.step > expected for row in changed.log_rows):
            await self.catch_up()
        else:
            self._follow_rows(changed.log_rows)
        await self.play.advance()

    async def resume(self) -> None:
        """Catches up with whatever has happened while this process was not told."""
        self.lease.recheck()
        self.viewers.publish_presence()
        await self.viewers.refresh_presence()
        await self.catch_up()
        await self.play.advance()

    async def refresh(self) -> None:
        """Returns when this table has everything that was stored before the call.

        Whoever has an answer of another process, finds here what that answer says.
        """
        changes = await self._read_changes()
        if changes.record is not None or changes.log_rows or changes.chat:

            async def apply() -> None:
                self._apply(changes)
                await self.play.advance()

            await self.call(apply)

    async def catch_up(self) -> None:
        """Plays and shows what is stored and not yet here."""
        self._apply(await self._read_changes())

    async def _read_changes(self) -> TableChanges:
        found = await self.tables.store.load_changes(
            self.record.id, self.record.version, self.event_log.length, self.chat.length
        )
        if found is None:
            raise TableDeleted(self.record.id)
        return found

    def _apply(self, changes: TableChanges) -> None:
        if changes.record is not None and changes.record.version > self.record.version:
            self._replace_record(changes.record)
        self._follow_rows(changes.log_rows)
        self.chat.follow(changes.chat)

    def _follow_rows(self, log_rows: Sequence[LogRow]) -> None:
        for row in log_rows:
            if row.step == self.event_log.length:  # others are here already
                self.play.send_step(self.play_row(row), row.seat)

    def _replace_record(self, record: TableRecord) -> None:
        """Goes on with a record that another process has stored, whatever was tried with the old one."""
        self.record = record
        started = record.stage != "lobby" and record.seed != self.match.seed
        if started:
            self.deal()
            self.viewers.forget_views()
        self._load_standing_answers()
        self.viewers.assign_seats()
        self._send_record()
        if started:
            self.clocks.open_decision()
            self.viewers.send_updates(self.viewers.all)

    def observe(self, observation: Callable[[], object]) -> None:
        """Has the metrics, which everybody may read, count something as soon as it tells nothing hidden."""
        self._unpublished.append(observation)

    def publish_observations(self) -> None:
        """Counts what has been observed; only while there are no hidden answers."""
        for observation in self._unpublished:
            observation()
        self._unpublished.clear()

    def info(self) -> p.TableInfo:
        viewers = self.viewers
        return table_info(self.record, viewers.connected_seats, self.play.step, viewers.spectators)

    # -- the task ---------------------------------------------------------------------------------

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Puts work into the inbox."""
        self._inbox.append(work)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has work done by the table's task, and returns its result.

        Raises RequestRejected if the table is closed before.
        """
        if self._closed:
            raise RequestRejected("table-closed")
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                done = await work()
            except Conflict:  # it is done anew
                raise
            except Exception as error:
                rejected = isinstance(error, RequestRejected)
                if not result.done():
                    result.set_exception(error if rejected else RequestRejected("table-closed"))
                if not rejected:
                    raise
            else:
                if not result.done():
                    result.set_result(done)

        self._calls.add(result)
        result.add_done_callback(self._calls.discard)
        self.post(run)
        return await result

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts something that takes long beside the table's task; it ends with the table."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        while True:
            while not self._inbox:
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting
            work = self._inbox.popleft()
            self._working = True
            try:
                await self._do(work)
            except Exception as error:
                # Memory and store may now differ: close all connections; the clients reconnect, and the table
                # is loaded from the store again.
                if isinstance(error, TableDeleted | Conflict | StoreUnavailable):
                    why = f"{type(error).__name__}: {error}"
                    log.warning("closed", extra={"table": self.record.id, "why": why})
                else:
                    log.exception("failed", extra={"table": self.record.id})
                self.tables.unload(self)
                await self.close()
                return
            finally:
                self._working = False

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does something, and anew if another process was faster: then it finds what that one has done."""
        for attempt in range(MAX_ATTEMPTS):
            try:
                await work()
                return
            except Conflict:
                if attempt + 1 == MAX_ATTEMPTS:
                    raise
                self.lease.forget()
                await self.catch_up()

    async def close(self) -> None:
        self.viewers.disconnect_all("table-closed")  # whoever has just come would never be answered
        self.viewers.all.clear()
        self.viewers.publish_presence()
        self._closed = True
        for call in list(self._calls):
            if not call.done():
                call.set_exception(RequestRejected("table-closed"))
        if self._task is not asyncio.current_task():
            self._task.cancel()
        for task in self._tasks:
            task.cancel()
        self.clocks.stop()
        self.turn_alerts.stop()
        self.lease.release_unwatched()

    @property
    def closed(self) -> bool:
        return self._closed

    @property
    def idle(self) -> bool:
        return not (self.viewers.all or self.bots.pending or self._working or self._inbox)

    # -- requests ---------------------------------------------------------------------------------

    def receive(self, viewer: Viewer, message: p.ClientMessage, received_at: float) -> None:
        """Puts a client's request into the inbox; whoever has too many waiting there is cut off."""
        if viewer.waiting >= MAX_WAITING:
            viewer.disconnect("too-fast")
            return
        viewer.waiting += 1
        self.post(lambda: self._handle(Request(viewer, message, received_at)))

    async def _handle(self, request: Request) -> None:
        message = request.message
        request.viewer.waiting -= 1
        handler = HANDLERS[type(message)]
        try:
            if self.record.stage == "lobby" and not handler.in_lobby:
                raise RequestRejected("not-started")
            if request.submission in self.submissions:
                self.send_done(request)  # it was sent twice
                return
            if not handler.for_spectators:
                request.require_seat()
            await handler.method(self)(request)
        except RequestRejected as rejected:
            if not isinstance(message, p.Hint):  # nobody else may learn that somebody asks for hints
                self.tables.metrics.refusals.labels(rejected.code).inc()
            request.answer(p.Rejected(message.id, rejected.code, rejected.rule, dict(rejected.params)))

    def send_done(self, request: Request) -> None:
        request.answer(p.Done(request.message.id, self.play.step))


class TableDeleted(Exception):
    """The table is no longer stored."""


class Handler(NamedTuple):
    """What carries out one kind of request."""

    method: Callable[[Table], Callable[[Request], Awaitable[None]]]
    in_lobby: bool = False
    """Whether it is allowed before the match has started."""
    for_spectators: bool = False


HANDLERS: Mapping[type[p.FromClient], Handler] = {
    p.Choose: Handler(lambda table: table.play.choose),
    p.AnswerStanding: Handler(lambda table: table.play.answer_standing),
    p.WithdrawStanding: Handler(lambda table: table.play.withdraw_standing),
    p.WhyNot: Handler(lambda table: table.play.why_not),
    p.TextBoard: Handler(lambda table: table.play.text_board, for_spectators=True),
    p.Undo: Handler(lambda table: table.undo.undo),
    p.Hint: Handler(lambda table: table.hints.hint),
    p.Chat: Handler(lambda table: table.chat.chat, in_lobby=True, for_spectators=True),
    p.Ready: Handler(lambda table: table.lobby.set_ready, in_lobby=True),
    p.Rename: Handler(lambda table: table.lobby.rename, in_lobby=True),
    p.Start: Handler(lambda table: table.lobby.start_requested, in_lobby=True),
    p.SetSeat: Handler(lambda table: table.lobby.set_seat, in_lobby=True),
    p.SetPace: Handler(lambda table: table.lobby.set_pace, in_lobby=True),
    p.Leave: Handler(lambda table: table.lobby.leave, in_lobby=True),
    p.LendSeat: Handler(lambda table: table.lobby.lend),
    p.ReclaimSeat: Handler(lambda table: table.lobby.reclaim),
    p.Cover: Handler(lambda table: table.lobby.cover),
    p.Rematch: Handler(lambda table: table.lobby.rematch),
}
