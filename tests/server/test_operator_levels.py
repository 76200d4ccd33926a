"""The operator may replace a level by another bot; clients name levels and nothing else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest
from choose_game import game_with
from command import run
from policies import policy_file
from server_process import Client, ServerProcess

import cantina
from cantina.bots import make
from cantina.cli.serve import read_levels
from cantina.kernel.mind import Mind
from cantina.server.store import TableRecord

GAME = game_with(lambda game: policy_file(game.meta.name).exists()).meta.name
OTHER_GAME = game_with(lambda game: game.meta.name != GAME).meta.name
SPEC = f"learned:{policy_file(GAME)}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("server") / "cantina.db", "--level", f"normal={SPEC}")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


def test_a_learned_bot_plays_as_a_level(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "normal")
    with Client(server, table, tokens["0"]) as me:
        assert me.play(pick=1) > 5
        me.wait_for_end()
    with closing(sqlite3.connect(server.data)) as db:
        [body] = db.execute("select body from tables where id = ?", (table,)).fetchone()
        rows = db.execute("select seat, choice from log where id = ? order by step", (table,)).fetchall()
    record = msgspec.json.decode(body, type=TableRecord)
    assert record.seats[1].bot == "normal"  # it was not replaced, and clients see the level
    match = cantina.Match(record.game, record.players, record.seed, **record.options)
    bot = make(SPEC, 0)
    for seat, number in rows:
        if seat == 1:
            assert bot.choose(Mind(match.state, seat)).number == number
        match.play(match.game.choices[number], seat)


def test_tables_of_other_games_have_the_usual_bot(server: ServerProcess) -> None:
    table, tokens = server.start_table(OTHER_GAME, "me", "normal")
    with Client(server, table, tokens["0"]) as me:
        assert me.play(pick=1) > 0
        assert me.update["step"] > 5
        me.wait_for_end()
        assert me.lobby["table"]["seats"][1]["bot"] == "normal"


def test_a_client_cannot_name_a_file(server: ServerProcess) -> None:
    request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "level": SPEC}]}
    assert "easy, normal, hard, expert" in server.http.post("/api/tables", json=request).json()["detail"]
    table, tokens = server.make_table(GAME, "me", "normal")
    with Client(server, table, tokens["0"]) as me:
        assert me.request("set-seat", seat=1, level=SPEC)["code"] == "no-such-level"


@pytest.mark.parametrize("level", ["genius=greedy", "easy", "easy=hard", "easy=genius", "easy=learned:nowhere"])
def test_a_bad_level_is_refused(level: str) -> None:
    with pytest.raises(cantina.BadOption, match="learned:"):
        read_levels([level])


def test_the_command_line_explains_a_bad_level() -> None:
    output = run("serve", "--level", "genius=greedy", code=2, COLUMNS="300")
    assert "a level (easy, normal, hard and expert), = and a bot" in output
