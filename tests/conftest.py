"""The whole suite: what it runs on, the fixtures of the page, a PostgreSQL, and the rule report at its end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from matches import INTERPRETED, LONG_RUN
from rule_report import REPORT, Report, table

import cantina.kernel.state

if TYPE_CHECKING:  # most test runs need none
    from postgres_server import PostgresServer

pytest_plugins = ["browser_fixtures"]

# A quick run tries the same examples every time, so that luck refuses no change; a long run looks for others.
settings.register_profile("cantina", derandomize=not LONG_RUN, deadline=None)
settings.load_profile("cantina")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    from postgres_server import PostgresServer

    found = PostgresServer()
    yield found
    found.stop()


def pytest_report_header() -> str:
    return f"cantina: {'interpreted' if INTERPRETED else 'compiled'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("CANTINA_EXPECT")
    if expected and expected not in pytest_report_header():
        raise pytest.UsageError(f"expected {expected} modules, found {cantina.kernel.state.__file__}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints, per game: rules, tested, cited in code, reached by random play and by golden matches."""
    reports = [
        Report(**value)
        for outcome in ("passed", "failed")
        for test in terminalreporter.stats.get(outcome, ())
        for name, value in test.user_properties
        if name == REPORT
    ]
    if reports:
        terminalreporter.section("rules")
        terminalreporter.write_line(table(sorted(reports, key=lambda report: report.game)))
