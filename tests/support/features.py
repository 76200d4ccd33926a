"""What golden matches show, and how to tell that one does.

A feature is a variant to play and a sign to look for in what happened. Every game has a module
`<game>_features` with a table FEATURES; a golden match is named by its feature.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import cantina
from cantina.kernel.event import Event


@dataclass(frozen=True)
class Story:
    """A finished match: what was chosen, and what happened at each choice."""

    match: cantina.Match
    happened: Sequence[Event]

    def has(self, kind: type[Event], **fields: Any) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
            for event in self.happened
        )

    def follows(self, first: type[Event], then: type[Event], same: Callable[[Any, Any], bool]) -> bool:
        """Whether an event of one kind comes within three events after one of another kind."""
        for at, event in enumerate(self.happened):
            if isinstance(event, first):
                for later in self.happened[at + 1 : at + 4]:
                    if isinstance(later, then) and same(event, later):
                        return True
        return False


def story(match: cantina.Match) -> Story:
    return Story(match, [*match.opening, *(event for batch in match.events for event in batch)])


@dataclass(frozen=True)
class Feature:
    variant: dict[str, Any]
    shows: Callable[[Story], bool]
    hope: Callable[[cantina.State], float] | None = None
    """How near a finished state came to it, for what players never show who play for themselves."""
    bots: str = "greedy:24"
    """Who plays."""
    avoid: str = ""
    """A kind of choice that leads away from it."""


def finished(story: Story) -> bool:
    return story.match.state.over


def features(game: str) -> Mapping[str, Feature]:
    """The features of a game's golden matches, by name."""
    found: Mapping[str, Feature] = import_module(f"{game.replace('-', '_')}_features").FEATURES
    return found
