"""Sections 7 to 9 of the rules: the Stealing phase, the action cards, the Marshal."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import round_event_position, scoring_position, stealing_position

import cantina
from cantina.games.colt_express.choices import MARSHAL_MOVES
from cantina.games.colt_express.rules.actions import MOVING_MARSHAL
from cantina.kernel.random_streams import seeded

GAME = cantina.game("colt-express")


@pytest.mark.rule("CE-STEAL-2")
def test_a_hidden_card_is_turned_up_when_its_turn_comes() -> None:
    position = stealing_position("doc 2i, tuco 4i, ghost 0r", "doc move, tuco floor hidden")
    assert position.common_pile() == [("doc", "move"), (None, None)]
    assert position.view().common[1].face_down
    position.do("move 1i")
    resolved = position.events_of("card-resolved")
    assert [(r.bandit, r.action, r.was_hidden) for r in resolved] == [
        ("doc", "move", False),
        ("tuco", "floor", True),
    ]


@pytest.mark.rule("CE-STEAL-3", "CE-STEAL-1")
def test_the_bandit_of_the_card_acts_and_its_player_decides() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 2r", "tuco move, doc move, tuco move")
    deciders = []
    while position.kind == "move":
        deciders.append(position.seat)
        position.do(position.choices[-1])
    assert deciders == [1, 0]
    assert [e.bandit for e in position.events_of("bandit-moved")] == ["tuco", "doc", "tuco"]


@pytest.mark.rule("CE-STEAL-4", "CE-FIRE-9")
def test_an_action_that_can_be_done_must_be_done() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 1i", "doc fire")
    assert position.choices == ["fire ghost", "fire tuco"]
    assert position.why_not("fire belle") == ("not-in-play", "CE-SETUP-11")


@pytest.mark.rule("CE-STEAL-5", "CE-FIRE-9")
def test_an_action_that_cannot_be_done_is_lost() -> None:
    position = stealing_position("doc 2i, tuco 0r, ghost 4r", "doc fire, doc punch, doc robbery, doc floor")
    assert [e.action for e in position.events_of("nothing-happened")] == ["fire", "punch", "robbery"]
    assert position.bullets_left("doc") == 6
    assert position.events_of("floor-changed")


@pytest.mark.rule("CE-STEAL-6")
def test_a_card_is_fully_resolved_before_the_next() -> None:
    position = stealing_position("doc 1i, tuco 3i, ghost 4i", "doc move, tuco floor", last=4)
    position.do("move 0i")
    order = [type(e).__struct_config__.tag for e in position.events]
    assert order.index("marshal-met") < order.index("floor-changed")


@pytest.mark.rule("CE-STEAL-8")
def test_bullets_go_to_the_deck_at_once_and_nothing_is_drawn() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 1i", "doc fire, doc move")
    position.do("fire tuco")
    tuco = position.view().seats[1]
    assert (tuco.hand, tuco.deck) == (0, 11)
    assert not position.events_of("cards-drawn")


# -- Move ---------------------------------------------------------------------------------------


@pytest.mark.rule("CE-MOVE-1")
def test_inside_one_unit_either_way() -> None:
    position = stealing_position("doc 2i, tuco 4i, ghost 4i", "doc move", last=4)
    assert position.choices == ["move 1i", "move 3i"]
    assert position.why_not("move 4i") == ("too-far-inside", "CE-MOVE-1")
    assert position.why_not("move 1r") == ("other-floor-move", "CE-MOVE-1")


@pytest.mark.rule("CE-MOVE-2", "CE-MOVE-3", "CE-MOVE-4")
def test_roof_one_to_three_units_and_never_none() -> None:
    where = "doc 3r, tuco 4i, ghost 4i, belle 4i, django 4i, cheyenne 4i"
    position = stealing_position(where, "doc move")
    assert position.choices == ["move 0r", "move 1r", "move 2r", "move 4r", "move 5r", "move 6r"]
    assert position.why_not("move 3r") == ("staying", "CE-MOVE-3")
    short = stealing_position("doc 4r, tuco 3i, ghost 3i, belle 3i", "doc move")
    assert short.why_not("move 0r") == ("too-far-on-the-roof", "CE-MOVE-2")
    assert short.why_not("move 5r") == ("off-the-train", "CE-MOVE-4")


@pytest.mark.rule("CE-MOVE-5")
def test_others_do_not_block_a_walk() -> None:
    position = stealing_position("doc 4r, tuco 3r, ghost 2r, belle 1r", "doc move").do("move 1r")
    assert [position.at(b) for b in ("doc", "tuco", "ghost", "belle")] == ["1r", "3r", "2r", "1r"]


@pytest.mark.rule("CE-MOVE-6")
def test_a_move_is_always_possible() -> None:
    for last in (3, 4, 5, 6):
        for unit in range(last + 1):
            for floor in "ir":
                where = f"doc {unit}{floor}, tuco 1r, ghost 1r"
                position = stealing_position(where, "doc move", last=last, marshal=(unit + 2) % (last + 1))
                assert not position.events_of("nothing-happened")


@pytest.mark.rule("CE-MOVE-7")
def test_walking_into_the_marshal_is_allowed_and_sometimes_the_only_way() -> None:
    assert "move 3i" in stealing_position("doc 2i, tuco 4i, ghost 4i", "doc move", marshal=3, last=4).choices
    position = stealing_position("doc 4i, tuco 1i, ghost 1i, belle 1i", "doc move", marshal=3)
    assert (position.at("doc"), position.bullets_received("doc")) == ("3r", {"neutral": 1})


# -- Floor Change -------------------------------------------------------------------------------


@pytest.mark.rule("CE-FLOOR-1", "CE-FLOOR-2")
def test_up_and_down_in_the_same_unit() -> None:
    position = stealing_position("doc 2i, tuco 3r, ghost 1i", "doc floor, tuco floor, doc floor")
    assert [e.place for e in position.events_of("floor-changed")] == ["2r", "3i", "2i"]
    assert not position.events_of("nothing-happened")


# -- Fire ---------------------------------------------------------------------------------------


@pytest.mark.rule("CE-FIRE-2")
def test_inside_the_next_units_only() -> None:
    position = stealing_position("doc 2i, tuco 1i, ghost 3i, belle 4i", "doc fire")
    assert position.choices == ["fire ghost", "fire tuco"]
    assert position.why_not("fire belle") == ("too-far", "CE-FIRE-2")


@pytest.mark.rule("CE-FIRE-3")
def test_on_the_roof_distance_does_not_matter() -> None:
    position = stealing_position("doc 6r, tuco 0r, ghost 3i, belle 4i, django 4i, cheyenne 1i", "doc fire")
    assert position.bullets_received("tuco") == {"doc": 1}


@pytest.mark.rule("CE-FIRE-6")
def test_no_shots_between_the_floors() -> None:
    position = stealing_position("doc 2i, ghost 2r, belle 3r, tuco 4r", "doc fire")
    assert position.events_of("nothing-happened")
    two = stealing_position("doc 2i, ghost 2r, belle 3r, tuco 3i, django 1i", "doc fire")
    assert two.why_not("fire ghost") == ("other-floor", "CE-FIRE-6")
    assert two.why_not("fire belle") == ("other-floor", "CE-FIRE-6")


@pytest.mark.rule("CE-FIRE-7")
def test_the_marshal_is_no_target() -> None:
    assert {c.text for c in GAME.choices if c.kind == "fire"} == {
        f"fire {name}" for name in ("ghost", "doc", "tuco", "django", "belle", "cheyenne")
    }
    position = stealing_position("doc 2i, tuco 4r, ghost 4r", "doc fire", marshal=1)
    assert position.events_of("nothing-happened")


@pytest.mark.rule("CE-FIRE-8")
def test_belles_rule_comes_after_sight() -> None:
    position = stealing_position("doc 2i, belle 3i, tuco 1i, ghost 1i", "doc fire")
    assert position.choices == ["fire ghost", "fire tuco"]
    assert position.why_not("fire belle") == ("belle-protected", "CE-BELLE-1")


@pytest.mark.rule("CE-FIRE-10", "CE-FIRE-11")
def test_a_hit_moves_a_bullet_and_nothing_else() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 0r", "doc fire", sheets={"tuco": [250, "jewel"]})
    assert (position.bullets_left("doc"), position.bullets_received("tuco")) == (5, {"doc": 1})
    assert (position.at("tuco"), position.sheet("tuco")) == ("3i", [250, "jewel"])
    assert position.neutral_bullets == 13


# -- Punch --------------------------------------------------------------------------------------


@pytest.mark.rule("CE-PUNCH-1", "CE-PUNCH-3")
def test_only_those_at_the_very_same_place_can_be_punched() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 2i, belle 2r, django 3i", "doc punch")
    assert position.choices == ["punch ghost", "punch tuco"]
    assert position.why_not("punch belle") == ("not-here", "CE-PUNCH-1")
    assert position.why_not("punch doc") == ("not-here", "CE-PUNCH-1")
    assert position.why_not("punch cheyenne") == ("not-in-play", "CE-SETUP-11")


@pytest.mark.rule("CE-PUNCH-2")
def test_nobody_left_to_punch() -> None:
    position = stealing_position("doc 2i, tuco 2r, ghost 3i", "doc punch")
    assert position.events_of("nothing-happened")[0].why == "nobody-here"


@pytest.mark.rule("CE-PUNCH-4")
def test_the_puncher_names_the_type_and_the_purse_is_picked_blindly() -> None:
    fallen = set()
    for seed in range(20):
        position = stealing_position(
            "doc 2i, tuco 2i, ghost 0r",
            "doc punch",
            sheets={"tuco": [250, 300, "strongbox"]},
            seed=seed,
        )
        assert position.choices == ["drop purse", "drop strongbox"]
        assert position.why_not("drop jewel") == ("no-such-loot", "CE-PUNCH-4")
        position.do("drop purse", "push forward")
        fallen.add(550 - int(position.sheet("tuco")[0]))
    assert fallen == {250, 300}


@pytest.mark.rule("CE-PUNCH-5")
def test_a_fallen_purse_stays_face_down() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 0r", "doc punch", sheets={"tuco": [300, 400]}).do(
        "push forward"
    )
    assert position.loot_at("2i") == ["purse"]
    puncher, owner = position.view(0).places[4].purses[0], position.view(1).places[4].purses[0]
    assert puncher.value is None
    assert owner.value in (300, 400)


@pytest.mark.rule("CE-PUNCH-7", "CE-PUNCH-8")
def test_the_push_is_one_unit_on_the_same_floor() -> None:
    middle = stealing_position("doc 2r, tuco 2r, ghost 0i", "doc punch", sheets={"tuco": []}, marshal=3)
    assert middle.choices == ["push forward", "push backward"]
    assert middle.do("push backward").at("tuco") == "3r"
    caboose = stealing_position("doc 3i, tuco 3i, ghost 0r", "doc punch", sheets={"tuco": []})
    assert caboose.at("tuco") == "2i"
    loco = stealing_position(
        "doc 0i, tuco 0i, ghost 3r", "doc punch", sheets={"tuco": [250, "jewel"]}, marshal=2
    )
    loco.do("drop jewel")
    assert loco.at("tuco") == "1i"


# -- Robbery ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-ROB-1", "CE-ROB-2", "CE-ROB-5")
def test_any_token_lying_here_may_be_taken_unseen() -> None:
    position = stealing_position(
        "doc 2i, tuco 2i, ghost 0r",
        "doc punch, doc robbery",
        sheets={"tuco": [300]},
        lying={"2i": [500, "jewel"], "2r": ["strongbox"]},
    )
    position.do("push forward")
    assert len([text for text in position.choices if text.startswith("rob purse-")]) == 2
    assert position.choices[-1] == "rob jewel"
    assert position.why_not("rob strongbox") == ("not-lying-here", "CE-ROB-1")
    assert [purse.value for purse in position.view(0).places[4].purses] == [None, None]
    position.do(position.choices[0])
    assert len(position.sheet("doc")) == 2
    assert position.loot_at("2i") == ["purse", "jewel"]


@pytest.mark.rule("CE-ROB-1")
def test_jewels_and_strongboxes_are_taken_too() -> None:
    position = stealing_position(
        "doc 2i, tuco 3i, ghost 0r", "doc robbery, doc robbery", lying={"2i": ["jewel", "strongbox"]}
    )
    position.do("rob strongbox")
    assert position.sheet("doc") == [250, "jewel", "strongbox"]


@pytest.mark.rule("CE-ROB-6")
def test_a_bandit_may_carry_any_amount() -> None:
    loot: list[int | str] = [250, 250, 300, 300, 350, 350, 400, 400, "jewel", "jewel", "strongbox"]
    position = stealing_position(
        "doc 2i, tuco 3i, ghost 0r", "doc robbery", sheets={"doc": loot}, lying={"2i": ["jewel"]}
    )
    assert position.sheet("doc").count("jewel") == 3


# -- Marshal ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-MARSH-1", "CE-MARSH-2")
def test_the_marshal_walks_one_unit_and_stays_on_the_train() -> None:
    position = stealing_position("doc 4r, tuco 4r, ghost 4r, belle 4r", "doc marshal", marshal=2)
    assert position.choices == ["marshal forward", "marshal backward"]
    assert stealing_position("doc 4r, tuco 4r, ghost 4r, belle 4r", "doc marshal", marshal=0).marshal == 1
    assert stealing_position("doc 4r, tuco 4r, ghost 4r, belle 4r", "doc marshal", marshal=4).marshal == 3


@pytest.mark.rule("CE-MARSH-2")
def test_why_the_marshal_cannot_leave_the_train() -> None:
    position = stealing_position("doc 4r, tuco 4r, ghost 4r, belle 4r", "doc marshal", marshal=2)
    state = position.state
    state.marshal = 0  # type: ignore[attr-defined]
    reason = MOVING_MARSHAL.obstacle(state, 0, MARSHAL_MOVES[0])  # type: ignore[arg-type]
    assert reason is not None
    assert (reason.code, reason.rule) == ("marshal-off-the-train", "CE-MARSH-2")


@pytest.mark.rule("CE-MARSH-3")
def test_it_does_not_matter_where_the_bandit_is() -> None:
    for spot in ("0r", "2r", "4i", "4r"):
        where = f"doc {spot}, tuco 4r, ghost 4r, belle 4r"
        assert stealing_position(where, "doc marshal", marshal=1).choices == [
            "marshal forward",
            "marshal backward",
        ]


@pytest.mark.rule("CE-MARSH-4")
def test_everybody_inside_is_met_even_who_played_the_card() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 2r", "doc marshal", marshal=1).do("marshal backward")
    assert [position.at(b) for b in ("doc", "tuco", "ghost")] == ["2r", "2r", "2r"]
    hits = [position.bullets_received(b) for b in ("doc", "tuco", "ghost")]
    assert hits == [{"neutral": 1}, {"neutral": 1}, {}]


@pytest.mark.rule("CE-MARSH-5")
def test_roofs_are_safe_from_the_marshals_walk() -> None:
    position = stealing_position("doc 2r, tuco 3i, ghost 0r", "tuco marshal", marshal=1).do("marshal backward")
    assert (position.at("doc"), position.bullets_received("doc")) == ("2r", {})


# -- encounters and neutral bullets -------------------------------------------------------------


@pytest.mark.rule("CE-ENC-1")
def test_nobody_is_ever_left_inside_with_the_marshal() -> None:
    for seed in range(30):
        state = GAME.new(5, seed, quiet=True)
        rng = seeded(seed, 0)
        while not state.over:
            cantina.playout(state, rng, 1)
            view = state.view(None)
            assert not view.places[2 * view.marshal].bandits


@pytest.mark.rule("CE-ENC-2")
@pytest.mark.parametrize(
    ("where", "pile", "choices"),
    [
        ("doc 2i, tuco 4i, ghost 4r", "doc move", ["move 1i"]),
        ("doc 1r, tuco 4i, ghost 4r", "doc floor", []),
        ("doc 2i, tuco 2i, ghost 4r", "tuco punch", ["push forward"]),
        ("doc 2i, django 3i, ghost 4r", "django fire", []),
    ],
)
def test_every_way_into_the_marshals_car_is_an_encounter(where: str, pile: str, choices: list[str]) -> None:
    position = stealing_position(where, pile, marshal=1, last=4).do(*choices)
    assert position.at("doc") == "1r"
    assert position.bullets_received("doc")["neutral"] == 1


@pytest.mark.rule("CE-ENC-5")
def test_arriving_on_the_roof_triggers_nothing() -> None:
    position = stealing_position("doc 1r, tuco 1r, ghost 4r", "doc floor", marshal=1, last=4)
    assert position.bullets_received("doc") == {"neutral": 1}
    assert position.bullets_received("tuco") == {}
    assert len(position.events_of("marshal-met")) == 1


@pytest.mark.rule("CE-NEUT-1")
def test_the_supply_is_never_refilled() -> None:
    position = stealing_position("doc 1r, tuco 4i, ghost 4r", "doc floor, doc floor", marshal=1, nb=1, last=4)
    assert position.bullets_received("doc") == {"neutral": 1}
    assert position.neutral_bullets == 0
    assert position.events_of("neutral-bullets-short")
    assert position.at("doc") == "1r"


@pytest.mark.rule("CE-NEUT-3")
def test_angry_marshal_has_two_groups() -> None:
    """Two on the roof take the last two bullets; the one inside the next car gets none."""
    position = round_event_position("doc 2r, tuco 2r, ghost 3i", "angry", marshal=2, nb=2)
    hits = [position.bullets_received(b) for b in ("doc", "tuco", "ghost")]
    assert hits == [{"neutral": 1}, {"neutral": 1}, {}]
    assert position.at("ghost") == "3r"


@pytest.mark.rule("CE-NEUT-4")
def test_neutral_bullets_count_as_received_but_not_as_fired() -> None:
    position = scoring_position(
        "doc 1i, tuco 1i, ghost 1i", received={"doc": ["neutral"] * 3}, nb=10, bullets={"tuco": 5}
    )
    result = position.state.result
    assert result is not None
    assert result.breakdown[0]["bullets-received"] == 3
    assert [parts["shots"] for parts in result.breakdown] == [0, 1, 0]
    assert result.ranking == ((1,), (2,), (0,))
