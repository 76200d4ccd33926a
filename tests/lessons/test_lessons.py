"""Lessons: every one of every game works along every path, and a broken one says what is wrong."""

from __future__ import annotations

import re

import pytest
from lesson_cases import ALL_LESSONS

import cantina
from cantina.kernel.choice import Refusal, Refused
from cantina.lessons import BadLesson, LessonRun, NotNow, check_lesson, find_lesson, lessons, read_lesson

OURS = [name for name in cantina.games() if cantina.game(name).package.startswith("cantina.games.")]
STANDOFF = """
game = "standoff"
minutes = 1
title = { en = "A try", es = "Una prueba" }
about = { en = "For tests.", es = "Para pruebas." }

[[step]]
deal = { players = 3, seed = 12, seat = 0 }
en = "Stand."
es = "Planta cara."
choose = ["stand"]
not_now = { en = "Not yet.", es = "Aún no." }

[[step]]
others = ["stand", "run"]
en = "Run."
es = "Huye."
choose = ["run"]
not_now = { en = "No.", es = "No." }

[[step]]
others = ["stand", "stand"]
en = "The end."
es = "Fin."
"""


@pytest.mark.parametrize(("game", "name"), ALL_LESSONS)
def test_a_lesson_works_along_every_path(game: str, name: str) -> None:
    assert check_lesson(find_lesson(game, name)) == []


@pytest.mark.parametrize("game", OURS)
def test_a_game_has_a_first_lesson_and_one_about_playing_well(game: str) -> None:
    first, better = lessons(game)
    assert (first.name, better.name) == ("first", "better")
    assert 5 <= first.minutes <= 10
    assert len(better.step) < len(first.step)
    assert sum(1 for step in better.step if step.deal is not None) >= 3


def test_the_learner_is_refused_by_the_rules_or_answered_by_the_lesson() -> None:
    run = LessonRun(read_lesson(STANDOFF, "try.toml"))
    stand, away = (run.match.game.parse(text) for text in ("stand", "run"))
    answer = run.answer_to(away)
    assert isinstance(answer, NotNow)
    assert answer.text is not None
    assert answer.text.en == "Not yet."
    with pytest.raises(NotNow):
        run.choose(away)
    run.choose(stand)
    assert run.number == 1
    assert len(run.match.steps) == 3
    run.choose(away)
    assert isinstance(run.answer_to(away), Refusal)  # nobody may run twice in a row
    with pytest.raises(Refused):
        run.choose(away)
    run.read_on()
    assert run.is_over


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        (
            'others = ["stand", "run"]',
            'others = ["stand", "jump"]',
            r"step 2 .*others\[1\] is 'jump'.*stand, run",
        ),
        ('others = ["stand", "stand"]', 'others = ["stand", "run"]', r"step 3 .*others\[1\] is 'run'"),
        ('choose = ["run"]', 'choose = ["fly"]', "step 2 .* names a choice that does not exist"),
        ('en = "Run."', 'en = ""', "step 2 has no text in en"),
        ('es = "Huye."', f'es = "{"muy " * 80}"', "step 2 has 320 characters in es"),
        ('es = "Huye."', 'es = "Uno. Dos. Tres."', "step 2 has 3 sentences in es"),
        ('not_now = { en = "No.", es = "No." }', "", "step 2 says nothing to 'stand'"),
        ("seat = 0", "seat = 3", "its learner at seat 3 of 3"),
        ("players = 3", "players = 9", "a deal that cannot be made"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(before: str, after: str, fault: str) -> None:
    assert before in STANDOFF
    faults = check_lesson(read_lesson(STANDOFF.replace(before, after), "try.toml"))
    assert any(re.search(fault, one) for one in faults), faults


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        (
            "minutes = 1",
            'minutes = "long"',
            r"try.toml cannot be read: Expected `int`, got `str` - at `\$.minutes`",
        ),
        ('en = "Run."', 'english = "Run."', "unknown field `english`"),
        ("deal = { players = 3, seed = 12, seat = 0 }", "", "its first step needs one"),
        ('game = "standoff"', 'game = "poker"', "there is no game 'poker'"),
        ("[[step]]", "[[step", "try.toml cannot be read"),
    ],
)
def test_a_lesson_that_cannot_be_read_names_the_place(before: str, after: str, fault: str) -> None:
    with pytest.raises(cantina.CantinaError, match=fault):
        read_lesson(STANDOFF.replace(before, after, 1), "try.toml")


def test_an_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(BadLesson, match="standoff has no lesson 'tenth'; its lessons are first"):
        find_lesson("standoff", "tenth")


def test_the_faults_of_another_way_on_are_found() -> None:
    either = STANDOFF.replace('choose = ["stand"]', 'choose = ["stand", "run"]')
    assert any(
        "after 'run' instead of the first choice" in one
        for one in check_lesson(read_lesson(either, "try.toml"))
    )
