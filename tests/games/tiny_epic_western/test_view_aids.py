"""What a player would work out in the head, and a view works out from what its viewer knows."""

from __future__ import annotations

from tests.games.tiny_epic_western.positions import build_position

GAPS = "hat-4 teepee-1 steer-2 horseshoe-3 hat-2 teepee-4"
"""The Town Hall lies between teepee 4 and hat 4, the Bank between hat 4 and teepee 1, and so on."""


def test_hands_on_mats_are_those_the_viewer_can_work_out() -> None:
    table = build_position(
        cards={"yellow": "steer-4", "red": "hat-5", "blue": "horseshoe-1"},
        revealed="red",
        gaps=GAPS,
        standing="red bank-left",
    )
    yellow = table.seen_by("yellow")
    town_hall, bank = yellow.hands[0], yellow.hands[1]
    assert [(hand.side, hand.card, hand.hand) for hand in town_hall if hand.change is None] == [
        (yellow.seat, "steer-4", "three"),
        (table.seen_by("red").seat, "hat-5", "pair"),
    ]
    assert next((hand.hand, hand.change) for hand in bank if hand.side == yellow.seat) == ("pair", None)
    public = table.view
    assert [[hand.side for hand in hands] for hands in public.hands[:2]] == [[table.seen_by("red").seat]] * 2
    assert public.hands[2] == ()


def test_the_sheriffs_changes_are_offered_where_they_make_a_better_hand() -> None:
    table = build_position(cards={"yellow": "steer-4"}, gaps=GAPS)
    courthouse = table.seen_by("yellow").hands[2]  # teepee 1 and steer 2
    assert [(hand.card, hand.hand, hand.change) for hand in courthouse] == [
        ("steer-4", "high", None),
        ("steer-3", "straight", "minus"),
    ]
    table = build_position(
        cards={"yellow": "steer-4"}, gaps=GAPS, standing="yellow sheriff-minus", left={"yellow": 1}
    )
    courthouse = table.seen_by("yellow").hands[2]
    assert [(hand.card, hand.hand, hand.change) for hand in courthouse] == [("steer-3", "straight", None)]


def test_odds_of_an_attack_with_and_without_the_card() -> None:
    table = build_position(cards={"yellow": "hat-4"}, standing="red bank-porch")
    assert table.seen_by("yellow").odds == (42, 92)
    assert table.view.odds is None
    table = build_position(cards={"yellow": "hat-4"}, revealed="yellow", standing="red bank-porch")
    assert table.seen_by("yellow").odds == (42, None)


def test_the_solo_rivals_card_counts_in_the_odds() -> None:
    table = build_position(1, cards={"yellow": "hat-4"}, standing="green bank-porch")
    plain, with_card = table.seen_by("yellow").odds or (0, 0)
    assert plain < 15  # without a card only a good roll beats a die and a card
    assert with_card is not None
    assert plain < with_card < 92


def test_the_difficulty_is_in_sight() -> None:
    assert build_position(1).view.difficulty == "apprentice"
    assert build_position(3).view.difficulty is None


def test_a_duel_says_who_is_losing_and_what_would_help() -> None:
    table = build_position(
        cards={"yellow": "hat-4"}, standing="red bank-porch", influence={"yellow": (0, 0, 1)}
    )
    table.next_dice(3, 5).do("place bank porch")
    mine, theirs = table.seen_by("yellow").duel, table.seen_by("red").duel
    assert mine is not None
    assert theirs is not None
    assert (mine.loser, mine.reroll, mine.reveal) == (mine.attacker, 1, 7)  # only a 6 beats a 5
    assert theirs.reveal is None


def test_the_box_prints_its_cards_and_the_track_its_points() -> None:
    view = build_position(4).view
    jail = next(card for card in view.cards if card.property == "jail")
    assert (jail.timing, jail.symbols, jail.vp, jail.cost) == (
        "instant",
        ("mining", "rail", "wagon"),
        1,
        (0, 1, 2),
    )
    assert view.track == ((0, 0), (2, 1), (3, 2), (5, 3))
    assert build_position(2).view.track[3] == (3, 0)
    bank, sheriff = (next(mat for mat in view.mats if mat.mat == name) for name in ("bank", "sheriff"))
    assert (bank.gives, bank.pot, bank.dull) == ("law", "money", False)
    assert (sheriff.gives, sheriff.pot, sheriff.dull) == (None, None, False)
    assert [mat.mat for mat in build_position(2).view.mats if mat.dull]
