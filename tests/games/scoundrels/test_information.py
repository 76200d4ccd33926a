"""Who knows what, and what may be said (sections 14 and 15): views, events and worlds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.games.scoundrels.positions import GAME, Position, build_position, random_match

import cantina
from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import LOCATIONS, SAFE_VALUES
from cantina.localization import Localizer
from cantina.testing import LawBroken, Sample
from cantina.testing.laws.subjects import how_often_something_was_done_can_be_seen_as_long_as_it_matters

H1, ENDING = 3, 9
VIEWERS = (None, "A", "B", "C")


def worlds(table: Position, player: str | None, count: int = 60) -> list[Position]:
    return [table.world(player, seed) for seed in range(count)]


def value(table: Position, location: str, space: int) -> int:
    """The value of a safe that lies where it was dealt, in truth."""
    faces = table.state.dump()["table"]["safes"]
    return int(SAFE_VALUES[faces[LOCATIONS.index(location) * 6 + space - 1]])


def hand(table: Position, player: str) -> tuple[str, ...]:
    known: tuple[str, ...] = table.seen_by(player).seats[table.seat_of(player)].hand_known
    return known


def card(table: Position, viewer: str | None, player: str, slot: str) -> str | None:
    """A played card as somebody knows it."""
    [found] = [one for one in table.seen_by(viewer).seats[table.seat_of(player)].played if one.slot == slot]
    return found.poker


# -- what players know ----------------------------------------------------------------------------


@pytest.mark.rule("SC-INFO-1")
def test_an_abandoned_safe_is_remembered() -> None:
    table = build_position(slot="5", loot={"A": "depot-1"}).do("use leader", "safe estate 2", "abandon 2")
    [seen] = [safe for safe in table.seen_by("A").safes if (safe.location, safe.space) == ("estate", 2)]
    assert (seen.seat, seen.marks, seen.value) == (None, (), value(table, "estate", 2))
    assert {value(world, "estate", 2) for world in worlds(table, "A")} == {seen.value}
    for viewer in (None, "B", "C"):
        assert all(safe.value is None for safe in table.seen_by(viewer).safes)
        assert len({value(world, "estate", 2) for world in worlds(table, viewer)}) > 3


@pytest.mark.rule("SC-INFO-1")
def test_a_card_once_seen_is_remembered_under_the_deck() -> None:
    """B draws four of seven, one of them among the four played; A saw that the 0 was played."""
    table = build_position(
        slot="6", turn=11, sheets={"A": "sleepy journalist"}, played={"B": "2:2,3:3,4:4,5:0"}, hands={"B": ""}
    ).do("use sleepy", "card 2 5")
    assert card(table, "A", "B", "5") == "0"
    table.pass_until("plan")
    assert table.view.day == 2
    drawn = {player: sum("0" in hand(world, "B") for world in worlds(table, player, 400)) for player in "AC"}
    assert abs(drawn["A"] - 400 / 4) < 35
    assert abs(drawn["C"] - 400 * 4 / 7) < 40


@pytest.mark.rule("SC-INFO-1")
def test_owners_know_which_cards_lie_under_which() -> None:
    """B draws the A; the 0 of the old deck stays on top of the two cards played."""
    table = build_position(slot="", stage=ENDING, turn=11, played={"B": "2:2,3:3"}, hands={"B": "4 5 6"})
    assert hand(table, "B") == ("a", "4", "5", "6")

    def deck(world: Position) -> str:
        return "".join("0a23456"[one] for one, _ in reversed(world.state.dump()["table"]["decks"][1]))

    assert {deck(world) for world in worlds(table, "B")} == {"023", "032"}
    assert len({deck(world) for world in worlds(table, "C", 200)}) > 60


LOOKS: dict[str, tuple[dict[str, Any], str, type[cantina.Event], dict[str, Any], dict[str, Any]]] = {
    "a safe": (
        {"slot": "a"},
        "use leader; safe depot 3",
        e.SafeSeen,
        {"seat": 0, "location": "depot", "space": 3},
        {"safe": str, "value": int},
    ),
    "an unused safe": (
        {"sheets": {"A": "sleepy test-subject"}},
        "use sleepy; unused estate",
        e.SafeSeen,
        {"seat": 0, "location": "estate", "space": 0},
        {"safe": str, "value": int},
    ),
    "a played card": (
        {"sheets": {"A": "sleepy journalist"}, "played": {"B": "5:0,4:4"}},
        "use sleepy; card 2 5",
        e.PlayedCardSeen,
        {"seat": 0, "rival": 1, "slot": "5"},
        {"poker": str},
    ),
    "the top of a deck": (
        {"sheets": {"A": "sleepy abomination"}},
        "use sleepy; target 2",
        e.DeckTopSeen,
        {"seat": 0, "rival": 1},
        {"poker": str},
    ),
    "a hand": (
        {"sheets": {"A": "sleepy spy"}},
        "use sleepy; target 2",
        e.HandSeen,
        {"seat": 0, "rival": 1, "count": 2},
        {"pokers": tuple},
    ),
}


@pytest.mark.rule("SC-INFO-2")
@pytest.mark.parametrize("what", LOOKS)
def test_everyone_sees_that_a_player_looked_and_only_that_player_what(what: str) -> None:
    position, actions, kind, shown, hidden = LOOKS[what]
    table = build_position(**position).do(*actions.split("; "))
    [event] = table.events_of(kind)
    for viewer in (None, 2):
        form = event.seen_by(viewer)
        assert {name: getattr(form, name) for name in shown} == shown
        assert all(getattr(form, name) is None for name in hidden)
    for name, kind_of_value in hidden.items():
        assert isinstance(getattr(event.seen_by(0), name), kind_of_value)
    # The others' views are as if nothing had been seen: no safe and no card of another.
    for player in ("B", "C"):
        view = table.seen_by(player)
        assert all(safe.value is None for safe in view.safes)
        assert all(side.deck_top is None for side in view.seats)
        assert all(not side.hand_known for side in view.seats if side.seat != view.seat)


@pytest.mark.rule("SC-INFO-2")
def test_the_owner_of_a_deck_does_not_see_what_another_looked_at() -> None:
    table = build_position(sheets={"A": "sleepy abomination"}).do("use sleepy", "target 2", "no")
    [event] = table.events_of(e.DeckTopSeen)
    assert event.seen_by(0).poker == table.seen_by("A").seats[1].deck_top == "2"
    assert event.seen_by(1).poker is None
    assert table.seen_by("B").seats[1].deck_top is None
    assert {world.state.dump()["table"]["decks"][1][-1][0] for world in worlds(table, "B")} == {0, 1, 2}
    assert {world.state.dump()["table"]["decks"][1][-1][0] for world in worlds(table, "A")} == {2}


@pytest.mark.rule("SC-INFO-3")
def test_what_a_rival_knows_when_asked_to_distrust() -> None:
    sheet = {"A": "corrupt deputy, lucky banker"}
    table = build_position(
        slot="", stage=2, hands={"A": "0 5 6"}, sheets=sheet, reserve={"C": 1}, money={"A": 0}
    )
    table.do("play 0 4").do("pass", by="B").do("distrust", by="C")
    for actions, used, leader, money in (
        ((), [], False, 0),  # H1, asked again
        (("pass", "use leader", "use corrupt"), ["corrupt"], True, 4),  # HJ
        (("pass", "use lucky"), ["corrupt", "lucky"], True, 10),  # H2
        (("pass", "office", "sell"), ["corrupt", "lucky"], True, 12),  # H3
    ):
        table.do(*actions)
        view = table.seen_by("B")
        assert (table.deciders, table.choices) == ("B", ["distrust", "pass"])
        assert (view.slot, view.seats[0].played[0].henchmen) == ("4", (2,))
        assert [one.trait for one in view.seats[0].sheet if one and one.used] == used
        assert (view.leader_used, view.seats[0].money) == (leader, money)
        assert view.seats[0].played[0].poker is None
        assert len({card(world, "A", "A", "4") for world in worlds(table, "B")}) == 7


@pytest.mark.rule("SC-INFO-4")
def test_rivals_see_which_safe_was_stolen_and_which_abandoned_but_no_values() -> None:
    for choice, left in (("abandon 1", ("depot", 1)), ("abandon 2", ("estate", 2))):
        table = build_position(slot="5", loot={"A": "depot-1"}).do("use leader", "safe estate 2", choice)
        [stolen], [abandoned] = table.events_of(e.SafeStolen), table.events_of(e.SafeAbandoned)
        for viewer in (None, "B", "C"):
            form = stolen.seen_by(None if viewer is None else table.seat_of(viewer))
            assert (form.seat, form.location, form.space, form.safe, form.value) == (0, "estate", 2, None, None)
            assert (abandoned.seen_by(None).location, abandoned.seen_by(None).space) == left
            safes = table.seen_by(viewer).safes
            [kept] = [(safe.location, safe.origin) for safe in safes if safe.seat == 0]
            assert {kept, left} == {("depot", 1), ("estate", 2)}
            assert all(safe.value is None for safe in safes)


@pytest.mark.rule("SC-INFO-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_never_depend_on_what_is_hidden(players: int) -> None:
    """Whoever watches would expect the same question; only a plan rests on what the asked player holds."""
    for seed in range(3):
        for step, table in enumerate(random_match(players, seed, length="short", strategies=True)):
            viewer = [None, *range(players)][step % (players + 1)]
            world = table.state.world(viewer, step)
            assert _asked(world, viewer) == _asked(table.state, viewer)
            if table.state.over or step % 3:
                continue
            # One choice on, as long as both look the same to the viewer, both ask the same.
            truth = table.state.copy()
            truth.quiet = world.quiet = False
            seat, choice = truth.decisions[-1].seat, truth.decisions[-1].choices[-1]
            if world.why_not(choice, seat) is None:
                both = [state.apply(choice, seat) for state in (truth, world)]
                told = [[event.seen_by(viewer) for event in events] for events in both]
                assert told[0] != told[1] or _asked(world, viewer) == _asked(truth, viewer)


def _asked(state: cantina.State, viewer: int | None) -> list[tuple[int, str, list[str]]]:
    """The open questions; a rival's plan without its choices."""
    return [
        (one.seat, one.kind, [c.text for c in one.choices] if one.kind != "plan" or one.seat == viewer else [])
        for one in state.decisions
    ]


@pytest.mark.rule("SC-INFO-5")
def test_a_card_in_hand_is_no_secret_of_the_plan() -> None:
    """A rival's list of plans would tell the hand, so everyone else's world has another."""
    table = build_position(slot="", stage=2, hands={"A": "0 2 4 6"})
    assert len({tuple(world.choices) for world in worlds(table, "B")}) > 20
    assert {tuple(world.choices) for world in worlds(table, "A")} == {tuple(table.choices)}


@pytest.mark.rule("SC-INFO-6", "SC-HENCH-11")
def test_who_is_asked_to_distrust_follows_from_what_everyone_sees() -> None:
    fewer = 0
    for seed in range(10):
        for table in random_match(4, seed, length="short"):
            if table.kind != "distrust" or set(table.state.answers) != {-1}:
                continue  # somebody has answered and is no longer waited for
            view = table.view
            [lying] = [one for one in view.seats[view.active].played if one.slot == view.slot]
            expected = [
                side.seat
                for side in view.seats
                if side.seat != view.active and side.reserve > 0 and side.seat not in lying.henchmen
            ]
            assert [seat for seat, _ in view.deciding] == expected
            fewer += len(expected) < 3
    assert fewer


RANDOM = (e.HandDrawn, e.CardsReturned, e.DeckShuffled, e.HandSeen)


@pytest.mark.rule("SC-INFO-7")
def test_luck_decides_nothing_but_shuffles_the_deal_and_the_spys_look() -> None:
    causes: Counter[type] = Counter()
    for seed in range(30):
        rolls = told = 0
        options = {"leaders": "choose", "strategies": True} if seed % 2 else {}
        for step, table in enumerate(random_match(3, seed, length="short", **options)):
            if step and table.state.random_draws != rolls:
                found = [event for event in table.events[told:] if isinstance(event, RANDOM)]
                first = [event for event in table.events[told:] if isinstance(event, e.FirstPlayerSet)]
                assert found or (first and table.view.day == 1)
                causes.update(type(event) for event in found)
            rolls, told = table.state.random_draws, len(table.events)
    assert all(causes[kind] for kind in RANDOM)


@pytest.mark.rule("SC-INFO-8")
def test_only_those_who_saw_the_safe_know_whether_a_mark_matches() -> None:
    table = build_position(slot="a").do("use leader", "safe laboratory 1", "mark 7")
    for viewer in VIEWERS:
        [safe] = [one for one in table.seen_by(viewer).safes if one.marks]
        assert [(mark.seat, mark.number, mark.other) for mark in safe.marks] == [(0, 7, 6)]
        assert (safe.value is not None) == (viewer == "A")
    matches = {
        player: {value(world, "laboratory", 1) == 7 for world in worlds(table, player)} for player in "AB"
    }
    assert len(matches["A"]) == 1
    assert matches["B"] == {True, False}


@pytest.mark.rule("SC-INFO-8")
def test_scoring_shows_which_marks_match() -> None:
    table = build_position(
        2,
        day=2,
        turn=7,
        stage=ENDING,
        slot="",
        loot={"A": "depot-1 depot-2"},
        marks="B depot-1 4, B depot-2 5, B estate-1 3",
    )
    for safe in table.view.safes:
        assert (safe.value is not None) == (safe.seat == 0)
    assert table.state.result is not None
    matching = sum(mark.number == safe.value for safe in table.view.safes for mark in safe.marks)
    assert table.state.result.breakdown[0]["marks"] == matching


@pytest.mark.rule("SC-INFO-9", "SC-COMM-2")
def test_without_an_ability_nobody_sees_a_deck_a_hand_or_a_rivals_card() -> None:
    learnt: Counter[str] = Counter()
    for seed in range(30):
        looks: set[tuple[str, int | None, int, str]] = set()
        told = 0
        for step, table in enumerate(random_match(3, seed, length="short")):
            for event in table.events[told:]:
                looks |= _looks(event)
                if isinstance(event, e.CardsReturned):
                    looks = {look for look in looks if look[0] != "card"}
            told = len(table.events)
            for viewer in (None, 0, 1, 2) if step % 4 == 0 else ():
                for what in _known(table, viewer):
                    assert what in looks or (what[0], None, *what[2:]) in looks
                    learnt[what[0]] += 1
    assert set(learnt) == {"card", "hand", "deck"}


def _looks(event: cantina.Event) -> set[tuple[str, int | None, int, str]]:
    """What an event lets a seat, or everybody (None), know of whose cards."""
    if isinstance(event, e.PlayedCardSeen):
        return {("card", event.seat, event.rival, event.slot)}
    if isinstance(event, e.CardRevealed):
        return {("card", None, event.seat, event.slot)}
    if isinstance(event, e.ZeroPlayed):
        return {("card", None, event.seat, "open")}
    if isinstance(event, e.HandSeen):
        return {("hand", event.seat, event.rival, "")}
    if isinstance(event, e.DeckTopSeen):  # the card may be drawn later
        return {("deck", event.seat, event.rival, ""), ("hand", event.seat, event.rival, "")}
    return set()


def _known(table: Position, viewer: int | None) -> list[tuple[str, int | None, int, str]]:
    """Which cards of others, and tops of decks, a view shows."""
    found: list[tuple[str, int | None, int, str]] = []
    for side in table.state.view(viewer).seats:
        if side.deck_top is not None:
            found.append(("deck", viewer, side.seat, ""))
        if side.seat != viewer:
            found += [("card", viewer, side.seat, one.slot) for one in side.played if one.poker is not None]
            found += [("hand", viewer, side.seat, "") for _ in side.hand_known]
    return found


# -- what may be said -----------------------------------------------------------------------------


@pytest.mark.rule("SC-COMM-1", "SC-COMM-3", "SC-COMM-4", "SC-COMM-6")
@pytest.mark.parametrize(
    "talk", ["say 0", "my card is a 0", "promise 2", "deal 2", "show 0", "show safe", "give 2 3", "trade 2"]
)
def test_talk_is_no_part_of_the_game(talk: str) -> None:
    """Whatever is said, promised or proved at the table, the game hears nothing of it."""
    with pytest.raises(cantina.NotAChoice):
        GAME.parse(talk)
    kinds = {choice.kind for choice in GAME.choices}
    before = {"leader", "strategy", "play", "play-0-open", "distrust", "pass", "yes", "no"}
    uses = {"use", "use-leader", "use-strategy", "take-money", "take-henchman", "go-to-jail", "lose-reputation"}
    town = {"hire", "recruit", "drop", "swap", "keep", "office", "sell", "bail-1", "bail-2", "bribe"}
    targets = {"pick", "target", "safe", "unused", "abandon", "mark", "move", "flip", "card"}
    assert kinds == before | uses | town | targets


@pytest.mark.rule("SC-COMM-1")
def test_a_mark_may_claim_anything_whatever_the_safe_holds() -> None:
    for space in range(1, 6):
        table = build_position(slot="a").do("use leader", f"safe laboratory {space}")
        assert table.choices == [f"mark {number}" for number in range(2, 8)]
        for number in range(2, 8):
            claimed = Position(table.state.copy()).do(f"mark {number}")
            assert [mark.number for safe in claimed.view.safes for mark in safe.marks] == [number]


@pytest.mark.rule("SC-COMM-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_passes_from_player_to_player_but_what_an_ability_takes(players: int) -> None:
    for seed in range(6):
        told, before = 0, None
        for table in random_match(players, seed, length="short"):
            view = table.view
            new, told = table.events[told:], len(table.events)
            if before is not None:
                for side, old in zip(view.seats, before.seats, strict=True):
                    assert side.money - old.money == _earned(new, side.seat)
                    mine = {
                        one.trait
                        for other in before.seats
                        if other.seat != side.seat
                        for one in other.sheet
                        if one
                    }
                    assert not mine & {one.trait for one in side.sheet if one}
                where = {(safe.location, safe.origin): safe.seat for safe in before.safes}
                for safe in view.safes:
                    assert where[safe.location, safe.origin] in (None, safe.seat) or safe.seat is None
            before = view


def _earned(new: list[cantina.Event], seat: int) -> int:
    """How a player's money changed by what happened: the bank's money, and what was taken by an ability."""
    total = 0
    for event in new:
        if isinstance(event, e.MoneyGained) and event.seat == seat:
            total += event.count
        elif isinstance(event, e.MoneyPaid) and event.seat == seat:
            total -= event.count
        elif isinstance(event, e.MoneyTaken):
            total += event.count * ((event.seat == seat) - (event.rival == seat))
    return total


@pytest.mark.rule("SC-COMM-5")
def test_a_caught_bluff_is_shown_and_paid_for_unasked() -> None:
    table = build_position(slot="", stage=ENDING, turn=11, played={"A": "5:0/B"})
    [shown] = table.events_of(e.CardRevealed)
    assert (shown.seen_by(None).poker, shown.seen_by(None).bluff) == ("0", True)
    assert (table.seat_view("A").reputation, table.seat_view("B").reputation) == (-1, 1)
    assert (table.deciders, table.kind) == ("B", "first")  # the first question of the evening


@pytest.mark.rule("SC-COMM-6")
def test_no_choice_proves_a_hidden_fact() -> None:
    """After each choice open to A, what rivals could believe of A's hand and cards is as wide as before."""
    table = build_position(slot="", stage=2, hands={"A": "0 2 4 6"}, played={"A": "3:5"})
    for text in table.choices:
        slot = text.split()[2]
        guesses = worlds(Position(table.state.copy()).do(text), "B", 25)
        assert len({hand(world, "A") for world in guesses}) > 10
        assert all(len({card(world, "A", "A", place) for world in guesses}) > 3 for place in ("3", slot))


# -- what a decision is about ---------------------------------------------------------------------

ACTING = 6
FULL_SHEET = "grimy printer, amusing dog, corrupt cow, cocky chef, cowardly beggar"


def boards(table: Position, viewer: str | None) -> str:
    seat = None if viewer is None else table.seat_of(viewer)
    localizer = Localizer(GAME, "en")
    localizer.name_seats(table.state.view(None))
    return GAME.text_board(table.state.view(seat), localizer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_who_is_hired_while_the_hirer_makes_room(viewer: str | None) -> None:
    table = build_position(
        stage=ACTING, saloon="elegant banker, rough tracker", sheets={"A": FULL_SHEET}, money={"A": 20}
    ).do("hire elegant")
    assert table.kind == "drop"
    [hire] = table.seen_by(viewer).hires
    assert hire.scoundrel is not None
    assert (hire.seat, hire.scoundrel.trait, hire.scoundrel.job) == (0, "elegant", "banker")
    assert "Elegant Banker" in boards(table, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_which_safe_is_marked(viewer: str | None) -> None:
    looked = [build_position(slot="a").do("use leader", f"safe depot {space}") for space in (2, 3)]
    assert [table.kind for table in looked] == ["mark", "mark"]
    for table, space in zip(looked, (2, 3), strict=True):
        [use] = table.seen_by(viewer).uses
        assert use.safe is not None
        assert (use.safe.location, use.safe.origin) == ("depot", space)
        assert f"space {space} of the Depot" in boards(table, viewer)
    seat = 0 if viewer is None else looked[0].seat_of(viewer)
    assert len({GAME.encoding.row(table.state, seat) for table in looked}) == 2


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_whose_deck_may_be_shuffled(viewer: str | None) -> None:
    for target in (2, 3):
        table = build_position(slot="6", sheets={"A": "sleepy abomination"}).do(
            "use sleepy", f"target {target}"
        )
        assert table.kind == "shuffle"
        assert table.seen_by(viewer).shuffling == target - 1
        assert "may be shuffled" in boards(table, viewer)


@pytest.mark.law(8)
def test_a_view_without_the_running_hires_is_found() -> None:
    """A planted fault: nobody sees how often the hired scoundrels have been swapped."""

    def view(state: Any, seat: int | None) -> Any:
        honest: Any = GAME.view(state, seat)
        return msgspec.structs.replace(honest, hires=())

    sample = Sample(replace(GAME, view=view), {"players": 3}, matches=4, seed=0)
    with pytest.raises(LawBroken, match="does not show what the decision 'arrange' is about"):
        how_often_something_was_done_can_be_seen_as_long_as_it_matters(sample)
