"""The operator may put a bot in the place of a level; whoever makes a table names levels and nothing else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest
from command import run
from house import Client, House
from policies import tiny

import cantina
from cantina.bots import make
from cantina.cli.serve import read_levels
from cantina.kernel.mind import Mind
from cantina.server.store import Kept

SPEC = f"learned:{tiny('colt-express')}"


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("taught") / "cantina.db", "--level", f"normal={SPEC}")
    yield found
    said = found.close()
    assert "Traceback" not in said, said


def test_a_learned_bot_sits_at_the_table_as_a_level(taught: House) -> None:
    table, tokens = taught.start("colt-express", "me", "normal")
    with Client(taught, table, tokens["0"]) as me:
        assert me.play(pick=1) > 5
        me.until_over()
    with closing(sqlite3.connect(taught.data)) as db:
        [body] = db.execute("select body from tables where id = ?", (table,)).fetchone()
        rows = db.execute("select seat, choice from log where id = ? order by step", (table,)).fetchall()
    kept = msgspec.json.decode(body, type=Kept)
    assert kept.seats[1].bot == "normal"  # it was not replaced, and people see the level
    match = cantina.Match(kept.game, kept.players, kept.seed, **kept.options)
    bot = make(SPEC, 0)
    for seat, number in rows:
        if seat == 1:
            assert bot.choose(Mind(match.state, seat)).number == number
        match.play(match.game.choices[number], seat)


def test_tables_of_other_games_have_the_usual_bot(taught: House) -> None:
    table, tokens = taught.start("marshals", "me", "normal")
    with Client(taught, table, tokens["0"]) as me:
        assert me.play(pick=1) > 0
        assert me.update["step"] > 5
        me.until_over()
        assert me.lobby["table"]["seats"][1]["bot"] == "normal"


def test_nobody_names_a_file_at_a_table(taught: House) -> None:
    wish = {"game": "colt-express", "seats": [{"who": "me"}, {"who": "bot", "level": SPEC}]}
    assert "easy, normal, hard, expert" in taught.http.post("/api/tables", json=wish).json()["detail"]
    table, tokens = taught.make("colt-express", "me", "normal")
    with Client(taught, table, tokens["0"]) as me:
        assert me.ask("set-seat", seat=1, level=SPEC)["code"] == "no-such-level"


@pytest.mark.parametrize("level", ["genius=greedy", "easy", "easy=hard", "easy=genius", "easy=learned:nowhere"])
def test_a_level_that_cannot_be(level: str) -> None:
    with pytest.raises(cantina.BadOption, match="learned:"):
        read_levels([level])


def test_the_operator_is_told() -> None:
    said = run("serve", "--level", "genius=greedy", code=2, COLUMNS="300")
    assert "a level (easy, normal, hard, expert), = and a bot" in said
