"""Running out of cards, the end and victory; two players; the basic mode (sections 16 to 19)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.marshals.positions import build_position, new_game

from cantina.games.marshals import events as e
from cantina.games.marshals.content import CARD_NAMES, CORRUPT, JURISDICTION, WILD, deck_cards
from cantina.games.marshals.rules.setup import shuffle_deck, sorted_deck
from cantina.kernel.random_streams import seeded

NEXT = "mountain-10 mountain-9 mountain-8 mountain-7"


def finish(at: str = "forest desert plains", **facts: Any) -> Any:
    """A game about to end: the active player draws the last outlaw, 1, from a deck of one card."""
    facts.setdefault("captured", {"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"})
    facts.setdefault("discard", "mountain-1")
    return build_position(at, deck="outlaw-1", only=True, draw=True, **facts)


@pytest.mark.rule("MA-DECK-1", "MA-DECK-2", "MA-DECK-3", "MA-DECK-4")
@pytest.mark.parametrize(("players", "preset"), [(2, "full"), (3, "full"), (4, "full"), (3, "basic")])
def test_the_deck_is_never_refilled_and_never_empty(players: int, preset: str) -> None:
    for seed in range(60):
        table = new_game(players, seed, preset=preset)
        rng = seeded(seed, 4)
        others = [name for name in table.deck if not name.startswith("outlaw")]
        while (decision := table.state.decision) is not None:
            deck = table.deck
            assert deck or decision.kind == "claim"  # the claims on the very last outlaw
            left = [name for name in deck if not name.startswith("outlaw")]
            assert len(left) <= len(others)
            others = left
            outlaws = len(deck) - len(left)
            captured = sum(len(seat.captures) for seat in table.view.seats)
            assert outlaws + captured == 4
            if len(deck) == 1 and captured < 4:
                assert outlaws == 1
            table.state.apply(decision.choices[rng.below(len(decision.choices))])


@pytest.mark.rule("MA-END-1", "MA-END-4")
def test_four_captures_end_the_game_with_cards_in_the_deck() -> None:
    table = build_position(
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"}, deck=f"outlaw-1 {NEXT}", draw=True
    )
    assert table.state.over
    assert table.view.deck > 4
    assert table.ending == "captured-money"


@pytest.mark.rule("MA-END-2", "MA-WIN-2")
def test_a_definitive_escape_ends_the_game_for_the_revealed_corrupt_marshal() -> None:
    table = finish(discard="camp-forest-1", corrupt="B", money={"A": 99})
    assert table.ending == "fled-corrupt"
    assert table.winners == "B"
    out = finish("forest - plains", discard="camp-forest-1", corrupt="B", money={"A": 99})
    assert out.winners == "A"  # only a player in play wins by an escape


@pytest.mark.rule("MA-END-3", "MA-END-4", "MA-END-5", "MA-WIN-1")
def test_the_last_in_play_wins_at_once() -> None:
    table = build_position(
        "desert desert -",
        hands={"A": "ambush-desert-1", "B": "wild"},
        bullets={"B": 0},
        captured={"outlaw-1": "B", "outlaw-2": "B", "outlaw-3": "B"},
        money={"A": 0, "B": 200, "C": 300},
    ).do("play ambush-desert-1")
    assert table.state.over
    assert table.winners == "A"
    assert table.discard[:2] == ["ambush-desert-1", "wild"]
    two = build_position("desert desert -", hands={"A": "ambush-desert-1"}, deck=NEXT).do(
        "play ambush-desert-1"
    )
    assert not two.state.over


@pytest.mark.rule("MA-WIN-2", "MA-WIN-3")
def test_the_escape_comes_before_three_captures() -> None:
    captured = dict.fromkeys(("outlaw-2", "outlaw-3", "outlaw-4"), "A")
    assert finish(active="C", captured=captured, discard="camp-forest-1", corrupt="B").winners == "B"
    third = finish(active="C", captured=captured, discard="camp-forest-1", money={"B": 500})
    assert third.winners == "A"
    assert third.ending == "fled-majority"
    corrupt_captured = finish(active="C", captured=captured, corrupt="A", money={"B": 500})
    assert corrupt_captured.winners == "A"  # captures made before count for the corrupt Marshal too
    assert corrupt_captured.ending == "captured-majority"


@pytest.mark.rule("MA-WIN-4", "MA-ELIM-6")
def test_money_decides_also_for_the_corrupt_and_the_eliminated() -> None:
    assert finish(money={"A": 0, "B": 90}, corrupt="B", active="C").winners == "B"
    assert finish("forest - plains", money={"A": 0, "B": 90}).winners == "B"
    captured = {"outlaw-2": "B", "outlaw-3": "B", "outlaw-4": "B"}
    out = finish("forest - plains", captured=captured, money={"A": 0, "C": 95})
    assert out.winners == "C"


@pytest.mark.rule("MA-WIN-2", "MA-WIN-3", "MA-WIN-4")
@pytest.mark.parametrize(
    ("facts", "captured", "fled"),
    [
        ({"money": {"A": 9, "B": 60, "C": 20}}, ((1,), "captured-money"), ((1,), "fled-money")),
        ({"money": {"B": 60}, "corrupt": "C"}, ((1,), "captured-money"), ((2,), "fled-corrupt")),
        (
            {"money": {"B": 60}, "captured": {"outlaw-2": "A", "outlaw-3": "A", "outlaw-4": "A"}},
            ((0,), "captured-majority"),
            ((0,), "fled-majority"),
        ),
    ],
)
def test_a_view_names_who_would_win_by_each_ending(facts: Any, captured: Any, fled: Any) -> None:
    view = build_position(deck=f"outlaw-1 {NEXT}", **facts).seen_by(None)
    assert [(one.cause, (one.seats, one.ending)) for one in view.leaders] == [
        ("captured", captured),
        ("fled", fled),
    ]


@pytest.mark.rule("MA-WIN-5")
def test_three_captures_do_not_end_the_game() -> None:
    table = build_position(captured={"outlaw-2": "A", "outlaw-3": "A"}, deck=f"outlaw-4 {NEXT}", draw=True)
    assert table.captures("A") == ("outlaw-2", "outlaw-3", "outlaw-4")
    assert not table.state.over


@pytest.mark.rule("MA-WIN-6")
def test_ties_in_money() -> None:
    one_each = {"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "C"}
    more = finish(active="C", captured={**one_each, "outlaw-4": "A"}, money={"A": 40, "B": 40, "C": 10})
    assert more.winners == "A"  # captures
    gone = finish("- desert plains", active="C", captured=one_each, money={"A": 90, "B": 90, "C": 0})
    assert gone.winners == "B"  # in play before eliminated
    rich = finish(
        active="C", captured=one_each, money={"A": 90, "B": 90, "C": 0}, bullets={"A": 3}, provisions={"B": 2}
    )
    assert rich.winners == "A"  # seven against six
    shared = finish(active="C", captured=one_each, money={"A": 90, "B": 90, "C": 0})
    assert shared.winners == "AB"
    assert shared.state.result is not None
    assert shared.state.result.ranking == ((0, 1), (2,))


@pytest.mark.rule("MA-TWO-1", "MA-TWO-3")
def test_the_deck_for_two() -> None:
    cards = Counter(deck_cards(2, False))
    assert cards.total() == 76
    assert (cards[CORRUPT], cards[JURISDICTION], cards[WILD]) == (0, 0, 3)
    missing = Counter(deck_cards(4, False)) - cards
    assert {CARD_NAMES[card] for card in missing} == {"wild", "jurisdiction", "corrupt"}
    table = build_position("forest desert", deck=f"outlaw-1 {NEXT}", draw=True)
    assert table.money("A") == 40


@pytest.mark.rule("MA-TWO-2", "MA-BASIC-4")
def test_without_a_corrupt_card_the_deck_is_one_plain_shuffle() -> None:
    for cards in (sorted_deck(2, False), sorted_deck(3, True)):
        places = Counter(list(shuffle_deck(cards, seeded(seed, 3))).index(0) for seed in range(3000))
        assert len(places) == len(cards)
        assert max(places.values()) < 90


@pytest.mark.rule("MA-TWO-4")
def test_two_players_never_show_cancel_or_win_by_corruption() -> None:
    for seed in range(150):
        table = new_game(2, seed)
        rng = seeded(seed, 4)
        while (decision := table.state.decision) is not None:
            assert decision.kind not in ("show", "cancel")
            before = len([seat for seat in table.view.seats if seat.terrain is None])
            assert before == 0
            table.state.apply(decision.choices[rng.below(len(decision.choices))])
        assert table.ending != "fled-corrupt"


@pytest.mark.rule("MA-BASIC-1", "MA-BASIC-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_deck(players: int) -> None:
    cards = Counter(CARD_NAMES[card] for card in deck_cards(players, True))
    assert cards.total() == 66
    assert (cards["wild"], cards["ambush"], cards["camp"]) == (6, 8, 8)
    assert sum(cards[f"outlaw-{number}"] for number in (1, 2, 3, 4)) == 4
    kinds = {name.split("-")[0] for name in cards}
    assert kinds == {"forest", "desert", "plains", "mountain", "wild", "outlaw", "ambush", "camp"}
    assert new_game(players, 3, preset="basic").state.seats == players


@pytest.mark.rule("MA-BASIC-2", "MA-BASIC-3", "MA-BASIC-14")
def test_no_boards_bounties_or_claims_in_the_basic_mode() -> None:
    table = build_position(
        "forest desert plains", basic=True, hands={"B": "forest-9"}, deck=f"outlaw-4 {NEXT}", draw=True
    )
    assert table.kind == "main"
    assert table.captures("A") == ("outlaw-4",)
    assert [(s.bullets, s.provisions, s.money) for s in table.view.seats] == [(0, 0, 0)] * 3
    assert table.why_not("shoot") == ("no-boards", "MA-BASIC-2")
    assert table.why_not("ride forest") == ("no-boards", "MA-BASIC-2")
    assert table.why_not("play clue-forest") == ("not-in-basic", "MA-BASIC-7")
    fresh = new_game(3, 1, preset="basic")
    assert all(seat.terrain == seat.marshal for seat in fresh.view.seats)
    assert sorted(fresh.view.row) == ["desert", "forest", "mountain", "plains"]


@pytest.mark.rule("MA-BASIC-6", "MA-BASIC-7")
def test_moving_draws_again_and_the_rest_ends_the_turn() -> None:
    hands = {"A": "desert-1 wild ambush camp", "B": "forest-1", "C": "forest-2"}
    table = build_position("forest desert plains", basic=True, hands=hands, deck=NEXT)
    assert table.choices == [
        "pass",
        "wild desert",
        "move desert-1",
        "ambush seat-2",
        "ambush seat-3",
        "camp seat-2",
        "camp seat-3",
    ]
    assert table.do("move desert-1").active == "A"
    assert table.hand("A")[0] == "mountain-10"
    assert table.do("ambush seat-2").active == "B"


@pytest.mark.rule("MA-BASIC-8")
def test_terrain_and_position_do_not_matter() -> None:
    table = build_position(
        "forest desert mountain", basic=True, hands={"A": "ambush camp", "C": "wild"}, deck=NEXT
    )
    assert {"ambush seat-3", "camp seat-3", "camp seat-2"} <= set(table.choices)


@pytest.mark.rule("MA-BASIC-9", "MA-INFO-15")
def test_a_basic_ambush_takes_a_card_at_random() -> None:
    taken = Counter[str]()
    for seed in range(200):
        table = build_position(
            "forest desert plains",
            basic=True,
            hands={"A": "ambush", "B": "forest-1 wild"},
            deck=NEXT,
            seed=seed,
        )
        assert table.why_not("ambush seat-3") == ("no-cards-to-take", "MA-BASIC-9")
        table.do("ambush seat-2")
        [stolen] = table.hand("A")
        taken[stolen] += 1
        [event] = table.events_of(e.CardTaken)
        assert event.seen_by(0).card == event.seen_by(1).card == stolen
        assert event.seen_by(2).card is event.seen_by(None).card is None
        assert table.seen_by("B").seats[0].hand_known == (stolen,)
        assert table.seen_by("C").seats[0].hand_known == ()
    assert 60 < taken["wild"] < 140


@pytest.mark.rule("MA-BASIC-10", "MA-BASIC-11", "MA-INFO-15")
def test_a_basic_camp_makes_a_rival_miss_one_turn() -> None:
    table = build_position(
        "forest desert plains", basic=True, hands={"A": "camp", "B": "camp", "C": "wild"}, deck=NEXT
    ).do("camp seat-3")
    assert all(table.seen_by(player).seats[2].misses_turn for player in (None, "A", "B", "C"))
    assert table.why_not("camp seat-3") == ("already-missing", "MA-BASIC-11")
    table.do("pass")
    assert table.active == "A"
    assert table.events_of(e.TurnMissed)[0].seat == 2
    assert table.hand("C") == ["wild"]  # nothing drawn
    assert not table.view.seats[2].misses_turn
    assert table.do("pass", "pass").active == "C"


@pytest.mark.rule("MA-BASIC-12")
def test_a_basic_card_needs_a_rival_it_can_be_played_on() -> None:
    table = build_position("forest desert", basic=True, hands={"A": "ambush camp"}, missing="B")
    assert table.choices[0] == "pass"
    assert not [text for text in table.choices if text.startswith(("ambush", "camp"))]


@pytest.mark.rule("MA-BASIC-13")
def test_shelter_and_escapes_in_the_basic_mode() -> None:
    table = build_position("forest desert", basic=True, discard="ambush", deck=f"outlaw-1 {NEXT}", draw=True)
    assert table.deck[-1] == "outlaw-1"
    assert table.view.shelter
    last = finish(
        "forest desert",
        basic=True,
        discard="camp",
        captured={"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "B"},
    )
    assert last.ending == "basic-fled"
    assert last.winners == "B"


@pytest.mark.rule("MA-BASIC-15")
def test_how_the_basic_mode_ends() -> None:
    assert finish("forest desert plains", basic=True).ending == "basic-captured"
    assert finish("forest desert plains", basic=True, discard="ambush").ending == "basic-fled"


@pytest.mark.rule("MA-BASIC-16")
@pytest.mark.parametrize(
    ("captured", "winner"),
    [
        ({"outlaw-2": "B", "outlaw-3": "B", "outlaw-4": "C"}, "B"),  # two outlaws
        ({"outlaw-2": "B", "outlaw-3": "B", "outlaw-4": "A"}, "A"),  # 15 + 30 = 20 + 25: the higher single one
        ({"outlaw-2": "A", "outlaw-3": "B", "outlaw-4": "B"}, "B"),  # 55 to 35
    ],
)
def test_who_wins_the_basic_mode(captured: dict[str, str], winner: str) -> None:
    assert finish("forest desert plains", basic=True, captured=captured).winners == winner
