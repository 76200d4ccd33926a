"""What every purple job does, card by card (section 16.2)."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import ACTING, Position, build_position

from cantina.games.scoundrels import events as e

NOT_USABLE = ("not-usable", "SC-FX-1")
START, PLAN, OVER = 1, 2, 9
CREW = "grimy mayor, elegant tycoon, rough cow"


def caught_by_b(scoundrel: str) -> Position:
    """The end of day in which B, who has played four cards, catches a bluff of A."""
    cards = {"A": "5:0/B", "B": "a:a,2:2,3:3,4:4"}
    return build_position(sheets={"B": scoundrel}, played=cards, slot="", turn=11, stage=OVER, money={"B": 0})


def after_a_theft(job: str) -> Position:
    """A has stolen a safe, and B uses a Jealous scoundrel in A's turn."""
    table = build_position(slot="5", sheets={"B": f"jealous {job}"}, money={"B": 0})
    return table.do("use leader", "safe depot 1", "use jealous")


def deck_of(table: Position, player: str) -> list[int]:
    """A poker deck in truth, the top card last."""
    return [card for card, _ in table.state.dump()["table"]["decks"][table.seat_of(player)]]


def hirer(job: str, other: str, crew: str = "", trait: str = "sleepy", money: int = 9) -> Position:
    """A Courier or Quack of A, and what it may hire."""
    sheet = f"{trait} {job}, {crew}"
    if job == "courier":
        return build_position(sheets={"A": sheet}, saloon=other, money={"A": money}).do(f"use {trait}")
    return build_position(sheets={"A": sheet}, discard=other, money={"A": money}).do(f"use {trait}")


def pays_in_full(job: str, gained: int) -> None:
    """Its money comes first, and then the whole cost is paid: $5 for a Grimy Banker."""
    table = hirer(job, "grimy banker", money=5 - gained)
    assert (table.kind, table.money("A")) == ("may-hire", 5)
    table.do("hire grimy", "keep")
    assert (table.money("A"), table.sheet("A")[1]) == (0, "grimy banker")
    poor = hirer(job, "grimy banker", money=4 - gained)
    assert "hire grimy" not in poor.choices
    assert poor.money("A") == 4


def may_be_answered_by_whom_it_hires(job: str) -> None:
    """Beside it a hired Helpful scoundrel answers, elsewhere it does not."""
    table = hirer(job, "helpful banker").do("hire helpful", "keep")
    assert (table.deciders, table.choices) == ("A", ["use helpful", "pass"])
    apart = hirer(job, "helpful banker").do("hire helpful", "swap 2 3", "keep")
    assert (apart.sheet("A")[2], apart.kind) == ("helpful banker", "distrust")


def comes_too_late_for_greedy(job: str) -> None:
    """A Greedy scoundrel hired in this use is not woken by its money; one that was there is."""
    table = hirer(job, "greedy banker").do("hire greedy", "keep")
    assert ("greedy banker" in table.sheet("A"), table.kind) == (True, "distrust")
    there = hirer(job, "rough banker", crew="greedy cow").do("hire rough", "keep")
    assert (there.deciders, there.choices) == ("A", ["use greedy", "pass"])


def may_make_room_itself(job: str) -> None:
    """With a full sheet it may go itself, and then nobody answers it; if another goes, somebody does."""
    table = hirer(job, "clumsy banker", crew=f"helpful printer, {CREW}").do("hire clumsy")
    assert "drop sleepy" in table.choices
    table.do("drop sleepy", "keep")
    assert (table.discard[0], table.kind) == (f"sleepy {job}", "distrust")
    other = hirer(job, "clumsy banker", crew=f"helpful printer, {CREW}").do("hire clumsy", "drop grimy", "keep")
    assert other.choices == ["use helpful", "pass"]


# P01 Journalist / Periodista


@pytest.mark.rule("SC-JOB-P01-1")
def test_journalist_looks_at_any_face_down_card_and_then_brings_three_dollars() -> None:
    cards = {"A": "3:2", "B": "4:0", "C": "5:5"}
    table = build_position(sheets={"A": "sleepy journalist"}, played=cards, money={"A": 0}).do("use sleepy")
    assert table.choices == ["card 1 3", "card 1 6", "card 2 4", "card 3 5"]
    assert table.money("A") == 0
    table.do("card 2 4")
    assert table.money("A") == 3
    for player, known in (("A", "0"), ("B", "0"), ("C", None), (None, None)):
        (card,) = table.seen_by(player).seats[1].played
        assert (card.slot, card.poker, card.revealed) == ("4", known, False)
    (seen,) = table.events_of(e.PlayedCardSeen)
    assert (seen.seen_by(0).poker, seen.seen_by(2).poker) == ("0", None)


@pytest.mark.rule("SC-JOB-P01-1")
def test_journalist_has_no_use_for_a_card_that_lies_open() -> None:
    table = build_position(
        slot="", stage=PLAN, sheets={"A": "honest journalist"}, hands={"A": "0 4 5 6"}, money={"A": 0}
    )
    table.do("play 0 open", "use honest")
    assert (table.money("A"), table.events_of(e.PlayedCardSeen)) == (3, [])


@pytest.mark.rule("SC-JOB-P01-2")
def test_journalist_marks_nothing_and_leaves_henchmen_where_they_are() -> None:
    table = build_position(sheets={"A": "sleepy journalist"}, played={"B": "4:0/AC"}).do(
        "use sleepy", "card 2 4"
    )
    assert table.seat_view("B").played[0].henchmen == (0, 2)
    assert len(table.seat_view("A").supply) == 7


@pytest.mark.rule("SC-JOB-P01-3")
def test_journalist_looks_at_nothing_at_the_end_of_day() -> None:
    table = caught_by_b("talkative journalist").do("use talkative")
    assert (table.money("B"), table.events_of(e.PlayedCardSeen)) == (3, [])


@pytest.mark.rule("SC-JOB-P01-4")
def test_journalist_looks_at_cards_of_earlier_turns() -> None:
    cards = {"A": "a:a", "B": "3:0"}
    table = build_position(slot="", stage=START, sheets={"A": "elderly journalist"}, played=cards).do(
        "use elderly"
    )
    assert table.choices == ["card 1 a", "card 2 3"]
    rival = build_position(slot="5", sheets={"B": "jealous journalist"}, played={"A": "a:2", "C": "3:0"})
    rival.do("use leader", "safe depot 1", "use jealous")
    assert (rival.deciders, rival.choices) == ("B", ["card 1 a", "card 1 5", "card 3 3"])


# P02 Investor / Inversionista


@pytest.mark.rule("SC-JOB-P02-1")
@pytest.mark.parametrize(("earlier", "dollars"), [("", 1), ("2:2", 2), ("2:2,3:0", 3), ("2:2,3:0,a:5", 4)])
def test_investor_brings_a_dollar_per_own_card_with_that_of_this_turn(earlier: str, dollars: int) -> None:
    table = build_position(sheets={"A": "sleepy investor"}, played={"A": earlier, "B": "4:4"}, money={"A": 0})
    assert table.do("use sleepy").money("A") == dollars


@pytest.mark.rule("SC-JOB-P02-2")
def test_investor_counts_a_zero_played_face_up() -> None:
    table = build_position(
        slot="", stage=PLAN, sheets={"A": "honest investor"}, played={"A": "a:a,2:2,3:3"}, money={"A": 0}
    ).do("play 0 open", "use honest")
    assert table.money("A") == 4


@pytest.mark.rule("SC-JOB-P02-3")
def test_investor_brings_four_dollars_at_the_end_of_day() -> None:
    assert caught_by_b("talkative investor").do("use talkative").money("B") == 4


@pytest.mark.rule("SC-JOB-P02-4")
def test_investor_cannot_be_used_before_the_first_card_of_a_day() -> None:
    def start(earlier: str) -> Position:
        cards = {"A": earlier, "B": "3:3"}
        return build_position(
            slot="",
            stage=START,
            sheets={"A": "elderly investor, generous banker"},
            played=cards,
            money={"A": 0},
        )

    assert start("").why_not("use elderly") == NOT_USABLE
    assert start("2:2").do("use elderly").money("A") == 1


# P03 Courier / Correo


@pytest.mark.rule("SC-JOB-P03-1")
def test_courier_brings_two_dollars_and_may_hire_from_the_saloon() -> None:
    saloon = "rough cow, clumsy dog, grimy banker"
    table = build_position(sheets={"A": "sleepy courier"}, saloon=saloon, discard="lucky mayor", money={"A": 2})
    table.do("use sleepy")
    assert (table.money("A"), table.choices) == (4, ["hire rough", "hire clumsy", "pass"])
    table.do("pass")
    assert (table.money("A"), table.events_of(e.ScoundrelHired)) == (4, [])


@pytest.mark.rule("SC-JOB-P03-1", "SC-JOB-P03-2")
def test_courier_makes_its_user_pay_in_full() -> None:
    pays_in_full("courier", 2)


@pytest.mark.rule("SC-JOB-P03-2")
def test_courier_is_answered_by_whom_it_hires_next_to_it() -> None:
    may_be_answered_by_whom_it_hires("courier")


@pytest.mark.rule("SC-JOB-P03-2")
def test_courier_does_not_wake_a_greedy_it_hires() -> None:
    comes_too_late_for_greedy("courier")


@pytest.mark.rule("SC-JOB-P03-2")
def test_courier_may_make_room_itself_and_is_then_not_answered() -> None:
    may_make_room_itself("courier")


@pytest.mark.rule("SC-JOB-P03-3")
def test_courier_may_hire_itself_from_the_saloon() -> None:
    table = build_position(sheets={"A": "sleepy innkeeper"}, saloon="rough courier", money={"A": 3})
    table.do("use sleepy", "pick rough", "hire rough", "keep")
    assert (table.money("A"), table.sheet("A")[:2]) == (2, ["sleepy innkeeper", "rough courier"])


@pytest.mark.rule("SC-JOB-P03-3")
def test_courier_may_not_hire_itself_while_it_is_being_hired() -> None:
    table = build_position(stage=ACTING, saloon="quick courier", money={"A": 9}).do("hire quick", "yes")
    assert (table.kind, table.money("A")) == ("may-hire", 9)
    assert table.why_not("hire quick") == ("being-hired", "SC-HIRE-18")


@pytest.mark.rule("SC-JOB-P03-4")
def test_courier_hires_on_hire_scoundrels_that_are_used_and_discarded() -> None:
    table = hirer("courier", "quick banker", money=1)
    saloon = table.saloon
    table.do("hire quick", "yes", "keep")
    assert table.money("A") == 1 + 2 - 3 + 4
    assert (table.discard, table.sheet("A")[1]) == (["quick banker"], "-")
    assert table.saloon[1:] == saloon[:2]


# P04 Gambler / Apostador/a


@pytest.mark.rule("SC-JOB-P04-1")
@pytest.mark.parametrize(
    ("top", "hand", "dollars"),
    [("6", "0 a 2 3", 6), ("5", "6 a 2 3", 6), ("4", "6 5 2 3", 2), ("a", "6 5 4 2", 2), ("0", "a 2 4 5 6", 2)],
)
def test_gambler_reveals_the_top_card_to_all(top: str, hand: str, dollars: int) -> None:
    table = build_position(slot="3", sheets={"A": "amusing gambler"}, hands={"A": hand}, money={"A": 0}).do(
        "use amusing"
    )
    assert [event.seen_by(None) for event in table.events_of(e.TopRevealed)] == [
        e.TopRevealed(seat=0, poker=top)
    ]
    assert table.money("A") == dollars


@pytest.mark.rule("SC-JOB-P04-2")
@pytest.mark.parametrize("hand", ["0 a", "5 6"])
def test_gambler_puts_the_card_back_and_shuffles_the_whole_deck(hand: str) -> None:
    orders = set()
    for seed in range(60):
        table = build_position(slot="3", sheets={"A": "amusing gambler"}, hands={"A": hand})
        before = deck_of(table, "A")
        table.state.reseed("poker", seed)
        table.do("use amusing")
        assert table.events_of(e.DeckShuffled) == [e.DeckShuffled(seat=0)]
        assert sorted(deck_of(table, "A")) == before
        orders.add(tuple(deck_of(table, "A")))
    assert [len({order[at] for order in orders}) for at in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("SC-JOB-P04-3")
def test_gambler_needs_a_poker_deck() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt gambler"}, hands={"A": "0 a 2 3 5 6"})
    assert table.seat_view("A").deck == 0
    assert table.why_not("use corrupt") == NOT_USABLE


# P05 Deputy / Ayudante del sheriff


@pytest.mark.rule("SC-JOB-P05-1")
def test_deputy_jails_a_henchman_of_a_rival_and_then_brings_two_dollars() -> None:
    table = build_position(4, sheets={"A": "sleepy deputy"}, reserve={"B": 1, "C": 0, "D": 2}, money={"A": 0})
    table.do("use sleepy")
    assert table.choices == ["target 2", "target 4"]
    table.do("target 4")
    assert (table.deciders, table.kind, table.choices) == ("D", "hide", ["distrust", "pass"])
    assert (table.seat_view("D").reserve, table.money("A")) == (2, 0)
    table.do("pass")
    assert (table.seat_view("D").reserve, table.seat_view("D").jailed, table.money("A")) == (1, 2, 2)
    assert table.events_of(e.HenchmanJailed) == [e.HenchmanJailed(seat=3)]


@pytest.mark.rule("SC-JOB-P05-2")
def test_deputy_brings_its_dollars_although_nobody_can_be_jailed() -> None:
    table = build_position(sheets={"A": "sleepy deputy"}, reserve={"B": 0, "C": 0}, money={"A": 0}).do(
        "use sleepy"
    )
    assert (table.money("A"), table.events_of(e.HenchmanJailed)) == (2, [])


@pytest.mark.rule("SC-JOB-P05-3")
def test_deputy_jails_another_henchman_when_one_was_placed() -> None:
    table = build_position(2, sheets={"A": "sleepy deputy"}, reserve={"B": 2}, jailed={"B": 0}).do(
        "use sleepy", "distrust"
    )
    assert table.seat_view("A").played[0].henchmen == (1,)
    assert (table.seat_view("B").reserve, table.seat_view("B").jailed) == (0, 1)


# P06 Convict / Presidiario/a


@pytest.mark.rule("SC-JOB-P06-1")
def test_convict_asks_each_rival_clockwise_from_its_user() -> None:
    table = after_a_theft("convict")
    assert (table.deciders, table.kind) == ("C", "hide")
    table.do("pass")
    assert (table.deciders, table.choices) == ("C", ["go to jail", "lose reputation"])
    table.do("lose reputation")
    # Nobody hides a henchman on a card of their own.
    assert (table.deciders, table.choices) == ("A", ["go to jail", "lose reputation"])
    table.do("go to jail")
    assert [(table.seat_view(one).reputation, table.seat_view(one).jailed) for one in "ABC"] == [
        (0, 2),
        (0, 1),
        (-1, 1),
    ]


@pytest.mark.rule("SC-JOB-P06-1", "SC-JOB-P06-2")
def test_convict_takes_reputation_of_whoever_has_no_reserve() -> None:
    table = build_position(sheets={"A": "sleepy convict"}, reserve={"B": 0, "C": 1}).do("use sleepy")
    assert (table.seat_view("B").reputation, table.deciders, table.kind) == (-1, "C", "hide")
    table.do("distrust")  # the last one
    assert (table.seat_view("C").reputation, table.events_of(e.HenchmanJailed)) == (-1, [])


@pytest.mark.rule("SC-JOB-P06-3")
def test_convict_jails_a_henchman_of_whoever_has_no_reputation_to_lose() -> None:
    table = build_position(2, sheets={"A": "sleepy convict"}, reputation={"B": -2}).do("use sleepy", "pass")
    assert (table.seat_view("B").jailed, table.seat_view("B").reputation) == (2, -2)


@pytest.mark.rule("SC-JOB-P06-4")
def test_convict_gets_nothing_out_of_whoever_has_neither() -> None:
    table = build_position(sheets={"A": "sleepy convict"}, reserve={"B": 0, "C": 0}, reputation={"B": -2})
    table.do("use sleepy")
    assert [(change.seat, change.reputation) for change in table.events_of(e.ReputationChanged)] == [(2, -1)]
    assert table.events_of(e.HenchmanJailed) == []
    nobody = {"B": -2, "C": -2}
    useless = build_position(
        slot="4", sheets={"A": "corrupt convict"}, reserve={"B": 0, "C": 0}, reputation=nobody
    )
    assert useless.why_not("use corrupt") == NOT_USABLE


# P07 Con Artist / Estafador/a


@pytest.mark.rule("SC-JOB-P07-1")
def test_con_artist_costs_a_reputation_and_then_brings_eight_dollars() -> None:
    table = build_position(sheets={"A": "sleepy con-artist"}, reputation={"A": 2}, money={"A": 0}).do(
        "use sleepy"
    )
    assert table.events[-2:] == [
        e.ReputationChanged(seat=0, change=-1, reputation=1),
        e.MoneyGained(seat=0, count=8, money=8),
    ]


@pytest.mark.rule("SC-JOB-P07-2")
@pytest.mark.parametrize(("reputation", "why"), [(-2, ("cost-not-met", "SC-FX-1")), (-1, None)])
def test_con_artist_needs_reputation_to_lose(reputation: int, why: tuple[str, str] | None) -> None:
    table = build_position(slot="4", sheets={"A": "corrupt con-artist"}, reputation={"A": reputation})
    assert table.why_not("use corrupt") == why


@pytest.mark.rule("SC-JOB-P07-3")
def test_con_artist_wakes_daring_when_its_use_is_over() -> None:
    table = build_position(sheets={"A": "sleepy con-artist, daring banker"}, money={"A": 0}).do("use sleepy")
    assert (table.deciders, table.choices, table.money("A")) == ("A", ["use daring", "pass"], 8)
    assert table.do("use daring").money("A") == 12


# P08 Counselor / Consejero/a


@pytest.mark.rule("SC-JOB-P08-1")
def test_counselor_takes_three_dollars_and_then_brings_a_reputation() -> None:
    table = build_position(sheets={"A": "sleepy counselor"}, money={"A": 4}).do("use sleepy")
    assert table.events[-2:] == [
        e.MoneyPaid(seat=0, count=3, money=1),
        e.ReputationChanged(seat=0, change=1, reputation=1),
    ]


@pytest.mark.rule("SC-JOB-P08-2")
@pytest.mark.parametrize(
    ("money", "reputation", "why"),
    [
        (3, 5, None),
        (2, 5, ("cost-not-met", "SC-FX-1")),
        (3, 6, NOT_USABLE),
        (0, 0, ("cost-not-met", "SC-FX-1")),
    ],
)
def test_counselor_needs_three_dollars_and_room_on_the_track(
    money: int, reputation: int, why: tuple[str, str] | None
) -> None:
    table = build_position(
        slot="4", sheets={"A": "corrupt counselor"}, money={"A": money}, reputation={"A": reputation}
    )
    assert table.why_not("use corrupt") == why


# P09 Test Subject / Sujeto de pruebas


@pytest.mark.rule("SC-JOB-P09-1")
def test_test_subject_looks_at_an_unused_safe_and_does_not_mark_it() -> None:
    table = build_position(sheets={"A": "sleepy test-subject"}).do("use sleepy")
    assert table.choices == ["unused depot", "unused estate", "unused laboratory"]
    table.do("unused estate")
    for player in ("A", "B", None):
        known = [one.location for one in table.seen_by(player).safes if one.value is not None]
        assert known == (["estate"] if player == "A" else [])
    (safe,) = (one for one in table.seen_by("A").safes if one.value is not None)
    assert (safe.space, safe.seat, safe.marks) == (0, None, ())
    assert len(table.seat_view("A").supply) == 7
    assert table.kind == "distrust"


@pytest.mark.rule("SC-JOB-P09-2")
def test_test_subject_also_looks_at_safes_abandoned_to_the_unused_ones() -> None:
    table = build_position(slot="5", sheets={"A": "cocky test-subject"}, loot={"A": "estate-6", "B": "depot-6"})
    table.do("use leader", "safe laboratory 1")
    assert table.kind == "abandon"
    table.do("abandon 1", "use cocky")  # the Estate is full
    assert table.choices == ["unused estate", "unused laboratory"]
    gone = {"A": "depot-6 estate-6", "B": "laboratory-6"}
    empty = build_position(slot="4", sheets={"A": "corrupt test-subject"}, loot=gone)
    assert empty.why_not("use corrupt") == NOT_USABLE


@pytest.mark.rule("SC-JOB-P09-3")
def test_test_subject_wakes_the_curious() -> None:
    table = build_position(sheets={"A": "sleepy test-subject, curious banker"}).do("use sleepy", "unused depot")
    assert (table.deciders, table.choices) == ("A", ["use curious", "pass"])


# P10 Abomination / Abominación


@pytest.mark.rule("SC-JOB-P10-1")
def test_abomination_looks_at_the_top_of_any_deck() -> None:
    table = build_position(sheets={"A": "sleepy abomination"}, hands={"C": "0 a 2 3 4 5 6"}, money={"A": 0}).do(
        "use sleepy"
    )
    assert table.choices == ["target 1", "target 2"]
    table.do("target 2")
    assert (table.deciders, table.kind, table.choices, table.money("A")) == ("A", "shuffle", ["yes", "no"], 0)
    (seen,) = table.events_of(e.DeckTopSeen)
    assert (seen.rival, seen.seen_by(0).poker, seen.seen_by(1).poker, seen.seen_by(None).poker) == (
        1,
        "2",
        None,
        None,
    )
    assert table.do("no").money("A") == 3
    assert (table.seen_by("A").seats[1].deck_top, table.seen_by("B").seats[1].deck_top) == ("2", None)
    assert deck_of(table, "B") == [0, 1, 2]


@pytest.mark.rule("SC-JOB-P10-1")
def test_abomination_may_have_the_deck_shuffled_after_the_look() -> None:
    tops = set()
    for seed in range(20):
        table = build_position(sheets={"A": "sleepy abomination"}, money={"A": 0})
        table.state.reseed("poker", seed)
        table.do("use sleepy", "target 2", "yes")
        assert (table.events_of(e.DeckShuffled), table.money("A")) == ([e.DeckShuffled(seat=1)], 3)
        assert table.seen_by("A").seats[1].deck_top is None
        tops.add(deck_of(table, "B")[-1])
    assert tops == {0, 1, 2}


@pytest.mark.rule("SC-JOB-P10-2")
def test_abomination_brings_its_dollars_although_all_decks_are_empty() -> None:
    hands = {"A": "0 a 2 3 4 5", "B": "0 a 2 3 4 5 6"}
    table = build_position(2, sheets={"A": "sleepy abomination"}, hands=hands, money={"A": 0}).do("use sleepy")
    assert (table.money("A"), table.events_of(e.DeckTopSeen)) == (3, [])


# P11 Automaton / Autómata


@pytest.mark.rule("SC-JOB-P11-1")
def test_automaton_draws_a_card_and_then_brings_two_dollars() -> None:
    table = build_position(sheets={"A": "sleepy automaton"}, hands={"A": "0 a 2 3"}, money={"A": 0}).do(
        "use sleepy"
    )
    assert table.seen_by("A").seats[0].hand_known == ("0", "a", "2", "3", "5")
    assert (table.seat_view("A").deck, table.money("A")) == (1, 2)
    drawn, gained = table.events[-2:]
    assert isinstance(drawn, e.CardsDrawn)
    assert isinstance(gained, e.MoneyGained)


@pytest.mark.rule("SC-JOB-P11-2")
def test_automaton_brings_its_dollars_although_the_deck_is_empty() -> None:
    table = build_position(sheets={"A": "sleepy automaton"}, hands={"A": "0 a 2 3 4 5"}, money={"A": 0}).do(
        "use sleepy"
    )
    assert (table.money("A"), table.seat_view("A").hand, table.events_of(e.CardsDrawn)) == (2, 6, [])


@pytest.mark.rule("SC-JOB-P11-3")
def test_automaton_may_fill_the_hand_beyond_four_cards() -> None:
    table = build_position(sheets={"A": "sleepy automaton"}, hands={"B": "5 6"}, turn=11).do("use sleepy")
    assert table.seat_view("A").hand == 5
    table.pass_until("plan")
    assert (table.view.day, table.seat_view("A").hand, table.seat_view("B").hand) == (2, 5, 4)


# P12 Bank Robber / Asaltante de bancos


@pytest.mark.rule("SC-JOB-P12-1")
def test_bank_robber_goes_to_jail_and_then_brings_seven_dollars() -> None:
    table = build_position(sheets={"A": "sleepy bank-robber"}, reserve={"A": 1}, money={"A": 0}).do(
        "use sleepy"
    )
    assert table.events[-2:] == [e.HenchmanJailed(seat=0), e.MoneyGained(seat=0, count=7, money=7)]
    assert table.seat_view("A").reserve == 0


@pytest.mark.rule("SC-JOB-P12-2")
@pytest.mark.parametrize(("reserve", "why"), [(0, ("cost-not-met", "SC-FX-1")), (1, None)])
def test_bank_robber_needs_a_reserve(reserve: int, why: tuple[str, str] | None) -> None:
    table = build_position(slot="4", sheets={"A": "corrupt bank-robber"}, reserve={"A": reserve})
    assert table.why_not("use corrupt") == why


@pytest.mark.rule("SC-JOB-P12-3")
def test_bank_robber_cannot_hide_first() -> None:
    # In A's turn a henchman of B that somebody else jailed could still be put on A's card.
    table = after_a_theft("bank-robber")
    assert (table.seat_view("B").jailed, table.money("B")) == (2, 7)
    assert table.events_of(e.HenchmanPlaced) == []


# P13 Loan Shark / Usurero/a


@pytest.mark.rule("SC-JOB-P13-1")
def test_loan_shark_takes_three_dollars_of_the_richest_rival() -> None:
    tie = build_position(4, sheets={"A": "sleepy loan-shark"}, money={"A": 9, "B": 5, "C": 5, "D": 4}).do(
        "use sleepy"
    )
    assert tie.choices == ["target 2", "target 3"]
    assert tie.why_not("target 4") == ("not-richest", "SC-JOB-P13-1")
    tie.do("target 3")
    assert [tie.money(player) for player in "ABCD"] == [12, 5, 2, 4]
    poor = build_position(sheets={"A": "sleepy loan-shark"}, money={"A": 0, "B": 1, "C": 2}).do("use sleepy")
    assert [poor.money(player) for player in "ABC"] == [2, 1, 0]


@pytest.mark.rule("SC-JOB-P13-2")
def test_loan_shark_finds_nothing_on_penniless_rivals() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt loan-shark"}, money={"A": 5, "B": 0, "C": 0})
    assert table.why_not("use corrupt") == NOT_USABLE
    one = build_position(slot="4", sheets={"A": "corrupt loan-shark"}, money={"A": 5, "B": 0, "C": 1})
    assert one.why_not("use corrupt") is None


# P14 Preacher / Predicador/a


@pytest.mark.rule("SC-JOB-P14-1")
@pytest.mark.parametrize("reputation", range(-2, 7))
def test_preacher_brings_reputation_to_the_disreputable_and_money_to_others(reputation: int) -> None:
    table = build_position(sheets={"A": "sleepy preacher"}, reputation={"A": reputation}, money={"A": 0}).do(
        "use sleepy"
    )
    low = reputation <= 0
    assert table.seat_view("A").reputation == reputation + low
    assert table.money("A") == (0 if low else 3)


# P15 Tailor / Sastre


@pytest.mark.rule("SC-JOB-P15-1")
def test_tailor_swaps_a_job_of_the_sheet_and_one_of_the_saloon_and_brings_two_dollars() -> None:
    sheet = "sleepy tailor, rough banker, clumsy cow"
    table = build_position(sheets={"A": sheet}, saloon="lucky mayor, grimy dog, elegant tycoon", money={"A": 0})
    table.do("use sleepy")
    assert table.choices == ["pick rough", "pick clumsy"]
    table.do("pick rough")
    assert (table.choices, table.money("A")) == (["pick grimy", "pick elegant", "pick lucky"], 0)
    table.do("pick elegant")
    assert table.sheet("A")[:3] == ["sleepy tailor", "rough tycoon", "clumsy cow"]
    assert table.saloon == ["lucky mayor", "grimy dog", "elegant banker"]
    assert table.money("A") == 2


@pytest.mark.rule("SC-JOB-P15-2")
def test_tailor_keeps_its_own_job_out_of_the_swap() -> None:
    table = build_position(sheets={"A": "sleepy tailor, rough banker, clumsy cow"}).do("use sleepy")
    assert table.why_not("pick sleepy") == ("not-a-target", "SC-FX-5")
    saloon = "lucky mayor, grimy dog, elegant tailor"
    lying = build_position(sheets={"A": "sleepy innkeeper, rough banker"}, saloon=saloon)
    lying.do("use sleepy", "pick elegant", "pick rough")
    assert lying.choices == ["pick grimy", "pick lucky"]


@pytest.mark.rule("SC-JOB-P15-3")
def test_tailor_dresses_a_scoundrel_for_use_in_the_same_turn() -> None:
    def dressed(*before: str) -> Position:
        table = build_position(
            slot="4", sheets={"A": "corrupt tailor, elegant banker"}, saloon="rough tycoon", money={"A": 0}
        )
        return table.do(*before, "use corrupt", "pick rough")

    assert dressed().do("use elegant").money("A") == 2 + 6
    assert dressed("use elegant").why_not("use elegant") == ("used-up", "SC-ABIL-3")


@pytest.mark.rule("SC-JOB-P15-4")
@pytest.mark.parametrize(("crew", "saloon"), [("", "rough tycoon"), (", rough banker", "-, -, -")])
def test_tailor_only_brings_money_when_a_side_of_the_swap_is_missing(crew: str, saloon: str) -> None:
    table = build_position(sheets={"A": f"sleepy tailor{crew}"}, saloon=saloon, money={"A": 0}).do("use sleepy")
    assert (table.money("A"), table.events_of(e.JobsSwapped)) == (2, [])


# P16 Quack / Matasanos


@pytest.mark.rule("SC-JOB-P16-1")
def test_quack_brings_three_dollars_and_may_hire_the_top_of_the_discard_pile() -> None:
    table = build_position(sheets={"A": "sleepy quack"}, discard="rough cow, clumsy dog", money={"A": 0}).do(
        "use sleepy"
    )
    assert (table.money("A"), table.choices) == (3, ["hire rough", "pass"])
    assert table.why_not("hire clumsy") == ("not-on-top", "SC-JOB-P16-1")
    table.do("pass")
    assert (table.money("A"), table.discard) == (3, ["rough cow", "clumsy dog"])
    nobody = build_position(sheets={"A": "sleepy quack"}, money={"A": 9}).do("use sleepy")
    assert (nobody.kind, nobody.money("A")) == ("distrust", 12)


@pytest.mark.rule("SC-JOB-P16-1", "SC-JOB-P16-2")
def test_quack_makes_its_user_pay_in_full() -> None:
    pays_in_full("quack", 3)


@pytest.mark.rule("SC-JOB-P16-3")
def test_quack_is_answered_by_whom_it_hires_next_to_it() -> None:
    may_be_answered_by_whom_it_hires("quack")


@pytest.mark.rule("SC-JOB-P16-4")
def test_quack_does_not_wake_a_greedy_it_hires() -> None:
    comes_too_late_for_greedy("quack")


@pytest.mark.rule("SC-JOB-P16-5")
def test_quack_may_make_room_itself_and_is_then_not_answered() -> None:
    may_make_room_itself("quack")


@pytest.mark.rule("SC-JOB-P16-6")
def test_quack_may_hire_itself_from_the_top_of_the_discard_pile() -> None:
    table = build_position(sheets={"A": "sleepy undertaker"}, discard="rough quack", money={"A": 1})
    table.do("use sleepy", "hire rough", "keep")
    assert (table.money("A"), table.sheet("A")[1], table.discard) == (1, "rough quack", [])


@pytest.mark.rule("SC-JOB-P16-7")
def test_quack_leaves_an_on_hire_scoundrel_on_top_of_the_pile() -> None:
    table = hirer("quack", "quick banker, clumsy cow", money=0).do("hire quick", "yes", "keep")
    assert table.money("A") == 3 - 3 + 4
    assert (table.discard, table.sheet("A")[1]) == (["quick banker", "clumsy cow"], "-")


@pytest.mark.rule("SC-JOB-P16-8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_quack_used_twice_does_not_get_an_on_hire_scoundrel_twice(answer: str) -> None:
    table = hirer("quack", "quick banker", trait="stunning").do("hire quick", answer, "keep", "yes")
    assert (table.kind, table.discard) == ("distrust", ["quick banker"])
    assert len(table.events_of(e.ScoundrelHired)) == 1


@pytest.mark.rule("SC-JOB-P16-1")
def test_quack_used_twice_may_hire_again_whom_it_has_thrown_back() -> None:
    table = hirer("quack", "clumsy banker", crew=f"lucky printer, {CREW}", trait="stunning")
    table.do("hire clumsy", "drop clumsy", "keep", "yes")
    assert table.discard == ["clumsy banker"]
    assert table.choices == ["hire clumsy", "pass"]


# P17 Steed / Alazán/a


@pytest.mark.rule("SC-JOB-P17-1")
def test_steed_uses_another_unused_and_usable_scoundrel_of_the_sheet() -> None:
    sheet = "sleepy steed, rough banker, lonely printer, clumsy beggar, elegant tycoon"
    table = build_position(sheets={"A": sheet, "B": "lucky cow"}, saloon="grimy dog", money={"A": 9})
    table.do("use lonely", "use sleepy")
    assert table.choices == ["pick elegant", "pick rough"]  # the Beggar wants $3 at most
    table.do("pick rough")
    assert table.money("A") == 9 + 3 + 4
    assert [one.used for one in table.seat_view("A").sheet if one] == [True, True, True, False, False]


@pytest.mark.rule("SC-JOB-P17-2")
def test_steed_used_twice_uses_two_different_scoundrels() -> None:
    table = build_position(
        sheets={"A": "stunning steed, rough banker, clumsy printer, lucky cow"}, money={"A": 0}
    )
    table.do("use stunning", "pick rough", "yes")
    assert table.choices == ["pick lucky", "pick clumsy"]
    assert table.do("pick clumsy").money("A") == 7
    alone = build_position(sheets={"A": "stunning steed, rough banker"}, money={"A": 0}).do("use stunning")
    assert (alone.kind, alone.money("A")) == ("distrust", 4)


@pytest.mark.rule("SC-JOB-P17-3")
def test_steed_may_use_one_that_uses_another() -> None:
    table = build_position(
        sheets={"A": "sleepy steed, rough innkeeper"}, saloon="clumsy tycoon", money={"A": 0}
    )
    table.do("use sleepy", "pick clumsy")
    assert table.money("A") == 6
    assert [use.job for use in table.events_of(e.ScoundrelUsed)] == ["steed", "innkeeper", "tycoon"]


@pytest.mark.rule("SC-JOB-P17-4")
def test_steed_cannot_be_used_when_nobody_else_can() -> None:
    alone = build_position(slot="4", sheets={"A": "corrupt steed", "B": "rough banker"})
    assert alone.why_not("use corrupt") == NOT_USABLE
    poor = build_position(slot="4", sheets={"A": "corrupt steed, rough chef"}, money={"A": 0})
    assert poor.why_not("use corrupt") == NOT_USABLE
    spent = build_position(slot="4", sheets={"A": "corrupt steed, elegant banker"})
    assert spent.why_not("use corrupt") is None
    assert spent.do("use elegant").why_not("use corrupt") == NOT_USABLE


# P18 Lawyer / Abogado/a


@pytest.mark.rule("SC-JOB-P18-1")
@pytest.mark.parametrize(("jailed", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_lawyer_frees_two_own_henchmen_at_most_and_brings_two_dollars(jailed: int, left: int) -> None:
    table = build_position(
        sheets={"A": "sleepy lawyer"}, money={"A": 0}, reserve={"A": 3 - jailed}, jailed={"A": jailed}
    ).do("use sleepy")
    assert (table.money("A"), table.seat_view("A").jailed, table.seat_view("A").reserve) == (2, left, 3 - left)
    assert table.seat_view("B").jailed == 1


# P19 Photographer / Fotógrafo/a


@pytest.mark.rule("SC-JOB-P19-1")
@pytest.mark.parametrize(("others", "dollars"), [("", 1), ("A", 2), ("BC", 3), ("ABC", 3), ("ABBBC", 3)])
def test_photographer_brings_a_dollar_per_mark_on_the_safe_it_scouts(others: str, dollars: int) -> None:
    marks = ", ".join([*(f"{owner} depot-1 4" for owner in others), "B estate-1 2", "C depot-2 6"])
    table = build_position(sheets={"A": "sleepy photographer"}, marks=marks, money={"A": 0}).do("use sleepy")
    assert len(table.choices) == 15
    table.do("safe depot 1")
    assert ([event.space for event in table.events_of(e.SafeSeen)], table.money("A")) == ([1], 0)
    table.do("mark 3")
    assert table.events_of(e.SafeMarked) == [e.SafeMarked(seat=0, location="depot", space=1, number=3)]
    assert table.money("A") == dollars


# P20 Forger / Falsificador/a


@pytest.mark.rule("SC-JOB-P20-1")
@pytest.mark.parametrize(
    ("choice", "turned"), [("flip 1 3", (5, 3, 6)), ("flip 2 1", (4, 2, 6)), ("flip 3 6", (4, 3, 7))]
)
def test_forger_turns_anybodys_mark_and_then_brings_three_dollars(choice: str, turned: tuple[int, ...]) -> None:
    marks = "A depot-1 4, B depot-2 3, C laboratory-1 6"
    table = build_position(sheets={"A": "sleepy forger"}, marks=marks, money={"A": 0}).do("use sleepy")
    assert (table.choices, table.money("A")) == (["flip 1 3", "flip 2 1", "flip 3 6"], 0)
    table.do(choice)
    assert tuple(mark.number for safe in table.view.safes for mark in safe.marks) == turned
    assert table.money("A") == 3


@pytest.mark.rule("SC-JOB-P20-2")
def test_forger_does_not_lie() -> None:
    table = build_position(sheets={"A": "sleepy forger, liar banker"}, marks="A depot-1 3").do("use sleepy")
    assert table.events_of(e.MarkTurned) == [
        e.MarkTurned(seat=0, rival=0, location="depot", space=1, number=2)
    ]  # the Depot has no 2
    assert table.kind == "distrust"


@pytest.mark.rule("SC-JOB-P20-3")
def test_forger_cannot_reach_marks_on_stolen_or_unused_safes() -> None:
    marks = "A depot-1 4, B depot-2 3, C laboratory-6 6, A estate-1 2, B estate-2 6"
    table = build_position(
        sheets={"A": "sleepy forger"}, marks=marks, loot={"A": "depot-1", "B": "depot-2"}
    ).do("use sleepy")
    assert table.choices == ["flip 1 1", "flip 2 6"]
    for out_of_reach in ("flip 1 3", "flip 2 1", "flip 3 6"):
        assert table.why_not(out_of_reach) == ("no-mark-there", "SC-JOB-P20-1")


@pytest.mark.rule("SC-JOB-P20-4")
@pytest.mark.parametrize("marks", ["", "B depot-2 3, C laboratory-6 6"])
def test_forger_only_brings_money_when_no_mark_is_on_the_board(marks: str) -> None:
    table = build_position(
        sheets={"A": "sleepy forger"}, marks=marks, loot={"B": "depot-2"}, money={"A": 0}
    ).do("use sleepy")
    assert (table.money("A"), table.events_of(e.MarkTurned)) == (3, [])


# P21 Auctioneer / Subastador/a


@pytest.mark.rule("SC-JOB-P21-1")
@pytest.mark.parametrize(("trait", "dollars"), [("rough", 2), ("clumsy", 5), ("mechanical", 5)])
def test_auctioneer_discards_a_saloon_scoundrel_and_brings_its_cost(trait: str, dollars: int) -> None:
    saloon = ["rough gold-prospector", "clumsy tycoon", "mechanical mayor"]  # worth $2, $5 and $10
    table = build_position(sheets={"A": "sleepy auctioneer"}, saloon=", ".join(saloon), money={"A": 0}).do(
        "use sleepy"
    )
    assert table.choices == ["pick rough", "pick clumsy", "pick mechanical"]
    table.do(f"pick {trait}")
    sold = next(one for one in saloon if one.startswith(trait))
    assert table.discard == [sold]
    assert table.saloon[1:] == [one for one in saloon if one != sold]
    kinds = [type(event) for event in table.events[-3:]]
    assert kinds == [e.ScoundrelDiscarded, e.ScoundrelArrived, e.MoneyGained]
    assert table.money("A") == dollars


@pytest.mark.rule("SC-JOB-P21-1")
def test_auctioneer_cannot_sell_itself() -> None:
    saloon = "rough gold-prospector, clumsy auctioneer, mechanical mayor"
    table = build_position(sheets={"A": "sleepy innkeeper"}, saloon=saloon).do("use sleepy", "pick clumsy")
    assert table.choices == ["pick rough", "pick mechanical"]


@pytest.mark.rule("SC-JOB-P21-2")
def test_auctioneer_may_give_somebody_away() -> None:
    table = build_position(
        sheets={"A": "sleepy auctioneer"}, saloon="clumsy dog, mechanical mayor", money={"A": 0}
    )
    table.do("use sleepy", "pick clumsy")
    assert (table.discard, table.money("A"), table.events_of(e.MoneyGained)) == (["clumsy dog"], 0, [])
    only = build_position(slot="4", sheets={"A": "corrupt auctioneer"}, saloon="-, -, clumsy dog")
    assert only.why_not("use corrupt") is None


@pytest.mark.rule("SC-JOB-P21-3")
def test_auctioneer_needs_another_scoundrel_in_the_saloon() -> None:
    table = build_position(slot="4", sheets={"A": "corrupt auctioneer"}, saloon="-, -, -")
    assert table.why_not("use corrupt") == NOT_USABLE
    alone = build_position(slot="4", sheets={"A": "corrupt innkeeper"}, saloon="-, -, clumsy auctioneer")
    assert alone.why_not("use corrupt") == NOT_USABLE
    two = build_position(slot="4", sheets={"A": "corrupt innkeeper"}, saloon="-, clumsy auctioneer, clumsy dog")
    assert two.why_not("use corrupt") is None


# P22 Spy / Espía


@pytest.mark.rule("SC-JOB-P22-1")
def test_spy_looks_at_two_random_cards_of_a_hand_and_then_brings_two_dollars() -> None:
    looks = set()
    for seed in range(40):
        table = build_position(4, sheets={"A": "sleepy spy"}, hands={"B": "2 4 6", "C": ""}, money={"A": 0})
        table.state.reseed("spy", seed)
        assert table.do("use sleepy").choices == ["target 2", "target 4"]
        assert table.money("A") == 0
        table.do("target 2")
        assert table.money("A") == 2
        looks.add(table.seen_by("A").seats[1].hand_known)
        assert table.seen_by("D").seats[1].hand_known == ()
        assert table.events_of(e.HandSeen)[0].seen_by(3).pokers is None
    assert looks == {("2", "4"), ("2", "6"), ("4", "6")}


@pytest.mark.rule("SC-JOB-P22-1")
def test_spy_looks_at_a_whole_hand_of_one() -> None:
    table = build_position(2, sheets={"A": "sleepy spy"}, hands={"B": "3"}, money={"A": 0}).do("use sleepy")
    assert (table.seen_by("A").seats[1].hand_known, table.money("A")) == (("3",), 2)
    empty = build_position(2, sheets={"A": "sleepy spy"}, hands={"B": ""}, money={"A": 0}).do("use sleepy")
    assert (empty.events_of(e.HandSeen), empty.money("A")) == ([], 2)
