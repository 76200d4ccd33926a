"""The whole suite: what it runs on, and the rule report at its end."""

from __future__ import annotations

import os

import pytest
from matches import INTERPRETED

import cantina
import cantina.kernel.state


def pytest_report_header() -> str:
    return f"cantina: {'interpreted' if INTERPRETED else 'compiled'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("CANTINA_EXPECT")
    if expected and expected not in pytest_report_header():
        raise pytest.UsageError(f"expected {expected} modules, found {cantina.kernel.state.__file__}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints, per game: rules, tested, cited in code, reached by random play and by golden matches."""
    if not INTERPRETED or not os.environ.get("CANTINA_EXPECT"):
        return
    from rule_report import report, table

    terminalreporter.section("rules")
    terminalreporter.write_line(table(report(name) for name in cantina.games()))
