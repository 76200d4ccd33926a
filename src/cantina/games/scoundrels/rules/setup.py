"""Setting up (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    LEADER_TAKEN,
    OTHER_LEADER,
    TAKE_LEADERS,
    TAKE_STRATEGIES,
    UNIVERSE,
)
from cantina.games.scoundrels.content import (
    BLACK,
    BLUE_TRAITS,
    CARDS,
    DECKS,
    GREEN,
    HENCHMEN,
    JOB_COUNT,
    JOBS,
    LEADERS,
    MARKS,
    PURPLE,
    SAFES,
    SAFES_EACH,
    SALOON,
    SHEET,
    SPACES,
    STRATEGIES,
    TRAIT_COUNT,
)
from cantina.games.scoundrels.events import LeaderTaken, StrategyShown
from cantina.games.scoundrels.history import KINDS
from cantina.games.scoundrels.rules.cards import deal
from cantina.games.scoundrels.rules.days import DAYS, begin_day
from cantina.games.scoundrels.rules.saloon import refill
from cantina.games.scoundrels.state import SETUP, UNUSED, ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, ascending, count, extend, i64, vec
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.random_streams import Stream
from cantina.kernel.state import DecisionFrame, Frame

_LEADERS: Final[list[Choice]] = [*TAKE_LEADERS]
_STRATEGIES: Final[list[Choice]] = [*TAKE_STRATEGIES]
_GREEN_JOBS: Final[vec[i64]] = vec[i64]([job for job in range(JOB_COUNT) if JOBS[job].colour == GREEN])
_PURPLE_JOBS: Final[vec[i64]] = vec[i64]([job for job in range(JOB_COUNT) if JOBS[job].colour == PURPLE])
_BLACK_JOBS: Final[vec[i64]] = vec[i64]([job for job in range(JOB_COUNT) if JOBS[job].colour == BLACK])


def set_up(state: ScoundrelsState) -> None:
    """Decks, Saloon and safes; then leaders, hands, strategies, first player (SC-SET-18)."""
    rng = state.streams[SETUP]
    seats: i64 = state.seats
    state.days = 3 if state.options["length"] == "long" else 2
    state.day = 0
    state.turn = 0
    state.stage = 0
    state.first = rng.below(seats)  # who takes a leader first; the first player is drawn later
    state.active = state.first
    state.slot = -1
    state.night = False
    state.leader = vec[i64]([-1] * seats)
    state.strategy = vec[i64]([-1] * seats)
    state.money = vec[i64]([state.numbers.money] * seats)
    state.reputation = vec[i64]([0] * seats)
    state.reserve = vec[i64]([HENCHMEN - state.numbers.jailed] * seats)
    state.jailed = vec[i64]([state.numbers.jailed] * seats)
    state.destroyed = vec[i64]([0] * seats)
    state.hands = [Pile() for _ in range(seats)]
    state.decks = [Pile() for _ in range(seats)]
    state.played = vec[i64]([-1] * (seats * CARDS))
    state.played_seen = vec[i64]([0] * (seats * CARDS))
    state.on_card = vec[i64]([0] * (seats * CARDS))
    state.histories = [KINDS.new() for _ in range(seats)]
    state.sheets = vec[i64]([-1] * (seats * SHEET))
    state.saloon = vec[i64]([-1] * SALOON)
    state.discard = vec[i64]()
    state.used_traits = 0
    state.used_jobs = 0
    state.used_leader = False
    state.used_strategy = 0
    state.mark_on = vec[i64]([-1] * (seats * MARKS))
    state.mark_face = vec[i64]([0] * (seats * MARKS))
    state.loot = vec[i64]()
    state.due = 0
    state.due_strategy = 0
    state.connected = 0
    state.uses = []
    state.hires = []
    state.queue_seat = 0
    state.bail = 0
    state.target = 0
    _build_decks(state, rng, DECKS[state.days][seats])
    refill(state)
    _lay_safes(state, rng)
    state.push(DAYS)
    state.push(OPENING)
    if state.options["leaders"] == "choose":
        state.push(TAKING_LEADER)
    else:
        _assign_leaders(state, rng)


def _build_decks(state: ScoundrelsState, rng: Stream, counts: tuple[int, int, int]) -> None:
    """Early cards on top; those left over are out of the game, unseen (SC-SET-1 to 4)."""
    blue = ascending(0, BLUE_TRAITS)
    red = ascending(BLUE_TRAITS, TRAIT_COUNT - BLUE_TRAITS)
    rng.shuffle_vec(blue)
    rng.shuffle_vec(red)
    state.traits = extend(red, blue[: counts[0]])
    state.trait_box = blue[counts[0] :]
    green = _GREEN_JOBS[:]
    purple = _PURPLE_JOBS[:]
    black = _BLACK_JOBS[:]
    rng.shuffle_vec(green)
    rng.shuffle_vec(purple)
    rng.shuffle_vec(black)
    state.jobs = extend(extend(black, purple[: counts[2]]), green[: counts[1]])
    state.job_box = extend(green[counts[1] :], purple[counts[2] :])


def _lay_safes(state: ScoundrelsState, rng: Stream) -> None:
    """Five of each location on its spaces, the sixth unused, all face down (SC-SET-7)."""
    state.safes = vec[i64]()
    state.where = vec[i64]()
    for location in range(SAFES // SAFES_EACH):
        faces = ascending(location * SAFES_EACH, SAFES_EACH)
        rng.shuffle_vec(faces)
        state.safes = extend(state.safes, faces)
        state.where = append(extend(state.where, ascending(0, SPACES)), UNUSED)
    state.safe_seen = vec[i64]([0] * SAFES)


def _assign_leaders(state: ScoundrelsState, rng: Stream) -> None:
    named = state.options["leaders"]
    leaders = ascending(0, len(LEADERS))
    rng.shuffle_vec(leaders)
    if named != "random":
        leaders = vec[i64]([LEADERS.index(name) for name in named.split(",")])
    for seat in range(state.seats):
        take_leader(state, seat, leaders[seat])


def take_leader(state: ScoundrelsState, seat: i64, leader: i64) -> None:
    state.leader[seat] = leader
    if not state.quiet:
        state.emit(LeaderTaken(seat=seat, leader=LEADERS[leader]))


class TakingLeader(DecisionFrame[ScoundrelsState]):
    """Leaders in seat order from a random seat on (SC-SET-8 and 9)."""

    def asked(self, state: ScoundrelsState) -> i64:
        steps: i64 = 0
        while steps < state.seats:
            seat: i64 = state.clockwise(state.first, steps)
            if state.leader[seat] < 0:
                return 1 << seat
            steps += 1
        return 0

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _LEADERS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return LEADER_TAKEN if count(state.leader, choice.pick) > 0 else None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        take_leader(state, seat, choice.pick)

    def run(self, state: ScoundrelsState) -> None:
        state.pop()


class Opening(Frame[ScoundrelsState]):
    """Opening hands, then strategies if they are used (SC-SET-13 and 14)."""

    def run(self, state: ScoundrelsState) -> None:
        deal(state, state.streams[SETUP])
        state.replace_top(FIRST_DAY)
        if state.options["strategies"]:
            state.push(TAKING_STRATEGY)


class TakingStrategy(DecisionFrame[ScoundrelsState]):
    """Each player secretly picks one of their leader's two; all are shown together (SC-STRAT-1)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _STRATEGIES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if STRATEGIES[choice.pick].leader == state.leader[seat] else OTHER_LEADER

    def answer_all(self, state: ScoundrelsState, answers: list[i64]) -> None:
        state.pop()
        state.reveal_to(EVERYONE)
        for seat in range(state.seats):
            choice = UNIVERSE.all[answers[seat]]
            assert isinstance(choice, Pick)
            state.strategy[seat] = choice.pick
            if not state.quiet:
                state.emit(StrategyShown(seat=seat, strategy=STRATEGIES[choice.pick].name))


class FirstDay(Frame[ScoundrelsState]):
    """The first player of day 1 is random (SC-SET-15)."""

    def run(self, state: ScoundrelsState) -> None:
        state.reveal_to(EVERYONE)
        begin_day(state, state.streams[SETUP].below(state.seats))


OPENING: Final = Opening("opening")
FIRST_DAY: Final = FirstDay("first-day")
TAKING_LEADER: Final = TakingLeader("taking-leader", "leader", "SC-SET-8", forced=True)
TAKING_STRATEGY: Final = TakingStrategy("taking-strategy", "strategy", "SC-STRAT-1", simultaneous=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (OPENING, FIRST_DAY, TAKING_LEADER, TAKING_STRATEGY)
