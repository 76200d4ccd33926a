"""Matches and their records: a game, its options, a seed and the choices made."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from cantina.kernel.choice import Choice, Refused
from cantina.kernel.errors import Allowed, BadOption, BadRecord, CannotUndo, NotAChoice, UnknownGame
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.numbers import NUMBERS, NumberSet, number_set
from cantina.kernel.random_streams import Seed
from cantina.kernel.registry import game as find_game
from cantina.kernel.result import Result
from cantina.kernel.state import State

FORMAT = "cantina-match-1"


class MatchStep(msgspec.Struct, frozen=True):
    """One choice of a match and what it brought about."""

    seat: int
    choice: Choice
    events: tuple[Event, ...]
    irreversible: bool
    """Something hidden was revealed or a random number was drawn, so it cannot be undone."""
    simultaneous: bool
    """It answered a simultaneous decision."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a record."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: Seed
    """Says by its form which generator the match used: see kernel/random_streams.py."""
    seats: list[str]
    choices: list[tuple[int, str]]
    result: Result | None = None


class Match:
    """A game being played, with all choices so far: it can be recorded, replayed and undone."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seed: Seed = 0,
        seats: Sequence[str] = (),
        rules_version: int | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seed = seed
        self.state: State = self.game.new(players, seed, False, rules_version, **options)
        self.options = {name: value for name, value in options.items() if name != NUMBERS}
        """The options as given; the set of numbers as it was checked, if it changes any."""
        if self.numbers.values:
            self.options[NUMBERS] = self.numbers.option()
        self.setup_events = self.state.setup_events
        """What happened before the first choice."""
        self.players = int(self.state.seats)
        self.rules_version = int(self.state.rules_version)
        """The version of the rules it is played under: the newest, unless another was asked for."""
        self.seats = tuple(seats) or tuple(f"seat {n}" for n in range(self.players))
        """The names of the players by seat, as given by whoever made the match."""
        if len(self.seats) != self.players:
            raise BadOption("seats", list(seats), Allowed("names", "{count} names", count=self.players))
        self.steps: list[MatchStep] = []
        """The choices made so far, in order."""

    @property
    def numbers(self) -> NumberSet:
        """The set of numbers it is played with."""
        return number_set(self.state)

    @property
    def choices(self) -> tuple[tuple[int, Choice], ...]:
        """The choices made so far, each with its seat."""
        return tuple((step.seat, step.choice) for step in self.steps)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """The events of each choice so far."""
        return tuple(step.events for step in self.steps)

    def play(self, choice: str | Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Makes a choice, given as itself or as its text."""
        made = self.game.parse(choice) if isinstance(choice, str) else choice
        decision = self.state.decision
        deciding_seat = seat if seat is not None else (decision.seat if decision is not None else 0)
        draws_before = self.state.random_draws
        simultaneous = len(self.state.answers) > 0
        events = self.state.apply(made, seat)
        irreversible = self.state.revealed_to != 0 or self.state.random_draws != draws_before
        self.steps.append(MatchStep(deciding_seat, made, events, irreversible, simultaneous))
        return events

    def can_undo(self, seat: int, also_undo: Collection[int] = ()) -> bool:
        """Whether a seat may take back its last choice.

        Nothing may have been revealed or rolled since, and nobody else may have chosen since, except
        the seats in `also_undo` (bots, whose later choices are taken back as well).
        """
        return self.undo_count(seat, also_undo) > 0

    def undo_count(self, seat: int, also_undo: Collection[int] = (), simultaneous: bool = True) -> int:
        """How many choices undoing a seat's last one takes back; 0 where it cannot be undone.

        With `simultaneous=False`, answers to simultaneous decisions cannot be undone: taking one back would
        show whether others have answered.
        """
        for count, step in enumerate(reversed(self.steps), start=1):
            if step.irreversible or (step.seat != seat and step.seat not in also_undo):
                return 0
            if step.simultaneous and not simultaneous:
                return 0
            if step.seat == seat:
                return count
        return 0

    def undo(self, seat: int | None = None, also_undo: Collection[int] = ()) -> None:
        """Takes back the last choice (of a seat), or raises CannotUndo."""
        if not self.steps:
            raise CannotUndo("nothing has been chosen yet")
        count = self.undo_count(self.steps[-1].seat if seat is None else seat, also_undo)
        if count == 0:
            raise CannotUndo("something was revealed or rolled since, or somebody else has chosen")
        self.take_back(count)

    def take_back(self, count: int) -> None:
        """Takes back the last `count` choices without checking whether they can be undone, as `undo` does."""
        kept = self.steps[: len(self.steps) - count]
        self.state = self.game.new(self.players, self.seed, False, self.rules_version, **self.options)
        for step in kept:
            self.state.apply(step.choice, step.seat)
        self.steps = kept

    def record(self) -> dict[str, Any]:
        """The match as JSON; with other numbers than the game's, its options name and list them."""
        checked = Record(
            format=FORMAT,
            game=self.game.meta.name,
            rules=self.rules_version,
            players=self.players,
            options=dict(self.options),
            seed=self.seed,
            seats=list(self.seats),
            choices=[(step.seat, step.choice.text) for step in self.steps],
            result=self.state.result,
        )
        return msgspec.json.decode(msgspec.json.encode(checked), type=dict[str, Any])

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> Match:
        """Plays a record again, under its own rules version, and verifies every step.

        BadRecord says where it fails.
        """
        match, checked = cls.open_record(record)
        for number, (seat, text) in enumerate(checked.choices):
            try:
                match.play(text, seat)
            except (NotAChoice, Refused) as error:
                raise BadRecord("choice", str(error), number, number=number, choice=text) from error
        if checked.result is not None and match.state.result != checked.result:
            raise BadRecord("result", "the result written down is not the one its choices lead to")
        return match

    @classmethod
    def open_record(cls, record: Mapping[str, Any]) -> tuple[Match, Record]:
        """The match of a record before its first choice, and the record itself, checked."""
        try:
            checked = msgspec.convert(record, Record)
        except msgspec.ValidationError as error:
            # msgspec ends with the path to the fault: "Expected `int`, got `str` - at `$.seed`".
            place = str(error).rpartition(" - at `")[2].rstrip("`") if " - at `" in str(error) else "$"
            raise BadRecord("form", f"not a record: {error}", place=place) from None
        if checked.format != FORMAT:
            raise BadRecord(
                "format", f"format {checked.format!r} is not {FORMAT!r}", found=checked.format, wanted=FORMAT
            )
        try:
            game = find_game(checked.game)
            known = game.meta.rules_versions
            if checked.rules not in known:
                versions = " and ".join(map(str, known))
                raise BadRecord(
                    "rules-version",
                    f"played under rules version {checked.rules} of {checked.game}, "
                    f"and this program knows version {versions}",
                    version=checked.rules,
                    known=list(known),
                )
            seats, rules = checked.seats, checked.rules
            match = cls(game, checked.players, checked.seed, seats, rules, **checked.options)
        except (UnknownGame, BadOption, TypeError) as error:
            raise BadRecord("start", str(error)) from error
        return match, checked
