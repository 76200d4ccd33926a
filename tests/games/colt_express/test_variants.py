"""Section 13 of the rules: two bandits each, and the expert variant."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.positions import (
    Position,
    new_game,
    planning_position,
    round_event_position,
    round_start_position,
    scoring_position,
    stealing_position,
)

import cantina

GAME = cantina.game("colt-express")
TEAMS = "ghost 3i + tuco 2i, belle 1i + django 3r"
TWO: dict[str, Any] = {"preset": "two-bandits"}


def two(players: int = 2, seed: int = 1) -> Position:
    return new_game(players, seed, preset="two-bandits")


def after_teams(players: int = 2, seed: int = 1) -> Position:
    position = two(players, seed)
    while position.kind != "pick":
        position.do(position.choices[0])
    return position


@pytest.mark.rule("CE-TWO-2")
def test_ghost_doc_and_belle_are_dealt() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(40):
        bandits = [seat.bandits[0] for seat in two(2, seed).view().seats]
        assert len(set(bandits)) == 2
        assert set(bandits) <= {"ghost", "doc", "belle"}
        dealt.update(bandits)
    assert set(dealt) == {"ghost", "doc", "belle"}
    everyone = {seat.bandits[0] for seat in two(3).view().seats}
    assert everyone == {"ghost", "doc", "belle"}


@pytest.mark.rule("CE-TWO-3")
def test_each_adds_one_of_the_other_three_from_a_random_start() -> None:
    starts = set()
    for seed in range(20):
        position = two(3, seed)
        starts.add(position.seat)
        assert position.choices == ["recruit tuco", "recruit django", "recruit cheyenne"]
        assert position.why_not("recruit belle") == ("not-recruitable", "CE-TWO-3")
        start = position.seat or 0
        position.do("recruit django")
        assert position.seat == (start + 1) % 3
        assert position.why_not("recruit django") == ("taken", "CE-TWO-3")
        position.do("recruit tuco", "recruit cheyenne")
        assert len(position.view().bandits) == 6
    assert starts == {0, 1, 2}


@pytest.mark.rule("CE-TWO-4", "CE-TWO-5")
def test_eleven_cards_in_one_deck() -> None:
    position = after_teams(2, 3)
    for seat in range(2):
        first, second = position.view().seats[seat].bandits
        cards = Counter(GAME.choices[c.number].text for c in _picks(position, seat))
        assert len(cards) == 11
        kinds = Counter(text.split()[2] for text in cards)
        assert kinds == {"move": 2, "floor": 2, "fire": 2, "punch": 2, "robbery": 2, "marshal": 1}
        assert {text.split()[1] for text in cards} == {first, second}
        assert position.view().seats[seat].deck == 11


def _picks(position: Position, seat: int) -> tuple[cantina.Choice, ...]:
    decision = position.state.decision_of(seat)
    assert decision is not None
    return decision.choices


@pytest.mark.rule("CE-TWO-6")
def test_each_bandit_has_its_own_sheet_cylinder_and_purse() -> None:
    view = after_teams(3).view()
    assert [(b.bullets, b.purse_values) for b in view.bandits] == [(6, (250,))] * 6


@pytest.mark.rule("CE-TWO-7")
def test_placement_is_secret_and_revealed_together() -> None:
    position = two(2).do("recruit tuco", "recruit django")
    assert position.kind == "place"
    assert [d.seat for d in position.state.decisions] == [0, 1]
    mine = position.view().seats[1].bandits
    assert position.why_not(f"caboose {mine[0]}", 0) == ("not-your-bandit", "CE-TWO-14")
    position.do(f"caboose {mine[1]}", by=1)
    assert all(bandit.place is None for bandit in position.view(0).bandits)
    assert [d.seat for d in position.state.decisions] == [0]
    yours = position.view().seats[0].bandits
    position.do(f"caboose {yours[0]}", by=0)
    assert [position.at(mine[1]), position.at(mine[0])] == ["3i", "2i"]
    assert [position.at(yours[0]), position.at(yours[1])] == ["3i", "2i"]


@pytest.mark.rule("CE-TWO-8")
def test_the_first_player_controls_a_pawn_drawn_from_all() -> None:
    drawn = set()
    for seed in range(60):
        happened = after_teams(2, seed).events_of("first-player-drawn")[0]
        drawn.add((happened.seat, happened.bandit))
    assert {seat for seat, _ in drawn} == {0, 1}
    assert len({bandit for _, bandit in drawn}) >= 5


@pytest.mark.rule("CE-TWO-10", "CE-TWO-11")
def test_a_card_is_picked_in_secret_then_six_are_drawn() -> None:
    position = after_teams(2, 5)
    assert not position.view().rounds
    seats = position.view().seats
    doc_seat = next((s.seat for s in seats if "doc" in s.bandits), None)
    first = _picks(position, 0)[3]
    assert position.why_not("pick cheyenne move", 0) is not None
    position.do(first.text, by=0)
    assert not position.events_of("card-picked")
    position.do(_picks(position, 1)[0].text, by=1)
    for seat in range(2):
        assert position.view().seats[seat].hand == (8 if seat == doc_seat else 7)
    picked = first.args["action"]
    assert picked in position.hand(0)
    assert position.events_of("card-picked")[0].seen_by(1).card is None
    assert len(position.view().rounds) == 1


@pytest.mark.rule("CE-TWO-12")
def test_doc_brings_an_eighth_card() -> None:
    found = False
    for seed in range(10):
        position = after_teams(2, seed)
        doc = next((s.seat for s in position.view().seats if "doc" in s.bandits), None)
        while position.kind == "pick":
            position.do(position.choices[0])
        hands = [seat.hand for seat in position.view().seats]
        assert hands == [8 if seat == doc else 7 for seat in range(2)]
        found |= doc is not None
    assert found


@pytest.mark.rule("CE-TWO-10")
def test_the_pick_cannot_be_skipped_and_is_an_action_card() -> None:
    position = after_teams(3)
    for seat in range(3):
        assert all(choice.kind == "pick" for choice in _picks(position, seat))


@pytest.mark.rule("CE-TWO-13", "CE-TWO-14")
def test_a_player_acts_once_a_turn_with_any_card() -> None:
    hands = {"ghost": ["ghost move", "tuco move"], "belle": ["belle move", "django punch"]}
    position = planning_position(TEAMS, hands, turn=3, round_card="braking", **TWO)
    assert position.choices == ["plan ghost move", "plan tuco move", "draw"]
    assert position.why_not("plan belle move") == ("not-your-bandit", "CE-TWO-14")
    position.do("plan tuco move")
    assert position.seat == 1
    position.do("plan django punch")
    assert position.common_pile() == [("tuco", "move"), ("django", "punch")]
    resolved = stealing_position(TEAMS, "tuco floor, ghost floor", **TWO)
    assert [e.bandit for e in resolved.events_of("floor-changed")] == ["tuco", "ghost"]


@pytest.mark.rule("CE-TWO-15")
def test_bullets_of_both_bandits_share_a_deck() -> None:
    position = stealing_position(
        "ghost 3i + tuco 1i, belle 2i + django 3r", "belle fire, belle move", marshal=0, **TWO
    )
    position.do("fire ghost")
    assert position.bullets_received("tuco") == {"belle": 1}
    assert position.view().seats[0].deck == 12


@pytest.mark.rule("CE-TWO-16")
def test_ghosts_ability_serves_the_whole_team() -> None:
    hands = {"ghost": ["tuco move"], "belle": ["belle move"]}
    position = planning_position(TEAMS, hands, **TWO)
    assert "plan tuco move face-down" in position.choices
    position.do("plan tuco move face-down")
    assert position.common_pile() == [(None, None)]
    assert position.why_not("plan belle move face-down") == ("face-up-turn", "CE-PLAN-7")


COVER_HANDS = {
    "ghost": ["tuco fire", "ghost fire", "ghost move"],
    "belle": ["belle fire", "django move"],
}


@pytest.mark.rule("CE-TWO-20")
def test_covering_is_optional_and_asked_of_everybody() -> None:
    position = planning_position(TEAMS, COVER_HANDS, turn=3, round_card="braking", **TWO)
    position.do("plan tuco fire")
    assert position.choices == ["cover ghost move", "cover ghost fire", "cover nothing"]
    position.do("cover nothing")
    assert (position.kind, position.seat) == ("plan", 1)
    poor = planning_position(TEAMS, {"ghost": ["tuco fire"]}, turn=3, round_card="braking", **TWO)
    assert poor.do("plan tuco fire").choices == ["cover nothing"]


@pytest.mark.rule("CE-TWO-21")
def test_marshal_cards_cannot_cover() -> None:
    with pytest.raises(cantina.NotAChoice):
        GAME.parse("cover ghost marshal")


@pytest.mark.rule("CE-TWO-22")
@pytest.mark.parametrize(("card", "turn"), [("cave", 2), ("bridge", 2), ("angry", 4)])
def test_no_covering_in_other_turns(card: str, turn: int) -> None:
    position = planning_position(TEAMS, COVER_HANDS, turn=turn, round_card=card, **TWO)
    position.do("plan tuco fire")
    assert position.kind != "cover"


@pytest.mark.rule("CE-TWO-24")
def test_a_fire_card_may_cover_but_gives_no_third_card() -> None:
    position = planning_position(TEAMS, COVER_HANDS, turn=3, round_card="braking", **TWO)
    position.do("plan tuco fire", "cover ghost fire")
    assert (position.kind, position.seat) == ("plan", 1)
    assert position.common_pile() == [("tuco", "fire"), ("ghost", "fire")]


@pytest.mark.rule("CE-TWO-30")
def test_the_partner_can_be_punched() -> None:
    position = stealing_position(
        "ghost 2i + tuco 2i, belle 1i + django 3r", "tuco punch", sheets={"ghost": []}, **TWO
    )
    assert position.events_of("bandit-punched")[0].target == "ghost"


@pytest.mark.rule("CE-TWO-31")
def test_sheets_are_apart_until_the_end() -> None:
    position = stealing_position(
        "ghost 2i + tuco 3r, belle 2i + django 3r",
        "belle punch",
        sheets={"ghost": [250], "tuco": [500, "jewel"]},
        **TWO,
    )
    position.do("push forward")
    assert position.sheet("ghost") == []
    assert position.sheet("tuco") == [500, "jewel"]
    result = scoring_position(
        TEAMS, sheets={"ghost": [250], "tuco": [500, "jewel"]}, bullets={"belle": 5}, **TWO
    ).state.result
    assert result is not None
    assert result.scores == (1250, 1500)


@pytest.mark.rule("CE-TWO-32")
def test_events_hit_each_bandit_and_a_partner_is_company() -> None:
    rebels = round_event_position("ghost 3i + tuco 2i, belle 1i + django 3r", "rebellion", **TWO)
    assert rebels.bullets_received("ghost") == {"neutral": 2}
    pockets = round_event_position(
        "ghost 3i + tuco 3i, belle 1i + django 3r",
        "st_pickpocket",
        lying={"3i": [300], "1i": [350]},
        **TWO,
    )
    assert pockets.seat == 1
    pockets.do("pickpocket nothing")
    assert pockets.state.over


@pytest.mark.rule("CE-TWO-34")
def test_the_tie_break_counts_every_bullet_in_the_deck() -> None:
    result = scoring_position(
        TEAMS,
        received={"ghost": ["neutral"], "belle": ["belle", "neutral"]},
        nb=11,
        bullets={"belle": 5},
        **TWO,
    ).state.result
    assert result is not None
    assert [parts["bullets-received"] for parts in result.breakdown] == [1, 2]
    assert result.ranking == ((0,), (1,))


# -- expert -------------------------------------------------------------------------------------

THREE = "tuco 2i, doc 3i, ghost 3r"


@pytest.mark.rule("CE-EXP-1", "CE-EXP-3")
def test_everybody_has_an_open_discard_pile_that_starts_empty() -> None:
    position = new_game(4, preset="expert")
    assert all(seat.discard == () for seat in position.view().seats)
    hand = {"tuco": ["fire", "punch"]}
    discarded = planning_position(THREE, hand, turn=3, acted=2, round_card="bridge", preset="expert", first=1)
    discarded.do("draw", "discard fire")
    for viewer in (None, 0, 1, 2):
        assert [c.card for c in discarded.view(viewer).seats[0].discard] == ["fire"]


@pytest.mark.rule("CE-EXP-4")
def test_refill_to_six_without_shuffling_and_never_down() -> None:
    def hold_eight(table: dict[str, list[list[list[int]]]]) -> None:
        table["hands"][0] = [[card, 1] for card, _ in table["decks"][0][:8]]
        del table["decks"][0][:8]
        del table["hands"][1][:]

    position = round_start_position(THREE, hold_eight, preset="expert")
    assert [seat.hand for seat in position.view().seats] == [8, 7, 6]
    order = round_start_position(THREE, preset="expert").state.dump()["table"]["hands"][0]
    # The deck lay in the order of the card list; without a shuffle its top six are known.
    assert [card % 6 for card, _ in order] == [5, 4, 4, 3, 2, 2]


@pytest.mark.rule("CE-EXP-5")
def test_any_part_of_the_hand_may_be_kept() -> None:
    hand = {"tuco": ["fire", "fire", "punch", "bullet doc"], "doc": ["move"], "ghost": ["move"]}
    facts: dict[str, Any] = {
        "turn": 3,
        "acted": 2,
        "first": 1,
        "round_card": "bridge",
        "preset": "expert",
        "received": {"tuco": ["doc"]},
        "bullets": {"doc": 5},
    }
    position = planning_position(THREE, hand, **facts)
    position.do("plan punch")
    assert (position.kind, position.seat) == ("keep", 1)
    position.do("keep", "discard move")
    assert position.seat == 0
    assert position.choices == ["discard fire", "discard bullet-doc", "keep"]
    assert position.why_not("discard move") == ("not-in-hand", "CE-PLAN-3")
    position.do("discard fire", "discard bullet-doc", "keep")
    assert [e.count for e in position.events_of("hand-kept")] == [1, 0, 1]
    assert "fire" in position.hand(0)
    assert [c.card for c in position.view().seats[0].discard] == ["fire", "punch", "bullet-doc"]


@pytest.mark.rule("CE-EXP-6")
def test_resolved_cards_go_to_the_discard_pile() -> None:
    position = stealing_position(THREE, "tuco floor, tuco floor", preset="expert")
    assert sorted(c.card for c in position.view().seats[0].discard) == ["floor", "floor"]
    assert position.view().seats[0].hand + position.view().seats[0].deck == 8


@pytest.mark.rule("CE-EXP-7")
def test_bullets_lie_on_top_of_the_draw_deck_the_newest_first() -> None:
    where = "tuco 2i, doc 3i, ghost 1i, belle 4r"
    position = stealing_position(where, "doc fire, ghost fire, belle move", preset="expert")
    if position.kind == "fire":
        position.do("fire tuco")
    top = [c.card for c in position.view(3).seats[0].deck_top_known]
    assert top[:2] == ["bullet-ghost", "bullet-doc"]


@pytest.mark.rule("CE-EXP-8")
def test_drawing_is_possible_while_deck_or_discards_last() -> None:
    everything = [
        "move",
        "move",
        "floor",
        "floor",
        "fire",
        "fire",
        "punch",
        "robbery",
        "robbery",
        "marshal",
    ]
    position = planning_position(THREE, {"tuco": everything}, preset="expert")
    assert position.view().seats[0].deck == 0
    assert position.why_not("draw") == ("deck-and-discard-empty", "CE-EXP-8")
    data = position.state.dump()
    card = data["table"]["hands"][0].pop(0)
    data["table"]["discards"][0].append([card[0], 191])
    with_discard = Position(GAME.load(data))
    with_discard.do("draw")
    seat = with_discard.view().seats[0]
    assert (seat.hand, seat.deck, len(seat.discard)) == (10, 0, 0)


@pytest.mark.rule("CE-EXP-9")
def test_expert_is_advanced_otherwise() -> None:
    assert stealing_position("tuco 2r, ghost 2i, doc 4i", "tuco fire", preset="expert").bullets_received(
        "ghost"
    )
    position = round_event_position("doc 2r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=2, preset="expert")
    assert position.marshal == 3
    rounds = GAME.new(4, preset="expert").dump()["table"]["rounds"]
    assert rounds[4][0] >= 14
