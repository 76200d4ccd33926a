"""What the server says about its games: answers that never change while it runs."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

import cantina
from cantina.bots import LEVELS
from cantina.kernel.event import Event, PrivateEvent
from cantina.kernel.game import Game
from cantina.kernel.registry import game as find_game
from cantina.lessons import Lesson, lessons
from cantina.localization import LANGUAGES, Localizer
from cantina.rulebook import rules
from cantina.server import protocol as p
from cantina.server.table.updates import seat_names


def catalogue(addresses: list[str], push_key: str | None) -> p.Catalogue:
    return p.Catalogue(list(_game_infos()), list(LEVELS), addresses, push_key)


@cache
def _game_infos() -> tuple[p.GameInfo, ...]:
    return tuple(_game_info(name) for name in cantina.games())


def _game_info(name: str) -> p.GameInfo:
    meta = find_game(name).meta
    return p.GameInfo(
        name=name,
        title=dict(meta.title),
        fewest=meta.seats[0],
        most=meta.seats[1],
        rules_version=meta.rules_version,
        accent=meta.accent,
        options=[
            p.OptionInfo(
                o.name, o.default, None if o.allowed is None else list(o.allowed), list(o.words), list(o.names)
            )
            for o in meta.options
        ],
        lessons=[lesson_info(lesson) for lesson in lessons(name)],
    )


def lesson_info(lesson: Lesson) -> p.LessonInfo:
    return p.LessonInfo(lesson.name, lesson.title.by_language(), lesson.about.by_language(), lesson.minutes)


@lru_cache(maxsize=64)
def encoded_texts(name: str, language: str | None = None, changes: tuple[tuple[str, int], ...] = ()) -> bytes:
    """What a client needs to show a game as text, in one language or, without one, in all.

    `changes` are the numbers of a match that differ from the game's: what cards say states them.
    """
    game = find_game(name)
    languages = LANGUAGES if language is None else (language,)
    shared = {one: _without_commands(_fluent("cantina", one)) for one in languages}
    own = {one: _fluent(game.package, one) + _card_texts(game, one, changes) for one in languages}
    return msgspec.json.encode(
        p.GameTexts(
            choices=[
                p.ChoiceInfo(c.text, c.kind, {**c.args, **game.choice_details(None, c)}) for c in game.choices
            ],
            vocabularies=dict(game.vocabularies),
            phrases={phrase: list(fields) for phrase, fields in game.phrases.items()},
            private_fields={
                _event_name(event): _private_fields(event)
                for event in game.events
                if issubclass(event, PrivateEvent)
            },
            text={one: f"{shared[one]}\n{own[one]}" for one in languages},
            numbers={
                name: p.NumberInfo(
                    game.numbers.value(name), n.low, n.high, n.provenance, n.rule, n.text, dict(n.args)
                )
                for name, n in game.numbers.items()
            },
            provenance={vocabulary: dict(cards) for vocabulary, cards in game.provenance.items()},
        )
    )


def _card_texts(game: Game, language: str, changes: tuple[tuple[str, int], ...]) -> str:
    """What cards say where that is made from their data, as Fluent messages."""
    texts = game.card_texts(game.numbers.with_values(dict(changes)), Localizer(game, language))
    return "".join(f"\n{name} = {{ {json.dumps(text, ensure_ascii=False)} }}" for name, text in texts.items())


def _event_name(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def _private_fields(event: type[PrivateEvent]) -> list[str]:
    """The private fields of a kind of event; they do not depend on its values."""
    no_values: Any = dict.fromkeys(event.__struct_fields__)
    return list(event(**no_values).private_fields())


_COMMANDS = re.compile(
    r"^(?:cli|balance|arena|simulate|serve|laws?|lab|tables|puzzles|lesson|replay|record|file|misused"
    r"|numbers-file)-[\w-]+ =.*\n(?:[ }].*\n|\n(?=[ }]))*",
    re.MULTILINE,
)
"""Messages of the shared texts that only commands in a terminal use."""


def _without_commands(text: str) -> str:
    return _COMMANDS.sub("", text)


def _fluent(package: str, language: str) -> str:
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def encoded_rules(name: str) -> bytes:
    found = [p.RuleInfo(r.id, dict(r.section), dict(r.text), r.mark) for r in rules(name).values()]
    return msgspec.json.encode(found)


@cache
def encoded_first_position(name: str) -> bytes:
    """The first position of a match with the usual number of players and options, as everybody sees it."""
    game = find_game(name)
    view = game.new().view(None)
    return msgspec.json.encode(p.FirstPosition(view, seat_names(game, view)))
