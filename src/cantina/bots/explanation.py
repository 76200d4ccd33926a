"""Why one choice is better than another, told by what happens after each.

Both choices are carried out in the same worlds of the seat's mind, with the same random numbers, and played on
by the rollout policy of the bot that analysed the decision. The events that follow one choice more often than
the other, and that matter for the value of the position, are the explanation: counts and events, which a
localizer tells in the language of the reader.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator
from cantina.kernel.event import Event
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import Stream, salt, seeded
from cantina.kernel.state import State
from cantina.localization import Localizer

WORLDS: Final = 40
"""The worlds in which choices are compared."""
SECONDS: Final = 1.5
"""Processor time after which no further world is begun."""
MAX_STEPS: Final = 150
"""A playout ends after so many choices, wherever it is."""
MAX_FUTURES: Final = 3
"""Futures of one explanation; at most two of them follow the same choice."""
MIN_ERRORS: Final = 2.5
"""Standard errors by which the counts must differ before chance does not explain it."""
MIN_SHARE: Final = 0.15
"""The least difference of the counts, as a share of the worlds."""
CERTAIN_EFFECT: Final = 0.02
"""The effect counted for an event that happens always or never after a choice, where none can be measured."""
OWN_WEIGHT: Final = 0.5
"""What the seat would choose itself later tells less than what happens to it."""

RolloutPolicy = Callable[[State, Evaluator[Any], Stream, int], Choice]
"""Chooses for a seat that decides, as `rollout_choice` does."""


class Future(Struct, frozen=True):
    """Something that happens more often after one choice than after the other."""

    choice: int
    """The choice that it follows more often, by number."""
    event: Any
    """The event as the seat would read it."""
    count: int
    """In how many of the worlds it happens after this choice."""
    other_count: int
    """In how many of the worlds it happens after the other choice."""


class Explanation(Struct, frozen=True):
    """The best choice compared with another one."""

    best: int
    other: int
    worlds: int
    """How many worlds were looked at; every count is out of so many."""
    futures: tuple[Future, ...]
    """The most telling first; empty: nothing tells the two choices apart often enough."""


class ObservedPlayout(NamedTuple):
    """What happened after a choice in one world."""

    sentences: frozenset[int]
    """The events, by the number of the sentence that tells them."""
    first_events: tuple[int, ...]
    """Those of the first step in which the seat notices anything, in order."""
    own: frozenset[int]
    """The events with which the seat's own later choices begin."""
    value: float
    """The value of the last position for the seat."""


def explain(
    mind: Mind,
    best: int,
    others: Sequence[int],
    policy: RolloutPolicy,
    seed: int = 0,
    worlds: int = WORLDS,
    seconds: float = SECONDS,
) -> tuple[Explanation, ...]:
    """Compares the best choice with each of some others, all given by number, in the same worlds.

    With more others each gets the same worlds; `seconds` is for all of them together.
    """
    rng = seeded(seed, salt("explanation"))
    sentences = _Sentences(mind)
    compared = [_offered(mind, number) for number in (best, *others)]
    playouts: list[list[ObservedPlayout]] = [[] for _ in compared]
    deadline = time.thread_time() + seconds
    for number in range(worlds):
        if number and time.thread_time() >= deadline:
            break
        world = mind.world(rng.next())
        playout_seed = rng.next()
        for choice, found in zip(compared, playouts, strict=True):
            found.append(_playout(world, mind.seat, choice, policy, seeded(playout_seed, 0), sentences))
    return tuple(
        _compare(best, other, playouts[0], found, sentences)
        for other, found in zip(others, playouts[1:], strict=True)
    )


def _offered(mind: Mind, number: int) -> Choice:
    return next(choice for choice in mind.choices if choice.number == number)


class _Sentences:
    """Numbers the events by what a seat reads of them: two events with the same sentence are one future."""

    def __init__(self, mind: Mind) -> None:
        self._seat = mind.seat
        self._localizer = Localizer(mind.world(0).game)
        self._localizer.name_seats(mind.view)
        self._by_event: dict[bytes, int] = {}
        self._by_text: dict[str, int] = {}
        self.events: list[Event] = []
        """By number: an event that is told by this sentence, as the seat sees it."""

    def numbers(self, events: Iterable[Event]) -> list[int]:
        """The sentences of some events, in order; what the seat does not notice is left out."""
        visible = [form for event in events if (form := event.seen_by(self._seat)) is not None]
        return [self._number(form) for form in visible]

    def _number(self, form: Event) -> int:
        key = msgspec.json.encode(form)
        found = self._by_event.get(key)
        if found is None:
            text = self._localizer.event(form, self._seat)
            assert text is not None
            found = self._by_text.setdefault(text, len(self.events))
            self._by_event[key] = found
            if found == len(self.events):
                self.events.append(form)
        return found


def _playout(
    world: State, seat: int, choice: Choice, policy: RolloutPolicy, rng: Stream, sentences: _Sentences
) -> ObservedPlayout:
    """Plays on after a choice to where a search would evaluate, but not before the seat has decided again."""
    state = world.copy()
    state.quiet = False
    evaluator = state.game.evaluator
    seen = sentences.numbers(state.apply(choice, seat))
    first_events = tuple(seen)
    own: list[int] = []
    remaining = evaluator.lookahead
    decided = False
    for _ in range(MAX_STEPS):
        decision = state.decision
        if decision is None:
            break
        if evaluator.is_quiescent(state):
            if remaining <= 0 and decided:
                break
            remaining -= 1
        if decision.seat == seat:
            decided = True
        next_choice = (
            decision.choices[0] if len(decision.choices) == 1 else policy(state, evaluator, rng, decision.seat)
        )
        noticed = sentences.numbers(state.apply(next_choice, decision.seat))
        seen += noticed
        first_events = first_events or tuple(noticed)
        if decision.seat == seat:
            own += noticed[:1]
    return ObservedPlayout(
        frozenset(seen), first_events, frozenset(own), evaluator.win_probabilities(state)[seat]
    )


def _compare(
    best: int,
    other: int,
    after_best: Sequence[ObservedPlayout],
    after_other: Sequence[ObservedPlayout],
    sentences: _Sentences,
) -> Explanation:
    """The explanation from the playouts of both choices, world by world."""
    worlds = len(after_best)
    happened = frozenset[int]().union(*(one.sentences for one in (*after_best, *after_other)))
    scored: list[tuple[float, int, Future]] = []
    own = frozenset[int]().union(*(one.own for one in (*after_best, *after_other)))
    announcements = {_announcement(after_best, after_other), _announcement(after_other, after_best)}
    for sentence in sorted(happened - announcements):
        with_best = [sentence in one.sentences for one in after_best]
        with_other = [sentence in one.sentences for one in after_other]
        only_best = sum(a and not b for a, b in zip(with_best, with_other, strict=True))
        only_other = sum(b and not a for a, b in zip(with_best, with_other, strict=True))
        difference = only_best - only_other
        if abs(difference) < max(MIN_SHARE * worlds, MIN_ERRORS * sqrt(only_best + only_other), 1):
            continue
        # What follows the best choice more often should be good for the seat, and the other way round.
        effect = _effect(with_best, after_best, with_other, after_other) * (1 if difference > 0 else -1)
        if effect <= 0:
            continue
        follows = best if difference > 0 else other
        counts = sorted((sum(with_best), sum(with_other)), reverse=True)
        future = Future(follows, sentences.events[sentence], counts[0], counts[1])
        score = abs(difference) / worlds * effect * (OWN_WEIGHT if sentence in own else 1.0)
        scored.append((score, -sentence, future))
    scored.sort(key=lambda one: one[:2], reverse=True)
    chosen: list[Future] = []
    for _, _, future in scored:
        if sum(one.choice == future.choice for one in chosen) < 2 and len(chosen) < MAX_FUTURES:
            chosen.append(future)
    chosen.sort(key=lambda future: future.choice != best)
    return Explanation(best, other, worlds, tuple(chosen))


def _announcement(after_choice: Sequence[ObservedPlayout], after_other: Sequence[ObservedPlayout]) -> int:
    """The event that says no more than that a choice was made: the first that comes at once, always; or -1."""
    always = frozenset.intersection(*(frozenset(one.first_events) for one in after_choice))
    otherwise = {sentence for one in after_other for sentence in one.first_events}
    return next((one for one in after_choice[0].first_events if one in always - otherwise), -1)


def _effect(
    with_best: Sequence[bool],
    after_best: Sequence[ObservedPlayout],
    with_other: Sequence[bool],
    after_other: Sequence[ObservedPlayout],
) -> float:
    """How much better the seat stands with an event than without it, after the same choice."""
    weighted = 0.0
    weight = 0.0
    for happened, playouts in ((with_best, after_best), (with_other, after_other)):
        yes = [one.value for one, is_so in zip(playouts, happened, strict=True) if is_so]
        no = [one.value for one, is_so in zip(playouts, happened, strict=True) if not is_so]
        if yes and no:
            pairs = len(yes) * len(no) / len(playouts)
            weighted += pairs * (sum(yes) / len(yes) - sum(no) / len(no))
            weight += pairs
    if weight:
        return weighted / weight
    gap = sum(one.value for one in after_best) - sum(one.value for one in after_other)
    towards_best = sum(with_best) > sum(with_other)
    return CERTAIN_EFFECT if (gap >= 0) == towards_best else -CERTAIN_EFFECT
