"""A position of a game that tests play on and ask questions of; each game's `positions` module adds its own."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import cantina
from cantina.kernel.event import Event


class BasePosition:
    """A state and the events that led to it; players have names."""

    GAME: ClassVar[cantina.Game]

    def __init__(self, state: cantina.State, events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.events: list[Event] = list(events)

    def seat_of(self, player: str) -> int:
        raise NotImplementedError

    def name_of(self, seat: int) -> str:
        raise NotImplementedError

    def do(self, *choices: str, by: str | int | None = None) -> Self:
        """Makes choices one after another, those of a player or a seat where several decide."""
        seat = self.seat_of(by) if isinstance(by, str) else by
        for text in choices:
            self.events += self.state.apply(self.GAME.parse(text), seat)
        return self

    @property
    def choices(self) -> list[str]:
        """What the first seat to decide is offered."""
        decision = self.state.decision
        return [] if decision is None else [choice.text for choice in decision.choices]

    def choices_of(self, player: str) -> list[str]:
        decision = self.state.decision_of(self.seat_of(player))
        assert decision is not None
        return [choice.text for choice in decision.choices]

    @property
    def kind(self) -> str | None:
        return None if self.state.decision is None else self.state.decision.kind

    @property
    def deciding_players(self) -> list[str]:
        """The players who have to decide."""
        return [self.name_of(decision.seat) for decision in self.state.decisions]

    def why_not(self, text: str, by: str | int | None = None) -> tuple[str, str] | None:
        """The code and the rule of a refusal."""
        seat = self.seat_of(by) if isinstance(by, str) else by
        refusal = self.state.why_not(self.GAME.parse(text), seat)
        return None if refusal is None else (refusal.code, refusal.rule)

    @property
    def winning_players(self) -> list[str]:
        assert self.state.result is not None
        return [self.name_of(seat) for seat in self.state.result.winners]

    @property
    def ending(self) -> str | None:
        return None if self.state.result is None else self.state.result.ending

    def events_of(self, kind: type[Event] | str) -> list[Any]:
        """The events of one kind so far, by their class or its tag."""
        if isinstance(kind, str):
            return [event for event in self.events if type(event).__struct_config__.tag == kind]
        return [event for event in self.events if isinstance(event, kind)]

    def world(self, player: str | None, seed: int) -> Self:
        """A world of a player, or of the public."""
        return type(self)(self.state.world(None if player is None else self.seat_of(player), seed))
