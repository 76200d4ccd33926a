"""Several server processes on one PostgreSQL: any of them serves any table, and nobody can tell which."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from choose_game import game_for, game_with
from server_process import Client, ServerProcess, next_to_decide
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from postgres_server import PostgresServer

GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name
SIMULTANEOUS_GAME = game_with(
    lambda game: game.meta.seats[0] <= 2 and len(game.new(2, 0).decisions) == 2
).meta.name


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[list[ServerProcess]]:
    found = [ServerProcess(database) for _ in range(2)]
    yield found
    for server in found:
        logged = server.stop()
        assert "Traceback" not in logged, logged


def at_once(*requests: Callable[[], dict[str, Any]]) -> list[dict[str, Any]]:
    """Makes requests at the same moment; returns their answers."""
    together = threading.Barrier(len(requests))

    def make(request: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        together.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as threads:
        return list(threads.map(make, requests))


def is_refused(server: ServerProcess, table: str) -> bool:
    try:
        with Client(server, table) as client:
            client.receive("lobby")
    except ConnectionClosed as closed:
        return "too-many-sockets" in str(closed)
    return False


def log_of(database: str, table: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        query = "select step, seat, choice, submission from log where id = %s order by step"
        return connection.execute(query, (table,)).fetchall()


def wait_for_lobby(client: Client, wanted: Any) -> dict[str, Any]:
    while not client.lobby or not wanted(client.lobby["table"]):
        client.receive("lobby")
    table: dict[str, Any] = client.lobby["table"]
    return table


def test_people_at_two_processes_make_a_table_play_it_and_ask_for_a_rematch(
    servers: list[ServerProcess], database: str
) -> None:
    table, tokens = servers[0].make_table(GAME, "me", "open", listed=True)
    assert table in [one["id"] for one in servers[1].http.get("/api/tables").json()]
    with Client(servers[0], table, tokens["0"]) as host:
        host.receive("lobby")
        joined = servers[1].http.post(f"/api/tables/{table}/join", json={"name": "Bea"}).json()
        wait_for_lobby(host, lambda info: info["seats"][1]["name"] == "Bea")
        with Client(servers[1], table, joined["tokens"]["1"]) as guest:
            wait_for_lobby(host, lambda info: info["seats"][1]["connected"])
            wait_for_lobby(guest, lambda info: info["seats"][0]["connected"])
            assert guest.request("ready", ready=True)["type"] == "done"
            assert host.request("chat", text="howdy")["type"] == "done"
            assert guest.receive("chat-message")["text"] == "howdy"
            assert guest.request("chat", text="hey")["type"] == "done"
            assert host.receive("chat-message")["text"] == "hey"
            wait_for_lobby(host, lambda info: info["seats"][1]["ready"])
            assert host.request("start")["type"] == "done"
            turns: list[Client] = []
            while True:
                for client in (host, guest):
                    client.wait_for_update()
                if host.update["result"] is not None and guest.update["result"] is not None:
                    break
                deciding = [client for client in (host, guest) if client.has_to_decide]
                for client in deciding:
                    answer = client.choose()
                    assert answer["type"] == "done", answer
                    turns.append(client)
                for client in (host, guest):
                    client.drain(0.005)
            assert {id(client) for client in turns} == {id(host), id(guest)}
            assert host.update["digest"] is not None
            assert host.update["step"] == guest.update["step"] == len(log_of(database, table))
            host.wait_for_end()
            guest.wait_for_end()
            answers = at_once(lambda: host.request("rematch"), lambda: guest.request("rematch"))
            assert [answer["type"] for answer in answers] == ["done", "done"]
            first = wait_for_lobby(host, lambda info: info["rematch"] is not None)["rematch"]
            assert wait_for_lobby(guest, lambda info: info["rematch"] is not None)["rematch"] == first
    assert servers[1].http.get(f"/api/tables/{table}/replay").status_code == 200


def test_a_connection_that_closes_is_told_to_the_other_process(servers: list[ServerProcess]) -> None:
    table, tokens = servers[0].make_table(GAME, "me", "me")
    with Client(servers[0], table, tokens["0"]) as one:
        with Client(servers[1], table, tokens["1"]), Client(servers[1], table):
            info = wait_for_lobby(one, lambda info: info["seats"][1]["connected"] and info["watching"] == 1)
            assert info["seats"][0]["connected"]
        wait_for_lobby(one, lambda info: not info["seats"][1]["connected"] and info["watching"] == 0)


def test_of_two_processes_that_race_for_a_step_one_wins_and_the_other_answers(
    servers: list[ServerProcess], database: str
) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "me")
    rounds = 12
    won: list[int] = []
    with ExitStack() as stack:
        seats = [[stack.enter_context(Client(s, table, tokens[seat])) for s in servers] for seat in ("0", "1")]
        for number in range(rounds):
            while True:
                for client in (*seats[0], *seats[1]):
                    client.wait_for_update()
                    client.drain(0.01)
                ready = [pair for pair in seats if all(client.has_to_decide for client in pair)]
                if ready and ready[0][0].decision_number == ready[0][1].decision_number:
                    break
            pair = ready[0]
            answers = at_once(
                *(
                    partial(
                        client.request,
                        "choose",
                        id=f"{number}-{which}",
                        decision_number=client.decision_number,
                        choice=client.update["decision"]["choices"][-which],
                    )
                    for which, client in enumerate(pair)
                )
            )
            done = [which for which, answer in enumerate(answers) if answer["type"] == "done"]
            assert len(done) == 1, answers
            won += done
            rows = log_of(database, table)
            assert [row[0] for row in rows] == list(range(len(rows)))
            assert len([row for row in rows if row[3].endswith((f":{number}-0", f":{number}-1"))]) == 1
            for client in pair:
                client.answered = -1
    print(f"{rounds} races: won by the first process {won.count(0)}, by the second {won.count(1)}")


def test_both_answers_to_a_simultaneous_decision_are_made_at_two_processes(
    servers: list[ServerProcess], database: str
) -> None:
    for _ in range(4):
        table, tokens = servers[0].start_table(SIMULTANEOUS_GAME, "me", "me")
        with Client(servers[0], table, tokens["0"]) as one, Client(servers[1], table, tokens["1"]) as two:
            for client in (one, two):
                assert client.wait_for_decision() is not None
            answers = at_once(one.choose, two.choose)
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert [row[0] for row in log_of(database, table)[:2]] == [0, 1]


def test_bots_play_at_a_table_whose_people_are_at_two_processes(
    servers: list[ServerProcess], database: str
) -> None:
    table, tokens = servers[0].start_table(GAME_FOR_3, "me", "me", "easy")
    with Client(servers[0], table, tokens["0"]) as one, Client(servers[1], table, tokens["1"]) as two:
        for _ in range(12):
            assert next_to_decide(one, two).choose()["type"] == "done"
        assert {row[1] for row in log_of(database, table)} == {0, 1, 2}
    with psycopg.connect(database) as connection:
        leases = connection.execute("select token from leases where id = %s", (table,)).fetchall()
    assert len(leases) == 1


def test_a_request_sent_again_to_another_process_is_carried_out_once(
    servers: list[ServerProcess], database: str
) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "easy")
    with Client(servers[0], table, tokens["0"]) as me:
        decision = me.wait_for_decision()
        assert decision is not None
        message = {"decision_number": me.decision_number, "choice": decision["choices"][0], "id": "once"}
        assert me.request("choose", **message)["type"] == "done"
    with Client(servers[1], table, tokens["0"]) as me:
        me.wait_for_update()
        assert me.request("choose", **message)["type"] == "done"
    assert [row[3] for row in log_of(database, table)].count("0:once") == 1


def test_a_bot_plays_on_when_its_person_comes_to_another_process(servers: list[ServerProcess]) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "easy")
    for turn in range(6):
        with Client(servers[turn % 2], table, tokens["0"]) as me:
            assert me.play(1) == 1


def test_clocks_run_on_at_a_process_that_loads_the_table_later(servers: list[ServerProcess]) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "me", clock=5)
    with Client(servers[0], table, tokens["0"]) as one:
        one.wait_for_update()
        time.sleep(2.5)
        with Client(servers[1], table, tokens["1"]) as two:
            clocks = two.wait_for_update()["clocks"]
            assert min(clocks) < 5 * 60 - 2
            assert next_to_decide(one, two).choose()["type"] == "done"


def test_an_id_that_postgresql_cannot_store_harms_nobody(servers: list[ServerProcess]) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "easy")
    with Client(servers[0], table, tokens["0"]) as me, Client(servers[1], table) as spectator:
        spectator.wait_for_update()
        assert spectator.request("chat", id="a\0b", text="hi")["type"] == "done"
        me.wait_for_decision()
        assert me.choose(id="a\0b")["type"] == "done"
        assert me.play(1) == 1
    assert servers[0].http.get("/api/tables/a%00b").status_code == 404


def test_undo_and_lending_are_seen_at_the_other_process(servers: list[ServerProcess]) -> None:
    table, tokens = servers[0].start_table(GAME, "me", "me")
    with Client(servers[0], table, tokens["0"]) as one, Client(servers[1], table, tokens["1"]) as two:
        me = next_to_decide(one, two)
        other = two if me is one else one
        seat = 0 if me is one else 1
        other.wait_for_update()
        assert me.choose()["type"] == "done"
        if me.request("undo")["type"] == "done":
            while not any(step["undone"] == seat for step in other.update["steps"]):
                other.receive("update")
        assert me.request("lend-seat", level="easy")["type"] == "done"
        wait_for_lobby(other, lambda info: info["seats"][seat]["lent"])
        assert me.request("reclaim-seat")["type"] == "done"
        wait_for_lobby(other, lambda info: not info["seats"][seat]["lent"])


def test_limits_hold_over_all_processes(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    servers = [ServerProcess(database, "--tables", "3", "--sockets", "4") for _ in range(2)]
    try:
        table, tokens = servers[0].make_table(GAME, "me", "open")
        servers[1].make_table(GAME, "me", "open")
        servers[0].make_table(GAME, "me", "open")
        request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
        answer = servers[1].http.post("/api/tables", json=request)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        with Client(servers[0], table, tokens["0"]) as one, Client(servers[1], table, tokens["0"]) as again:
            spoken = [(one, again)[turn % 2].request("chat", text="hi") for turn in range(12)]
            assert "too-much-chat" in [answer.get("code") for answer in spoken]
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(Client(servers[0], table)).receive("lobby")
            for _ in range(60):
                if is_refused(servers[1], table):
                    break
                time.sleep(0.2)
            else:
                pytest.fail("the other process lets a fifth in")
    finally:
        for server in servers:
            assert "Traceback" not in server.stop()


def test_a_drained_process_hands_its_tables_over(database: str, servers: list[ServerProcess]) -> None:
    leaving = ServerProcess(database)
    table, tokens = leaving.start_table(GAME, "me", "easy")
    with Client(leaving, table, tokens["0"]) as me, Client(servers[0], table) as watching:
        me.play(2)
        watching.wait_for_update()
        before = time.monotonic()
        leaving.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            me.receive("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # service restart: the client connects again
    with Client(servers[0], table, tokens["0"]) as me:
        assert me.play(2) == 2
        took = time.monotonic() - before
    leaving.process.wait(20)
    leaving.stop()
    print(f"played on after {took:.1f} s")
    assert took < 3.9  # less than it would take until the lease expires


def test_several_processes_share_a_port_and_one_that_ends_is_started_again(postgres: PostgresServer) -> None:
    server = ServerProcess(postgres.new_database(), "--processes", "2", "--tables", "1000", "--sockets", "100")
    try:
        children = child_processes(server.process.pid)
        assert len(children) == 2
        table, _ = server.start_table(GAME, "me", "easy")
        with ExitStack() as stack:
            for _ in range(8):
                stack.enter_context(Client(server, table)).wait_for_update()
        subprocess.run(["kill", "-9", str(children[0])], check=True)
        for _ in range(100):
            now = child_processes(server.process.pid)
            if len(now) == 2 and children[0] not in now:
                break
            time.sleep(0.2)
        else:
            pytest.fail("it was not started again")
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(20)
        server.stop()
    assert not any(is_running(child) for child in children)


def test_several_processes_need_postgresql() -> None:
    command = [sys.executable, "-m", "cantina", "serve", "--processes", "2", "--no-open", "--port", "0"]
    found = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert "PostgreSQL" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_database_that_does_not_answer_is_said_so_without_its_password() -> None:
    url = "postgresql://ana:secret@127.0.0.1:1/cantina"
    command = [sys.executable, "-m", "cantina", "serve", "--data", url, "--no-open", "--port", "0"]
    found = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert "does not answer" in found.stderr
    assert "secret" not in found.stderr
    assert "Traceback" not in found.stderr


def child_processes(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    return Path(f"/proc/{process}").exists()
