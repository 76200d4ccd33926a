"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    CARDS,
    HENCHMEN,
    JOB_NAMES,
    LEADER_ABILITIES,
    LEADERS,
    MARKS,
    SAFE_NAMES,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    job_name,
    job_of,
    trait_name,
    trait_of,
)
from cantina.games.scoundrels.events import (
    CardRevealed,
    DayBegun,
    HenchmanPlaced,
    JobsSwapped,
    LeaderUsed,
    SafeShown,
    SafeStolen,
    ScoundrelHired,
    ScoundrelUsed,
    ScoundrelUsedAgain,
    StrategyUsed,
    TraitsSwapped,
)
from cantina.games.scoundrels.state import H_ONE, ScoundrelsState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.event import Event
from cantina.kernel.game import Deeds, Tally


def census(state: ScoundrelsState) -> Counter[str]:
    """Counts every card, safe, mark and henchman, wherever it is."""
    count: Counter[str] = Counter()
    ones = [one for one in (*state.sheets, *state.saloon, *state.discard) if one >= 0]
    ones += [hire[H_ONE] for hire in state.hires if hire[H_ONE] >= 0]
    count.update(f"trait {TRAIT_NAMES[card]}" for card in (*state.traits, *state.trait_box))
    count.update(f"job {JOB_NAMES[card]}" for card in (*state.jobs, *state.job_box))
    count.update(f"trait {TRAIT_NAMES[trait_of(one)]}" for one in ones)
    count.update(f"job {JOB_NAMES[job_of(one)]}" for one in ones)
    count.update(SAFE_NAMES[face] for face in state.safes)
    for seat in range(state.seats):
        cards = [*state.hands[seat].cards, *state.decks[seat].cards]
        cards += [card for card in state.played[seat * CARDS : seat * CARDS + CARDS] if card >= 0]
        count.update(f"{seat} card {CARD_NAMES[card]}" for card in cards or range(CARDS))
        placed = sum(bits >> seat & 1 for bits in state.on_card)
        held = state.reserve[seat] + state.jailed[seat] + state.destroyed[seat] + placed
        count[f"{seat} henchmen"] = held
        assert held == HENCHMEN
        assert state.money[seat] >= 0
        count[f"{seat} marks"] = MARKS
    return count


_COUNTED: dict[type[Event], str] = {
    ScoundrelHired: "hires",
    ScoundrelUsed: "uses",
    HenchmanPlaced: "distrusts",
    CardRevealed: "revealed",
    SafeStolen: "steals",
}


def tally(state: ScoundrelsState, events: Sequence[Event]) -> Tally:
    """Each seat's leader, strategy and place in the order of day 1, and what happened each day."""
    days: list[Counter[str]] = []
    for event in events:
        if isinstance(event, DayBegun):
            days.append(Counter(dict.fromkeys((*_COUNTED.values(), "bluffs-caught"), 0)))
        elif type(event) in _COUNTED:
            days[-1][_COUNTED[type(event)]] += 1
            if isinstance(event, CardRevealed) and event.bluff:
                days[-1]["bluffs-caught"] += 1
    labels = {"leader": [LEADERS[leader] for leader in state.leader]}
    if state.options["strategies"]:
        labels["strategy"] = [STRATEGIES[card].name for card in state.strategy]
    return Tally(labels=labels, rounds=days, cards=_cards(state, events))


def _cards(state: ScoundrelsState, events: Sequence[Event]) -> dict[str, Deeds]:
    """Scoundrels hired, changed and used, the leader's abilities, strategies and safes at the end."""
    traits, jobs = Deeds(TRAIT_NAMES, state.seats), Deeds(JOB_NAMES, state.seats)
    safes = Deeds(SAFE_NAMES, state.seats)
    slots = Deeds((name for name, one in zip(SLOT_NAMES, LEADER_ABILITIES, strict=True) if one), state.seats)
    strategies = Deeds((card.name for card in STRATEGIES), state.seats)
    for event in events:
        if isinstance(event, ScoundrelHired | JobsSwapped | TraitsSwapped):
            traits.owned[event.seat][event.trait] += 1
            jobs.owned[event.seat][event.job] += 1
        elif isinstance(event, ScoundrelUsed | ScoundrelUsedAgain):
            traits.used[event.seat][event.trait] += 1
            jobs.used[event.seat][event.job] += 1
        elif isinstance(event, LeaderUsed):
            slots.used[event.seat][event.slot] += 1
        elif isinstance(event, StrategyUsed):
            strategies.used[event.seat][event.strategy] += 1
        elif isinstance(event, SafeShown):
            safes.owned[event.seat][event.safe] += 1
    found = {"trait": traits, "job": jobs, "safe": safes, "slot": slots}
    if not state.options["strategies"]:
        return found
    for seat, card in enumerate(state.strategy):
        strategies.owned[seat][STRATEGIES[card].name] += 1
    return {**found, "strategy": strategies}


def about(state: ScoundrelsState, choice: Choice) -> list[tuple[str, str]]:
    """The scoundrel that a choice would hire, or the strategy it would take."""
    if choice.kind in ("hire", "recruit") and isinstance(choice, Pick):
        one = state.at_place(state.place_of(choice.pick))
        return [("trait", trait_name(one)), ("job", job_name(one))]
    return [("strategy", str(choice.args["strategy"]))] if choice.kind == "strategy" else []
