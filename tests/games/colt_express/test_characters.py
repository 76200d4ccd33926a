"""Sections 10 to 12 of the rules: characters, events, the end of the game."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import (
    planning_position,
    round_event_position,
    scoring_position,
    stealing_position,
)


@pytest.mark.rule("CE-GHOST-1")
def test_ghost_may_hide_the_first_card() -> None:
    hand = {"ghost": ["move", "fire"], "doc": ["move"]}
    position = planning_position("ghost 3i, doc 2i, tuco 3i", hand)
    assert position.choices == [
        "plan move",
        "plan fire",
        "plan move face-down",
        "plan fire face-down",
        "draw",
    ]
    position.do("plan fire face-down")
    assert position.common_pile() == [(None, None)]
    assert position.choices == ["plan move", "draw"]


@pytest.mark.rule("CE-TUCO-2", "CE-TUCO-3")
def test_tuco_shoots_through_the_roof_at_anyone_there_but_not_at_his_own_place() -> None:
    position = stealing_position("tuco 2i, ghost 2r, doc 2r, django 2i, cheyenne 3r", "tuco fire")
    assert position.choices == ["fire ghost", "fire doc"]
    assert position.why_not("fire django") == ("own-location", "CE-FIRE-5")
    assert position.why_not("fire cheyenne") == ("other-floor-for-tuco", "CE-TUCO-1")


@pytest.mark.rule("CE-TUCO-4")
def test_nobody_shoots_tuco_through_the_roof() -> None:
    position = stealing_position("doc 2i, tuco 2r, ghost 4r", "doc fire")
    assert position.events_of("nothing-happened")


@pytest.mark.rule("CE-TUCO-1")
def test_without_abilities_tuco_shoots_like_anybody() -> None:
    position = stealing_position("tuco 2i, ghost 2r, doc 0r", "tuco fire", preset="first-game")
    assert position.events_of("nothing-happened")


@pytest.mark.rule("CE-DJAN-1", "CE-DJAN-2")
@pytest.mark.parametrize(
    ("django", "doc", "ends"),
    [("2i", "3i", "4i"), ("3i", "2i", "1i"), ("2r", "3r", "4r"), ("4r", "2r", "1r")],
)
def test_djangos_shot_pushes_away_from_him_and_asks_nobody(django: str, doc: str, ends: str) -> None:
    where = f"django {django}, doc {doc}, tuco 0i, ghost 0i, belle 0i"
    position = stealing_position(where, "django fire", marshal=5)
    if position.kind == "fire":
        position.do("fire doc")
    assert position.at("doc") == ends


@pytest.mark.rule("CE-BELLE-5")
def test_belle_is_not_safe_from_the_marshal_events_or_djangos_push() -> None:
    met = stealing_position("belle 1r, doc 4i, tuco 4i", "belle floor", marshal=1)
    assert met.bullets_received("belle") == {"neutral": 1}
    rebels = round_event_position("belle 1i, doc 3i, tuco 3i", "rebellion")
    assert rebels.bullets_received("belle") == {"neutral": 1}
    pushed = stealing_position("django 1i, belle 2i, doc 0r", "django fire")
    assert pushed.at("belle") == "3i"


@pytest.mark.rule("CE-BELLE-1")
def test_without_abilities_belle_is_anybodys_target() -> None:
    position = stealing_position("doc 2i, belle 3i, tuco 1i", "doc fire", preset="first-game")
    assert position.choices == ["fire tuco", "fire belle"]


@pytest.mark.rule("CE-CHEY-1")
def test_cheyenne_may_look_at_the_purse_she_keeps() -> None:
    position = stealing_position(
        "cheyenne 2i, doc 2i, tuco 3r", "cheyenne punch", sheets={"doc": [450], "cheyenne": []}
    ).do("push forward")
    assert position.sheet("cheyenne") == [450]
    assert position.sheet("doc") == []
    others = next(b for b in position.view(2).bandits if b.bandit == "cheyenne")
    assert (others.purses, others.purse_values) == (1, ())


# -- events -------------------------------------------------------------------------------------


@pytest.mark.rule("CE-EVT-2")
def test_events_move_everybody_at_once() -> None:
    position = round_event_position("doc 1r, tuco 2r, ghost 3r, belle 4r", "braking")
    assert [position.at(b) for b in ("doc", "tuco", "ghost", "belle")] == ["0r", "1r", "2r", "3r"]


@pytest.mark.rule("CE-EVT-10", "CE-NEUT-3")
def test_the_angry_marshal_hits_all_above_him_or_nobody() -> None:
    short = round_event_position("doc 2r, tuco 2r, ghost 0r, belle 0r", "angry", marshal=2, nb=1)
    assert (short.bullets_received("doc"), short.bullets_received("tuco"), short.neutral_bullets) == ({}, {}, 1)


@pytest.mark.rule("CE-EVT-3")
def test_the_locomotives_roof_is_swept_as_well() -> None:
    assert round_event_position("doc 0r, tuco 1i, ghost 1i, belle 1i", "swivel").at("doc") == "4r"


@pytest.mark.rule("CE-STA-2")
def test_revenge_takes_one_of_equal_purses_and_no_jewels() -> None:
    position = round_event_position(
        "doc 2r, tuco 2r, ghost 1i",
        "st_revenge",
        marshal=2,
        sheets={"doc": [300, 300, 500], "tuco": ["jewel"]},
    )
    assert position.sheet("doc") == [300, 500]
    assert position.sheet("tuco") == ["jewel"]


@pytest.mark.rule("CE-STA-5")
def test_the_marshal_is_no_company_and_one_purse_is_the_limit() -> None:
    position = round_event_position(
        "doc 2r, tuco 4i, ghost 4i, belle 4i", "st_pickpocket", marshal=2, lying={"2r": [300, 350]}
    )
    assert position.seat == 0
    assert position.why_not("pickpocket purse-17") == ("purse-not-here", "CE-STA-5")
    position.do(position.choices[0])
    assert len(position.sheet("doc")) == 2
    assert position.state.over


@pytest.mark.rule("CE-STA-6")
def test_pickpockets_may_decline() -> None:
    position = round_event_position(
        "doc 2i, tuco 3i, ghost 4r, belle 4r",
        "st_pickpocket",
        lying={"2i": [300], "3i": [400]},
    )
    position.do("pickpocket nothing")
    assert position.seat == 1
    position.do("pickpocket nothing")
    assert position.sheet("doc") == [250]
    assert position.loot_at("2i") == ["purse"]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-END-2", "CE-END-3")
def test_money_is_what_lies_on_the_sheet() -> None:
    position = scoring_position(
        "doc 1i, tuco 1i, ghost 1i",
        sheets={"doc": [250, 400, "jewel", "strongbox"]},
        lying={"1i": [500, "jewel", "strongbox"]},
        bullets={"tuco": 5},
    )
    result = position.state.result
    assert result is not None
    assert result.scores == (2150, 1250, 250)
    assert result.breakdown[0]["purses"] == 650


@pytest.mark.rule("CE-END-4")
def test_the_gunslinger_fired_most() -> None:
    result = scoring_position("doc 1i, tuco 1i, ghost 1i", bullets={"doc": 1, "tuco": 2}).state.result
    assert result is not None
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000, 0, 0]


@pytest.mark.rule("CE-END-5")
def test_all_are_gunslingers_when_nobody_fired() -> None:
    result = scoring_position("doc 1i, tuco 1i, ghost 1i").state.result
    assert result is not None
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000] * 3


@pytest.mark.rule("CE-END-6")
def test_the_richest_wins() -> None:
    result = scoring_position("doc 1i, tuco 1i, ghost 1i", sheets={"ghost": [500], "tuco": [300]}).state.result
    assert result is not None
    assert result.ranking == ((2,), (1,), (0,))


@pytest.mark.rule("CE-END-8")
def test_a_full_tie_is_a_shared_win() -> None:
    result = scoring_position("doc 1i, tuco 1i, ghost 1i", sheets={"ghost": []}).state.result
    assert result is not None
    assert result.ranking == ((0, 1), (2,))
    assert result.winners == (0, 1)
