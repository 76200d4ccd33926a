"""Lessons, played for whoever asks: nothing is kept, because the choices made so far come with the request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.kernel.choice import Refused
from cantina.kernel.event import Event
from cantina.kernel.view_changes import ShownView, StepPositions, show_view, view_steps
from cantina.lessons import Lesson, LessonObserver, LessonRun, NotNow
from cantina.server import protocol as p
from cantina.server.catalogue import lesson_info
from cantina.server.errors import RequestRejected
from cantina.server.table.updates import decision_info, refusal_reasons, seat_names, text_board


def lesson_pages(lesson: Lesson, request: p.LessonRequest) -> p.LessonPages:
    """The steps of a lesson after the choices made so far, to the next choice that is wanted or to the end."""
    recorder = _Recorder(request.text)
    run = LessonRun(lesson, recorder)
    for number in request.made:
        _read_to_choice(run)
        recorder.begin(run)
        _choose(run, number)
    before = recorder.before
    pages = []
    while not run.is_over:
        pages.append(recorder.page(run))
        if run.step.choose:
            break
        run.read_on()
    game = run.match.game
    return p.LessonPages(
        lesson=lesson_info(lesson),
        length=len(lesson.step),
        table=recorder.table_before,
        seat=recorder.seat_before,
        view=before.view,
        seat_names=seat_names(game, before.view),
        text=None if request.text is None else text_board(game, before.view, request.text),
        pages=pages,
    )


def lesson_reasons(lesson: Lesson, made: Sequence[int]) -> list[p.Reason]:
    """Why choices of the decision after these are not allowed."""
    run = LessonRun(lesson)
    for number in made:
        _read_to_choice(run)
        _choose(run, number)
    _read_to_choice(run)
    return [] if run.is_over else refusal_reasons(run.match.state, run.seat)


def _read_to_choice(run: LessonRun) -> None:
    while not run.is_over and not run.step.choose:
        run.read_on()


def _choose(run: LessonRun, number: int) -> None:
    """Makes a choice that a client says it has made."""
    choices = run.match.game.choices
    if run.is_over or number >= len(choices):
        raise RequestRejected("not-in-lesson")
    try:
        run.choose(choices[number])
    except (Refused, NotNow):
        raise RequestRejected("not-in-lesson") from None


class _Recorder(LessonObserver):
    """What has happened since the page before, as the learner sees it."""

    def __init__(self, language: p.Language | None) -> None:
        self._language = language
        self._steps: list[p.ReplayStep] = []
        self._shown: ShownView
        self._new_view: Any = None
        self.before: ShownView
        """What the learner saw before the pages, at which table and from which seat."""
        self.table_before: p.TableInfo
        self.seat_before: int

    def begin(self, run: LessonRun) -> None:
        """Forgets what has happened so far: the pages begin with the learner's next choice."""
        self._remember(run)
        self._steps = []
        self._new_view = None

    def match_opened(self, run: LessonRun) -> None:
        self._shown = show_view(run.match.state, run.seat)
        self._steps = []
        if hasattr(self, "before"):
            self._new_view = self._shown.view
        else:
            self._remember(run)

    def _remember(self, run: LessonRun) -> None:
        self.before = self._shown
        self.table_before = _table_info(run)
        self.seat_before = run.seat

    def choice_made(self, run: LessonRun, events: tuple[Event, ...]) -> None:
        match, seat = run.match, run.seat
        found = view_steps(self._shown, StepPositions(events, match.state.positions or (), match.state), seat)
        self._shown = found.last
        last = match.steps[-1]
        language = self._language
        texts = None if language is None else [text_board(match.game, view, language) for view in found.views]
        own = last.choice.number if last.seat == seat else None
        names = seat_names(match.game, found.last.view)
        self._steps.append(
            p.ReplayStep(len(match.steps), last.seat, own, found.events, found.changes, names, texts)
        )

    def page(self, run: LessonRun) -> p.LessonPage:
        """The step at hand."""
        step, state = run.step, run.match.state
        game, decision = run.match.game, run.decision
        is_new = self._new_view is not None
        page = p.LessonPage(
            number=run.number,
            view=self._new_view,
            seat=run.seat,
            table=_table_info(run) if is_new else None,
            seat_names=seat_names(game, self._new_view) if is_new else None,
            board=text_board(game, self._new_view, self._language) if is_new and self._language else None,
            steps=self._steps,
            text=step.by_language(),
            light=list(step.light),
            decision=None if decision is None else decision_info(state, decision, self._shown.view),
            wanted=[choice.number for choice in run.wanted()],
            question=step.question,
            not_now=None if step.not_now is None else step.not_now.by_language(),
            replies=[
                p.LessonReply(game.parse(reply.choice).number, reply.by_language()) for reply in step.replies
            ],
            result=state.result,
        )
        self._steps = []
        self._new_view = None
        return page


def _table_info(run: LessonRun) -> p.TableInfo:
    """The match as a table: the learner has one seat, the lesson plays the others."""
    match = run.match
    return p.TableInfo(
        id="",
        game=run.lesson.game,
        players=match.players,
        options=dict(match.options),
        listed=False,
        stage="playing",
        seats=[
            p.SeatInfo(seat, "", bot=None, lent=False, taken=True, ready=True, connected=True)
            for seat in range(match.players)
        ],
        host=run.seat,
        clock=0,
        hints=False,
        pace="human",
        created=0,
        step=len(match.steps),
        watching=0,
        rematch=None,
        numbers=None,
    )
