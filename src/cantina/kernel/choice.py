"""Choices: the closed list of answers a game can ever offer, each one an interned value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from cantina.kernel.errors import CantinaError, NotAChoice
from cantina.kernel.ints import i64, mypyc_attr

Arg = str | int
"""What a text may mention: a number, or a word of the game's vocabulary."""


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
        """What its message mentions."""

    def __repr__(self) -> str:
        return f"<{self.number}: {self.text}>"


@final
class Plain(Choice):
    """A choice that is about nothing but itself."""


@final
class Pick(Choice):
    """A choice of one thing among several: a card, a seat, a number."""

    def __init__(self, kind: str, text: str, args: dict[str, Arg], pick: i64) -> None:
        super().__init__(kind, text, args)
        self.pick: i64 = pick


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
            near = [known for known in self.by_text if known.split()[:1] == start][:12]
            hint = f"; choices that start alike: {', '.join(near)}" if near else ""
            raise NotAChoice(f"{text!r} is not a choice of this game{hint}")
        return found


class Reason:
    """Something that can stand in the way of a choice, and the rule that says so."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


class Refusal:
    """Why a choice is not allowed here and now."""

    def __init__(self, code: str, rule: str, params: Mapping[str, Arg]) -> None:
        self.code = code
        """Names the obstacle; `refusal-<code>` is its message for people."""
        self.rule = rule
        """The ID of the rule behind it."""
        self.params = dict(params)
        """What the message mentions."""

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
