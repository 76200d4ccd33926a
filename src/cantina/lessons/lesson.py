"""What a lesson is: a deal, and steps that say something, show something, and want something done.

A lesson is a TOML file in the folder `lessons` of a game's package; docs/lessons.md explains it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cantina.kernel.errors import CantinaError
from cantina.kernel.registry import game as find_game

ANY_CHOICE = "*"
"""As the only entry of `choose`: whatever is offered."""
OWN_CHOICE = "me: "
"""Before a scripted choice: the learner's own seat makes it."""


class BadLesson(CantinaError):
    """A lesson that cannot be read or played, with its file and what is wrong."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    es: str

    def by_language(self) -> dict[str, str]:
        return {"en": self.en, "es": self.es}


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to look at: how it was dealt, and the choices made before the learner sees it."""

    players: int
    seed: int
    seat: int = 0
    """The learner's seat."""
    options: dict[str, Any] = {}
    before: tuple[str, ...] = ()
    """Choices of whoever had to decide, as records write them."""


class Reply(Text, frozen=True, forbid_unknown_fields=True):
    """What is said to one choice that is possible, but not the one wanted."""

    choice: str


class LessonStep(Text, frozen=True, forbid_unknown_fields=True):
    """Something said, something shown, and perhaps something to do."""

    deal: Deal | None = None
    """Goes to another match; the first step has one."""
    others: tuple[str, ...] = ()
    """Choices made before the text is shown, in order, by the seats that are asked and are not the learner's;
    with `me: ` before it, by the learner's."""
    light: tuple[str, ...] = ()
    """What the text is about: elements and things of the drawn board, or parts of the page."""
    choose: tuple[str, ...] = ()
    """The choices that go on from here, or `*`; without any, the step is only read."""
    question: bool = False
    """Whether the learner is to find out what to choose: the wanted choices are not lit."""
    not_now: Text | None = None
    """What is said to other choices that are possible."""
    replies: tuple[Reply, ...] = ()
    """What is said to some of them instead."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match, or some positions with questions."""

    game: str
    title: Text
    about: Text
    """A sentence for the list of lessons."""
    minutes: int
    step: tuple[LessonStep, ...]
    name: str = ""
    """The name of its file; filled in when it is read."""


def read_lesson(source: str, file_name: str) -> Lesson:
    """Reads a lesson from TOML, or raises BadLesson with the place of the fault."""
    try:
        lesson = msgspec.toml.decode(source, type=Lesson)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
        raise BadLesson(f"the lesson in {file_name} cannot be read: {error}") from None
    if not lesson.step or lesson.step[0].deal is None:
        raise BadLesson(f"the lesson in {file_name} has no deal: its first step needs one")
    find_game(lesson.game)  # an unknown one says so
    return msgspec.structs.replace(lesson, name=lesson_name(file_name))


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their files' names; a file that has changed is read anew."""
    entries = sorted(_files(game), key=lambda one: one.name)
    return _lessons(game, tuple((entry.name, _changed_at(entry)) for entry in entries))


@lru_cache(maxsize=64)
def _lessons(game: str, changed: tuple[tuple[str, int], ...]) -> tuple[Lesson, ...]:
    found = []
    for name, _ in changed:
        text = _folder(game).joinpath(name).read_text(encoding="utf-8")
        lesson = read_lesson(text, name)
        if lesson.game != game:
            raise BadLesson(f"the lesson in {name} is for {lesson.game}, but is in the folder of {game}")
        found.append(lesson)
    return tuple(found)


def find_lesson(game: str, name: str | None = None) -> Lesson:
    """A lesson of a game by its name, the first without one; or BadLesson with the names there are."""
    found = lessons(game)
    for lesson in found:
        if name is None or lesson.name == name:
            return lesson
    if not found:
        raise BadLesson(f"{game} has no lessons")
    names = ", ".join(lesson.name for lesson in found)
    raise BadLesson(f"{game} has no lesson {name!r}; its lessons are {names}")


def lesson_name(file_name: str) -> str:
    """`first` for `1-first.toml`: the number in front only orders the files."""
    stem = file_name.removesuffix(".toml")
    number, _, rest = stem.partition("-")
    return rest if number.isdigit() and rest else stem


def _folder(game: str) -> Traversable:
    return files(find_game(game).package).joinpath("lessons")


def _files(game: str) -> list[Traversable]:
    folder = _folder(game)
    return [entry for entry in folder.iterdir() if entry.name.endswith(".toml")] if folder.is_dir() else []


def _changed_at(entry: Traversable) -> int:
    """When a file was changed; 0 inside an archive, where none changes."""
    return entry.stat().st_mtime_ns if isinstance(entry, Path) else 0
