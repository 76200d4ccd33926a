"""Sections 5 and 6 of the rules: rounds and the Planning phase."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.colt_express.positions import Position, new_game, planning_position, stealing_position

import cantina

HANDS = {name: ["move", "floor", "fire"] for name in ("doc", "tuco", "ghost", "belle")}
FOUR = "doc 4i, tuco 3i, ghost 4i, belle 3i"


def play_out(position: Position, until: int = 0) -> Position:
    """Plays first choices to the end, or until a round begins."""
    while not position.state.over and position.view().round != until:
        position.do(position.choices[0])
    return position


@pytest.mark.rule("CE-ROUND-1", "CE-END-1")
def test_five_rounds_and_no_more() -> None:
    position = play_out(new_game(4, 2))
    assert [event.round for event in position.events_of("round-begun")] == [1, 2, 3, 4, 5]
    assert position.state.over
    refusal = position.state.why_not(cantina.game("colt-express").parse("draw"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("game-over", "CE-END-1")


@pytest.mark.rule("CE-ROUND-2", "CE-ROUND-5", "CE-ROUND-9", "CE-EVT-1")
def test_order_of_a_round() -> None:
    position = play_out(new_game(4, 2))
    tags = [type(event).__struct_config__.tag for event in position.events]
    starts = [at for at, tag in enumerate(tags) if tag == "round-begun"] + [len(tags)]
    for start, end in pairwise(starts):
        part = tags[start:end]
        reveal = part.index("round-card-revealed")
        assert part[1:reveal] == ["cards-drawn"] * 4
        last_play = max(at for at, tag in enumerate(part) if str(tag).startswith("card-played"))
        first_steal = part.index("card-resolved")
        last_steal = max(at for at, tag in enumerate(part) if tag == "card-resolved")
        assert reveal < last_play < first_steal
        if "round-event-happened" in part:
            assert last_steal < part.index("round-event-happened") < part.index("round-ended")
    assert tags.index("money-counted") > max(at for at, tag in enumerate(tags) if tag == "round-ended")


@pytest.mark.rule("CE-ROUND-3")
def test_six_cards_are_drawn_from_a_shuffled_deck() -> None:
    hands = set()
    for seed in range(20):
        position = new_game(3, seed, characters="tuco,belle,ghost")
        assert (position.view().seats[0].hand, position.view().seats[0].deck) == (6, 4)
        hands.add(tuple(position.hand(0)))
    assert len(hands) > 10
    again = play_out(new_game(3, 1, characters="tuco,belle,ghost"), until=2)
    seat = again.view().seats[0]
    assert seat.hand == 6
    assert seat.deck == 10 + sum(seat.bullets_received.values()) - 6


@pytest.mark.rule("CE-ROUND-6", "CE-ROUND-7")
def test_cards_come_back_and_bullets_stay() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 0r", "doc fire, doc move hidden")
    while position.view().round == 1:
        position.do(position.choices[0])
    doc, tuco = position.view().seats[0], position.view().seats[1]
    assert doc.hand + doc.deck == 10
    assert tuco.hand + tuco.deck == 11
    assert tuco.bullets_received == {"doc": 1}
    play_out(position)
    assert position.bullets_received("tuco")["doc"] >= 1
    assert position.state.result is not None
    assert position.state.result.breakdown[1]["bullets-received"] >= 1


@pytest.mark.rule("CE-ROUND-8")
def test_the_lead_goes_left_whatever_the_turns_were() -> None:
    position = new_game(4, 6)
    leads = [position.view().first]
    for number in range(2, 6):
        leads.append(play_out(position, until=number).view().first)
    assert leads == [(leads[0] + n) % 4 for n in range(5)]


@pytest.mark.rule("CE-PLAN-1")
@pytest.mark.parametrize(("card", "turns"), [("bridge", 3), ("cave", 5), ("angry", 4)])
def test_one_turn_per_icon(card: str, turns: int) -> None:
    hands = {name: ["move", "move", "fire", "fire", "floor", "floor"] for name in HANDS}
    position = planning_position(FOUR, hands, round_card=card)
    while position.kind == "plan":
        position.do(position.choices[0])
    assert len(position.events_of("turn-begun")) == turns - 1


@pytest.mark.rule("CE-PLAN-3")
def test_there_is_no_pass() -> None:
    position = planning_position(FOUR, HANDS)
    assert position.choices == ["plan move", "plan floor", "plan fire", "draw"]
    assert position.why_not("plan punch") == ("not-in-hand", "CE-PLAN-3")


@pytest.mark.rule("CE-PLAN-5", "CE-ROUND-4")
def test_drawing_takes_what_is_left() -> None:
    everything = ["move", "move", "floor", "floor", "fire", "fire", "punch", "robbery"]
    position = planning_position(FOUR, {**HANDS, "doc": everything})
    assert position.view().seats[0].deck == 2
    position.do("draw")
    assert (position.view().seats[0].hand, position.view().seats[0].deck) == (10, 0)


@pytest.mark.rule("CE-PLAN-7")
def test_standard_turns_are_open() -> None:
    position = planning_position(FOUR, HANDS).do("plan move")
    assert position.common_pile() == [("doc", "move")]
    assert position.why_not("plan move face-down") == ("face-up-turn", "CE-PLAN-7")


@pytest.mark.rule("CE-PLAN-8")
def test_tunnel_turns_are_hidden() -> None:
    position = planning_position(FOUR, HANDS, turn=2, round_card="cave")
    assert position.choices == ["plan move", "plan floor", "plan fire", "draw"]
    assert position.why_not("plan move face-down") == ("already-hidden", "CE-PLAN-8")
    position.do("plan move", "draw")
    assert position.common_pile() == [(None, None)]
    assert position.view().common[0].face_down
    own = position.view(0).common[0]
    assert (own.bandit, own.action) == ("doc", "move")


@pytest.mark.rule("CE-PLAN-9")
def test_speeding_up_gives_two_free_actions() -> None:
    both = [("plan move", "plan fire"), ("draw", "draw"), ("draw", "plan fire"), ("plan fire", "draw")]
    for first, second in both:
        position = planning_position(FOUR, HANDS, turn=2, round_card="bridge")
        assert position.seat == 0
        position.do(first)
        assert position.seat == 0
        position.do(second)
        assert position.seat == 1
        assert not any(card.face_down for card in position.view().common)


@pytest.mark.rule("CE-PLAN-10")
def test_switching_turns_run_the_other_way() -> None:
    position = planning_position(FOUR, HANDS, turn=4, round_card="angry", first=1)
    seats = []
    for _ in range(4):
        seats.append(position.seat)
        if len(seats) < 4:
            position.do("plan move")
    assert seats == [1, 0, 3, 2]
    assert not any(card.face_down for card in position.view().common)


@pytest.mark.rule("CE-PLAN-11", "CE-PLAN-13")
def test_planning_changes_nothing_on_the_train_and_asks_for_no_target() -> None:
    position = planning_position(FOUR, HANDS)
    before = position.view()
    position.do("plan fire", "plan move", "plan floor", "draw")
    after = position.view()
    assert after.places == before.places
    assert after.bandits == before.bandits
    assert after.marshal == before.marshal
    assert position.kind == "plan"


@pytest.mark.rule("CE-PLAN-12")
def test_unplayed_cards_go_back_on_the_deck() -> None:
    hands = {name: ["move", "fire", "fire", "floor", "punch"] for name in HANDS}
    position = planning_position(FOUR, hands, turn=3, round_card="bridge")
    position.do("plan move", "plan move", "plan move", "plan move")
    seats = position.view().seats
    assert [seat.hand for seat in seats] == [0] * 4
    assert [seat.deck for seat in seats] == [9] * 4


@pytest.mark.rule("CE-PLAN-14")
def test_a_hand_has_no_limit() -> None:
    position = planning_position(FOUR, {}, received={"doc": ["neutral"] * 5}, nb=8, round_card="cave")
    for _ in range(5):
        while position.seat != 0:
            position.do("draw" if "draw" in position.choices else position.choices[0])
        position.do("draw")
        if position.view().seats[0].deck == 0:
            break
    assert position.view().seats[0].hand == 15
