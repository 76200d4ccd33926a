"""Days, turns, planning, bluffs and henchmen (section 6)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position, random_match

from cantina.games.scoundrels import events as e

START, PLAN, H1, END = 1, 2, 3, 7
SLOTS = ("a", "2", "3", "4", "5", "6")
CARDS = ("0", *SLOTS)


def close(table: Position) -> Position:
    """Everybody passes until the distrust window is over."""
    while table.kind == "distrust":
        table.do("pass")
    return table


def henchmen(table: Position, player: str, slot: str) -> str:
    """The owners of the henchmen on a card."""
    [card] = [card for card in table.seat_view(player).played if card.slot == slot]
    return "".join(table.name_of(seat) for seat in card.henchmen)


def night(**position: Any) -> Position:
    """The end of a day, right after the last turn."""
    return build_position(slot="", turn=11, stage=9, **position)


# -- days and turns -------------------------------------------------------------------------------


@pytest.mark.rule("SC-TURN-1", "SC-TURN-2", "SC-TURN-3", "SC-TURN-4", "SC-TURN-12")
@pytest.mark.parametrize(("length", "days"), [("short", 2), ("long", 3)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_turns_each_clockwise_and_then_the_end_of_day(players: int, length: str, days: int) -> None:
    for seed in range(3):
        *_, table = random_match(players, seed, length=length)
        assert [event.day for event in table.events_of(e.DayBegun)] == list(range(1, days + 1))
        turns: list[int] = []
        first = nights = 0
        for event in table.events:
            if isinstance(event, e.FirstPlayerSet):
                first, turns = event.seat, []
            elif isinstance(event, e.TurnBegun):
                turns.append(event.seat)
            elif isinstance(event, e.NightFallen):
                nights += 1
                assert turns == [(first + turn) % players for turn in range(4 * players)]
        assert nights == days


@pytest.mark.rule("SC-TURN-5", "SC-TURN-12", "SC-HENCH-9")
def test_the_stages_of_a_turn() -> None:
    sheet = "elderly banker, sleepy deputy, selfish printer"
    table = build_position(2, slot="", stage=0, sheets={"A": sheet}, money={"A": 9}, reserve={"B": 2})
    for asked, kind, answer in (
        ("A", "abilities", "use elderly"),
        ("A", "plan", "play 6 6"),
        ("B", "distrust", "pass"),  # H1
        ("A", "abilities", "use sleepy"),
        ("B", "hide", "pass"),  # HJ
        ("B", "distrust", "pass"),  # H2
        ("A", "act", "office"),
        ("A", "office", "sell"),
        ("A", "abilities", "use selfish"),
        ("B", "distrust", "pass"),  # H3
    ):
        assert (table.deciders, table.kind) == (asked, kind)
        table.do(answer)
    assert (table.deciders, table.kind) == ("B", "plan")
    assert [event.seat for event in table.events_of(e.TurnBegun)] == [0, 1]


@pytest.mark.rule("SC-TURN-6")
def test_whatever_was_used_may_be_used_again_in_the_next_turn() -> None:
    table = build_position(2, slot="2", sheets={"A": "cunning banker"}, strategy={"A": "study-blueprints"})
    table.do("use cunning", "use leader", "safe depot 1", "mark 3", "use strategy", "safe depot 2", "mark 3")
    view = table.view
    assert (view.leader_used, view.strategies_used) == (True, (0,))
    assert [one.used for one in view.seats[0].sheet if one] == [True]
    table.pass_until("plan")
    view = table.view
    assert (table.deciders, view.leader_used, view.strategies_used) == ("B", False, ())
    assert [one.used for one in view.seats[0].sheet if one] == [False]
    table.do("play 3 3").pass_until("abilities")
    assert table.deciders == "B"
    table.do("use leader").pass_until("plan").do("play 6 a")
    assert close(table).choices == ["use cunning", "use leader", "use strategy", "pass"]


@pytest.mark.rule("SC-TURN-7")
def test_start_of_turn_abilities_in_any_order_or_none() -> None:
    def start() -> Position:
        sheet = "elderly tracker, sleepy banker"
        return build_position(
            slot="", stage=START, sheets={"A": sheet}, strategy={"A": "corner-the-market"}, money={"A": 0}
        )

    assert start().choices == ["use elderly", "use strategy", "pass"]
    assert start().why_not("use sleepy") == ("not-now", "SC-ABIL-1")
    one = start().do("use elderly", "safe depot 1", "mark 3")
    assert one.choices == ["use strategy", "pass"]
    other = start().do("use strategy")
    assert other.choices == ["use elderly", "pass"]
    for table in (one.do("use strategy"), other.do("use elderly", "safe depot 1", "mark 3")):
        assert (table.kind, table.money("A"), len(table.events_of(e.SafeSeen))) == ("plan", 2, 1)
    assert start().do("pass").kind == "plan"
    assert start().do("use strategy", "pass").kind == "plan"


@pytest.mark.rule("SC-TURN-8")
def test_a_card_must_be_played() -> None:
    table = build_position(slot="", stage=PLAN)
    assert (table.deciders, table.kind) == ("A", "plan")
    assert all(text.startswith("play ") for text in table.choices)
    assert table.why_not("pass") == ("other-decision", "SC-PLAN-1")
    assert table.why_not("play 6 6", by="B") == ("not-your-decision", "SC-PLAN-1")
    assert len(table.do("play 6 6").seat_view("A").played) == 1
    assert table.kind == "distrust"


@pytest.mark.rule("SC-TURN-9")
def test_abilities_of_the_slot_one_after_another_until_the_player_stops() -> None:
    table = build_position(
        slot="3", sheets={"A": "clumsy banker, rough printer, sleepy tycoon"}, money={"A": 0}
    )
    assert table.choices == ["use rough", "use clumsy", "use leader", "pass"]
    assert table.why_not("use sleepy") == ("not-now", "SC-ABIL-1")
    table.do("use clumsy")
    assert table.choices == ["use rough", "use leader", "pass"]
    table.do("use leader")
    assert table.choices == ["use rough", "pass"]
    table.do("pass")
    assert (table.kind, table.money("A")) == ("distrust", 7)


@pytest.mark.rule("SC-TURN-10")
@pytest.mark.parametrize("action", [("hire clumsy", "keep"), ("office", "sell")])
def test_either_a_hire_or_the_office(action: tuple[str, str]) -> None:
    table = build_position(stage=ACTING, saloon="legendary mayor, rough cow, clumsy dog", money={"A": 2})
    assert table.choices == ["hire rough", "hire clumsy", "office"]
    assert table.why_not("pass") == ("other-decision", "SC-TURN-10")
    close(table.do(*action))
    assert (table.deciders, table.kind) == ("B", "plan")
    assert len(table.events_of(e.ScoundrelHired)) == (action[0] != "office")
    assert len(table.events_of(e.OfficeUsed)) == (action[0] == "office")


@pytest.mark.rule("SC-TURN-11")
def test_end_of_turn_abilities_or_none() -> None:
    def end() -> Position:
        table = build_position(stage=ACTING, sheets={"A": "selfish banker, sleepy printer"}, money={"A": 9})
        return table.do("office", "sell")

    assert (end().deciders, end().choices) == ("A", ["use selfish", "pass"])
    assert end().why_not("use sleepy") == ("not-now", "SC-ABIL-1")
    assert end().why_not("use leader") == ("not-now", "SC-ABIL-1")
    assert (end().do("use selfish").money("A"), end().do("pass").money("A")) == (15, 11)
    assert end().do("use selfish").kind == end().do("pass").kind == "distrust"


PENDING: list[tuple[dict[str, Any], str, str, str]] = [
    # T1: an ability; T4: an ability, a strategy; T6: a hire, a bribe; T7: an ability.
    ({"stage": START, "slot": "", "sheets": {"A": "elderly banker, greedy mayor"}}, "use elderly", "A", "plan"),
    ({"slot": "4", "sheets": {"A": "corrupt banker, greedy mayor"}}, "use corrupt", "A", "abilities"),
    (
        {"slot": "a", "sheets": {"A": "curious mayor"}, "strategy": {"A": "study-blueprints"}},
        "use strategy; safe depot 1; mark 3",
        "A",
        "abilities",
    ),
    ({"stage": ACTING, "sheets": {"A": "annoying mayor"}}, "hire clumsy; keep", "A", "distrust"),
    (
        {"stage": ACTING, "day": 2, "sheets": {"A": "triumphant mayor, selfish banker"}},
        "office; bribe; safe depot 1",
        "A",
        "abilities",
    ),
    ({"stage": END, "sheets": {"A": "selfish banker, greedy mayor"}}, "use selfish", "A", "distrust"),
    # A rival's turn comes before the stage goes on as well.
    ({"slot": "5", "sheets": {"B": "jealous mayor"}}, "use leader; safe depot 1", "B", "distrust"),
]


@pytest.mark.rule("SC-TURN-13")
@pytest.mark.parametrize(("position", "actions", "asked", "then"), PENDING)
def test_what_became_pending_is_offered_before_the_stage_goes_on(
    position: dict[str, Any], actions: str, asked: str, then: str
) -> None:
    saloon = "legendary tycoon, rough cow, clumsy dog"
    table = build_position(saloon=saloon, money={"A": 20}, **position).do(*actions.split("; "))
    assert (table.deciders, table.kind) == (asked, "pending")
    assert table.do("pass").kind == then


@pytest.mark.rule("SC-TURN-13")
def test_an_ability_inside_a_hire_is_part_of_it() -> None:
    table = build_position(
        stage=ACTING, sheets={"A": "greedy mayor"}, saloon="legendary tycoon, rough cow, quick banker"
    ).do("hire quick", "yes")
    assert (table.kind, table.money("A")) == ("arrange", 5)
    table.do("keep")
    assert (table.kind, table.choices) == ("pending", ["use greedy", "pass"])


# -- planning -------------------------------------------------------------------------------------


@pytest.mark.rule("SC-PLAN-1", "SC-PLAN-3", "SC-PLAN-4")
def test_any_card_of_the_hand_into_any_free_slot() -> None:
    table = build_position(slot="", stage=PLAN, hands={"A": "0 a 4 6"}, played={"A": "3:3"})
    assert set(table.choices) == {f"play {card} {slot}" for card, slot in product("0a46", "a2456")}
    assert table.why_not("play 5 a") == ("not-in-hand", "SC-PLAN-1")
    assert table.why_not("play 0 3") == ("slot-taken", "SC-PLAN-4")
    table.do("play 0 4")
    mine = table.seen_by("A").seats[0]
    assert mine.hand_known == ("a", "4", "6")
    assert [(card.slot, card.poker, card.revealed) for card in mine.played] == [
        ("3", "3", False),
        ("4", "0", False),
    ]


@pytest.mark.rule("SC-PLAN-2")
def test_the_slot_is_announced_and_the_card_is_not() -> None:
    table = build_position(slot="", stage=PLAN).do("play 6 2")
    [played] = table.events_of(e.CardPlayed)
    assert (played.seen_by(0).slot, played.seen_by(0).poker) == ("2", "6")
    for viewer in (None, 1, 2):
        assert (played.seen_by(viewer).slot, played.seen_by(viewer).poker) == ("2", None)
        view = table.state.view(viewer)
        assert view.slot == "2"
        assert [(card.slot, card.poker) for card in view.seats[0].played] == [("2", None)]


@pytest.mark.rule("SC-PLAN-5")
def test_slot_six_needs_nobody_who_shows_it() -> None:
    table = build_position(slot="", stage=PLAN)
    assert table.sheet("A") == ["-"] * 5
    close(table.do("play 3 6"))
    assert (table.view.slot, table.kind) == ("6", "act")


@pytest.mark.rule("SC-PLAN-6")
def test_an_honest_scoundrel_lets_the_zero_be_played_face_up() -> None:
    def plan(sheet: str, hand: str) -> Position:
        return build_position(slot="", stage=PLAN, sheets={"A": sheet}, hands={"A": hand}, played={"A": "3:3"})

    assert plan("sleepy banker", "0 5").why_not("play 0 open") == ("no-honest", "SC-PLAN-6")
    assert plan("honest banker", "4 5").why_not("play 0 open") == ("not-in-hand", "SC-PLAN-1")
    table = plan("honest banker", "0 5").do("play 0 open", "pass", "office", "sell")
    for viewer in (None, "A", "B", "C"):
        cards = table.seen_by(viewer).seats[0].played
        assert [(card.slot, card.revealed) for card in cards] == [("3", False), ("open", True)]
        assert cards[1].poker == "0"
    table.do("play 6 6").pass_until("plan").do("play 6 6").pass_until("plan")
    assert table.choices == [f"play 5 {slot}" for slot in "a2456"]  # the 0 took up no slot


@pytest.mark.rule("SC-PLAN-7")
def test_after_a_zero_face_up_only_the_honest_scoundrel_can_be_used() -> None:
    table = build_position(
        slot="",
        stage=PLAN,
        sheets={"A": "honest banker, unstoppable printer"},
        hands={"A": "0 5"},
        strategy={"A": "rob-the-bank"},
        money={"A": 0},
    ).do("play 0 open")
    assert (table.view.slot, table.choices) == ("open", ["use honest", "pass"])
    assert table.why_not("use leader") == ("no-leader-ability", "SC-DATA-6")
    assert table.why_not("use unstoppable") == ("not-now", "SC-ABIL-1")
    assert table.why_not("use strategy") == ("not-now", "SC-ABIL-1")
    assert table.do("use honest").money("A") == 4


@pytest.mark.rule("SC-PLAN-8", "SC-HENCH-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_and_the_henchmen_on_them_stay_until_the_end_of_the_day(players: int) -> None:
    for seed in range(3):
        before: dict[tuple[int, str], tuple[str | None, set[int]]] = {}
        days, burnt = 0, 0
        for table in random_match(players, seed, length="short"):
            now = {
                (seat, card.slot): (card.poker, set(card.henchmen))
                for seat in range(players)
                for card in table.state.view(seat).seats[seat].played
            }
            fires = len(table.events_of(e.HenchmenDestroyed))
            if len(table.events_of(e.CardsReturned)) > days:
                days += 1
                assert now == {}
            else:
                for place, (card, owners) in before.items():
                    assert now[place][0] == card
                    assert table.view.night or fires > burnt or owners <= now[place][1]
            before, burnt = now, fires
        assert days == 1
        assert before


@pytest.mark.rule("SC-PLAN-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_card_to_play(players: int) -> None:
    for seed in range(6):
        for table in random_match(players, seed, length="long"):
            view = table.view
            for side in view.seats:
                assert side.hand + side.deck + len(side.played) == 7
                if table.kind == "plan" and view.turn == 0:
                    assert side.hand >= 4
            if table.kind == "plan":
                assert view.seats[view.active].hand >= 1


# -- bluffs ---------------------------------------------------------------------------------------


@pytest.mark.rule("SC-BLUFF-1", "SC-BLUFF-2")
@pytest.mark.parametrize("card", CARDS)
def test_a_bluff_is_a_card_that_differs_from_its_slot(card: str) -> None:
    for slot in SLOTS:
        table = night(played={"A": f"{slot}:{card}/B"})
        [event] = table.events_of(e.CardRevealed)
        assert (event.slot, event.poker, event.bluff) == (slot, card, card != slot)
        reputation = (0, 0) if card == slot else (-1, 1)
        assert (table.seat_view("A").reputation, table.seat_view("B").reputation) == reputation


@pytest.mark.rule("SC-BLUFF-3")
@pytest.mark.parametrize("slot", SLOTS)
def test_abilities_depend_on_the_slot_alone(slot: str) -> None:
    sheet = "unstoppable banker, sleepy printer, grimy tycoon, lucky chef"
    truth = build_position(slot=slot, played={"A": f"{slot}:{slot}"}, sheets={"A": sheet})
    for card in CARDS:
        table = build_position(slot=slot, played={"A": f"{slot}:{card}"}, sheets={"A": sheet})
        assert table.choices == truth.choices
        for text in table.choices[:-1]:
            used, other = Position(table.state.copy()).do(text), Position(truth.state.copy()).do(text)
            assert (used.kind, used.choices, used.money("A")) == (other.kind, other.choices, other.money("A"))


@pytest.mark.rule("SC-BLUFF-4")
def test_a_bluff_nobody_distrusts_has_no_effect() -> None:
    bluffs = night(played={"A": "3:0,4:5,5:4"})
    honest = night(played={"A": "3:3,4:4,5:5"})
    for table in (bluffs, honest):
        assert table.events_of(e.CardRevealed) == table.events_of(e.ReputationChanged) == []
        assert table.view.day == 2
    assert [bluffs.seat_view(player).reputation for player in "ABC"] == [0, 0, 0]


@pytest.mark.rule("SC-BLUFF-5", "SC-HENCH-8")
def test_a_card_played_face_up_is_no_bluff_and_cannot_be_distrusted() -> None:
    table = build_position(slot="", stage=PLAN, turn=11, sheets={"A": "honest banker"}, hands={"A": "0 5"})
    table.do("play 0 open")
    for answer, kind in (("use honest", "abilities"), ("office", "act"), ("sell", "office")):
        assert table.kind == kind
        table.do(answer)
    assert table.view.day == 2
    assert table.events_of(e.CardRevealed) == table.events_of(e.ReputationChanged) == []


@pytest.mark.rule("SC-BLUFF-6")
def test_owners_always_see_their_hand_and_their_played_cards() -> None:
    for seed in range(4):
        for table in random_match(3, seed, length="short"):
            for seat in range(3):
                mine = table.state.view(seat).seats[seat]
                assert len(mine.hand_known) == mine.hand
                assert None not in [card.poker for card in mine.played]


# -- henchmen -------------------------------------------------------------------------------------


@pytest.mark.rule("SC-HENCH-1", "SC-HENCH-2", "SC-HENCH-3")
def test_one_henchman_from_the_reserve_goes_on_the_card_of_the_turn() -> None:
    table = build_position(2, stage=H1, slot="4", played={"A": "3:3,4:4,5:0"}, sheets={"A": "sleepy banker"})
    table.do("distrust")
    assert [henchmen(table, "A", slot) for slot in "345"] == ["", "B", ""]
    assert table.seat_view("B").reserve == 1
    assert [(event.seat, event.rival, event.slot) for event in table.events_of(e.HenchmanPlaced)] == [
        (1, 0, "4")
    ]
    # One is enough: neither now nor later in the turn is B asked again.
    while table.deciders != "B" or table.kind != "plan":
        assert table.kind != "distrust"
        table.do(table.choices[-1])


@pytest.mark.rule("SC-HENCH-2")
def test_earlier_cards_are_open_to_a_brainwasher_alone() -> None:
    table = build_position(
        sheets={"A": "sleepy brainwasher"}, played={"B": "3:3,5:0"}, reserve={"C": 2}, jailed={"A": 0, "B": 0}
    )
    table.do("use sleepy")
    assert table.choices == ["card 2 3", "card 2 5", "pass"]
    assert henchmen(table.do("card 2 3"), "B", "3") == "C"


@pytest.mark.rule("SC-HENCH-4")
def test_several_rivals_may_be_on_one_card() -> None:
    table = build_position(4, stage=H1, slot="4").do("distrust", "distrust", "distrust")
    assert henchmen(table, "A", "4") == "BCD"
    later = build_position(stage=5, slot="4", played={"A": "4:4/B"})
    assert later.deciders == "C"
    assert henchmen(later.do("distrust"), "A", "4") == "BC"


@pytest.mark.rule("SC-HENCH-5")
def test_nobody_distrusts_their_own_card() -> None:
    table = build_position(stage=H1, slot="4")
    assert table.deciders == "BC"
    assert table.why_not("distrust", by="A") == ("not-your-decision", "SC-HENCH-9")
    cards = dict.fromkeys("ABC", "3:3")
    table = build_position(slot="4", sheets={"A": "lucky brainwasher"}, played=cards, jailed={"A": 0, "C": 0})
    assert table.do("use lucky").choices == ["card 3 3", "pass"]  # B's henchman, and neither B's card nor A's


@pytest.mark.rule("SC-HENCH-6", "SC-HENCH-11")
@pytest.mark.parametrize("where", ["jail", "cards", "destroyed"])
def test_henchmen_out_of_the_reserve_are_of_no_use(where: str) -> None:
    reserve = 3 if where == "cards" else 0
    jailed = 3 if where == "jail" else 0
    played = {"C": "2:2/AB,3:3/AB,4:4/AB"} if where == "cards" else {}
    table = build_position(
        stage=H1,
        slot="4",
        sheets={"A": "corrupt bank-robber, lucky deputy"},
        reserve={"A": reserve, "B": reserve},
        jailed={"A": jailed, "B": jailed},
        played=played,
    )
    assert table.deciders == "C"
    table.do("pass")
    assert table.why_not("use corrupt") == ("cost-not-met", "SC-FX-1")
    table.do("use lucky")  # C is the only one whose henchman can be jailed
    assert (table.deciders, table.kind) == ("C", "hide")


@pytest.mark.rule("SC-HENCH-8")
def test_no_henchman_is_sent_to_a_face_up_card() -> None:
    for played, offered in (({"A": "3:3"}, ["card 1 3", "pass"]), ({}, ["distrust", "pass"])):
        table = build_position(
            2,
            slot="",
            stage=PLAN,
            sheets={"A": "honest banker", "B": "sleepy brainwasher"},
            hands={"A": "0 5"},
            played=played,
        ).do("play 0 open", "pass", "office", "sell", "play 6 6")
        close(table).do("use sleepy", "target 2")
        assert table.choices == offered


@pytest.mark.rule("SC-HENCH-9")
def test_there_are_four_kinds_of_moments_to_place() -> None:
    """After the card (stage 3), after step 2 (5) and after the end of the turn (8), and before a jailing."""
    seen = set()
    for seed in range(18):
        for table in random_match(3, seed, length="long"):
            if "distrust" not in table.choices:
                continue
            view = table.view
            assert not view.night
            assert view.slot in SLOTS
            if table.kind == "distrust":
                assert view.uses == ()
                seen.add(view.stage - 1)
            else:
                assert (table.kind, len(table.deciders)) == ("hide", 1)
                assert view.uses[-1].seat != table.seat_of(table.deciders)
                seen.add(0)
    assert seen == {0, 3, 5, 8}


@pytest.mark.rule("SC-HENCH-10")
def test_rivals_are_asked_together_and_their_answers_become_known_together() -> None:
    table = build_position(4, stage=H1, slot="4")
    assert table.deciders == "BCD"
    before = [table.seen_by(player).seats for player in "ABCD"]
    table.do("distrust", by="C").do("pass", by="D")
    assert table.events == []
    assert [table.seen_by(player).seats for player in "ABCD"] == before
    assert table.deciders == "B"
    answers = {henchmen(table.world("B", seed).do("pass"), "A", "4") for seed in range(40)}
    assert answers == {"", "C", "D", "CD"}
    table.do("distrust", by="B")
    assert henchmen(table, "A", "4") == "BC"


@pytest.mark.rule("SC-HENCH-18")
def test_whoever_passed_is_asked_again_when_somebody_placed() -> None:
    table = build_position(4, stage=H1, slot="4", sheets={"A": "corrupt banker"})
    table.do("distrust", by="B").do("pass", by="C").do("pass", by="D")
    assert (table.deciders, henchmen(table, "A", "4")) == ("CD", "B")
    again = Position(table.state.copy()).do("pass", "pass")
    assert (again.deciders, again.kind) == ("A", "abilities")
    table.do("distrust", by="C").do("pass", by="D")
    assert (table.deciders, henchmen(table, "A", "4")) == ("D", "BC")
    table.do("distrust", by="D")
    assert (table.deciders, table.kind) == ("A", "abilities")
    nobody = build_position(4, stage=H1, slot="4", sheets={"A": "corrupt banker"}).do("pass", "pass", "pass")
    assert (nobody.deciders, nobody.kind) == ("A", "abilities")


@pytest.mark.rule("SC-HENCH-11", "SC-HENCH-3")
def test_whoever_cannot_place_is_not_asked() -> None:
    assert build_position(stage=H1, slot="4", reserve={"B": 0}).deciders == "C"
    assert build_position(stage=H1, slot="4", played={"A": "4:4/C"}).deciders == "B"
    assert (
        build_position(stage=H1, slot="4", played={"A": "3:3/B,4:4"}).deciders == "BC"
    )  # B is on another card
    nobody = build_position(stage=H1, slot="4", played={"A": "4:4/C"}, reserve={"B": 0})
    assert (nobody.deciders, nobody.kind) == ("A", "abilities")


@pytest.mark.rule("SC-HENCH-12")
def test_passing_does_not_prevent_placing_later() -> None:
    table = build_position(2, stage=H1, slot="6", sheets={"A": "sleepy deputy"}, money={"A": 0}).do("pass")
    table.do("use sleepy")
    assert (table.deciders, table.kind) == ("B", "hide")
    table.do("pass")
    assert (table.deciders, table.kind) == ("B", "distrust")
    table.do("pass").pass_until("distrust")
    assert table.deciders == "B"
    assert henchmen(table.do("distrust"), "A", "6") == "B"


@pytest.mark.rule("SC-HENCH-13")
def test_the_last_chance_before_jail_is_the_owners() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt deputy"}).do("use corrupt", "target 2")
    assert (table.deciders, table.choices) == ("B", ["distrust", "pass"])
    table.do("distrust")
    assert (henchmen(table, "A", "4"), table.seat_view("B").jailed, table.seat_view("B").reserve) == ("B", 2, 0)


DEPUTY = {"A": "sleepy outlaw", "B": "jealous deputy"}
NO_CHANCE: dict[str, tuple[dict[str, Any], str, str]] = {
    "already on the card": (
        {"slot": "4", "sheets": {"A": "corrupt deputy"}, "played": {"A": "4:4/B"}},
        "use corrupt; target 2",
        "B",
    ),
    "the card is face up": (
        {"slot": "", "stage": PLAN, "sheets": {"A": "honest deputy"}, "hands": {"A": "0 5"}},
        "play 0 open; use honest; target 2",
        "B",
    ),
    "an own ability": (
        {"sheets": {"A": "sleepy outlaw", "B": "jealous bank-robber"}},
        "use sleepy; safe depot 1; use jealous",
        "B",
    ),
    "the active player": ({"sheets": DEPUTY}, "use sleepy; safe depot 1; use jealous; target 1", "A"),
}


@pytest.mark.rule("SC-HENCH-13")
@pytest.mark.parametrize("reason", NO_CHANCE)
def test_no_last_chance_before_jail(reason: str) -> None:
    position, actions, jailed = NO_CHANCE[reason]
    table = build_position(**position).do(*actions.split("; "))
    assert table.kind != "hide"
    assert [table.name_of(event.seat) for event in table.events_of(e.HenchmanJailed)] == [jailed]


@pytest.mark.rule("SC-HENCH-13")
def test_a_rivals_ability_in_the_turn_of_another_gives_the_last_chance_too() -> None:
    table = build_position(sheets=DEPUTY).do("use sleepy", "safe depot 1", "use jealous", "target 3")
    assert (table.deciders, table.kind) == ("C", "hide")
    assert henchmen(table.do("distrust"), "A", "6") == "C"


@pytest.mark.rule("SC-HENCH-14")
@pytest.mark.parametrize(("reserve", "jailed"), [(1, 0), (2, 1)])
def test_after_the_last_chance_the_jailing_goes_on(reserve: int, jailed: int) -> None:
    table = build_position(
        slot="4", sheets={"A": "corrupt bounty-hunter"}, reserve={"B": reserve, "C": 0}, money={"A": 0}
    )
    table.do("use corrupt", "distrust")
    assert len(table.events_of(e.HenchmanJailed)) == jailed
    assert (table.seat_view("B").reserve, table.money("A")) == (0, 3 * jailed)
    passed = build_position(slot="4", sheets={"A": "corrupt bounty-hunter"}, reserve={"B": reserve, "C": 0})
    assert len(passed.do("use corrupt", "pass").events_of(e.HenchmanJailed)) == 1


@pytest.mark.rule("SC-HENCH-15")
def test_at_the_start_of_the_turn_there_is_no_window_and_no_last_chance() -> None:
    sheet = {"A": "elderly deputy, generous banker"}
    table = build_position(slot="", stage=START, sheets=sheet, played={"A": "3:3"}, money={"A": 0}).do(
        "use elderly", "target 2"
    )
    assert [event.seat for event in table.events_of(e.HenchmanJailed)] == [1]
    assert (table.deciders, table.kind) == ("A", "plan")


@pytest.mark.rule("SC-HENCH-16")
def test_at_the_end_of_day_no_henchman_is_put_on_a_card() -> None:
    cards = {"A": "3:0/B", "C": "4:4"}
    table = night(sheets={"B": "talkative deputy"}, played=cards).do("use talkative", "target 3")
    assert [event.seat for event in table.events_of(e.HenchmanJailed)] == [2]
    table = night(sheets={"B": "talkative brainwasher"}, played=cards).do("use talkative", "target 1")
    assert (table.seat_view("A").jailed, table.kind) == (
        0,
        "first",
    )  # freed, and there is no question where to put it
    for seed in range(20):
        *_, table = random_match(4, seed, length="short")
        dark = False
        for event in table.events:
            dark = isinstance(event, e.NightFallen) or (dark and not isinstance(event, e.DayBegun))
            assert not (dark and isinstance(event, e.HenchmanPlaced | e.HenchmanSent))


@pytest.mark.rule("SC-HENCH-17")
def test_placing_changes_nothing_for_the_active_player() -> None:
    def turn(*answers: str) -> Position:
        sheet = "corrupt banker, lucky printer, legendary chef"
        return build_position(stage=H1, slot="4", sheets={"A": sheet}, money={"A": 1}).do(*answers)

    trusted, distrusted = turn("pass", "pass"), turn("distrust", "distrust")
    assert (
        trusted.choices
        == distrusted.choices
        == ["use corrupt", "use legendary", "use lucky", "use leader", "pass"]
    )
    for table in (trusted, distrusted):
        table.do("use corrupt", "use legendary", "use lucky", "use leader")
        assert table.money("A") == 1 + 4 + 4 + 3 + 4
    assert close(trusted).choices == distrusted.choices
