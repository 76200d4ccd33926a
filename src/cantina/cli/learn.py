"""`cantina learn`: a guided match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.cli.play import PlayerLeft, TerminalTable
from cantina.kernel.choice import Refusal
from cantina.kernel.registry import game as find_game
from cantina.kernel.state import Decision
from cantina.lessons import Lesson, LessonObserver, LessonRun, find_lesson, read_lesson
from cantina.lessons import lessons as lessons_of
from cantina.localization import Localizer


def learn(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    lesson: Annotated[str | None, typer.Argument(help=console.message("cli-arg-lesson"))] = None,
    file: Annotated[Path | None, typer.Option(help=console.message("cli-opt-lesson-file"))] = None,
    list_: Annotated[bool, typer.Option("--list", help=console.message("cli-opt-lesson-list"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    localizer = console.localizer(find_game(game), lang)
    if list_:
        for one in lessons_of(game):
            console.write(one.name, style="cyan", end="  ")
            console.write(_lesson_line(one, localizer))
        return
    found = find_lesson(game, lesson) if file is None else read_lesson(file.read_text("utf-8"), file.name)
    console.write(_lesson_line(found, localizer), style="bold")
    try:
        TerminalLesson(found, localizer).go_through()
    except PlayerLeft:
        console.write(localizer.format("table-left"))


def _lesson_line(lesson: Lesson, localizer: Localizer) -> str:
    title = lesson.title.by_language()[localizer.language]
    about = lesson.about.by_language()[localizer.language]
    return localizer.format("lesson-line", title=title, about=about, minutes=lesson.minutes)


class TerminalLesson(LessonObserver):
    """Somebody going through a lesson at a terminal."""

    def __init__(self, lesson: Lesson, localizer: Localizer) -> None:
        self._localizer = localizer
        self._table: TerminalTable
        self._run = LessonRun(lesson, self)

    def match_opened(self, run: LessonRun) -> None:
        self._table = TerminalTable(run.match, self._localizer, {})
        self._table.skip_log(run.seat)

    def go_through(self) -> None:
        """Shows step after step until the lesson is over, or somebody leaves."""
        run = self._run
        while not run.is_over:
            self._localizer.name_seats(run.match.state.view(run.seat))
            self._table.show(run.seat)
            console.write(f"\n{run.step.by_language()[self._localizer.language]}", style="bold yellow")
            decision = run.decision
            if decision is None:
                self._read_on()
            else:
                self._take_choice(decision)
        console.write(self._localizer.format("lesson-done"), style="bold")

    def _read_on(self) -> None:
        if console.ask(self._localizer.format("lesson-read-on")) in ("q", "quit"):
            raise PlayerLeft
        self._run.read_on()

    def _take_choice(self, decision: Decision) -> None:
        run = self._run
        while True:
            choice = self._table.ask_choice(decision)
            if choice is None:
                continue
            answer = run.answer_to(choice)
            if answer is None:
                run.choose(choice)
                return
            if isinstance(answer, Refusal):
                self._table.show_refusal(answer)
            else:
                own = None if answer.text is None else answer.text.by_language()[self._localizer.language]
                console.write(own or self._localizer.format("lesson-not-now"), style="yellow")
