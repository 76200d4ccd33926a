"""Choices: the closed list of answers a game can ever offer, each one an interned value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from cantina.kernel.errors import CantinaError, NotAChoice
from cantina.kernel.native_types import i64, mypyc_attr

Arg = str | int
"""An argument of a message: a number, or a word of one of the game's vocabularies."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One answer; games derive their own kinds, with typed fields for the rules to read."""

    def __init__(self, kind: str, text: str, args: dict[str, Arg]) -> None:
        self.number = -1
        """Its place in the game's list of choices."""
        self.kind = kind
        """The family it belongs to; `choice-<kind>` is its message for people."""
        self.text = text
        """Its notation in records and tests."""
        self.args = args
        """The arguments of its message."""

    def __repr__(self) -> str:
        return f"<{self.number}: {self.text}>"


@final
class Plain(Choice):
    """A choice without fields of its own."""


@final
class Pick(Choice):
    """A choice of one thing among several: a card, a seat, a number."""

    def __init__(self, kind: str, text: str, args: dict[str, Arg], pick: i64) -> None:
        super().__init__(kind, text, args)
        self.pick: i64 = pick
        """What is chosen: the card, seat or number."""


class Universe:
    """Every choice of one game, by number and by text."""

    def __init__(self, choices: list[Choice]) -> None:
        for number, choice in enumerate(choices):
            choice.number = number
        self.all: tuple[Choice, ...] = tuple(choices)
        self.by_text: dict[str, Choice] = {choice.text: choice for choice in choices}
        if len(self.by_text) != len(choices):
            raise CantinaError("two choices share one text")

    def parse(self, text: str) -> Choice:
        """Finds the choice a text stands for; white space and case do not matter."""
        found = self.by_text.get(" ".join(text.lower().split()))
        if found is None:
            start = text.lower().split()[:1]
            similar = [known for known in self.by_text if known.split()[:1] == start][:12]
            hint = f"; choices that start alike: {', '.join(similar)}" if similar else ""
            raise NotAChoice(f"{text!r} is not a choice of this game{hint}")
        return found


class Reason:
    """A reason to refuse a choice, and the rule behind it; games declare theirs as constants."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


class Refusal:
    """Why a choice is not allowed now: a reason, with the arguments of its message."""

    def __init__(self, code: str, rule: str, params: Mapping[str, Arg]) -> None:
        self.code = code
        """The code of the reason; `refusal-<code>` is its message for people."""
        self.rule = rule
        """The ID of the rule behind it."""
        self.params = dict(params)
        """The arguments of the message."""

    def __repr__(self) -> str:
        return f"<{self.code} ({self.rule}) {self.params}>"


class Refused(CantinaError):
    """A choice was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal, choice: str) -> None:
        super().__init__(f"{choice!r} is not allowed: {refusal.code} ({refusal.rule})")
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule
        self.params = refusal.params
