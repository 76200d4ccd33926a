"""Tiny games with known answers, for bots."""

from __future__ import annotations

from typing import Any, cast

from cantina.kernel.choice import Choice, Universe
from cantina.kernel.game import Game, frame_table
from cantina.kernel.meta import Meta
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result, rank
from cantina.kernel.state import DecisionFrame, Frame, State

HEADS, TAILS = Choice("heads", "heads", {}), Choice("tails", "tails", {})
CLAIM, FOLD = Choice("claim", "claim", {}), Choice("fold", "fold", {})
BELIEVE, DOUBT = Choice("believe", "believe", {}), Choice("doubt", "doubt", {})


class ToyState(State):
    """One hidden card of seat 0; unused where the game has none."""

    card: int

    def copy(self) -> ToyState:
        other = ToyState(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.card = self.card
        return other


class ToyDecision(DecisionFrame[ToyState]):
    """Asks some seats, who may choose anything."""

    def __init__(self, name: str, seats: int, offered: tuple[Choice, ...], simultaneous: bool = False) -> None:
        super().__init__(name, name, "TOY-1", simultaneous=simultaneous)
        self.bits, self.offered = seats, offered

    def asked(self, state: ToyState) -> int:
        return self.bits

    def candidates(self, state: ToyState, seat: int) -> tuple[Choice, ...]:
        return self.offered

    def obstacle(self, state: ToyState, seat: int, choice: Choice) -> None:
        return None


def end(state: ToyState, scores: list[int]) -> None:
    state.stack.clear()
    state.result = Result(rank(2, lambda seat: (scores[seat],)), scores, [{}, {}], "done")


class PenniesDecision(ToyDecision):
    """Both show a coin at the same time; equal coins: seat 0 wins."""

    def answer_all(self, state: ToyState, answers: list[int]) -> None:
        end(state, [1, 0] if answers[0] == answers[1] else [0, 1])


class ClaimDecision(ToyDecision):
    """Seat 0 may claim to be strong; folding loses."""

    def answer(self, state: ToyState, seat: int, choice: Choice) -> None:
        if choice is FOLD:
            end(state, [0, 1])
        else:
            state.replace_top(DOUBT_DECISION)


class DoubtDecision(ToyDecision):
    """Believed, both share; doubted, whoever is right wins."""

    def answer(self, state: ToyState, seat: int, choice: Choice) -> None:
        if choice is BELIEVE:
            end(state, [1, 1])
        else:
            end(state, [1, 0] if state.card else [0, 1])


PENNIES_DECISION = PenniesDecision("pennies", 3, (HEADS, TAILS), simultaneous=True)
CLAIM_DECISION = ClaimDecision("claiming", 1, (CLAIM, FOLD))
DOUBT_DECISION = DoubtDecision("doubting", 2, (BELIEVE, DOUBT))


def _deal(rng: Stream) -> int:
    """Strong three times in four."""
    return 1 if rng.below(4) else 0


def _sample_world(state: ToyState, seat: int | None, rng: Stream) -> None:
    if seat != 0:
        state.card = _deal(rng)


def _game(name: str, first: Frame[Any]) -> Game:
    def setup(state: ToyState) -> None:
        state.card = _deal(state.streams[0])
        state.push(first)

    return Game(
        meta=Meta(name, {"en": name, "es": name}, (2, 2), 1, "TOY-1", max_decisions=2),
        universe=UNIVERSE,
        streams=("deal",),
        frames=frame_table(PENNIES_DECISION, CLAIM_DECISION, DOUBT_DECISION),
        events=(),
        reasons=(),
        vocabularies={},
        package=name,
        make_state=ToyState,
        setup=setup,
        view=cast(Any, lambda state, seat: state.card if seat == 0 else None),
        sample_world=_sample_world,
        inventory=lambda state: {},
        field_types={"card": int},
    )


UNIVERSE = Universe([HEADS, TAILS, CLAIM, FOLD, BELIEVE, DOUBT])
MATCHING_PENNIES = _game("pennies", PENNIES_DECISION)
BLUFFING = _game("bluffing", CLAIM_DECISION)
