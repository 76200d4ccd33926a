"""Counting: every component of the box, and what statistics ask of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cantina.games.colt_express.choices import Plan
from cantina.games.colt_express.content import (
    BULLET,
    CHARACTERS,
    COPIES,
    KINDS,
    LOOT,
    MARSHAL,
    NEUTRAL,
    ROUND_CARDS,
    card_name,
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
from cantina.kernel.game import Deeds, Tally


def census(state: ColtState) -> Counter[str]:
    """Counts every component by kind, wherever it is; the same at every moment of a game."""
    count: Counter[str] = Counter()
    piles = [state.common, *(pile for seat in range(state.seats) for pile in state.piles_of(seat))]
    for card in (card for pile in piles for card in pile.cards):
        owner = f"{CHARACTERS[card // 6]} " if card < BULLET else ""
        count[owner + card_name(card)] += 1
    for bandit, name in enumerate(CHARACTERS):
        count[f"bullet-{name}"] += state.bullets[bandit]
        _add_box(count, state, bandit)
    count[card_name(NEUTRAL)] += state.neutral
    for value in state.purse_value:
        count[f"purse ${value}"] += 1
    count["jewel"] = sum(state.jewels)
    count["strongbox"] = sum(state.strongboxes)
    for card in (*state.rounds.cards, *state.unused):
        count[f"round card {ROUND_CARDS[card].name}"] += 1
    return count


def _add_box(count: Counter[str], state: ColtState, bandit: int) -> None:
    """Adds the action cards that lie in the box: all before the deal, else those not used."""
    dealt = state.dealt and state.seat_of[bandit] >= 0
    for kind, copies in enumerate(COPIES):
        card = f"{CHARACTERS[bandit]} {card_name(kind)}"
        if not dealt:
            count[card] += copies
        elif state.two_bandits:
            # One of each is used; the team's second Marshal card is not.
            partner = any(state.seat_of[other] == state.seat_of[bandit] for other in range(bandit))
            count[card] += copies - (0 if kind == MARSHAL and partner else 1)


_COUNTED = {
    BanditShot: "shots",
    BanditPunched: "punches",
    LootTaken: "loot-taken",
    LootLost: "loot-lost",
    MarshalMet: "marshal-met",
    NothingHappened: "no-effect",
}


def tally(state: ColtState, events: Sequence[Event]) -> Tally:
    """What each seat played, and what happened in each round."""
    teams = [
        "+".join(CHARACTERS[b] for b in range(6) if state.seat_of[b] == seat) for seat in range(state.seats)
    ]
    rounds: list[Counter[str]] = []
    for event in events:
        if isinstance(event, RoundBegun):
            rounds.append(Counter(dict.fromkeys(("cards", *_COUNTED.values()), 0)))
        elif isinstance(event, CardResolved):
            rounds[-1]["cards"] += 1
        elif type(event) in _COUNTED:
            rounds[-1][_COUNTED[type(event)]] += 1
    return Tally(labels={"character": teams}, rounds=rounds, cards=_cards(state, events))


def _cards(state: ColtState, events: Sequence[Event]) -> dict[str, Deeds]:
    """Action cards resolved, loot taken, and the round cards of the match."""
    seat_of = {name: state.seat_of[bandit] for bandit, name in enumerate(CHARACTERS)}
    actions, loot = Deeds(KINDS, state.seats), Deeds(LOOT, state.seats)
    rounds = Deeds((card.name for card in ROUND_CARDS), state.seats)
    for event in events:
        if isinstance(event, CardResolved):
            actions.used[seat_of[event.bandit]][event.action] += 1
        elif isinstance(event, LootTaken):
            loot.owned[seat_of[event.bandit]][event.loot] += 1
        elif isinstance(event, RoundCardRevealed):
            rounds.seen[event.round_card] += 1
    return {"action": actions, "loot": loot, "round-card": rounds}


def about(state: ColtState, choice: Choice) -> list[tuple[str, str]]:
    """The action card that planning would play."""
    return [("action", KINDS[choice.action])] if isinstance(choice, Plan) else []
