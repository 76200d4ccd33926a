"""What statistics count about one finished match, and which cards a choice is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.scoundrels.content import (
    JOB_NAMES,
    LEADER_TEXTS,
    LEADERS,
    SAFE_NAMES,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    job_name,
    trait_name,
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
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.event import Event
from cantina.kernel.statistics import CardUse, MatchStatistics

_COUNTER_OF_EVENT: dict[type[Event], str] = {
    ScoundrelHired: "hires",
    ScoundrelUsed: "uses",
    HenchmanPlaced: "distrusts",
    CardRevealed: "revealed",
    SafeStolen: "steals",
}


def statistics(state: ScoundrelsState, events: Sequence[Event]) -> MatchStatistics:
    """Each seat's leader, strategy and place in the order of day 1, and what happened each day."""
    days: list[Counter[str]] = []
    for event in events:
        if isinstance(event, DayBegun):
            days.append(Counter(dict.fromkeys((*_COUNTER_OF_EVENT.values(), "bluffs-caught"), 0)))
        elif type(event) in _COUNTER_OF_EVENT:
            days[-1][_COUNTER_OF_EVENT[type(event)]] += 1
            if isinstance(event, CardRevealed) and event.bluff:
                days[-1]["bluffs-caught"] += 1
    labels = {"leader": [LEADERS[leader] for leader in state.leader]}
    if state.options["strategies"]:
        labels["strategy"] = [STRATEGIES[card].name for card in state.strategy]
    return MatchStatistics(labels=labels, rounds=days, cards=_cards(state, events))


def _cards(state: ScoundrelsState, events: Sequence[Event]) -> dict[str, CardUse]:
    """Scoundrels hired, changed and used, the leader's abilities, strategies and safes at the end."""
    traits, jobs = CardUse(TRAIT_NAMES, state.seats), CardUse(JOB_NAMES, state.seats)
    safes = CardUse(SAFE_NAMES, state.seats)
    slots = CardUse((name for name, text in zip(SLOT_NAMES, LEADER_TEXTS, strict=True) if text), state.seats)
    strategies = CardUse((card.name for card in STRATEGIES), state.seats)
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
    card_uses = {"trait": traits, "job": jobs, "safe": safes, "slot": slots}
    if not state.options["strategies"]:
        return card_uses
    for seat, card in enumerate(state.strategy):
        strategies.owned[seat][STRATEGIES[card].name] += 1
    return {**card_uses, "strategy": strategies}


def cards_of_choice(state: ScoundrelsState, choice: Choice) -> list[tuple[str, str]]:
    """The scoundrel that a choice would hire, or the strategy it would take."""
    if choice.kind in ("hire", "recruit") and isinstance(choice, Pick):
        scoundrel = state.at_place(state.place_of(choice.pick))
        return [("trait", trait_name(scoundrel)), ("job", job_name(scoundrel))]
    return [("strategy", str(choice.args["strategy"]))] if choice.kind == "strategy" else []
