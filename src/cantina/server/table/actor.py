"""A table's task: it owns the match, and does everything that is put in the table's inbox, in order.

A choice is checked, then written to the log, then applied, then sent to the viewers; so whatever anybody has
been sent is still there after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from cantina.kernel.match import Match
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.store import (
    ChatLine,
    Conflict,
    LogRow,
    StoredNotice,
    StoredStandingAnswer,
    TableRecord,
)
from cantina.server.table.bots import Bots
from cantina.server.table.chat import Chat
from cantina.server.table.clocks import Clocks
from cantina.server.table.hints import Hints
from cantina.server.table.info import table_info
from cantina.server.table.lobby import Lobby
from cantina.server.table.play import Play
from cantina.server.table.request import Request
from cantina.server.table.turn_alerts import TurnAlerts
from cantina.server.table.undo import Undo
from cantina.server.table.updates import EventLog
from cantina.server.table.viewers import Viewer, Viewers

if TYPE_CHECKING:
    from cantina.server.tables import Tables

log = logging.getLogger("cantina.table")
T = TypeVar("T")

MAX_NOTICES = 60
"""Notices that a table keeps."""


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
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
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
        self.deal()
        self._replay_log(log_rows)
        standing = [(one.seat, one.choice, one.span) for one in record.standing]
        self.play.standing_answers.load(self.match.game, standing)
        self._task = asyncio.create_task(self._run(), name=f"table {record.id}")
        if record.stage == "playing":
            self.post(self.play.finish if self.match.state.over else self.play.advance)

    def deal(self) -> None:
        """Sets the match up from the record's seed, before its first choice."""
        record = self.record
        rules = record.rules_version
        self.match = Match(record.game, record.players, record.seed, rules_version=rules, **record.options)
        self.event_log = EventLog(self.match.setup_events)

    def _replay_log(self, log_rows: list[LogRow]) -> None:
        """Rebuilds the match and its events from the stored log."""
        for row in log_rows:
            if row.choice >= 0:
                self.play.apply(row.seat, self.match.game.choices[row.choice])
            else:
                self.undo.apply(row.seat, -row.choice)
            self._count_row(row)
            self.play.update_decision_number()
        self.play.counted_steps = self.event_log.length

    async def append_log(self, row: LogRow) -> None:
        """Stores a step; it is durable when this returns."""
        begun = time.perf_counter()
        row.at = int(time.time())
        await self.tables.store.append_log(self.record.id, [row])
        elapsed = time.perf_counter() - begun
        self.observe(lambda: self.tables.metrics.commit.observe(elapsed))
        self._count_row(row)

    def _count_row(self, row: LogRow) -> None:
        self.clocks.add(row.seat, row.elapsed_ms, row.at)
        if row.submission:
            self.submissions.add(row.submission)

    async def store_record(self) -> None:
        """Stores the record after a change that nobody is told of."""
        self.record.standing = [StoredStandingAnswer(*one) for one in self.play.standing_answers.dump()]
        await self.tables.store.save(self.record)

    async def save_record(self) -> None:
        """Stores the record after a change, and sends it to everybody."""
        await self.store_record()
        self.viewers.send_lobby()

    def add_notice(self, code: str, seat: int) -> None:
        """Sends a notice to everybody; the caller stores it, with the other changes of the record."""
        step = self.play.step
        self.record.notices.append(StoredNotice(step, code, seat))
        del self.record.notices[:-MAX_NOTICES]
        self.viewers.broadcast(p.Notice(step, code, seat))

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
        self._inbox.put_nowait(work)

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
            work = await self._inbox.get()
            self._working = True
            try:
                await work()
            except Exception as error:
                # Memory and disk may now differ (another writer was first, or the disk failed): close all
                # connections; the clients reconnect, and the table is loaded from the store again.
                if not isinstance(error, Conflict):
                    log.exception("failed", extra={"table": self.record.id})
                self.tables.unload(self)
                self.viewers.disconnect_all("table-closed")
                await self.close()
                return
            finally:
                self._working = False

    async def close(self) -> None:
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

    @property
    def idle(self) -> bool:
        return not (self.viewers.all or self.bots.pending or self._working) and self._inbox.empty()

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
