"""The worked examples of the rules (EX-1 to EX-48), one test each."""

from __future__ import annotations

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

from cantina.games.colt_express.content import PURSES


@pytest.mark.rule("CE-SETUP-25", "CE-SETUP-15")
def test_ex_01_players_start_in_the_two_last_cars_by_turns() -> None:
    for seed in range(40):
        position = new_game(4, seed, characters="doc,cheyenne,ghost,tuco")
        if position.view().first == 0:
            break
    assert [position.at(b) for b in ("doc", "cheyenne", "ghost", "tuco")] == ["4i", "3i", "4i", "3i"]
    assert position.marshal == 0


@pytest.mark.rule("CE-PLAN-2", "CE-PLAN-3")
def test_ex_02_first_turn() -> None:
    hands = {
        "cheyenne": ["move", "fire"],
        "belle": ["fire", "move"],
        "tuco": ["punch", "move"],
        "doc": ["floor", "move"],
    }
    position = planning_position("cheyenne 4i, belle 3i, tuco 1r, doc 2i", hands)
    position.do("plan move", "plan fire", "draw", "plan floor")
    assert position.common_pile() == [("cheyenne", "move"), ("belle", "fire"), ("doc", "floor")]
    tuco = position.view().seats[2]
    assert (tuco.hand, tuco.deck) == (2 + 3, 8 - 3)


@pytest.mark.rule("CE-STEAL-1", "CE-STEAL-7", "CE-FIRE-10")
def test_ex_03_stealing_that_pile() -> None:
    position = stealing_position(
        "cheyenne 4i, belle 3i, tuco 1r, doc 2i", "cheyenne move, belle fire, doc floor"
    )
    assert position.events_of("bandit-moved")[0].place == "3i"
    assert position.bullets_received("doc") == {"belle": 1}
    assert position.bullets_left("belle") == 5
    assert not position.bullets_received("tuco")
    assert position.events_of("floor-changed")[0].place == "2r"


@pytest.mark.rule("CE-BELLE-2", "CE-STEAL-4")
def test_ex_04_a_lone_belle_must_be_hit() -> None:
    position = stealing_position("doc 2i, belle 3i, tuco 0r", "doc fire")
    assert position.bullets_received("belle") == {"doc": 1}


@pytest.mark.rule("CE-PUNCH-5", "CE-PUNCH-7", "CE-PUNCH-10")
def test_ex_05_punch_a_jewel_loose() -> None:
    position = stealing_position(
        "doc 2i, django 2i, tuco 4r, ghost 4r", "doc punch", sheets={"django": [250, "jewel"]}
    )
    assert position.choices == ["drop purse", "drop jewel"]
    position.do("drop jewel", "push forward")
    assert position.loot_at("2i") == ["jewel"]
    assert (position.at("django"), position.at("doc")) == ("1i", "2i")
    assert position.sheet("django") == [250]


@pytest.mark.rule("CE-MARSH-1", "CE-MARSH-2", "CE-ENC-3", "CE-ENC-4")
def test_ex_06_the_marshal_enters_ghosts_car() -> None:
    position = stealing_position("ghost 1i, django 4r, tuco 4i, doc 3i", "django marshal")
    assert position.marshal == 1
    assert position.bullets_received("ghost") == {"neutral": 1}
    assert (position.at("ghost"), position.neutral_bullets) == ("1r", 12)


@pytest.mark.rule("CE-MOVE-4")
def test_ex_07_one_way_out_of_the_caboose() -> None:
    position = stealing_position("doc 4i, tuco 0r, ghost 0r, belle 0r", "doc move")
    assert position.events_of("bandit-moved")[0].place == "3i"


@pytest.mark.rule("CE-MOVE-2", "CE-MOVE-5")
def test_ex_08_three_units_along_the_roofs() -> None:
    position = stealing_position("doc 4r, tuco 3r, ghost 2r, belle 0i", "doc move", marshal=1)
    assert position.choices == ["move 1r", "move 2r", "move 3r"]


@pytest.mark.rule("CE-FLOOR-3")
def test_ex_09_down_to_the_marshal_and_up_again() -> None:
    position = stealing_position("ghost 2r, doc 4i, tuco 4i, belle 4i", "ghost floor", marshal=2, nb=5)
    assert (position.at("ghost"), position.bullets_received("ghost"), position.neutral_bullets) == (
        "2r",
        {"neutral": 1},
        4,
    )


@pytest.mark.rule("CE-FIRE-3", "CE-FIRE-4")
def test_ex_10_nearest_roofs_in_both_directions() -> None:
    position = stealing_position("doc 4r, tuco 3r, cheyenne 1r, ghost 1r, django 5r", "doc fire")
    assert position.choices == ["fire tuco", "fire django"]
    assert position.why_not("fire ghost") == ("blocked", "CE-FIRE-4")


@pytest.mark.rule("CE-FIRE-3", "CE-FIRE-4", "CE-FIRE-5")
def test_ex_11_company_on_ones_own_roof_does_not_block() -> None:
    position = stealing_position("doc 4r, cheyenne 1r, ghost 1r, tuco 4r, belle 0i", "doc fire", marshal=2)
    assert position.choices == ["fire ghost", "fire cheyenne"]
    assert position.why_not("fire tuco") == ("own-location", "CE-FIRE-5")


@pytest.mark.rule("CE-BELLE-3")
def test_ex_12_belle_hides_tuco() -> None:
    position = stealing_position("doc 4r, belle 3r, tuco 2r, ghost 0i", "doc fire", marshal=1)
    assert position.bullets_received("belle") == {"doc": 1}
    assert not position.bullets_received("tuco")


@pytest.mark.rule("CE-BELLE-1", "CE-BELLE-4")
def test_ex_13_tuco_behind_protects_belle_in_front() -> None:
    position = stealing_position("doc 3r, belle 2r, tuco 4r, ghost 0i", "doc fire", marshal=1)
    assert position.bullets_received("tuco") == {"doc": 1}
    assert not position.bullets_received("belle")


@pytest.mark.rule("CE-BELLE-4", "CE-TUCO-1")
def test_ex_14_doc_next_door_protects_belle_above_tuco() -> None:
    position = stealing_position("tuco 2i, belle 2r, doc 3i", "tuco fire")
    assert position.bullets_received("doc") == {"tuco": 1}
    assert not position.bullets_received("belle")


@pytest.mark.rule("CE-TUCO-1", "CE-FIRE-11")
def test_ex_15_tuco_shoots_through_the_roof() -> None:
    position = stealing_position("tuco 2r, ghost 2i, doc 4i", "tuco fire")
    assert position.bullets_received("ghost") == {"tuco": 1}
    assert position.at("ghost") == "2i"


@pytest.mark.rule("CE-DJAN-3")
def test_ex_16_no_push_off_the_train() -> None:
    position = stealing_position("django 2i, doc 3i, tuco 0r", "django fire")
    assert position.bullets_received("doc") == {"django": 1}
    assert position.at("doc") == "3i"


@pytest.mark.rule("CE-DJAN-4", "CE-ENC-2")
def test_ex_17_django_throws_doc_at_the_marshal() -> None:
    position = stealing_position("django 3i, doc 2i, tuco 0r", "django fire", marshal=1, nb=3)
    assert position.bullets_received("doc") == {"django": 1, "neutral": 1}
    assert (position.at("doc"), position.neutral_bullets) == ("1r", 2)


@pytest.mark.rule("CE-DJAN-5", "CE-DJAN-1")
def test_ex_18_django_pushes_along_the_roofs() -> None:
    position = stealing_position("django 3r, doc 1r, tuco 4i, ghost 4i", "django fire")
    assert position.bullets_received("doc") == {"django": 1}
    assert (position.at("doc"), position.neutral_bullets) == ("0r", 13)


def _cheyenne_punches(what: str, seed: int = 1) -> Position:
    position = stealing_position(
        "cheyenne 2i, doc 2i, tuco 4r",
        "cheyenne punch",
        sheets={"cheyenne": [], "doc": [250, 400, "jewel"]},
        seed=seed,
    )
    return position.do(f"drop {what}", "push backward")


@pytest.mark.rule("CE-CHEY-1", "CE-CHEY-4", "CE-PUNCH-4")
def test_ex_19_cheyenne_keeps_the_purse() -> None:
    taken = set()
    for seed in range(12):
        position = _cheyenne_punches("purse", seed)
        assert position.loot_at("2i") == []
        assert position.at("doc") == "3i"
        (value,) = position.sheet("cheyenne")
        taken.add(value)
        assert sorted([value, position.sheet("doc")[0]], key=str) == [250, 400]
    assert taken == {250, 400}


@pytest.mark.rule("CE-CHEY-2", "CE-CHEY-3")
def test_ex_20_cheyenne_lets_a_jewel_fall() -> None:
    position = _cheyenne_punches("jewel")
    assert position.loot_at("2i") == ["jewel"]
    assert (position.at("doc"), position.sheet("cheyenne")) == ("3i", [])


@pytest.mark.rule("CE-PUNCH-6", "CE-PUNCH-8")
def test_ex_21_a_penniless_ghost_on_the_locomotive() -> None:
    position = stealing_position("tuco 0r, ghost 0r, doc 4i", "tuco punch", sheets={"ghost": []})
    assert position.at("ghost") == "1r"
    assert position.loot_at("0r") == []
    assert not position.bullets_received("ghost")


@pytest.mark.rule("CE-PUNCH-9")
def test_ex_22_pushed_into_the_marshal() -> None:
    position = stealing_position("tuco 2i, ghost 2i, doc 4r", "tuco punch", marshal=1)
    position.do("push forward")
    assert position.loot_at("2i") == ["purse"]
    assert (position.at("ghost"), position.bullets_received("ghost"), position.neutral_bullets) == (
        "1r",
        {"neutral": 1},
        12,
    )


@pytest.mark.rule("CE-PUNCH-2", "CE-BELLE-1")
def test_ex_23_belle_is_not_punched_beside_ghost() -> None:
    position = stealing_position("tuco 2i, belle 2i, ghost 2i", "tuco punch")
    assert position.events_of("bandit-punched")[0].target == "ghost"


@pytest.mark.rule("CE-NEUT-2", "CE-ENC-4", "CE-MARSH-4")
def test_ex_24_too_few_neutral_bullets_for_three() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 2i", "doc marshal", marshal=1, nb=2)
    position.do("marshal backward")
    assert (position.marshal, position.neutral_bullets) == (2, 2)
    assert [position.at(b) for b in ("doc", "tuco", "ghost")] == ["2r"] * 3
    assert not any(position.bullets_received(b) for b in ("doc", "tuco", "ghost"))
    assert position.events_of("neutral-bullets-short")[0].count == 3


@pytest.mark.rule("CE-EVT-10", "CE-EVT-11", "CE-EVT-12")
def test_ex_25_angry_marshal() -> None:
    position = round_event_position("doc 2r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=2, nb=5)
    assert (position.bullets_received("doc"), position.at("doc")) == ({"neutral": 1}, "2r")
    assert (position.bullets_received("tuco"), position.at("tuco")) == ({"neutral": 1}, "3r")
    assert (position.marshal, position.neutral_bullets) == (3, 3)


@pytest.mark.rule("CE-EVT-11")
def test_ex_26_angry_marshal_in_the_caboose() -> None:
    position = round_event_position("doc 4r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=4, nb=1)
    assert (position.bullets_received("doc"), position.neutral_bullets, position.marshal) == (
        {"neutral": 1},
        0,
        4,
    )


@pytest.mark.rule("CE-EVT-15")
def test_ex_27_swivel_arm() -> None:
    position = round_event_position("doc 0r, tuco 2r, ghost 2i, belle 1i", "swivel")
    assert [position.at(b) for b in ("doc", "tuco", "ghost")] == ["4r", "4r", "2i"]


@pytest.mark.rule("CE-EVT-20")
def test_ex_28_braking() -> None:
    position = round_event_position("doc 0r, tuco 3r, ghost 3i, belle 1i", "braking")
    assert [position.at(b) for b in ("doc", "tuco", "ghost")] == ["0r", "2r", "3i"]


@pytest.mark.rule("CE-EVT-35", "CE-NEUT-2", "CE-NEUT-3")
def test_ex_29_rebellion_with_too_few_bullets_and_with_enough() -> None:
    short = round_event_position("doc 0i, tuco 3i, ghost 2r", "rebellion", marshal=2, nb=1)
    assert short.neutral_bullets == 1
    assert not any(short.bullets_received(b) for b in ("doc", "tuco", "ghost"))
    enough = round_event_position("doc 0i, tuco 3i, ghost 2r", "rebellion", marshal=2, nb=2)
    assert enough.neutral_bullets == 0
    hits = [enough.bullets_received(b) for b in ("doc", "tuco", "ghost")]
    assert hits == [{"neutral": 1}, {"neutral": 1}, {}]
    assert [enough.at(b) for b in ("doc", "tuco", "ghost")] == ["0i", "3i", "2r"]


@pytest.mark.rule("CE-EVT-30", "CE-SETUP-16")
def test_ex_30_take_it_all() -> None:
    position = round_event_position(
        "doc 1i, tuco 1i, ghost 1i, belle 1i", "takeall", marshal=3, lying={"0i": ["strongbox"]}
    )
    assert position.loot_at("3i") == ["strongbox"]
    assert position.loot_at("0i") == ["strongbox"]


@pytest.mark.rule("CE-STA-1", "CE-STA-2", "CE-STA-3")
def test_ex_31_marshals_revenge() -> None:
    position = round_event_position(
        "doc 2r, tuco 2r, ghost 1i",
        "st_revenge",
        marshal=2,
        sheets={"doc": [250, 450, "jewel"], "tuco": ["strongbox"]},
    )
    assert position.sheet("doc") == [450, "jewel"]
    assert position.sheet("tuco") == ["strongbox"]
    assert position.loot_at("2r") == []


@pytest.mark.rule("CE-STA-4", "CE-STA-5")
def test_ex_32_pickpocketing() -> None:
    position = round_event_position(
        "doc 3i, tuco 4i, ghost 4i, belle 1r",
        "st_pickpocket",
        marshal=0,
        lying={"3i": [300, 350, "jewel"], "4i": [400]},
    )
    assert position.kind == "pickpocket"
    assert len(position.choices) == 3
    assert position.choices[-1] == "pickpocket nothing"
    position.do(position.choices[0])
    assert position.state.over
    assert position.sheet("doc")[1] in (300, 350)
    assert len(position.sheet("doc")) == 2
    assert [position.sheet(b) for b in ("tuco", "ghost", "belle")] == [[250]] * 3


@pytest.mark.rule("CE-STA-7", "CE-END-2")
def test_ex_33_hostage() -> None:
    position = round_event_position("doc 0r, tuco 0i, ghost 1r", "st_hostage", marshal=2)
    result = position.state.result
    assert result is not None
    assert [parts["ransom"] for parts in result.breakdown] == [250, 250, 0]


@pytest.mark.rule("CE-END-4", "CE-END-5", "CE-END-7")
def test_ex_34_a_three_way_tie_goes_to_the_fewest_bullets() -> None:
    position = scoring_position(
        "doc 1i, tuco 1i, ghost 1i",
        bullets={"doc": 2, "tuco": 2, "ghost": 5},
        received={"doc": ["tuco"] * 3, "tuco": ["doc"] * 4 + ["ghost"], "ghost": ["tuco"]},
        sheets={
            "doc": ["strongbox", "jewel"],
            "tuco": [500, 500, "jewel"],
            "ghost": ["strongbox", "jewel", "jewel", "jewel"],
        },
    )
    result = position.state.result
    assert result is not None
    assert result.scores == (2500, 2500, 2500)
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000, 1000, 0]
    assert result.ranking == ((2,), (0,), (1,))


@pytest.mark.rule("CE-FIRE-1", "CE-STEAL-5")
def test_ex_35_an_empty_cylinder_does_nothing() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 0r", "doc fire", bullets={"doc": 0})
    assert position.events_of("nothing-happened")[0].action == "fire"
    assert not position.bullets_received("tuco")


@pytest.mark.rule("CE-PLAN-9", "CE-PLAN-10", "CE-ROUND-8", "CE-DATA-43")
def test_ex_36_order_of_play_through_all_turns() -> None:
    position = planning_position(
        "doc 5i, tuco 4i, ghost 5i, belle 4i, django 5i",
        {name: ["move", "move", "fire", "fire"] for name in ("doc", "tuco", "ghost", "belle", "django")},
        round_card="takeall",
    )
    order = []
    while position.kind == "plan":
        order.append("ABCDE"[position.seat or 0])
        position.do(position.choices[0])
    assert "".join(order) == "ABCDE" + "AABBCCDDEE" + "AEDCB"
    while position.view().round == 1:
        position.do(position.choices[0])
    assert position.view().first == 1


@pytest.mark.rule("CE-GHOST-2", "CE-GHOST-3")
def test_ex_37_ghost_who_drew_first_plays_face_up() -> None:
    hands = {"ghost": ["move"], "doc": ["move"], "tuco": ["move"]}
    position = planning_position("ghost 3i, doc 2i, tuco 3i", hands)
    assert "plan move face-down" in position.choices
    position.do("draw", "draw", "draw")
    assert position.seat == 0
    assert not any("face-down" in choice for choice in position.choices)
    assert position.why_not("plan move face-down") == ("later-turn", "CE-GHOST-3")


@pytest.mark.rule("CE-DOC-1", "CE-DOC-2", "CE-PLAN-5")
def test_ex_38_docs_hand() -> None:
    position = new_game(3, characters="doc,tuco,ghost")
    doc = position.view().seats[0]
    assert (doc.hand, doc.deck) == (7, 3)
    while position.seat != 0:
        position.do("draw")
    position.do("draw")
    assert (position.view().seats[0].hand, position.view().seats[0].deck) == (10, 0)
    while position.seat != 0:
        position.do("draw")
    assert "draw" not in position.choices
    assert position.why_not("draw") == ("deck-empty", "CE-PLAN-5")


@pytest.mark.rule("CE-PLAN-4", "CE-PLAN-6")
def test_ex_39_a_hand_of_bullets_can_only_draw() -> None:
    hand = ["bullet neutral"] * 6
    position = planning_position(
        "doc 3i, tuco 2i, ghost 3i", {"doc": hand}, received={"doc": ["neutral"] * 6}, nb=7
    )
    assert position.choices == ["draw"]


@pytest.mark.rule("CE-DATA-10", "CE-SETUP-6", "CE-SETUP-12", "CE-SETUP-14")
def test_ex_40_with_six_players_all_purses_are_used() -> None:
    position = new_game(6)
    table = position.state.dump()["table"]
    assert 20 not in table["purse_at"]
    assert table["purse_value"][:6] == [250] * 6
    on_cars = sorted(table["purse_value"][6:])
    assert on_cars == sorted(PURSES[6:])
    assert on_cars == [250] * 2 + [300] * 2 + [350] * 2 + [400] * 2 + [450] * 2 + [500] * 2


TEAMS = "ghost 3i + tuco 2i, belle 1i + django 3r"
TWO: dict[str, Any] = {"preset": "two-bandits"}


@pytest.mark.rule("CE-TWO-20", "CE-TWO-21")
def test_ex_41_covering_a_fire_card() -> None:
    hand = ["tuco fire", "ghost move", "tuco punch", "ghost marshal"]
    position = planning_position(TEAMS, {"ghost": hand}, turn=3, round_card="braking", **TWO)
    position.do("plan tuco fire")
    assert position.choices == ["cover ghost move", "cover nothing"]
    assert position.why_not("cover tuco punch") == ("same-bandit", "CE-TWO-21")
    position.do("cover ghost move")
    assert position.common_pile() == [("tuco", "fire"), ("ghost", "move")]


@pytest.mark.rule("CE-TWO-23", "CE-TWO-16")
def test_ex_42_a_hidden_fire_card_cannot_be_covered() -> None:
    hands = {"ghost": ["ghost fire", "tuco move"], "belle": ["belle move"]}
    position = planning_position(TEAMS, hands, **TWO)
    position.do("plan ghost fire face-down")
    assert (position.kind, position.seat) == ("plan", 1)


@pytest.mark.rule("CE-TWO-33")
def test_ex_43_shots_at_ones_partner_count_for_nothing() -> None:
    position = scoring_position(
        TEAMS,
        bullets={"ghost": 3, "tuco": 4, "belle": 4, "django": 4},
        received={
            "ghost": ["tuco", "tuco", "belle", "django"],
            "belle": ["ghost"] * 3 + ["belle"] * 0,
        },
        **TWO,
    )
    result = position.state.result
    assert result is not None
    assert [parts["shots"] for parts in result.breakdown] == [3, 4]
    assert [parts["gunslinger"] for parts in result.breakdown] == [0, 1000]


@pytest.mark.rule("CE-TWO-30")
def test_ex_44_the_partner_protects_belle_and_must_be_hit() -> None:
    position = stealing_position(TEAMS, "tuco fire", **TWO)
    assert position.bullets_received("ghost") == {"tuco": 1}
    assert not position.bullets_received("belle")


@pytest.mark.rule("CE-EXP-4", "CE-EXP-5", "CE-EXP-7")
def test_ex_45_expert_keeps_a_card_and_draws_the_bullets_first() -> None:
    def keep_punch(table: dict[str, list[list[list[int]]]]) -> None:
        deck = table["decks"][0]
        bullets, punch = deck[-2:], next(c for c in deck if c[0] % 6 == 3)
        assert all(card[0] >= 36 for card in bullets)
        deck.remove(punch)
        table["hands"][0].append([punch[0], 1])

    position = round_start_position(
        "tuco 2i, doc 3i, ghost 3r",
        keep_punch,
        preset="expert",
        received={"tuco": ["neutral", "doc"]},
        nb=12,
        bullets={"doc": 5},
    )
    assert sorted(position.hand(0)).count("bullet-neutral") == 1
    assert sorted(position.hand(0)).count("bullet-doc") == 1
    assert "punch" in position.hand(0)
    assert len(position.hand(0)) == 6
    assert position.view().seats[0].deck == 6
    public = position.view(1).seats[0].hand_known
    assert sorted(card.card for card in public) == ["bullet-doc", "bullet-neutral"]


@pytest.mark.rule("CE-EXP-2")
def test_ex_46_expert_shuffles_the_discards_when_the_deck_runs_out() -> None:
    def split(table: dict[str, list[list[list[int]]]]) -> None:
        cards = table["decks"][0]
        table["hands"][0] = [[card, 1] for card, _ in cards[:4]]
        table["discards"][0] = [[card, 191] for card, _ in cards[4:9]]
        table["decks"][0] = cards[9:]

    position = round_start_position("tuco 2i, doc 3i, ghost 3r", split, preset="expert")
    tuco = position.view().seats[0]
    assert (tuco.hand, tuco.deck, len(tuco.discard)) == (6, 4, 0)
    assert len(position.events_of("deck-rebuilt")) == 1
    orders = set()
    for seed in range(12):
        again = round_start_position("tuco 2i, doc 3i, ghost 3r", split, preset="expert", seed=seed)
        orders.add(str(again.state.dump()["table"]["decks"][0]))
    assert len(orders) > 5


@pytest.mark.rule("CE-ROB-3", "CE-ROB-4")
def test_ex_47_nothing_to_rob_on_the_roof() -> None:
    position = stealing_position("doc 2r, tuco 4i, ghost 4i", "doc robbery", lying={"2i": [300, 350, 400]})
    assert position.events_of("nothing-happened")[0].why == "no-loot-here"
    assert position.loot_at("2i") == ["purse"] * 3


@pytest.mark.rule("CE-MOVE-7", "CE-ENC-1")
def test_ex_48_the_strongbox_behind_the_marshal() -> None:
    position = stealing_position(
        "doc 1i, tuco 4i, ghost 4r, belle 3i", "doc move, doc robbery", lying={"0i": ["strongbox"]}
    )
    position.do("move 0i")
    assert (position.at("doc"), position.bullets_received("doc")) == ("0r", {"neutral": 1})
    assert position.events_of("nothing-happened")[0].action == "robbery"
    assert position.loot_at("0i") == ["strongbox"]
