"""What golden matches show, and how to find it in a match.

A feature is something a golden match can show: a variant it is played with, and a detector that finds the
step at which it first happens. Every game has a module `tests.games.<game>.features` with a table FEATURES.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from game_files import game_folder

import cantina
from cantina.kernel.event import Event

SETUP = -1
"""The step of what happens before the first choice."""


class Occurrence(NamedTuple):
    """An event of a match, and the choice that led to it."""

    step: int
    """The number of the choice, from 0; SETUP: before the first one."""
    event: Any
    """An event of the game's own kinds."""
    seat: int
    """Who made the choice; -1 in the set-up."""
    choice: str
    """Its text; empty in the set-up."""
    decision: str
    """The kind of decision it answers; empty in the set-up."""


Test = Callable[[Occurrence], bool]
LaterTest = Callable[[Any, Occurrence], bool]
"""Looks at an occurrence that comes after a given event."""


class FinishedMatch:
    """A finished match, with what was decided and what happened at each of its steps."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.match, form = cantina.Match.open_record(record)
        self.decisions: list[str] = []
        """The kind of decision that each choice answers."""
        for seat, text in form.choices:
            decision = self.match.state.decision_of(seat)
            assert decision is not None
            self.decisions.append(decision.kind)
            self.match.play(text, seat)
        assert self.match.state.over
        self.choices = self.match.choices
        self.players = self.match.players

    @property
    def result(self) -> cantina.Result:
        result = self.match.state.result
        assert result is not None
        return result

    @property
    def last_step(self) -> int:
        return len(self.choices) - 1

    @cached_property
    def options(self) -> dict[str, Any]:
        given = {**self.match.options, "players": self.players}
        return given_options(self.match.game.meta.name, given, self.match.rules_version)

    @cached_property
    def occurrences(self) -> list[Occurrence]:
        """All events in their order."""
        found = [Occurrence(SETUP, event, -1, "", "") for event in self.match.setup_events]
        for step, ((seat, choice), events) in enumerate(zip(self.choices, self.match.events, strict=True)):
            decision = self.decisions[step]
            found += [Occurrence(step, event, seat, choice.text, decision) for event in events]
        return found

    @cached_property
    def _places(self) -> dict[type[Event], list[int]]:
        """Where in `occurrences` the events of each kind are."""
        found: dict[type[Event], list[int]] = {}
        for at, occurrence in enumerate(self.occurrences):
            found.setdefault(type(occurrence.event), []).append(at)
        return found

    @cached_property
    def public_views(self) -> list[Any]:
        """What the public saw before each choice."""
        return [state.view(None) for state in self.states()]

    def states(self) -> Iterator[cantina.State]:
        """The state before each choice, and the final one."""
        rules = self.match.rules_version
        again = self.match.game.new(self.players, self.match.seed, rules_version=rules, **self.match.options)
        for seat, choice in self.choices:
            yield again
            again.apply(choice, seat)
        yield again

    def all_events(self, kind: type[Event], **fields: Any) -> Iterator[Occurrence]:
        """The events of one kind whose fields have the given values."""
        for at in self._places.get(kind, ()):
            if has_fields(self.occurrences[at].event, fields):
                yield self.occurrences[at]

    def first_event(self, kind: type[Event], **fields: Any) -> int | None:
        """The step of the first event of a kind whose fields have the given values."""
        return next((found.step for found in self.all_events(kind, **fields)), None)

    def first_choice(self, test: Callable[[cantina.Choice], bool]) -> int | None:
        return next((step for step, (_, choice) in enumerate(self.choices) if test(choice)), None)

    def first_sequence(
        self,
        kind: type[Event],
        fields: Mapping[str, Any],
        then: list[LaterTest],
        until: tuple[type[Event], ...],
    ) -> int | None:
        """The step at which the last of several tests holds, in order, after an event of a kind.

        The search after an event ends with an event of the kinds in `until`.
        """
        for at in self._places.get(kind, ()):
            first = self.occurrences[at].event
            if not has_fields(first, fields):
                continue
            passed = 0
            for later in self.occurrences[at + 1 :]:
                if then[passed](first, later):
                    passed += 1
                    if passed == len(then):
                        return later.step
                elif isinstance(later.event, until):
                    break
        return None


Detector = Callable[[FinishedMatch], int | None]
"""Finds the step at which something first happens in a match; None: it does not happen."""


@dataclass(frozen=True)
class Feature:
    """Something that a golden match can show."""

    detector: Detector
    variant: Mapping[str, Any] = field(default_factory=dict)
    """The options, and number of players, of every match that shows it."""
    recorded_with: Mapping[str, Any] = field(default_factory=dict)
    """What else a match is played with that is recorded for it."""
    bots: str = "greedy:24"
    """Who plays a match that is recorded for it."""
    progress: Callable[[cantina.State], float] | None = None
    """How close a finished state came to it, for what bots that play to win never show."""
    avoided_choice: str = ""
    """A kind of choice that leads away from it."""

    def step(self, match: FinishedMatch) -> int | None:
        """The step at which a match shows it; None: it does not."""
        if any(match.options.get(name) != value for name, value in self.variant.items()):
            return None
        return self.detector(match)


def has_features(game: str) -> bool:
    return (game_folder(game) / "features.py").exists()


def features(game: str) -> Mapping[str, Feature]:
    """The features of a game's golden matches, by name; none for a game without a folder here."""
    if not has_features(game):
        return {}
    found: Mapping[str, Feature] = import_module(f"tests.games.{game_folder(game).name}.features").FEATURES
    return found


def shown_by(match: FinishedMatch) -> dict[str, int]:
    """All features that a match shows, each with its step, in the order of the steps."""
    found = {}
    for name, feature in features(match.match.game.meta.name).items():
        step = feature.step(match)
        if step is not None:
            found[name] = step
    return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))


def given_options(game: str, variant: Mapping[str, Any], rules_version: int | None = None) -> dict[str, Any]:
    """The options and number of players as given, with the defaults of all others."""
    meta = cantina.game(game).meta
    rules = meta.rules_version if rules_version is None else rules_version
    return {**{option.name: option.default_under(rules) for option in meta.options}, **variant}


def variant_name(game: str, variant: Mapping[str, Any]) -> str:
    """Says what a match is played with: `4-players-expert`, `3-players-mats-shuffled`."""
    options = cantina.game(game).meta.options
    given = given_options(game, variant)
    players = given["players"]
    parts = [f"{players}-player" if players == 1 else f"{players}-players"]
    for option in options:
        value = given[option.name]
        if value == option.default:
            continue
        if isinstance(value, bool):
            parts.append(option.name if value else f"without-{option.name}")
        elif option is options[0]:
            parts.append(str(value))
        else:
            parts.append(f"{option.name}-{str(value).replace(',', '-')}")
    return "-".join(parts)


# -- detectors that every game uses -------------------------------------------------------------


def finished(match: FinishedMatch) -> int:
    """Features of the whole match are shown by its last step."""
    return match.last_step


def played_variants(game: str, variants: tuple[dict[str, Any], ...]) -> dict[str, Feature]:
    """A feature for each variant that the laws play."""
    return {variant_name(game, variant): Feature(finished, variant) for variant in variants}


def ended(ending: str) -> Detector:
    """The match ended in a way that its result names."""
    return lambda match: match.last_step if match.result.ending == ending else None


def happened(kind: type[Event], **fields: Any) -> Detector:
    return lambda match: match.first_event(kind, **fields)


def chosen(text: str) -> Detector:
    return lambda match: match.first_choice(lambda choice: choice.text == text)


def chosen_kind(kind: str) -> Detector:
    return lambda match: match.first_choice(lambda choice: choice.kind == kind)


def answered(decision: str, kind: str) -> Detector:
    """A choice of some kind was made at some kind of decision."""

    def detector(match: FinishedMatch) -> int | None:
        return next(
            (
                step
                for step, (_, choice) in enumerate(match.choices)
                if choice.kind == kind and match.decisions[step] == decision
            ),
            None,
        )

    return detector


def all_of(*detectors: Detector) -> Detector:
    """All of several things happened; the step of the last of them."""

    def detector(match: FinishedMatch) -> int | None:
        steps = [found for one in detectors if (found := one(match)) is not None]
        return max(steps) if len(steps) == len(detectors) else None

    return detector


def has_fields(event: Event, fields: Mapping[str, Any]) -> bool:
    return all(getattr(event, name) == value for name, value in fields.items())


def later(kind: type[Event], **fields: Any) -> LaterTest:
    """A test for a later event of a kind whose fields have the given values."""
    return lambda first, found: isinstance(found.event, kind) and has_fields(found.event, fields)


def followed(
    kind: type[Event], fields: Mapping[str, Any], *then: LaterTest, until: tuple[type[Event], ...] = ()
) -> Detector:
    """An event of a kind, and after it, before any of the kinds in `until`, all that `then` asks for."""
    return lambda match: match.first_sequence(kind, fields, list(then), until)


def tie_broken_by(part: str, *equal: str, largest: bool = True) -> Detector:
    """The best scores were equal, and so were some parts of the breakdown; one more part decided alone."""

    def detector(match: FinishedMatch) -> int | None:
        result = match.result
        if len(result.winners) != 1:
            return None
        winner = result.winners[0]
        parts = result.breakdown
        tied = [
            seat
            for seat, score in enumerate(result.scores)
            if seat != winner and score == result.scores[winner]
            if all(parts[seat][name] == parts[winner][name] for name in equal)
        ]
        lead = [parts[winner][part] - parts[seat][part] for seat in tied]
        decided = lead and all(found > 0 if largest else found < 0 for found in lead)
        return match.last_step if decided and result.scores[winner] == max(result.scores) else None

    return detector


def shared_win(match: FinishedMatch) -> int | None:
    return match.last_step if len(match.result.winners) > 1 else None
