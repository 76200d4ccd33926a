"""The end of day, reputation, running out, victory and strategy cards (sections 10 to 13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.scoundrels.positions import GAME, PLAYERS, Position, build_position

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import LOCATIONS, SAFE_VALUES, SAFES_EACH

OVER: dict[str, Any] = {"turn": 11, "stage": 9, "slot": ""}
"""The last turn of a day of three players is over."""
LAST: dict[str, Any] = {**OVER, "day": 2}


def revealed(table: Position) -> list[tuple[str, str]]:
    """The cards turned up, by owner and slot."""
    return [(PLAYERS[event.seat], event.slot) for event in table.events_of(e.CardRevealed)]


def reputations(table: Position) -> list[int]:
    return [seat.reputation for seat in table.view.seats]


def cards(table: Position, player: str, pile: str) -> list[int]:
    """The poker cards of a player's deck or hand, in truth; the top card last."""
    return [card for card, _ in table.state.dump()["table"][pile][table.seat_of(player)]]


# -- catching bluffs ------------------------------------------------------------------------------


@pytest.mark.rule("SC-EOD-1", "SC-EOD-6")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_cards_with_henchmen_are_turned_up_in_the_order_of_the_day(first: str, order: str) -> None:
    played = {"A": "a:0/B,2:2,6:6/BC", "B": "3:3/A,4:0", "C": "5:5,6:0/A"}
    table = build_position(**OVER, first=first, played=played, reserve=dict.fromkeys("ABC", 3))
    shown = {"A": [("A", "a"), ("A", "6")], "B": [("B", "3")], "C": [("C", "6")]}
    assert revealed(table) == [card for player in order for card in shown[player]]


@pytest.mark.rule("SC-EOD-6")
def test_a_card_without_henchmen_is_never_shown() -> None:
    table = build_position(**LAST, played={"A": "2:0", "B": "5:5/A"})
    assert table.seen_by("B").over
    assert [card.poker for card in table.seen_by("B").seats[0].played] == [None]
    assert revealed(table) == [("B", "5")]


@pytest.mark.rule("SC-EOD-2", "SC-EOD-5")
def test_an_honest_card_sends_all_its_henchmen_to_jail_and_that_is_all() -> None:
    table = build_position(**LAST, played={"A": "4:4/BC"})
    assert [(table.seat_view(player).reserve, table.seat_view(player).jailed) for player in "BC"] == [
        (1, 2),
        (1, 2),
    ]
    assert reputations(table) == [0, 0, 0]


@pytest.mark.rule("SC-EOD-3", "SC-EOD-4")
def test_a_caught_bluff_pays_every_doubter_and_costs_its_owner_one() -> None:
    table = build_position(**LAST, played={"A": "4:5/BC,5:0/B"}, reputation={"A": 3})
    assert reputations(table) == [1, 2, 1]
    assert [(table.seat_view(player).reserve, table.seat_view(player).jailed) for player in "BC"] == [
        (2, 1),
        (2, 1),
    ]


@pytest.mark.rule("SC-EOD-7")
def test_cards_are_settled_by_slot_and_gains_come_before_the_loss() -> None:
    played = {"B": "6:0/AC,a:2/C,3:0/A"}
    table = build_position(**LAST, played=played, reserve=dict.fromkeys("ABC", 3), reputation={"B": 3})
    assert revealed(table) == [("B", "a"), ("B", "3"), ("B", "6")]
    changes = [(PLAYERS[event.seat], event.change) for event in table.events_of(e.ReputationChanged)]
    assert changes == [("C", 1), ("B", -1), ("A", 1), ("B", -1), ("C", 1), ("A", 1), ("B", -1)]


@pytest.mark.rule("SC-EOD-8", "SC-EOD-9")
def test_abilities_follow_each_players_cards_and_work_once_a_night() -> None:
    played = {"A": "3:0/B,4:0/B", "C": "5:0/B"}
    table = build_position(
        **OVER, played=played, sheets={"B": "talkative banker"}, reserve={"B": 3}, money={"B": 0}
    )
    assert revealed(table) == [("A", "3"), ("A", "4")]
    assert (table.deciders, table.choices) == ("B", ["use talkative", "pass"])
    table.do("use talkative")
    assert revealed(table)[2:] == [("C", "5")]
    assert (table.kind, table.money("B"), table.seat_view("B").reputation) == ("first", 4, 3)


@pytest.mark.rule("SC-EOD-8")
def test_a_declined_ability_may_be_offered_again_after_the_next_players_cards() -> None:
    played = {"A": "3:0/B", "C": "5:0/B"}
    table = build_position(**OVER, played=played, sheets={"B": "talkative banker"}, reserve={"B": 3}).do("pass")
    assert (table.choices, revealed(table)) == (["use talkative", "pass"], [("A", "3"), ("C", "5")])


@pytest.mark.rule("SC-EOD-9", "SC-STRAT-3")
def test_a_strategy_card_works_once_a_night() -> None:
    played = {"A": "3:0/B", "C": "5:0/B"}
    table = build_position(
        **OVER, played=played, strategy={"B": "spread-rumours"}, reserve={"B": 3}, money={"B": 0}
    ).do("use strategy")
    assert (table.kind, table.money("B"), table.seat_view("B").reputation) == ("first", 3, 2)


@pytest.mark.rule("SC-EOD-10")
@pytest.mark.parametrize(("first", "last"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_the_player_of_the_last_turn_chooses_who_goes_next(first: str, last: str) -> None:
    table = build_position(
        **OVER,
        first=first,
        played={"A": "5:0/BC"},
        sheets={"A": "daring chef", "B": "talkative banker"},
        strategy={"C": "spread-rumours"},
    )
    assert (table.deciders, table.kind, table.choices) == (last, "next", ["target 1", "target 2", "target 3"])
    table.do("target 3")
    assert (table.deciders, table.choices) == ("C", ["use strategy", "pass"])
    table.do("use strategy")
    assert (table.deciders, table.choices) == (last, ["target 1", "target 2"])
    assert table.why_not("target 3") == ("not-pending", "SC-TRIG-1")
    table.do("target 1", "use daring")
    assert (table.deciders, table.choices) == ("B", ["use talkative", "pass"])  # the only one left


@pytest.mark.rule("SC-EOD-11")
def test_a_journalist_sees_no_card_at_the_end_of_day() -> None:
    table = build_position(
        **OVER, played={"A": "5:0/B", "C": "4:0"}, sheets={"B": "talkative journalist"}, money={"B": 0}
    )
    table.do("use talkative")
    assert (table.kind, table.money("B")) == ("first", 3)
    assert table.events_of(e.PlayedCardSeen) == []


@pytest.mark.rule("SC-EOD-11")
def test_henchmen_on_cards_are_safe_at_the_end_of_day() -> None:
    played = {"A": "5:0/B", "B": "4:4/A", "C": "3:0"}
    arsonist = build_position(
        **OVER, played=played, sheets={"B": "talkative arsonist"}, reserve={"A": 3}, money={"B": 9}
    )
    assert arsonist.seat_view("B").destroyed == 0
    assert (arsonist.events_of(e.ScoundrelUsed), arsonist.seat_view("A").jailed) == ([], 1)
    brainwasher = build_position(**OVER, played=played, sheets={"B": "talkative brainwasher"}, money={"B": 0})
    brainwasher.do("use talkative", "target 3")
    assert (brainwasher.events_of(e.HenchmanFreed), brainwasher.events_of(e.HenchmanSent)) == (
        [e.HenchmanFreed(seat=2)],
        [],
    )
    assert (brainwasher.money("B"), brainwasher.seat_view("C").reserve) == (2, 3)


@pytest.mark.rule("SC-EOD-12")
def test_the_end_of_day_is_nobodys_turn() -> None:
    sheets = {"A": "generous banker, selfish cow", "B": "talkative deputy"}
    table = build_position(**OVER, played={"A": "5:0/B", "C": "4:4"}, sheets=sheets, money={"A": 0, "B": 0})
    table.do("use talkative", "target 3")
    # Nobody places a henchman to save it, and no start or end of turn comes.
    assert table.events_of(e.HenchmanJailed) == [e.HenchmanJailed(seat=2)]
    assert (table.kind, table.money("A")) == ("first", 0)
    assert table.events_of(e.TurnBegun) == []


@pytest.mark.rule("SC-EOD-13")
def test_the_game_ends_when_the_bluffs_of_the_last_day_are_caught() -> None:
    table = build_position(**LAST, played={"A": "5:0/B"}, sheets={"B": "talkative banker"}, money={"B": 0})
    assert table.choices == ["use talkative", "pass"]
    table.do("use talkative")
    assert (table.deciders, table.ending, table.money("B")) == ("", "days-over", 4)
    assert table.events_of(e.CardsReturned) + table.events_of(e.DayBegun) == []
    long = build_position(**LAST, length="long", played={"A": "5:0/B"})
    assert (long.ending, long.view.day) == (None, 2)
    assert long.kind == "first"


# -- the next day ---------------------------------------------------------------------------------


@pytest.mark.rule("SC-EOD-14", "SC-EOD-15")
def test_played_cards_are_shuffled_under_an_untouched_deck() -> None:
    before = build_position(stage=8, turn=11, slot="2", played={"A": "2:6", "B": "a:6,2:5", "C": "a:6,2:5,3:4"})
    decks = {player: cards(before, player, "decks") for player in "ABC"}
    assert [len(decks[player]) for player in "ABC"] == [2, 1, 0]
    orders = set()
    for seed in range(12):
        table = Position(before.state.copy())
        table.state.reseed("poker", seed)
        table.pass_until("plan")
        for player, under in (("A", [6]), ("B", [5, 6]), ("C", [4, 5, 6])):
            deck = cards(table, player, "decks")
            assert sorted(deck[: len(under)]) == under
            assert deck[len(under) :] == decks[player]
        orders.add(tuple(cards(table, "C", "decks")))
    assert len(orders) > 2


@pytest.mark.rule("SC-EOD-14")
def test_a_zero_played_face_up_goes_under_the_deck_too() -> None:
    sheets = {"A": "honest banker"}
    table = build_position(stage=2, turn=11, slot="", played={"A": "a:6,2:5,3:4"}, sheets=sheets).do(
        "play 0 open"
    )
    assert [card.slot for card in table.seat_view("A").played] == ["a", "2", "3", "open"]
    table.pass_until("plan")
    assert (table.view.day, table.seat_view("A").played) == (2, ())
    assert sorted(cards(table, "A", "decks") + cards(table, "A", "hands")) == [0, 1, 2, 3, 4, 5, 6]
    assert (table.seat_view("A").hand, table.seat_view("A").deck) == (4, 3)


def first_day(seed: int = 1, reputation: int = 0) -> Position:
    """A real first day on which nobody does much; A has some reputation."""
    data = GAME.new(3, seed, length="short").dump()
    data["table"]["reputation"][0] = reputation
    return Position(GAME.load(data))


@pytest.mark.rule("SC-EOD-15", "SC-EOD-16")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_draws_up_to_four_cards(seed: int) -> None:
    table = first_day(seed)
    decks = {player: set(cards(table, player, "decks")) for player in "ABC"}
    while table.view.day == 1:
        table.do(table.choices[-1])
    for player in "ABC":
        assert (table.seat_view(player).hand, table.seat_view(player).deck) == (4, 3)
        assert set(cards(table, player, "hands")) > decks[player]  # the deck, and one card played before


@pytest.mark.rule("SC-EOD-16")
def test_whoever_holds_four_or_more_draws_none() -> None:
    table = build_position(turn=11, sheets={"A": "sleepy automaton"}).do("use sleepy")
    assert table.seat_view("A").hand == 5
    table.pass_until("plan")
    assert (table.view.day, [table.seat_view(player).hand for player in "ABC"]) == (2, [5, 4, 4])
    assert [event.seat for event in table.events_of(e.CardsDrawn)] == [0]  # the Automaton's


@pytest.mark.rule("SC-EOD-17", "SC-FIRST-3")
def test_the_next_first_player_is_settled_last() -> None:
    table = first_day(reputation=1)
    while table.kind != "first":
        assert table.view.day == 1
        table.do(table.choices[-1])
    assert (table.deciders, table.view.day) == ("A", 1)
    assert [(seat.hand, seat.deck, seat.played) for seat in table.view.seats] == [(4, 3, ())] * 3
    table.do("target 3")
    news = (e.CardsReturned, e.CardsDrawn, e.FirstPlayerSet, e.DayBegun, e.TurnBegun)
    told = [type(event) for event in table.events if isinstance(event, news)]
    assert told[-7:] == [e.CardsReturned, *[e.CardsDrawn] * 3, e.FirstPlayerSet, e.DayBegun, e.TurnBegun]
    assert (table.view.day, table.view.first, table.deciders, table.kind) == (2, 2, "C", "plan")


@pytest.mark.rule("SC-EOD-18")
def test_all_else_is_kept_for_the_next_day() -> None:
    table = build_position(
        stage=8,
        turn=11,
        sheets={"A": "sleepy banker, -, rough cow", "C": "lonely mayor"},
        money={"A": 3, "B": 8},
        reputation={"A": 2, "B": -1, "C": 2},
        reserve={"B": 1},
        jailed={"B": 2},
        loot={"A": "depot-1"},
        marks="B depot-1 4, C estate-2 6",
    )
    before = table.view
    table.pass_until("plan")
    assert (table.view.day, table.view.safes, table.view.saloon) == (2, before.safes, before.saloon)
    for old, new in zip(before.seats, table.view.seats, strict=True):
        assert msgspec.structs.replace(old, hand=new.hand, deck=new.deck, played=()) == new


@pytest.mark.rule("SC-EOD-19")
def test_what_was_used_in_the_last_turn_can_be_used_at_the_end_of_day() -> None:
    table = build_position(
        turn=11,
        played={"B": "5:0/A"},
        sheets={"A": "sleepy mayor, talkative banker"},
        strategy={"A": "spread-rumours"},
    ).do("use sleepy", "use talkative", "use strategy")
    table.pass_until("pending")
    assert table.view.night
    assert (table.deciders, table.choices) == ("A", ["use talkative", "use strategy", "pass"])


# -- reputation and the first player --------------------------------------------------------------


@pytest.mark.rule("SC-REP-1", "SC-REP-2")
@pytest.mark.parametrize(("before", "after"), [(-2, 0), (2, 4), (4, 6), (5, 6)])
def test_reputation_gained_stops_at_6(before: int, after: int) -> None:
    table = build_position(sheets={"A": "sleepy politician"}, reputation={"A": before}, money={"A": 5})
    table.do("use sleepy")
    assert table.seat_view("A").reputation == after
    assert table.events_of(e.ReputationChanged) == [
        e.ReputationChanged(seat=0, change=after - before, reputation=after)
    ]


@pytest.mark.rule("SC-REP-1", "SC-REP-2")
@pytest.mark.parametrize(("before", "after"), [(6, 4), (0, -2), (-1, -2), (-2, -2)])
def test_reputation_lost_stops_at_minus_2(before: int, after: int) -> None:
    table = build_position(
        **OVER,
        played={"A": "4:0/B,5:0/B"},
        reputation={"A": before},
        reserve={"B": 3},
        sheets={"A": "daring chef"},
    )
    assert table.seat_view("A").reputation == after
    lost = [event.change for event in table.events_of(e.ReputationChanged) if event.seat == 0]
    assert lost == [-1] * (before - after)
    assert (table.kind == "pending") == (before > after)


@pytest.mark.rule("SC-REP-2")
@pytest.mark.parametrize(("before", "kind"), [(5, "pending"), (6, "plan")])
def test_no_reputation_gained_at_6_no_event(before: int, kind: str) -> None:
    played = {"A": "5:0/B"}
    table = build_position(
        **OVER, played=played, reputation={"B": before, "C": 6}, sheets={"B": "talkative banker"}, first="C"
    )
    assert (table.kind, table.seat_view("B").reputation) == (kind, 6)


@pytest.mark.rule("SC-REP-3")
@pytest.mark.parametrize("reputation", [-2, -1])
def test_reputation_cannot_be_paid_at_minus_2(reputation: int) -> None:
    table = build_position(sheets={"A": "sleepy con-artist, dusty banker"}, reputation={"A": reputation})
    assert table.why_not("use sleepy") == (("cost-not-met", "SC-FX-1") if reputation == -2 else None)


@pytest.mark.rule("SC-REP-4")
def test_players_may_share_a_space_of_the_track() -> None:
    table = build_position(4, sheets={"A": "sleepy mayor"}, reputation={"A": 3, "B": 4, "C": 4, "D": 4}).do(
        "use sleepy"
    )
    assert reputations(table) == [4, 4, 4, 4]


@pytest.mark.rule("SC-FIRST-1")
@pytest.mark.parametrize("pick", [1, 2, 3])
def test_the_most_reputable_chooses_any_first_player(pick: int) -> None:
    table = build_position(**OVER, reputation={"A": 2, "B": 3, "C": -1})
    assert (table.deciders, table.kind) == ("B", "first")
    assert table.choices == ["target 1", "target 2", "target 3"]
    table.do(f"target {pick}")
    assert (table.view.first, table.view.active, table.deciders) == (pick - 1, pick - 1, PLAYERS[pick - 1])


@pytest.mark.rule("SC-FIRST-2")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_with_a_tie_the_first_player_stays(first: str) -> None:
    table = build_position(**OVER, first=first, reputation={"A": 2, "B": 2, "C": 1})
    assert (table.view.day, table.view.first, table.deciders, table.kind) == (
        2,
        "ABC".index(first),
        first,
        "plan",
    )


# -- running out ----------------------------------------------------------------------------------


@pytest.mark.rule("SC-CAP-1")
def test_the_bank_always_pays() -> None:
    table = build_position(sheets={"A": "sleepy banker"}, money={"A": 38, "B": 38, "C": 38}).do("use sleepy")
    assert table.money("A") == 42


@pytest.mark.rule("SC-CAP-2")
@pytest.mark.parametrize("sheet", ["sleepy bank-robber", "cruel banker", "sleepy deputy"])
@pytest.mark.parametrize("reserve", [0, 1])
def test_with_an_empty_reserve_no_own_henchman_can_be_paid_with(sheet: str, reserve: int) -> None:
    table = build_position(
        sheets={"A": f"{sheet}, dusty printer"},
        strategy={"A": "rob-the-bank"},
        reserve={"A": reserve},
        jailed={"A": 3 - reserve},
    )
    own = sheet != "sleepy deputy"  # which takes the henchman of a rival
    assert (f"use {sheet.split()[0]}" in table.choices) == (reserve == 1 or not own)
    assert ("use strategy" in table.choices) == (reserve == 1)


@pytest.mark.rule("SC-CAP-3")
def test_an_empty_poker_deck_gives_nothing_until_the_end_of_day() -> None:
    sheet = "sleepy gambler, dusty automaton, cocky abomination"
    table = build_position(played={"A": "a:0,2:a,6:6"}, sheets={"A": sheet}, money={"A": 0}, turn=11)
    assert table.seat_view("A").deck == 0
    assert table.why_not("use sleepy") == ("not-usable", "SC-FX-1")
    table.do("use dusty")
    assert (table.money("A"), table.seat_view("A").hand, table.events_of(e.CardsDrawn)) == (3, 4, [])
    table.do("use cocky")
    assert table.choices == ["target 2", "target 3"]
    table.do("target 2", "yes")
    assert (table.seat_view("A").deck, table.pass_until("plan").seat_view("A").deck) == (0, 3)


@pytest.mark.rule("SC-CAP-4")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    table = build_position(sheets={"A": "stunning automaton"}).do("use stunning", "yes")
    assert (table.seat_view("A").hand, table.seat_view("A").deck) == (6, 0)


@pytest.mark.rule("SC-CAP-5")
def test_nothing_is_to_be_had_at_an_empty_location() -> None:
    sheet = "sleepy telegraphist, dusty train-robber, cocky mastermind, lonely tracker, corrupt outlaw"
    loot = {"B": "depot-1 depot-2 depot-3", "C": "depot-4 depot-5"}
    table = build_position(sheets={"A": sheet}, loot=loot, day=3, length="long", money={"A": 20})
    assert table.why_not("use dusty") == ("not-usable", "SC-FX-1")
    assert table.do("use sleepy").money("A") == 21
    assert table.events_of(e.SafeSeen) == []
    for name, mark in (("lonely", ["mark 3"]), ("cocky", ["mark 3"]), ("corrupt", [])):
        table.do(f"use {name}")
        assert {choice.split()[1] for choice in table.choices} == {"estate", "laboratory"}
        assert table.why_not("safe depot 1") == ("no-safe-there", "SC-CAP-5")
        table.do("safe estate 1" if name == "lonely" else table.choices[0], *mark)


@pytest.mark.rule("SC-CAP-6")
def test_the_scoundrels_run_out_in_a_long_game_of_four() -> None:
    state = GAME.new(4, 1, length="long")
    table = Position(state, state.setup_events)
    while table.kind is not None:
        table.do("sell" if table.kind == "office" else table.choices[-1])
    assert len(table.events_of(e.OfficeUsed)) == 48
    assert len(table.events_of(e.ScoundrelArrived)) == 50
    assert (table.view.blue, table.view.red) == (0, 0)
    assert table.saloon[0] == "-"
    assert table.saloon.count("-") == 1


# -- victory --------------------------------------------------------------------------------------


def value_of(name: str, players: int = 3) -> int:
    """What a safe of `gang(players)` is worth, in truth."""
    location, origin = name.rsplit("-", 1)
    safes = build_position(players).state.dump()["table"]["safes"]
    value: int = SAFE_VALUES[safes[LOCATIONS.index(location) * SAFES_EACH + int(origin) - 1]]
    return value


def scores(table: Position) -> list[int]:
    assert table.state.result is not None
    return list(table.state.result.scores)


@pytest.mark.rule("SC-WIN-1")
def test_a_score_is_safes_marks_reputation_and_tech() -> None:
    one, two = value_of("depot-1"), value_of("laboratory-2")
    table = build_position(
        **LAST,
        loot={"A": "depot-1 laboratory-2", "C": "estate-1"},
        marks=f"A depot-1 {one}, B depot-1 {one}, C laboratory-2 {two}, B laboratory-2 {9 - two}",
        reputation={"A": 4, "B": -2},
        sheets={
            "A": "cybernetic outlaw, corrupt printer, sleepy banker",
            "B": "mechanical mayor, brilliant cow",
        },
    )
    assert table.state.result is not None
    parts = table.state.result.breakdown
    assert {name: parts[0][name] for name in ("safes", "marks", "reputation", "tech")} == {
        "safes": one + two,
        "marks": 3,
        "reputation": 4,
        "tech": 3,
    }
    assert scores(table) == [one + two + 3 + 4 + 3, -2 + 3, value_of("estate-1")]


@pytest.mark.rule("SC-WIN-2")
def test_there_is_no_limit_to_what_marks_bring() -> None:
    name = next(f"depot-{space}" for space in range(1, 6) if value_of(f"depot-{space}", 4) in (4, 5))
    value = value_of(name, 4)
    marks = ", ".join(f"{player} {name} {value}" for player in "AAABBBCCCDDD")
    table = build_position(4, day=2, turn=15, stage=9, loot={"B": name}, marks=marks)
    assert scores(table) == [0, value + 12, 0, 0]


@pytest.mark.rule("SC-WIN-3")
def test_safes_on_the_board_and_unused_ones_are_worth_nothing() -> None:
    marks = ", ".join(f"A {name} {value_of(name)}" for name in ("depot-1", "estate-6", "laboratory-3"))
    assert scores(build_position(**LAST, marks=marks)) == [0, 0, 0]


@pytest.mark.rule("SC-WIN-4", "SC-WIN-5")
@pytest.mark.parametrize(
    ("reputation", "money", "winner"),
    [
        ({"A": 2, "B": 3, "C": 1}, {"A": 9, "B": 0, "C": 9}, "B"),
        ({"A": 3, "B": 2, "C": 3}, {"A": 3, "B": 9, "C": 5}, "C"),
        ({"A": 3, "B": 3, "C": 3}, {"A": 6, "B": 5, "C": 5}, "A"),
    ],
)
def test_the_highest_score_wins_and_money_breaks_ties(
    reputation: dict[str, int], money: dict[str, int], winner: str
) -> None:
    assert build_position(**LAST, reputation=reputation, money=money).winning_players == [winner]


@pytest.mark.rule("SC-WIN-6")
@pytest.mark.parametrize(
    ("first", "tied", "winner"),
    [("A", "ABC", "C"), ("B", "ABC", "A"), ("C", "ABC", "B"), ("A", "AB", "B"), ("B", "BC", "C")],
)
def test_of_players_still_tied_the_one_of_the_latest_turn_wins(first: str, tied: str, winner: str) -> None:
    table = build_position(**LAST, first=first, reputation=dict.fromkeys(tied, 3))
    assert table.winning_players == [winner]


@pytest.mark.rule("SC-WIN-7")
def test_nothing_else_is_worth_anything() -> None:
    table = build_position(
        **LAST,
        money={"A": 38, "B": 0, "C": 0},
        reserve={"A": 3, "B": 0, "C": 0},
        jailed={"B": 3, "C": 0},
        discard="mechanical mayor, cybernetic outlaw",
        played={"B": "6:6,5:5,4:4", "C": "2:0"},
    )
    assert scores(table) == [0, 0, 0]


@pytest.mark.rule("SC-WIN-8")
def test_at_the_end_all_see_the_stolen_safes() -> None:
    table = build_position(**LAST, loot={"A": "depot-1 estate-3", "B": "laboratory-2"})
    values = {name: value_of(name) for name in ("depot-1", "estate-3", "laboratory-2")}
    for player in ("A", "B", "C", None):
        shown = {f"{one.location}-{one.origin}": one.value for one in table.seen_by(player).safes if one.value}
        assert shown == values
    shown_by = [(event.seat, event.value) for event in table.events_of(e.SafeShown)]
    assert shown_by == [(0, values["depot-1"]), (0, values["estate-3"]), (1, values["laboratory-2"])]


# -- strategy cards -------------------------------------------------------------------------------


@pytest.mark.rule("SC-STRAT-2")
def test_nobody_has_to_use_a_strategy_card() -> None:
    table = build_position(strategy={"A": "shake-down"})
    assert table.choices == ["use strategy", "pass"]
    event = build_position(strategy={"A": "spread-rumours"}, sheets={"A": "sleepy mayor"}).do("use sleepy")
    assert event.choices == ["use strategy", "pass"]
    for declined in (table, event):
        declined.do("pass")
        assert (declined.events_of(e.StrategyUsed), declined.money("A")) == ([], 4)
        assert declined.kind == "distrust"


@pytest.mark.rule("SC-STRAT-3")
def test_a_strategy_card_is_used_once_in_a_turn_and_again_in_the_next() -> None:
    table = build_position(slot="3", strategy={"A": "shake-down"}).do("use strategy", "target 2")
    assert table.why_not("use strategy") == ("used-up", "SC-ABIL-3")
    for play in ("play 6 6", "play 6 6", "play 6 6"):
        table.pass_until("plan").do(play)
    table.pass_until("abilities")
    assert (table.deciders, table.choices) == ("A", ["use strategy", "pass"])


@pytest.mark.rule("SC-STRAT-3")
def test_a_strategy_card_is_used_once_in_each_players_turn() -> None:
    sheet = "sleepy mayor, dusty counselor, jealous politician"
    table = build_position(strategy={"A": "spread-rumours"}, sheets={"A": sheet}, money={"A": 20})
    table.do("use sleepy", "use strategy", "use dusty")
    assert (table.kind, table.seat_view("A").reputation) == ("distrust", 2)
    table.pass_until("plan").do("play 5 5").pass_until("abilities").do(
        "use leader", "safe depot 1", "use jealous"
    )
    assert (table.deciders, table.view.active, table.choices) == ("A", 1, ["use strategy", "pass"])


@pytest.mark.rule("SC-STRAT-4")
def test_a_strategy_card_waits_for_the_end_of_an_ability() -> None:
    table = build_position(strategy={"A": "shake-down"}, sheets={"A": "sleepy tracker"}).do("use sleepy")
    refusal = table.why_not("use strategy")
    assert refusal is not None
    assert refusal[0] == "other-decision"
    twice = build_position(strategy={"A": "spread-rumours"}, sheets={"A": "stunning mayor"}).do("use stunning")
    assert (twice.kind, twice.choices) == ("repeat", ["yes", "no"])
    assert twice.do("yes").choices == ["use strategy", "pass"]


@pytest.mark.rule("SC-STRAT-5")
@pytest.mark.parametrize("trait", ["greedy", "helpful", "nervous", "energetic", "tireless"])
def test_a_strategy_card_is_no_scoundrel_for_responses_and_money(trait: str) -> None:
    table = build_position(strategy={"A": "shake-down"}, sheets={"A": f"{trait} banker"}, money={"A": 0})
    table.do("use strategy", "target 2")
    assert (table.money("A"), table.kind) == (2, "distrust")


@pytest.mark.rule("SC-STRAT-5")
def test_no_scoundrel_uses_swaps_or_discards_a_strategy_card() -> None:
    steed = build_position(strategy={"A": "shake-down"}, sheets={"A": "sleepy steed"})
    assert steed.choices == ["use strategy", "pass"]
    for job in ("tailor", "master-of-disguise", "cow"):
        table = build_position(strategy={"A": "shake-down"}, sheets={"A": f"sleepy {job}"}).do("use sleepy")
        while table.kind == "pick":
            table.do(table.choices[0])
        assert (table.seat_view("A").strategy, table.choices) == ("shake-down", ["use strategy", "pass"])


@pytest.mark.rule("SC-STRAT-6")
@pytest.mark.parametrize(
    ("card", "slot", "choices", "trait"),
    [
        ("study-blueprints", "2", ["safe depot 1", "mark 3"], "curious"),
        ("study-blueprints", "2", ["safe depot 1", "mark 7"], "liar"),
        ("buy-influence", "4", [], "talkative"),
        ("rob-the-bank", "6", [], "spiteful"),
    ],
)
def test_other_events_follow_from_a_strategy_card(card: str, slot: str, choices: list[str], trait: str) -> None:
    table = build_position(slot=slot, strategy={"A": card}, sheets={"A": f"{trait} banker"}).do(
        "use strategy", *choices
    )
    assert (table.kind, table.choices) == ("pending", [f"use {trait}", "pass"])


@pytest.mark.rule("SC-STRAT-7")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("rob-the-bank", "a6"),
        ("shake-down", "36"),
        ("transform-allies", "a6"),
        ("study-blueprints", "a2"),
        ("buy-influence", "4"),
    ],
)
@pytest.mark.parametrize("slot", list("a23456"))
def test_a_slot_strategy_card_is_offered_with_the_abilities_of_its_slot(
    card: str, slots: str, slot: str
) -> None:
    table = build_position(slot=slot, strategy={"A": card}, sheets={"A": "unstoppable banker"})
    assert table.kind == "abilities"
    expected = ["use unstoppable"] + ["use leader"] * (slot != "6") + ["use strategy"] * (slot in slots)
    assert table.choices == [*expected, "pass"]
    if slot not in slots:
        assert table.why_not("use strategy") == ("not-now", "SC-ABIL-1")


@pytest.mark.rule("SC-STRAT-8")
def test_a_strategy_card_with_an_event_joins_the_queue_of_its_owner() -> None:
    table = build_position(sheets={"A": "sleepy mayor, talkative banker"}, strategy={"A": "spread-rumours"})
    assert table.do("use sleepy").choices == ["use talkative", "use strategy", "pass"]
    rival = build_position(
        slot="5", sheets={"A": "triumphant banker", "B": "jealous mayor"}, strategy={"B": "spread-rumours"}
    )
    rival.do("use leader", "safe depot 1", "use triumphant", "use jealous")
    assert (rival.deciders, rival.choices) == ("B", ["use strategy", "pass"])
    assert rival.do("use strategy").money("B") == 7
