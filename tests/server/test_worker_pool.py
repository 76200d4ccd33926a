"""The bots' workers serve addresses and tables in turn, and quick bots never wait for slow ones."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from choose_game import game_for
from server_process import run_in_thread

from cantina.bots import is_quick
from cantina.server.fair_queue import FairQueue
from cantina.server.settings import Settings
from cantina.server.worker_pool import MAX_WAITING, BotAnswer, BotRequest, TooManyWaiting, WorkerPool

GAME = game_for(2)


def request(table: str) -> BotRequest:
    return BotRequest(table, GAME.meta.name, 2, {}, 3, GAME.meta.rules_version, [], 0, "easy", 1)


class SteppedPool(WorkerPool):
    """A pool without processes: a request is computed when the test says so."""

    def __init__(self, size: int, reserve: bool = True) -> None:
        super().__init__(size, 1.0, reserve)
        self.begun: list[str] = []
        """The tables whose requests have begun, in order."""
        self.fails: set[str] = set()
        """The tables whose next computation fails."""
        self._asked: list[asyncio.Task[BotAnswer | None]] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def _compute(self, worker: Any, request: BotRequest) -> BotAnswer | None:
        self.begun.append(request.table)
        if request.table in self.fails:
            self.fails.discard(request.table)
            return None
        await self._ends.setdefault(request.table, asyncio.Event()).wait()
        return BotAnswer(7)

    def ask(self, table: str, address: str, quick: bool = False) -> asyncio.Task[BotAnswer | None]:
        task = asyncio.create_task(self.submit(request(table), address, quick))
        self._asked.append(task)
        return task

    def end(self, table: str) -> None:
        self._ends.setdefault(table, asyncio.Event()).set()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    run_in_thread(asyncio.wait_for(work, 10))


def test_addresses_are_served_in_turn_and_the_tables_of_an_address_too() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "ab":
        for number in range(3):
            queue.add("many", table, f"{table}{number}")
    queue.add("one", "c", "c0")
    queue.add("one", "c", "c1")
    assert (len(queue), queue.waiting("many"), queue.waiting("nobody")) == (8, 6, 0)
    assert [queue.next() for _ in range(9)] == ["a0", "c0", "b0", "c1", "a1", "b1", "a2", "b2", None]


def test_excluded_addresses_keep_their_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for address in "xyz":
        queue.add(address, "t", address)
    assert [queue.next("x"), queue.next("x"), queue.next("x")] == ["y", "z", None]
    queue.remove("x", "t", "not there")
    assert len(queue) == 1
    queue.remove("x", "t", "x")
    assert (len(queue), queue.next()) == (0, None)


@pytest.mark.parametrize("size", [1, 3])
def test_a_quick_bot_never_waits_for_slow_ones(size: int) -> None:
    async def work() -> None:
        pool = SteppedPool(size)
        for number in range(MAX_WAITING):
            pool.ask(f"expert {number}", f"many {number % 10}")
        await settle()
        stranger = pool.ask("easy", "stranger", quick=True)
        pool.end("easy")
        await settle()
        assert stranger.done()
        assert stranger.result() == BotAnswer(7)

    run(work())


def test_quick_bots_leave_room_for_slow_ones() -> None:
    async def work() -> None:
        pool = SteppedPool(1)
        for number in range(20):
            pool.ask(f"easy {number}", "many", quick=True)
        await settle()
        pool.ask("expert", "stranger")
        pool.end("easy 0")
        pool.end("easy 1")
        await settle()
        assert pool.begun[2] == "expert" or pool.begun[3] == "expert"

    run(work())


def test_a_stranger_is_next_however_many_requests_one_address_has() -> None:
    async def work() -> None:
        pool = SteppedPool(1)
        for number in range(40):
            pool.ask(f"table {number}", "many")
        await settle()
        pool.ask("mine", "stranger")
        await settle()
        for table in ("table 0", "table 1", "mine"):
            pool.end(table)
        await settle()
        assert "mine" in pool.begun[:3]

    run(work())


def test_one_address_does_not_have_all_workers() -> None:
    async def work() -> None:
        pool = SteppedPool(3)
        for number in range(9):
            pool.ask(f"table {number}", "many")
        await settle()
        assert len(pool.begun) == 2
        pool.ask("mine", "stranger")
        await settle()
        assert pool.begun[2:] == ["mine"]

    run(work())


def test_a_hint_never_waits_for_those_of_one_other_address() -> None:
    async def play() -> None:
        pool = SteppedPool(Settings(Path("x")).analysis_workers, reserve=False)
        for number in range(20):
            pool.ask(f"flood {number}", "attacker")
        await settle()
        pool.ask("mine", "stranger")
        await settle()
        assert pool.begun == ["flood 0", "mine"]
        for _ in range(3):
            pool.end(pool.begun[-1])
            await settle()
        assert pool.begun == ["flood 0", "mine"], "the attacker has got the other worker too"

    run(play())


def test_one_address_may_have_only_so_many_waiting() -> None:
    async def work() -> None:
        pool = SteppedPool(1, reserve=False)
        for _ in range(MAX_WAITING + 1):  # one of them is being computed
            pool.ask("t", "many")
            await settle()
        with pytest.raises(TooManyWaiting):
            await pool.submit(request("t"), "many")
        pool.ask("u", "stranger")
        await settle()
        pool.end("t")
        await settle()
        assert "u" in pool.begun[:3]

    run(work())


def test_a_bot_that_fails_is_asked_once_more() -> None:
    async def work() -> None:
        pool = SteppedPool(1)
        pool.fails.add("t")
        pool.end("t")
        assert await pool.submit(request("t"), "me") == BotAnswer(7)
        assert pool.begun == ["t", "t"]

    run(work())


def test_an_exception_fails_only_its_own_request(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(SteppedPool):
        async def _compute(self, worker: Any, request: BotRequest) -> BotAnswer | None:
            if request.table == "bad":
                raise RuntimeError("a fault of ours")
            return await super()._compute(worker, request)

    async def work() -> None:
        pool = Broken(1)
        assert await pool.submit(request("bad"), "me") is None
        pool.end("good")
        assert await pool.submit(request("good"), "me") == BotAnswer(7)

    run(work())
    assert caplog.records[0].__dict__["table"] == "bad"


def test_a_request_nobody_waits_for_any_more_is_not_computed() -> None:
    async def work() -> None:
        pool = SteppedPool(1, reserve=False)
        first, second, third = (pool.ask(f"table {number}", "me") for number in range(3))
        await settle()
        first.cancel()  # while it is computed
        second.cancel()  # while it waits
        await settle()
        pool.end("table 2")
        assert await third == BotAnswer(7)
        assert pool.begun == ["table 0", "table 2"]

    run(work())


def test_which_bots_are_quick() -> None:
    assert [is_quick(GAME, level) for level in ("easy", "normal", "hard", "expert")] == [
        True,
        True,
        False,
        False,
    ]
    for spec in ("random", "learned:policy.onnx", "search:50ms", "greedy:20/5s"):
        assert is_quick(GAME, spec), spec
    for spec in ("search", "search:2s", "search:10", "greedy:5000"):
        assert not is_quick(GAME, spec), spec
