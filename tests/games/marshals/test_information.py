"""Who knows what (section 21): views, events, and the worlds drawn from them."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from tests.games.marshals.positions import PLAYERS, Position, build_position, new_game

import cantina
from cantina.games.marshals import events as e
from cantina.games.marshals.content import CARD_NAMES, CORRUPT
from cantina.kernel.random_streams import seeded

NEXT = "mountain-10 mountain-9 mountain-8 mountain-7"
EVENTS = {"border", "train-left", "train-right", "town-1", "town-2"}


def worlds(table: Position, player: str | None, count: int = 200) -> list[Position]:
    return [table.world(player, seed) for seed in range(count)]


@pytest.mark.rule("MA-INFO-1")
def test_what_is_public() -> None:
    table = build_position(
        "desert plains -",
        hands={"A": "wild", "B": "forest-1 forest-2"},
        discard="camp-forest-1 desert-9",
        captured={"outlaw-2": "C"},
        corrupt="B",
        bullets={"A": 2},
        provisions={"B": 1},
        money={"C": 44},
    )
    everyone = [table.seen_by(player) for player in (None, "A", "B", "C")]
    hidden = {"seat": None, "deck_known": (), "picked": ()}
    open_parts = [
        msgspec.structs.replace(
            view, **hidden, seats=tuple(msgspec.structs.replace(s, hand_known=()) for s in view.seats)
        )
        for view in everyone
    ]
    assert all(one == other for one, other in pairwise(open_parts))
    view = open_parts[0]
    assert view.row == ("forest", "desert", "plains", "mountain")
    assert view.discard == ("desert-9", "camp-forest-1")
    assert view.shelter
    assert view.deciding == ((0, "main"),)
    assert view.deck == 82 - 1 - 2 - 2 - 1 - 1
    a, b, c = view.seats
    assert (a.terrain, a.marshal, a.bullets, a.hand) == ("desert", "forest", 2, 1)
    assert (b.provisions, b.corrupt, b.hand) == (1, True, 2)
    assert (c.terrain, c.money, c.captures) == (None, 44, ("outlaw-2",))


@pytest.mark.rule("MA-INFO-2", "MA-INFO-3")
def test_the_deck_is_hidden_and_a_hand_is_its_owners() -> None:
    table = build_position(hands={"A": "corrupt border", "B": "wild"}, deck=NEXT)
    assert table.seen_by("A").seats[0].hand_known == ("border", "corrupt")
    for player in (None, "B", "C"):
        assert table.seen_by(player).seats[0].hand_known == ()
    for player in (None, "A", "B", "C"):
        assert table.seen_by(player).deck_known == ()
        tops = {world.deck[0] for world in worlds(table, player, 60)}
        assert len(tops) > 20


@pytest.mark.rule("MA-INFO-4")
def test_set_up_shows_the_outlaws_and_nothing_of_the_corrupt_card() -> None:
    game = cantina.game("marshals")
    shown = set()
    for seed in range(300):
        state = game.new(3, seed)
        aside = [event for event in state.setup_events if isinstance(event, e.OutlawSetAside)]
        if aside:
            holder = any(CORRUPT in hand for hand in _opening_hands(state))
            assert all(event.seen_by(None) == event for event in aside)
            shown.add((holder, state.setup_events[-3].seen_by(None) is not None))
    # Whether the corrupt card was dealt or went into the rebuilt deck, the same was told.
    assert {told for _, told in shown} == {True}
    assert {holder for holder, _ in shown} == {True, False}


def _opening_hands(state: cantina.State) -> list[list[int]]:
    hands = [event.cards or () for event in state.setup_events if isinstance(event, e.HandDealt)]
    return [[CARD_NAMES.index(name) for name in cards] for cards in hands]


@pytest.mark.rule("MA-INFO-6")
def test_a_clue_takes_away_the_knowledge_of_an_outlaw_below() -> None:
    table = build_position(
        hands={"A": "clue-forest", "B": "wild"},
        discard="camp-plains-1",
        deck="outlaw-1 forest-1 forest-2 forest-3",
        only=True,
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"},
        active="C",
        draw=True,
    )
    assert [(k.place, k.card) for k in table.seen_by("B").deck_known] == [(3, "outlaw-1")]
    table.do("play clue-forest", "order 1 3 2")
    assert table.deck == ["outlaw-1", "forest-3"]
    assert table.seen_by("B").deck_known == table.seen_by("C").deck_known == ()
    assert {world.deck.index("outlaw-1") for world in worlds(table, "C", 40)} == {0, 1}
    assert {world.deck.index("outlaw-1") for world in worlds(table, "A", 40)} == {0}


@pytest.mark.rule("MA-INFO-6", "MA-INFO-7")
def test_a_view_says_what_everybody_knows_of_the_deck_and_what_only_its_seat_does() -> None:
    table = build_position(
        hands={"A": "clue-forest", "B": "wild"},
        discard="camp-plains-1",
        deck="outlaw-1 forest-1 forest-2 forest-3 forest-4",
        only=True,
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"},
        active="C",
        draw=True,
    )
    table.do("play clue-forest", "order 1 2 3")
    known = [(one.card, one.public) for one in table.seen_by("A").deck_known]
    assert known == [("forest-3", False), ("forest-4", False), ("outlaw-1", True)]
    assert [(one.card, one.public) for one in table.seen_by(None).deck_known] == [("outlaw-1", True)]


@pytest.mark.rule("MA-INFO-7", "MA-INFO-8")
def test_what_a_clue_showed_me_is_followed_through_a_hideout() -> None:
    table = build_position(
        "forest desert forest mountain",
        hands={"A": "clue-forest", "B": "wild", "C": "hideout-forest", "E": "wild"},
        deck="forest-1 plains-2 desert-3 forest-9",
    ).do("play clue-forest")
    for player in "BCE":
        table.do("let be", by=player)
    table.do("order 3 2 1", "pass")
    assert [k.card for k in table.seen_by("A").deck_known] == ["forest-1"]
    assert "plains-2" in table.seen_by("A").seats[2].hand_known
    table.do("play hideout-forest").do("let be", by="B").do("let be", by="E")
    table.do("search deck", "keep forest-1")
    assert table.active == "E"  # and E has drawn the card C put back
    assert "forest-1" not in table.seen_by("A").seats[2].hand_known
    holders = Counter[str]()
    for world in worlds(table, "A", 100):
        [holder] = [player for player in "CE" if "forest-1" in world.hand(player)]
        holders[holder] += 1
        assert "plains-2" in world.hand("C")
    assert all(holders[player] > 20 for player in "CE")
    assert all("forest-1" in world.hand("C") for world in worlds(table, "C", 20))
    assert all("forest-9" in world.hand("E") for world in worlds(table, "C", 20))


@pytest.mark.rule("MA-INFO-8")
def test_a_hideout_that_kept_nothing_tells_of_two_outlaws() -> None:
    table = build_position(
        "forest desert plains mountain",
        hands={"A": "hideout-forest", "B": "wild", "C": "wild", "E": "wild"},
        discard="camp-plains-1 jurisdiction jurisdiction",
        deck="outlaw-3 outlaw-1 forest-1",
    ).do("play hideout-forest", "search deck", "top outlaw-1")
    # B has drawn outlaw-1, and C outlaw-3 or not yet.
    assert [event.card for event in table.events_of(e.OutlawDrawn)][:1] == ["outlaw-1"]
    before = build_position(
        "forest desert plains",
        hands={"A": "hideout-forest", "B": "wild"},
        discard="jurisdiction jurisdiction",
        deck="outlaw-3 outlaw-1 forest-1",
    ).do("play hideout-forest", "search deck")
    assert before.kind == "keep"
    for world in worlds(before, "B", 60):
        assert world.kind == "keep"


@pytest.mark.rule("MA-INFO-9")
def test_a_card_i_knew_stays_in_one_of_two_hands() -> None:
    """C has seen B's corrupt card; then A takes one of B's cards, and C cannot tell which."""
    table = build_position(
        "forest desert plains",
        hands={"C": "hideout-plains", "B": "corrupt forest-2", "A": "hideout-forest"},
        discard="jurisdiction jurisdiction",
        active="C",
        deck="desert-8 desert-9 desert-10 mountain-1 mountain-2",
    ).do("play hideout-plains", "search seat-2", "take nothing")
    assert table.seen_by("C").seats[1].hand_known == ("forest-2", "corrupt")
    table.do("play hideout-forest", "search seat-2", "take corrupt")
    assert table.active == "B"
    assert table.seen_by("C").seats[1].hand_known == ()
    assert table.seen_by("C").seats[0].hand_known == ()
    places = Counter[str]()
    for world in worlds(table, "C"):
        held = {card: [p for p in "AB" if card in world.hand(p)] for card in ("corrupt", "forest-2")}
        assert held["corrupt"]
        assert held["forest-2"]
        assert held["corrupt"] != ["A"] or held["forest-2"] != ["A"]  # only one card has moved
        places["".join(held["corrupt"])] += 1
    assert all(60 < places[player] < 140 for player in "AB")
    for world in worlds(table, "B", 20):
        assert "corrupt" in world.hand("A")
    assert table.seen_by("B").seats[0].hand_known == ("corrupt",)
    # When B plays forest-2, C knows that the corrupt card is what went.
    table.do("pass", "pass", "pass")
    assert table.active == "B"
    moved = table.state.copy()
    if moved.why_not(cantina.game("marshals").parse("move forest-2")) is None:
        moved.apply(cantina.game("marshals").parse("move forest-2"))
        after = Position(moved)
        assert all("corrupt" in world.hand("A") for world in worlds(after, "C", 30))


@pytest.mark.rule("MA-INFO-10")
def test_being_asked_to_cancel_looks_the_same_for_everybody() -> None:
    with_card = build_position(hands={"A": "clue-forest", "B": "jurisdiction", "C": "wild"}).do(
        "play clue-forest"
    )
    for player in (None, "A", "C"):
        seen = with_card.seen_by(player)
        assert [seat for seat, _ in seen.deciding] == [1, 2]
        for world in worlds(with_card, player, 20):
            assert world.seen_by(player) == seen


@pytest.mark.rule("MA-INFO-11")
def test_a_card_shown_and_taken_back_is_known_to_all() -> None:
    table = build_position(
        "desert desert desert",
        hands={"A": "ambush-desert-1", "B": "desert-4", "C": "desert-8"},
        deck=NEXT,
    ).do("play ambush-desert-1", "show desert-4", "show desert-8")
    for player in (None, "A", "C"):
        assert "desert-4" in table.seen_by(player).seats[1].hand_known
        for world in worlds(table, player, 20):
            assert "desert-4" in world.hand("B")
            assert "desert-8" in world.hand("A")


@pytest.mark.rule("MA-INFO-13")
def test_the_way_to_town_tells_only_what_is_done() -> None:
    table = build_position(
        "forest mountain plains", hands={"B": "wild wild wild"}, deck=f"town-1 {NEXT}", draw=True
    )
    table.do("buy nothing")
    assert (table.deciders, table.kind) == ("B", "travel")
    before = len(table.events)
    table.do("travel nowhere")
    assert not any(isinstance(event, e.Travelled) for event in table.events[before:])


@pytest.mark.rule("MA-INFO-16")
def test_after_the_end_all_cards_are_shown() -> None:
    table = new_game(3, 7)
    rng = seeded(7, 1)
    while (decision := table.state.decision) is not None:
        table.events += table.state.apply(decision.choices[rng.below(len(decision.choices))])
    public = table.seen_by(None)
    assert all(len(seat.hand_known) == seat.hand for seat in public.seats)
    assert len(public.deck_known) == public.deck
    shown = {event.seat for event in table.events_of(e.HandShown)}
    assert shown == {seat.seat for seat in public.seats if seat.hand}


# -- worlds -------------------------------------------------------------------------------------


def _fresh(rebuilt: bool) -> Position:
    """A first turn in which nothing but a card has been drawn."""
    for seed in range(500):
        table = new_game(3, seed, first=1)
        quiet = table.view.turn == 1 and table.kind == "main"
        if quiet and "corrupt" not in table.hand("A") and bool(table.events_of(e.DeckRebuilt)) == rebuilt:
            return table
    raise AssertionError


@pytest.mark.rule("MA-SETUP-13", "MA-INFO-4", "MA-SETUP-9")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_the_corrupt_card_is_where_it_may_be_and_as_often_as_it_should(rebuilt: bool) -> None:
    """Of 41 upper places A has seen five; each other place is as likely as another."""
    table = _fresh(rebuilt)
    aside = len(table.events_of(e.OutlawSetAside))
    count, in_hands = 4000, 0
    lowest = 0
    for world in worlds(table, "A", count):
        if "corrupt" in world.deck:
            lowest = max(lowest, world.deck.index("corrupt"))
        else:
            in_hands += 1
    upper = 35 if rebuilt else 29  # half of 70; or 41 less the 12 dealt
    assert lowest < upper - 1
    assert lowest > upper - 8
    # Eight unseen cards in hands; in the deck, what was left of the first upper half when hands were dealt,
    # less the share of the card A has drawn.
    left = 41 - 12 - aside
    weight = left * (upper - 1) / upper
    expected = count * 8 / (8 + weight)
    assert abs(in_hands - expected) < 5 * (expected * (1 - expected / count)) ** 0.5


@pytest.mark.rule("MA-TURN-5", "MA-SETUP-14")
def test_a_card_drawn_unseen_is_never_an_event_or_an_outlaw() -> None:
    """B's opening hand is gone; what B holds now was drawn, so it is no event."""
    table = build_position(
        "forest desert plains",
        active="B",
        discard="jurisdiction jurisdiction",
        deck="desert-1 clue-plains hideout-mountain camp-forest-1 ambush-forest-2",
        draw=True,
    )
    table.do("pass", "pass", "pass")
    assert table.hand("B") == ["desert-1", "camp-forest-1"]
    for world in worlds(table, "A"):
        held = set(world.hand("B"))
        assert not held & EVENTS
        assert not any(name.startswith("outlaw") for name in held)


@pytest.mark.rule("MA-SETUP-9", "MA-CORR-3")
def test_the_chance_of_corruption_sinks_with_every_card_played() -> None:
    """Two of B's three unseen cards are laid open: the third is corrupt as often as any one place."""
    table = build_position(
        "forest desert plains",
        hands={"B": "forest-1 forest-2 clue-desert", "A": "wild"},
        active="B",
        deck="plains-1 plains-2 plains-3",
        provisions={"B": 0},
    )
    count = 3000
    start = sum("corrupt" in world.hand("B") for world in worlds(table, "A", count))
    table.do("move forest-1")
    later = sum("corrupt" in world.hand("B") for world in worlds(table, "A", count))
    slots = len(table.deck)
    # 3 of the places before; afterwards the two left of four (each survived with 3 to 1) and the new one.
    assert abs(start - count * 3 / (slots + 1 + 3)) < 60
    assert abs(later - count * 3 / (slots + 3)) < 60


@pytest.mark.rule("MA-INFO-5", "MA-CORR-2")
def test_the_longer_nothing_but_cards_is_drawn_the_likelier_one_of_them_is_corrupt() -> None:
    """Twenty draws by three players who only pass: a drawn card is no event, so corrupt more often."""
    game = cantina.game("marshals")
    for seed in range(1000, 100000):
        state = game.new(3, seed, first=1)
        if any(isinstance(event, e.DeckRebuilt) for event in state.setup_events):
            continue
        table = Position(state)
        while table.kind == "main" and table.view.deck > 50 and table.view.turn == 70 - table.view.deck:
            table.do("pass")
        plain = not any(name in EVENTS or name == "corrupt" for name in table.hand("A"))
        if table.view.deck == 50 and plain and table.view.turn == 20:
            break
    drawn = 20 + 4 - len(table.hand("A"))
    slots, outlaws, events = 50, 4, 5

    def ways(open_to_events: int) -> int:
        return math.perm(open_to_events, events)

    other_cards = slots - outlaws + 8
    in_hand_drawn = drawn * math.perm(slots, outlaws) * ways(other_cards)
    in_hand_dealt = 8 * math.perm(slots, outlaws) * ways(other_cards - 1)
    in_deck = 9 * math.perm(slots - 1, outlaws) * ways(other_cards - 1)
    expected = in_deck / (in_hand_drawn + in_hand_dealt + in_deck)
    count = 3000
    found = sum("corrupt" in world.deck for world in worlds(table, "A", count))
    assert abs(found / count - expected) < 4 * (expected * (1 - expected) / count) ** 0.5


@pytest.mark.rule("MA-INFO-9", "MA-INFO-15")
@pytest.mark.parametrize("name", ["stolen-back", "passed-on"])
def test_unseen_thefts_are_guessed_in_every_way_that_fits(name: str) -> None:
    """Matches in which a known card went through several hands; a wrong guess never ends."""
    record = msgspec.json.decode((Path(__file__).parent / f"{name}.json").read_bytes())
    again, form = cantina.Match.open_record(record)
    for seat, text in form.choices:
        again.play(again.game.parse(text), seat)
        if again.state.over:
            break
        for viewer in range(again.players):
            world = again.state.world(viewer, len(again.choices))
            assert world.view(viewer) == again.state.view(viewer)


@pytest.mark.rule("MA-INFO-9")
def test_an_equal_card_played_does_not_prove_a_theft() -> None:
    """C knows that B holds a camp; A takes something from B, and then plays a camp."""
    table = build_position(
        "forest desert plains",
        basic=True,
        hands={"A": "ambush camp", "B": "camp desert-2", "C": "ambush forest-9"},
        active="C",
        deck="mountain-1 mountain-2 mountain-3 mountain-4 mountain-5 mountain-6",
    )
    known = table.state.dump()
    at = next(n for n, (card, _) in enumerate(known["table"]["hands"][1]) if CARD_NAMES[card] == "camp")
    known["table"]["hands"][1][at][1] |= 1 << 2
    known["table"]["history"].append(["saw-hand", 1, 2, 0, 0b110, CARD_NAMES.index("camp")])
    table = Position(cantina.game("marshals").load(known))
    assert table.seen_by("C").seats[1].hand_known == ("camp",)
    table.do("pass", "ambush seat-2", "pass", "pass", "camp seat-3")
    holders = Counter("camp" in world.hand("B") for world in worlds(table, "C", 200))
    assert holders[True] > 20
    assert holders[False] > 20


@pytest.mark.rule("MA-INFO-8")
def test_whoever_knew_the_outlaw_knows_what_a_hideout_kept() -> None:
    table = build_position(
        "forest desert forest mountain",
        hands={"A": "clue-forest", "B": "hideout-desert", "E": "wild"},
        discard="jurisdiction jurisdiction",
        deck="mountain-2 mountain-3 outlaw-1 mountain-4",
    ).do("play clue-forest", "order 1 3 2")
    table.do("play hideout-desert", "search deck")
    assert table.choices == ["keep mountain-3"]
    assert table.why_not("top outlaw-1") == ("outlaw-stays", "MA-HIDE-3")
    table.do("keep mountain-3")
    assert "mountain-3" in table.seen_by("A").seats[1].hand_known
    assert "mountain-3" not in table.seen_by("E").seats[1].hand_known


@pytest.mark.rule("MA-INFO-3", "MA-HIDE-6")
def test_equal_cards_are_not_told_apart() -> None:
    """A has seen one wild card in B's hand; when B plays one, A knows of none."""
    table = build_position(
        "forest desert plains",
        hands={"A": "hideout-forest", "B": "wild wild"},
        discard="jurisdiction jurisdiction",
        deck=NEXT,
    ).do("play hideout-forest", "search seat-2", "take nothing")
    assert table.seen_by("A").seats[1].hand_known == ("wild", "wild")
    table.do("wild forest")
    assert table.seen_by("A").seats[1].hand_known == ("wild",)
    assert PLAYERS[table.view.active] == "B"


@pytest.mark.rule("MA-TOWN-4", "MA-INFO-13")
def test_everyone_knows_that_a_journey_begun_can_be_finished() -> None:
    table = build_position(
        "forest plains forest",
        hands={"A": "wild", "B": "desert-4 forest-3 mountain-9"},
        deck="town-1 mountain-1 mountain-2 mountain-3 plains-7",
        draw=True,
    ).do("buy nothing", "travel desert-4")
    assert (table.deciders, table.kind) == ("B", "travel")
    assert all(world.choices for world in worlds(table, "A"))
