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
from choose_game import any_game, game_for
from command import ENV, run
from typer.testing import CliRunner

import cantina
from cantina.cli import app
from cantina.localization import Localizer
from cantina.rulebook import rules as rules_of

GAME = any_game().meta.name
FEWEST, MOST = any_game().meta.seats
FOR_TWO = game_for(2).meta.name


def test_games_are_listed() -> None:
    english, spanish = run("games"), run("games", LC_ALL="es_ES.UTF-8")
    for name in cantina.games():
        title = cantina.game(name).meta.title
        assert name in english
        assert title["en"] in english
        assert title["es"] in spanish
    assert "cantina 0." in run("--version")
    assert "simulate" in run()


@pytest.mark.parametrize(("lang", "language"), [("en", "en_GB.UTF-8"), ("es", "es_ES.UTF-8")])
def test_options_and_their_values_are_listed_in_words(lang: str, language: str) -> None:
    shown = " ".join(run("games", LC_ALL=language, COLUMNS="400").split())
    for name in cantina.games():
        localizer = Localizer(cantina.game(name), lang)
        for option in cantina.game(name).meta.options:
            assert localizer.option(option.name) in shown
            assert localizer.option_about(option.name) in shown
            for value in option.values:
                assert f"{str(value).lower()} {localizer.option_value(option.name, value)}" in shown


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
    assert len(rules) == len(rules_of(game))
    assert run("rules", game, rules[0]["id"], "--lang", lang).count(rules[0]["id"]) == 1


@pytest.mark.parametrize(
    ("game", "variant"), [(game, v) for game in cantina.games() for v in cantina.game(game).variants]
)
def test_every_variant_can_be_played(game: str, variant: dict[str, Any]) -> None:
    """In this process: forty more would prove nothing that the other tests do not."""
    options = [f"--set={name}={value}" for name, value in variant.items() if name != "players"]
    words = ["play", game, "--players", str(variant["players"]), *options, "--bots", "random", "--people", "0"]
    done = CliRunner().invoke(app, [*words, "--seed", "3", "--lang", "en"])
    assert done.exception is None
    assert "The game is over" in done.output


@pytest.mark.parametrize("game", cantina.games())
def test_every_game_is_simulated(game: str) -> None:
    report = json.loads(run("simulate", game, "--games", "10", "--json"))
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(10)
    assert sum(report["endings"].values()) == 10
    assert "10" in run("simulate", game, "--games", "10", "--lang", "es")


def test_bots_alone_play_a_match() -> None:
    assert "wins" in run("play", GAME, "--people", "0", "--bots", "greedy:4,random", "--seed", "1")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], GAME),
        (["play", "[/b]"], "[/b]"),
        (["play", GAME, "--players", str(MOST + 1)], f"{FEWEST} to {MOST}"),
        (["play", GAME, "--players", "many"], "--players"),
        (["play", GAME, "--seed", "-1"], "seed"),
        (["play", GAME, "--bots", "genius"], "greedy"),
        (["play", GAME, "--bots", "greedy:0"], "greedy"),
        (["play", GAME, "--set", "abilities"], "NAME=VALUE"),
        (["play", GAME, "--set", "colour=red"], "colour"),
        (["play", GAME, "--lang", "fr"], "en"),
        (["play", GAME, "--nonsense"], "--nonsense"),
        (["play"], "game"),
        (["dance"], "dance"),
        (["play", GAME, "--record", "/no/such/folder/match.json"], "No such file"),
        (["replay", "/no/such/file.json"], "No such file"),
        (["replay", "/"], "directory"),
        (["simulate", GAME, "--games", "0"], "1 or more"),
        (["simulate", GAME, "--jobs", "0"], "1 or more"),
        (["rules", "chess"], GAME),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    assert sentence in run(*words, code=2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", GAME, "--nonsense"], "Así no funciona: no hay ninguna opción --nonsense."),
        (["play"], "Así no funciona: falta «game»."),
        (["dance"], "Así no funciona: no hay ninguna orden «dance»."),
        (["play", GAME, "one", "two"], "Así no funciona: sobra «one two»."),
        (["play", GAME, "--seed"], "Así no funciona: --seed necesita un valor."),
        (["play", GAME, "--players", "many"], "Así no funciona: --players lleva un número entero."),
        (["laws", GAME, "--matches", "0"], "Así no funciona: --matches lleva 1 o más."),
        (["serve", "--port", "99999999"], "Así no funciona: --port lleva 65535 o menos."),
        (["serve", "--keep-finished", "x"], "Así no funciona: --keep-finished lleva un número."),
        (["replay", "/no/such/file.json"], "/no/such/file.json: No existe ese archivo o carpeta"),
        (["replay", "/"], "/: Es una carpeta, no un archivo"),
    ],
)
def test_a_wrong_command_line_is_explained_in_spanish(words: list[str], sentence: str) -> None:
    assert flat(run(*words, code=2, LC_ALL="es_ES.UTF-8", COLUMNS="300")) == sentence


def test_corrupt_records_get_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", GAME, "--people", "0", "--bots", "random", "--seed", "1", "--record", str(file))
    record = json.loads(file.read_text())
    for text, english, spanish in (
        ("{", "is not JSON", "no es JSON"),
        ("[]", "is not JSON", "no es JSON de una partida."),
        ("{}", "not a record", "No es la grabación de una partida: $ falta"),
        (json.dumps({**record, "seed": []}), "$.seed is missing, or", "$.seed falta o no es lo que"),
        (json.dumps({**record, "choices": [[0, "dance"]]}), "Choice 0, “dance”", "La jugada 0, «dance»"),
        (json.dumps({**record, "seed": 2}), "not possible there", "no es posible ahí"),
        (json.dumps({**record, "rules": 9}), "version 9", "la versión 9"),
        (json.dumps({**record, "format": "odd"}), "Its format is “odd”", "Su formato es «odd»"),
        (json.dumps({**record, "choices": []}), "Its result is not", "Su resultado no es"),
        (json.dumps({**record, "game": "chess"}), "There is no game “chess”", "No hay ningún juego «chess»"),
    ):
        file.write_text(text)
        assert english in flat(run("replay", str(file), code=2))
        assert spanish in flat(run("replay", str(file), "--lang", "es", code=2))


def flat(text: str) -> str:
    """Output without the breaks of its lines."""
    return " ".join(text.split())


def test_input_that_ends_early_is_told_and_the_record_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = run("play", GAME, "--bots", "random", "--record", str(file), typed="1\n1\n", code=2)
    assert "The input ended" in said
    assert len(json.loads(file.read_text())["choices"]) > 2
    assert "The input ended" not in run("replay", str(file))


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m cantina rules {GAME} | head -n 2; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], env=ENV, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert "closed" in done.stderr


def test_a_closed_pipe_is_no_traceback_for_json_either() -> None:
    command = f"{sys.executable} -m cantina rules {GAME} --json | head -c 10; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], env=ENV, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_a_folder_is_no_record_and_nothing_is_left_behind(tmp_path: Path) -> None:
    assert "directory" in run("play", GAME, "--record", str(tmp_path), code=2)
    run("play", GAME, "--bots", "genius", "--record", str(tmp_path / "x.json"), code=2)
    assert not (tmp_path / "x.json").exists()


def test_input_that_is_no_text_is_answered() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cantina", "play", GAME, "--bots", "random", "--seed", "5"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env=ENV,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


def test_ctrl_c_ends_a_simulation_and_its_workers() -> None:
    words = ["simulate", GAME, "--games", "2000", "--jobs", "2", "--bots", "greedy:400"]
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
    words = [sys.executable, "-m", "cantina", "play", GAME, "--bots", "random", "--record", str(file)]
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
    assert json.loads(file.read_text())["game"] == GAME


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("match") / "match.json"
    words = ["play", FOR_TWO, "--players", "2", "--people", "0", "--bots", "random", "--seed", "4"]
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
    run("play", FOR_TWO, "--players", "2", "--seed", "4", "--record", str(unfinished), typed="q\n")
    assert "is not over" in run("review", str(unfinished), code=2, COLUMNS="300")
    assert "no ha terminado" in run("review", str(unfinished), "--lang", "es", code=2, COLUMNS="300")
    assert "1 to 2" in run("review", str(recorded), "--seat", "3", code=2)
    assert "estimates every choice" in run("review", str(recorded), "--bots", "random", code=2)
    assert "estimates every choice" in run("serve", "--analyst", "random", code=2)
