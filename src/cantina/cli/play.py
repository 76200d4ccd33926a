"""`cantina play`: a table in the terminal, for one person or for several on one device."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.control import Control
from rich.table import Table

from cantina.bots import analyse, check_analyst, explain_analysis, make
from cantina.cli import console
from cantina.cli.analysis import show_estimates, show_explanation
from cantina.kernel.choice import Choice, Refusal
from cantina.kernel.errors import Allowed, BadOption, NotAChoice
from cantina.kernel.match import Match
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.registry import game as find_game
from cantina.kernel.result import Result
from cantina.kernel.standing_answers import StandingAnswers
from cantina.kernel.state import Decision
from cantina.lab.review import analysis_seed
from cantina.localization import Localizer
from cantina.rulebook import rules


class PlayerLeft(Exception):
    """A person has left the table."""


def play(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    players: Annotated[int | None, typer.Option(help=console.message("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.message("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.message("cli-opt-set"))] = None,
    numbers: Annotated[Path | None, typer.Option(help=console.message("cli-opt-numbers"))] = None,
    people: Annotated[int, typer.Option(help=console.message("cli-opt-people"))] = 1,
    bots: Annotated[str, typer.Option(help=console.message("cli-opt-bots"))] = "greedy",
    analyst: Annotated[str, typer.Option(help=console.message("cli-opt-analyst"))] = "hard",
    seed: Annotated[int | None, typer.Option(help=console.message("cli-opt-seed"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.message("cli-opt-record"))] = None,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    found = find_game(game)
    localizer = console.localizer(found, lang)
    match_seed = secrets.randbits(32) if seed is None else seed
    match = Match(found, players, match_seed, **console.parse_options(found, preset, set_, numbers))
    if not 0 <= people <= match.players:
        raise BadOption("--people", people, Allowed("from-to", "{low} to {high}", low=0, high=match.players))
    specs = islice(cycle(bots.split(",")), match.players - people)
    spec_by_seat = dict(enumerate(specs, start=people))
    bot_by_seat = {seat: make(spec, match_seed + seat) for seat, spec in spec_by_seat.items()}
    match.seats = tuple(spec_by_seat.get(seat, f"person {seat + 1}") for seat in range(match.players))
    check_analyst(analyst)
    if record is not None:
        record.open("ab").close()  # fails now, not after the match, if it cannot be written
    table = TerminalTable(match, localizer, bot_by_seat, analyst)
    try:
        table.run()
    except PlayerLeft:
        console.write(localizer.format("table-left"))
    finally:
        if record is not None:
            record.write_bytes(msgspec.json.format(msgspec.json.encode(match.record())) + b"\n")
            console.write(localizer.format("table-saved", file=str(record)))


class TerminalTable:
    """A match with people and bots around one terminal."""

    def __init__(self, match: Match, localizer: Localizer, bots: dict[int, Bot], analyst: str = "hard") -> None:
        self.match = match
        self.analyst = analyst
        self.localizer = localizer
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.shown_steps = dict.fromkeys(range(match.players), -1)
        """By seat: the number of steps whose events it has been shown; -1: not even the set-up."""
        self.standing = StandingAnswers()
        self.seat_at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        console.write(self.localizer.format("table-seed", seed=str(self.match.seed)))
        console.show_numbers(self.localizer, self.match.options)
        while not self.match.state.over:
            self.localizer.name_seats(self.match.state.view(None))
            decision = self._next_decision()
            if (answer := self.standing.answer_to(decision)) is not None:
                self.match.play(answer, decision.seat)
            elif decision.seat in self.bots:
                self._bot_turn(decision.seat)
            else:
                self._person_turn(decision.seat)
        self.localizer.name_seats(self.match.state.view(None))
        self._show_end()

    def _next_decision(self) -> Decision:
        """The decision to answer next: a bot's first, when several seats decide at once."""
        decisions = self.match.state.decisions
        return next((decision for decision in decisions if decision.seat in self.bots), decisions[0])

    def _bot_turn(self, seat: int) -> None:
        mind = Mind(self.match.state, seat)
        if console.out.is_terminal and self.people:
            with console.out.status(self.localizer.sentence("table-thinking", seat=seat)):
                choice = self.bots[seat].choose(mind)
        else:
            choice = self.bots[seat].choose(mind)
        self.match.play(choice, seat)
        if not self.people:
            self._show_log(None)

    def _person_turn(self, seat: int) -> None:
        if self.seat_at_screen != seat:
            self._change_person(seat)
        self.show(seat)
        while True:
            decision = self.match.state.decision_of(seat)
            assert decision is not None
            answer = self._ask(decision)
            if answer in ("n", "not this turn") and decision.standing is not None:
                self.standing.add(decision)
                self.match.play(decision.standing, seat)
                return
            if answer in ("u", "undo"):
                if self._undo(seat):
                    return
            elif (choice := self._understand(answer, decision)) is not None:
                if (refusal := self.match.state.why_not(choice, seat)) is None:
                    self.match.play(choice, seat)
                    return
                self.show_refusal(refusal)

    def show(self, seat: int) -> None:
        """Shows a seat what has happened since it last looked, and the board."""
        self._show_log(seat)
        self._show_board(seat)

    def skip_log(self, seat: int) -> None:
        """Does not show a seat what has happened so far."""
        self.shown_steps[seat] = len(self.match.events)

    def ask_choice(self, decision: Decision) -> Choice | None:
        """Asks for one choice, possible or not; None where something else was asked for."""
        return self._understand(self._ask(decision), decision)

    def show_refusal(self, refusal: Refusal) -> None:
        console.write(f"{self.localizer.refusal(refusal)} [{self._rule_reference(refusal.rule)}]", style="red")

    def _ask(self, decision: Decision) -> str:
        self._show_choices(decision)
        answer = console.ask(f"{self.localizer.format('table-prompt')} >")
        if answer in ("q", "quit"):
            raise PlayerLeft
        return answer

    def _understand(self, answer: str, decision: Decision) -> Choice | None:
        """The choice that was typed; None where it was something else, which is then carried out."""
        if answer in ("b", "board"):
            self._show_board(decision.seat)
        elif answer in ("h", "hint"):
            self._show_hint(decision.seat)
        elif answer.startswith("?"):
            self._explain(answer[1:].strip(), decision.seat)
        else:
            return self._parse_choice(answer, decision)
        return None

    def _change_person(self, seat: int) -> None:
        """Hides one person's cards and waits until the next person is at the screen."""
        self._clear_screen()
        person = self.localizer.format("table-person", number=seat + 1)
        if console.ask(self.localizer.format("table-curtain", seat=seat, person=person)) in ("q", "quit"):
            raise PlayerLeft
        self._clear_screen()
        self.seat_at_screen = seat

    def _clear_screen(self) -> None:
        """Clears the screen and its scrollback, or scrolls it out of sight where it cannot be cleared."""
        if console.out.is_terminal and not console.out.is_dumb_terminal:
            console.out.control(Control.clear(), Control.home())
            console.out.file.write("\x1b[3J")
        else:
            console.write("\n" * console.out.height)

    def _show_log(self, seat: int | None) -> None:
        """Shows a seat the events since it last looked, as far as it may know them."""
        key = -1 if seat is None else seat
        shown = self.shown_steps.get(key, -1)
        steps = ([] if shown >= 0 else [self.match.setup_events]) + list(self.match.events[max(shown, 0) :])
        self.shown_steps[key] = len(self.match.events)
        texts = [self.localizer.event(event, seat) for events in steps for event in events]
        lines = [text for text in texts if text is not None]
        if lines:
            console.out.rule(self.localizer.format("table-log"), style="dim")
            for line in lines:
                console.write(f"  {line}")

    def _show_board(self, seat: int | None) -> None:
        console.out.rule(style="dim")
        board = self.match.game.text_board(self.match.state.view(seat), self.localizer)
        console.write(board)

    def _show_choices(self, decision: Decision) -> None:
        title = self.localizer.format("table-turn", seat=decision.seat, decision=decision.kind)
        console.write(f"\n{title}", style="bold")
        self.localizer.name_seats(self.match.state.view(decision.seat))  # names choices by what the seat knows
        for number, choice in enumerate(decision.choices, start=1):
            text = f"{number:>3}. {self.localizer.choice(choice, with_effect=True)}"
            console.write(text)
        if decision.standing is not None:
            standing = self.localizer.choice(decision.standing)
            console.write(f"  n. {self.localizer.format('table-standing', choice=standing)}")

    def _show_hint(self, seat: int) -> None:
        """Shows a bot's estimate of every choice, from what the seat knows."""
        mind = Mind(self.match.state, seat)
        if len(mind.choices) == 1:
            console.write(self.localizer.format("hint-only"))
            return
        with console.out.status(self.localizer.format("hint-thinking")):
            seed = analysis_seed(0, len(self.match.choices))
            analysis = analyse(mind, self.analyst, seed)
            why = explain_analysis(mind, analysis, self.analyst, seed)
        console.write(self.localizer.format("hint-title", bot=self.analyst), style="bold")
        show_estimates(self.match.game, analysis.estimates, analysis.best.choice, self.localizer)
        for explanation in why:
            show_explanation(self.match.game, explanation, seat, self.localizer)

    def _parse_choice(self, answer: str, decision: Decision) -> Choice | None:
        offered = self._offered_choice(answer, decision)
        if offered is not None:
            return offered
        try:
            return self.match.game.parse(answer)
        except NotAChoice:
            count = len(decision.choices)
            sentence = self.localizer.format("table-not-understood", text=answer, count=count)
            console.write(sentence, style="red")
            return None

    def _offered_choice(self, answer: str, decision: Decision) -> Choice | None:
        """The choice offered under a number, or with exactly the text shown."""
        number = console.parse_number(answer)
        if number is not None and 1 <= number <= len(decision.choices):
            return decision.choices[number - 1]
        shown = {self.localizer.choice(choice).casefold(): choice for choice in decision.choices}
        return shown.get(answer.casefold())

    def _explain(self, asked: str, seat: int) -> None:
        """Explains one choice, one rule, or everything this decision does not offer."""
        state = self.match.state
        if asked.upper() in rules(self.match.game.meta.name):
            console.write(self._rule_text(asked.upper()))
            return
        wanted: Iterable[Choice] = self.match.game.choices
        if asked:
            decision = state.decision_of(seat)
            assert decision is not None
            try:
                wanted = [self._offered_choice(asked, decision) or self.match.game.parse(asked)]
            except NotAChoice:
                sentence = self.localizer.format("table-no-such-choice", text=asked)
                console.write(sentence, style="red")
                return
        rows: dict[tuple[str, str], list[str]] = {}
        for choice in wanted:
            refusal = state.why_not(choice, seat)
            if refusal is None or (refusal.code == "other-decision" and not asked):
                continue
            reason = self.localizer.refusal(refusal)
            rows.setdefault((reason, refusal.rule), []).append(self.localizer.choice(choice))
        if not rows:
            console.write(self.localizer.format("table-possible" if asked else "table-why-not-none"))
            return
        table = Table(
            title=self.localizer.format("table-why-not-title"), show_header=False, title_justify="left"
        )
        for (reason, rule), names in rows.items():
            shown = names if len(names) <= 8 else [*names[:7], "…"]
            table.add_row(", ".join(shown), reason, self._rule_reference(rule))
        console.write(table)
        if not asked:
            example = self.match.game.choices[0].text
            console.write(self.localizer.format("table-why-not-hint", text=example))

    def _rule_reference(self, rule: str) -> str:
        return self.localizer.format("table-rule", rule=rule)

    def _rule_text(self, rule: str) -> str:
        found = rules(self.match.game.meta.name)[rule]
        mark = f" [{self.localizer.format(f'rules-mark-{found.mark}')}]" if found.mark else ""
        return f"{rule}{mark}: {found.text[self.localizer.language]}"

    def _undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat, also_undo=self.bots):
            console.write(self.localizer.format("table-no-undo"))
            return False
        self.match.undo(seat, also_undo=self.bots)
        self.standing.withdraw(seat)
        for viewer, shown in self.shown_steps.items():
            self.shown_steps[viewer] = min(shown, len(self.match.events))
        console.write(self.localizer.format("table-undone"))
        return True

    def _show_end(self) -> None:
        seat = self.seat_at_screen if self.people else None
        self._show_log(seat)
        self._show_board(seat)
        result = self.match.state.result
        assert result is not None
        show_result(result, self.localizer)


def show_result(result: Result, localizer: Localizer) -> None:
    """Shows the final ranking, the winner first, with the parts of each score."""
    ending = localizer.format(f"ending-{result.ending}")
    table = Table(title=localizer.format("table-over", how=ending), title_justify="left")
    table.add_column(localizer.format("table-player"))
    places: list[str] = []
    for group in result.ranking:
        places += [str(len(places) + 1)] * len(group)
    order = [seat for group in result.ranking for seat in group]
    for seat in order:
        table.add_column(localizer.seat(seat), justify="right")
    if not result.beaten:
        table.add_row(localizer.format("table-place"), *places)
    table.add_row(
        localizer.format("table-score"), *(str(result.scores[seat]) for seat in order), end_section=True
    )
    for part in result.breakdown[0]:
        numbers = (localizer.breakdown_value(part, result.breakdown[seat][part]) for seat in order)
        table.add_row(localizer.format(f"breakdown-{part}"), *numbers)
    console.write(table)
    messages = ("table-beaten", "table-winner", "table-shared")
    message = messages[min(len(result.winners), 2)]
    console.write(localizer.sentence(message, seats=result.winners), style="bold")
    if decided := localizer.deciding(result):
        console.write(decided)
