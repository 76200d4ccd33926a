"""`cantina replay`: stepping through a record as any seat, or the public, saw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cantina.bots import check_analyst
from cantina.cli import console
from cantina.cli.analysis import percent, show_estimates
from cantina.cli.play import show_result
from cantina.kernel.errors import Allowed, BadOption, BadRecord
from cantina.kernel.event import Event
from cantina.kernel.match import Match
from cantina.lab.review import review_decision
from cantina.localization import Localizer


def replay(
    file: Annotated[Path, typer.Argument(help=console.message("cli-arg-file"))],
    seat: Annotated[str, typer.Option(help=console.message("cli-opt-seat"))] = "public",
    analyst: Annotated[str, typer.Option(help=console.message("cli-opt-analyst"))] = "hard",
    all_: Annotated[bool, typer.Option("--all", help=console.message("cli-opt-all"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    match = Match.replay(load_record(file))
    localizer = console.localizer(match.game, lang)
    check_analyst(analyst)
    viewer = ReplayViewer(match, localizer, _parse_seat(seat, match.players), analyst)
    if all_ or not (sys.stdin.isatty() and console.out.is_terminal):
        viewer.show_all()
    else:
        viewer.run()


def load_record(file: Path) -> dict[str, object]:
    """Reads a record from its file, without checking it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, object])
    except msgspec.DecodeError as error:
        raise BadRecord("json", f"{file} is not JSON of a match: {error}", file=str(file)) from None


def _parse_seat(text: str, players: int) -> int | None:
    if text in ("p", "public"):
        return None
    seat = console.parse_number(text)
    if seat is not None and 1 <= seat <= players:
        return seat - 1
    raise BadOption("--seat", text, Allowed("viewer", "public, or 1 to {high}", high=players))


class ReplayViewer:
    """Shows a match step by step, as one seat or the public saw it."""

    def __init__(self, match: Match, localizer: Localizer, seat: int | None, analyst: str = "hard") -> None:
        self.match = match
        self.analyst = analyst
        self.localizer = localizer
        self.seat = seat
        self.shown, _ = Match.open_record(match.record())
        """The match up to the step that is shown."""
        self.step = 0
        """The number of choices made in it."""

    def go_to(self, step: int) -> None:
        """Goes to the position after `step` choices."""
        step = max(0, min(step, len(self.match.choices)))
        if step < self.step:
            self.shown, _ = Match.open_record(self.match.record())
            self.step = 0
        for seat, choice in self.match.choices[self.step : step]:
            self.shown.play(choice, seat)
        self.step = step
        self.localizer.name_seats(self.shown.state.view(None))

    def run(self) -> None:
        self.go_to(0)
        self.show_position()
        while True:
            answer = console.ask(f"{self.localizer.format('replay-prompt')} >")
            if answer in ("q", "quit"):
                return
            if answer in ("r", "review"):
                self.review()
                continue
            if answer == "":
                self.go_to(self.step + 1)
            elif answer == "b":
                self.go_to(self.step - 1)
            elif (step := console.parse_number(answer)) is not None:
                self.go_to(step)
            elif answer.startswith("s "):
                try:
                    self.seat = _parse_seat(answer[2:].strip(), self.match.players)
                except BadOption as error:
                    console.write(console.error_message(error), style="red")
            self.show_position()

    def review(self) -> None:
        """Shows a bot's analysis of the decision made from here, from what its seat knew."""
        if self.step == len(self.match.choices):
            console.write(self.localizer.format("review-none"))
            return
        seat, choice = self.match.choices[self.step]
        with console.out.status(self.localizer.format("hint-thinking")):
            reviewed = review_decision(self.match, self.step, self.analyst)
        words = self.localizer.choice(choice)
        if reviewed is None:
            console.write(self.localizer.sentence("review-forced", seat=seat, choice=words))
            return
        console.write(self.localizer.format("review-decision", seat=seat, decision=reviewed.kind), style="bold")
        show_estimates(self.match.game, reviewed.estimates, reviewed.best, self.localizer, reviewed.chosen)
        if reviewed.best == reviewed.chosen:
            message = "review-well"
        else:
            message = "review-better" if reviewed.clear else "review-close"
        better = self.localizer.choice(self.match.game.choices[reviewed.best])
        figures = {"points": percent(reviewed.given_up), "error": percent(reviewed.error)}
        console.write(self.localizer.format(message, choice=words, best=better, **figures))

    def show_position(self) -> None:
        """Shows the last choice, its events and the board."""
        console.out.rule(self._viewpoint(), style="dim")
        self._show_step()
        board = self.shown.game.text_board(self.shown.state.view(self.seat), self.localizer)
        console.write(board)
        if self.shown.state.result is not None:
            show_result(self.shown.state.result, self.localizer)

    def show_all(self) -> None:
        """Shows the whole match without stopping."""
        self.go_to(0)
        self._show_step()
        while self.step < len(self.match.choices):
            self.go_to(self.step + 1)
            self._show_events(self.shown.events[-1])
        if self.shown.state.result is not None:
            show_result(self.shown.state.result, self.localizer)

    def _viewpoint(self) -> str:
        if self.seat is None:
            return self.localizer.format("replay-as-public")
        return self.localizer.format("replay-as", seat=self.seat)

    def _show_step(self) -> None:
        steps = len(self.match.choices)
        if self.step == 0:
            head, events = self.localizer.format("replay-start", steps=steps), self.shown.setup_events
        else:
            seat, choice = self.match.choices[self.step - 1]
            # A choice may be secret: other seats learn of it through the events only.
            text = self.localizer.choice(choice) if seat == self.seat else "…"
            head = self.localizer.format("replay-step", step=self.step, steps=steps, seat=seat, choice=text)
            events = self.shown.events[-1]
        console.write(head, style="bold")
        self._show_events(events)

    def _show_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            line = self.localizer.event(event, self.seat)
            if line is not None:
                console.write(f"  {line}")
