"""Law 8 on the wire: not one byte sent to a viewer depends on what it may not know."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from hall import hall, heard
from house import run
from matches import every_variant, viewers

import cantina
from cantina.kernel.pile import eyes
from cantina.kernel.state import State
from cantina.server import protocol as p
from cantina.server.hall import Hall
from cantina.server.seats import Seat
from cantina.server.store import Kept
from cantina.server.stream import Told, board
from cantina.server.table import Table
from cantina.server.viewers import Viewer
from cantina.tell import Teller


def seated(house: Hall, name: str, variant: dict[str, Any], seed: int) -> Table:
    options = dict(variant)
    players = options.pop("players", None) or cantina.game(name).meta.seats[0]
    kept = Kept("table", name, players, options, seed, [Seat(token=str(n)) for n in range(players)], 0)
    kept.stage, kept.pace = "playing", "fast"
    return Table(house, kept, [], [])


def bytes_for(table: Table, viewer: int | None, after: int) -> bytes:
    """Everything a client there could get to see: the update, the board, the reasons."""
    sent: list[bytes] = []
    one = Viewer(viewer, lambda why: None)
    one.send = lambda message, delivery=None: sent.append(message)  # type: ignore[method-assign]
    one.step = after
    table._tell([one])
    if viewer is not None and table.match.state.deciding and table._decision(viewer) is not None:
        table._why(one, viewer, p.Why("a"))
    game = table.match.game
    sent += [board(game, table.match.state.view(viewer), Teller(game, "es")).encode()]
    return b"".join(sent)


@pytest.mark.law(8)
@every_variant
def test_a_world_sends_the_same_bytes(name: str, variant: dict[str, Any]) -> None:
    run(_compare(name, variant))


async def _compare(name: str, variant: dict[str, Any]) -> None:
    house = hall()
    rng = random.Random(f"{name} {variant}")
    table = seated(house, name, variant, 5)
    compared = 0
    while not table.match.state.over:
        if not compared or rng.randrange(25) == 0:
            for viewer in viewers(table.match.state):
                compared += _follow(table, viewer, rng)
        decision = rng.choice(table.match.state.decisions)
        choice = rng.choice(decision.choices)
        table.story.add(Told(table.match.play(choice, decision.seat)))
        table._number_decision()
    assert compared > 0
    await table.close()
    await house.close()


def _follow(table: Table, viewer: int | None, rng: random.Random) -> int:
    """Plays the same choices on the truth and on a world of the viewer's, as long as both look alike."""
    truth, story, ask = table.match.state, table.story, table.ask
    states: list[State] = [truth.copy(), truth.world(viewer, rng.randrange(10**6))]
    compared = 0
    for _ in range(4):
        sent = []
        for state in states:
            table.match.state = state
            sent.append(bytes_for(table, viewer, story.step))
        assert sent[0] == sent[1]
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
        told = [state.apply(choice, seat) for state in states]
        if (states[0].news | states[1].news) & eyes(viewer):
            break
        assert Told(told[0]).form(viewer) == Told(told[1]).form(viewer)
    table.match.state, table.ask = truth, ask
    return compared


def test_a_bot_that_fails_is_replaced_and_everybody_is_told() -> None:
    async def play() -> list[dict[str, Any]]:
        house = hall()
        kept = Kept("t", "marshals", 2, {}, 3, [Seat(token="x"), Seat(bot="hard")], 0, stage="playing")
        kept.pace = "fast"
        table = Table(house, kept, [], [])
        viewer = Viewer(None, lambda why: None)
        table.arrive(viewer, -1)
        for _ in range(400):
            await asyncio.sleep(0)
            if table.match.state.over:
                break
            for decision in table.match.state.decisions:
                if decision.seat == 0:
                    one = Viewer(0, lambda why: None)
                    table.receive(one, p.Choose(f"{table.ask}", table.ask, decision.choices[0].number), 0.0)
        told = heard(viewer)
        await table.close()
        await house.close()
        return told

    told = run(play())
    assert ("bot-replaced", 1) in [(m.get("code"), m.get("seat")) for m in told if m["type"] == "notice"]
    assert any(m["type"] == "lobby" and m["table"]["seats"][1]["bot"] == "easy" for m in told)


def test_whoever_runs_out_of_time_is_played_for_by_a_bot() -> None:
    async def play() -> list[dict[str, Any]]:
        house = hall()
        kept = Kept("t", "marshals", 2, {}, 3, [Seat(token="x"), Seat(token="y")], 0, clock=1, stage="playing")
        table = Table(house, kept, [], [])
        viewer = Viewer(None, lambda why: None)
        table.arrive(viewer, -1)
        table.spent = [60_000, 60_000]
        table.post(table._time_up)
        for _ in range(50):
            await asyncio.sleep(0)
        told = heard(viewer)
        await table.close()
        await house.close()
        return told

    assert "time-up" in [message.get("code") for message in run(play())]
