"""Own-side rows of Colt Express: bandits are numbered by the seats that have them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from matches import random_match

import cantina
from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CHARACTERS,
    FIRST_BULLET,
    FIRST_SHEET,
    NEUTRAL_BULLET,
)
from cantina.kernel.state import State
from cantina.policy.own_side import own_side_rows

GAME = cantina.game("colt-express")
OWN = own_side_rows("colt-express")
RENAMED = [3, 0, 5, 1, 2, 4]
"""By bandit: the one that takes its place."""


def renamed_card(card: int) -> int:
    if card >= FIRST_BULLET:
        return card if card == NEUTRAL_BULLET else FIRST_BULLET + RENAMED[card - FIRST_BULLET]
    return RENAMED[card // 6] * 6 + card % 6


def with_renamed_bandits(state: State) -> State:
    """The same position with other characters; where everybody has one, nothing else tells them apart."""
    dump = state.dump()
    table: dict[str, Any] = dump["table"]

    def by_bandit(values: list[int]) -> list[int]:
        found = values[:]
        for bandit, other in enumerate(RENAMED):
            found[other] = values[bandit]
        return found

    for field in ("seat_of", "spot", "bullets"):
        table[field] = by_bandit(table[field])
    for field in ("jewels", "strongboxes"):
        sheets = slice(FIRST_SHEET, FIRST_SHEET + 6)
        table[field][sheets] = by_bandit(table[field][sheets])
    table["purse_at"] = [
        FIRST_SHEET + RENAMED[place - FIRST_SHEET] if FIRST_SHEET <= place < FIRST_SHEET + 6 else place
        for place in table["purse_at"]
    ]
    table["ransom"] = sum(1 << RENAMED[bandit] for bandit in range(6) if table["ransom"] >> bandit & 1)
    for field in ("actor", "target"):
        table[field] = RENAMED[table[field]] if table[field] >= 0 else table[field]
    for field in ("decks", "hands", "discards"):
        table[field] = [[[renamed_card(card), seen] for card, seen in pile] for pile in table[field]]
    table["common"] = [[renamed_card(card), seen] for card, seen in table["common"]]
    return GAME.load(dump, quiet=True)


@pytest.mark.parametrize("preset", ["first-game", "advanced", "expert"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_bandits_are_numbered_by_their_owners(players: int, preset: str) -> None:
    fields = OWN.encoding.layout
    for seed in range(4):
        match = random_match("colt-express", {"players": players, "preset": preset}, seed, quiet=True)
        for state in match.positions(every=10):
            if state.over:
                continue
            other = with_renamed_bandits(state)
            for seat in range(players):
                row, again = (
                    OWN.turn(np.frombuffer(GAME.encoding.row(one, seat), np.uint8).reshape(1, -1))[0]
                    for one in (state, other)
                )
                at = fields.offset("bandit_at")
                assert np.array_equal(np.delete(row, range(at, at + 6)), np.delete(again, range(at, at + 6)))
                assert [RENAMED[one - 1] + 1 for one in row[at : at + players]] == again[
                    at : at + players
                ].tolist()


def test_the_next_player_is_shot_by_one_number_whoever_it_plays() -> None:
    numbers = set()
    for seed in range(20):
        state = GAME.new(4, seed, quiet=True)
        row = np.frombuffer(GAME.encoding.row(state, 1), np.uint8).reshape(1, -1)
        target = next(one.bandit for one in state.view(1).bandits if one.seat == 2)
        masks = np.zeros((1, len(GAME.choices)), np.bool_)
        masks[0, GAME.parse(f"fire {target}").number] = True
        numbers.add(int(OWN.offered(row, masks, np.array([1]), 4).own_number[0]))
    assert len(numbers) == 1


def test_characters_that_are_chosen_keep_their_numbers() -> None:
    state = GAME.new(4, 3, characters="choose", quiet=True)
    decision = state.decision
    assert decision is not None
    assert decision.kind == "character"
    row = np.frombuffer(GAME.encoding.row(state, decision.seat), np.uint8).reshape(1, -1)
    masks = np.zeros((1, len(GAME.choices)), np.bool_)
    masks[0, [choice.number for choice in decision.choices]] = True
    first = OWN.offered(row, masks, np.array([decision.seat]), 4).own_number
    assert (np.diff(first) == 1).all()
    assert len(first) == len(CHARACTERS)


@pytest.mark.parametrize("variant", [{"players": 2}, {"players": 4}, {"players": 6, "preset": "expert"}])
def test_the_added_fields_are_what_the_view_shows(variant: dict[str, Any]) -> None:
    offsets = {field.name: (OWN.encoding.layout.offset(field.name), field) for field in OWN.encoding.fields}
    pairs = [(one, other) for one in range(6) for other in range(one + 1, 6)]
    for state in random_match("colt-express", variant, 5, quiet=True).positions(every=7):
        for seat in range(state.seats):
            row = OWN.turn(np.frombuffer(GAME.encoding.row(state, seat), np.uint8).reshape(1, -1))[0]
            known = {name: row[at : at + field.size].tolist() for name, (at, field) in offsets.items()}
            view = state.view(seat)
            bandits = sorted(
                view.bandits, key=lambda one: ((one.seat - seat) % view.players, CHARACTERS.index(one.bandit))
            )
            spots = [None if one.place is None else (int(one.place[0]), one.place[1]) for one in bandits]
            for (one, other), near in zip(pairs, known["near"], strict=True):
                if other < len(spots):
                    assert near == distance(spots[one], spots[other])
            marshal = (view.marshal, "i")
            assert known["marshal_near"][: len(spots)] == [distance(spot, marshal) for spot in spots]
            places = {place.place: place for place in view.places}
            here = [places[one.place] if one.place else None for one in bandits]
            loot = known["loot_here"]
            assert loot[: len(here)] == [min(6, len(place.purses)) if place else 0 for place in here]
            assert loot[6 : 6 + len(here)] == [place.jewels if place else 0 for place in here]
            unresolved = [card for card in view.common if not card.resolved]
            assert sum(known["card_counts"]) == sum(
                min(2, count) for count in Counter(map(repr, map(card_facts, unresolved))).values()
            )
            for card, number in zip(unresolved, known["next_cards"], strict=False):
                whose, which = divmod(number, 7)
                assert which == (0 if card.action is None else 1 + ACTION_KINDS.index(card.action))
                if card.bandit is not None:
                    assert bandits[(whose - 1) % 6].bandit == card.bandit


def card_facts(card: Any) -> Any:
    """What tells cards of the pile apart."""
    return (card.bandit, card.action, getattr(card, "seat", None), getattr(card, "face_down", None))


def distance(one: tuple[int, str] | None, other: tuple[int, str] | None) -> int:
    if one is None or other is None or abs(one[0] - other[0]) > 1:
        return 0
    return 1 + 2 * abs(one[0] - other[0]) + (one[1] != other[1])
