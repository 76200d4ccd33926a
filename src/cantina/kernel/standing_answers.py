"""Standing answers: one answer to all decisions of a kind for a while, such as "not this turn"."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.kernel.choice import Choice
from cantina.kernel.errors import NotAChoice
from cantina.kernel.game import Game
from cantina.kernel.state import Decision


class StandingAnswers:
    """The standing answers that seats have given, until they withdraw them or the span ends.

    They belong to whoever speaks for a seat (a client, a server, a bot), never to the state: for all others
    a standing answer looks like any other.
    """

    def __init__(self) -> None:
        self._answers: dict[int, tuple[Choice, int]] = {}
        """By seat: the choice, and the span of decisions it answers."""

    def add(self, decision: Decision) -> None:
        """Answers a decision, and all others of its span, with its standing choice."""
        if decision.standing is None:
            raise NotAChoice(f"a decision of kind {decision.kind!r} takes no standing answer")
        self._answers[decision.seat] = (decision.standing, decision.span)

    def withdraw(self, seat: int) -> None:
        """Removes the standing answer of a seat: it is asked again."""
        self._answers.pop(seat, None)

    def get(self, seat: int) -> Choice | None:
        """The standing answer of a seat, if it has one."""
        answer = self._answers.get(seat)
        return None if answer is None else answer[0]

    def dump(self) -> list[tuple[int, int, int]]:
        """The answers as numbers: seat, choice and span."""
        return [(seat, choice.number, span) for seat, (choice, span) in self._answers.items()]

    def load(self, game: Game, dumped: Iterable[tuple[int, int, int]]) -> None:
        """Restores dumped answers."""
        for seat, number, span in dumped:
            if 0 <= number < len(game.choices):
                self._answers[seat] = (game.choices[number], span)

    def answer_to(self, decision: Decision) -> Choice | None:
        """The standing answer to a decision; None: the seat has to be asked."""
        choice, span = self._answers.get(decision.seat, (None, 0))
        if choice is None or decision.standing is not choice:
            return None
        if decision.span != span:
            del self._answers[decision.seat]
            return None
        return choice
