"""A table: a match that people have joined. One task owns it, and everything comes through its inbox.

A choice is checked, then written to the log, then made, then told; so whatever anybody has been told is
still there after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from cantina.bots import LEVELS
from cantina.kernel.choice import Choice
from cantina.kernel.luck import SEED_LIMIT
from cantina.kernel.match import Match
from cantina.kernel.standing import Standing
from cantina.kernel.state import Decision
from cantina.server import protocol as p
from cantina.server import stream
from cantina.server.bots import FALLBACK, Job, Thought, luck_for
from cantina.server.pace import pause
from cantina.server.seats import Seat, opened
from cantina.server.store import CHAT_KEPT, Conflict, Kept, Line, Noted, Row
from cantina.server.viewers import Bucket, Delivery, Viewer
from cantina.tell import Teller

if TYPE_CHECKING:
    from cantina.server.hall import Hall

log = logging.getLogger("cantina.table")
T = TypeVar("T")

MOST_UNDOS = 60
"""Times a seat may take back a choice in one match."""
AWAY = 60.0
"""Seconds after which others may let a bot play for somebody who is away."""
HINT_RATE, HINT_BURST = 0.5, 6.0
"""Hints a second for one seat in the long run, and at once."""
_IN_LOBBY = (p.Chat, p.Ready, p.Rename, p.Start, p.Leave, p.SetSeat, p.SetPace)
_encoder = msgspec.json.Encoder()


class Refuse(Exception):
    """What was asked for is not possible; the client is told why."""

    def __init__(self, code: str, rule: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.params = params


class Table:
    def __init__(self, hall: Hall, kept: Kept, rows: list[Row], lines: list[Line]) -> None:
        self.hall = hall
        self.kept = kept
        self.lines = lines
        self.viewers: list[Viewer] = []
        self.left_at = time.monotonic()
        """When it was last looked at."""
        self.standing = Standing()
        self.spent = [0] * kept.players
        self.submissions: set[str] = set()
        self._together: list[bool] = []
        """Of each choice made, whether it answered a decision of several seats at once."""
        self._hidden = [0] * kept.players
        """Time spent on answers that are not told yet."""
        self._undos = [0] * kept.players
        self._away = [time.monotonic()] * kept.players
        """Since when nobody who holds a seat has been looking."""
        self._working = False
        self._thinking: set[tuple[int, int]] = set()
        self._hinting: set[int] = set()
        """Seats for which a hint is on its way."""
        self._hints = [Bucket(HINT_RATE, HINT_BURST) for _ in range(kept.players)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._opened = time.monotonic()
        self.ask = 0
        """The step at which the open decision was first asked."""
        self.match = self._fresh()
        self.story = stream.Story(self.match.opening)
        self._replay(rows)
        self._counted = self.story.step
        """The steps that have been counted."""
        self._task = asyncio.create_task(self._run(), name=f"table {kept.id}")
        if kept.stage == "playing":
            self.post(self._end if self.match.state.over else self._go_on)

    def _fresh(self) -> Match:
        return Match(self.kept.game, self.kept.players, self.kept.seed, **self.kept.options)

    def _replay(self, rows: list[Row]) -> None:
        """Tells the story of a kept log again."""
        for row in rows:
            if row.choice >= 0:
                self._play(row.seat, self.match.game.choices[row.choice])
            else:
                self._take_back(row.seat, -row.choice)
            self._hidden[row.seat] += row.spent
            if row.submission:
                self.submissions.add(row.submission)
            self._number_decision()

    # -- the one task -----------------------------------------------------------------------------

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Everything that happens to a table is put here, and done in order."""
        self._inbox.put_nowait(work)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has something done by the table's own task, and waits for what comes of it."""
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                outcome.set_result(await work())
            except Exception as error:
                outcome.set_exception(error)
                if not isinstance(error, Refuse):
                    raise

        self.post(carry_out)
        return await outcome

    async def _run(self) -> None:
        while True:
            work = await self._inbox.get()
            self._working = True
            try:
                await work()
            except Exception as error:
                # What is in memory may not be what is on disk (another writer was first, or the disk
                # failed): whoever looks is sent away, and finds the kept truth on return.
                if not isinstance(error, Conflict):
                    log.exception("failed", extra={"table": self.kept.id})
                self.hall.forget(self)
                for viewer in list(self.viewers):
                    viewer.drop("table-closed")
                await self.close()
                return
            finally:
                self._working = False

    async def close(self) -> None:
        if self._task is not asyncio.current_task():
            self._task.cancel()
        for task in self._tasks:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    @property
    def idle(self) -> bool:
        return not (self.viewers or self._thinking or self._working) and self._inbox.empty()

    # -- looking ----------------------------------------------------------------------------------

    def seat_of(self, token: str | None) -> int | None:
        """The seat a secret opens."""
        return opened(self.kept.seats, token)

    @property
    def step(self) -> int:
        """The last step everybody may know of: answers given unseen do not count yet."""
        return self.ask if self._unseen else self.story.step

    @property
    def _unseen(self) -> bool:
        """Whether somebody has answered a decision that others still think about."""
        return any(answer >= 0 for answer in self.match.state.answers)

    def info(self) -> p.TableInfo:
        here = {viewer.seat for viewer in self.viewers}
        watching = sum(viewer.seat is None for viewer in self.viewers)
        return table_info(self.kept, here, self.step, watching)

    def arrive(self, viewer: Viewer, since: int) -> None:
        """Somebody looks: they get the table, the chat, and all they have missed."""
        self.viewers.append(viewer)
        viewer.step = since if -1 <= since <= self.step else -1
        self._tell_lobby()
        for line in self.lines[-CHAT_KEPT:]:
            viewer.send(_encoder.encode(_chatted(line)))
        for noted in self.kept.notices:
            viewer.send(_encoder.encode(p.Notice(noted.step, noted.code, noted.seat)))
        if self.kept.stage != "lobby":
            self._tell([viewer])

    def depart(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.left_at = time.monotonic()
        if viewer.seat is not None and all(other.seat != viewer.seat for other in self.viewers):
            self._away[viewer.seat] = self.left_at
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        info = self.info()
        messages: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat not in messages:
                messages[viewer.seat] = _encoder.encode(p.Lobby(info, viewer.seat))
            viewer.send(messages[viewer.seat])

    def _tell(self, viewers: list[Viewer], begun: float | None = None) -> None:
        """Brings viewers up to date; those of one seat who know the same get the same bytes."""
        if not viewers:
            return
        clocks = self._clocks()
        result = stream.result(self.match.state)
        messages: dict[tuple[int | None, int], bytes] = {}
        delivery = None if begun is None else Delivery(begun, len(viewers), self.hall.metrics)
        for viewer in viewers:
            key = (viewer.seat, viewer.step)
            if key not in messages:
                messages[key] = _encoder.encode(self._update(*key, clocks, result))
            viewer.step = self.step
            viewer.send(messages[key], delivery)

    def _update(
        self,
        viewer: int | None,
        after: int,
        clocks: list[float] | None,
        result: p.ResultInfo | None,
    ) -> p.Update:
        state = self.match.state
        view = state.view(viewer)
        decision = None if viewer is None or self._answers_itself(viewer) else stream.asked(state, viewer)
        return p.Update(
            after=after,
            step=self.step,
            ask=self.ask,
            batches=self.story.batches(viewer, after),
            view=view,
            personas=stream.personas(self.match.game, view),
            decision=decision,
            undo=viewer is not None and self._undoable(viewer) > 0,
            standing=viewer is not None and self._stands(viewer),
            digest=self.story.digest(viewer),
            clocks=clocks,
            result=result,
        )

    def _bots(self) -> list[int]:
        return [at for at, seat in enumerate(self.kept.seats) if seat.bot is not None]

    def _undoable(self, seat: int) -> int:
        """How many choices go back with the seat's last one; 0: it stands.

        Not while seats decide unseen, nor back into such a decision: whether others have answered is
        theirs to know.
        """
        state = self.match.state
        if state.over or state.answers or self._undos[seat] >= MOST_UNDOS:
            return 0
        if not self.match.can_undo(seat, over=self._bots()):
            return 0
        count = [who for who, _ in reversed(self.match.choices)].index(seat) + 1
        return 0 if any(self._together[-count:]) else count

    def _answers_itself(self, seat: int) -> bool:
        """Whether a standing answer is about to be given for a seat."""
        decision = self._decision(seat)
        return decision is not None and self.standing.answer(decision) is not None

    def _stands(self, seat: int) -> bool:
        return self.standing.of(seat) is not None

    # -- playing ----------------------------------------------------------------------------------

    def _number_decision(self) -> None:
        if self._unseen:
            return
        self.ask = self.story.step
        self._opened = time.monotonic()
        for seat, spent in enumerate(self._hidden):
            self.spent[seat] += spent
            self._hidden[seat] = 0

    async def _make(self, seat: int, choice: Choice, submission: str, begun: float) -> None:
        """Writes a choice down, makes it, and tells everybody."""
        spent = int((time.monotonic() - self._opened) * 1000)
        row = Row(self.story.step, seat, choice.number, submission, spent)
        await self._append(row)
        self._play(seat, choice)
        self._number_decision()
        # While seats decide unseen by each other, only the one that answered hears about it.
        told = [v for v in self.viewers if v.seat == seat] if self._unseen else self.viewers
        self._tell(told, begun)
        if not self._unseen:
            self.hall.metrics.choices.labels(self.kept.game).inc(self.story.step - self._counted)
            self._counted = self.story.step
        if self.match.state.over:
            await self._end()

    def _play(self, seat: int, choice: Choice) -> None:
        self._together.append(len(self.match.state.answers) > 0)
        self.story.add(stream.Told(self.match.play(choice, seat)))

    def _take_back(self, seat: int, count: int) -> None:
        """Undoes the last choices, of which the first was the seat's."""
        kept = self.match.choices[:-count]
        self.match = self._fresh()
        for who, choice in kept:
            self.match.play(choice, who)
        del self._together[-count:]
        self._undos[seat] += 1
        self.story.add(stream.Told((), seat))

    async def _append(self, row: Row) -> None:
        begun = time.perf_counter()
        await self.hall.store.append(self.kept.id, [row])
        self.hall.metrics.commit.observe(time.perf_counter() - begun)
        self._hidden[row.seat] += row.spent
        if row.submission:
            self.submissions.add(row.submission)

    async def _end(self) -> None:
        self.kept.stage = "over"
        await self.hall.store.save(self.kept)
        self._tell_lobby()

    async def _go_on(self) -> None:
        """Standing answers speak, bots begin to think, clocks run."""
        while (left := self._left_answer()) is not None:
            seat, choice = left
            await self._make(seat, choice, "", time.perf_counter())
        if self.match.state.over:
            return
        for decision in self.match.state.decisions:
            level = self.kept.seats[decision.seat].bot
            key = (self.ask, decision.seat)
            if level is not None and key not in self._thinking:
                self._thinking.add(key)
                self._spawn(self._think(decision, self.ask, level))
        self._wind_clock()

    def _left_answer(self) -> tuple[int, Choice] | None:
        for decision in self.match.state.decisions:
            choice = self.standing.answer(decision)
            if choice is not None:
                return decision.seat, choice
        return None

    def _decision(self, seat: int) -> Decision | None:
        return next((d for d in self.match.state.decisions if d.seat == seat), None)

    # -- bots -------------------------------------------------------------------------------------

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _job(self, seat: int, bot: str, luck: int, weigh: bool = False) -> Job:
        return Job(
            table=self.kept.id,
            game=self.kept.game,
            players=self.kept.players,
            options=self.kept.options,
            seed=self.kept.seed,
            choices=[(who, choice.number) for who, choice in self.match.choices],
            seat=seat,
            bot=bot,
            luck=luck,
            weigh=weigh,
        )

    async def _think(self, decision: Decision, ask: int, level: str) -> None:
        seat = decision.seat
        made = self.match.choices
        luck = luck_for("bot", self.kept.seed, self.kept.id, len(made), seat)
        again = bool(made) and made[-1][0] == seat and not self._together[-1]
        wait = pause(self.kept.id, ask, seat, len(self.match.state.deciding), again)
        begun = time.perf_counter()
        thought = await self.hall.thinkers.think(self._job(seat, self.hall.plays(self.kept.game, level), luck))
        taken = time.perf_counter() - begun
        self.hall.metrics.thinking.labels(level).observe(taken)
        if self.kept.pace == "human" and self.viewers:  # nobody looks: nobody has to follow
            await asyncio.sleep(wait - taken)
        number = None if thought is None else thought.choice
        self.post(lambda: self._bot_chose(seat, ask, level, number))

    async def _bot_chose(self, seat: int, ask: int, level: str, number: int | None) -> None:
        self._thinking.discard((ask, seat))
        decision = self._decision(seat)
        if ask != self.ask or decision is None or self.kept.seats[seat].bot is None:
            await self._go_on()  # taken back, or answered by the seat's owner in the meantime
            return
        choice = None
        if number is not None and 0 <= number < len(self.match.game.choices):
            choice = self.match.game.choices[number]
        if choice is None or self.match.state.why_not(choice, seat) is not None:
            await self._replace_bot(seat)
            choice = decision.choices[0] if level == FALLBACK else None
        if choice is not None:
            await self._make(seat, choice, "", time.perf_counter())
        await self._go_on()

    async def _replace_bot(self, seat: int) -> None:
        """A bot that died or overran is replaced, and everybody is told."""
        log.warning("bot replaced", extra={"table": self.kept.id, "seat": seat})
        self.hall.metrics.bots_replaced.inc()
        self.kept.seats[seat].bot = FALLBACK
        self._notice("bot-replaced", seat)
        await self._changed()

    def _notice(self, code: str, seat: int) -> None:
        """The table says something; it is kept with the next change of the table."""
        self.kept.notices.append(Noted(self.step, code, seat))
        self._send_all(p.Notice(self.step, code, seat))

    def _send_all(self, message: p.ToClient) -> None:
        encoded = _encoder.encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    # -- hints ------------------------------------------------------------------------------------

    def _hint(self, viewer: Viewer, seat: int, message: p.Hint) -> None:
        """Begins to think about what a seat could do, from what it knows; nobody else notices."""
        if not self.kept.hints:
            raise Refuse("no-hints")
        self._playing(seat, message.ask)
        if seat in self._hinting or not self._hints[seat].take():
            raise Refuse("too-many-hints")
        self._hinting.add(seat)
        self._spawn(self._weigh(viewer, seat, message))

    async def _weigh(self, viewer: Viewer, seat: int, message: p.Hint) -> None:
        # Not even the deal's seed goes into it: a hint depends on what the seat knows and on nothing else.
        luck = luck_for("hint", self.kept.id, message.ask, seat)
        thought = await self.hall.analysts.think(self._job(seat, self.hall.analyst, luck, weigh=True))
        self.post(lambda: self._hinted(viewer, seat, message, thought))

    async def _hinted(self, viewer: Viewer, seat: int, message: p.Hint, thought: Thought | None) -> None:
        self._hinting.discard(seat)
        passed = message.ask != self.ask or viewer.seat != seat or self._decision(seat) is None
        if passed:
            answer: p.ToClient = p.Refused(message.id, "too-late")
        elif thought is None or thought.analysis is None:
            answer = p.Refused(message.id, "hint-failed")
        else:
            analysis = thought.analysis
            answer = p.Hinted(message.id, message.ask, analysis.best.choice, analysis.estimates)
        viewer.send(_encoder.encode(answer))

    # -- clocks -----------------------------------------------------------------------------------

    def _clocks(self) -> list[float] | None:
        if not self.kept.clock:
            return None
        running = int((time.monotonic() - self._opened) * 1000)
        deciding = {seat for seat, _ in self.match.state.deciding}
        return [
            max(0, self.kept.clock * 60_000 - spent - (running if seat in deciding else 0)) / 1000
            for seat, spent in enumerate(self.spent)
        ]

    def _wind_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clocks = self._clocks()
        people = [d.seat for d in self.match.state.decisions if self.kept.seats[d.seat].bot is None]
        if clocks is not None and people:
            least = min(clocks[seat] for seat in people)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(least + 0.05, lambda: self.post(self._time_up))

    async def _time_up(self) -> None:
        """Whoever has no time left lends their seat to a bot."""
        clocks = self._clocks() or []
        for decision in self.match.state.decisions:
            seat = decision.seat
            if clocks and clocks[seat] <= 0 and self.kept.seats[seat].bot is None:
                self.kept.seats[seat].bot = FALLBACK
                self._notice("time-up", seat)
        await self._changed()
        await self._go_on()

    # -- what clients ask for ---------------------------------------------------------------------

    def receive(self, viewer: Viewer, message: p.ClientMessage, begun: float) -> None:
        """A message that is well formed; it is answered when its turn comes."""
        self.post(lambda: self._answer(viewer, message, begun))

    async def _answer(self, viewer: Viewer, message: Any, begun: float) -> None:
        try:
            await self._carry_out(viewer, message, begun)
        except Refuse as refusal:
            if not isinstance(message, p.Hint):  # that somebody asks for hints is nobody else's business
                self.hall.metrics.refusals.labels(refusal.code).inc()
            viewer.send(
                _encoder.encode(p.Refused(message.id, refusal.code, refusal.rule, dict(refusal.params)))
            )

    async def _carry_out(self, viewer: Viewer, message: Any, begun: float) -> None:
        if self.kept.stage == "lobby" and not isinstance(message, _IN_LOBBY):
            raise Refuse("not-started")
        if f"{viewer.seat}:{message.id}" in self.submissions:
            viewer.send(_encoder.encode(p.Done(message.id, self.step)))  # it was sent twice
            return
        if isinstance(message, p.Board):
            game = self.match.game
            text = stream.board(game, self.match.state.view(viewer.seat), Teller(game, message.language))
            viewer.send(_encoder.encode(p.BoardText(message.id, self.step, text)))
            return
        if isinstance(message, p.Chat):
            await self._chat(viewer, message)
            return
        if isinstance(message, p.Again):
            await self._again(viewer, message)
            return
        seat = viewer.seat
        if seat is None:
            raise Refuse("only-watching")
        if isinstance(message, p.Choose | p.Stand):
            await self._choose(viewer, seat, message, begun)
        elif isinstance(message, p.Why):
            self._why(viewer, seat, message)
        elif isinstance(message, p.Hint):
            self._hint(viewer, seat, message)
        elif isinstance(message, p.Undo):
            await self._undo(viewer, seat, message, begun)
        elif isinstance(message, p.Withdraw):
            self.standing.withdraw(seat)
            viewer.send(_encoder.encode(p.Done(message.id, self.step)))
            self._tell([v for v in self.viewers if v.seat == seat])
        else:
            await self._seat_change(seat, message)
            viewer.send(_encoder.encode(p.Done(message.id, self.step)))

    async def _choose(self, viewer: Viewer, seat: int, message: p.Choose | p.Stand, begun: float) -> None:
        decision = self._playing(seat, message.ask)
        if isinstance(message, p.Stand):
            if decision.standing is None:
                raise Refuse("no-standing-answer")
            choice = decision.standing
        else:
            if message.choice >= len(self.match.game.choices):
                raise Refuse("no-such-choice", number=message.choice)
            choice = self.match.game.choices[message.choice]
        refusal = self.match.state.why_not(choice, seat)
        if refusal is not None:
            raise Refuse(refusal.code, refusal.rule, **dict(refusal.params))
        if isinstance(message, p.Stand):
            self.standing.leave(decision)
        await self._make(seat, choice, f"{seat}:{message.id}", begun)
        viewer.send(_encoder.encode(p.Done(message.id, self.step)))
        await self._go_on()

    def _playing(self, seat: int, ask: int) -> Decision:
        """The decision a message answers; Refuse when it is not open, or not this seat's."""
        if self.kept.stage == "lobby":
            raise Refuse("not-started")
        refusal = self.match.state.why_not(self.match.game.choices[0], seat)
        if refusal is not None and refusal.code in ("game-over", "not-your-decision"):
            raise Refuse(refusal.code, refusal.rule, **dict(refusal.params))
        if ask != self.ask:
            raise Refuse("too-late")
        if self.kept.seats[seat].bot is not None:
            raise Refuse("lent")
        decision = self._decision(seat)
        assert decision is not None
        return decision

    def _why(self, viewer: Viewer, seat: int, message: p.Why) -> None:
        self._playing(seat, self.ask)
        reasons = []
        for choice in self.match.game.choices:
            refusal = self.match.state.why_not(choice, seat)
            if refusal is not None and refusal.code != "other-decision":
                reasons.append(p.Reason(choice.number, refusal.code, refusal.rule, dict(refusal.params)))
        viewer.send(_encoder.encode(p.Reasons(message.id, self.ask, reasons)))

    async def _undo(self, viewer: Viewer, seat: int, message: p.Undo, begun: float) -> None:
        count = self._undoable(seat)
        if self.kept.stage != "playing" or count == 0:
            raise Refuse("no-undo")
        await self._append(Row(self.story.step, seat, -count, f"{seat}:{message.id}", 0))
        self._take_back(seat, count)
        self.standing.withdraw(seat)
        self._number_decision()
        self._tell(self.viewers, begun)
        viewer.send(_encoder.encode(p.Done(message.id, self.step)))
        await self._go_on()

    async def _seat_change(self, seat: int, message: Any) -> None:
        kept = self.kept.seats[seat]
        playing = self.kept.stage == "playing"
        if isinstance(message, p.Start):
            await self.start(seat)
            return
        if isinstance(message, p.Ready):
            kept.ready = message.ready
        elif isinstance(message, p.Rename):
            kept.name = tidy(message.name)
        elif isinstance(message, p.Lend):
            kept.bot = _level(message.level)
            self.standing.withdraw(seat)
        elif isinstance(message, p.TakeBack):
            kept.bot = None
        elif isinstance(message, p.SetSeat):
            self._set_seat(seat, message)
        elif isinstance(message, p.SetPace):
            if seat != self.kept.host:
                raise Refuse("not-host")
            self.kept.pace = message.pace
        elif isinstance(message, p.Cover):
            self._cover(message.seat)
        elif isinstance(message, p.Leave):
            self._empty(seat, Seat(bot=FALLBACK) if playing else Seat())
            if not playing and self.kept.stage == "lobby" and seat == self.kept.host:
                others = [at for at, one in enumerate(self.kept.seats) if one.token is not None]
                self.kept.host = others[0] if others else 0
        await self._changed()
        if playing:
            await self._go_on()

    def _empty(self, seat: int, now: Seat) -> None:
        """Nobody holds a seat any more; whoever did may watch."""
        self.kept.seats[seat] = now
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = None

    def _set_seat(self, host: int, message: p.SetSeat) -> None:
        """The host gives a seat to a bot, or frees it, so that nobody waits for somebody who never comes."""
        if self.kept.stage != "lobby":
            raise Refuse("already-started")
        if host != self.kept.host or message.seat == host or message.seat >= self.kept.players:
            raise Refuse("not-host")
        self._empty(message.seat, Seat(bot=None if message.level is None else _level(message.level)))

    def _cover(self, seat: int) -> None:
        """A bot plays for somebody who is away; the secret still opens the seat."""
        if self.kept.stage != "playing" or seat >= self.kept.players:
            raise Refuse("not-started")
        if self._here(seat) or time.monotonic() - self._away[seat] < AWAY:
            raise Refuse("not-away")
        if self.kept.seats[seat].bot is None:
            self.kept.seats[seat].bot = FALLBACK
            self._notice("covered", seat)

    async def _changed(self) -> None:
        await self.hall.store.save(self.kept)
        self._tell_lobby()

    async def start(self, seat: int | None) -> None:
        """Begins the match, when every seat is taken and everybody is ready."""
        if self.kept.stage != "lobby":
            raise Refuse("already-started")
        if seat is not None and seat != self.kept.host and self._here(self.kept.host):
            raise Refuse("not-host")
        for at, one in enumerate(self.kept.seats):
            if one.free:
                raise Refuse("seat-free", seat=at)
            if at not in (seat, self.kept.host) and one.bot is None and not one.ready and seat is not None:
                raise Refuse("not-ready", seat=at)
        # Cards are dealt only now: nothing about them can be asked for before.
        self.kept.seed = secrets.randbelow(SEED_LIMIT)
        self.match = self._fresh()
        self.story = stream.Story(self.match.opening)
        self.kept.stage = "playing"
        await self._changed()
        self._opened = time.monotonic()
        self._tell(self.viewers)
        await self._go_on()

    def _here(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    async def join(self, seat: int | None, name: str, token: str) -> int:
        """Gives a free seat to somebody new."""
        if self.kept.stage != "lobby":
            raise Refuse("already-started")
        free = [at for at, one in enumerate(self.kept.seats) if one.free]
        if seat is not None and seat not in free:
            raise Refuse("seat-taken", seat=seat)
        if not free:
            raise Refuse("table-full")
        taken = free[0] if seat is None else seat
        self.kept.seats[taken] = Seat(name=tidy(name), token=token)
        if self.kept.seats[self.kept.host].token is None:
            self.kept.host = taken
        await self._changed()
        return taken

    async def _chat(self, viewer: Viewer, message: p.Chat) -> None:
        text = tidy(message.text)
        if not text:
            raise Refuse("empty")
        if not viewer.chat.take():
            raise Refuse("too-much-chat")
        name = "" if viewer.seat is None else self.kept.seats[viewer.seat].name
        number = self.lines[-1].number + 1 if self.lines else 0
        line = Line(number, viewer.seat, name, text, int(time.time()))
        await self.hall.store.say(self.kept.id, line)
        self.submissions.add(f"{viewer.seat}:{message.id}")
        self.lines = [*self.lines, line][-CHAT_KEPT:]
        self._send_all(_chatted(line))
        viewer.send(_encoder.encode(p.Done(message.id, self.step)))

    async def _again(self, viewer: Viewer, message: p.Again) -> None:
        if viewer.seat is None:
            raise Refuse("only-watching")
        if self.kept.stage != "over":
            raise Refuse("not-over")
        if self.kept.again is None:
            together = {seat for token in message.also if (seat := self.seat_of(token)) is not None}
            self.kept.again = await self.hall.rematch(self.kept, viewer.seat, together)
            await self._changed()
        viewer.send(_encoder.encode(p.Done(message.id, self.step)))


def _level(level: str) -> str:
    if level not in LEVELS:
        raise Refuse("no-such-level", allowed=", ".join(LEVELS))
    return level


def table_info(kept: Kept, here: Collection[int | None], step: int, watching: int) -> p.TableInfo:
    return p.TableInfo(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        listed=kept.listed,
        stage=kept.stage,
        seats=[seat.info(at, at in here) for at, seat in enumerate(kept.seats)],
        host=kept.host,
        clock=kept.clock,
        hints=kept.hints,
        pace=kept.pace,
        created=kept.created,
        step=step,
        watching=watching,
        again=kept.again,
    )


def tidy(text: str) -> str:
    """What people typed, without control characters and surplus space."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _chatted(line: Line) -> p.Chatted:
    return p.Chatted(line.number, line.seat, line.name, line.text, line.at)
