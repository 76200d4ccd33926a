"""Hints for whoever decides, reviews of what is over, and bots that take their time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hall import ANALYST, Here, NoThinkers, hall, heard
from house import Client, House, in_turn, run

import cantina
from cantina.bots import LEVELS, Budget, analyse
from cantina.bots.levels import PINNED
from cantina.kernel.mind import Mind
from cantina.lab.review import Review, review
from cantina.server import protocol as p
from cantina.server import table as table_module
from cantina.server.app import Gate, Settings
from cantina.server.bots import FALLBACK, PATIENCE, Job, Thinkers, Thought, luck_for
from cantina.server.hall import Hall
from cantina.server.pace import pause
from cantina.server.reviews import Reviews
from cantina.server.seats import Seat
from cantina.server.store import Kept
from cantina.server.table import HINT_BURST, Table
from cantina.server.viewers import Viewer

# -- levels -----------------------------------------------------------------------------------------


def test_the_levels_offered_are_the_bots_own(house: House) -> None:
    assert tuple(house.http.get("/api/games").json()["levels"]) == LEVELS
    wish = {"game": "marshals", "seats": [{"who": "me"}, {"who": "bot", "level": "godlike"}]}
    assert "easy, normal, hard, expert" in house.http.post("/api/tables", json=wish).json()["detail"]
    table, tokens = house.make("marshals", "me", "expert")
    with Client(house, table, tokens["0"]) as me:
        refused = me.ask("set-seat", seat=1, level="godlike")
        assert (refused["code"], refused["params"]["allowed"]) == ("no-such-level", ", ".join(LEVELS))
        assert me.ask("set-seat", seat=1, level="hard")["type"] == "done"
    assert FALLBACK == "easy"


def test_patience_fits_the_slowest_level() -> None:
    for specs in PINNED.values():
        for spec in specs:
            seconds = Budget.read(spec.partition(":")[2]).seconds
            assert (seconds or 0) * 4 <= PATIENCE, spec


# -- hints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cantina.games())
def test_a_hint_weighs_every_choice(house: House, game: str) -> None:
    table, tokens = house.start(game, "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        for _ in range(3):
            decision = me.until_asked()
            assert decision is not None
            hint = me.ask("hint", ask=me.update["ask"])
            assert hint["type"] == "hinted", hint
            assert hint["ask"] == me.update["ask"]
            assert [one["choice"] for one in hint["estimates"]] == decision["choices"]
            assert all(0 <= one["value"] <= 1 and one["error"] > 0 for one in hint["estimates"])
            assert hint["best"] in decision["choices"]
            assert me.choose(hint["best"])["type"] == "done"


def test_only_whoever_asks_for_a_hint_notices(house: House) -> None:
    table, tokens = house.start("tiny-epic-western", "me", "me")
    with (
        Client(house, table, tokens["0"]) as one,
        Client(house, table, tokens["0"]) as same,
        Client(house, table, tokens["1"]) as two,
        Client(house, table) as public,
    ):
        others = (same, two, public)
        for client in (one, *others):
            client.until_told()
            client.settle()
        before = [len(client.raw) for client in others]
        counted = _counted(house)
        assert one.ask("hint", ask=one.update["ask"])["type"] == "hinted"
        assert one.ask("hint", ask=one.update["ask"] + 7)["code"] == "too-late"
        for client, length in zip(others, before, strict=True):
            client.settle()
            assert client.raw[length:] == []
        assert _counted(house) == counted


def _counted(house: House) -> list[str]:
    """All that is counted about tables and bots; what the process itself needs is left out."""
    lines = house.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("cantina_")]


def test_a_hint_is_refused_to_whoever_may_not_have_it(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me", "easy")
    with (
        Client(house, table, tokens["0"]) as one,
        Client(house, table, tokens["1"]) as two,
        Client(house, table) as public,
    ):
        active = in_turn(one, two)
        waiting = two if active is one else one
        ask = active.update["ask"]
        assert waiting.ask("hint", ask=ask)["code"] == "not-your-decision"
        assert public.ask("hint", ask=ask)["code"] == "only-watching"
        assert active.ask("hint", ask=ask + 1)["code"] == "too-late"
        answers = [active.ask("hint", ask=ask) for _ in range(int(HINT_BURST) + 2)]
        assert "too-many-hints" in [answer.get("code") for answer in answers]
        assert answers[0]["type"] == "hinted"


def test_a_table_may_forbid_hints(house: House) -> None:
    table, tokens = house.make("marshals", "me", "open", hints=False)
    assert house.http.get(f"/api/tables/{table}").json()["hints"] is False
    with Client(house, table, tokens["0"]) as me:
        assert me.ask("hint", ask=0)["code"] == "not-started"
        assert me.ask("set-seat", seat=1, level="easy")["type"] == "done"
        assert me.ask("start")["type"] == "done"
        me.until_asked()
        assert me.ask("hint", ask=me.update["ask"])["code"] == "no-hints"
        me.play()
        me.until_over()
        me.ask("again")
        again = me.lobby["table"]["again"]
    assert house.http.get(f"/api/tables/{again}").json()["hints"] is False


def seated(house: Hall, seats: list[Seat], pace: p.Pace = "fast") -> Table:
    kept = Kept("t", "marshals", len(seats), {}, 3, seats, 0, stage="playing", pace=pace)
    return Table(house, kept, [], [])


def at_table(
    work: Any, thinkers: NoThinkers | None = None, analysts: NoThinkers | None = None, **how: Any
) -> None:
    """Runs something with a table of a person, a bot and whoever decides first."""

    async def sit() -> None:
        house = hall(thinkers, analysts)
        first = cantina.game("marshals").new(2, 3).decision
        assert first is not None
        seats = [Seat(bot="easy") if how.get("bot") else Seat(token=str(n)) for n in range(2)]
        seats[1 - first.seat] = Seat(token="x")
        table = seated(house, seats, how.get("pace", "fast"))
        try:
            await work(table, first.seat)
        finally:
            await table.close()
            await house.close()

    run(sit())


async def _soon(table: Table) -> None:
    for _ in range(20):
        await asyncio.sleep(0)
    await table.call(_nothing)


async def _nothing() -> None: ...


def test_a_hint_rests_on_what_the_seat_knows() -> None:
    async def work(table: Table, seat: int) -> None:
        me = Viewer(seat, lambda why: None)
        table.receive(me, p.Hint("a", 0), 0.0)
        await _soon(table)
        [hint] = heard(me)
        for luck in range(3):
            mind = Mind(table.match.state.world(seat, luck), seat)
            analysis = analyse(mind, ANALYST, luck_for("hint", "t", 0, seat))
            assert hint["estimates"] == msgspec.to_builtins(list(analysis.estimates))
            assert hint["best"] == analysis.best.choice

    at_table(work, analysts=Here())


def test_a_hint_that_fails_or_comes_too_late_is_refused() -> None:
    class Slow(NoThinkers):
        answer: asyncio.Future[Thought | None]

        async def think(self, job: Job) -> Thought | None:
            self.answer = asyncio.get_running_loop().create_future()
            return await self.answer

    slow = Slow()

    async def work(table: Table, seat: int) -> None:
        me = Viewer(seat, lambda why: None)
        table.receive(me, p.Hint("a", 0), 0.0)
        table.receive(me, p.Hint("b", 0), 0.0)
        await _soon(table)
        assert [(m["id"], m["code"]) for m in heard(me)] == [("b", "too-many-hints")]
        slow.answer.set_result(None)
        await _soon(table)
        assert [(m["id"], m["code"]) for m in heard(me)] == [("a", "hint-failed")]
        table.receive(me, p.Hint("c", 0), 0.0)
        await _soon(table)
        decision = table.match.state.decision
        assert decision is not None
        table.receive(me, p.Choose("d", 0, decision.choices[0].number), 0.0)
        await _soon(table)
        heard(me)
        slow.answer.set_result(Thought(0))
        await _soon(table)
        assert [(m["id"], m["code"]) for m in heard(me)] == [("c", "too-late")]

    at_table(work, analysts=slow)


def test_a_thinker_that_dies_is_followed_by_another() -> None:
    async def work() -> list[bool]:
        thinkers = Thinkers(1, 20.0)
        job = Job("t", "marshals", 2, {}, 3, [], 0, ANALYST, 1, weigh=True)
        seat = cantina.game("marshals").new(2, 3).decision
        assert seat is not None
        job.seat = seat.seat
        found = [await thinkers.think(job)]
        for process in thinkers._alive:
            process.kill()
        found.append(await thinkers.think(job))
        found.append(await thinkers.think(job))
        await thinkers.close()
        assert found[0] == found[-1]
        return [one is not None for one in found]

    well = run(work())
    assert well[0]
    assert well[-1]


# -- reviews ----------------------------------------------------------------------------------------


def test_a_finished_match_is_reviewed_and_no_other(house: House) -> None:
    table, tokens = house.start("marshals", "me", "easy")
    address = f"/api/tables/{table}/review"
    refused = house.http.post(address, json={"seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    with Client(house, table, tokens["0"]) as me:
        me.play(3)
        assert house.http.post(address, json={"seat": 0}).json()["code"] == "not-over"
        me.play()
        me.until_over()
    for seat in (0, 1, 0):
        lines = [msgspec.json.decode(line, type=p.ReviewLine) for line in _review(house, table, seat)]
        assert [line.done for line in lines] == sorted(line.done for line in lines)
        assert lines[-1].done == lines[-1].total > 3
        assert lines[-1].review == review(_kept_match(house.data, table), ANALYST, [seat])
    assert house.http.post(address, json={"seat": 2}).json()["code"] == "bad-option"
    assert house.http.post("/api/tables/none/review", json={"seat": 0}).status_code == 404
    elsewhere = house.http.post(address, json={"seat": 0}, headers={"Origin": "https://elsewhere.example"})
    assert elsewhere.json()["code"] == "other-origin"


def _review(house: House, table: str, seat: int) -> list[str]:
    answer = house.http.post(f"/api/tables/{table}/review", json={"seat": seat})
    assert answer.status_code == 200
    return answer.text.splitlines()


def _kept_match(data: Path, table: str) -> cantina.Match:
    with closing(sqlite3.connect(data)) as db:
        [body] = db.execute("select body from tables where id = ?", (table,)).fetchone()
        rows = db.execute("select seat, choice from log where id = ? order by step", (table,)).fetchall()
    kept = msgspec.json.decode(body, type=Kept)
    match = cantina.Match(kept.game, kept.players, kept.seed, **kept.options)
    for seat, choice in rows:
        match.play(match.game.choices[choice], seat)
    return match


def finished() -> cantina.Match:
    match = cantina.Match("marshals", 2, 3)
    while (decision := match.state.decision) is not None:
        match.play(decision.choices[0], decision.seat)
    return match


class Counting(Here):
    """Notes what it was asked, and fails when it is told to."""

    def __init__(self, fails: int = 0) -> None:
        self.asked: list[int] = []
        self.fails = fails

    async def think(self, job: Job) -> Thought | None:
        await asyncio.sleep(0)
        self.asked.append(len(job.choices))
        if self.fails:
            self.fails -= 1
            return None
        return await super().think(job)


def reviewing(analysts: Counting, work: Any) -> None:
    async def begin() -> None:
        reviews = Reviews(analysts, ANALYST)  # type: ignore[arg-type]
        kept = Kept("t", "marshals", 2, {}, 3, [], 0, stage="over")
        await work(reviews.of(kept, finished(), 0))
        reviews.close()

    run(begin())


def test_a_review_stops_when_nobody_waits_and_goes_on_where_it_was() -> None:
    analysts = Counting()

    async def work(found: Any) -> None:
        lines = found.lines()
        while msgspec.json.decode(await anext(lines))["done"] < 3:
            pass
        await lines.aclose()
        await asyncio.sleep(0.05)
        asked = len(analysts.asked)
        await asyncio.sleep(0.05)
        assert len(analysts.asked) == asked
        last = msgspec.json.decode([line async for line in found.lines()][-1], type=p.ReviewLine)
        assert last.review == review(finished(), ANALYST, [0])
        assert len(set(analysts.asked[:3]) & set(analysts.asked[4:])) == 0  # nothing judged twice

    reviewing(analysts, work)


def test_a_review_survives_a_thinker_that_dies_once_but_not_twice() -> None:
    async def well(found: Any) -> None:
        last = msgspec.json.decode([line async for line in found.lines()][-1], type=p.ReviewLine)
        assert isinstance(last.review, Review)

    async def badly(found: Any) -> None:
        last = msgspec.json.decode([line async for line in found.lines()][-1], type=p.ReviewLine)
        assert (last.review, last.code) == (None, "review-failed")
        await well(found)

    reviewing(Counting(fails=1), well)
    reviewing(Counting(fails=2), badly)


def test_one_address_waits_for_a_few_reviews_at_once() -> None:
    gate = Gate(Settings(Path("x"), reviews_an_address=2))
    with gate.review("a") as one, gate.review("a") as two, gate.review("a") as three, gate.review("b") as four:
        assert (one, two, three, four) == (True, True, False, True)
    with gate.review("a") as again:
        assert again


# -- pace -------------------------------------------------------------------------------------------


def moved(pace: p.Pace, watched: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[bool, bool]:
    """Whether a bot has moved at once, and after its pause."""
    monkeypatch.setattr(table_module, "pause", lambda *facts: 0.25)
    found: list[bool] = []

    async def work(table: Table, seat: int) -> None:
        if watched:
            table.arrive(Viewer(None, lambda why: None), -1)
        await _soon(table)
        found.append(len(table.match.choices) > 0)
        await asyncio.sleep(0.5)
        found.append(len(table.match.choices) > 0)

    at_table(work, thinkers=Here(), bot=True, pace=pace)
    return found[0], found[1]


def test_bots_take_their_time_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert moved("human", True, monkeypatch) == (False, True)
    assert moved("human", False, monkeypatch) == (True, True)
    assert moved("fast", True, monkeypatch) == (True, True)


def test_a_pause_is_a_persons() -> None:
    pauses = [
        pause("t", ask, 0, asked, again)
        for ask in range(50)
        for asked, again in [(1, False), (3, False), (1, True)]
    ]
    assert 0.4 < min(pauses) < max(pauses) < 2
    assert len(set(pauses)) == 150


def test_the_host_sets_the_pace(house: House) -> None:
    wish = {"game": "marshals", "seats": [{"who": "me"}, {"who": "me"}]}
    seated = house.http.post("/api/tables", json=wish).json()
    with (
        Client(house, seated["table"], seated["tokens"]["0"]) as host,
        Client(house, seated["table"], seated["tokens"]["1"]) as guest,
    ):
        host.hear("lobby")
        assert host.lobby["table"]["pace"] == "human"
        assert guest.ask("set-pace", pace="fast")["code"] == "not-host"
        assert host.ask("set-pace", pace="fast")["type"] == "done"
        assert host.lobby["table"]["pace"] == "fast"
        assert host.ask("start")["type"] == "done"
        assert host.ask("set-pace", pace="human")["type"] == "done"
        while guest.hear("lobby")["table"]["pace"] != "human":
            pass
