"""Matches and their records: a game, its options, a seed and the choices made."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from cantina.kernel.choice import Choice, Refused
from cantina.kernel.errors import BadOption, BadRecord, CannotUndo, NotAChoice, UnknownGame
from cantina.kernel.event import Event
from cantina.kernel.game import CHANGED, Game
from cantina.kernel.numbers import changes
from cantina.kernel.registry import game as find_game
from cantina.kernel.state import State

FORMAT = "cantina-match-1"


class _Step(msgspec.Struct):
    seat: int
    choice: Choice
    events: tuple[Event, ...]
    sealed: bool
    """Something hidden was revealed or luck was used: there is no way back over it."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match as it lies on disk."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[str]
    choices: list[tuple[int, str]]
    result: dict[str, Any] | None = None


class Match:
    """A game being played, with the way it came about."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seed: int = 0,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seed = seed
        self.options = options
        self.state: State = self.game.new(players, seed, False, **options)
        self.opening = self.state.opening
        """What happened before the first choice."""
        self.players = int(self.state.seats)
        self.seats = tuple(seats) or tuple(f"seat {n}" for n in range(self.players))
        """Who sits where, in the words of whoever made the match."""
        if len(self.seats) != self.players:
            raise BadOption("seats", list(seats), f"{self.players} names")
        self._steps: list[_Step] = []

    @property
    def choices(self) -> tuple[tuple[int, Choice], ...]:
        """The choices made so far, each with its seat."""
        return tuple((step.seat, step.choice) for step in self._steps)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """The events of each choice so far."""
        return tuple(step.events for step in self._steps)

    def play(self, choice: str | Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Makes a choice, given as itself or as its text."""
        made = self.game.parse(choice) if isinstance(choice, str) else choice
        decision = self.state.decision
        who = seat if seat is not None else (decision.seat if decision is not None else 0)
        rolls = self.state.rolls
        events = self.state.apply(made, seat)
        sealed = self.state.news != 0 or self.state.rolls != rolls
        self._steps.append(_Step(who, made, events, sealed))
        return events

    def can_undo(self, seat: int, over: Collection[int] = ()) -> bool:
        """Whether a seat may take back its last choice.

        Nothing may have been revealed or rolled since, and nobody else may have chosen since, except
        the seats in `over` (bots, whose later choices are taken back as well).
        """
        return self._back_to(seat, over) is not None

    def undo(self, seat: int | None = None, over: Collection[int] = ()) -> None:
        """Takes back the last choice (of a seat), or raises CannotUndo."""
        if not self._steps:
            raise CannotUndo("nothing has been chosen yet")
        back = self._back_to(self._steps[-1].seat if seat is None else seat, over)
        if back is None:
            raise CannotUndo("something was revealed or rolled since, or somebody else has chosen")
        kept = self._steps[:back]
        self.state = self.game.new(self.players, self.seed, False, **self.options)
        for step in kept:
            self.state.apply(step.choice, step.seat)
        self._steps = kept

    def _back_to(self, seat: int, over: Collection[int]) -> int | None:
        for at in range(len(self._steps) - 1, -1, -1):
            step = self._steps[at]
            if step.sealed or (step.seat != seat and step.seat not in over):
                return None
            if step.seat == seat:
                return at
        return None

    def record(self) -> dict[str, Any]:
        """The match as JSON; one played with changed numbers has no record."""
        if CHANGED in self.state.options or changes(self.game.meta.name):
            raise BadRecord("a match played with changed numbers is not a match of the game")
        result = self.state.result
        form = Record(
            format=FORMAT,
            game=self.game.meta.name,
            rules=self.game.meta.rules_version,
            players=self.players,
            options=dict(self.options),
            seed=self.seed,
            seats=list(self.seats),
            choices=[(step.seat, step.choice.text) for step in self._steps],
            result=None if result is None else result.dump(),
        )
        return msgspec.json.decode(msgspec.json.encode(form), type=dict[str, Any])

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> Match:
        """Plays a record again and verifies every step; BadRecord says where it fails."""
        match, form = cls.open(record)
        for number, (seat, text) in enumerate(form.choices):
            try:
                match.play(text, seat)
            except (NotAChoice, Refused) as error:
                raise BadRecord(str(error), number) from None
        found = match.state.result
        if form.result is not None and (found is None or found.dump() != form.result):
            raise BadRecord("the result written down is not the one its choices lead to")
        return match

    @classmethod
    def open(cls, record: Mapping[str, Any]) -> tuple[Match, Record]:
        """The match of a record before its first choice, and the record's checked form."""
        try:
            form = msgspec.convert(record, Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a record: {error}") from None
        if form.format != FORMAT:
            raise BadRecord(f"format {form.format!r} is not {FORMAT!r}")
        try:
            match = cls(form.game, form.players, form.seed, form.seats, **form.options)
        except (UnknownGame, BadOption, TypeError) as error:
            raise BadRecord(str(error)) from None
        if form.rules != match.game.meta.rules_version:
            raise BadRecord(
                f"played under rules version {form.rules} of {form.game}, "
                f"and this program knows version {match.game.meta.rules_version}"
            )
        return match, form
