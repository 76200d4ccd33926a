"""Law 11: every event, refusal, choice and card has English and Spanish text."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from cantina.kernel.choice import Refusal
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.meta import Option
from cantina.kernel.text_board import WIDTH
from cantina.localization import LANGUAGES, Localizer
from cantina.rulebook import rules
from cantina.testing.laws.check import LawBroken, Sample, expect, law
from cantina.testing.laws.legality import KERNEL_CODES
from cantina.testing.random_match import viewers


@law(
    11,
    "choices, decisions, refusals, events, options, numbers and rules have text in every language",
    per_variant=False,
)
def everything_has_text(sample: Sample) -> None:
    game = sample.game
    for language in LANGUAGES:
        localizer = Localizer(game, language)
        for choice in game.choices:
            expect(localizer.choice(choice), f"{choice.text!r} has an empty text in {language}")
        for frame in game.decision_frames():
            expect(localizer.decision(frame.kind), f"decision-{frame.kind} is empty in {language}")
        for option in game.meta.options:
            _check_option_texts(option, localizer)
        for number in game.numbers:
            expect(localizer.number(number), f"the number {number!r} has an empty text in {language}")
        wanted = {f"refusal-{code}" for code in {*KERNEL_CODES, *(code for code, _ in game.reasons)}}
        wanted |= {f"event-{event.__struct_config__.tag}" for event in game.events}
        wanted |= {f"stream-{stream}" for stream in game.streams}
        missing = sorted(message for message in wanted if not localizer.has(message))
        expect(not missing, f"there is no text in {language} for {', '.join(missing)}")
        for rule in rules(game.meta.name).values():
            expect(rule.text[language] and rule.section[language], f"{rule.id} has no text in {language}")


def _check_option_texts(option: Option, localizer: Localizer) -> None:
    """An option and its values have names; it and those of its values that are words are explained, too."""
    expect(localizer.option(option.name), f"option-{option.name} is empty")
    expect(localizer.option_about(option.name), f"option-{option.name}-about is empty")
    for value in option.values:
        where = f"the value {value!r} of option {option.name!r} has no"
        named = localizer.option_message(option.name, value) is not None
        expect(named, f"{where} text in {localizer.language}")
        is_word = isinstance(value, str) and value not in option.names
        explained = localizer.option_value_about(option.name, value) is not None
        expect(explained or not is_word, f"{where} explanation in {localizer.language}")


class _Texts:
    """Formats the events and refusals of a game in every language, each different one only once.

    A text depends only on what a viewer may know of an event, so checking it again is not needed.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.localizers = [Localizer(game, language) for language in LANGUAGES]
        self._formatted: set[bytes] = set()

    @classmethod
    def for_game(cls, game: Game) -> _Texts:
        """The instance of a game, kept as long as the process lives."""
        texts = _TEXTS.get(id(game))
        if texts is None:
            texts = _TEXTS[id(game)] = cls(game)
        return texts

    def event(self, event: Event, viewer: int | None) -> None:
        form = event.seen_by(viewer)
        if form is not None and (key := msgspec.json.encode(form)) not in self._formatted:
            for localizer in self.localizers:
                expect(localizer.event(event, viewer), f"the text of {event} is empty in {localizer.language}")
            self._formatted.add(key)

    def refusal(self, refusal: Refusal) -> None:
        if (key := msgspec.json.encode([refusal.code, refusal.params])) not in self._formatted:
            for localizer in self.localizers:
                expect(localizer.refusal(refusal), f"refusal-{refusal.code} is empty in {localizer.language}")
            self._formatted.add(key)


_TEXTS: dict[int, _Texts] = {}
"""By `id` of the game, which the instance keeps alive, since games cannot be hashed."""


@law(11, "every event, refusal, board and result of whole matches has text in every language")
def whole_matches_have_text(sample: Sample) -> None:
    texts = _Texts.for_game(sample.game)
    for match in sample.random_matches():
        while not match.state.over:
            if match.selected():
                for viewer in viewers(match.state):
                    for event in match.events:
                        texts.event(event, viewer)
            if match.rng.randrange(20) == 0 and match.selected():
                for localizer in texts.localizers:
                    localizer.name_seats(match.state.view(None))
                    for viewer in viewers(match.state):
                        board = match.game.text_board(match.state.view(viewer), localizer)
                        expect(board, f"the text board is empty in {localizer.language}")
                        check_width(board, localizer.language)
                for choice in match.game.choices:
                    if (refusal := match.state.why_not(choice)) is not None:
                        texts.refusal(refusal)
            match.step()
        result = match.state.result
        assert result is not None
        for localizer in texts.localizers:
            expect(localizer.format(f"ending-{result.ending}"), f"ending-{result.ending} is empty")
            for part in result.breakdown[0]:
                expect(localizer.format(f"breakdown-{part}"), f"breakdown-{part} is empty")


_DRAWN = re.compile(r"[─-╿]|\S {2,}\S")
"""In a line that cannot be wrapped: characters that boxes are drawn with, or cells aligned in columns."""


def check_width(board: str, language: str) -> None:
    """Raises LawBroken where a drawing or a table of a text board is wider than a terminal."""
    for line in board.split("\n"):
        if len(line) > WIDTH and _DRAWN.search(line):
            raise LawBroken(f"the text board is {len(line)} wide in {language}: {line}")


@law(11, "both languages have the same messages with the same variables", per_variant=False)
def both_languages_have_the_same_messages(sample: Sample) -> None:
    check_messages(sample.game.package)


def check_messages(package: str) -> None:
    """Raises LawBroken where the text files of a package differ in their messages or variables."""
    first, *others = (messages(package, language) for language in LANGUAGES)
    for language, other in zip(LANGUAGES[1:], others, strict=True):
        only = sorted(set(first) ^ set(other))
        expect(not only, f"only one of {LANGUAGES[0]}.ftl and {language}.ftl has {', '.join(only)}")
        differ = sorted(key for key in first if first[key] != other[key])
        expect(
            not differ, f"{LANGUAGES[0]}.ftl and {language}.ftl use different variables in {', '.join(differ)}"
        )


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("_")[0])


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a file, each with the (first part of the) names of its variables."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        junk = isinstance(entry, ast.Junk)
        expect(not junk, f"text/{language}.ftl cannot be read at {getattr(entry, 'content', '')[:60]!r}")
        if isinstance(entry, ast.Message):
            expect(entry.id.name not in found, f"text/{language}.ftl has {entry.id.name} twice")
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
