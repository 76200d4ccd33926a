"""Section 14 of the rules: who knows what."""

from __future__ import annotations

import pytest
from train import Train, between_rounds, event, new, planning, scoring, stealing

FOUR = "doc 4i, tuco 3i, ghost 4i, belle 3i"
HANDS = {name: ["move", "fire"] for name in ("doc", "tuco", "ghost", "belle")}
EVERYONE = (None, 0, 1, 2)


@pytest.mark.rule("CE-INFO-1", "CE-INFO-2", "CE-INFO-18")
def test_what_lies_open_is_known_to_all() -> None:
    train = stealing(
        "doc 2i, tuco 2i, ghost 0r",
        "doc punch, doc move",
        sheets={"tuco": [400, "jewel"], "doc": [250, "strongbox"]},
        lying={"1i": [300, "jewel"]},
        received={"ghost": ["neutral"]},
        nb=12,
        bullets={"tuco": 4},
    )
    views = [train.view(viewer) for viewer in EVERYONE]
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
    train = new(4)
    for viewer in (None, 0, 1, 2, 3):
        assert all(p.value is None for place in train.view(viewer).places for p in place.purses)
        assert train.view(viewer).lost == ()
    boxed = [purse for purse, place in enumerate(train.state.dump()["table"]["purse_at"]) if place == 20]
    assert boxed
    for viewer in (None, 0):
        values = {train.state.world(viewer, n).dump()["table"]["purse_value"][boxed[0]] for n in range(60)}
        assert values == {250, 300, 350, 400, 450, 500}


@pytest.mark.rule("CE-INFO-4", "CE-INFO-19", "CE-INFO-20")
def test_a_purse_taken_is_known_to_its_owner_only() -> None:
    train = stealing("doc 2i, tuco 3i, ghost 0r", "doc robbery, doc move", lying={"2i": [450]})
    taken = train.happened("loot-taken")[0]
    assert (taken.form(0).loot, taken.form(0).value) == ("purse", 450)
    for viewer in (None, 1, 2):
        assert (taken.form(viewer).loot, taken.form(viewer).value) == ("purse", None)
        doc = next(b for b in train.view(viewer).bandits if b.bandit == "doc")
        assert doc.purses == 2
        assert 450 not in doc.purse_values
    assert train.sheet("doc") == [250, 450]


@pytest.mark.rule("CE-INFO-5")
def test_everyone_knows_the_first_purses() -> None:
    train = new(4)
    for viewer in (None, 0, 3):
        assert all(b.purse_values == (250,) for b in train.view(viewer).bandits)


def _punched(lying: list[int | str]) -> Train:
    """Doc robs what lies beside him, then Tuco punches him and somebody has to decide."""
    pile = "doc robbery, tuco punch, tuco move"
    return stealing("doc 2i, tuco 2i, ghost 0r", pile, lying={"2i": lying}).do("push forward")


@pytest.mark.rule("CE-INFO-6")
def test_the_only_purse_of_a_sheet_stays_known_when_it_falls() -> None:
    train = _punched([])
    for viewer in EVERYONE:
        assert [p.value for p in train.view(viewer).places[4].purses] == [250]


@pytest.mark.rule("CE-INFO-6")
def test_a_purse_from_a_mixed_sheet_is_known_to_its_last_holder_only() -> None:
    train = _punched([450])
    (fallen,) = train.view(0).places[4].purses
    assert fallen.value is not None
    for viewer in (None, 1, 2):
        assert [p.value for p in train.view(viewer).places[4].purses] == [None]
        doc = next(b for b in train.view(viewer).bandits if b.bandit == "doc")
        assert (doc.purses, doc.purse_values) == (1, ())


@pytest.mark.rule("CE-INFO-6")
def test_worlds_remember_that_the_first_purse_fell_or_stayed() -> None:
    """Of the two purses in question one is worth $250, whichever; that much everyone remembers."""
    train = _punched([450])
    fell_250 = 0
    for luck in range(300):
        table = train.state.world(2, luck).dump()["table"]
        (held,) = [p for p, at in enumerate(table["purse_at"]) if at == 15]
        (fallen,) = [p for p, at in enumerate(table["purse_at"]) if at == 4]
        values = [table["purse_value"][p] for p in (held, fallen)]
        assert 250 in values
        fell_250 += values[1] == 250
    # A coin decides which of the two fell; the other purse is worth $250 in 5 deals of 15.
    assert 160 < fell_250 < 240


@pytest.mark.rule("CE-INFO-8", "CE-INFO-9")
def test_round_cards_are_known_from_their_reveal() -> None:
    train = new(4)
    for number in range(1, 6):
        for viewer in (None, 0, 3):
            assert len(train.view(viewer).rounds) == number
        while not train.state.over and train.view().round == number:
            train.do(train.choices[0])
    futures = {
        tuple(card for card, _ in new(4).state.world(0, luck).dump()["table"]["rounds"]) for luck in range(200)
    }
    assert len(futures) > 100
    assert len({future[0] for future in futures}) == 1
    assert {future[4] for future in futures} == {14, 15, 16}
    assert {card for future in futures for card in future[1:4]} | {futures.pop()[0]} == set(range(7))


@pytest.mark.rule("CE-INFO-10", "CE-INFO-12", "CE-INFO-13")
def test_hands_are_known_to_their_players_and_their_size_to_all() -> None:
    train = planning(FOUR, HANDS)
    for viewer in (None, 0, 1, 2, 3):
        for seat in train.view(viewer).seats:
            assert seat.hand == 2
            assert len(seat.hand_known) == (2 if seat.seat == viewer else 0)
    train.do("draw")
    drawn = train.happened("cards-drawn")[0]
    assert len(drawn.form(0).cards) == 3
    for viewer in (None, 1, 2, 3):
        assert (drawn.form(viewer).count, drawn.form(viewer).cards) == (3, None)
        assert train.view(viewer).seats[0].hand == 5
        assert train.view(viewer).seats[0].hand_known == ()


@pytest.mark.rule("CE-INFO-11")
def test_the_order_of_a_deck_is_known_to_nobody_its_cards_to_all() -> None:
    train = planning(FOUR, HANDS)
    orders = set()
    for luck in range(50):
        table = train.state.world(0, luck).dump()["table"]
        deck = [card for card, _ in table["decks"][0]]
        orders.add(tuple(deck))
        assert sorted(deck) == sorted(c for c, _ in train.state.dump()["table"]["decks"][0])
        rival = [c for c, _ in table["decks"][1] + table["hands"][1]]
        truth = train.state.dump()["table"]
        assert sorted(rival) == sorted(c for c, _ in truth["decks"][1] + truth["hands"][1])
    assert len(orders) > 45


@pytest.mark.rule("CE-INFO-14", "CE-INFO-15", "CE-INFO-16")
def test_the_common_pile_shows_who_played_and_what_lies_open() -> None:
    train = planning(FOUR, HANDS, turn=2, round_card="cave").do("plan fire", "plan move")
    for viewer in (None, 0, 1, 2, 3):
        pile = train.view(viewer).common
        assert [card.seat for card in pile] == [0, 1]
        assert [card.action for card in pile] == [
            "fire" if viewer == 0 else None,
            "move" if viewer == 1 else None,
        ]
    played = train.happened("card-played-face-down")[0]
    assert (played.form(0).action, played.form(1).action) == ("fire", None)
    seen = planning(FOUR, HANDS).do("plan fire")
    assert all(seen.view(viewer).common[0].action == "fire" for viewer in (None, 0, 1, 2, 3))


@pytest.mark.rule("CE-INFO-17")
def test_cards_put_back_are_never_shown() -> None:
    train = planning(FOUR, HANDS, turn=3, acted=3, round_card="bridge").do("plan move")
    assert train.kind == "fire" or train.kind == "move"
    for viewer in (None, 1, 2, 3):
        seat = train.view(viewer).seats[0]
        assert (seat.hand, seat.hand_known, seat.deck_top_known) == (0, (), ())


@pytest.mark.rule("CE-INFO-21")
def test_scoring_turns_everything_up() -> None:
    train = scoring("doc 1i, tuco 1i, ghost 1i", sheets={"doc": [450, 500]})
    for viewer in EVERYONE:
        doc = next(b for b in train.view(viewer).bandits if b.bandit == "doc")
        assert doc.purse_values == (450, 500)
    lost = event("doc 2r, tuco 1i, ghost 1i", "st_revenge", marshal=2, sheets={"doc": [450, 500]})
    assert lost.view(2).lost == (450,)


@pytest.mark.rule("CE-INFO-22")
def test_a_picked_card_is_known_to_its_player_only() -> None:
    train = new(2, 4, preset="two-bandits")
    while train.kind != "pick":
        train.do(train.choices[0])
    train.do(train.choices[2])
    waiting = train.view(1)
    assert waiting.deciding == ((0, "pick"), (1, "pick"))  # that the other has answered is not shown
    assert waiting.seats[0].hand == 0
    train.do(train.choices[0])
    picked = train.happened("card-picked")[0]
    assert picked.form(0).card is not None
    assert picked.form(1).card is None
    assert picked.form(None).bandit is None
    waiting_state = new(2, 4, preset="two-bandits").state
    while waiting_state.decision is not None and waiting_state.decision.kind != "pick":
        waiting_state.apply(waiting_state.decision.choices[0])
    assert waiting_state.decision is not None
    waiting_state.apply(waiting_state.decision.choices[2])
    answers = {waiting_state.world(1, n).dump()["answers"][0] for n in range(60)}
    assert len(answers) > 6  # what the other has picked is anybody's guess
    own = {waiting_state.world(0, n).dump()["answers"][0] for n in range(20)}
    assert len(own) == 1
    assert train.view(1).seats[0].hand_known == ()


@pytest.mark.rule("CE-INFO-23")
def test_expert_discards_and_bullets_on_top_are_open_kept_cards_are_not() -> None:
    def keep(table: dict[str, list[list[list[int]]]]) -> None:
        table["hands"][0] = [[card, 1] for card, _ in table["decks"][0][:6]]
        del table["decks"][0][:6]

    train = between_rounds("tuco 2i, doc 3i, ghost 3r", keep, preset="expert", received={"tuco": ["doc"]})
    for viewer in (None, 1, 2):
        seat = train.view(viewer).seats[0]
        assert (seat.hand, seat.hand_known) == (6, ())
        assert [card.card for card in seat.deck_top_known] == ["bullet-doc"]
    assert len(train.view(0).seats[0].hand_known) == 6
