"""`cantina laws`: says what was checked, what failed, and how to see it again."""

from __future__ import annotations

from dataclasses import replace

import pytest
from command import run
from typer.testing import CliRunner

from cantina.cli import app
from cantina.kernel import registry
from cantina.kernel.hidden_facts import HiddenFact, HiddenFacts
from cantina.kernel.pile import viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.localization import Localizer
from cantina.testing import CHECKS, Check
from standoff import GAME
from standoff.state import StandoffState


def laws(*arguments: str) -> tuple[int, str]:
    """The exit code and the output, with lines joined that the console has wrapped."""
    result = CliRunner().invoke(app, ["laws", "standoff", *arguments])
    return result.exit_code, " ".join(result.output.split())


def test_a_game_that_keeps_the_laws() -> None:
    code, output = laws("--law", "5", "--law", "7", "--matches", "2", "--seed", "8")
    assert code == 0
    assert "5 kept no component is lost or doubled" in output
    assert "7 kept every choice is found by its number and by its text" in output
    assert "standoff keeps all that was checked: 3 checks, 2 matches per variant." in output


def test_a_broken_law_is_named_with_the_place_and_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(GAME, inventory=lambda state: {"cards": len(state.deck)})
    monkeypatch.setitem(registry._GAMES, "standoff", broken)
    code, output = laws("--law", "5", "--seed", "8")
    assert code == 3
    assert "5 BROKEN no component is lost or doubled" in output
    for players in (2, 3, 4):
        assert f"(standoff with players={players}, seed 8, after" in output
    assert output.count("cantina laws standoff --law 5 --matches 1 --seed 8") == 1
    assert "standoff breaks 1 of the checks." in output


@pytest.mark.parametrize("law", ["0", "13"])
def test_a_law_the_kit_does_not_have_is_refused(law: str) -> None:
    code, _ = laws("--law", law)
    assert code != 0
    assert "12 or 15" in error_of("laws", "standoff", "--law", law)
    assert "12 o 15" in error_of("laws", "standoff", "--law", law, "--lang", "es")


def error_of(*words: str) -> str:
    """What the command line says of wrong options."""
    return " ".join(run(*words, code=2, COLUMNS="300").split())


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_every_law_is_stated_in_both_languages(check: Check) -> None:
    message = f"law-{check.name.replace('_', '-')}"
    assert Localizer(None, "en").format(message) == check.statement
    assert Localizer(None, "es").format(message) != check.statement


def test_what_was_checked_is_counted_in_words() -> None:
    arguments = ("--law", "5", "--matches", "1")
    assert laws(*arguments)[1].endswith("keeps all that was checked: 1 check, 1 match per variant.")
    assert laws(*arguments, "--lang", "es")[1].endswith("comprobado: 1 comprobación, 1 partida por variante.")
    assert "5 cumple ningún componente se pierde ni se duplica" in laws(*arguments, "--lang", "es")[1]


def test_a_game_without_hidden_facts_says_so() -> None:
    assert laws("--calibration") == (0, "standoff declares no hidden facts, so there is nothing to compare.")


def test_calibration_prints_every_kind_of_fact_and_fails_where_worlds_are_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def high(state: StandoffState, viewer: int | None) -> dict[int, bool]:
        return {seat: hand.cards[-1] > 5 for seat, hand in enumerate(state.hands) if seat != viewer}

    facts = HiddenFacts((HiddenFact("a rival's card is high", high),))
    monkeypatch.setitem(registry._GAMES, "standoff", replace(GAME, hidden_facts=facts))
    code, output = laws("--calibration", "--matches", "60")
    assert code == 0
    assert "a rival's card is high (all): worlds say" in output

    def always_low(state: StandoffState, seat: int | None, rng: Stream) -> None:
        for hand in state.hands:
            for at, seen in enumerate(hand.seen):
                if not seen & viewer_bit(seat):
                    hand.cards[at] = 1

    off = replace(GAME, hidden_facts=facts, sample_world=always_low)
    monkeypatch.setitem(registry._GAMES, "standoff", off)
    code, output = laws("--calibration", "--matches", "60")
    assert code == 3
    assert "worlds say 0.0%" in output
