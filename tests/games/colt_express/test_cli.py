"""The command line at Colt Express: what it prints of this game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import run


def test_games_are_listed_with_their_options() -> None:
    assert "colt-express" in run("games")
    assert "Habilidades de los personajes" in run("games", LC_ALL="es_ES.UTF-8")


def test_why_not_rule_undo_board_and_leaving() -> None:
    said = run(
        "play",
        "colt-express",
        "--bots",
        "random",
        "--seed",
        "5",
        typed="?\n? fire belle\n? CE-FIRE-4\n? nonsense\nu\nb\n99\nplan marshall\nq\n",
    )
    for words in (
        "Not possible now",
        "CE-PLAN-3",
        "play a card or draw three",
        "CE-FIRE-4: On a roof",
        "“nonsense” is not a choice",
        "There is no way back",
        "neither a number",
        "You left the table",
    ):
        assert words in said


def test_a_refused_choice_is_explained_and_asked_again() -> None:
    said = run("play", "colt-express", "--bots", "random", "--seed", "5", typed="plan floor\nq\n")
    assert "You do not hold that card." in said
    assert "CE-PLAN-3" in said


def test_pass_and_play_hides_each_hand_behind_a_curtain() -> None:
    said = run(
        "play",
        "colt-express",
        "--players",
        "3",
        "--people",
        "3",
        "--seed",
        "2",
        typed="\n1\n\n1\n\n1\n\nq\n",
    )
    assert said.count("Pass the device to") == 4
    before_first_curtain = said.split("Pass the device to")[0]
    assert "Your hand" not in before_first_curtain


def test_simulate_prints_tables_or_json() -> None:
    said = run("simulate", "colt-express", "--games", "30", "--jobs", "2", "--lang", "es")
    assert "Por personaje" in said
    assert "Decisiones por partida" in said
    report = json.loads(run("simulate", "colt-express", "--games", "30", "--json"))
    assert report["matches"] == 30
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(30)
    assert sum(w["matches"] for w in report["labels"]["character"].values()) == 120
    assert report["endings"] == {"five-rounds": 30}
    assert len(report["rounds"]) == 5
    again = json.loads(run("simulate", "colt-express", "--games", "30", "--json", "--jobs", "2"))
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_rules_by_id_group_and_search() -> None:
    one = run("rules", "colt-express", "ce-fire-4")
    assert one.count("CE-FIRE") == 1
    assert run("rules", "colt-express", "CE-FIRE").count("CE-FIRE-") >= 11
    assert "Bandido" in run("rules", "colt-express", "CE-FIRE-2", "--lang", "es")
    assert "CE-GHOST" in run("rules", "colt-express", "--search", "Ghost")
    assert len(json.loads(run("rules", "colt-express", "--json"))) > 240
    assert "CE-FIRE-4" in run("rules", "colt-express", "CE-FIRX-4", code=2)


def test_replay_as_any_seat(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "colt-express", "--people", "0", "--bots", "random", "--seed", "1", "--record", str(file))
    public, seat = run("replay", str(file)), run("replay", str(file), "--seat", "1")
    assert public != seat
    assert "draws 6 cards" in public
    assert run("replay", str(file), "--all") == public
    run("replay", str(file), "--seat", "9", code=2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "colt-express"),
        (["play", "colt-express", "--players", "9"], "2 to 6"),
        (["play", "colt-express", "--preset", "wild"], "advanced"),
        (["play", "colt-express", "--players", "2", "--preset", "advanced"], "CE-MODE-7"),
        (["play", "colt-express", "--people", "7"], "0 to 4"),
        (["play", "colt-express", "--set", "abilities=maybe"], "abilities"),
        (["play", "colt-express", "--set", "colour=red"], "colour"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    assert sentence in run(*words, code=2)
