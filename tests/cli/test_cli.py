"""The command line, as a person or a program uses it: through real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from command import ENV, run

import cantina


def test_games_are_listed() -> None:
    assert "colt-express" in run("games")
    assert "Habilidades de los personajes" in run("games", LC_ALL="es_ES.UTF-8")
    assert "cantina 0." in run("--version")
    assert "simulate" in run()


def test_help_speaks_both_languages() -> None:
    assert "pass" in run("play", "--help")
    assert "Cuántos puestos" in run("play", "--help", LC_ALL="es_ES.UTF-8")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", cantina.games())
def test_a_whole_match_is_played_by_a_person(game: str, lang: str, tmp_path: Path) -> None:
    """Always the first choice, to the end; the replay and the rules serve it like any other."""
    file = tmp_path / "match.json"
    words = ["play", game, "--bots", "random", "--seed", "11", "--lang", lang]
    said = run(*words, "--record", str(file), typed="1\n" * 300)
    assert {"en": "The game is over", "es": "Fin de la partida"}[lang] in said
    record = json.loads(file.read_text())
    assert record["result"] is not None
    told = run("replay", str(file), "--lang", lang)
    assert len(told.splitlines()) > len(record["choices"]) // 2
    rules = json.loads(run("rules", game, "--json", "--lang", lang))
    assert len(rules) > 200
    assert run("rules", game, rules[0]["id"], "--lang", lang).count(rules[0]["id"]) == 1


@pytest.mark.parametrize(
    ("game", "variant"), [(game, v) for game in cantina.games() for v in cantina.game(game).variants]
)
def test_every_variant_can_be_played(game: str, variant: dict[str, Any]) -> None:
    options = [f"--set={name}={value}" for name, value in variant.items() if name != "players"]
    words = ["play", game, "--players", str(variant["players"]), *options, "--bots", "random", "--people", "0"]
    assert "The game is over" in run(*words, "--seed", "3")


@pytest.mark.parametrize("game", cantina.games())
def test_every_game_is_simulated(game: str) -> None:
    report = json.loads(run("simulate", game, "--games", "10", "--json"))
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(10)
    assert sum(report["endings"].values()) == 10
    assert "10" in run("simulate", game, "--games", "10", "--lang", "es")


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


def test_bots_alone_play_a_match() -> None:
    assert "won" in run("play", "colt-express", "--people", "0", "--bots", "greedy:4,random", "--seed", "1")


def test_replay_as_any_seat(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "colt-express", "--people", "0", "--bots", "random", "--seed", "1", "--record", str(file))
    public, seat = run("replay", str(file)), run("replay", str(file), "--seat", "1")
    assert public != seat
    assert "draws 6 cards" in public
    assert run("replay", str(file), "--all") == public
    run("replay", str(file), "--seat", "9", code=2)


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


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "colt-express"),
        (["play", "[/b]"], "[/b]"),
        (["play", "colt-express", "--players", "9"], "2 to 6"),
        (["play", "colt-express", "--players", "many"], "--players"),
        (["play", "colt-express", "--preset", "wild"], "advanced"),
        (["play", "colt-express", "--players", "2", "--preset", "advanced"], "CE-MODE-7"),
        (["play", "colt-express", "--seed", "-1"], "seed"),
        (["play", "colt-express", "--people", "7"], "0 to 4"),
        (["play", "colt-express", "--bots", "genius"], "greedy"),
        (["play", "colt-express", "--bots", "greedy:0"], "greedy"),
        (["play", "colt-express", "--set", "abilities"], "NAME=VALUE"),
        (["play", "colt-express", "--set", "abilities=maybe"], "abilities"),
        (["play", "colt-express", "--set", "colour=red"], "colour"),
        (["play", "colt-express", "--lang", "fr"], "en"),
        (["play", "colt-express", "--nonsense"], "--nonsense"),
        (["play"], "game"),
        (["dance"], "dance"),
        (["play", "colt-express", "--record", "/no/such/folder/match.json"], "No such file"),
        (["replay", "/no/such/file.json"], "No such file"),
        (["replay", "/"], "directory"),
        (["simulate", "colt-express", "--games", "0"], "1 or more"),
        (["simulate", "colt-express", "--jobs", "0"], "1 or more"),
        (["rules", "chess"], "colt-express"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    assert sentence in run(*words, code=2)


def test_corrupt_records_get_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "colt-express", "--people", "0", "--bots", "random", "--seed", "1", "--record", str(file))
    record = json.loads(file.read_text())
    for text, sentence in (
        ("{", "JSON"),
        ("[]", "JSON"),
        ("{}", "not a record"),
        (json.dumps({**record, "choices": [[0, "dance"]]}), "step 0"),
        (json.dumps({**record, "seed": 2}), "step"),
        (json.dumps({**record, "rules": 9}), "version 9"),
    ):
        file.write_text(text)
        assert sentence in run("replay", str(file), code=2)


def test_input_that_ends_early_is_told_and_the_record_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = run("play", "colt-express", "--bots", "random", "--record", str(file), typed="1\n1\n", code=2)
    assert "The input ended" in said
    assert len(json.loads(file.read_text())["choices"]) > 2
    assert "The input ended" not in run("replay", str(file))


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m cantina rules colt-express | head -n 2; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], env=ENV, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert "closed" in done.stderr


def test_a_closed_pipe_is_no_traceback_for_json_either() -> None:
    command = f"{sys.executable} -m cantina rules colt-express --json | head -c 10; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], env=ENV, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_a_folder_is_no_record_and_nothing_is_left_behind(tmp_path: Path) -> None:
    assert "directory" in run("play", "colt-express", "--record", str(tmp_path), code=2)
    run("play", "colt-express", "--bots", "genius", "--record", str(tmp_path / "x.json"), code=2)
    assert not (tmp_path / "x.json").exists()


def test_input_that_is_no_text_is_answered() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cantina", "play", "colt-express", "--bots", "random", "--seed", "5"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env=ENV,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


def test_ctrl_c_ends_a_simulation_and_its_workers() -> None:
    words = ["simulate", "colt-express", "--games", "2000", "--jobs", "2", "--bots", "greedy:400"]
    with subprocess.Popen(
        [sys.executable, "-m", "cantina", *words],
        env=ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        time.sleep(6)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped." in said
    assert "Traceback" not in said


def test_ctrl_c_stops_with_130(tmp_path: Path) -> None:
    """At the prompt; what was played until then is kept."""
    file = tmp_path / "match.json"
    words = [sys.executable, "-m", "cantina", "play", "colt-express", "--bots", "random", "--record", str(file)]
    with subprocess.Popen(
        words,
        env=ENV,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A suite run in the background inherits an ignored Ctrl-C, which Python would keep ignoring.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        said = b""
        while not said.rstrip().endswith(b">"):
            said += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Stopped." in complaint
    assert b"Traceback" not in complaint
    assert json.loads(file.read_text())["game"] == "colt-express"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("match") / "match.json"
    words = ["play", "marshals", "--players", "2", "--people", "0", "--bots", "random", "--seed", "4"]
    run(*words, "--record", str(file))
    return file


def test_a_match_is_reviewed_in_both_languages_and_as_json(recorded: Path) -> None:
    words = ["review", str(recorded), "--bots", "greedy:6"]
    found = json.loads(run(*words, "--json"))
    assert {one["seat"] for one in found["decisions"]} == {0, 1}
    for seat in found["seats"]:
        assert seat["start"] - seat["given_up"] + seat["luck"] == pytest.approx(seat["worth"])
    said = run(*words, "--seat", "2")
    assert "Given up" in said
    assert "Start − given up + luck = end" in " ".join(said.split())
    said = run(*words, "--all", "--lang", "es", "--jobs", "1")
    assert "Perdido" in said
    assert f"Las {len(found['decisions'])} decisiones" in said


def test_what_cannot_be_reviewed_is_said_plainly(recorded: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "match.json"
    run("play", "marshals", "--players", "2", "--seed", "4", "--record", str(unfinished), typed="q\n")
    assert "is not over" in run("review", str(unfinished), code=2, COLUMNS="300")
    assert "no ha terminado" in run("review", str(unfinished), "--lang", "es", code=2, COLUMNS="300")
    assert "1 to 2" in run("review", str(recorded), "--seat", "3", code=2)
    assert "weighs its choices" in run("review", str(recorded), "--bots", "random", code=2)
    assert "weighs its choices" in run("serve", "--analyst", "random", code=2)
