"""Playing: choices, standing answers, and what the open decision does not allow."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cantina.kernel.choice import Choice, Refusal
from cantina.kernel.standing_answers import StandingAnswers
from cantina.kernel.state import Decision
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.store import Conflict, LogRow
from cantina.server.table import updates
from cantina.server.table.request import Request

if TYPE_CHECKING:
    from cantina.server.table.actor import Table


class Play:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.standing_answers = StandingAnswers()
        self.decision_number = 0
        """The step at which the open decision was opened."""
        self._choices_made = table.tables.metrics.choices.labels(table.record.game)
        self._uncounted = 0
        """Choices made here that are not included in the metric of choices, because they are hidden."""

    @property
    def step(self) -> int:
        """The last step everybody may know of: hidden answers do not count yet."""
        return self.decision_number if self._has_hidden_answers else self._table.event_log.length

    @property
    def _has_hidden_answers(self) -> bool:
        """Whether a seat has answered a simultaneous decision that others have not answered yet."""
        answers = self._table.match.state.answers
        return bool(answers) and max(answers) >= 0

    def update_decision_number(self) -> None:
        """Numbers the decision that is open after a step, once the answers of that step are public."""
        if not self._has_hidden_answers:
            self.decision_number = self._table.event_log.length
            self._table.clocks.open_decision()

    # -- requests ---------------------------------------------------------------------------------

    async def choose(self, request: Request) -> None:
        seat = request.require_seat()
        message: p.Choose = request.message
        decision = self.require_decision(seat, message.decision_number)
        universe = self._table.match.game.choices
        if message.choice >= len(universe):
            raise RequestRejected("no-such-choice", number=message.choice)
        choice = universe[message.choice]
        if choice not in decision.choices:
            raise _refused(self._table.match.state.why_not(choice, seat))
        await self._carry_out(request, seat, choice)

    async def answer_standing(self, request: Request) -> None:
        seat = request.require_seat()
        message: p.AnswerStanding = request.message
        decision = self.require_decision(seat, message.decision_number)
        choice = decision.standing
        if choice is None:
            raise RequestRejected("no-standing-answer")
        if choice not in decision.choices:
            raise _refused(self._table.match.state.why_not(choice, seat))
        self.standing_answers.add(decision)
        await self._table.store_record()
        await self._carry_out(request, seat, choice)

    async def _carry_out(self, request: Request, seat: int, choice: Choice) -> None:
        await self.make_choice(seat, choice, request.submission, request.received_at)
        self._table.send_done(request)
        await self.advance()

    async def withdraw_standing(self, request: Request) -> None:
        seat = request.require_seat()
        await self.withdraw(seat)
        self._table.send_done(request)
        self._table.viewers.send_updates(self._table.viewers.of_seat(seat))

    async def withdraw(self, seat: int) -> None:
        """Removes and forgets the standing answer of a seat, if it has one."""
        if self.standing_answers.get(seat) is not None:
            self.standing_answers.withdraw(seat)
            await self._table.store_record()

    async def why_not(self, request: Request) -> None:
        seat = request.require_seat()
        self.require_decision(seat, self.decision_number)
        reasons = updates.refusal_reasons(self._table.match.state, seat)
        request.answer(p.WhyNotReasons(request.message.id, self.decision_number, reasons))

    async def text_board(self, request: Request) -> None:
        """Sends the text board, from now on with every update."""
        viewer, language = request.viewer, request.message.language
        viewer.language = language
        text = ""
        if language is not None:
            text = self._table.viewers.text_boards.current(viewer, language)
        request.answer(p.TextBoardResult(request.message.id, self.step, text))

    def require_decision(self, seat: int, decision_number: int) -> Decision:
        """The decision a message answers; raises RequestRejected if it is not open, or not this seat's."""
        match = self._table.match
        decision = match.state.decision_of(seat)
        if decision is None:
            raise _refused(match.state.why_not(match.game.choices[0], seat))
        if decision_number != self.decision_number:
            raise RequestRejected("too-late")
        if self._table.record.seats[seat].bot is not None:
            raise RequestRejected("lent")
        return decision

    # -- choices ----------------------------------------------------------------------------------

    async def make_choice(self, seat: int, choice: Choice, submission: str, received_at: float) -> None:
        """Stores a choice that the seat's decision offers, applies it, and sends updates."""
        table = self._table
        row = LogRow(table.event_log.length, seat, choice.number, submission, table.clocks.elapsed_ms())
        step = await table.append_log(row, None if submission else table.lease.token)
        self._uncounted += 1
        self.send_step(step, seat, received_at)
        if table.match.state.over:
            await self.finish()

    def send_step(self, step: updates.LogStep, seat: int, received_at: float | None = None) -> None:
        """Sends the viewers a step that has been played."""
        table = self._table
        if self._has_hidden_answers:
            # While a simultaneous decision is open, only the seat that answered is sent an update, and nothing
            # is measured, because everybody can read that.
            table.viewers.send_updates(table.viewers.of_seat(seat), step)
            return
        table.viewers.send_updates(table.viewers.all, step, received_at)
        table.publish_observations()
        self._choices_made.inc(self._uncounted)
        self._uncounted = 0

    def apply(self, seat: int, choice: Choice) -> updates.LogStep:
        """Applies a choice that is in the log."""
        match = self._table.match
        match.state.positions = [] if self._table.viewers.all else None
        events = match.play(choice, seat)
        step = updates.LogStep(events, positions=match.state.positions or ())
        match.state.positions = None
        self._table.event_log.add(step)
        return step

    async def finish(self) -> None:
        """Stores that the match is over."""
        table = self._table
        while table.record.stage != "over":
            table.record.stage = "over"
            if table.record.winners is None:  # not again for a table whose process ended before this was stored
                table.record.finished = int(time.time())
                result = table.match.state.result
                table.record.winners = [] if result is None else list(result.winners)
            try:
                await table.save_record()
            except Conflict:
                await table.catch_up()

    async def advance(self) -> None:
        """Gives standing answers, sends bots their decisions, and starts the clock, if that is up to us."""
        table = self._table
        while True:
            try:
                if table.record.stage != "playing" or not await self._is_up_to_us():
                    return
                while (next_answer := self._next_standing_answer()) is not None:
                    seat, choice = next_answer
                    await self.make_choice(seat, choice, "", time.perf_counter())
                if table.match.state.over:
                    await self.finish()
                    return
            except Conflict:
                table.lease.forget()
                await table.catch_up()
            else:
                break
        table.bots.request_choices()
        table.clocks.start_timer()
        table.turn_alerts.schedule()

    async def _is_up_to_us(self) -> bool:
        """Whether this process acts for the table; of several, one through which somebody looks at it does."""
        table = self._table
        if table.tables.cluster.shared and not table.viewers.all:
            return False
        return await table.lease.acquire()

    def _next_standing_answer(self) -> tuple[int, Choice] | None:
        for decision in self._table.match.state.decisions:
            choice = self.standing_answers.answer_to(decision)
            if choice is not None:
                return decision.seat, choice
        return None

    def asked(self, seat: int) -> Decision | None:
        """The decision a seat has to make itself: no standing answer is about to be given for it."""
        decision = self._table.match.state.decision_of(seat)
        if decision is None or self.standing_answers.answer_to(decision) is not None:
            return None
        return decision


def _refused(refusal: Refusal | None) -> RequestRejected:
    """The rules' refusal of a choice that is not offered, as it is sent to a client."""
    assert refusal is not None
    return RequestRejected(refusal.code, refusal.rule, **dict(refusal.params))
