"""Sections 10 to 12 of the rules: characters, events, the end of the game."""

from __future__ import annotations

import pytest
from train import event, planning, scoring, stealing


@pytest.mark.rule("CE-GHOST-1")
def test_ghost_may_hide_the_first_card() -> None:
    hand = {"ghost": ["move", "fire"], "doc": ["move"]}
    train = planning("ghost 3i, doc 2i, tuco 3i", hand)
    assert train.choices == [
        "plan move",
        "plan fire",
        "plan move face-down",
        "plan fire face-down",
        "draw",
    ]
    train.do("plan fire face-down")
    assert train.pile() == [(None, None)]
    assert train.choices == ["plan move", "draw"]


@pytest.mark.rule("CE-TUCO-2", "CE-TUCO-3")
def test_tuco_shoots_through_the_roof_at_anyone_there_but_not_at_his_own_place() -> None:
    train = stealing("tuco 2i, ghost 2r, doc 2r, django 2i, cheyenne 3r", "tuco fire")
    assert train.choices == ["fire ghost", "fire doc"]
    assert train.why_not("fire django") == ("own-location", "CE-FIRE-5")
    assert train.why_not("fire cheyenne") == ("other-floor-for-tuco", "CE-TUCO-1")


@pytest.mark.rule("CE-TUCO-4")
def test_nobody_shoots_tuco_through_the_roof() -> None:
    train = stealing("doc 2i, tuco 2r, ghost 4r", "doc fire")
    assert train.happened("nothing-happened")


@pytest.mark.rule("CE-TUCO-1")
def test_without_abilities_tuco_shoots_like_anybody() -> None:
    train = stealing("tuco 2i, ghost 2r, doc 0r", "tuco fire", preset="first-game")
    assert train.happened("nothing-happened")


@pytest.mark.rule("CE-DJAN-1", "CE-DJAN-2")
@pytest.mark.parametrize(
    ("django", "doc", "ends"),
    [("2i", "3i", "4i"), ("3i", "2i", "1i"), ("2r", "3r", "4r"), ("4r", "2r", "1r")],
)
def test_djangos_shot_pushes_away_from_him_and_asks_nobody(django: str, doc: str, ends: str) -> None:
    where = f"django {django}, doc {doc}, tuco 0i, ghost 0i, belle 0i"
    train = stealing(where, "django fire", marshal=5)
    if train.kind == "fire":
        train.do("fire doc")
    assert train.at("doc") == ends


@pytest.mark.rule("CE-BELLE-5")
def test_belle_is_not_safe_from_the_marshal_events_or_djangos_push() -> None:
    met = stealing("belle 1r, doc 4i, tuco 4i", "belle floor", marshal=1)
    assert met.hits("belle") == {"neutral": 1}
    rebels = event("belle 1i, doc 3i, tuco 3i", "rebellion")
    assert rebels.hits("belle") == {"neutral": 1}
    pushed = stealing("django 1i, belle 2i, doc 0r", "django fire")
    assert pushed.at("belle") == "3i"


@pytest.mark.rule("CE-BELLE-1")
def test_without_abilities_belle_is_anybodys_target() -> None:
    train = stealing("doc 2i, belle 3i, tuco 1i", "doc fire", preset="first-game")
    assert train.choices == ["fire tuco", "fire belle"]


@pytest.mark.rule("CE-CHEY-1")
def test_cheyenne_may_look_at_the_purse_she_keeps() -> None:
    train = stealing(
        "cheyenne 2i, doc 2i, tuco 3r", "cheyenne punch", sheets={"doc": [450], "cheyenne": []}
    ).do("push forward")
    assert train.sheet("cheyenne") == [450]
    assert train.sheet("doc") == []
    others = next(b for b in train.view(2).bandits if b.bandit == "cheyenne")
    assert (others.purses, others.purse_values) == (1, ())


# -- events -------------------------------------------------------------------------------------


@pytest.mark.rule("CE-EVT-2")
def test_events_move_everybody_at_once() -> None:
    train = event("doc 1r, tuco 2r, ghost 3r, belle 4r", "braking")
    assert [train.at(b) for b in ("doc", "tuco", "ghost", "belle")] == ["0r", "1r", "2r", "3r"]


@pytest.mark.rule("CE-EVT-10", "CE-NEUT-3")
def test_the_angry_marshal_hits_all_above_him_or_nobody() -> None:
    short = event("doc 2r, tuco 2r, ghost 0r, belle 0r", "angry", marshal=2, nb=1)
    assert (short.hits("doc"), short.hits("tuco"), short.nb) == ({}, {}, 1)


@pytest.mark.rule("CE-EVT-3")
def test_the_locomotives_roof_is_swept_as_well() -> None:
    assert event("doc 0r, tuco 1i, ghost 1i, belle 1i", "swivel").at("doc") == "4r"


@pytest.mark.rule("CE-STA-2")
def test_revenge_takes_one_of_equal_purses_and_no_jewels() -> None:
    train = event(
        "doc 2r, tuco 2r, ghost 1i",
        "st_revenge",
        marshal=2,
        sheets={"doc": [300, 300, 500], "tuco": ["jewel"]},
    )
    assert train.sheet("doc") == [300, 500]
    assert train.sheet("tuco") == ["jewel"]


@pytest.mark.rule("CE-STA-5")
def test_the_marshal_is_no_company_and_one_purse_is_the_limit() -> None:
    train = event("doc 2r, tuco 4i, ghost 4i, belle 4i", "st_pickpocket", marshal=2, lying={"2r": [300, 350]})
    assert train.seat == 0
    assert train.why_not("pickpocket purse-17") == ("purse-not-here", "CE-STA-5")
    train.do(train.choices[0])
    assert len(train.sheet("doc")) == 2
    assert train.state.over


@pytest.mark.rule("CE-STA-6")
def test_pickpockets_may_decline() -> None:
    train = event(
        "doc 2i, tuco 3i, ghost 4r, belle 4r",
        "st_pickpocket",
        lying={"2i": [300], "3i": [400]},
    )
    train.do("pickpocket nothing")
    assert train.seat == 1
    train.do("pickpocket nothing")
    assert train.sheet("doc") == [250]
    assert train.lying("2i") == ["purse"]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-END-2", "CE-END-3")
def test_money_is_what_lies_on_the_sheet() -> None:
    train = scoring(
        "doc 1i, tuco 1i, ghost 1i",
        sheets={"doc": [250, 400, "jewel", "strongbox"]},
        lying={"1i": [500, "jewel", "strongbox"]},
        bullets={"tuco": 5},
    )
    result = train.state.result
    assert result is not None
    assert result.scores == (2150, 1250, 250)
    assert result.breakdown[0]["purses"] == 650


@pytest.mark.rule("CE-END-4")
def test_the_gunslinger_fired_most() -> None:
    result = scoring("doc 1i, tuco 1i, ghost 1i", bullets={"doc": 1, "tuco": 2}).state.result
    assert result is not None
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000, 0, 0]


@pytest.mark.rule("CE-END-5")
def test_all_are_gunslingers_when_nobody_fired() -> None:
    result = scoring("doc 1i, tuco 1i, ghost 1i").state.result
    assert result is not None
    assert [parts["gunslinger"] for parts in result.breakdown] == [1000] * 3


@pytest.mark.rule("CE-END-6")
def test_the_richest_wins() -> None:
    result = scoring("doc 1i, tuco 1i, ghost 1i", sheets={"ghost": [500], "tuco": [300]}).state.result
    assert result is not None
    assert result.ranking == ((2,), (1,), (0,))


@pytest.mark.rule("CE-END-8")
def test_a_full_tie_is_a_shared_win() -> None:
    result = scoring("doc 1i, tuco 1i, ghost 1i", sheets={"ghost": []}).state.result
    assert result is not None
    assert result.ranking == ((0, 1), (2,))
    assert result.winners == (0, 1)
