"""Text boards are made once for all who want the same, and count as work of whoever wants them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from in_process_tables import RecordingViewer, make_tables, take_sent
from server_process import run_in_thread

from cantina.server import protocol as p
from cantina.server.limits import WorkLimit
from cantina.server.seats import Seat
from cantina.server.store import TableRecord
from cantina.server.table import Table
from cantina.server.table.request import Request
from cantina.server.table.updates import LogStep

GAME = game_for(2)


@pytest.fixture
def made() -> Iterator[list[Any]]:
    """The views of which a text board has been made."""
    views: list[Any] = []
    text_board = GAME.text_board

    def noting(view: Any, localizer: Any) -> str:
        views.append(view)
        return text_board(view, localizer)

    object.__setattr__(GAME, "text_board", noting)  # a game's fields are not meant to change
    yield views
    object.__setattr__(GAME, "text_board", text_board)


def new_table() -> Table:
    record = TableRecord(
        "table", GAME.meta.name, 2, {}, 5, [Seat(token_hash=str(seat)) for seat in range(2)], 0
    )
    record.stage, record.pace = "playing", "fast"
    return Table(make_tables(), record, [], [])


async def ask(table: Table, viewer: RecordingViewer, language: str = "en") -> None:
    table.viewers.add(viewer, -1)
    await table.play.text_board(Request(viewer, p.TextBoard("a", language), 0.0))  # type: ignore[arg-type]


def play_a_step(table: Table) -> LogStep:
    """Plays a choice that is seen by everybody, and sends it."""
    state = table.match.state
    while True:
        state.positions = []
        events = table.match.play(state.decisions[0].choices[0], state.decisions[0].seat)
        step = LogStep(events, positions=state.positions)
        state.positions = None
        table.event_log.add(step)
        table.play.update_decision_number()
        if not any(answer >= 0 for answer in state.answers):
            table.viewers.send_updates(table.viewers.all, step)
            return step


async def _share(made: list[Any]) -> None:
    table = new_table()
    spectators = [RecordingViewer(None) for _ in range(20)]
    for viewer in spectators:
        await ask(table, viewer)
    assert len(made) == 1
    for viewer in spectators:
        take_sent(viewer)
    for _ in range(5):
        made.clear()
        play_a_step(table)
        updates = [take_sent(viewer)[-1] for viewer in spectators]
        texts = [text for step in updates[0]["steps"] for text in step["texts"]]
        assert texts
        assert len(made) == len(texts)
        assert all(update == updates[0] for update in updates)
    assert len({id(viewer.shown_view) for viewer in spectators}) == 1  # so the rest is found once, too
    made.clear()
    await ask(table, RecordingViewer(None))
    assert not made  # the board at this step is there already
    await ask(table, RecordingViewer(0))
    await ask(table, RecordingViewer(None), "es")
    assert len(made) == 2
    await table.close()
    await table.tables.close()


def test_a_text_board_is_made_once_for_all_who_look_from_the_same_seat(made: list[Any]) -> None:
    run_in_thread(_share(made))


async def _spend() -> None:
    table = new_table()
    reasons: list[str] = []
    greedy = RecordingViewer(None, reasons.append, work=WorkLimit(rate=1e-6))
    await ask(table, greedy)
    assert reasons == ["too-fast"]
    sent = len(greedy.sent)
    play_a_step(table)
    assert len(greedy.sent) == sent  # nothing more is sent to it
    modest = RecordingViewer(None, reasons.append, work=WorkLimit(rate=200.0))
    await ask(table, modest)
    play_a_step(table)
    assert reasons == ["too-fast"]
    assert msgspec.json.decode(modest.sent[-1])["steps"][0]["texts"]
    await table.close()
    await table.tables.close()


def test_whoever_has_too_many_text_boards_made_is_cut_off() -> None:
    run_in_thread(_spend())
