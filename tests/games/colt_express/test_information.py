"""Section 14 of the rules: who knows what."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import (
    Position,
    new_game,
    planning_position,
    round_event_position,
    round_start_position,
    scoring_position,
    stealing_position,
)

FOUR = "doc 4i, tuco 3i, ghost 4i, belle 3i"
HANDS = {name: ["move", "fire"] for name in ("doc", "tuco", "ghost", "belle")}
EVERYONE = (None, 0, 1, 2)


@pytest.mark.rule("CE-INFO-1", "CE-INFO-2", "CE-INFO-18")
def test_what_lies_open_is_known_to_all() -> None:
    position = stealing_position(
        "doc 2i, tuco 2i, ghost 0r",
        "doc punch, doc move",
        sheets={"tuco": [400, "jewel"], "doc": [250, "strongbox"]},
        lying={"1i": [300, "jewel"]},
        received={"ghost": ["neutral"]},
        nb=12,
        bullets={"tuco": 4},
    )
    views = [position.view(viewer) for viewer in EVERYONE]
    for view in views:
        assert [b.place for b in view.bandits] == [b.place for b in views[0].bandits]
        assert [(b.purses, b.jewels, b.strongboxes) for b in view.bandits] == [
            (b.purses, b.jewels, b.strongboxes) for b in views[0].bandits
        ]
        assert [(len(p.purses), p.jewels) for p in view.places] == [
            (len(p.purses), p.jewels) for p in views[0].places
        ]
        assert (view.cars, view.marshal, view.neutral) == (views[0].cars, 0, 12)
        assert [b.bullets for b in view.bandits] == [b.bullets for b in views[0].bandits]
        assert view.seats[2].bullets_received == {"neutral": 1}


@pytest.mark.rule("CE-INFO-3", "CE-INFO-7")
def test_nobody_knows_a_purse_nobody_has_held() -> None:
    position = new_game(4)
    for viewer in (None, 0, 1, 2, 3):
        assert all(p.value is None for place in position.view(viewer).places for p in place.purses)
        assert position.view(viewer).lost == ()
    boxed = [purse for purse, place in enumerate(position.state.dump()["table"]["purse_at"]) if place == 20]
    assert boxed
    for viewer in (None, 0):
        values = {position.state.world(viewer, n).dump()["table"]["purse_value"][boxed[0]] for n in range(60)}
        assert values == {250, 300, 350, 400, 450, 500}


@pytest.mark.rule("CE-INFO-4", "CE-INFO-19", "CE-INFO-20")
def test_a_purse_taken_is_known_to_its_owner_only() -> None:
    position = stealing_position("doc 2i, tuco 3i, ghost 0r", "doc robbery, doc move", lying={"2i": [450]})
    taken = position.events_of("loot-taken")[0]
    assert (taken.seen_by(0).loot, taken.seen_by(0).value) == ("purse", 450)
    for viewer in (None, 1, 2):
        assert (taken.seen_by(viewer).loot, taken.seen_by(viewer).value) == ("purse", None)
        doc = next(b for b in position.view(viewer).bandits if b.bandit == "doc")
        assert doc.purses == 2
        assert 450 not in doc.purse_values
    assert position.sheet("doc") == [250, 450]


@pytest.mark.rule("CE-INFO-5")
def test_everyone_knows_the_first_purses() -> None:
    position = new_game(4)
    for viewer in (None, 0, 3):
        assert all(b.purse_values == (250,) for b in position.view(viewer).bandits)


def _punched(lying: list[int | str]) -> Position:
    """Doc robs what lies beside him, then Tuco punches him and somebody has to decide."""
    pile = "doc robbery, tuco punch, tuco move"
    return stealing_position("doc 2i, tuco 2i, ghost 0r", pile, lying={"2i": lying}).do("push forward")


@pytest.mark.rule("CE-INFO-6")
def test_the_only_purse_of_a_sheet_stays_known_when_it_falls() -> None:
    position = _punched([])
    for viewer in EVERYONE:
        assert [p.value for p in position.view(viewer).places[4].purses] == [250]


@pytest.mark.rule("CE-INFO-6")
def test_a_purse_from_a_mixed_sheet_is_known_to_its_last_holder_only() -> None:
    position = _punched([450])
    (fallen,) = position.view(0).places[4].purses
    assert fallen.value is not None
    for viewer in (None, 1, 2):
        assert [p.value for p in position.view(viewer).places[4].purses] == [None]
        doc = next(b for b in position.view(viewer).bandits if b.bandit == "doc")
        assert (doc.purses, doc.purse_values) == (1, ())


@pytest.mark.rule("CE-INFO-6")
def test_worlds_remember_that_the_first_purse_fell_or_stayed() -> None:
    """Of the two purses in question one is worth $250, whichever; that much everyone remembers."""
    position = _punched([450])
    fell_250 = 0
    for rng in range(300):
        table = position.state.world(2, rng).dump()["table"]
        (held,) = [p for p, at in enumerate(table["purse_at"]) if at == 15]
        (fallen,) = [p for p, at in enumerate(table["purse_at"]) if at == 4]
        values = [table["purse_value"][p] for p in (held, fallen)]
        assert 250 in values
        fell_250 += values[1] == 250
    # A coin decides which of the two fell; the other purse is worth $250 in 5 deals of 15.
    assert 160 < fell_250 < 240


@pytest.mark.rule("CE-INFO-8", "CE-INFO-9")
def test_round_cards_are_known_from_their_reveal() -> None:
    position = new_game(4)
    for number in range(1, 6):
        for viewer in (None, 0, 3):
            assert len(position.view(viewer).rounds) == number
        while not position.state.over and position.view().round == number:
            position.do(position.choices[0])
    futures = {
        tuple(card for card, _ in new_game(4).state.world(0, rng).dump()["table"]["rounds"])
        for rng in range(200)
    }
    assert len(futures) > 100
    assert len({future[0] for future in futures}) == 1
    assert {future[4] for future in futures} == {14, 15, 16}
    assert {card for future in futures for card in future[1:4]} | {futures.pop()[0]} == set(range(7))


@pytest.mark.rule("CE-INFO-10", "CE-INFO-12", "CE-INFO-13")
def test_hands_are_known_to_their_players_and_their_size_to_all() -> None:
    position = planning_position(FOUR, HANDS)
    for viewer in (None, 0, 1, 2, 3):
        for seat in position.view(viewer).seats:
            assert seat.hand == 2
            assert len(seat.hand_known) == (2 if seat.seat == viewer else 0)
    position.do("draw")
    drawn = position.events_of("cards-drawn")[0]
    assert len(drawn.seen_by(0).cards) == 3
    for viewer in (None, 1, 2, 3):
        assert (drawn.seen_by(viewer).count, drawn.seen_by(viewer).cards) == (3, None)
        assert position.view(viewer).seats[0].hand == 5
        assert position.view(viewer).seats[0].hand_known == ()


@pytest.mark.rule("CE-INFO-11")
def test_the_order_of_a_deck_is_known_to_nobody_its_cards_to_all() -> None:
    position = planning_position(FOUR, HANDS)
    orders = set()
    for rng in range(50):
        table = position.state.world(0, rng).dump()["table"]
        deck = [card for card, _ in table["decks"][0]]
        orders.add(tuple(deck))
        assert sorted(deck) == sorted(c for c, _ in position.state.dump()["table"]["decks"][0])
        rival = [c for c, _ in table["decks"][1] + table["hands"][1]]
        truth = position.state.dump()["table"]
        assert sorted(rival) == sorted(c for c, _ in truth["decks"][1] + truth["hands"][1])
    assert len(orders) > 45


@pytest.mark.rule("CE-INFO-14", "CE-INFO-15", "CE-INFO-16")
def test_the_common_pile_shows_who_played_and_what_lies_open() -> None:
    position = planning_position(FOUR, HANDS, turn=2, round_card="cave").do("plan fire", "plan move")
    for viewer in (None, 0, 1, 2, 3):
        pile = position.view(viewer).common
        assert [card.seat for card in pile] == [0, 1]
        assert [card.action for card in pile] == [
            "fire" if viewer == 0 else None,
            "move" if viewer == 1 else None,
        ]
    played = position.events_of("card-played-face-down")[0]
    assert (played.seen_by(0).action, played.seen_by(1).action) == ("fire", None)
    seen = planning_position(FOUR, HANDS).do("plan fire")
    assert all(seen.view(viewer).common[0].action == "fire" for viewer in (None, 0, 1, 2, 3))


@pytest.mark.rule("CE-INFO-17")
def test_cards_put_back_are_never_shown() -> None:
    position = planning_position(FOUR, HANDS, turn=3, acted=3, round_card="bridge").do("plan move")
    assert position.kind == "fire" or position.kind == "move"
    for viewer in (None, 1, 2, 3):
        seat = position.view(viewer).seats[0]
        assert (seat.hand, seat.hand_known, seat.deck_top_known) == (0, (), ())


@pytest.mark.rule("CE-INFO-21")
def test_scoring_turns_everything_up() -> None:
    position = scoring_position("doc 1i, tuco 1i, ghost 1i", sheets={"doc": [450, 500]})
    for viewer in EVERYONE:
        doc = next(b for b in position.view(viewer).bandits if b.bandit == "doc")
        assert doc.purse_values == (450, 500)
    lost = round_event_position(
        "doc 2r, tuco 1i, ghost 1i", "st_revenge", marshal=2, sheets={"doc": [450, 500]}
    )
    assert lost.view(2).lost == (450,)


@pytest.mark.rule("CE-INFO-22")
def test_a_picked_card_is_known_to_its_player_only() -> None:
    position = new_game(2, 4, preset="two-bandits")
    while position.kind != "pick":
        position.do(position.choices[0])
    position.do(position.choices[2])
    waiting = position.view(1)
    assert waiting.deciding == ((0, "pick"), (1, "pick"))  # that the other has answered is not shown
    assert waiting.seats[0].hand == 0
    position.do(position.choices[0])
    picked = position.events_of("card-picked")[0]
    assert picked.seen_by(0).card is not None
    assert picked.seen_by(1).card is None
    assert picked.seen_by(None).bandit is None
    waiting_state = new_game(2, 4, preset="two-bandits").state
    while waiting_state.decision is not None and waiting_state.decision.kind != "pick":
        waiting_state.apply(waiting_state.decision.choices[0])
    assert waiting_state.decision is not None
    waiting_state.apply(waiting_state.decision.choices[2])
    answers = {waiting_state.world(1, n).dump()["answers"][0] for n in range(60)}
    assert len(answers) > 6  # what the other has picked is anybody's guess
    own = {waiting_state.world(0, n).dump()["answers"][0] for n in range(20)}
    assert len(own) == 1
    assert position.view(1).seats[0].hand_known == ()


@pytest.mark.rule("CE-INFO-23")
def test_expert_discards_and_bullets_on_top_are_open_kept_cards_are_not() -> None:
    def keep(table: dict[str, list[list[list[int]]]]) -> None:
        table["hands"][0] = [[card, 1] for card, _ in table["decks"][0][:6]]
        del table["decks"][0][:6]

    position = round_start_position(
        "tuco 2i, doc 3i, ghost 3r", keep, preset="expert", received={"tuco": ["doc"]}
    )
    for viewer in (None, 1, 2):
        seat = position.view(viewer).seats[0]
        assert (seat.hand, seat.hand_known) == (6, ())
        assert [card.card for card in seat.deck_top_known] == ["bullet-doc"]
    assert len(position.view(0).seats[0].hand_known) == 6
