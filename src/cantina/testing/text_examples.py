"""Every text of a game as players read it: real arguments, from matches that were played, in all languages.

For whoever writes or corrects the texts; `cantina texts` writes them as a page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.syntax import FluentSerializer, ast, parse

from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.match import Match
from cantina.kernel.state import State
from cantina.localization import LANGUAGES, Localizer
from cantina.testing.random_match import RandomMatch, viewer_name, viewers

REFUSALS_EVERY: Final = 7
"""What is refused is asked at one position in this many; asking about every choice takes long."""
BOARD_AT: Final = 25
"""The step of a random match at which its text board is kept; and that at the end."""
EXAMPLES_WITHOUT_NEWS: Final = 2
"""So many examples of a message are kept even if they show no new value of an argument."""


@dataclass(frozen=True)
class Example:
    """One text in every language, and where it was read."""

    texts: tuple[str, ...]
    """By language, in the order of LANGUAGES."""
    context: str
    """The match, the step and who reads it."""


class TextExamples:
    """The texts of one game, by message, collected from matches."""

    def __init__(self, game: Game, limit: int = 12) -> None:
        self.game = game
        self.limit = limit
        """The most examples kept of one message."""
        self.localizers = [Localizer(game, language) for language in LANGUAGES]
        self.by_message: dict[str, list[Example]] = {}
        self.boards: list[Example] = []
        self.matches = 0
        self._shown: dict[str, set[Any]] = {}

    def play_at_random(self, variant: Mapping[str, Any], seed: int, boards: bool = False) -> None:
        """Collects from a random match; with its text boards, or without."""
        match = RandomMatch(self.game, variant, seed)
        where = ", ".join([*(f"{name}={value}" for name, value in variant.items()), f"seed {seed}"])
        self._begin(match.state, match.events, where)
        while not match.state.over:
            match.step()
            self._add_step(match.state, match.events, match.steps, where)
            if boards and match.steps == BOARD_AT:
                self._add_boards(match.state, f"{where}, step {match.steps}")
        self._end(match.state, where)
        if boards:
            self._add_boards(match.state, f"{where}, at the end")

    def replay(self, record: Mapping[str, Any], name: str) -> None:
        """Collects from a recorded match."""
        match, checked = Match.open_record(record)
        self._begin(match.state, match.setup_events, name)
        for step, (seat, text) in enumerate(checked.choices, start=1):
            events = match.play(text, seat)
            self._add_step(match.state, events, step, name)
        self._end(match.state, name)

    def _begin(self, state: State, events: Sequence[Event], where: str) -> None:
        self.matches += 1
        self._add_step(state, events, 0, where)

    def _add_step(self, state: State, events: Sequence[Event], step: int, where: str) -> None:
        public = state.view(None)
        for localizer in self.localizers:
            localizer.name_seats(public)
        place = f"{where}, step {step}"
        for event in events:
            for viewer in viewers(state):
                self._add_event(event, viewer, place)
        for decision in state.decisions:
            context = f"{place}; {viewer_name(decision.seat)} decides"
            for localizer in self.localizers:
                localizer.name_seats(state.view(decision.seat))
            texts = [one.decision(decision.kind) for one in self.localizers]
            self._add(f"decision-{decision.kind}", {}, texts, context)
            for choice in decision.choices:
                texts = [one.choice(choice, with_effect=True) for one in self.localizers]
                self._add(f"choice-{choice.kind}", choice.args, texts, context)
            if step % REFUSALS_EVERY == 0:
                self._add_refusals(state, decision.seat, context)

    def _add_event(self, event: Event, viewer: int | None, place: str) -> None:
        form = event.seen_by(viewer)
        if form is None:
            return
        texts = [one.event(event, viewer) or "" for one in self.localizers]
        args = msgspec.structs.asdict(form)
        args.pop("known_to", None)
        self._add(
            f"event-{type(form).__struct_config__.tag}", args, texts, f"{place}; read by {viewer_name(viewer)}"
        )

    def _add_refusals(self, state: State, seat: int, context: str) -> None:
        for choice in self.game.choices:
            refusal = state.why_not(choice, seat)
            if refusal is not None and refusal.code != "other-decision":
                texts = [f"{one.choice(choice)} ✗ {one.refusal(refusal)}" for one in self.localizers]
                self._add(f"refusal-{refusal.code}", refusal.params, texts, f"{context} ({refusal.rule})")

    def _end(self, state: State, where: str) -> None:
        result = state.result
        if result is None:
            return
        for message in (f"ending-{result.ending}", *(f"breakdown-{part}" for part in result.breakdown[0])):
            self._add(message, {}, [one.format(message) for one in self.localizers], where)

    def _add_boards(self, state: State, place: str) -> None:
        for viewer in (None, 0):
            boards = [self.game.text_board(state.view(viewer), one) for one in self.localizers]
            self.boards.append(Example(tuple(boards), f"{place}; read by {viewer_name(viewer)}"))

    def _add(self, message: str, args: Mapping[str, Any], texts: Sequence[str], context: str) -> None:
        """Keeps a text if it is a new one of its message and shows a new value of an argument."""
        kept = self.by_message.setdefault(message, [])
        shown = self._shown.setdefault(message, set())
        values = {(name, _kind_of_value(value)) for name, value in args.items()}
        if len(kept) >= self.limit or (values <= shown and len(kept) >= EXAMPLES_WITHOUT_NEWS):
            return
        if all(example.texts != tuple(texts) for example in kept):
            shown |= values
            kept.append(Example(tuple(texts), context))


def _kind_of_value(value: Any) -> Any:
    """What a value has to do with grammar: a word itself; of a number or a list only none, one or more."""
    if isinstance(value, list | tuple):
        return f"{min(len(value), 2)} items"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"number {min(value, 2)}"
    return value


def sources(package: str) -> dict[str, tuple[str, ...]]:
    """The messages of a package's text files as they are written, in every language."""
    by_language = [_messages(package, language) for language in LANGUAGES]
    names: Iterable[str] = dict.fromkeys(name for messages in by_language for name in messages)
    return {name: tuple(messages.get(name, "") for messages in by_language) for name in names}


def _messages(package: str, language: str) -> dict[str, str]:
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    serializer = FluentSerializer()
    return {
        entry.id.name: serializer.serialize_entry(entry).partition("=")[2].strip()
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }
