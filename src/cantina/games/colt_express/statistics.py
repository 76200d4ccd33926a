"""What statistics count about one finished match, and which cards a choice is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.colt_express.choices import Plan
from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CHARACTERS,
    LOOT_KINDS,
    ROUND_CARDS,
)
from cantina.games.colt_express.events import (
    BanditPunched,
    BanditShot,
    CardResolved,
    LootLost,
    LootTaken,
    MarshalMet,
    NothingHappened,
    RoundBegun,
    RoundCardRevealed,
)
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.statistics import CardUse, MatchStatistics

_COUNTER_OF_EVENT = {
    BanditShot: "shots",
    BanditPunched: "punches",
    LootTaken: "loot-taken",
    LootLost: "loot-lost",
    MarshalMet: "marshal-met",
    NothingHappened: "no-effect",
}


def statistics(state: ColtState, events: Sequence[Event]) -> MatchStatistics:
    """What each seat played, and what happened in each round."""
    teams = [
        "+".join(CHARACTERS[b] for b in range(6) if state.seat_of[b] == seat) for seat in range(state.seats)
    ]
    rounds: list[Counter[str]] = []
    for event in events:
        if isinstance(event, RoundBegun):
            rounds.append(Counter(dict.fromkeys(("cards", *_COUNTER_OF_EVENT.values()), 0)))
        elif isinstance(event, CardResolved):
            rounds[-1]["cards"] += 1
        elif type(event) in _COUNTER_OF_EVENT:
            rounds[-1][_COUNTER_OF_EVENT[type(event)]] += 1
    return MatchStatistics(labels={"character": teams}, rounds=rounds, cards=_cards(state, events))


def _cards(state: ColtState, events: Sequence[Event]) -> dict[str, CardUse]:
    """Action cards resolved, loot taken, and the round cards of the match."""
    seat_of = {name: state.seat_of[bandit] for bandit, name in enumerate(CHARACTERS)}
    actions, loot = CardUse(ACTION_KINDS, state.seats), CardUse(LOOT_KINDS, state.seats)
    rounds = CardUse((card.name for card in ROUND_CARDS), state.seats)
    for event in events:
        if isinstance(event, CardResolved):
            actions.used[seat_of[event.bandit]][event.action] += 1
        elif isinstance(event, LootTaken):
            loot.owned[seat_of[event.bandit]][event.loot] += 1
        elif isinstance(event, RoundCardRevealed):
            rounds.seen[event.round_card] += 1
    return {"action": actions, "loot": loot, "round-card": rounds}


def cards_of_choice(state: ColtState, choice: Choice) -> list[tuple[str, str]]:
    """The action card that planning would play."""
    return [("action", ACTION_KINDS[choice.action])] if isinstance(choice, Plan) else []
