"""Localization: choices, events and refusals in the language of the reader.

Every sentence lives in Fluent files: `text/<language>.ftl` beside this module for what all games share,
and in each game's `text/` for its own.

A sentence needs words in several forms, such as a name with its article. The attributes of a word's message
are its forms, and a sentence gets each as a variable of its own:

    marshal-forest = Marshal del Bosque
        .the = el Marshal del Bosque
        .of = del Marshal del Bosque

    event-passed = { $seat_the } pasa.

- A word of a vocabulary in the argument `$place` has the forms `$place_to`, `$place_of` … of its message.
- A seat in `$seat` has the forms of the message that names it; `the`, `of` and `to` are those of a proper
  name where that message gives no others. A seat named after several figures is their list, and
  `$seat_count` is how many they are, for the verb.
- A phrase is made of several fields: where a game says that `$scoundrel` is made of `trait` and `job`, the
  message `scoundrel` makes it of them, and the attributes of that message are its forms.
- A list in `$cards` has the forms that all its words have, each joined as a list, and `$cards_count`.

Choices, refusals and events begin with a capital letter, whatever word comes first.
The browser does the same in `web/src/lib/localizer.ts`.
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
from cantina.kernel.errors import BadOption
from cantina.kernel.event import Event, PrivateEvent
from cantina.kernel.game import Game
from cantina.kernel.meta import LANGUAGES
from cantina.kernel.result import Result

__all__ = ["LANGUAGES", "Localizer", "MissingText"]

MAX_ARGUMENT = 900
"""Longer arguments, such as what people type, are cut off: Fluent refuses those over 1,000 characters."""


class MissingText(Exception):
    """A message is missing or cannot be formatted: a bug, not bad input."""


class Localizer:
    """Formats messages in one language, for one game or (None) with only the texts that all games share."""

    def __init__(self, game: Game | None, language: str = "en") -> None:
        self.game = game
        self.language = language
        self._vocabularies = {} if game is None else game.vocabularies
        self._phrases = {} if game is None else game.phrases
        self._view: Any = None
        """The position that choices are named in."""
        self._bundle = _bundle("" if game is None else game.package, language)
        self.seat_names: Sequence[Sequence[str]] = ()
        """By seat: the messages that name it; a seat without any is numbered."""
        self._numbers: dict[str, Any] = {}
        self.use_numbers({})

    def format(self, message: str, **args: Any) -> str:
        """The text of a message."""
        bundle = self._bundle
        if not bundle.has_message(message):
            owner = "all games" if self.game is None else self.game.meta.name
            raise MissingText(f"no message {message!r} in {self.language} for {owner}")
        formatted = {**self._numbers, **{field: self._argument(field, value) for field, value in args.items()}}
        for field, value in args.items():
            formatted |= {f"{field}_{form}": text for form, text in self._forms(field, value).items()}
        for phrase, parts in self._phrases.items():
            if all(args.get(part) is not None for part in parts):
                formatted |= self._phrase(phrase, [args[part] for part in parts])
        text, errors = bundle.format_pattern(bundle.get_message(message).value, formatted)
        if errors:
            raise MissingText(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def word(self, vocabulary: str, value: str) -> str:
        """A word of one of the game's vocabularies."""
        return self.format(f"{vocabulary}-{value}")

    def label(self, kind: str, label: str) -> str:
        """A label of the statistics: names joined by +; a name that is no word stays as it is."""
        vocabulary = self._vocabularies.get(kind, kind)
        return "+".join(
            self.word(vocabulary, part) if self.has(f"{vocabulary}-{part}") else part
            for part in label.split("+")
        )

    def seat(self, seat: int) -> str:
        """The name of a seat, without an article."""
        return self.list([self.format(message, **args) for message, args in self._seat_messages(seat)])

    def choice(self, choice: Choice, with_effect: bool = False) -> str:
        """A choice in the position last given to `name_seats`; if wanted, with what its cards do."""
        details = {} if self.game is None else self.game.choice_details(self._view, choice)
        text = _capitalized(self.format(f"choice-{choice.kind}", **choice.args, **details))
        if not with_effect or self.game is None or self._view is None:
            return text
        effect = self.game.choice_effect(self._view, choice, self)
        return f"{text} · {effect}" if effect else text

    def decision(self, kind: str) -> str:
        return self.format(f"decision-{kind}")

    def number(self, name: str) -> str:
        """What a changeable number of the game is."""
        assert self.game is not None
        number = self.game.numbers[name]
        return self.format(number.text, **number.args)

    def refusal(self, refusal: Refusal) -> str:
        return _capitalized(self.format(f"refusal-{refusal.code}", **refusal.params))

    def event(self, event: Event, seat: int | None) -> str | None:
        """An event as a seat, or the public, may know it; None: not at all."""
        form = event.seen_by(seat)
        return None if form is None else self._event(form, msgspec.structs.asdict(form))

    def event_from_json(self, data: Mapping[str, Any]) -> str:
        """An event that was written as JSON in the form that somebody saw."""
        assert self.game is not None
        kind = next(one for one in self.game.events if one.__struct_config__.tag == data["event"])
        empty: Any = dict.fromkeys(kind.__struct_fields__)
        return self._event(kind(**empty), {name: data[name] for name in kind.__struct_fields__ if name in data})

    def _event(self, form: Event, values: Mapping[str, Any]) -> str:
        args = {name: value for name, value in values.items() if name != "known_to"}
        if isinstance(form, PrivateEvent):
            args["known"] = "no" if all(args[name] is None for name in form.private_fields()) else "yes"
        return _capitalized(self.format(f"event-{type(form).__struct_config__.tag}", **args))

    def allowed(self, error: BadOption) -> str:
        """What an option would have accepted; in English where there is no message for it."""
        message = f"allowed-{error.code}"
        if not self.has(message):
            return error.allowed
        params = dict(error.params)
        if error.code == "one-of":
            params["values"] = self.alternatives([str(value) for value in params["values"]])
        return self.format(message, **params)

    def breakdown_value(self, part: str, value: int) -> str:
        """An amount of a part of a result, in words where the part is not a number, such as yes or no."""
        message = f"breakdown-{part}-{value}"
        return self.format(message) if self.has(message) else str(value)

    def deciding(self, result: Result) -> str:
        """What decided a result, in a sentence, where its ending does not say it all."""
        assert self.game is not None
        decided = self.game.deciding(result)
        return f"{_capitalized(self.format(f'decided-{decided}'))}." if decided else ""

    def sentence(self, message: str, **args: Any) -> str:
        """The text of a message that may begin with a name and its article."""
        return _capitalized(self.format(message, **args))

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.format(f"option-{name}")

    def option_about(self, name: str) -> str:
        """What an option is for, in a sentence."""
        return self.format(f"option-{name}-about")

    def option_value(self, name: str, value: Any) -> str:
        """A value of an option, in words; values of unknown options stay as they are."""
        if isinstance(value, str) and "," in value:
            return self.list([self.option_value(name, part) for part in value.split(",")])
        message = self.option_message(name, value)
        return str(value) if message is None else self.format(message, number=value)

    def option_value_about(self, name: str, value: Any) -> str | None:
        """What a value of an option means, in a sentence, if there is one."""
        message = self.option_message(name, value, "-about")
        return None if message is None else self.format(message, number=value)

    def option_message(self, name: str, value: Any, ending: str = "") -> str | None:
        """The message for a value of an option, its own or the one that all games share."""
        key = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
        key = "number" if isinstance(key, int) else str(key)
        messages = (f"option-{name}-{key}{ending}", f"value-{key}{ending}")
        return next((message for message in messages if self.has(message)), None)

    def list(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        # Spanish joins with another word before the sound of an i.
        before_i = words[-1].lower().startswith(("i", "hi", "í"))
        message = "list-before-i" if before_i else "list"
        return self.format(message, start=", ".join(words[:-1]), last=words[-1])

    def alternatives(self, words: Sequence[str]) -> str:
        """Words of which one is meant: `a, b or c`."""
        if len(words) < 2:
            return "".join(words)
        before_o = words[-1].lower().startswith(("o", "ho", "ó", "8"))
        message = "list-or-before-o" if before_o else "list-or"
        return self.format(message, start=", ".join(words[:-1]), last=words[-1])

    def name_seats(self, view: Any) -> None:
        """Names the seats after the characters they play, as far as a view shows them, and choices in it.

        Texts then state the numbers of the view's match, too.
        """
        assert self.game is not None
        self._view = view
        self.seat_names = [self.game.seat_names(view, seat) for seat in range(len(view.seats))]
        self.use_numbers(getattr(view, "numbers", {}))

    def use_numbers(self, changed: Mapping[str, int]) -> None:
        """Makes texts state the numbers of a match: every message may use `$number-bounty-1` for `bounty.1`."""
        if self.game is None:
            return
        used = _numbers_used(self.game.package, self.language)
        self._numbers = {
            f"number-{key}": fluent_number(changed.get(name, self.game.numbers.value(name)), useGrouping=False)
            for name in self.game.numbers
            if (key := name.replace(".", "-")) in used
        }

    def _seat_messages(self, seat: int) -> Sequence[tuple[str, dict[str, Any]]]:
        """The messages that name a seat, each with its arguments."""
        names = self.seat_names[seat] if seat < len(self.seat_names) else ()
        return [(name, {}) for name in names] or [("seat", {"number": seat + 1})]

    def _argument(self, field: str, value: Any) -> Any:
        vocabulary = self._vocabularies.get(field)
        if value is None or value == () or value == []:
            return "none"
        if isinstance(value, list | tuple):
            return self.list(
                [str(self._argument("seat" if field == "seats" else field, item)) for item in value]
            )
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and (field == "seat" or vocabulary == "seat"):
            return self.seat(value)
        if vocabulary is not None and isinstance(value, str):
            return self.word(vocabulary, value)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str) and len(value) > MAX_ARGUMENT:
            return value[:MAX_ARGUMENT] + "…"
        return value

    def _forms(self, field: str, value: Any) -> dict[str, Any]:
        """The forms of a word, a seat or a list of such, by name."""
        if isinstance(value, list | tuple):
            items = [self._forms("seat" if field == "seats" else field, item) for item in value]
            count = sum(item.get("count", 1) for item in items)
            return {**self._joined(items), "count": count}
        vocabulary = self._vocabularies.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and (field == "seat" or vocabulary == "seat"):
            messages = self._seat_messages(value)
            items = [
                self._attributes("proper-name", {"name": self.format(message, **args)})
                | self._attributes(message, args)
                for message, args in messages
            ]
            return {**self._joined(items), "count": len(messages)}
        if vocabulary is None or not isinstance(value, str):
            return {}
        return self._attributes(f"{vocabulary}-{value}", {})

    def _phrase(self, phrase: str, values: Sequence[Any]) -> dict[str, str]:
        """A name made of several words, and its forms."""
        message = self._vocabularies.get(phrase, phrase)
        fields = dict(zip(self._phrases[message], values, strict=True))
        words = {field: self._argument(field, value) for field, value in fields.items()}
        for field, value in fields.items():
            words |= {f"{field}_{form}": text for form, text in self._forms(field, value).items()}
        pattern = self._bundle.get_message(message)
        found = {phrase: str(self._bundle.format_pattern(pattern.value, words)[0])}
        for form, text in self._attributes(message, words).items():
            found[f"{phrase}_{form}"] = text
        return found

    def _joined(self, items: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """The forms that all items have, each as a list in a sentence."""
        shared = set.intersection(*(set(item) for item in items)) - {"count"} if items else set()
        return {form: self.list([item[form] for item in items]) for form in shared}

    def _attributes(self, message: str, args: dict[str, Any]) -> dict[str, str]:
        attributes = self._bundle.get_message(message).attributes
        return {
            form: str(self._bundle.format_pattern(p, {**self._numbers, **args})[0])
            for form, p in attributes.items()
        }


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _numbers_used(package: str, language: str) -> frozenset[str]:
    """The numbers that texts of a game use, dots as dashes."""
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"\$number-([a-z0-9-]+)", text))


class LazyBundle(FluentBundle):
    """The messages of some files, each parsed when it is first used: all together take half a second."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        """By name, a term's with its dash: the source of a message or term."""
        for text in texts:
            starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
            ends = [start for _, start in starts[1:]] + [len(text)]
            for (name, start), end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(name, text[start:end])

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """What messages use to find each other, too."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        source = self._unparsed.pop(name, None)
        if source is not None:
            self.add_resource(FluentResource(source))


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term in a Fluent file."""


@cache
def _bundle(package: str, language: str) -> Any:
    folders = filter(None, ("cantina", package))
    return LazyBundle(
        language,
        [files(one).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8") for one in folders],
    )
