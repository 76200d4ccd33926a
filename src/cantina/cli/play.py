"""`cantina play`: a table in the terminal, for one person or for several on one device."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.control import Control
from rich.table import Table

from cantina.bots import analyse, make
from cantina.cli import console
from cantina.cli.weigh import show_estimates
from cantina.kernel.choice import Choice
from cantina.kernel.errors import BadOption, NotAChoice
from cantina.kernel.match import Match
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.registry import game as find_game
from cantina.kernel.result import Result
from cantina.kernel.standing import Standing
from cantina.kernel.state import Decision
from cantina.lab.review import check_analyst, luck_of
from cantina.tell import Teller, rules


class Leave(Exception):
    """A person got up from the table."""


def play(
    game: Annotated[str, typer.Argument(help=console.say("cli-arg-game"))],
    players: Annotated[int | None, typer.Option(help=console.say("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.say("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.say("cli-opt-set"))] = None,
    people: Annotated[int, typer.Option(help=console.say("cli-opt-people"))] = 1,
    bots: Annotated[str, typer.Option(help=console.say("cli-opt-bots"))] = "greedy",
    analyst: Annotated[str, typer.Option(help=console.say("cli-opt-analyst"))] = "hard",
    seed: Annotated[int | None, typer.Option(help=console.say("cli-opt-seed"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.say("cli-opt-record"))] = None,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    rules_of = find_game(game)
    teller = console.teller(rules_of, lang)
    chosen = secrets.randbits(32) if seed is None else seed
    match = Match(game, players, chosen, **console.options(rules_of, preset, set_))
    if not 0 <= people <= match.players:
        raise BadOption("--people", people, f"0 to {match.players}")
    kinds = bots.split(",")
    seated: dict[int, Bot] = {
        seat: make(kinds[(seat - people) % len(kinds)], chosen + seat) for seat in range(people, match.players)
    }
    match.seats = tuple(
        f"{kinds[(seat - people) % len(kinds)]}" if seat in seated else f"person {seat + 1}"
        for seat in range(match.players)
    )
    check_analyst(analyst)
    if record is not None:
        record.open("ab").close()  # better now than after the match
    table = TerminalTable(match, teller, seated, analyst)
    try:
        table.run()
    except Leave:
        console.show(teller.say("table-left"))
    finally:
        if record is not None:
            record.write_bytes(msgspec.json.format(msgspec.json.encode(match.record())) + b"\n")
            console.show(teller.say("table-saved", file=str(record)))


class TerminalTable:
    """A match with people and bots around one terminal."""

    def __init__(self, match: Match, teller: Teller, bots: dict[int, Bot], analyst: str = "hard") -> None:
        self.match = match
        self.analyst = analyst
        self.say = teller
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.told = dict.fromkeys(range(match.players), -1)
        """The steps each seat has heard about; -1: not even the opening."""
        self.standing = Standing()
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        console.show(self.say.say("table-seed", seed=str(self.match.seed)))
        while not self.match.state.over:
            self.say.name_seats(self.match.state.view(None))
            decision = self._next()
            if (left := self.standing.answer(decision)) is not None:
                self.match.play(left, decision.seat)
            elif decision.seat in self.bots:
                self._bot_turn(decision.seat)
            else:
                self._person_turn(decision.seat)
        self.say.name_seats(self.match.state.view(None))
        self._end()

    def _next(self) -> Decision:
        """Bots first when several decide at once: nobody needs to wait for them."""
        open_now = self.match.state.decisions
        return next((d for d in open_now if d.seat in self.bots), open_now[0])

    def _bot_turn(self, seat: int) -> None:
        mind = Mind(self.match.state, seat)
        if console.out.is_terminal and self.people:
            with console.out.status(self.say.say("table-thinking", seat=seat)):
                choice = self.bots[seat].choose(mind)
        else:
            choice = self.bots[seat].choose(mind)
        self.match.play(choice, seat)
        if not self.people:
            self._tell_log(None)

    def _person_turn(self, seat: int) -> None:
        if self.at_screen != seat:
            self._curtain(seat)
        self._tell_log(seat)
        self._board(seat)
        while True:
            decision = next(d for d in self.match.state.decisions if d.seat == seat)
            self._offer(decision)
            answer = console.ask(f"{self.say.say('table-prompt')} >")
            if answer in ("q", "quit"):
                raise Leave
            if answer in ("b", "board"):
                self._board(seat)
            elif answer in ("h", "hint"):
                self._hint(seat)
            elif answer.startswith("?"):
                self._why_not(answer[1:].strip(), seat)
            elif answer in ("n", "not this turn") and decision.standing is not None:
                self.standing.leave(decision)
                self.match.play(decision.standing, seat)
                return
            elif answer in ("u", "undo"):
                if self._undo(seat):
                    return
            elif (choice := self._read(answer, decision)) is not None:
                if (refusal := self.match.state.why_not(choice, seat)) is None:
                    self.match.play(choice, seat)
                    return
                line = f"{self.say.refusal(refusal)} [{self._rule(refusal.rule)}]"
                console.show(line, style="red")

    def _curtain(self, seat: int) -> None:
        """Hides one person's cards before the next looks at the screen."""
        self._wipe()
        person = self.say.say("table-person", number=seat + 1)
        if console.ask(self.say.say("table-curtain", seat=seat, person=person)) in ("q", "quit"):
            raise Leave
        self._wipe()
        self.at_screen = seat

    def _wipe(self) -> None:
        """Clears the screen and what could be scrolled back to; or pushes it out of sight."""
        if console.out.is_terminal and not console.out.is_dumb_terminal:
            console.out.control(Control.clear(), Control.home())
            console.out.file.write("\x1b[3J")
        else:
            console.show("\n" * console.out.height)

    def _tell_log(self, seat: int | None) -> None:
        """Narrates what has happened since a seat last looked, as far as it may know."""
        key = -1 if seat is None else seat
        heard = self.told.get(key, -1)
        batches = ([] if heard >= 0 else [self.match.opening]) + list(self.match.events[max(heard, 0) :])
        self.told[key] = len(self.match.events)
        lines = [self.say.event(event, seat) for batch in batches for event in batch]
        told = [line for line in lines if line is not None]
        if told:
            console.out.rule(self.say.say("table-log"), style="dim")
            for line in told:
                console.show(f"  {line}")

    def _board(self, seat: int | None) -> None:
        console.out.rule(style="dim")
        board = self.match.game.draw(self.match.state.view(seat), self.say)
        console.show(board)

    def _offer(self, decision: Decision) -> None:
        title = self.say.say("table-turn", seat=decision.seat, decision=decision.kind)
        console.show(f"\n{title}", style="bold")
        for number, choice in enumerate(decision.choices, start=1):
            text = f"{number:>3}. {self.say.choice(choice)}"
            console.show(text)
        if decision.standing is not None:
            console.show(f"  n. {self.say.say('table-standing', choice=self.say.choice(decision.standing))}")

    def _hint(self, seat: int) -> None:
        """What a bot thinks of every choice, from what the seat knows."""
        mind = Mind(self.match.state, seat)
        if len(mind.choices) == 1:
            console.show(self.say.say("hint-only"))
            return
        with console.out.status(self.say.say("hint-thinking")):
            analysis = analyse(mind, self.analyst, luck_of(0, len(self.match.choices)))
        console.show(self.say.say("hint-title", bot=self.analyst), style="bold")
        show_estimates(self.match.game, analysis.estimates, analysis.best.choice, self.say)

    def _read(self, answer: str, decision: Decision) -> Choice | None:
        named = self._named(answer, decision)
        if named is not None:
            return named
        try:
            return self.match.game.parse(answer)
        except NotAChoice:
            count = len(decision.choices)
            sentence = self.say.say("table-not-understood", text=answer, count=count)
            console.show(sentence, style="red")
            return None

    def _named(self, answer: str, decision: Decision) -> Choice | None:
        """The choice offered under a number, or under the very words shown."""
        at = console.number(answer)
        if at is not None and 1 <= at <= len(decision.choices):
            return decision.choices[at - 1]
        shown = {self.say.choice(choice).casefold(): choice for choice in decision.choices}
        return shown.get(answer.casefold())

    def _why_not(self, asked: str, seat: int) -> None:
        """Explains one choice, one rule, or everything this decision does not offer."""
        state = self.match.state
        if asked.upper() in rules(self.match.game.meta.name):
            console.show(self._rule_text(asked.upper()))
            return
        wanted: Iterable[Choice] = self.match.game.choices
        if asked:
            decision = next(d for d in state.decisions if d.seat == seat)
            try:
                wanted = [self._named(asked, decision) or self.match.game.parse(asked)]
            except NotAChoice:
                sentence = self.say.say("table-no-such-choice", text=asked)
                console.show(sentence, style="red")
                return
        rows: dict[tuple[str, str], list[str]] = {}
        for choice in wanted:
            refusal = state.why_not(choice, seat)
            if refusal is None or (refusal.code == "other-decision" and not asked):
                continue
            reason = self.say.refusal(refusal)
            rows.setdefault((reason, refusal.rule), []).append(self.say.choice(choice))
        if not rows:
            console.show(self.say.say("table-possible" if asked else "table-why-not-none"))
            return
        table = Table(title=self.say.say("table-why-not-title"), show_header=False, title_justify="left")
        for (reason, rule), names in rows.items():
            shown = names if len(names) <= 8 else [*names[:7], "…"]
            table.add_row(", ".join(shown), reason, self._rule(rule))
        console.show(table)
        if not asked:
            example = self.match.game.choices[0].text
            console.show(self.say.say("table-why-not-hint", text=example))

    def _rule(self, rule: str) -> str:
        return self.say.say("table-rule", rule=rule)

    def _rule_text(self, rule: str) -> str:
        return f"{rule}: {rules(self.match.game.meta.name)[rule].text[self.say.language]}"

    def _undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat, over=self.bots):
            console.show(self.say.say("table-no-undo"))
            return False
        self.match.undo(seat, over=self.bots)
        self.standing.withdraw(seat)
        for told in self.told:
            self.told[told] = min(self.told[told], len(self.match.events))
        console.show(self.say.say("table-undone"))
        return True

    def _end(self) -> None:
        seat = self.at_screen if self.people else None
        self._tell_log(seat)
        self._board(seat)
        result = self.match.state.result
        assert result is not None
        show_result(result, self.say)


def show_result(result: Result, say: Teller) -> None:
    """The final standing, the winner first, with what each score is made of."""
    table = Table(title=say.say("table-over"), title_justify="left")
    table.add_column(say.say("table-player"))
    places: list[str] = []
    for group in result.ranking:
        places += [str(len(places) + 1)] * len(group)
    order = [seat for group in result.ranking for seat in group]
    for seat in order:
        table.add_column(say.seat(seat), justify="right")
    if not result.beaten:
        table.add_row(say.say("table-place"), *places)
    table.add_row(say.say("table-score"), *(str(result.scores[seat]) for seat in order), end_section=True)
    for part in result.breakdown[0]:
        numbers = (str(result.breakdown[seat][part]) for seat in order)
        table.add_row(say.say(f"breakdown-{part}"), *numbers)
    console.show(table)
    sentences = ("table-beaten", "table-winner", "table-shared")
    sentence = sentences[min(len(result.winners), 2)]
    console.show(say.say(sentence, seats=result.winners), style="bold")
