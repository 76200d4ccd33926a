"""Telling people: choices, events, refusals and rules in their language.

Every sentence lives in Fluent files: `text/<language>.ftl` beside this module for what all games share,
and in each game's `text/` for its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from cantina.kernel.choice import Choice, Refusal
from cantina.kernel.event import Event, Secret
from cantina.kernel.game import Game
from cantina.kernel.registry import game as find_game

LANGUAGES = ("en", "es")
LONGEST = 900
"""What people type may come back in a sentence, but not without end (Fluent allows 1,000 characters)."""


class MissingText(Exception):
    """A message is missing or cannot be put together: our fault, never the reader's."""


class Teller:
    """Speaks one language, about one game or (None) about the table only."""

    def __init__(self, game: Game | None, language: str = "en") -> None:
        self.game = game
        self.language = language
        self._words = {} if game is None else game.words
        self._bundle = _bundle("" if game is None else game.package, language)
        self.names: Sequence[str] = ()
        """What the seats are called; without names they are numbered."""

    def say(self, message: str, **args: Any) -> str:
        """The text of a message."""
        bundle = self._bundle
        if not bundle.has_message(message):
            about = "the table" if self.game is None else self.game.meta.name
            raise MissingText(f"no message {message!r} in {self.language} for {about}")
        given = {field: self._arg(field, value) for field, value in args.items()}
        for field, value in args.items():
            given |= self._forms(field, value)
        text, errors = bundle.format_pattern(bundle.get_message(message).value, given)
        if errors:
            raise MissingText(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def word(self, vocabulary: str, value: str) -> str:
        """A word of the game's vocabulary."""
        return self.say(f"{vocabulary}-{value}")

    def label(self, kind: str, label: str) -> str:
        """What statistics call a character, a card or a team of them; what has no word stays as it is."""
        vocabulary = self._words.get(kind, kind)
        return "+".join(
            self.word(vocabulary, part) if self.has(f"{vocabulary}-{part}") else part
            for part in label.split("+")
        )

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def choice(self, choice: Choice) -> str:
        return self.say(f"choice-{choice.kind}", **choice.args)

    def decision(self, kind: str) -> str:
        return self.say(f"decision-{kind}")

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", **refusal.params)

    def event(self, event: Event, seat: int | None) -> str | None:
        """An event as a seat, or the public, may hear of it; None when it may not at all."""
        form = event.form(seat)
        if form is None:
            return None
        args = msgspec.structs.asdict(form)
        args.pop("knowers", None)
        if isinstance(form, Secret):
            args["known"] = "no" if all(args[name] is None for name in form.private()) else "yes"
        tag = type(form).__struct_config__.tag
        return self.say(f"event-{tag}", **args)

    def list(self, words: Sequence[str]) -> str:
        """Words as people list them: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        # Spanish joins with another word before the sound of an i.
        before_i = words[-1].lower().startswith(("i", "hi", "í"))
        message = "list-before-i" if before_i else "list"
        return self.say(message, start=", ".join(words[:-1]), last=words[-1])

    def name_seats(self, view: Any) -> None:
        """Calls the seats by the figures they play, as far as a view shows them."""
        assert self.game is not None
        personas = [self.game.persona(view, seat) for seat in range(len(view.seats))]
        self.names = [
            "+".join(self.say(word) for word in words) or self.say("seat", number=seat + 1)
            for seat, words in enumerate(personas)
        ]

    def _arg(self, field: str, value: Any) -> Any:
        vocabulary = self._words.get(field)
        if value is None or value == ():
            return "none"
        if isinstance(value, list | tuple):
            return self.list([str(self._arg("seat" if field == "seats" else field, v)) for v in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and (field == "seat" or vocabulary == "seat"):
            return self.seat(value)
        if vocabulary is not None and isinstance(value, str):
            return self.word(vocabulary, value)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str) and len(value) > LONGEST:
            return value[:LONGEST] + "…"
        return value

    def _forms(self, field: str, value: Any) -> dict[str, str]:
        """A word's other forms: `place-4i` with an attribute `to` is also given as `$place_to`."""
        vocabulary = self._words.get(field)
        if vocabulary is None or not isinstance(value, str):
            return {}
        bundle = self._bundle
        forms = bundle.get_message(f"{vocabulary}-{value}").attributes
        return {f"{field}_{name}": str(bundle.format_pattern(p)[0]) for name, p in forms.items()}


@cache
def _bundle(package: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in filter(None, ("cantina", package)):
        text = files(folder).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


class Rule(msgspec.Struct, frozen=True):
    """One rule of a game, in both languages."""

    id: str
    section: Mapping[str, str]
    text: Mapping[str, str]


_SECTION = re.compile(r"^## (?P<en>.+?) / (?P<es>.+)$")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)\*\* (?P<en>.+)$")
_SPANISH = re.compile(r"^  \*(?P<es>.+)\*$")


@cache
def rules(name: str) -> Mapping[str, Rule]:
    """The rules of a game by ID, in the order of its RULES.md."""
    page = files(find_game(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
    found: dict[str, Rule] = {}
    section = {"en": "", "es": ""}
    lines = page.splitlines()
    for at, line in enumerate(lines):
        if heading := _SECTION.match(line):
            section = heading.groupdict()
        elif rule := _RULE.match(line):
            spanish = _SPANISH.match(lines[at + 1]) if at + 1 < len(lines) else None
            if spanish is None or rule["id"] in found:
                raise MissingText(f"RULES.md of {name}: {rule['id']} is doubled or lacks Spanish")
            text = {"en": rule["en"], "es": spanish["es"]}
            found[rule["id"]] = Rule(rule["id"], section, text)
    return found
