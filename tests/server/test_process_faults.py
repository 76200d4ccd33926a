"""Server processes and their database fail while people play.

Nothing is lost, nothing happens twice, and everybody plays on. Each test prints its figures (pytest -s).
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress

import psycopg
import pytest
from choose_game import game_for
from matches import LONG_RUN
from postgres_server import PostgresServer, Proxy
from roaming_player import RoamingPlayer
from server_process import Client, ServerProcess, run_in_thread
from websockets.exceptions import ConnectionClosed

from cantina.server.seats import Seat
from cantina.server.store import Conflict, LogRow, TableRecord
from cantina.server.store.postgres import PostgresStore

GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name
TABLES = 30 if LONG_RUN else 6
CUT_SECONDS = 30.0 if LONG_RUN else 7.0
"""Longer than a process waits for an answer of the database, and than a lease is valid."""
CLIENT_SECONDS, BOT_SECONDS = 5.0, 10.0
"""Within which people and bots must play on after a process was killed."""
BOT = 2
"""The seat of the bot."""


@contextmanager
def running(count: int, database: str) -> Iterator[list[ServerProcess]]:
    servers = [ServerProcess(database) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            with suppress(ProcessLookupError):
                server.process.send_signal(signal.SIGCONT)
            server.stop()


@contextmanager
def playing(servers: Sequence[ServerProcess], pause: float = 0.2) -> Iterator[list[RoamingPlayer]]:
    """Two people and a bot at every table, the people at different processes."""
    players = []
    for number in range(TABLES):
        table, tokens = servers[number % len(servers)].start_table(GAME_FOR_3, "me", "me", "easy")
        for seat in (0, 1):
            first = (number + seat) % len(servers)
            players.append(RoamingPlayer(servers, first, table, seat, tokens[str(seat)], pause))
    for player in players:
        player.start()
    try:
        wait_until(lambda: all(player.acknowledged for player in players), 90)
        yield players
    finally:
        for player in players:
            player.stop()
        for player in players:
            player.join(60)


def wait_until(true: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it takes too long"
        time.sleep(0.05)


def check_logs(database: str, players: Sequence[RoamingPlayer]) -> int:
    """Every acknowledged choice is in the log, once, and every step is there; returns how many there are."""
    acknowledged = 0
    with closing(psycopg.connect(database)) as connection:
        for table in {player.table for player in players}:
            query = "select step, submission from log where id = %s order by step"
            rows = connection.execute(query, (table,)).fetchall()
            assert [step for step, _ in rows] == list(range(len(rows)))
            stored = Counter(submission for _, submission in rows if submission)
            assert max(stored.values(), default=1) == 1, stored.most_common(3)
            for player in players:
                if player.table == table:
                    lost = [name for name in player.acknowledged if f"{player.seat}:{name}" not in stored]
                    assert lost == []
                    acknowledged += len(player.acknowledged)
    return acknowledged


class BotWatch(threading.Thread):
    """Notes when bots have last played, and when each plays again."""

    def __init__(self, database: str) -> None:
        super().__init__(daemon=True)
        self._database = database
        self._stopping = threading.Event()
        self._before: dict[str, int] | None = None
        self.again: dict[str, float] = {}
        """By table: when its bot has played for the first time since `begin`."""

    def begin(self) -> None:
        self._before = self._counts()
        self.start()

    def _counts(self) -> dict[str, int]:
        with closing(psycopg.connect(self._database)) as connection:
            query = "select id, count(*) from log where seat = %s group by id"
            return dict(connection.execute(query, (BOT,)).fetchall())

    def run(self) -> None:
        assert self._before is not None
        while not self._stopping.wait(0.1):
            for table, count in self._counts().items():
                if count > self._before.get(table, 0):
                    self.again.setdefault(table, time.monotonic())

    def stop(self) -> None:
        self._stopping.set()
        self.join()


def test_people_and_bots_play_on_when_one_of_three_processes_is_killed(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(3, database) as servers, playing(servers) as players:
        watch = BotWatch(database)
        watch.begin()
        affected = [player for player in players if player.server == 0]
        killed_at = time.monotonic()
        servers[0].kill()
        wait_until(lambda: all(player.gaps or not player.is_alive() for player in affected), 30)
        tables = {player.table for player in players if player.is_alive()}
        wait_until(lambda: tables <= watch.again.keys() | finished(players), 30)
        time.sleep(2)
        watch.stop()
        people = sorted(again - killed_at for player in affected for _, again in player.gaps[:1])
        bots = sorted(again - killed_at for again in watch.again.values())
        for player in players:
            player.stop()
        for player in players:
            player.join(60)
        acknowledged = check_logs(database, players)
    print(
        f"\none of three processes killed, {TABLES} tables: "
        f"{len(people)} people played on within {people[-1]:.1f} s, "
        f"bots of {len(bots)} tables within {bots[-1]:.1f} s; "
        f"{acknowledged} acknowledged choices, 0 lost, 0 twice"
    )
    assert affected
    assert people[-1] < CLIENT_SECONDS
    assert bots[-1] < BOT_SECONDS


def finished(players: Sequence[RoamingPlayer]) -> set[str]:
    return {player.table for player in players if not player.is_alive()}


def test_everybody_plays_on_when_the_database_was_killed_and_started_again() -> None:
    postgres = PostgresServer()
    try:
        database = postgres.new_database()
        with running(2, database) as servers, playing(servers) as players:
            postgres.kill()
            time.sleep(2)
            begun = time.monotonic()
            postgres.start()
            started = time.monotonic()
            assert_all_play_on(players)
            took = time.monotonic() - started
            for player in players:
                player.stop()
            for player in players:
                player.join(60)
            acknowledged = check_logs(database, players)
    finally:
        postgres.stop()
    print(
        f"\nPostgreSQL killed and started again ({started - begun:.1f} s): "
        f"everybody played on within {took:.1f} s; "
        f"{acknowledged} acknowledged choices, 0 lost, 0 twice"
    )


def assert_all_play_on(players: Sequence[RoamingPlayer]) -> None:
    """Waits until every player who is not done has made another choice."""
    before = {player: len(player.acknowledged) for player in players}
    wait_until(
        lambda: all(
            len(player.acknowledged) > count or not player.is_alive() for player, count in before.items()
        ),
        90,
    )


def test_everybody_plays_on_when_the_database_was_cut_off(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    proxy = Proxy(postgres.port)
    through_proxy = database.replace(f":{postgres.port}/", f":{proxy.port}/")
    try:
        with running(2, through_proxy) as servers, playing(servers) as players:
            proxy.cut()
            time.sleep(CUT_SECONDS)
            health = servers[0].http.get("/health")
            proxy.restore()
            restored = time.monotonic()
            assert health.status_code == 503
            assert_all_play_on(players)
            took = time.monotonic() - restored
            for player in players:
                player.stop()
            for player in players:
                player.join(60)
            acknowledged = check_logs(database, players)
    finally:
        proxy.close()
    print(
        f"\nPostgreSQL cut off for {CUT_SECONDS:.0f} s: everybody played on within {took:.1f} s; "
        f"{acknowledged} acknowledged choices, 0 lost, 0 twice"
    )


def test_a_stopped_process_that_wakes_up_has_lost_its_lease(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(2, database) as (stopped, other):
        table, tokens = stopped.start_table(GAME, "me", "easy")

        def lease() -> tuple[str, int]:
            with closing(psycopg.connect(database)) as connection:
                query = "select holder, token from leases where id = %s"
                found = connection.execute(query, (table,)).fetchone()
            assert found is not None
            return found[0], found[1]

        with Client(stopped, table, tokens["0"]) as me, Client(other, table) as watching:
            me.play(2)
            watching.wait_for_update()
            holder, token = lease()
            me.choose()  # the bot is thinking
            os.kill(stopped.process.pid, signal.SIGSTOP)
            begun = time.monotonic()
            with Client(other, table, tokens["0"]) as elsewhere:
                assert elsewhere.play(3) == 3
                took = time.monotonic() - begun
            new_holder, new_token = lease()
            assert new_holder != holder
            assert new_token > token
            os.kill(stopped.process.pid, signal.SIGCONT)
            with Client(other, table, tokens["0"]) as elsewhere:
                assert elsewhere.play(3) == 3
                last = elsewhere.update["step"]
            reason = ""
            try:
                while me.update["step"] < last:  # who was connected to it all the time is told everything
                    me.receive("update")
            except ConnectionClosed as closed:  # or comes back, if the database has given the sleeper up
                reason = closed.rcvd.reason if closed.rcvd is not None else "lost"
            assert reason in ("", "table-closed")
        with Client(stopped, table, tokens["0"]) as me:
            assert me.play(2) == 2
        with closing(psycopg.connect(database)) as connection:
            query = "select step from log where id = %s order by step"
            steps = [row[0] for row in connection.execute(query, (table,))]
        assert steps == list(range(len(steps)))
        logged = stopped.stop()
        assert "Traceback" not in logged, logged
    print(f"\nthe holder of a lease stopped: its bot played on elsewhere within {took:.1f} s; no step twice")
    assert took < BOT_SECONDS


@pytest.mark.parametrize("token", [4, 6])
def test_what_is_written_with_an_old_lease_is_refused(postgres: PostgresServer, token: int) -> None:
    async def work() -> None:
        store = await PostgresStore.open(postgres.new_database())
        await store.save(TableRecord("t", GAME, 2, {}, 7, [Seat(), Seat()], created=1))
        await store.write(lambda db: db.execute("insert into leases values ('t', 'somebody', 5)"), "t lease")
        with pytest.raises(Conflict):
            await store.append_log("t", [LogRow(0, 0, 1, "", 0)], token)
        await store.append_log("t", [LogRow(0, 0, 1, "", 0)], 5)
        await store.close()

    run_in_thread(asyncio.wait_for(work(), 30))
