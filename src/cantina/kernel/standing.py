"""Standing answers, for decisions that come again and again."""

from __future__ import annotations

from cantina.kernel.choice import Choice
from cantina.kernel.errors import NotAChoice
from cantina.kernel.state import Decision


class Standing:
    """Standing answers: what seats have said they will answer, until they take it back or it lapses.

    They belong to whoever speaks for a seat (a client, a server, a bot), never to the state: nobody else
    can tell a standing answer from one given when asked.
    """

    def __init__(self) -> None:
        self._left: dict[int, tuple[Choice, int]] = {}

    def leave(self, decision: Decision) -> None:
        """Lets a decision's standing choice answer it and all others of its span."""
        if decision.standing is None:
            raise NotAChoice(f"a decision of kind {decision.kind!r} takes no standing answer")
        self._left[decision.seat] = (decision.standing, decision.span)

    def withdraw(self, seat: int) -> None:
        """From now on the seat wants to be asked again."""
        self._left.pop(seat, None)

    def of(self, seat: int) -> Choice | None:
        """The answer a seat has left."""
        left = self._left.get(seat)
        return None if left is None else left[0]

    def answer(self, decision: Decision) -> Choice | None:
        """What a seat has said it would answer; None: ask."""
        left = self._left.get(decision.seat)
        if left is None or decision.standing is not left[0]:
            return None
        if decision.span != left[1]:
            del self._left[decision.seat]
            return None
        return left[0]
