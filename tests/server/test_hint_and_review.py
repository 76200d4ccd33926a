"""Levels, hints, reviews of finished matches, and the pace of bots."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from in_process_tables import (
    ANALYSIS_BOT,
    FailingWorkers,
    InProcessWorkers,
    RecordingViewer,
    make_tables,
    take_sent,
)
from server_process import Client, ServerProcess, next_to_decide, run_in_thread

import cantina
from cantina.bots import LEVELS, Budget, analyse, explain_analysis
from cantina.kernel.mind import Mind
from cantina.lab.review import Review, review
from cantina.server import protocol as p
from cantina.server.cluster import SingleProcess
from cantina.server.limits import AddressLimits
from cantina.server.reviews import ReviewService
from cantina.server.seats import Seat
from cantina.server.settings import Settings
from cantina.server.store import TableRecord
from cantina.server.table import Table
from cantina.server.table import bots as bots_module
from cantina.server.table.hints import HINT_BURST
from cantina.server.table.pace import pause, shown_after
from cantina.server.tables import Tables
from cantina.server.worker_pool import (
    BOT_TIMEOUT,
    FALLBACK_LEVEL,
    BotAnswer,
    BotRequest,
    WorkerPool,
    derive_seed,
)

GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name

# -- levels -----------------------------------------------------------------------------------------


def test_the_levels_offered_are_the_bots_own(server: ServerProcess) -> None:
    assert tuple(server.http.get("/api/games").json()["levels"]) == LEVELS
    request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "level": "godlike"}]}
    assert "easy, normal, hard, expert" in server.http.post("/api/tables", json=request).json()["detail"]
    table, tokens = server.make_table(GAME, "me", "expert")
    with Client(server, table, tokens["0"]) as me:
        rejected = me.request("set-seat", seat=1, level="godlike")
        assert (rejected["code"], rejected["params"]["allowed"]) == ("no-such-level", ", ".join(LEVELS))
        assert me.request("set-seat", seat=1, level="hard")["type"] == "done"
    assert FALLBACK_LEVEL == "easy"


def test_the_timeout_fits_the_slowest_level() -> None:
    for specs in (cantina.game(name).meta.bot_levels for name in cantina.games()):
        for spec in specs:
            seconds = Budget.parse(spec.partition(":")[2]).seconds
            assert (seconds or 0) * 4 <= BOT_TIMEOUT, spec


# -- hints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cantina.games())
def test_a_hint_rates_every_choice(server: ServerProcess, game: str) -> None:
    bots = max(1, cantina.game(game).meta.seats[0] - 1)
    table, tokens = server.start_table(game, "me", *["easy"] * bots)
    with Client(server, table, tokens["0"]) as me:
        for _ in range(3):
            decision = me.wait_for_decision()
            assert decision is not None
            hint = me.request("hint", decision_number=me.decision_number)
            assert hint["type"] == "hint-result", hint
            assert hint["decision_number"] == me.decision_number
            assert [one["choice"] for one in hint["estimates"]] == decision["choices"]
            assert all(0 <= one["value"] <= 1 and one["error"] > 0 for one in hint["estimates"])
            assert hint["best"] in decision["choices"]
            if hint["why"] is not None:
                assert hint["why"]["best"] == hint["best"] != hint["why"]["other"]
                assert all(0 < one["count"] <= hint["why"]["worlds"] for one in hint["why"]["futures"])
            assert me.choose(hint["best"])["type"] == "done"


def test_nobody_else_notices_a_hint(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as first, Client(server, table, tokens["1"]) as second:
        active = "0" if next_to_decide(first, second) is first else "1"
    other = "1" if active == "0" else "0"
    with (
        Client(server, table, tokens[active]) as one,
        Client(server, table, tokens[active]) as same,
        Client(server, table, tokens[other]) as two,
        Client(server, table) as public,
    ):
        others = (same, two, public)
        for client in (one, *others):
            client.wait_for_update()
            client.drain()
        before = [len(client.received) for client in others]
        metrics = _cantina_metrics(server)
        assert one.request("hint", decision_number=one.decision_number)["type"] == "hint-result"
        assert one.request("hint", decision_number=one.decision_number + 7)["code"] == "too-late"
        for client, length in zip(others, before, strict=True):
            client.drain()
            assert client.received[length:] == []
        assert _cantina_metrics(server) == metrics


def _cantina_metrics(server: ServerProcess) -> list[str]:
    """The metrics of tables and bots, without those of the process."""
    lines = server.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("cantina_")]


def test_a_hint_is_rejected_where_it_is_not_allowed(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME_FOR_3, "me", "me", "easy")
    with (
        Client(server, table, tokens["0"]) as one,
        Client(server, table, tokens["1"]) as two,
        Client(server, table) as public,
    ):
        active = next_to_decide(one, two)
        waiting = two if active is one else one
        number = active.decision_number
        assert waiting.request("hint", decision_number=number)["code"] == "not-your-decision"
        assert public.request("hint", decision_number=number)["code"] == "only-watching"
        assert active.request("hint", decision_number=number + 1)["code"] == "too-late"
        answers = [active.request("hint", decision_number=number) for _ in range(int(HINT_BURST) + 2)]
        assert "too-many-hints" in [answer.get("code") for answer in answers]
        assert answers[0]["type"] == "hint-result"


def test_a_table_may_forbid_hints(server: ServerProcess) -> None:
    table, tokens = server.make_table(GAME, "me", "open", hints=False)
    assert server.http.get(f"/api/tables/{table}").json()["hints"] is False
    with Client(server, table, tokens["0"]) as me:
        assert me.request("hint", decision_number=0)["code"] == "not-started"
        assert me.request("set-seat", seat=1, level="easy")["type"] == "done"
        assert me.request("start")["type"] == "done"
        me.wait_for_decision()
        assert me.request("hint", decision_number=me.decision_number)["code"] == "no-hints"
        me.play()
        me.wait_for_end()
        me.request("rematch")
        rematch = me.lobby["table"]["rematch"]
    assert server.http.get(f"/api/tables/{rematch}").json()["hints"] is False


def start_table(tables: Tables, seats: list[Seat], pace: p.Pace = "fast") -> Table:
    record = TableRecord("t", GAME, len(seats), {}, 3, seats, 0, stage="playing", pace=pace)
    return Table(tables, record, [], [])


def at_table(
    work: Any,
    bot_workers: FailingWorkers | None = None,
    analysis_workers: FailingWorkers | None = None,
    bot: bool = False,
    pace: p.Pace = "fast",
) -> None:
    """Runs `work` with a table of two and the seat that decides first, which a person or a bot plays."""

    async def run() -> None:
        tables = make_tables(bot_workers, analysis_workers)
        first = cantina.game(GAME).new(2, 3).decision
        assert first is not None
        seats = [Seat(bot="easy") if bot else Seat(token_hash=str(n)) for n in range(2)]
        seats[1 - first.seat] = Seat(token_hash="x")
        table = start_table(tables, seats, pace)
        try:
            await work(table, first.seat)
        finally:
            await table.close()
            await tables.close()

    run_in_thread(run())


async def _process_inbox(table: Table) -> None:
    for _ in range(20):
        await asyncio.sleep(0)
    await table.call(_nothing)


async def _nothing() -> None: ...


def test_a_hint_depends_only_on_what_the_seat_knows() -> None:
    async def work(table: Table, seat: int) -> None:
        me = RecordingViewer(seat)
        table.receive(me, p.Hint("a", 0), 0.0)
        await _process_inbox(table)
        [hint] = take_sent(me)
        for seed in range(3):
            mind = Mind(table.match.state.world(seat, seed), seat)
            bot_seed = derive_seed("hint", "t", 0, seat)
            analysis = analyse(mind, ANALYSIS_BOT, bot_seed)
            [why] = explain_analysis(mind, analysis, ANALYSIS_BOT, bot_seed)
            assert hint["estimates"] == msgspec.to_builtins(list(analysis.estimates))
            assert hint["best"] == analysis.best.choice
            assert hint["why"] == msgspec.json.decode(msgspec.json.encode(why))

    at_table(work, analysis_workers=InProcessWorkers())


def test_a_hint_that_fails_or_comes_too_late_is_rejected() -> None:
    class Slow(FailingWorkers):
        answer: asyncio.Future[BotAnswer | None]

        async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
            self.answer = asyncio.get_running_loop().create_future()
            return await self.answer

    slow = Slow()

    async def work(table: Table, seat: int) -> None:
        me = RecordingViewer(seat)
        table.receive(me, p.Hint("a", 0), 0.0)
        table.receive(me, p.Hint("b", 0), 0.0)
        await _process_inbox(table)
        assert [(m["id"], m["code"]) for m in take_sent(me)] == [("b", "too-many-hints")]
        slow.answer.set_result(None)
        await _process_inbox(table)
        assert [(m["id"], m["code"]) for m in take_sent(me)] == [("a", "hint-failed")]
        table.receive(me, p.Hint("c", 0), 0.0)
        await _process_inbox(table)
        decision = table.match.state.decision
        assert decision is not None
        table.receive(me, p.Choose("d", 0, decision.choices[0].number), 0.0)
        await _process_inbox(table)
        take_sent(me)
        slow.answer.set_result(BotAnswer(0))
        await _process_inbox(table)
        assert [(m["id"], m["code"]) for m in take_sent(me)] == [("c", "too-late")]

    at_table(work, analysis_workers=slow)


def test_a_worker_that_dies_is_replaced() -> None:
    async def work() -> list[bool]:
        pool = WorkerPool(1, 20.0)
        request = BotRequest("t", GAME, 2, {}, 3, 1, [], 0, ANALYSIS_BOT, 1, analyse=True)
        decision = cantina.game(GAME).new(2, 3).decision
        assert decision is not None
        request.seat = decision.seat
        found = [await pool.submit(request)]
        for process in pool._alive:
            process.kill()
        found.append(await pool.submit(request))
        found.append(await pool.submit(request))
        await pool.close()
        assert found[0] == found[-1]
        return [answer is not None for answer in found]

    answered = run_in_thread(work())
    assert answered[0]
    assert answered[-1]


# -- reviews ----------------------------------------------------------------------------------------


def test_a_finished_match_is_reviewed_and_no_other(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    address = f"/api/tables/{table}/review"
    rejected = server.http.post(address, json={"seat": 0})
    assert (rejected.status_code, rejected.json()["code"]) == (409, "not-over")
    with Client(server, table, tokens["0"]) as me:
        me.play(3)
        assert server.http.post(address, json={"seat": 0}).json()["code"] == "not-over"
        me.play()
        me.wait_for_end()
    for seat in (0, 1, 0):
        lines = [msgspec.json.decode(line, type=p.ReviewLine) for line in _review(server, table, seat)]
        assert [line.done for line in lines] == sorted(line.done for line in lines)
        assert lines[-1].done == lines[-1].total > 3
        assert lines[-1].review == review(_stored_match(server.data, table), ANALYSIS_BOT, [seat])
    assert server.http.post(address, json={"seat": 2}).json()["code"] == "bad-option"
    assert server.http.post("/api/tables/none/review", json={"seat": 0}).status_code == 404
    elsewhere = server.http.post(address, json={"seat": 0}, headers={"Origin": "https://elsewhere.example"})
    assert elsewhere.json()["code"] == "other-origin"


def _review(server: ServerProcess, table: str, seat: int) -> list[str]:
    answer = server.http.post(f"/api/tables/{table}/review", json={"seat": seat})
    assert answer.status_code == 200
    return answer.text.splitlines()


def _stored_match(data: Path, table: str) -> cantina.Match:
    with closing(sqlite3.connect(data)) as db:
        [body] = db.execute("select body from tables where id = ?", (table,)).fetchone()
        rows = db.execute("select seat, choice from log where id = ? order by step", (table,)).fetchall()
    record = msgspec.json.decode(body, type=TableRecord)
    match = cantina.Match(record.game, record.players, record.seed, **record.options)
    for seat, choice in rows:
        match.play(match.game.choices[choice], seat)
    return match


def finished() -> cantina.Match:
    match = cantina.Match(GAME, 2, 3)
    while (decision := match.state.decision) is not None:
        match.play(decision.choices[0], decision.seat)
    return match


class RecordingWorkers(InProcessWorkers):
    """Records the step of every request, and fails the first few."""

    def __init__(self, failures: int = 0) -> None:
        self.steps: list[int] = []
        self.failures = failures

    async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
        await asyncio.sleep(0)
        self.steps.append(len(request.choices))
        if self.failures:
            self.failures -= 1
            return None
        return await super().submit(request)


def with_review_task(workers: RecordingWorkers, work: Any) -> None:
    async def run() -> None:
        reviews = ReviewService(workers, ANALYSIS_BOT)  # type: ignore[arg-type]
        record = TableRecord("t", GAME, 2, {}, 3, [], 0, stage="over")
        await work(reviews.task_for(record, finished(), 0))
        reviews.close()

    run_in_thread(run())


def test_a_review_stops_when_nobody_waits_and_resumes_where_it_was() -> None:
    workers = RecordingWorkers()

    async def work(task: Any) -> None:
        lines = task.lines()
        while msgspec.json.decode(await anext(lines))["done"] < 3:
            pass
        await lines.aclose()
        await asyncio.sleep(0.05)
        requests = len(workers.steps)
        await asyncio.sleep(0.05)
        assert len(workers.steps) == requests
        last = msgspec.json.decode([line async for line in task.lines()][-1], type=p.ReviewLine)
        assert last.review == review(finished(), ANALYSIS_BOT, [0])
        assert len(set(workers.steps[:3]) & set(workers.steps[4:])) == 0  # nothing is analysed twice

    with_review_task(workers, work)


def test_a_review_that_failed_goes_on_when_it_is_asked_for_again() -> None:
    async def succeeds(task: Any) -> None:
        last = msgspec.json.decode([line async for line in task.lines()][-1], type=p.ReviewLine)
        assert isinstance(last.review, Review)

    async def fails_first(task: Any) -> None:
        last = msgspec.json.decode([line async for line in task.lines()][-1], type=p.ReviewLine)
        assert (last.review, last.code) == (None, "review-failed")
        await succeeds(task)

    with_review_task(RecordingWorkers(failures=1), fails_first)


def test_one_address_waits_for_a_few_reviews_at_once() -> None:
    limits = AddressLimits(Settings(Path("x"), reviews_an_address=2), SingleProcess())
    with (
        limits.review("a") as one,
        limits.review("a") as two,
        limits.review("a") as three,
        limits.review("b") as four,
    ):
        assert (one, two, three, four) == (True, True, False, True)
    with limits.review("a") as later:
        assert later


# -- pace -------------------------------------------------------------------------------------------


def has_moved(pace: p.Pace, watched: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[bool, bool]:
    """Whether a bot has moved at once, and after its pause."""
    monkeypatch.setattr(bots_module, "pause", lambda *facts: 0.25)
    found: list[bool] = []

    async def work(table: Table, seat: int) -> None:
        if watched:
            table.viewers.add(RecordingViewer(None), -1)
        await _process_inbox(table)
        found.append(len(table.match.choices) > 0)
        await asyncio.sleep(0.5)
        found.append(len(table.match.choices) > 0)

    at_table(work, bot_workers=InProcessWorkers(), bot=True, pace=pace)
    return found[0], found[1]


def test_bots_take_their_time_and_wait_until_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_moved("human", True, monkeypatch) == (False, True)
    assert has_moved("human", False, monkeypatch) == (False, False)
    assert has_moved("fast", True, monkeypatch) == (True, True)


def test_how_long_a_bot_thinks_shows_in_whole_steps_only() -> None:
    assert {shown_after(thought, 0.9) for thought in (0.0, 0.2, 0.9)} == {0.9}
    assert {shown_after(thought, 0.9) for thought in (0.95, 0.99, 1.0)} == {1.0}
    assert {shown_after(thought, 0.9) for thought in (1.01, 1.6, 2.0)} == {2.0}
    assert shown_after(0.02, None) == 0.02
    assert {shown_after(thought, None) for thought in (0.11, 0.3, 0.5)} == {0.5}


def test_a_pause_is_about_as_long_as_a_persons() -> None:
    pauses = [
        pause("t", number, 0, deciding, same_seat)
        for number in range(50)
        for deciding, same_seat in [(1, False), (3, False), (1, True)]
    ]
    assert 0.4 < min(pauses) < max(pauses) < 2
    assert len(set(pauses)) == 150


def test_the_host_sets_the_pace(server: ServerProcess) -> None:
    request = {"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}
    made = server.http.post("/api/tables", json=request).json()
    with (
        Client(server, made["table"], made["tokens"]["0"]) as host,
        Client(server, made["table"], made["tokens"]["1"]) as guest,
    ):
        host.receive("lobby")
        assert host.lobby["table"]["pace"] == "human"
        assert guest.request("set-pace", pace="fast")["code"] == "not-host"
        assert host.request("set-pace", pace="fast")["type"] == "done"
        assert host.lobby["table"]["pace"] == "fast"
        assert host.request("start")["type"] == "done"
        assert host.request("set-pace", pace="human")["type"] == "done"
        while guest.receive("lobby")["table"]["pace"] != "human":
            pass
