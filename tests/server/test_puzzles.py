"""Puzzles over HTTP: who may make one, what is in it and what is not, and those that ship with the games."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from choose_game import game_for
from in_process_tables import InProcessWorkers, NullStore
from server_process import Client, ServerProcess, run_in_thread

import cantina
from cantina.kernel.view_changes import apply_changes
from cantina.lab.puzzles import Puzzle, decoded_view
from cantina.server import puzzles as puzzles_module
from cantina.server.cluster import SingleProcess
from cantina.server.errors import RequestRejected
from cantina.server.limits import AddressLimits
from cantina.server.puzzles import PuzzleService
from cantina.server.settings import Settings
from cantina.server.store import TableRecord
from cantina.server.store.sqlite import SqliteStore
from cantina.server.table.updates import text_board

GAME = game_for(2).meta


class FinishedTable:
    """A finished match on a server, and the puzzles made of it."""

    def __init__(self, server: ServerProcess, name: str = "") -> None:
        self.server = server
        self.table, self.tokens = server.make_table(GAME.name, "me", "open")
        self.path = f"/api/tables/{self.table}/puzzles"
        with Client(server, self.table, self.tokens["0"]) as me:
            if name:
                me.request("rename", name=name)
            me.request("set-seat", seat=1, level="easy")
            me.request("start")
            me.play()
            me.wait_for_end()

    def make(self, step: int, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens['0'] if token is None else token}"}
        return self.server.http.post(self.path, json={"step": step}, headers=headers)

    def replay(self, seat: int) -> Any:
        return self.server.http.get(f"/api/tables/{self.table}/replay?seat={seat}").json()

    def decisions(self) -> list[tuple[int, int]]:
        """Steps of decisions with several choices, and the seat of each, the first of every kind."""
        found: dict[str, tuple[int, int]] = {}
        for seat in (0, 1):
            answer = self.server.http.post(f"/api/tables/{self.table}/review", json={"seat": seat})
            review = msgspec.json.decode(answer.text.splitlines()[-1])["review"]
            for one in review["decisions"]:
                found.setdefault(f"{one['kind']} {seat}", (one["step"], one["seat"]))
        return list(found.values())


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> FinishedTable:
    return FinishedTable(server, name="Hidden Name")


def test_only_a_seat_of_a_finished_match_makes_a_puzzle(server: ServerProcess, finished: FinishedTable) -> None:
    running, tokens = server.start_table(GAME.name, "me", "easy")
    headers = {"Authorization": f"Bearer {tokens['0']}"}
    answer = server.http.post(f"/api/tables/{running}/puzzles", json={"step": 0}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    stranger = finished.make(0, "x" * 32)
    assert (stranger.status_code, stranger.json()["code"]) == (409, "no-such-seat")
    assert server.http.post(finished.path, json={"step": 0}).json()["code"] == "no-such-seat"
    assert finished.make(99_999).json()["code"] == "bad-option"
    assert server.http.post("/api/tables/none/puzzles", json={"step": 0}, headers=headers).status_code == 404
    elsewhere = server.http.post(
        finished.path, json={"step": 0}, headers={"Origin": "https://elsewhere.example"}
    )
    assert elsewhere.json()["code"] == "other-origin"


def test_a_puzzle_is_what_the_seat_knew_and_nothing_else(
    server: ServerProcess, finished: FinishedTable
) -> None:
    with closing(sqlite3.connect(server.data)) as db:
        [body] = db.execute("select body from tables where id = ?", (finished.table,)).fetchone()
    record = msgspec.json.decode(body, type=TableRecord)
    game = cantina.game(GAME.name)
    for step, seat in finished.decisions():
        puzzle_id = finished.make(step).json()["id"]
        answer = server.http.get(f"/api/puzzles/{puzzle_id}")
        assert answer.status_code == 200
        found = answer.json()
        replay = finished.replay(seat)
        view = replay["view"]
        for one in replay["steps"][1 : step + 1]:
            for changes in one["changes"]:
                view = apply_changes(view, changes)
        assert found["view"] == view
        assert found["seat"] == seat
        secrets = [finished.table, str(record.seed), "Hidden Name", *finished.tokens.values()]
        secrets += [one.token_hash for one in record.seats if one.token_hash is not None]
        assert [one for one in secrets if one in answer.text] == []
        assert set(found) == set(Puzzle.__struct_fields__)
        puzzle = msgspec.json.decode(answer.content, type=Puzzle)
        assert [one.choice for one in puzzle.estimates] == puzzle.choices
        assert puzzle.best in puzzle.choices
        assert all(why.best == puzzle.best and why.other in puzzle.choices for why in puzzle.why)
        text = server.http.get(f"/api/puzzles/{puzzle_id}?text=es").json()["text"]
        assert text == text_board(game, decoded_view(game, puzzle), "es")


def test_the_same_puzzle_has_the_same_link(finished: FinishedTable) -> None:
    step, _ = finished.decisions()[0]
    first, second = finished.make(step), finished.make(step)
    assert first.status_code == second.status_code == 201
    assert first.json() == second.json()
    assert finished.table not in first.json()["id"]


def test_a_link_to_nothing_says_so(server: ServerProcess) -> None:
    answer = server.http.get("/api/puzzles/none")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")


@pytest.mark.parametrize("name", cantina.games())
def test_the_puzzles_of_a_game_are_listed_and_open_like_any_other(server: ServerProcess, name: str) -> None:
    listed = server.http.get(f"/api/games/{name}/puzzles").json()
    assert [one["number"] for one in listed] == list(range(1, len(listed) + 1))
    for one in listed:
        puzzle = server.http.get(f"/api/puzzles/{one['id']}").json()
        assert (puzzle["game"], puzzle["kind"], puzzle["players"]) == (name, one["kind"], one["players"])
        assert set(puzzle) == set(Puzzle.__struct_fields__)  # no seed, no choices made before
    assert server.http.get("/api/games/none/puzzles").status_code == 404


def test_a_table_keeps_its_newest_puzzles(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "cantina.db")
        try:
            await store.save_puzzle("table", "gone", b"gone", 3)
            assert await store.puzzle("gone") is None
            for table in ("table", "other"):
                await store.save(TableRecord(table, GAME.name, 2, {}, 1, [], 0))
            await store.save_puzzle("other", "o", b"o", 3)
            for name in "abcd":
                await store.save_puzzle("table", name, name.encode(), 3)
            assert [await store.puzzle(name) for name in "abcdo"] == [None, b"b", b"c", b"d", b"o"]
            await store.delete("table")
            assert [await store.puzzle(name) for name in "bcdo"] == [None, None, None, b"o"]
        finally:
            await store.close()

    run_in_thread(work())


def finished_match() -> cantina.Match:
    match = cantina.Match(GAME.name, 2, 3)
    while (decision := match.state.decision) is not None:
        match.play(decision.choices[0], decision.seat)
    return match


def test_a_puzzle_that_is_too_large_or_no_choice_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished_match()
    record = TableRecord("t", GAME.name, 2, {}, 3, [], 0)

    async def code(step: int) -> str:
        workers: Any = InProcessWorkers()
        try:
            await PuzzleService(NullStore(), workers, "greedy:4").make(record, match.choices, step, "")
        except RequestRejected as error:
            return error.code
        return "stored"

    state = match.game.new(2, 3, True)
    forced = several = None
    for step, (seat, choice) in enumerate(match.choices):
        decision = state.decision_of(seat)
        assert decision is not None
        if len(decision.choices) == 1:
            forced = step if forced is None else forced
        elif several is None:
            several = step
        state.apply(choice, seat)
    assert several is not None
    assert run_in_thread(code(several)) == "stored"
    if forced is not None:
        assert run_in_thread(code(forced)) == "no-puzzle"
    monkeypatch.setattr(puzzles_module, "LARGEST_PUZZLE", 100)
    assert run_in_thread(code(several)) == "puzzle-failed"


def test_puzzles_of_one_address_are_limited() -> None:
    async def work() -> None:
        limits = AddressLimits(Settings(Path("none"), tables_an_hour=2), SingleProcess())
        for _ in range(4):
            await limits.count_puzzle("here")
        with pytest.raises(RequestRejected, match="too-many-puzzles"):
            await limits.count_puzzle("here")
        await limits.count_puzzle("elsewhere")

    run_in_thread(work())
