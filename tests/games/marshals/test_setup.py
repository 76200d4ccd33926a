"""Components and set-up (sections 2 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.marshals.positions import GAME, PLAYERS, build_position, new_game

import cantina
from cantina.games.marshals import events as e
from cantina.games.marshals.content import (
    BOUNTIES,
    BOX_CARDS_BY_BACK,
    CARD_NAMES,
    CORRUPT,
    FIRST_CAMP,
    FIRST_CLUE,
    FIRST_HIDEOUT,
    FIRST_OUTLAW,
    JURISDICTION,
    OUTLAW_COUNT,
    TERRAINS,
    VALUE_COUNT,
    WILD,
    deck_cards,
    is_ambush,
    is_event,
    is_shelter,
    terrain_of,
)
from cantina.games.marshals.rules.setup import shuffle_deck, sorted_deck
from cantina.games.marshals.text_board import text_board
from cantina.kernel.random_streams import seeded
from cantina.localization import Localizer

FULL = Counter(deck_cards(4, False))


def count(kind: object) -> int:
    assert callable(kind)
    return sum(number for card, number in FULL.items() if kind(card))


@pytest.mark.rule("MA-COMP-1", "MA-COMP-2", "MA-COMP-8", "MA-COMP-12")
def test_the_box_and_the_far_west_deck() -> None:
    assert sum(BOX_CARDS_BY_BACK.values()) == 100
    assert FULL.total() == BOX_CARDS_BY_BACK["deck"] == 82
    assert count(lambda card: card < WILD) == 40
    assert FULL[WILD] == 6
    assert count(lambda card: FIRST_OUTLAW <= card < FIRST_OUTLAW + OUTLAW_COUNT) == 4
    assert count(is_event) == 5
    assert FULL[CORRUPT] == 1
    ambushes, camps = count(is_ambush), count(lambda card: FIRST_CAMP <= card < FIRST_CLUE)
    clues = count(lambda card: FIRST_CLUE <= card < FIRST_HIDEOUT)
    hideouts = count(lambda card: FIRST_HIDEOUT <= card < JURISDICTION)
    assert (ambushes, camps, clues, hideouts, FULL[JURISDICTION]) == (8, 8, 4, 4, 2)
    assert ambushes + camps + clues + hideouts + FULL[JURISDICTION] == 26
    events = [CARD_NAMES[card] for card in FULL if is_event(card)]
    assert events == ["border", "train-left", "train-right", "town-1", "town-2"]


@pytest.mark.rule("MA-COMP-3", "MA-COMP-4", "MA-COMP-5", "MA-COMP-9", "MA-COMP-10", "MA-COMP-11")
def test_terrains_values_and_costs_are_even() -> None:
    assert len(TERRAINS) == BOX_CARDS_BY_BACK["map"] == BOX_CARDS_BY_BACK["character"] == 4
    assert [(card // VALUE_COUNT, card % VALUE_COUNT + 1) for card in range(WILD)] == [
        (terrain, value) for terrain in range(4) for value in range(1, 11)
    ]
    shelters = Counter(
        (is_ambush(card), terrain_of(card), GAME.numbers.printed.cost_of(card))
        for card in FULL
        if is_shelter(card)
    )
    wanted = [(kind, t, cost) for kind in (True, False) for t in range(4) for cost in (1, 2)]
    assert shelters == Counter(wanted)
    assert sorted(terrain_of(card) for card in range(FIRST_CLUE, FIRST_HIDEOUT)) == [0, 1, 2, 3]
    assert sorted(terrain_of(card) for card in range(FIRST_HIDEOUT, JURISDICTION)) == [0, 1, 2, 3]
    assert terrain_of(JURISDICTION) == -1


@pytest.mark.rule("MA-COMP-7")
def test_an_outlaw_has_one_number() -> None:
    assert BOUNTIES == [15, 20, 25, 30]
    full = build_position(deck="outlaw-4 wild", draw=True)
    assert full.money("A") == 10 + 2 * 30
    basic = build_position(
        "forest desert",
        basic=True,
        deck="outlaw-4",
        only=True,
        captured={"outlaw-1": "A", "outlaw-2": "B", "outlaw-3": "B"},
        discard="forest-1",
        draw=True,
    )
    result = basic.state.result
    assert result is not None
    assert result.breakdown[0] == {"captures": 2, "danger": 45, "highest": 30}


@pytest.mark.rule("MA-COMP-6")
def test_a_wild_card_stands_for_any_terrain() -> None:
    table = build_position("desert forest plains", hands={"A": "wild"}, provisions={"A": 0})
    assert [text for text in table.choices if text.startswith("wild")] == ["wild forest", "wild plains"]


@pytest.mark.rule("MA-COMP-13")
def test_money_has_no_limit_and_is_shown_in_sacks() -> None:
    table = build_position(money={"A": 1000}, deck="outlaw-4 wild", draw=True)
    assert table.money("A") == 1060
    board = text_board(table.view, Localizer(cantina.game("marshals")))
    assert f"1060 {'◉' * 35}" in board


@pytest.mark.rule("MA-COMP-14", "MA-COMP-15")
def test_limits_of_bullets_provisions_and_money() -> None:
    table = build_position(
        "forest forest desert",
        bullets={"A": 5, "B": 0},
        provisions={"A": 6, "B": 0},
        money={"B": 4},
        deck="town-1 wild wild",
        draw=True,
    )
    assert table.why_not("buy provision") == ("full-provisions", "MA-COMP-14")
    table.do("buy bullet")
    assert table.deciders == "B"  # six of each: nothing left to buy
    table.do("buy bullet")
    assert table.why_not("buy provision") == ("cannot-afford", "MA-TOWN-8")
    table.do("buy bullet")  # that was the last money: nothing more is asked
    assert table.money("B") == 0
    assert (table.deciders, table.kind) == ("B", "main")
    poor = build_position("forest forest desert", bullets={"A": 0}, provisions={"A": 0}, money={"A": 2})
    assert poor.why_not("shoot") == ("no-bullets", "MA-COMP-15")
    assert poor.why_not("ride desert") == ("no-provisions", "MA-COMP-15")
    full = build_position(bullets={"A": 6}, provisions={"A": 5}, deck="town-1 wild", draw=True)
    assert full.why_not("buy bullet") == ("full-bullets", "MA-COMP-14")


@pytest.mark.rule("MA-COMP-16")
def test_the_bank_pays_and_sells_without_end() -> None:
    table = build_position(
        "forest forest forest forest",
        bullets=dict.fromkeys(PLAYERS, 0),
        provisions=dict.fromkeys(PLAYERS, 0),
        money=dict.fromkeys(PLAYERS, 500),
        deck="town-1 wild",
        draw=True,
    )
    while table.kind == "buy":
        table.do(table.choices[0])
    assert [(table.bullets(player), table.provisions(player)) for player in PLAYERS] == [(6, 6)] * 4


@pytest.mark.rule("MA-SETUP-1", "MA-SETUP-3", "MA-SETUP-4", "MA-SETUP-5", "MA-SETUP-11")
def test_map_characters_and_first_player_are_drawn() -> None:
    rows, homes, firsts = set(), set(), Counter[int]()
    for seed in range(400):
        view = new_game(4, seed).view
        assert sorted(view.row) == sorted(TERRAINS)
        rows.add(view.row)
        marshals = tuple(seat.marshal for seat in view.seats)
        assert len(set(marshals)) == 4
        homes.add(marshals)
        firsts[new_game(4, seed).events_of(e.FirstPlayerDrawn)[0].seat] += 1
        start = new_game(4, seed).events_of(e.CharacterDealt)
        assert [event.marshal for event in start] == list(marshals)
    assert len(rows) == 24
    assert len(homes) == 24
    assert all(60 < firsts[seat] < 140 for seat in range(4))
    # The first decision may come after an outlaw or event; pawns are at home as long as nobody has moved.
    assert all(seat.terrain == seat.marshal for seat in new_game(4, 1).view.seats)


@pytest.mark.rule("MA-SETUP-4", "MA-SETUP-11")
def test_players_may_choose_characters_and_who_begins() -> None:
    table = new_game(3, 5, characters="mountain,forest,desert", first=2)
    assert [seat.marshal for seat in table.view.seats] == ["mountain", "forest", "desert"]
    assert table.events_of(e.FirstPlayerDrawn)[0].seat == 1
    game = cantina.game("marshals")
    for options, words in (
        ({"characters": "forest,forest,desert"}, "different names"),
        ({"characters": "forest,desert"}, "3 names"),
        ({"characters": "swamp,desert,plains"}, "forest, desert, plains, mountain"),
        ({"first": 4}, "1 to 3"),
        ({"first": 0}, "random, 1"),
        ({"preset": "hard"}, "full, basic"),
    ):
        with pytest.raises(cantina.BadOption, match=words):
            game.new(3, 1, **options)


@pytest.mark.rule("MA-SETUP-2")
def test_neighbours_on_the_row() -> None:
    near = {
        "forest": {"desert"},
        "desert": {"forest", "plains"},
        "plains": {"desert", "mountain"},
        "mountain": {"plains"},
    }
    for here, there in near.items():
        table = build_position(f"{here} desert plains", hands={"A": "wild"})
        rides = {text.removeprefix("ride ") for text in table.choices if text.startswith("ride")}
        assert rides == there
        for terrain in set(TERRAINS) - there - {here}:
            assert table.why_not(f"ride {terrain}") == ("not-adjacent", "MA-MOVE-1")


@pytest.mark.rule("MA-SETUP-6", "MA-SETUP-10")
def test_what_everybody_starts_with() -> None:
    fresh = [table for table in (new_game(4, seed) for seed in range(50)) if table.view.turn == 1]
    for table in (table for table in fresh if table.kind == "main"):
        assert table.view.discard == ()
        for seat in table.view.seats:
            assert (seat.bullets, seat.provisions, seat.money) == (4, 4, 10)
    assert len(fresh) > 30


@pytest.mark.rule("MA-SETUP-7", "MA-SETUP-8", "MA-SETUP-9")
def test_the_corrupt_card_is_in_the_upper_half() -> None:
    cards = sorted_deck(4, False)
    places = Counter[int]()
    for seed in range(4000):
        deck = list(shuffle_deck(cards, seeded(seed, 1)))
        assert sorted(deck) == sorted(deck_cards(4, False))
        places[81 - deck.index(CORRUPT)] += 1
    assert set(places) == set(range(41))  # of 81 others 40 are upper: with the corrupt card, the top 41
    assert max(places.values()) < 2 * min(places.values()) + 40
    assert len({tuple(shuffle_deck(cards, seeded(seed, 1))) for seed in range(50)}) == 50


@pytest.mark.rule("MA-SETUP-12", "MA-SETUP-13", "MA-SETUP-15", "MA-CORR-1")
def test_hands_without_outlaws_and_a_rebuilt_deck() -> None:
    rebuilt = holders = 0
    for seed in range(600):
        table = new_game(4, seed)
        built = list(table.state.dump()["table"]["built"])
        aside = table.events_of(e.OutlawSetAside)
        assert len(built) == 66
        assert sum(FIRST_OUTLAW <= card < FIRST_OUTLAW + OUTLAW_COUNT for card in built) == 4
        for dealt in table.events_of(e.HandDealt):
            assert len(dealt.cards) == 4
            assert not any(name.startswith("outlaw") for name in dealt.cards)
            holders += "corrupt" in dealt.cards
        order = [dealt.seat for dealt in table.events_of(e.HandDealt)]
        first = table.events_of(e.FirstPlayerDrawn)[0].seat
        assert order == [(first + place) % 4 for place in range(4)]
        if CORRUPT in built:
            place = 65 - built.index(CORRUPT)
            # 41 upper cards less the 16 dealt; or the upper half of the rebuilt 66.
            assert place < (33 if aside else 25)
        if aside:
            rebuilt += 1
            assert sorted(table.events_of(e.DeckRebuilt)[0].cards) == sorted(event.card for event in aside)
        else:
            assert not table.events_of(e.DeckRebuilt)
    assert rebuilt > 200
    assert 180 < holders < 290  # 16 of 41 places


@pytest.mark.rule("MA-SETUP-16")
@pytest.mark.parametrize(
    ("players", "preset", "size"),
    [(2, "full", 68), (3, "full", 70), (4, "full", 66), (2, "basic", 58), (3, "basic", 54), (4, "basic", 50)],
)
def test_deck_sizes_when_the_first_turn_begins(players: int, preset: str, size: int) -> None:
    for seed in range(30):
        built = new_game(players, seed, preset=preset).state.dump()["table"]["built"]
        assert len(built) == size
        assert {FIRST_OUTLAW + number for number in range(OUTLAW_COUNT)} <= set(built)


@pytest.mark.rule("MA-SETUP-17")
def test_chance_is_used_where_the_rules_say_and_nowhere_else() -> None:
    game = cantina.game("marshals")
    allowed = {"border": "border-crossed", "blind": "rival-searched"}
    used = Counter[str]()
    for seed in range(40):
        for preset in ("full", "basic"):
            state = game.new(3, seed, preset=preset)
            rng = seeded(seed, 2)
            while (decision := state.decision) is not None:
                before = dict(zip(game.streams, (s.drawn for s in state.streams), strict=True))
                events = state.apply(decision.choices[rng.below(len(decision.choices))])
                tags = {type(event).__struct_config__.tag for event in events}
                for name, stream in zip(game.streams, state.streams, strict=True):
                    if stream.drawn != before[name]:
                        used[name] += 1
                        assert name in allowed
                        assert allowed[name] in tags or (name == "blind" and "card-taken" in tags)
    assert set(used) == {"border", "blind"}
