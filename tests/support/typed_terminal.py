"""A terminal whose answers were typed ahead, and which keeps what it shows."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

import cantina
from cantina.bots import make
from cantina.cli import console
from cantina.cli.play import TerminalTable
from cantina.localization import Localizer

TypeAhead = Callable[..., "TypedTerminal"]


class TypedTerminal:
    """A console that keeps what it shows, and a person who has typed ahead."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.file = io.StringIO()
        self.pages: list[str] = []
        """What was on the screen at each question."""

    def ask(self, prompt: str) -> str:
        self.pages.append(self.file.getvalue() + prompt)
        self.file.seek(0)
        self.file.truncate()
        if not self.answers:
            raise console.InputEnded
        return self.answers.pop(0)


def type_ahead_into(monkeypatch: pytest.MonkeyPatch) -> TypeAhead:
    """Lets a test type answers ahead, which the console then reads instead of the keyboard."""

    def type_ahead(*answers: str) -> TypedTerminal:
        terminal = TypedTerminal(list(answers))
        monkeypatch.setattr(console, "out", Console(file=terminal.file, width=200, height=5))
        monkeypatch.setattr(console, "ask", terminal.ask)
        return terminal

    return type_ahead


def terminal_table(match: cantina.Match, *bots: int, lang: str = "en") -> TerminalTable:
    """The table of a match, with random bots on some seats."""
    seated = {seat: make("random", seat) for seat in bots}
    return TerminalTable(match, Localizer(match.game, lang), seated, "greedy:12")
