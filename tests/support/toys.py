"""Tiny games with known answers, for bots."""

from __future__ import annotations

from typing import Any

from cantina.kernel.choice import Choice, Universe
from cantina.kernel.game import Game, Meta, frame_table
from cantina.kernel.luck import Stream
from cantina.kernel.result import Result, rank
from cantina.kernel.state import Ask, Frame, State

HEADS, TAILS = Choice("heads", "heads", {}), Choice("tails", "tails", {})
CLAIM, FOLD = Choice("claim", "claim", {}), Choice("fold", "fold", {})
BELIEVE, DOUBT = Choice("believe", "believe", {}), Choice("doubt", "doubt", {})


class Toy(State):
    """One hidden card of seat 0; unused where the game has none."""

    card: int

    def copy(self) -> Toy:
        other = Toy(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.card = self.card
        return other


class Question(Ask[Toy]):
    """Asks some seats, who may choose anything."""

    def __init__(self, name: str, seats: int, offered: tuple[Choice, ...], together: bool = False) -> None:
        super().__init__(name, name, "TOY-1", together=together)
        self.bits, self.offered = seats, offered

    def asked(self, state: Toy) -> int:
        return self.bits

    def candidates(self, state: Toy, seat: int) -> tuple[Choice, ...]:
        return self.offered

    def obstacle(self, state: Toy, seat: int, choice: Choice) -> None:
        return None


def end(state: Toy, scores: list[int]) -> None:
    state.stack.clear()
    state.result = Result(rank(2, lambda seat: (scores[seat],)), scores, [{}, {}], "done")


class Pennies(Question):
    """Both show a coin at the same time; equal coins: seat 0 wins."""

    def answer_all(self, state: Toy, answers: list[int]) -> None:
        end(state, [1, 0] if answers[0] == answers[1] else [0, 1])


class Claiming(Question):
    """Seat 0 may claim to be strong; folding loses."""

    def answer(self, state: Toy, seat: int, choice: Choice) -> None:
        if choice is FOLD:
            end(state, [0, 1])
        else:
            state.turn_to(DOUBTING)


class Doubting(Question):
    """Believed, both share; doubted, whoever is right wins."""

    def answer(self, state: Toy, seat: int, choice: Choice) -> None:
        if choice is BELIEVE:
            end(state, [1, 1])
        else:
            end(state, [1, 0] if state.card else [0, 1])


PENNIES = Pennies("pennies", 3, (HEADS, TAILS), together=True)
CLAIMING = Claiming("claiming", 1, (CLAIM, FOLD))
DOUBTING = Doubting("doubting", 2, (BELIEVE, DOUBT))


def _deal(luck: Stream) -> int:
    """Strong three times in four."""
    return 1 if luck.below(4) else 0


def _imagine(state: Toy, seat: int | None, luck: Stream) -> None:
    if seat != 0:
        state.card = _deal(luck)


def _game(name: str, first: Frame[Any]) -> Game:
    def setup(state: Toy) -> None:
        state.card = _deal(state.streams[0])
        state.push(first)

    return Game(
        meta=Meta(name, {"en": name, "es": name}, (2, 2), 1, "TOY-1", longest=2),
        universe=UNIVERSE,
        streams=("deal",),
        frames=frame_table(PENNIES, CLAIMING, DOUBTING),
        events=(),
        reasons=(),
        words={},
        package=name,
        blank=Toy,
        setup=setup,
        view=lambda state, seat: state.card if seat == 0 else None,
        imagine=_imagine,
        census=lambda state: {},
        shapes={"card": int},
    )


UNIVERSE = Universe([HEADS, TAILS, CLAIM, FOLD, BELIEVE, DOUBT])
MATCHING_PENNIES = _game("pennies", PENNIES)
LIAR = _game("liar", CLAIMING)
