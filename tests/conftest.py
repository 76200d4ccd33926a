"""The whole suite: what it runs on, and the rule report at its end."""

from __future__ import annotations

import os

import pytest

import cantina.kernel.state


def pytest_report_header() -> str:
    path = cantina.kernel.state.__file__
    return f"cantina: {'compiled' if path.endswith(('.so', '.pyd')) else 'interpreted'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("CANTINA_EXPECT")
    if expected and expected not in pytest_report_header():
        raise pytest.UsageError(f"expected {expected} modules, found {cantina.kernel.state.__file__}")
