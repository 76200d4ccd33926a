"""Lessons over HTTP: from one choice of the learner to the next, with nothing kept."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from lesson_cases import ALL_LESSONS
from server_process import ServerProcess

import cantina
from cantina.kernel.view_changes import apply_changes
from cantina.lessons import LessonRun, find_lesson


def ask(server: ServerProcess, path: str, made: list[int], text: str | None = None) -> Any:
    answer = httpx.post(f"{server.url}/api/games/{path}", json={"made": made, "text": text})
    answer.raise_for_status()
    return answer.json()


@pytest.mark.parametrize(("game", "name"), ALL_LESSONS)
def test_a_lesson_comes_page_by_page(server: ServerProcess, game: str, name: str) -> None:
    """Every page is there once, and its changes lead to the view of the learner."""
    run = LessonRun(find_lesson(game, name))
    made: list[int] = []
    seen: list[int] = []
    while not run.is_over:
        pages = ask(server, f"{game}/lessons/{name}", made)
        view = pages["view"]
        for page in pages["pages"]:
            seen.append(page["number"])
            view = view if page["view"] is None else page["view"]
            for step in page["steps"]:
                for changes in step["changes"]:
                    view = apply_changes(view, changes)
            expected = msgspec.json.decode(msgspec.json.encode(run.match.state.view(run.seat)))
            assert view == expected
            assert page["number"] == run.number
            if not page["wanted"]:
                run.read_on()
        if run.is_over:
            break
        chosen = run.wanted()[0]
        assert chosen.number == pages["pages"][-1]["wanted"][0]
        made.append(chosen.number)
        run.choose(chosen)
    assert seen == list(range(len(run.lesson.step)))


def test_a_lesson_comes_as_text_too(server: ServerProcess) -> None:
    pages = ask(server, "standoff/lessons/first", [], "es")
    assert "Ronda 1 de 3" in pages["text"]
    stand = cantina.game("standoff").parse("stand").number
    pages = ask(server, "standoff/lessons/first", [stand], "en")
    texts = [text for step in pages["pages"][0]["steps"] for text in step["texts"]]
    assert "Round 2 of 3" in texts[-1]


def test_why_not_gives_the_reasons_of_the_position(server: ServerProcess) -> None:
    game = cantina.game("standoff")
    stand, away = game.parse("stand").number, game.parse("run").number
    reasons = ask(server, "standoff/lessons/first/why-not", [stand, away])
    assert [(one["choice"], one["rule"]) for one in reasons] == [(away, "ST-RUN-2")]


@pytest.mark.parametrize(
    ("path", "made", "status", "code"),
    [
        ("standoff/lessons/tenth", [], 404, "unknown-lesson"),
        ("poker/lessons/first", [], 404, "unknown-game"),
        ("standoff/lessons/first", [99], 409, "not-in-lesson"),
        ("standoff/lessons/first", [1, 1, 1], 409, "not-in-lesson"),
        ("standoff/lessons/first", [0] * 201, 400, "bad-request"),
        ("standoff/lessons/first", [-1], 400, "bad-request"),
        ("standoff/lessons/first/why-not", [99], 409, "not-in-lesson"),
    ],
)
def test_a_wrong_request_is_told_why(
    server: ServerProcess, path: str, made: list[int], status: int, code: str
) -> None:
    answer = httpx.post(f"{server.url}/api/games/{path}", json={"made": made})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
