"""Rules versions: a match keeps the version it was made under, through copies, dumps, records and tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from in_process_tables import NullStore, make_tables
from server_process import run_in_thread

import cantina
from cantina.kernel import registry
from cantina.kernel.choice import Choice, Universe
from cantina.kernel.game import Game, frame_table
from cantina.kernel.meta import Meta, Option
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result
from cantina.kernel.state import DecisionFrame, State
from cantina.server.bot_worker import StateCache
from cantina.server.errors import RequestRejected
from cantina.server.seats import Seat
from cantina.server.store import ChatLine, LogRow, TableRecord
from cantina.server.worker_pool import BotRequest

DIG = Choice("dig", "dig", {})
UNIVERSE = Universe([DIG])


class MineState(State):
    gold: int

    def copy(self) -> MineState:
        other = MineState(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.gold = self.gold
        return other


class Digging(DecisionFrame[MineState]):
    """Digs until the gold is found; a spade brings 1 under the first rules and 2 under the second."""

    def __init__(self) -> None:
        super().__init__("digging", "digging", "MINE-1")

    def asked(self, state: MineState) -> int:
        return 1

    def candidates(self, state: MineState, seat: int) -> tuple[Choice, ...]:
        return UNIVERSE.all

    def obstacle(self, state: MineState, seat: int, choice: Choice) -> None:
        return None

    def answer(self, state: MineState, seat: int, choice: Choice) -> None:
        state.gold += 2 if state.rules_version >= 2 else 1
        if state.gold >= state.options["depth"]:
            state.stack.clear()
            state.result = Result([[0]], [state.gold], [{}], "dug")


DIGGING = Digging()


class MineView(msgspec.Struct, frozen=True):
    seat: int | None
    players: int
    seats: tuple[int, ...]
    deciding: tuple[tuple[int, str], ...]
    over: bool
    gold: int


def view(state: MineState, seat: int | None) -> MineView:
    return MineView(seat, state.seats, (0,), state.deciding, state.over, state.gold)


def set_up(state: MineState) -> None:
    state.gold = 0
    state.push(DIGGING)


def sample_world(state: MineState, seat: int | None, rng: Stream) -> None: ...


MINE = Game(
    meta=Meta(
        name="mine",
        title={"en": "Mine", "es": "Mina"},
        seats=(1, 1),
        rules_version=2,
        older_rules=(1,),
        over_rule="MINE-1",
        max_decisions=6,
        options=(Option("depth", 4, (3, 4, 6), older_defaults={1: 3}),),
    ),
    universe=UNIVERSE,
    streams=("rocks",),
    frames=frame_table(DIGGING),
    events=(),
    reasons=(),
    vocabularies={},
    package="mine",
    make_state=MineState,
    setup=set_up,
    view=view,
    sample_world=sample_world,
    inventory=lambda state: {},
    field_types={"gold": int},
    variants=({"players": 1},),
)


@pytest.fixture(autouse=True)
def mine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "mine", MINE)


def dig(state: State) -> State:
    while not state.over:
        state.apply(DIG)
    return state


def scored(state: State) -> int:
    assert state.result is not None
    return state.result.scores[0]


def test_a_new_game_has_the_newest_rules() -> None:
    state = MINE.new()
    assert (state.rules_version, state.options) == (2, {"depth": 4})
    assert scored(dig(state)) == 4


def test_an_older_version_has_its_own_rules_and_defaults() -> None:
    state = MINE.new(rules_version=1)
    assert (state.rules_version, state.options) == (1, {"depth": 3})
    assert scored(dig(state)) == 3
    assert MINE.new(rules_version=1, depth=6).options == {"depth": 6}


def test_a_version_that_is_not_supported_is_refused_with_those_that_are() -> None:
    with pytest.raises(cantina.BadOption, match="rules_version' cannot be 3: allowed is 1, 2"):
        MINE.new(rules_version=3)


@pytest.mark.parametrize("version", [1, 2])
def test_copies_worlds_and_dumps_keep_the_version(version: int) -> None:
    state = MINE.new(rules_version=version, depth=6)
    state.apply(DIG)
    loaded = MINE.load(state.dump())
    for other in (state.copy(), state.world(None, 1), loaded):
        assert other.rules_version == version
        assert other.options == {"depth": 6}
        assert scored(dig(other)) == 6
    assert state.dump()["rules"] == version


def test_a_position_of_an_unknown_version_is_refused() -> None:
    with pytest.raises(cantina.BadPosition, match="rules version 3 is not 1 or 2"):
        MINE.load({**MINE.new().dump(), "rules": 3})


def play(version: int | None = None) -> cantina.Match:
    match = cantina.Match("mine", 1, rules_version=version)
    while not match.state.over:
        match.play("dig")
    return match


def test_a_record_is_replayed_under_its_own_version() -> None:
    old, new = play(1).record(), play().record()
    assert (old["rules"], len(old["choices"])) == (1, 3)
    assert (new["rules"], len(new["choices"])) == (2, 2)
    for record in (old, new):
        match = cantina.Match.replay(record)
        assert match.record() == record
        assert match.rules_version == record["rules"]
    with pytest.raises(cantina.BadRecord, match="step 2"):
        cantina.Match.replay({**old, "rules": 2})


def test_undo_keeps_the_version() -> None:
    match = cantina.Match("mine", 1, rules_version=1)
    match.play("dig")
    match.undo()
    assert match.state.rules_version == 1


def test_a_record_of_an_unknown_version_is_refused_with_both_named() -> None:
    complaint = "played under rules version 3 of mine, and this program knows version 1 and 2"
    with pytest.raises(cantina.BadRecord, match=complaint):
        cantina.Match.replay({**play().record(), "rules": 3})


def test_older_rules_are_older() -> None:
    with pytest.raises(cantina.BadGame, match="its older rules"):
        registry.register(replace(MINE, meta=replace(MINE.meta, older_rules=(2,))))


class StoredTable(NullStore):
    """A store with one table: one spade into a match."""

    def __init__(self, rules_version: int) -> None:
        self.record = TableRecord(
            id="t", game="mine", players=1, options={}, seed=1, seats=[Seat()], created=0, stage="playing"
        )
        self.record.rules_version = rules_version

    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
        return self.record, [LogRow(0, 0, 0, "", 0)], []


def loaded_table(rules_version: int) -> Any:
    async def work() -> tuple[int, int]:
        tables = make_tables()
        tables.store = StoredTable(rules_version)
        try:
            state: Any = (await tables.table("t")).match.state
            return state.rules_version, state.gold
        finally:
            await tables.close()

    return run_in_thread(work())


def test_a_stored_table_is_played_on_under_its_own_version() -> None:
    assert loaded_table(1) == (1, 1)
    assert loaded_table(2) == (2, 2)
    with pytest.raises(RequestRejected, match="other-rules"):
        loaded_table(3)


def test_a_worker_rebuilds_the_state_under_the_version_of_the_table() -> None:
    request = BotRequest("t", "mine", 1, {}, 1, 1, [(0, 0)], 0, "random", 1)
    state: Any = StateCache().state(request)
    assert (state.rules_version, state.gold) == (1, 1)
