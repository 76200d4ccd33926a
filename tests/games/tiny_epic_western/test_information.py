"""Who knows what (section 13): views, events and worlds."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.games.tiny_epic_western.positions import Position, build_position, new_game

import cantina
from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.content import POKER_NAMES

PLAYERS = ("yellow", "blue", "green", "red")


def worlds(table: Position, player: str | None, count: int = 200) -> list[Position]:
    return [table.world(player, seed) for seed in range(count)]


@pytest.mark.rule("TEW-INFO-1", "TEW-INF-1", "TEW-STACK-5")
def test_what_is_public() -> None:
    table = build_position(
        standing="red bank-left", wounded="blue bank-influence", stacks={"bank": "jail hatter"}, wanted="red"
    )
    public = table.view
    for player in PLAYERS:
        view = table.seen_by(player)
        assert view.mats == public.mats
        assert view.business == public.business
        assert (view.poker, view.discard, view.properties) == (public.poker, public.discard, public.properties)
        for side, seen in zip(view.seats, public.seats, strict=True):
            assert msgspec.structs.replace(side, known=()) == msgspec.structs.replace(seen, known=())


@pytest.mark.rule("TEW-INFO-2", "TEW-INFO-11")
def test_decks_are_anybodys_guess() -> None:
    table = build_position(deck="jail church hatter …", poker="hat-5")
    for player in (None, "yellow"):
        guessed = worlds(table, player)
        assert len({world.deck[0] for world in guessed}) > 15
        assert all(sorted(world.deck) == sorted(table.deck) for world in guessed)
        assert len({world.poker[0] for world in guessed}) > 5


@pytest.mark.rule("TEW-INFO-3", "TEW-DEAL-3")
def test_phase_one_shows_each_player_their_own_cards() -> None:
    table = new_game(3, bosses="banker,chief,lawman")
    for seat, player in enumerate(("yellow", "blue", "green")):
        view = table.seen_by(player)
        assert [len(side.known) for side in view.seats] == [2 if one == seat else 0 for one in range(3)]
        assert view.rivals == (None,)
    dealt = table.events_of(e.HandDealt)[0]
    assert dealt.seen_by(dealt.seat).cards is not None
    assert dealt.seen_by(None).cards is None
    assert all(side.known == () for side in table.view.seats)


@pytest.mark.rule("TEW-INFO-4", "TEW-DEAL-5")
def test_a_discard_is_known_to_whoever_made_it() -> None:
    table = build_position(cards={"yellow": "hat-5"})
    (mine,) = table.seen_by("yellow").discarded
    assert mine in table.discard
    assert table.seen_by("blue").discarded != (mine,)
    assert table.view.discarded == ()
    assert all(mine in world.discard for world in worlds(table, "yellow", 50))
    assert len({tuple(world.discard) for world in worlds(table, "blue", 50)}) > 20


@pytest.mark.rule("TEW-INFO-5")
def test_kept_cards_are_hidden_until_revealed() -> None:
    table = build_position(cards={"yellow": "hat-5", "red": "steer-1"}, standing="red bank-porch").next_dice(
        1, 6
    )
    assert len({world.hand("yellow")[0] for world in worlds(table, "red")}) > 8
    table.do("place bank porch", "reveal")
    assert {world.hand("yellow")[0] for world in worlds(table, "red", 30)} == {"hat-5"}
    assert {world.hand("red")[0] for world in worlds(table, "red", 30)} == {"steer-1"}


@pytest.mark.rule("TEW-INFO-6")
def test_phase_three_shows_cards_but_not_discards() -> None:
    table = build_position(
        cards={"yellow": "hat-5"},
        rival="steer-2",
        bosses={"red": "chief"},
        wounded="red bank-porch",
        phase="resolution",
    )
    assert table.kind == "gain"  # the Chief's, after the cards are shown
    assert table.seen_by("blue").seats[0].known == ("hat-5",)
    assert table.view.rivals == ("steer-2",)
    assert table.view.discarded == ()
    for world in worlds(table, "blue", 30):
        assert (world.hand("yellow"), world.view.rivals) == (["hat-5"], ("steer-2",))


@pytest.mark.rule("TEW-INFO-7")
def test_auctioned_cards_are_lost_in_the_deck_again() -> None:
    table = build_position(
        stacks={"sheriff": "auction-house"}, deck="jail church hatter …", influence={"yellow": (1, 0, 0)}
    )
    table.do("place sheriff porch", "pay money")
    # Nothing can be paid, so the cards have gone back.
    assert table.view.turned == ()
    tops = Counter(world.deck[0] for world in worlds(table, "yellow", 400))
    assert tops["jail"] < 60
    assert tops["church"] < 60


@pytest.mark.rule("TEW-INFO-8")
def test_what_the_gaming_house_shows() -> None:
    table = build_position(cards={"yellow": "steer-1"}, poker="hat-5", stacks={"sheriff": "gaming-house"})
    table.do("place sheriff porch", "draw", "keep hat-5")
    drawn, swapped = table.events_of(e.CardDrawn)[0], table.events_of(e.CardSwapped)[0]
    assert (drawn.seen_by(1).card, drawn.seen_by(0).card) == (None, "hat-5")
    assert (swapped.seen_by(None).card, swapped.seen_by(None).discarded) == (None, None)
    for world in worlds(table, "yellow", 30):
        assert world.hand("yellow") == ["hat-5"]
        assert world.discard[0] == "steer-1"
    assert len({world.hand("yellow")[0] for world in worlds(table, "red")}) > 8


@pytest.mark.rule("TEW-INFO-9")
def test_the_solo_rivals_cards() -> None:
    table = build_position(1, rival="hat-3 steer-5", standing="green bank-right", poker="hat-5").next_dice(1, 6)
    assert table.seen_by("yellow").rivals == (None, "steer-5")
    table.do("place bank left")
    assert table.view.duel is not None
    assert table.view.duel.card == "hat-5"
    downs = {world.state.dump()["table"]["rivals"][0][0] for world in worlds(table, "yellow")}
    known = {POKER_NAMES.index(card) for card in ("steer-5", "hat-5", table.hand("yellow")[0])}
    assert len(downs) > 6
    assert not downs & known


def _reshuffled() -> Position:
    """Everything but the last card of the poker deck is drawn for the Rival, then the discards return."""
    table = build_position(
        1,
        rival="hat-3 steer-5",
        cards={"yellow": "hat-4"},
        influence={"yellow": (6, 6, 6)},
        standing="green bank-right",
    ).next_dice(1, 6)
    table.do("place bank left")
    while not table.events_of(e.PokerReshuffled):
        table.do(next(text for text in table.choices if text.startswith("rival redraw")))
    return table


@pytest.mark.rule("TEW-SOLO-22", "TEW-INFO-9", "TEW-INFO-4")
def test_after_a_reshuffle_every_card_of_the_deck_has_been_seen() -> None:
    table = _reshuffled()
    for world in worlds(table, "yellow", 60):
        # All others have been seen, so the Rival's face-down card is no secret to a good memory.
        assert world.state.dump()["table"]["rivals"][0][0] == POKER_NAMES.index("hat-3")
        assert sorted(world.poker) == sorted(table.poker)
    assert len({tuple(world.poker) for world in worlds(table, "yellow", 60)}) > 50
    # A spectator has not seen what the player holds and discarded.
    downs = {world.state.dump()["table"]["rivals"][0][0] for world in worlds(table, None, 100)}
    assert len(downs) == 3


@pytest.mark.rule("TEW-PROP-24", "TEW-INFO-4", "TEW-INFO-8")
def test_whoever_discarded_a_card_knows_that_it_is_in_the_new_deck() -> None:
    """Yellow's discard is shuffled into the deck that blue draws from; nobody else can hold it."""
    table = build_position(
        3,
        active="blue",
        dealer="blue",
        stacks={"sheriff": "gaming-house"},
        gaps="hat-1 hat-2 hat-3 hat-4 hat-5 steer-1",
        cards={"yellow": "steer-2", "blue": "steer-3", "green": "steer-4"},
        rival="steer-5",
    )
    data = table.state.dump()
    (mine,) = table.seen_by("yellow").discarded
    # The deck has been drawn and discarded by the Gaming House before: blue took all of it.
    for card, _ in reversed(data["table"]["poker"]):
        kept = POKER_NAMES.index("steer-3")
        data["table"]["history"] += [["drew", 1, 0, 0, 2, card], ["kept", 1, 0, 0, 2, kept]]
        data["table"]["discard"].append([card, 2])
    data["table"]["poker"] = []
    again = Position(Position.GAME.load(data))
    again.do("place sheriff porch", "draw")
    assert again.events_of(e.PokerReshuffled)
    again.do(again.choices[0])
    held: Counter[str] = Counter()
    for world in worlds(again, "yellow", 300):
        assert mine not in world.hand("green")
        assert world.state.dump()["table"]["rivals"][0][0] != POKER_NAMES.index(mine)
        held.update(card for card in world.hand("blue") if card == mine)
    assert 5 < held[mine] < 60  # blue may have drawn it, one time in about 20


def test_a_tampered_position_is_told_apart() -> None:
    table = build_position(cards={"yellow": "hat-5"})
    data = table.state.dump()
    hand, gaps = data["table"]["hands"][0][0], data["table"]["gaps"]
    hand[0], gaps[0] = gaps[0], hand[0]
    with pytest.raises(cantina.BadPosition, match="history"):
        Position.GAME.load(data).world(0, 1)


@pytest.mark.rule("TEW-INFO-10", "TEW-DEAL-1")
def test_every_round_begins_with_a_clean_sheet() -> None:
    table = build_position(cards={"yellow": "hat-5"}, revealed="yellow", phase="end")
    assert table.seen_by("red").discarded == ()
    assert table.seen_by("red").seats[0].known == ()


@pytest.mark.rule("TEW-INFO-11")
def test_kept_cards_are_guessed_evenly() -> None:
    table = build_position(2, gaps="hat-1 hat-2 hat-3 hat-4 hat-5 steer-1", cards={"yellow": "steer-2"})
    count = 4000
    held = Counter(world.hand("green")[0] for world in worlds(table, "yellow", count))
    assert len(held) == 12  # 20 cards but the gaps, the own one and the own discard
    expected = count / 12
    assert all(abs(times - expected) < 5 * expected**0.5 for times in held.values())
