"""`cantina replay`: stepping through a record as any seat, or the public, saw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cantina.cli import console
from cantina.cli.play import show_result
from cantina.cli.weigh import percent, show_estimates
from cantina.kernel.errors import BadOption, BadRecord
from cantina.kernel.event import Event
from cantina.kernel.match import Match
from cantina.lab.review import check_analyst, judge
from cantina.tell import Teller


def replay(
    file: Annotated[Path, typer.Argument(help=console.say("cli-arg-file"))],
    seat: Annotated[str, typer.Option(help=console.say("cli-opt-seat"))] = "public",
    analyst: Annotated[str, typer.Option(help=console.say("cli-opt-analyst"))] = "hard",
    all_: Annotated[bool, typer.Option("--all", help=console.say("cli-opt-all"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    match = Match.replay(load(file))
    teller = console.teller(match.game, lang)
    check_analyst(analyst)
    reader = Reader(match, teller, _seat(seat, match.players), analyst)
    if all_ or not (sys.stdin.isatty() and console.out.is_terminal):
        reader.tell_all()
    else:
        reader.run()


def load(file: Path) -> dict[str, object]:
    """A record from its file, not yet checked."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, object])
    except msgspec.DecodeError as error:
        raise BadRecord(f"{file} is not JSON of a match: {error}") from None


def _seat(text: str, players: int) -> int | None:
    if text in ("p", "public"):
        return None
    seat = console.number(text)
    if seat is not None and 1 <= seat <= players:
        return seat - 1
    raise BadOption("--seat", text, f"public, or 1 to {players}")


class Reader:
    """Shows a match at any step, through the eyes of one seat or the public."""

    def __init__(self, match: Match, teller: Teller, seat: int | None, analyst: str = "hard") -> None:
        self.match = match
        self.analyst = analyst
        self.say = teller
        self.seat = seat
        record = match.record()
        self.now, _ = Match.open(record)
        self.step = 0

    def go_to(self, step: int) -> None:
        """Rebuilds the state after so many choices."""
        step = max(0, min(step, len(self.match.choices)))
        if step < self.step:
            self.now, _ = Match.open(self.match.record())
            self.step = 0
        for seat, choice in self.match.choices[self.step : step]:
            self.now.play(choice, seat)
        self.step = step
        self.say.name_seats(self.now.state.view(None))

    def run(self) -> None:
        self.go_to(0)
        self.show()
        while True:
            answer = console.ask(f"{self.say.say('replay-prompt')} >")
            if answer in ("q", "quit"):
                return
            if answer in ("r", "review"):
                self.review()
                continue
            if answer == "":
                self.go_to(self.step + 1)
            elif answer == "b":
                self.go_to(self.step - 1)
            elif (step := console.number(answer)) is not None:
                self.go_to(step)
            elif answer.startswith("s "):
                try:
                    self.seat = _seat(answer[2:].strip(), self.match.players)
                except BadOption as error:
                    console.show(console.explain(error), style="red")
            self.show()

    def review(self) -> None:
        """What a bot thinks of the decision that was made from here, by what its seat knew."""
        if self.step == len(self.match.choices):
            console.show(self.say.say("review-none"))
            return
        seat, choice = self.match.choices[self.step]
        with console.out.status(self.say.say("hint-thinking")):
            one = judge(self.match, self.step, self.analyst)
        words = self.say.choice(choice)
        if one is None:
            console.show(self.say.say("review-forced", seat=seat, choice=words))
            return
        console.show(self.say.say("review-decision", seat=seat, decision=one.kind), style="bold")
        show_estimates(self.match.game, one.estimates, one.best, self.say, one.chosen)
        message = "review-well" if one.best == one.chosen else "review-better" if one.clear else "review-close"
        better = self.say.choice(self.match.game.choices[one.best])
        figures = {"points": percent(one.given_up), "error": percent(one.error)}
        console.show(self.say.say(message, choice=words, best=better, **figures))

    def show(self) -> None:
        """The step just made, what happened, and the board."""
        console.out.rule(self.say.say("replay-as", seat=self._watcher()), style="dim")
        self._tell_step()
        board = self.now.game.draw(self.now.state.view(self.seat), self.say)
        console.show(board)
        if self.now.state.result is not None:
            show_result(self.now.state.result, self.say)

    def tell_all(self) -> None:
        """Narrates the whole match without stopping."""
        self.go_to(0)
        self._tell_step()
        while self.step < len(self.match.choices):
            self.go_to(self.step + 1)
            self._tell_events(self.now.events[-1])
        if self.now.state.result is not None:
            show_result(self.now.state.result, self.say)

    def _watcher(self) -> str:
        return self.say.say("replay-public") if self.seat is None else self.say.seat(self.seat)

    def _tell_step(self) -> None:
        steps = len(self.match.choices)
        if self.step == 0:
            head, events = self.say.say("replay-start", steps=steps), self.now.opening
        else:
            seat, choice = self.match.choices[self.step - 1]
            # A choice may be secret: who watches learns of it through the events only.
            text = self.say.choice(choice) if seat == self.seat else "…"
            head = self.say.say("replay-step", step=self.step, steps=steps, seat=seat, choice=text)
            events = self.now.events[-1]
        console.show(head, style="bold")
        self._tell_events(events)

    def _tell_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            line = self.say.event(event, self.seat)
            if line is not None:
                console.show(f"  {line}")
