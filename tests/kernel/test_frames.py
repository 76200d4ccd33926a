"""Frames on frames: abilities that use abilities, and queues of triggers, without recursion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import cantina
from cantina.kernel.choice import Choice, Universe
from cantina.kernel.game import Game, frame_table
from cantina.kernel.meta import Meta
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result
from cantina.kernel.state import DecisionFrame, Frame, State

USE, STOP = Choice("use", "use", {}), Choice("stop", "stop", {})
UNIVERSE = Universe([USE, STOP])


class Chain(State):
    """A game in which an ability may use another one, each leaving a trigger for later."""

    log: list[int]
    queue: list[int]

    def copy(self) -> Chain:
        other = Chain(self.game, self.seats, self.quiet)
        self.copy_into(other)
        other.log, other.queue = self.log[:], self.queue[:]
        return other


class Ability(DecisionFrame[Chain]):
    """Asks whether to use the next ability inside this one; its depth is its argument."""

    def __init__(self, depth: int) -> None:
        super().__init__("ability", "ability", "CH-USE-1")
        self.depth = depth

    def args(self) -> tuple[int, ...]:
        return (self.depth,)

    def asked(self, state: Chain) -> int:
        return 1 << self.depth % state.seats

    def candidates(self, state: Chain, seat: int) -> tuple[Choice, ...]:
        return UNIVERSE.all if self.depth < 5 else (STOP,)

    def obstacle(self, state: Chain, seat: int, choice: Choice) -> None:
        return None

    def answer(self, state: Chain, seat: int, choice: Choice) -> None:
        state.replace_top(Finish(self.depth))
        if choice is USE:
            state.push(Ability(self.depth + 1))
        else:
            state.streams[0].next()  # a roll that shows nobody anything


class Finish(Frame[Chain]):
    """Ends an ability: only now, inner ones first, and its trigger joins the queue."""

    def __init__(self, depth: int) -> None:
        super().__init__("finish")
        self.depth = depth

    def args(self) -> tuple[int, ...]:
        return (self.depth,)

    def run(self, state: Chain) -> None:
        state.pop()
        state.log.append(self.depth)
        state.queue.append(100 + self.depth)


class Triggers(Frame[Chain]):
    """Empties the queue once no ability is being resolved."""

    def run(self, state: Chain) -> None:
        if state.queue:
            state.log.append(state.queue.pop(0))
            return
        state.pop()
        state.result = Result([list(range(state.seats))], [0] * state.seats, [{}] * state.seats, "done")


def _setup(state: Chain) -> None:
    state.log, state.queue = [], []
    state.push(Triggers("triggers"))
    state.push(Ability(0))


FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    **frame_table(Triggers("triggers")),
    "ability": Ability,
    "finish": Finish,
}


def _sample_world(state: Chain, seat: int | None, rng: Stream) -> None:
    pass


GAME = Game(
    meta=Meta("chain", {"en": "Chain", "es": "Cadena"}, (1, 3), 1, "CH-END-1", max_decisions=6),
    universe=UNIVERSE,
    streams=("dice",),
    frames=FRAMES,
    events=(),
    reasons=(),
    vocabularies={},
    package="chain",
    make_state=Chain,
    setup=_setup,
    view=cast(Any, lambda state, seat: tuple(state.log)),
    sample_world=_sample_world,
    inventory=lambda state: {},
    field_types={"log": list[int], "queue": list[int]},
)


def play(*choices: str) -> Chain:
    state = GAME.new(2)
    for text in choices:
        state.apply(GAME.parse(text))
    assert isinstance(state, Chain)
    return state


def test_inner_abilities_end_first_and_triggers_wait_for_all() -> None:
    state = play("use", "use", "stop")
    assert state.log == [2, 1, 0, 102, 101, 100]
    assert state.over


def test_a_chain_can_be_dumped_copied_and_loaded_in_the_middle() -> None:
    middle = play("use", "use")
    data = middle.dump()
    assert data["stack"] == [["triggers"], ["finish", 0], ["finish", 1], ["ability", 2]]
    for state in (middle.copy(), GAME.load(data)):
        assert state.decision is not None
        assert state.decision.seat == 0
        state.apply(STOP)
        assert state.dump()["table"]["log"] == [2, 1, 0, 102, 101, 100]
    assert middle.dump() == data


def test_choices_end_where_the_chain_must() -> None:
    state = play("use", "use", "use", "use", "use")
    assert state.decision is not None
    assert state.decision.choices == (STOP,)
    refusal = state.why_not(USE)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("other-decision", "CH-USE-1")


def test_a_secret_roll_cannot_be_taken_back() -> None:
    match = cantina.Match(GAME, players=1)
    match.play("use")
    assert match.can_undo(0)
    match.play("stop")
    assert match.state.revealed_to == 0
    assert not match.can_undo(0)


def test_a_position_that_does_not_hold_together_is_named() -> None:
    data = play("use").dump()
    stacks: list[list[list[Any]]] = [[[]], [["ability"]], [["ability", 1, 2]], [["nonsense"]]]
    for stack in stacks:
        with pytest.raises(cantina.BadPosition, match="hold together"):
            GAME.load({**data, "stack": stack})
    with pytest.raises(cantina.BadPosition, match="players"):
        GAME.load({**data, "players": 9})
    with pytest.raises(cantina.BadPosition, match="hold together"):
        GAME.load({**data, "answers": [999]})
