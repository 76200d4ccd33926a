"""`cantina learn` and `cantina lesson`, as people use them."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import run
from lesson_cases import ALL_LESSONS

from cantina.lessons import LessonRun, find_lesson


@pytest.mark.parametrize(("game", "name"), ALL_LESSONS)
def test_a_lesson_is_played_in_the_terminal(game: str, name: str) -> None:
    """Along the expected path, with the texts of every step."""
    lesson = find_lesson(game, name)
    course = LessonRun(lesson)
    typed = []
    while not course.is_over:
        wanted = course.wanted()
        typed.append(wanted[0].text if wanted else "")
        if wanted:
            course.choose(wanted[0])
        else:
            course.read_on()
    shown = " ".join(
        run("learn", game, name, "--lang", "es", typed="\n".join(typed) + "\n", COLUMNS="400").split()
    )
    for step in lesson.step:
        assert " ".join(step.es.split()) in shown
    assert "Hasta aquí la lección" in shown


def test_wrong_tries_are_answered() -> None:
    shown = run("learn", "standoff", typed="\nrun\nstand\nrun\nrun\nq\n")
    assert "a 9 wins almost always" in shown
    assert "ST-RUN-2" in shown


def test_lessons_are_listed() -> None:
    assert "first" in run("learn", "standoff", "--list")
    assert "standoff has no lesson 'tenth'; its lessons are first" in run("learn", "standoff", "tenth", code=2)


def test_a_lesson_is_checked(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "examples/standoff/src/standoff/lessons/1-first.toml"
    assert "in order, 5 steps" in run("lesson", "check", str(source))
    broken = tmp_path / "broken.toml"
    broken.write_text(
        source.read_text("utf-8").replace('others = ["stand", "run"]', 'others = ["stand", "fly"]'), "utf-8"
    )
    shown = run("lesson", "check", str(broken), code=3)
    assert "one thing to mend" in shown
    assert "others[1] is 'fly'" in shown
    played = run("learn", "standoff", "--file", str(source), typed="q\n")
    assert "Three gunmen at noon" in played
