"""Law 8 on the wire: not one byte sent to a viewer depends on what it may not know."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from choose_game import game_for
from in_process_tables import RecordingViewer, make_tables, take_sent
from matches import every_variant
from server_process import run_in_thread

import cantina
from cantina.kernel.pile import viewer_bit
from cantina.kernel.state import State
from cantina.kernel.view_changes import ShownView, show_view
from cantina.server import protocol as p
from cantina.server.seats import Seat
from cantina.server.store import TableRecord
from cantina.server.table import Table
from cantina.server.table.request import Request
from cantina.server.table.updates import LogStep, text_board
from cantina.server.tables import Tables
from cantina.testing import viewers

GAME = game_for(2).meta.name


def start_table(tables: Tables, name: str, variant: dict[str, Any], seed: int) -> Table:
    options = dict(variant)
    players = options.pop("players", None) or cantina.game(name).meta.seats[0]
    record = TableRecord(
        "table", name, players, options, seed, [Seat(token_hash=str(n)) for n in range(players)], 0
    )
    record.stage, record.pace = "playing", "fast"
    return Table(tables, record, [], [])


async def bytes_for(
    table: Table, viewer: int | None, after: int, before: ShownView, step: LogStep | None
) -> bytes:
    """Everything a client of this viewer can be sent: whole views, changes, reasons, texts."""
    client = RecordingViewer(viewer)
    client.step = after
    table.viewers.send_updates([client])
    client.step, client.picture, client.language = after, before, "en"
    table.viewers.send_updates([client], step)
    if viewer is not None and table.match.state.deciding and table.match.state.decision_of(viewer) is not None:
        await table.play.why_not(Request(client, p.WhyNot("a"), 0.0))
    game = table.match.game
    sent = [*client.sent, text_board(game, table.match.state.view(viewer), "es").encode()]
    return b"".join(sent)


@pytest.mark.law(8)
@every_variant
def test_a_world_sends_the_same_bytes(name: str, variant: dict[str, Any]) -> None:
    run_in_thread(_compare(name, variant))


async def _compare(name: str, variant: dict[str, Any]) -> None:
    tables = make_tables()
    rng = random.Random(f"{name} {variant}")
    table = start_table(tables, name, variant, 5)
    compared = 0
    while not table.match.state.over:
        if not compared or rng.randrange(25) == 0:
            for viewer in viewers(table.match.state):
                compared += await _follow(table, viewer, rng)
        decision = rng.choice(table.match.state.decisions)
        choice = rng.choice(decision.choices)
        table.event_log.add(LogStep(table.match.play(choice, decision.seat)))
        table.play.update_decision_number()
    assert compared > 0
    await table.close()
    await tables.close()


async def _follow(table: Table, viewer: int | None, rng: random.Random) -> int:
    """Plays the same choices on the truth and on a world of the viewer's, as long as both look alike."""
    truth, number, after = table.match.state, table.play.decision_number, table.event_log.length
    states: list[State] = [truth.copy(), truth.world(viewer, rng.randrange(10**6))]
    steps: list[LogStep | None] = [None, None]
    before = [show_view(state, viewer) for state in states]
    compared = 0
    for _ in range(4):
        sent = []
        for state, shown, step in zip(states, before, steps, strict=True):
            table.match.state = state
            sent.append(await bytes_for(table, viewer, after, shown, step))
        assert sent[0] == sent[1]
        before = [show_view(state, viewer) for state in states]
        compared += 1
        states[0].quiet = states[1].quiet = False
        pairs = [
            (d.seat, choice)
            for d in states[0].decisions
            for choice in d.choices
            if states[1].why_not(choice, d.seat) is None
        ]
        if not pairs:
            break
        seat, choice = rng.choice(pairs)
        steps = []
        for state in states:
            state.positions = []
            events = state.apply(choice, seat)
            steps.append(LogStep(events, positions=state.positions))
        if (states[0].revealed_to | states[1].revealed_to) & viewer_bit(viewer):
            break
    table.match.state, table.play.decision_number = truth, number
    return compared


def test_a_bot_that_fails_keeps_its_seat_and_everybody_is_told() -> None:
    async def play() -> list[dict[str, Any]]:
        tables = make_tables()
        record = TableRecord("t", GAME, 2, {}, 3, [Seat(token_hash="x"), Seat(bot="hard")], 0, stage="playing")
        record.pace = "fast"
        table = Table(tables, record, [], [])
        viewer = RecordingViewer(None)
        table.viewers.add(viewer, -1)
        for _ in range(400):
            await asyncio.sleep(0)
            if table.match.state.over:
                break
            for decision in table.match.state.decisions:
                if decision.seat == 0:
                    one = RecordingViewer(0)
                    number = table.play.decision_number
                    table.receive(one, p.Choose(f"{number}", number, decision.choices[0].number), 0.0)
        sent = take_sent(viewer)
        await table.close()
        await tables.close()
        return sent

    sent = run_in_thread(play())
    assert ("bot-replaced", 1) in [(m.get("code"), m.get("seat")) for m in sent if m["type"] == "notice"]
    assert any(m["type"] == "update" and m["result"] is not None for m in sent)
    assert {m["table"]["seats"][1]["bot"] for m in sent if m["type"] == "lobby"} == {"hard"}


def test_a_bot_plays_for_whoever_runs_out_of_time() -> None:
    async def play() -> list[dict[str, Any]]:
        tables = make_tables()
        seats = [Seat(token_hash="x"), Seat(token_hash="y")]
        record = TableRecord("t", GAME, 2, {}, 3, seats, 0, clock=1, stage="playing")
        table = Table(tables, record, [], [])
        viewer = RecordingViewer(None)
        table.viewers.add(viewer, -1)
        table.clocks.used_ms = [60_000, 60_000]
        table.post(table.clocks.check)
        for _ in range(50):
            await asyncio.sleep(0)
        sent = take_sent(viewer)
        await table.close()
        await tables.close()
        return sent

    assert "time-up" in [message.get("code") for message in run_in_thread(play())]
