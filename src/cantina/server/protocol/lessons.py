"""What is sent about lessons: over HTTP, because the server keeps nothing of who learns."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cantina.kernel.result import Result
from cantina.server.protocol.fields import Count, Language
from cantina.server.protocol.http import LessonInfo, ReplayStep, TableInfo
from cantina.server.protocol.server import DecisionInfo

MOST_CHOICES = 200
"""More than any lesson wants of a learner."""


class LessonRequest(Struct, forbid_unknown_fields=True):
    """Asks for a lesson from the learner's last choice on."""

    made: Annotated[list[Count], Meta(max_length=MOST_CHOICES)] = []
    """The numbers of the choices the learner has made, in order."""
    text: Language | None = None
    """With a language, the board comes as text too."""


class LessonReply(Struct):
    """What a lesson says to a choice that is possible but not wanted."""

    choice: int
    text: dict[str, str]


class LessonPage(Struct):
    """One step of a lesson: what has happened before it, what is said and shown, and what is wanted."""

    number: int
    view: Any
    """The whole view, where the step goes to another match; else None: the one before, after the changes."""
    table: TableInfo | None
    """The other match as a table, likewise."""
    seat_names: list[tuple[str, ...]] | None
    """Who is who there, likewise."""
    board: str | None
    """The other match's view as text, for clients that want text."""
    seat: int
    steps: list[ReplayStep]
    text: dict[str, str]
    light: list[str]
    decision: DecisionInfo | None
    """The learner's decision, if something is wanted."""
    wanted: list[int]
    """The choices that go on from here."""
    question: bool
    """Whether the learner is to find them out: they are not shown."""
    not_now: dict[str, str] | None
    """What is said to other choices that are possible; None: nothing of its own."""
    replies: list[LessonReply]
    result: Result | None


class LessonPages(Struct):
    """A lesson from the learner's last choice on, to the next one that is wanted or to its end."""

    lesson: LessonInfo
    length: int
    """How many steps it has."""
    table: TableInfo
    """The match before the first of the pages, as if it were a table's."""
    seat: int
    view: Any
    """The view before the first of the pages."""
    seat_names: list[tuple[str, ...]]
    text: str | None
    pages: list[LessonPage]


LESSONS = (LessonRequest, LessonPages)
