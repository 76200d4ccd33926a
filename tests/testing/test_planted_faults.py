"""Faults planted in a small game: each is found by the check of a law that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, final

import msgspec
import pytest
from tests.testing.test_subjects import SUBJECT_CHECKS

from cantina.kernel import registry
from cantina.kernel.choice import Choice, Reason, Universe
from cantina.kernel.game import Game, frame_table
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.meta import Option
from cantina.kernel.pile import EVERYONE, viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result
from cantina.kernel.vectors import array
from cantina.testing import CHECKS, Check, Finding, Sample, failure
from cantina.testing.laws import (
    conservation,
    copies,
    determinism,
    ending,
    legality,
    no_leak,
    notation,
    rules,
    saving,
    text,
    undo,
    view_changes,
    worlds,
)
from standoff import GAME
from standoff.choices import RAN_BEFORE, RUN, STAND, UNIVERSE
from standoff.events import Ran
from standoff.rules import DEALING, DECIDING, Dealing, Deciding, set_up
from standoff.state import StandoffState
from standoff.view import StandoffView
from standoff.view import view as honest_view
from standoff.world import sample_world as honest_world


@dataclass
class Planted:
    """What is changed in the game."""

    deciding: Deciding = DECIDING
    dealing: Dealing = DEALING
    changes: dict[str, Any] = field(default_factory=dict)
    """Fields of Game."""


def planted_game(fault: Planted, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A copy of the game with a fault, registered in its place."""
    monkeypatch.setattr("standoff.rules.DECIDING", fault.deciding)

    def planted_set_up(state: StandoffState) -> None:
        set_up(state)
        state.stack[-1] = fault.dealing

    frames = frame_table(fault.dealing, fault.deciding)
    game = replace(GAME, **{"setup": planted_set_up, "frames": frames, **fault.changes})
    monkeypatch.setitem(registry._GAMES, "standoff", game)
    return game


def finding(check: Callable[[Sample], None], game: Game, matches: int = 6, seed: int = 0) -> Finding:
    """What a check finds in matches of three players."""
    found = next(known for known in CHECKS if known.run is check)
    sample = Sample(game, {"players": 3}, matches, seed)
    return Finding(found, sample, failure(found, sample))


def deciding(frame: type[Deciding]) -> Planted:
    return Planted(deciding=frame("deciding", "decide", "ST-DECIDE-1", simultaneous=True))


def dealing(frame: type[Dealing]) -> Planted:
    return Planted(dealing=frame("dealing"))


def game_with(**changes: Any) -> Planted:
    return Planted(changes=changes)


# -- the faults ----------------------------------------------------------------------------------------


def a_refusal_nobody_declared() -> Planted:
    return game_with(reasons=())


def a_choice_that_is_offered_and_refused() -> Planted:
    class Offering(Deciding):
        def choices(self, state: StandoffState, seat: int) -> tuple[Choice, ...]:
            return UNIVERSE.all

    return deciding(Offering)


def choices_out_of_order() -> Planted:
    class Reversed(Deciding):
        def candidates(self, state: StandoffState, seat: int) -> Sequence[Choice]:
            return (RUN, STAND)

    return deciding(Reversed)


def one_cache_key_for_different_choices() -> Planted:
    class Coarse(Deciding):
        def cache_key(self, state: StandoffState, seat: int) -> int:
            return 0

    return deciding(Coarse)


def a_deal_that_does_not_depend_on_the_seed_alone() -> Planted:
    calls = Counter[str]()

    def setup(state: StandoffState) -> None:
        set_up(state)
        calls["set-up"] += 1
        first = calls["set-up"] % 12
        state.deck.cards = array([*state.deck.cards[first:], *state.deck.cards[:first]])

    return game_with(setup=setup)


def a_field_that_is_not_dumped() -> Planted:
    return game_with(field_types={name: kind for name, kind in GAME.field_types.items() if name != "ran"})


def a_copy_that_shares_a_list() -> Planted:
    @final
    class Sharing(StandoffState):
        def copy(self) -> Sharing:
            other = Sharing(self.game, self.seats, self.quiet)
            self.copy_into(other)
            other.deck = self.deck.copy()
            other.hands = [hand.copy() for hand in self.hands]
            other.points, other.ran, other.round = self.points, self.ran[:], self.round
            return other

    return game_with(make_state=Sharing)


def a_card_that_is_lost() -> Planted:
    class Losing(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            if state.round == 2 and state.deck.cards:
                state.deck.take(0)

    return dealing(Losing)


def a_match_longer_than_stated() -> Planted:
    return game_with(meta=replace(GAME.meta, max_decisions=8))


def a_result_without_a_seat() -> Planted:
    class Forgetting(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            if state.result is not None:
                state.result = Result([[0, 1]], state.points, [{}] * state.seats, "three-rounds")

    return dealing(Forgetting)


def choices_with_wrong_numbers() -> Planted:
    universe = Universe([Choice("stand", "stand", {}), Choice("run", "run", {})])
    universe.all = universe.all[::-1]
    return game_with(universe=universe)


def a_view_that_shows_a_hidden_card() -> Planted:
    def view(state: StandoffState, seat: int | None) -> StandoffView:
        honest = honest_view(state, seat)
        first = msgspec.structs.replace(honest.seats[0], cards=tuple(state.hands[0].cards))
        return msgspec.structs.replace(honest, seats=(first, *honest.seats[1:]))

    return game_with(view=view)


def a_view_that_changes_with_the_state() -> Planted:
    """The view holds a list of the state itself, so nothing seems to have changed since."""

    def view(state: StandoffState, seat: int | None) -> StandoffView:
        honest = honest_view(state, seat)
        deciding: Any = state.points
        return msgspec.structs.replace(honest, deciding=deciding)

    return game_with(view=view)


def a_part_of_the_view_that_is_kept_too_long() -> Planted:
    """A comparison of positions that forgets points: a seat's view is kept until somebody runs."""

    def changed_parts(before: StandoffState, after: StandoffState) -> int:
        return int(before.ran != after.ran or before.round != after.round)

    def view(
        state: StandoffState, seat: int | None, before: StandoffView | None = None, changed: int = 1
    ) -> StandoffView:
        new = honest_view(state, seat)
        return new if before is None or changed else msgspec.structs.replace(new, seats=before.seats)

    return game_with(view=view, changed_parts=changed_parts)


def a_view_that_shows_a_hidden_card_at_an_event() -> Planted:
    """While everybody runs, and only then, every hand can be seen."""

    class AllRun(Deciding):
        def answer_all(self, state: StandoffState, answers: list[int]) -> None:
            state.pop()
            for seat in range(state.seats):
                if not state.quiet:
                    state.emit(Ran(seat))

    def view(state: StandoffState, seat: int | None) -> StandoffView:
        honest = honest_view(state, seat)
        if state.pending or not state.stack:
            return honest
        shown = tuple(
            msgspec.structs.replace(one, cards=tuple(state.hands[other].cards))
            for other, one in enumerate(honest.seats)
        )
        return msgspec.structs.replace(honest, seats=shown)

    fault = deciding(AllRun)
    fault.changes = {"view": view}
    return fault


def choices_that_depend_on_a_hidden_card() -> Planted:
    class Peeking(Deciding):
        def obstacle(self, state: StandoffState, seat: int, choice: Choice) -> Reason | None:
            other = state.hands[(seat + 1) % state.seats]
            return RAN_BEFORE if choice is RUN and other.cards[-1] < 5 else None

    return deciding(Peeking)


def an_event_that_shows_a_hidden_card() -> Planted:
    """Those who stand show their cards in an event, and nobody is told that something was revealed."""

    class Unannounced(Deciding):
        def answer_all(self, state: StandoffState, answers: list[int]) -> None:
            super().answer_all(state, answers)
            state.revealed_to = 0

    return deciding(Unannounced)


def a_card_shown_without_an_event() -> Planted:
    class Silent(Deciding):
        def answer_all(self, state: StandoffState, answers: list[int]) -> None:
            quiet = state.quiet
            state.quiet = True
            super().answer_all(state, answers)
            state.quiet = quiet
            state.revealed_to = 0

    return deciding(Silent)


def worlds_that_change_a_card_the_seat_has_seen() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        for hand in state.hands:
            hand.show_all(0)
        honest_world(state, seat, rng)
        for other, hand in enumerate(state.hands):
            hand.show_all(EVERYONE if seat is None else viewer_bit(other))

    return game_with(sample_world=sample_world)


def worlds_that_lose_a_card() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        honest_world(state, seat, rng)
        state.deck.take(0)

    return game_with(sample_world=sample_world)


def worlds_that_end_without_a_result() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        honest_world(state, seat, rng)
        state.stack.clear()
        state.answers.clear()
        state.pending = 0

    return game_with(sample_world=sample_world)


def worlds_that_depend_on_what_is_hidden() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        for _ in range(state.hands[0].cards[-1]):
            rng.next()
        honest_world(state, seat, rng)

    return game_with(sample_world=sample_world)


def copy_all(original: StandoffState, copy: StandoffState) -> None:
    """Copies what the kernel keeps, which a compiled state has outside its __dict__, and what the game adds."""
    original.copy_into(copy)
    copy.__dict__.update(original.__dict__)


@final
class Remembering(StandoffState):
    """Remembers every answer, also those that others have not seen."""

    history = 0

    def copy(self) -> Remembering:
        other = super().copy()
        remembering = Remembering(self.game, self.seats, self.quiet)
        copy_all(other, remembering)
        remembering.history = self.history
        return remembering


def worlds_that_depend_on_the_hidden_history() -> Planted:
    """A later position shows no longer what was hidden, but a world of it still depends on that."""

    class Noting(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            assert isinstance(state, Remembering)
            state.history = state.hands[0].cards[-1]

    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        assert isinstance(state, Remembering)
        for _ in range(state.history):
            rng.next()
        honest_world(state, seat, rng)

    fault = dealing(Noting)
    fault.changes = {"make_state": Remembering, "sample_world": sample_world}
    return fault


def worlds_that_keep_the_truth() -> Planted:
    return game_with(sample_world=lambda state, seat, rng: None)


@final
class KeepingStreams(StandoffState):
    """Its copies know the random streams of their original."""

    original: list[Stream]

    def copy(self) -> KeepingStreams:
        copied = super().copy()
        other = KeepingStreams(self.game, self.seats, self.quiet)
        copy_all(copied, other)
        other.original = [stream.copy() for stream in self.streams]
        return other


def worlds_with_the_random_streams_of_the_truth() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        assert isinstance(state, KeepingStreams)
        honest_world(state, seat, rng)
        state.streams = state.original

    return game_with(make_state=KeepingStreams, sample_world=sample_world)


def worlds_that_forget_who_has_seen_a_card() -> Planted:
    """Right for their own viewer, but in them no other seat knows its card."""

    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        honest_world(state, seat, rng)
        for pile in state.hands:
            # Where nobody but the public is marked, the next world deals the card to its own seat anew.
            pile.seen = array([seen & viewer_bit(seat) for seen in pile.seen])

    def view(state: StandoffState, seat: int | None) -> StandoffView:
        honest = honest_view(state, seat)
        if seat is None:
            return honest
        own = msgspec.structs.replace(honest.seats[seat], cards=tuple(state.hands[seat].cards))
        seats = (*honest.seats[:seat], own, *honest.seats[seat + 1 :])
        return msgspec.structs.replace(honest, seats=seats)

    return game_with(sample_world=sample_world, view=view)


def worlds_that_leave_the_deck_as_it_is() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        bit = viewer_bit(seat)
        hidden = [(hand, at) for hand in state.hands for at, seen in enumerate(hand.seen) if not seen & bit]
        cards = sorted(hand.cards[at] for hand, at in hidden)
        rng.shuffle(cards)
        for (hand, at), card in zip(hidden, cards, strict=True):
            hand.cards[at] = card

    return game_with(sample_world=sample_world)


def unseen_cards(state: StandoffState, viewer: int | None, card: int) -> dict[tuple[int, int], bool]:
    """For every card that a viewer has not seen in a hand, whether it is at least so high."""
    return {
        (seat, at): hand.cards[at] >= card
        for seat, hand in enumerate(state.hands)
        for at, seen in enumerate(hand.seen)
        if not seen & viewer_bit(viewer)
    }


def facts(card: int) -> HiddenFacts:
    return HiddenFacts((HiddenFact("a card is high", lambda state, viewer: unseen_cards(state, viewer, card)),))


def worlds_that_give_others_high_cards() -> Planted:
    def sample_world(state: StandoffState, seat: int | None, rng: Stream) -> None:
        """Of several honest worlds, the one with the best cards in the hands."""
        honest_world(state, seat, rng)
        for _ in range(9):
            other = state.copy()
            honest_world(other, seat, rng)
            if sum(sum(hand.cards) for hand in other.hands) > sum(sum(hand.cards) for hand in state.hands):
                state.hands, state.deck = other.hands, other.deck

    return game_with(sample_world=sample_world, hidden_facts=facts(6))


def worlds_that_forget_what_did_not_happen() -> Planted:
    """Whoever is dealt a card from 6 on must show it; worlds give one to somebody who has shown nothing."""

    class Showing(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            for hand in state.hands:
                if hand.cards[-1] >= 6:
                    hand.show(len(hand.cards) - 1, EVERYONE)
                    state.reveal_to(EVERYONE)

    fault = dealing(Showing)
    fault.changes["hidden_facts"] = facts(6)
    return fault


def a_reveal_that_does_not_stop_undo() -> Planted:
    class Unannounced(Deciding):
        def answer_all(self, state: StandoffState, answers: list[int]) -> None:
            super().answer_all(state, answers)
            state.revealed_to = 0

    class UnannouncedDealing(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            state.revealed_to = 0

    fault = deciding(Unannounced)
    fault.dealing = UnannouncedDealing("dealing")
    return fault


def a_choice_without_text() -> Planted:
    return game_with(universe=Universe([Choice("stand", "stand", {}), Choice("hide", "hide", {})]))


def an_option_without_text() -> Planted:
    return game_with(meta=replace(GAME.meta, options=(Option("weather", "dry", ("dry", "wet")),)))


def an_ending_without_text() -> Planted:
    class Renamed(Dealing):
        def run(self, state: StandoffState) -> None:
            super().run(state)
            if state.result is not None:
                state.result = Result(state.result.ranking, state.points, state.result.breakdown, "sunset")

    return dealing(Renamed)


def a_board_wider_than_a_terminal() -> Planted:
    return game_with(text_board=lambda view, localizer: "─" * 81)


def a_refusal_with_a_rule_that_does_not_exist() -> Planted:
    return game_with(reasons=((RAN_BEFORE.code, "ST-RUN-99"),))


FAULTS: list[tuple[Callable[[], Planted], Callable[[Sample], None], str]] = [
    (
        a_refusal_nobody_declared,
        legality.offered_choices_are_accepted_and_others_refused,
        "the refusal 'ran-before' of 'run' is not declared in Game.reasons",
    ),
    (
        a_choice_that_is_offered_and_refused,
        legality.offered_choices_are_accepted_and_others_refused,
        "but why_not refuses it",
    ),
    (
        choices_out_of_order,
        legality.decisions_offer_distinct_choices_in_ascending_number,
        "the choices of 'decide' are not in ascending number: [1, 0]",
    ),
    (one_cache_key_for_different_choices, legality.cached_choices_are_legal_now, "the same cache key"),
    (
        a_deal_that_does_not_depend_on_the_seed_alone,
        determinism.same_seed_and_choices_give_the_same_states,
        "two matches with the same seed and choices have different states: $.table.",
    ),
    (a_field_that_is_not_dumped, saving.a_loaded_state_is_equal_and_has_the_same_future, "'ran'"),
    (
        a_deal_that_does_not_depend_on_the_seed_alone,
        saving.a_record_replays_to_the_same_state,
        "a record replays to another state: $.table.",
    ),
    (
        a_copy_that_shares_a_list,
        copies.a_copy_and_its_original_are_independent,
        "playing on with a copy changed its original: $.table.points[",
    ),
    (
        a_card_that_is_lost,
        conservation.no_component_is_lost_or_doubled,
        "the inventory has changed since the start: there are 3 of 'card 5' instead of 4",
    ),
    (
        a_view_that_changes_with_the_state,
        view_changes.changes_lead_from_view_to_view,
        "was given changes with the state",
    ),
    (
        a_part_of_the_view_that_is_kept_too_long,
        view_changes.changes_lead_from_view_to_view,
        "another view",
    ),
    (
        a_view_that_shows_a_hidden_card_at_an_event,
        no_leak.a_world_keeps_looking_like_the_truth,
        "the view after an event shows",
    ),
    (
        a_match_longer_than_stated,
        ending.every_match_ends_in_time_with_a_complete_result,
        "a match has more than 8 decisions",
    ),
    (a_match_longer_than_stated, ending.repetitive_play_ends_in_time, "needs more than 8 decisions"),
    (
        a_result_without_a_seat,
        ending.every_match_ends_in_time_with_a_complete_result,
        "the ranking ((0, 1),) does not hold every seat once",
    ),
    (
        choices_with_wrong_numbers,
        notation.text_and_number_lead_back_to_the_choice,
        "game.choices[0] is 'run' with the number 1",
    ),
    (
        a_view_that_shows_a_hidden_card,
        no_leak.a_world_looks_like_the_truth,
        "the public sees something hidden: $.view.seats[0].cards[0] is",
    ),
    (
        choices_that_depend_on_a_hidden_card,
        no_leak.a_world_looks_like_the_truth,
        "sees something hidden: $.choices is",
    ),
    (
        worlds_that_change_a_card_the_seat_has_seen,
        no_leak.a_world_looks_like_the_truth,
        "sees something hidden: $.view.seats[",
    ),
    (
        an_event_that_shows_a_hidden_card,
        no_leak.a_world_keeps_looking_like_the_truth,
        "an event shows the public something hidden: $.events[",
    ),
    (
        a_card_shown_without_an_event,
        no_leak.a_world_keeps_looking_like_the_truth,
        "the public sees something hidden that `reveal_to` did not announce: $.view.",
    ),
    (
        worlds_that_lose_a_card,
        worlds.worlds_are_complete_and_can_be_played_to_the_end,
        "a world of the public has lost or doubled components: $.card ",
    ),
    (
        worlds_that_end_without_a_result,
        worlds.worlds_are_complete_and_can_be_played_to_the_end,
        "a world of the public cannot be played to the end",
    ),
    (
        worlds_that_depend_on_what_is_hidden,
        worlds.worlds_depend_only_on_what_the_viewer_knows,
        "changes with what is hidden: $.table.",
    ),
    (
        worlds_that_depend_on_the_hidden_history,
        worlds.matches_that_looked_the_same_give_the_same_worlds,
        "but their worlds differ: $.table.",
    ),
    (
        worlds_that_keep_the_truth,
        worlds.worlds_differ_from_each_other,
        "of 20 worlds of the public only 1 are different",
    ),
    (
        worlds_with_the_random_streams_of_the_truth,
        worlds.worlds_differ_from_each_other,
        "a world of the public has the random streams of the truth",
    ),
    (
        worlds_that_leave_the_deck_as_it_is,
        worlds.what_was_not_seen_varies_between_worlds,
        "`deck[0][0]` varies between deals and the public has not seen it, but 60 worlds all have the truth",
    ),
    (
        worlds_that_give_others_high_cards,
        worlds.hidden_facts_are_true_as_often_as_worlds_say,
        "a card is high (all): worlds say ",
    ),
    (
        worlds_that_forget_what_did_not_happen,
        worlds.hidden_facts_are_true_as_often_as_worlds_say,
        "it is true of 0.0% of",
    ),
    (
        worlds_that_forget_who_has_seen_a_card,
        worlds.worlds_of_worlds_show_the_same,
        "within a world shows it something else: $.seats[",
    ),
    (
        a_reveal_that_does_not_stop_undo,
        undo.undo_restores_the_exact_state,
        "something hidden and yet can be undone: $.seats[",
    ),
    (a_choice_without_text, text.everything_has_text, "no message 'choice-hide' in en for standoff"),
    (an_option_without_text, text.everything_has_text, "no message 'option-weather' in en for standoff"),
    (an_ending_without_text, text.whole_matches_have_text, "no message 'ending-sunset' in en"),
    (a_board_wider_than_a_terminal, text.whole_matches_have_text, "the text board is 81 wide in en"),
    (
        a_refusal_with_a_rule_that_does_not_exist,
        rules.every_rule_that_code_and_text_cite_exists,
        "a refusal cites ST-RUN-99, which RULES.md does not have",
    ),
]


@pytest.mark.parametrize(
    ("fault", "check", "complaint"), FAULTS, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_planted_fault_is_found(
    fault: Callable[[], Planted],
    check: Callable[[Sample], None],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = finding(check, planted_game(fault(), monkeypatch)).failure
    assert found is not None
    assert complaint in found


def test_every_law_of_the_kit_finds_a_planted_fault() -> None:
    """Laws 8 and 9, by which a bot or a client could cheat, with every check they have."""
    planted = {*SUBJECT_CHECKS, *(check for _, check, _ in FAULTS)}
    with_fault: list[Check] = [check for check in CHECKS if check.run in planted]
    assert {check.law for check in with_fault} == {check.law for check in CHECKS} == {*range(1, 13), 15}
    assert not [check.name for check in CHECKS if check.law in (8, 9) and check not in with_fault]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_the_game_itself_breaks_no_law(check: Check) -> None:
    assert finding(check.run, GAME).failure is None


@pytest.mark.parametrize(
    ("spanish", "complaint"),
    [
        ("a = uno", "only one of en.ftl and es.ftl has b"),
        ("a = uno\nb = { $other }", "en.ftl and es.ftl use different variables in b"),
        ("a = uno\nb = { $card", "text/es.ftl cannot be read at"),
        ("a = uno\na = dos\nb = { $card }", "text/es.ftl has a twice"),
    ],
)
def test_texts_that_differ_between_languages_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spanish: str, complaint: str
) -> None:
    folder = tmp_path / f"texts_{abs(hash(spanish))}"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "text" / "en.ftl").write_text("a = one\nb = { $card }\n", encoding="utf-8")
    (folder / "text" / "es.ftl").write_text(f"{spanish}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = finding(text.both_languages_have_the_same_messages, replace(GAME, package=folder.name)).failure
    assert found is not None
    assert complaint in found


# -- what is said of a failure ---------------------------------------------------------------------------


def test_a_failure_says_what_and_where_and_how_to_see_it_again() -> None:
    game = replace(GAME, inventory=lambda state: {"cards": len(state.deck)})
    found = finding(conservation.no_component_is_lost_or_doubled, game, matches=2, seed=3)
    assert found.failure is not None
    what, _, where = found.failure.partition(" (")
    assert what == "the inventory has changed since the start: there are 3 of 'cards' instead of 9"
    assert where.startswith("standoff with players=3, seed 3, after ")
    assert found.command == "cantina laws standoff --law 5 --matches 1 --seed 3"


@pytest.mark.parametrize("matches", [6, 60])
def test_the_command_of_a_failure_fails_in_the_same_way(matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in a large sample, of which only one position a match is checked."""
    game = planted_game(an_event_that_shows_a_hidden_card(), monkeypatch)
    found = finding(no_leak.a_world_keeps_looking_like_the_truth, game, matches)
    assert found.failure is not None
    words = found.command.split()
    again = finding(
        no_leak.a_world_keeps_looking_like_the_truth,
        game,
        int(words[words.index("--matches") + 1]),
        int(words[words.index("--seed") + 1]),
    )
    assert again.failure == found.failure


def test_an_exception_of_the_game_is_a_failure() -> None:
    def view(state: StandoffState, seat: int | None) -> StandoffView:
        raise RuntimeError("no view today")

    found = finding(no_leak.a_world_looks_like_the_truth, replace(GAME, view=view))
    assert found.failure == (
        "the game raised RuntimeError: no view today (standoff with players=3, seed 0, before the first choice)"
    )


def test_honest_worlds_are_calibrated() -> None:
    """The facts by which two planted faults are found hold for the game as it is."""
    for card in (6, 9):
        honest = replace(GAME, hidden_facts=facts(card))
        assert finding(worlds.hidden_facts_are_true_as_often_as_worlds_say, honest, 200).failure is None


def test_a_game_that_declares_no_hidden_facts_has_nothing_to_compare() -> None:
    assert not GAME.hidden_facts.facts
    assert finding(worlds.hidden_facts_are_true_as_often_as_worlds_say, GAME).failure is None
