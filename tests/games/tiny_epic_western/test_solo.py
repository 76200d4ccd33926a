"""The solo game against the Rival (section 12)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import build_position, new_game

from cantina.games.tiny_epic_western import events as e


@pytest.mark.rule("TEW-SOLO-1", "TEW-SOLO-2")
def test_set_up_as_for_two() -> None:
    table = new_game(1)
    human, rival = table.view.seats
    assert (human.colour, rival.colour) == ("yellow", "green")
    assert (rival.rival, rival.boss) == (True, None)
    assert (rival.money, rival.law, rival.force) == (0, 0, 0)
    assert {mat.mat for mat in table.view.mats if mat.owner is not None} == {"bank", "hideout"}
    assert all(len(table.mat(mat).stack) == 1 for mat in ("courthouse", "saloon", "sheriff"))
    over = build_position(1, stacks={"bank": "outhouse"}, business=(0, 3, 0), number=6, phase="end")
    assert over.state.result is not None
    assert over.state.result.breakdown[0]["rail"] == 3  # the side for 1 or 2 players
    chosen = new_game(1, colours="choose", bosses="choose").do("colour red", "boss chief")
    assert chosen.view.seats[0].colour == "red"
    assert chosen.view.seats[1].colour in ("yellow", "blue", "green")


@pytest.mark.rule("TEW-SOLO-3")
def test_the_rival_owns_its_difficulty_cards() -> None:
    table = new_game(1, difficulty="hard")
    assert len(table.mat("hideout").stack) == 3
    assert table.seat_view("green").properties == table.mat("hideout").stack


@pytest.mark.rule("TEW-SOLO-4", "TEW-SOLO-8")
def test_the_rival_places_after_each_of_my_gunmen() -> None:
    for third, gunmen in (("", 2), ("yellow", 3)):
        table = build_position(1, third=third, phase="start")
        while table.view.phase == 2:
            table.do(next((text for text in table.choices if "sheriff" in text), table.choices[-1]))
        seats = [event.seat for event in table.events_of(e.GunmanPlaced)]
        assert seats == [0, 1] * gunmen
        assert table.view.dealer == 0


@pytest.mark.rule("TEW-SOLO-5", "TEW-PORCH-5")
def test_i_may_use_the_rivals_card() -> None:
    table = (
        build_position(1, stacks={"hideout": "general-store"})
        .next_dice(1)
        .do("place hideout porch", "convert 1")
    )
    assert table.influence("yellow") == (4, 0, 1)
    assert table.events_of(e.OwnerPaid) == []
    assert table.influence("green") == (0, 0, 0)


@pytest.mark.rule("TEW-SOLO-6", "TEW-SOLO-7", "TEW-INFO-9")
def test_the_rivals_two_cards() -> None:
    table = new_game(1, bosses="banker")
    assert table.seen_by("yellow").rivals[0] is None
    assert table.seen_by("yellow").rivals[1] is not None
    assert table.events_of(e.RivalDealt)[0].card == table.view.rivals[1]
    assert (table.kind, len(table.choices)) == ("keep", 2)
    table.do(table.choices[0])
    assert len(table.view.rivals) == 2
    assert len(table.discard) == 1


@pytest.mark.rule("TEW-SOLO-9", "TEW-SOLO-11")
@pytest.mark.parametrize(
    ("die", "spot"),
    [
        (1, "bank-influence"),
        (2, "courthouse-porch"),
        (3, "sheriff-leftover"),
        (4, "hideout-influence"),
        (5, "saloon-porch"),
    ],
)
def test_the_die_names_a_mat(die: int, spot: str) -> None:
    table = build_position(1).next_dice(die).do("place sheriff up")
    assert table.standing_on(spot) == "green"
    assert table.events_of(e.RivalRolled) == [e.RivalRolled(die=die)]


@pytest.mark.rule("TEW-SOLO-10")
def test_a_mat_with_a_rival_gunman_is_passed_clockwise() -> None:
    table = (
        build_position(1, standing="green saloon-porch", wounded="green bank-porch")
        .next_dice(5)
        .do("place sheriff up")
    )
    assert table.standing_on("courthouse-porch") == "green"  # past the Town Hall and the Bank


@pytest.mark.rule("TEW-SOLO-12", "TEW-SOLO-16", "TEW-SOLO-24")
def test_the_rival_attacks_and_takes_only_the_wanted_card() -> None:
    table = build_position(
        1,
        standing="yellow courthouse-porch",
        stacks={"courthouse": "general-store"},
        influence={"yellow": (0, 0, 0)},
        revealed="yellow",
        poker="hat-5",
    ).next_dice(2, 5, 1)
    table.do("place sheriff up")
    assert table.standing_on("courthouse-porch") == "green"
    assert table.wounded_on("courthouse-porch") == ["yellow"]
    assert table.wanted == "green"
    assert table.events_of(e.PropertyUsed) == []
    assert table.influence("green") == (0, 0, 0)
    resolution = build_position(1, wanted="green", phase="resolution")
    assert resolution.kind != "gain"
    over = build_position(1, wanted="green", number=6, phase="end")
    assert over.state.result is not None
    assert over.state.result.breakdown[0]["rival"] == 2


@pytest.mark.rule("TEW-SOLO-13")
def test_a_six_attacks_the_gunman_just_placed() -> None:
    table = build_position(1, poker="hat-1").next_dice(6, 6, 1).do("place sheriff up")
    assert table.events_of(e.DuelBegun) == [e.DuelBegun(seat=1, rival=0, mat="sheriff")]
    assert table.decider == "yellow"
    table.do("concede")
    assert table.standing_on("sheriff-suit") == "green"
    assert table.spot("sheriff-suit").option is None


@pytest.mark.rule("TEW-SOLO-14")
def test_a_six_that_cannot_attack_counts_as_the_mat() -> None:
    beside = build_position(1, standing="green bank-porch").next_dice(6).do("place bank left")
    assert beside.events_of(e.DuelBegun) == []
    assert beside.standing_on("courthouse-porch") == "green"
    safe = build_position(1, stacks={"sheriff": "outhouse"}).next_dice(6).do("place sheriff porch")
    assert safe.events_of(e.DuelBegun) == []
    assert safe.standing_on("sheriff-leftover") == "green"


@pytest.mark.rule("TEW-SOLO-9", "TEW-PROP-28")
def test_a_six_follows_a_gunman_that_was_moved() -> None:
    """Placed at the Doctor's, it heals another onto the Stagecoach Inn, which then moves it away."""
    table = build_position(
        1,
        stacks={"sheriff": "doctors-office", "saloon": "stagecoach-inn"},
        standing="green courthouse-porch",
        wounded="yellow courthouse-porch",
        poker="hat-1",
    ).next_dice(6, 6, 1)
    table.do("place sheriff porch", "lift courthouse porch", "place saloon porch", "gain law")
    table.do("lift sheriff porch", "place bank left")
    assert table.events_of(e.DuelBegun) == [e.DuelBegun(seat=1, rival=0, mat="bank")]


@pytest.mark.rule("TEW-SOLO-15")
def test_protected_spots_are_passed_and_a_gunman_may_stay_home() -> None:
    table = build_position(
        1,
        stacks={"sheriff": "outhouse"},
        standing="yellow bank-left",
        left={"yellow": 2, "green": 2},
    ).next_dice(1)
    table.do("place sheriff porch")
    assert table.standing_on("courthouse-porch") == "green"
    full = build_position(
        1,
        stacks={"sheriff": "outhouse"},
        standing="yellow bank-left, yellow courthouse-porch, yellow sheriff-leftover, "
        "yellow hideout-left, yellow saloon-porch",
    ).next_dice(4)
    full.do("place sheriff porch")
    assert full.events_of(e.RivalStayed) == [e.RivalStayed()]


@pytest.mark.rule("TEW-SOLO-17", "TEW-SOLO-18", "TEW-SOLO-23")
def test_the_rival_always_adds_a_card_and_never_answers() -> None:
    table = build_position(1, standing="green bank-right", poker="hat-2").next_dice(6, 3).do("place bank left")
    assert table.events_of(e.RivalDrew) == [e.RivalDrew(card="hat-2", shot=5)]
    assert table.standing_on("bank-influence") == "yellow"  # 6 to 5: over at once
    tie = (
        build_position(1, standing="yellow bank-left", poker="hat-2").next_dice(1, 3, 5).do("place sheriff up")
    )
    assert tie.standing_on("bank-influence") == "yellow"  # 5 to 5: the defender wins


@pytest.mark.rule("TEW-SOLO-19")
def test_my_rerolls_cost_force_or_law() -> None:
    attack = build_position(1, standing="green bank-right", influence={"yellow": (0, 0, 1)}, poker="hat-5")
    attack.next_dice(1, 6, 2).do("place bank left", "reroll")
    assert attack.influence("yellow") == (0, 0, 0)
    defend = build_position(
        1, standing="yellow bank-left", influence={"yellow": (0, 1, 0)}, poker="hat-5"
    ).next_dice(1, 6, 1, 2)
    defend.do("place sheriff up", "reroll")
    assert defend.influence("yellow") == (0, 0, 0)


@pytest.mark.rule("TEW-SOLO-20", "TEW-SOLO-21")
def test_disturbing_the_rival() -> None:
    table = build_position(1, standing="green bank-right", poker="hat-5 hat-1", influence={"yellow": (1, 1, 0)})
    table.next_dice(3, 6, 2).do("place bank left")
    table.do("rival redraw money")
    assert table.discard[0] == "hat-5"
    assert table.events_of(e.RivalDrew)[-1] == e.RivalDrew(card="hat-1", shot=7)
    assert table.why_not("rival reroll money") == ("not-enough", "TEW-INF-3")
    table.do("rival reroll law")
    assert table.events_of(e.DieRolled)[-1] == e.DieRolled(seat=1, die=2, shot=3)
    assert table.decider == "yellow"  # 3 to 3: the attacker loses ties
    assert table.influence("yellow") == (0, 0, 0)


@pytest.mark.rule("TEW-SOLO-22")
def test_an_empty_poker_deck_is_made_anew() -> None:
    table = build_position(1, standing="green bank-right", poker="hat-5 hat-1", influence={"yellow": (6, 6, 6)})
    table.next_dice(1, 6).do("place bank left")
    for _ in range(11):
        if table.kind != "duel":
            break
        table.do(next(text for text in table.choices if text.startswith("rival redraw")))
    assert table.events_of(e.PokerReshuffled)


@pytest.mark.rule("TEW-SOLO-25")
def test_wounded_rivals_still_buy() -> None:
    table = build_position(1, wounded="green bank-influence", zones={"bank": "jail"}, phase="market")
    assert e.PropertyBought(seat=1, property="jail") in table.events


@pytest.mark.rule("TEW-SOLO-26")
def test_the_rival_contests_every_mat_of_mine_with_its_better_card() -> None:
    for rival in ("steer-5 hat-3", "hat-3 steer-5"):
        table = build_position(
            1,
            rival=rival,
            gaps="hat-1 hat-2",
            cards={"yellow": "horseshoe-3"},
            standing="yellow bank-left",
            phase="resolution",
        )
        assert table.events_of(e.HandLost) == [e.HandLost(seat=0, mat="bank", hand="straight-flush")]


@pytest.mark.rule("TEW-SOLO-27")
def test_a_tie_is_mine_and_the_rival_gains_nothing() -> None:
    table = build_position(
        1,
        rival="hat-3 steer-5",
        gaps="hat-1 hat-2",
        cards={"yellow": "teepee-3"},
        standing="yellow bank-left, yellow sheriff-up",
        phase="resolution",
    )
    assert e.HandWon(seat=0, mat="bank", hand="straight-flush") in table.events


@pytest.mark.rule("TEW-SOLO-28")
def test_the_town_hall_against_the_rivals_better_card() -> None:
    ranked = build_position(
        1, rival="steer-5 hat-3", gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2", phase="market"
    )
    assert ranked.events_of(e.TownHallRanked) == [e.TownHallRanked(seats=(1, 0))]
    natural = build_position(
        1,
        rival="hat-3 steer-5",
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        cards={"yellow": "teepee-3"},
        standing="yellow sheriff-up",
        phase="market",
    )
    # Changed, it is the same hat-3; unchanged it makes a straight only.
    assert natural.events_of(e.TownHallRanked) == [e.TownHallRanked(seats=(1, 0))]


@pytest.mark.rule("TEW-SOLO-29", "TEW-SOLO-16", "TEW-SOLO-33")
def test_the_rival_takes_the_most_vp_for_nothing() -> None:
    table = build_position(
        1,
        standing="green bank-right, green saloon-porch",
        zones={"bank": "jail", "saloon": "gold-mine", "hideout": "opera-house"},
        stacks={"hideout": "hatter"},
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        cards={"yellow": "hat-5"},
        rival="horseshoe-1 horseshoe-2",
        phase="market",
    )
    assert table.events_of(e.PropertyBought) == [e.PropertyBought(seat=1, property="gold-mine")]
    assert table.seat_view("green").waiting == ("gold-mine",)
    assert table.next_round().mat("hideout").stack == ("hatter", "gold-mine")
    nothing = build_position(1, phase="market")
    assert nothing.events_of(e.PropertyBought) == []


@pytest.mark.rule("TEW-SOLO-30")
def test_the_rival_makes_no_leftover_purchase() -> None:
    table = build_position(1, standing="green sheriff-leftover", zones={"sheriff": "jail"}, phase="market")
    bought = [event.property for event in table.events_of(e.PropertyBought)]
    assert bought == ["jail"]
    assert table.kind != "leftover"


def _advanced(stacks: str, business: tuple[int, int, int]) -> str:
    table = build_position(
        1,
        stacks={"hideout": stacks},
        business=business,
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        rival="hat-3 hat-4",
        phase="market",
    )
    (moved,) = table.events_of(e.TokenAdvanced)
    return str(moved.business)


@pytest.mark.rule("TEW-SOLO-31", "TEW-SOLO-32")
def test_which_token_the_rival_advances() -> None:
    assert _advanced("gold-mine train-depot", (0, 0, 0)) == "rail"  # the newest card first
    assert _advanced("post-office", (0, 0, 0)) == "wagon"  # from left to right
    assert _advanced("gold-mine train-depot", (0, 3, 0)) == "mining"  # then older cards
    assert _advanced("train-depot", (2, 3, 1)) == "wagon"  # no symbol: the lowest that can advance
    assert _advanced("", (1, 1, 1)) == "mining"  # ties: mining, rail, wagon
    assert _advanced("", (1, 0, 0)) == "rail"


@pytest.mark.rule("TEW-SOLO-31", "TEW-PROP-9")
def test_a_barber_does_not_make_the_rivals_cards_younger() -> None:
    table = build_position(
        1,
        stacks={"hideout": "outhouse collapsed-mine", "sheriff": "barber-shop"},
        gaps="hat-1 steer-1 steer-2 steer-3 steer-4 hat-2",
        rival="hat-3 hat-4",
        left={"yellow": 1, "green": 1},
        standing="green hideout-right, green bank-porch, green courthouse-porch, green saloon-porch",
        zones={"sheriff": None, "hideout": None, "bank": None, "courthouse": None, "saloon": None},
    ).next_dice(3)
    table.do("place sheriff porch", "raise outhouse")
    assert table.mat("hideout").stack == ("collapsed-mine", "outhouse")
    while table.kind in ("pot", "gain"):
        table.do(table.choices[0])
    (moved,) = table.events_of(e.TokenAdvanced)
    assert moved.business == "mining"


@pytest.mark.rule("TEW-SOLO-34", "TEW-SOLO-35")
@pytest.mark.parametrize(
    ("mine", "theirs", "ending"),
    [
        ("gold-mine", "hatter", "solo-won"),
        ("hatter", "trading-post", "solo-tied"),
        ("hatter", "gold-mine", "solo-lost"),
    ],
)
def test_i_must_have_more_points(mine: str, theirs: str, ending: str) -> None:
    table = build_position(1, stacks={"bank": mine, "hideout": theirs}, number=6, phase="end")
    assert table.ending == ending
    assert table.winning_players == (["yellow"] if ending == "solo-won" else [])
    business = build_position(
        1, stacks={"bank": "hatter", "hideout": "jail gallows"}, business=(3, 0, 0), number=6, phase="end"
    )
    assert business.state.result is not None
    assert business.state.result.breakdown[0]["rival"] == 5  # two cards and the majority in mining
    assert business.state.result.scores == (2,)


@pytest.mark.rule("TEW-SOLO-34", "TEW-SOLO-35")
def test_the_end_gives_both_sides_part_by_part_and_no_tie_breaks() -> None:
    def end(rules: int | None = None) -> list[tuple[str, int]]:
        table = build_position(
            1,
            stacks={"bank": "hatter", "hideout": "jail gallows"},
            business=(3, 0, 0),
            wanted="green",
            number=6,
            phase="end",
            rules=rules,
        )
        assert table.state.result is not None
        return list(table.state.result.breakdown[0].items())

    own = [("properties", 2), ("mining", 0), ("rail", 0), ("wagon", 0), ("wanted", 0)]
    rivals = [
        ("rival-properties", 2),
        ("rival-mining", 3),
        ("rival-rail", 0),
        ("rival-wagon", 0),
        ("rival-wanted", 2),
    ]
    assert end() == [*own, *rivals, ("rival", 7)]
    assert end(rules=1) == [*own, ("cards", 1), ("symbols", 2), ("rival", 7)]
