"""Every law of the kit, on every variant of every registered game."""

from __future__ import annotations

from typing import Any

import pytest
from matches import FIRST_SEED, MATCHES

import cantina
from cantina.testing import CHECKS, Check, LawBroken, Sample, failure
from cantina.testing.laws.text import check_messages

CASES = [
    pytest.param(
        check,
        name,
        dict(variant),
        id=f"{check.law:02}-{check.name}-{name}-{'-'.join(str(value) for value in variant.values())}",
        marks=pytest.mark.law(check.law),
    )
    for check in CHECKS
    for name in cantina.games()
    for variant in (cantina.game(name).variants if check.per_variant else cantina.game(name).variants[:1])
]


@pytest.mark.parametrize(("check", "name", "variant"), CASES)
def test_the_game_keeps_the_law(check: Check, name: str, variant: dict[str, Any]) -> None:
    assert failure(check, Sample(cantina.game(name), variant, MATCHES, FIRST_SEED)) is None


@pytest.mark.law(11)
def test_the_frame_says_the_same_things_in_both_languages() -> None:
    try:
        check_messages("cantina")
    except LawBroken as error:
        pytest.fail(str(error))
