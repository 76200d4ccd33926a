"""The worked examples of the rules (EX-1 to EX-48), one test each."""

from __future__ import annotations

from typing import Any

import pytest
from train import Train, between_rounds, event, new, planning, scoring, stealing

from cantina.games.colt_express.content import PURSES


@pytest.mark.rule("CE-SETUP-25", "CE-SETUP-15")
def test_ex_01_players_start_in_the_two_last_cars_by_turns() -> None:
    for seed in range(40):
        train = new(4, seed, characters="doc,cheyenne,ghost,tuco")
        if train.view().first == 0:
            break
    assert [train.at(b) for b in ("doc", "cheyenne", "ghost", "tuco")] == ["4i", "3i", "4i", "3i"]
    assert train.marshal == 0


@pytest.mark.rule("CE-PLAN-2", "CE-PLAN-3")
def test_ex_02_first_turn() -> None:
    hands = {
        "cheyenne": ["move", "fire"],
        "belle": ["fire", "move"],
        "tuco": ["punch", "move"],
        "doc": ["floor", "move"],
    }
    train = planning("cheyenne 4i, belle 3i, tuco 1r, doc 2i", hands)
    train.do("plan move", "plan fire", "draw", "plan floor")
    assert train.pile() == [("cheyenne", "move"), ("belle", "fire"), ("doc", "floor")]
    tuco = train.view().seats[2]
    assert (tuco.hand, tuco.deck) == (2 + 3, 8 - 3)


@pytest.mark.rule("CE-STEAL-1", "CE-STEAL-7", "CE-FIRE-10")
def test_ex_03_stealing_that_pile() -> None:
    train = stealing("cheyenne 4i, belle 3i, tuco 1r, doc 2i", "cheyenne move, belle fire, doc floor")
    assert train.happened("bandit-moved")[0].place == "3i"
    assert train.hits("doc") == {"belle": 1}
    assert train.left("belle") == 5
    assert not train.hits("tuco")
    assert train.happened("floor-changed")[0].place == "2r"


@pytest.mark.rule("CE-BELLE-2", "CE-STEAL-4")
def test_ex_04_a_lone_belle_must_be_hit() -> None:
    train = stealing("doc 2i, belle 3i, tuco 0r", "doc fire")
    assert train.hits("belle") == {"doc": 1}


@pytest.mark.rule("CE-PUNCH-5", "CE-PUNCH-7", "CE-PUNCH-10")
def test_ex_05_punch_a_jewel_loose() -> None:
    train = stealing("doc 2i, django 2i, tuco 4r, ghost 4r", "doc punch", sheets={"django": [250, "jewel"]})
    assert train.choices == ["drop purse", "drop jewel"]
    train.do("drop jewel", "push forward")
    assert train.lying("2i") == ["jewel"]
    assert (train.at("django"), train.at("doc")) == ("1i", "2i")
    assert train.sheet("django") == [250]


@pytest.mark.rule("CE-MARSH-1", "CE-MARSH-2", "CE-ENC-3", "CE-ENC-4")
def test_ex_06_the_marshal_enters_ghosts_car() -> None:
    train = stealing("ghost 1i, django 4r, tuco 4i, doc 3i", "django marshal")
    assert train.marshal == 1
    assert train.hits("ghost") == {"neutral": 1}
    assert (train.at("ghost"), train.nb) == ("1r", 12)


@pytest.mark.rule("CE-MOVE-4")
def test_ex_07_one_way_out_of_the_caboose() -> None:
    train = stealing("doc 4i, tuco 0r, ghost 0r, belle 0r", "doc move")
    assert train.happened("bandit-moved")[0].place == "3i"


@pytest.mark.rule("CE-MOVE-2", "CE-MOVE-5")
def test_ex_08_three_units_along_the_roofs() -> None:
    train = stealing("doc 4r, tuco 3r, ghost 2r, belle 0i", "doc move", marshal=1)
    assert train.choices == ["move 1r", "move 2r", "move 3r"]


@pytest.mark.rule("CE-FLOOR-3")
def test_ex_09_down_to_the_marshal_and_up_again() -> None:
    train = stealing("ghost 2r, doc 4i, tuco 4i, belle 4i", "ghost floor", marshal=2, nb=5)
    assert (train.at("ghost"), train.hits("ghost"), train.nb) == ("2r", {"neutral": 1}, 4)


@pytest.mark.rule("CE-FIRE-3", "CE-FIRE-4")
def test_ex_10_nearest_roofs_in_both_directions() -> None:
    train = stealing("doc 4r, tuco 3r, cheyenne 1r, ghost 1r, django 5r", "doc fire")
    assert train.choices == ["fire tuco", "fire django"]
    assert train.why_not("fire ghost") == ("blocked", "CE-FIRE-4")


@pytest.mark.rule("CE-FIRE-3", "CE-FIRE-4", "CE-FIRE-5")
def test_ex_11_company_on_ones_own_roof_does_not_block() -> None:
    train = stealing("doc 4r, cheyenne 1r, ghost 1r, tuco 4r, belle 0i", "doc fire", marshal=2)
    assert train.choices == ["fire ghost", "fire cheyenne"]
    assert train.why_not("fire tuco") == ("own-location", "CE-FIRE-5")


@pytest.mark.rule("CE-BELLE-3")
def test_ex_12_belle_hides_tuco() -> None:
    train = stealing("doc 4r, belle 3r, tuco 2r, ghost 0i", "doc fire", marshal=1)
    assert train.hits("belle") == {"doc": 1}
    assert not train.hits("tuco")


@pytest.mark.rule("CE-BELLE-1", "CE-BELLE-4")
def test_ex_13_tuco_behind_protects_belle_in_front() -> None:
    train = stealing("doc 3r, belle 2r, tuco 4r, ghost 0i", "doc fire", marshal=1)
    assert train.hits("tuco") == {"doc": 1}
    assert not train.hits("belle")


@pytest.mark.rule("CE-BELLE-4", "CE-TUCO-1")
def test_ex_14_doc_next_door_protects_belle_above_tuco() -> None:
    train = stealing("tuco 2i, belle 2r, doc 3i", "tuco fire")
    assert train.hits("doc") == {"tuco": 1}
    assert not train.hits("belle")


@pytest.mark.rule("CE-TUCO-1", "CE-FIRE-11")
def test_ex_15_tuco_shoots_through_the_roof() -> None:
    train = stealing("tuco 2r, ghost 2i, doc 4i", "tuco fire")
    assert train.hits("ghost") == {"tuco": 1}
    assert train.at("ghost") == "2i"


@pytest.mark.rule("CE-DJAN-3")
def test_ex_16_no_push_off_the_train() -> None:
    train = stealing("django 2i, doc 3i, tuco 0r", "django fire")
    assert train.hits("doc") == {"django": 1}
    assert train.at("doc") == "3i"


@pytest.mark.rule("CE-DJAN-4", "CE-ENC-2")
def test_ex_17_django_throws_doc_at_the_marshal() -> None:
    train = stealing("django 3i, doc 2i, tuco 0r", "django fire", marshal=1, nb=3)
    assert train.hits("doc") == {"django": 1, "neutral": 1}
    assert (train.at("doc"), train.nb) == ("1r", 2)


@pytest.mark.rule("CE-DJAN-5", "CE-DJAN-1")
def test_ex_18_django_pushes_along_the_roofs() -> None:
    train = stealing("django 3r, doc 1r, tuco 4i, ghost 4i", "django fire")
    assert train.hits("doc") == {"django": 1}
    assert (train.at("doc"), train.nb) == ("0r", 13)


def _cheyenne_punches(what: str, seed: int = 1) -> Train:
    train = stealing(
        "cheyenne 2i, doc 2i, tuco 4r",
        "cheyenne punch",
        sheets={"cheyenne": [], "doc": [250, 400, "jewel"]},
        seed=seed,
    )
    return train.do(f"drop {what}", "push backward")


@pytest.mark.rule("CE-CHEY-1", "CE-CHEY-4", "CE-PUNCH-4")
def test_ex_19_cheyenne_keeps_the_purse() -> None:
    taken = set()
    for seed in range(12):
        train = _cheyenne_punches("purse", seed)
        assert train.lying("2i") == []
        assert train.at("doc") == "3i"
        (value,) = train.sheet("cheyenne")
        taken.add(value)
        assert sorted([value, train.sheet("doc")[0]], key=str) == [250, 400]
    assert taken == {250, 400}


@pytest.mark.rule("CE-CHEY-2", "CE-CHEY-3")
def test_ex_20_cheyenne_lets_a_jewel_fall() -> None:
    train = _cheyenne_punches("jewel")
    assert train.lying("2i") == ["jewel"]
    assert (train.at("doc"), train.sheet("cheyenne")) == ("3i", [])


@pytest.mark.rule("CE-PUNCH-6", "CE-PUNCH-8")
def test_ex_21_a_penniless_ghost_on_the_locomotive() -> None:
    train = stealing("tuco 0r, ghost 0r, doc 4i", "tuco punch", sheets={"ghost": []})
    assert train.at("ghost") == "1r"
    assert train.lying("0r") == []
    assert not train.hits("ghost")


@pytest.mark.rule("CE-PUNCH-9")
def test_ex_22_pushed_into_the_marshal() -> None:
    train = stealing("tuco 2i, ghost 2i, doc 4r", "tuco punch", marshal=1)
    train.do("push forward")
    assert train.lying("2i") == ["purse"]
    assert (train.at("ghost"), train.hits("ghost"), train.nb) == ("1r", {"neutral": 1}, 12)


@pytest.mark.rule("CE-PUNCH-2", "CE-BELLE-1")
def test_ex_23_belle_is_not_punched_beside_ghost() -> None:
    train = stealing("tuco 2i, belle 2i, ghost 2i", "tuco punch")
    assert train.happened("bandit-punched")[0].target == "ghost"


@pytest.mark.rule("CE-NEUT-2", "CE-ENC-4", "CE-MARSH-4")
def test_ex_24_too_few_neutral_bullets_for_three() -> None:
    train = stealing("doc 2i, tuco 2i, ghost 2i", "doc marshal", marshal=1, nb=2)
    train.do("marshal backward")
    assert (train.marshal, train.nb) == (2, 2)
    assert [train.at(b) for b in ("doc", "tuco", "ghost")] == ["2r"] * 3
    assert not any(train.hits(b) for b in ("doc", "tuco", "ghost"))
    assert train.happened("neutral-bullets-short")[0].count == 3


@pytest.mark.rule("CE-EVT-10", "CE-EVT-11", "CE-EVT-12")
def test_ex_25_angry_marshal() -> None:
    train = event("doc 2r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=2, nb=5)
    assert (train.hits("doc"), train.at("doc")) == ({"neutral": 1}, "2r")
    assert (train.hits("tuco"), train.at("tuco")) == ({"neutral": 1}, "3r")
    assert (train.marshal, train.nb) == (3, 3)


@pytest.mark.rule("CE-EVT-11")
def test_ex_26_angry_marshal_in_the_caboose() -> None:
    train = event("doc 4r, tuco 3i, ghost 0r, belle 0r", "angry", marshal=4, nb=1)
    assert (train.hits("doc"), train.nb, train.marshal) == ({"neutral": 1}, 0, 4)


@pytest.mark.rule("CE-EVT-15")
def test_ex_27_swivel_arm() -> None:
    train = event("doc 0r, tuco 2r, ghost 2i, belle 1i", "swivel")
    assert [train.at(b) for b in ("doc", "tuco", "ghost")] == ["4r", "4r", "2i"]


@pytest.mark.rule("CE-EVT-20")
def test_ex_28_braking() -> None:
    train = event("doc 0r, tuco 3r, ghost 3i, belle 1i", "braking")
    assert [train.at(b) for b in ("doc", "tuco", "ghost")] == ["0r", "2r", "3i"]


@pytest.mark.rule("CE-EVT-35", "CE-NEUT-2", "CE-NEUT-3")
def test_ex_29_rebellion_with_too_few_bullets_and_with_enough() -> None:
    short = event("doc 0i, tuco 3i, ghost 2r", "rebellion", marshal=2, nb=1)
    assert short.nb == 1
    assert not any(short.hits(b) for b in ("doc", "tuco", "ghost"))
    enough = event("doc 0i, tuco 3i, ghost 2r", "rebellion", marshal=2, nb=2)
    assert enough.nb == 0
    hits = [enough.hits(b) for b in ("doc", "tuco", "ghost")]
    assert hits == [{"neutral": 1}, {"neutral": 1}, {}]
    assert [enough.at(b) for b in ("doc", "tuco", "ghost")] == ["0i", "3i", "2r"]


@pytest.mark.rule("CE-EVT-30", "CE-SETUP-16")
def test_ex_30_take_it_all() -> None:
    train = event("doc 1i, tuco 1i, ghost 1i, belle 1i", "takeall", marshal=3, lying={"0i": ["strongbox"]})
    assert train.lying("3i") == ["strongbox"]
    assert train.lying("0i") == ["strongbox"]


@pytest.mark.rule("CE-STA-1", "CE-STA-2", "CE-STA-3")
def test_ex_31_marshals_revenge() -> None:
    train = event(
        "doc 2r, tuco 2r, ghost 1i",
        "st_revenge",
        marshal=2,
        sheets={"doc": [250, 450, "jewel"], "tuco": ["strongbox"]},
    )
    assert train.sheet("doc") == [450, "jewel"]
    assert train.sheet("tuco") == ["strongbox"]
    assert train.lying("2r") == []


@pytest.mark.rule("CE-STA-4", "CE-STA-5")
def test_ex_32_pickpocketing() -> None:
    train = event(
        "doc 3i, tuco 4i, ghost 4i, belle 1r",
        "st_pickpocket",
        marshal=0,
        lying={"3i": [300, 350, "jewel"], "4i": [400]},
    )
    assert train.kind == "pickpocket"
    assert len(train.choices) == 3
    assert train.choices[-1] == "pickpocket nothing"
    train.do(train.choices[0])
    assert train.state.over
    assert train.sheet("doc")[1] in (300, 350)
    assert len(train.sheet("doc")) == 2
    assert [train.sheet(b) for b in ("tuco", "ghost", "belle")] == [[250]] * 3


@pytest.mark.rule("CE-STA-7", "CE-END-2")
def test_ex_33_hostage() -> None:
    train = event("doc 0r, tuco 0i, ghost 1r", "st_hostage", marshal=2)
    result = train.state.result
    assert result is not None
    assert [parts["ransom"] for parts in result.breakdown] == [250, 250, 0]


@pytest.mark.rule("CE-END-4", "CE-END-5", "CE-END-7")
def test_ex_34_a_three_way_tie_goes_to_the_fewest_bullets() -> None:
    train = scoring(
        "doc 1i, tuco 1i, ghost 1i",
        bullets={"doc": 2, "tuco": 2, "ghost": 5},
        received={"doc": ["tuco"] * 3, "tuco": ["doc"] * 4 + ["ghost"], "ghost": ["tuco"]},
        sheets={
            "doc": ["strongbox", "jewel"],
            "tuco": [500, 500, "jewel"],
            "ghost": ["strongbox", "jewel", "jewel", "jewel"],
        },
    )
    result = train.state.result
    assert result is not None
    assert result.scores == (2500, 2500, 2500)
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000, 1000, 0]
    assert result.ranking == ((2,), (0,), (1,))


@pytest.mark.rule("CE-FIRE-1", "CE-STEAL-5")
def test_ex_35_an_empty_cylinder_does_nothing() -> None:
    train = stealing("doc 2i, tuco 3i, ghost 0r", "doc fire", bullets={"doc": 0})
    assert train.happened("nothing-happened")[0].action == "fire"
    assert not train.hits("tuco")


@pytest.mark.rule("CE-PLAN-9", "CE-PLAN-10", "CE-ROUND-8", "CE-DATA-43")
def test_ex_36_order_of_play_through_all_turns() -> None:
    train = planning(
        "doc 5i, tuco 4i, ghost 5i, belle 4i, django 5i",
        {name: ["move", "move", "fire", "fire"] for name in ("doc", "tuco", "ghost", "belle", "django")},
        round_card="takeall",
    )
    order = []
    while train.kind == "plan":
        order.append("ABCDE"[train.seat or 0])
        train.do(train.choices[0])
    assert "".join(order) == "ABCDE" + "AABBCCDDEE" + "AEDCB"
    while train.view().round == 1:
        train.do(train.choices[0])
    assert train.view().first == 1


@pytest.mark.rule("CE-GHOST-2", "CE-GHOST-3")
def test_ex_37_ghost_who_drew_first_plays_face_up() -> None:
    hands = {"ghost": ["move"], "doc": ["move"], "tuco": ["move"]}
    train = planning("ghost 3i, doc 2i, tuco 3i", hands)
    assert "plan move face-down" in train.choices
    train.do("draw", "draw", "draw")
    assert train.seat == 0
    assert not any("face-down" in choice for choice in train.choices)
    assert train.why_not("plan move face-down") == ("later-turn", "CE-GHOST-3")


@pytest.mark.rule("CE-DOC-1", "CE-DOC-2", "CE-PLAN-5")
def test_ex_38_docs_hand() -> None:
    train = new(3, characters="doc,tuco,ghost")
    doc = train.view().seats[0]
    assert (doc.hand, doc.deck) == (7, 3)
    while train.seat != 0:
        train.do("draw")
    train.do("draw")
    assert (train.view().seats[0].hand, train.view().seats[0].deck) == (10, 0)
    while train.seat != 0:
        train.do("draw")
    assert "draw" not in train.choices
    assert train.why_not("draw") == ("deck-empty", "CE-PLAN-5")


@pytest.mark.rule("CE-PLAN-4", "CE-PLAN-6")
def test_ex_39_a_hand_of_bullets_can_only_draw() -> None:
    hand = ["bullet neutral"] * 6
    train = planning("doc 3i, tuco 2i, ghost 3i", {"doc": hand}, received={"doc": ["neutral"] * 6}, nb=7)
    assert train.choices == ["draw"]


@pytest.mark.rule("CE-DATA-10", "CE-SETUP-6", "CE-SETUP-12", "CE-SETUP-14")
def test_ex_40_with_six_players_all_purses_are_used() -> None:
    train = new(6)
    table = train.state.dump()["table"]
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
    train = planning(TEAMS, {"ghost": hand}, turn=3, round_card="braking", **TWO)
    train.do("plan tuco fire")
    assert train.choices == ["cover ghost move", "cover nothing"]
    assert train.why_not("cover tuco punch") == ("same-bandit", "CE-TWO-21")
    train.do("cover ghost move")
    assert train.pile() == [("tuco", "fire"), ("ghost", "move")]


@pytest.mark.rule("CE-TWO-23", "CE-TWO-16")
def test_ex_42_a_hidden_fire_card_cannot_be_covered() -> None:
    hands = {"ghost": ["ghost fire", "tuco move"], "belle": ["belle move"]}
    train = planning(TEAMS, hands, **TWO)
    train.do("plan ghost fire face-down")
    assert (train.kind, train.seat) == ("plan", 1)


@pytest.mark.rule("CE-TWO-33")
def test_ex_43_shots_at_ones_partner_count_for_nothing() -> None:
    train = scoring(
        TEAMS,
        bullets={"ghost": 3, "tuco": 4, "belle": 4, "django": 4},
        received={
            "ghost": ["tuco", "tuco", "belle", "django"],
            "belle": ["ghost"] * 3 + ["belle"] * 0,
        },
        **TWO,
    )
    result = train.state.result
    assert result is not None
    assert [parts["shots"] for parts in result.breakdown] == [3, 4]
    assert [parts["gunslinger"] for parts in result.breakdown] == [0, 1000]


@pytest.mark.rule("CE-TWO-30")
def test_ex_44_the_partner_protects_belle_and_must_be_hit() -> None:
    train = stealing(TEAMS, "tuco fire", **TWO)
    assert train.hits("ghost") == {"tuco": 1}
    assert not train.hits("belle")


@pytest.mark.rule("CE-EXP-4", "CE-EXP-5", "CE-EXP-7")
def test_ex_45_expert_keeps_a_card_and_draws_the_bullets_first() -> None:
    def keep_punch(table: dict[str, list[list[list[int]]]]) -> None:
        deck = table["decks"][0]
        bullets, punch = deck[-2:], next(c for c in deck if c[0] % 6 == 3)
        assert all(card[0] >= 36 for card in bullets)
        deck.remove(punch)
        table["hands"][0].append([punch[0], 1])

    train = between_rounds(
        "tuco 2i, doc 3i, ghost 3r",
        keep_punch,
        preset="expert",
        received={"tuco": ["neutral", "doc"]},
        nb=12,
        bullets={"doc": 5},
    )
    assert sorted(train.hand(0)).count("bullet-neutral") == 1
    assert sorted(train.hand(0)).count("bullet-doc") == 1
    assert "punch" in train.hand(0)
    assert len(train.hand(0)) == 6
    assert train.view().seats[0].deck == 6
    public = train.view(1).seats[0].hand_known
    assert sorted(card.card for card in public) == ["bullet-doc", "bullet-neutral"]


@pytest.mark.rule("CE-EXP-2")
def test_ex_46_expert_shuffles_the_discards_when_the_deck_runs_out() -> None:
    def split(table: dict[str, list[list[list[int]]]]) -> None:
        cards = table["decks"][0]
        table["hands"][0] = [[card, 1] for card, _ in cards[:4]]
        table["discards"][0] = [[card, 191] for card, _ in cards[4:9]]
        table["decks"][0] = cards[9:]

    train = between_rounds("tuco 2i, doc 3i, ghost 3r", split, preset="expert")
    tuco = train.view().seats[0]
    assert (tuco.hand, tuco.deck, len(tuco.discard)) == (6, 4, 0)
    assert len(train.happened("deck-rebuilt")) == 1
    orders = set()
    for seed in range(12):
        again = between_rounds("tuco 2i, doc 3i, ghost 3r", split, preset="expert", seed=seed)
        orders.add(str(again.state.dump()["table"]["decks"][0]))
    assert len(orders) > 5


@pytest.mark.rule("CE-ROB-3", "CE-ROB-4")
def test_ex_47_nothing_to_rob_on_the_roof() -> None:
    train = stealing("doc 2r, tuco 4i, ghost 4i", "doc robbery", lying={"2i": [300, 350, 400]})
    assert train.happened("nothing-happened")[0].why == "no-loot-here"
    assert train.lying("2i") == ["purse"] * 3


@pytest.mark.rule("CE-MOVE-7", "CE-ENC-1")
def test_ex_48_the_strongbox_behind_the_marshal() -> None:
    train = stealing(
        "doc 1i, tuco 4i, ghost 4r, belle 3i", "doc move, doc robbery", lying={"0i": ["strongbox"]}
    )
    train.do("move 0i")
    assert (train.at("doc"), train.hits("doc")) == ("0r", {"neutral": 1})
    assert train.happened("nothing-happened")[0].action == "robbery"
    assert train.lying("0i") == ["strongbox"]
