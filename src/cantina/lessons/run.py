"""Playing a lesson: the match, the step at hand, and what becomes of a choice."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.kernel.choice import Choice, Refusal, Refused
from cantina.kernel.errors import CantinaError, NotAChoice
from cantina.kernel.event import Event
from cantina.kernel.match import Match
from cantina.kernel.state import Decision
from cantina.lessons.lesson import ANY_CHOICE, OWN_CHOICE, BadLesson, Deal, Lesson, LessonStep, Text


class NotNow(CantinaError):
    """A choice that is possible, but not what the lesson wants now."""

    def __init__(self, text: Text | None) -> None:
        super().__init__("possible, but not what the lesson wants now")
        self.text = text
        """What the lesson says to it; None: nothing of its own."""


class LessonObserver:
    """Is told what the learner sees happening."""

    def match_opened(self, run: LessonRun) -> None:
        """Another match has begun, or the first one."""

    def choice_made(self, run: LessonRun, events: tuple[Event, ...]) -> None:
        """A choice of the lesson or of the learner has been carried out."""


class LessonRun:
    """Somebody going through a lesson."""

    def __init__(self, lesson: Lesson, observer: LessonObserver | None = None) -> None:
        self.lesson = lesson
        self._observer = observer or LessonObserver()
        self.number = 0
        """The number of the step at hand."""
        self.match: Match = self._open()
        self._observer.match_opened(self)
        self._carry_out_script()

    @property
    def step(self) -> LessonStep:
        return self.lesson.step[self.number]

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.deal.seat

    @property
    def deal(self) -> Deal:
        """The deal of the match at hand."""
        return next(one.deal for one in reversed(self.lesson.step[: self.number + 1]) if one.deal is not None)

    @property
    def decision(self) -> Decision | None:
        """The learner's decision, if the step wants one."""
        return self.match.state.decision_of(self.seat) if self.step.choose else None

    def wanted(self) -> tuple[Choice, ...]:
        """The choices that go on from here; none where the step is only read."""
        if not self.step.choose:
            return ()
        decision = self.decision
        if decision is None:
            raise self._fault("wants a choice, but the learner's seat has nothing to decide")
        if self.step.choose == (ANY_CHOICE,):
            return decision.choices
        return tuple([self._parse(text) for text in self.step.choose])

    def answer_to(self, choice: Choice) -> Refusal | NotNow | None:
        """What stands in the way of a choice: a rule, or the lesson, or nothing."""
        refusal = self.match.state.why_not(choice, self.seat)
        if refusal is not None:
            return refusal
        if choice in self.wanted():
            return None
        said = next((one for one in self.step.replies if self._parse(one.choice) is choice), self.step.not_now)
        return NotNow(said)

    def choose(self, choice: Choice) -> None:
        """Makes the learner's choice and goes on; Refused or NotNow where that is not wanted."""
        answer = self.answer_to(choice)
        if isinstance(answer, Refusal):
            raise Refused(answer, choice.text)
        if answer is not None:
            raise answer
        self._observer.choice_made(self, self.match.play(choice, self.seat))
        self._go_on()

    def read_on(self) -> None:
        """Goes on from a step that is only read."""
        if self.step.choose:
            raise self._fault("wants a choice")
        self._go_on()

    @property
    def is_over(self) -> bool:
        """Whether the last step has been done."""
        return self.number >= len(self.lesson.step)

    def _go_on(self) -> None:
        self.number += 1
        if self.is_over:
            return
        if self.step.deal is not None:
            self.match = self._open()
            self._observer.match_opened(self)
        self._carry_out_script()

    def _open(self) -> Match:
        deal = self.deal
        try:
            match = Match(self.lesson.game, deal.players, deal.seed, **deal.options)
        except CantinaError as error:
            raise self._fault(f"has a deal that cannot be made: {error}") from error
        if not 0 <= deal.seat < match.players:
            raise self._fault(f"has its learner at seat {deal.seat} of {match.players}")
        for at, text in enumerate(deal.before):
            decision = match.state.decision
            self._play(match, text, None if decision is None else decision.seat, f"deal.before[{at}]")
        match.state.positions = []
        return match

    def _carry_out_script(self) -> None:
        for at, text in enumerate(self.step.others):
            own = text.startswith(OWN_CHOICE)
            asked = [one.seat for one in self.match.state.decisions if (one.seat == self.seat) == own]
            seat = asked[0] if asked else None
            events = self._play(self.match, text.removeprefix(OWN_CHOICE), seat, f"others[{at}]")
            self._observer.choice_made(self, events)

    def _play(self, match: Match, text: str, seat: int | None, place: str) -> tuple[Event, ...]:
        if seat is None:
            raise self._fault(f"{place} is {text!r}, but nobody it could be a choice of is asked")
        try:
            return match.play(text, seat)
        except (Refused, NotAChoice) as error:
            offered = _offered(match, seat)
            raise self._fault(f"{place} is {text!r}: {error}; seat {seat} may choose {offered}") from error

    def _parse(self, text: str) -> Choice:
        try:
            return self.match.game.parse(text)
        except NotAChoice as error:
            raise self._fault(f"names a choice that does not exist: {error}") from error

    def _fault(self, what: str) -> BadLesson:
        return BadLesson(
            f"step {self.number + 1} of the lesson {self.lesson.name!r} of {self.lesson.game} {what}"
        )


def _offered(match: Match, seat: int) -> str:
    decision = match.state.decision_of(seat)
    texts: Sequence[str] = [] if decision is None else [choice.text for choice in decision.choices]
    return ", ".join(texts) or "nothing"
