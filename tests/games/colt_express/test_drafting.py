"""Characters chosen by the players in turn, and the pick that may be declined."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.colt_express.positions import GAME, Position, new_game

from cantina.games.colt_express.content import CHARACTERS, FIRST_BULLET, NEUTRAL_BULLET


@pytest.mark.rule("CE-SETUP-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_choose_their_characters_in_turn(players: int) -> None:
    position = new_game(players, characters="choose")
    first = position.seat
    assert first is not None
    for turn in range(players):
        assert (position.kind, position.seat) == ("character", (first + turn) % players)
        free = [name for name in CHARACTERS if f"character {name}" in position.choices]
        assert len(free) == 6 - turn
        taken = next((name for name in CHARACTERS if name not in free), None)
        if taken is not None:
            assert position.why_not(f"character {taken}") == ("character-taken", "CE-SETUP-11")
        position.do(f"character {free[-1]}")
    assert position.kind == "plan"
    assert {seat.bandits for seat in position.view().seats} == {
        (name,) for name in reversed(CHARACTERS[-players:])
    }


@pytest.mark.rule("CE-SETUP-11")
def test_who_chooses_first_is_drawn() -> None:
    assert {new_game(3, seed=seed, characters="choose").seat for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("CE-TWO-2")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_bandits_the_first_is_chosen_among_three(players: int) -> None:
    position = new_game(players, preset="two-bandits", characters="choose")
    assert sorted(position.choices) == ["character belle", "character doc", "character ghost"]
    assert position.why_not("character tuco") == ("only-recruited", "CE-TWO-2")
    for _ in range(players):
        position.do(position.choices[0])
    assert position.kind == "recruit"


def picking(**options: Any) -> Position:
    position = new_game(2, preset="two-bandits", **options)
    while position.kind != "pick":
        position.do(position.choices[0])
    return position


@pytest.mark.rule("CE-TWO-10")
def test_the_pick_is_compulsory_unless_an_option_says_otherwise() -> None:
    assert picking().why_not("pick nothing") == ("must-pick", "CE-TWO-10")
    assert "pick nothing" in picking(pick="may").choices


@pytest.mark.rule("CE-TWO-10", "CE-TWO-11")
def test_without_a_pick_the_hand_has_a_card_less() -> None:
    position = picking(pick="may")
    doc = {bandit.seat for bandit in position.view().bandits if bandit.bandit == "doc"}
    declined = position.seat
    assert declined is not None
    position.do("pick nothing")
    position.do(position.choices[0])
    hands = [seat.hand for seat in position.view().seats]
    assert hands[declined] == 6 + (declined in doc)
    assert hands[1 - declined] == 7 + (1 - declined in doc)
    assert [event.seat for event in position.events_of("nothing-picked")] == [declined]
    assert [event.seat for event in position.events_of("card-picked")] == [1 - declined]


@pytest.mark.rule("CE-TWO-10")
def test_a_world_knows_who_has_picked_an_action_card() -> None:
    """A hand of somebody who picked has at least one action card; one without a pick may be all bullets."""
    position = picking(pick="may")
    state: Any = position.state.copy()
    declined = position.seat
    assert declined is not None
    deck = state.decks[declined]
    for _ in range(40):
        deck.put(NEUTRAL_BULLET, -1)
    state.apply(GAME.parse("pick nothing"), declined)
    state.apply(state.decisions[0].choices[0], 1 - declined)
    found = {
        sum(card < FIRST_BULLET for card in state.world(1 - declined, seed).hands[declined].cards)
        for seed in range(60)
    }
    assert 0 in found
