"""Setting up (section 2, and 12.1 for the solo game)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    BOSS_TAKEN,
    COLOUR_TAKEN,
    TAKE_BOSSES,
    TAKE_COLOURS,
)
from cantina.games.tiny_epic_western.content import (
    BANK,
    BOSSES,
    COLOUR_BY_MAT,
    COLOUR_MATS,
    COLOURS,
    COURTHOUSE,
    DIFFICULTIES,
    GAP_COUNT,
    HIDEOUT,
    MAT_COUNT,
    MATS,
    PROPERTY_COUNT,
    PROPERTY_NAMES,
    SALOON,
    SHERIFF,
    SPOT_COUNT,
    TOWN_HALL,
)
from cantina.games.tiny_epic_western.events import BossTaken, ColourTaken, MatsLaid, OrderDrawn, RivalStarted
from cantina.games.tiny_epic_western.history import KINDS
from cantina.games.tiny_epic_western.rules.rounds import ROUNDS_FRAME, put_in_buy_zone, put_on_porch
from cantina.games.tiny_epic_western.state import RIVAL, SETUP, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, ascending, count, i64, index, vec
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.random_streams import Stream
from cantina.kernel.state import DecisionFrame, Frame

_COLOUR_CHOICES: Final[list[Choice]] = [*TAKE_COLOURS]
_BOSS_CHOICES: Final[list[Choice]] = [*TAKE_BOSSES]
_USUAL_COLOURS: Final = {
    1: (BANK, HIDEOUT),
    2: (BANK, HIDEOUT),
    3: (BANK, COURTHOUSE, HIDEOUT),
    4: (BANK, COURTHOUSE, HIDEOUT, SALOON),
}
"""The default colours, by number of players; in the solo game the second is the Rival's."""


def set_up(state: WesternState) -> None:
    """Sets up what needs no choice, and asks for colours and bosses where they are chosen."""
    rng = state.streams[SETUP]
    seats: i64 = state.seats
    state.solo = seats == 1
    state.sides = 2 if state.solo else seats
    state.mats = _ring_of_mats(state, rng)
    state.colour = vec[i64]([-1] * state.sides)
    state.boss = vec[i64]([-1] * seats)
    state.owner = vec[i64]([-1] * MAT_COUNT)
    state.ring = vec[i64]()
    state.influence = vec[i64]([state.numbers.start] * (3 * seats))  # TEW-SETUP-2
    state.business = vec[i64]([0, 0, 0])
    state.wanted = -1
    state.dealer = 0
    state.round = 0
    state.phase = 0
    state.step = 0
    state.third = 0
    state.earned = 0
    state.left = vec[i64]([0] * state.sides)
    state.standing = vec[i64]([-1] * SPOT_COUNT)
    state.option = vec[i64]([0] * SPOT_COUNT)
    state.lying = vec[i64]([0] * SPOT_COUNT)
    state.safe = 0
    state.spoils = 0
    state.gaps = vec[i64]([-1] * GAP_COUNT)
    state.hands = [Pile() for _ in range(seats)]
    state.rivals = Pile()
    state.poker = Pile()
    state.discard = Pile()
    state.history = KINDS.new()
    state.properties = ascending(0, PROPERTY_COUNT)
    rng.shuffle_vec(state.properties)
    state.zone = vec[i64]([-1] * MAT_COUNT)
    state.stacks = [()] * MAT_COUNT
    state.aside = vec[i64]()
    state.rival_cards = vec[i64]()
    state.bought = 0
    state.bought_late = 0
    state.active = 0
    state.last = -1
    state.attacker = 0
    state.defender = 0
    state.field = 0
    state.stance = 0
    state.dice = vec[i64]([1, 1])
    state.bonus = vec[i64]([0, 0])
    state.helped = 0
    state.duel_card = -1
    state.turned = vec[i64]()
    state.lifted = -1
    state.buying = -1
    state.due = vec[i64]([0, 0, 0])
    state.waive = 0
    state.ranking = vec[i64]()
    state.first = -1
    if not state.quiet:
        state.emit(MatsLaid(mats=tuple(MATS[mat] for mat in state.mats)))
    order = ascending(0, seats)
    rng.shuffle_vec(order)  # TEW-SETUP-17
    state.choosing = order
    if not state.quiet and "choose" in (state.options["colours"], state.options["bosses"]):
        state.emit(OrderDrawn(seats=tuple(order)))
    state.push(ROUNDS_FRAME)
    state.push(LAYING_PROPERTIES)
    if state.options["bosses"] == "choose":
        state.push(TAKING_BOSS)
    _assign_colours(state)
    if state.options["bosses"] != "choose":
        _assign_bosses(state, rng)


def _ring_of_mats(state: WesternState, rng: Stream) -> vec[i64]:
    """The mats clockwise from the Town Hall, the Sheriff's Office opposite (TEW-SETUP-6)."""
    buildings: vec[i64] = vec[i64]([BANK, COURTHOUSE, HIDEOUT, SALOON])
    if state.options["mats"] == "shuffled":
        rng.shuffle_vec(buildings)
    return vec[i64]([TOWN_HALL, buildings[0], buildings[1], SHERIFF, buildings[2], buildings[3]])


def _assign_colours(state: WesternState) -> None:
    option = state.options["colours"]
    if option == "choose":
        state.push(TAKING_COLOUR)
        return
    mats = _USUAL_COLOURS[state.seats]
    if option != "usual":
        mats = tuple(COLOUR_MATS[COLOURS.index(name)] for name in option.split(","))
    for side, mat in enumerate(mats):
        take_colour(state, side, mat)


def _assign_bosses(state: WesternState, rng: Stream) -> None:
    option = state.options["bosses"]
    bosses = ascending(0, len(BOSSES))
    rng.shuffle_vec(bosses)
    if option != "random":
        bosses = vec[i64]([BOSSES.index(name) for name in option.split(",")])
    seat: i64 = 0
    while seat < state.seats:
        take_boss(state, seat, bosses[seat])
        seat += 1


def take_colour(state: WesternState, side: i64, mat: i64) -> None:
    """The mat of a colour in use shows its coloured side (TEW-SETUP-3 and 7)."""
    colour, owner = state.colour[:], state.owner[:]
    colour[side] = mat
    owner[mat] = side
    state.colour, state.owner = colour, owner
    if not state.quiet:
        state.emit(ColourTaken(seat=side, colour=COLOUR_BY_MAT[mat]))


def take_boss(state: WesternState, seat: i64, boss: i64) -> None:
    bosses = state.boss[:]
    bosses[seat] = boss
    state.boss = bosses
    if not state.quiet:
        state.emit(BossTaken(seat=seat, boss=BOSSES[boss]))


class TakingColour(DecisionFrame[WesternState]):
    """Colours one after another, each among those left (TEW-SETUP-17)."""

    def asked(self, state: WesternState) -> i64:
        for seat in state.choosing:
            if state.colour[seat] < 0:
                return 1 << seat
        return 0

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _COLOUR_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return COLOUR_TAKEN if state.owner[choice.pick] >= 0 else None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        take_colour(state, seat, choice.pick)

    def run(self, state: WesternState) -> None:
        """All have chosen; the solo Rival gets one of the rest."""
        state.pop()
        if state.solo:
            state.reveal_to(EVERYONE)
            rest: list[i64] = [mat for mat in COLOUR_MATS if state.owner[mat] < 0]
            take_colour(state, RIVAL, rest[state.streams[SETUP].below(len(rest))])


class TakingBoss(DecisionFrame[WesternState]):
    """Bosses one after another, each among those left (TEW-SETUP-17)."""

    def asked(self, state: WesternState) -> i64:
        for seat in state.choosing:
            if state.boss[seat] < 0:
                return 1 << seat
        return 0

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _BOSS_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return BOSS_TAKEN if count(state.boss, choice.pick) > 0 else None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        take_boss(state, seat, choice.pick)

    def run(self, state: WesternState) -> None:
        state.pop()


class LayingProperties(Frame[WesternState]):
    """Seats around the ring, the Dealer, and the first properties (TEW-SETUP-8 to 13)."""

    def run(self, state: WesternState) -> None:
        rng = state.streams[SETUP]
        state.pop()
        state.choosing = vec[i64]()
        ring: vec[i64] = vec[i64]()
        for mat in state.mats:
            if 0 <= state.owner[mat] < state.seats:
                ring = append(ring, state.owner[mat])
        state.ring = ring
        dealer = state.options["dealer"]
        if dealer == "random":
            state.dealer = rng.below(state.seats)
        else:
            assert isinstance(dealer, int)
            state.dealer = index(state.ring, dealer - 1)
        buildings = state.mats[1:]
        for mat in buildings:
            put_in_buy_zone(state, mat, state.draw_property())
        put_on_porch(state, SHERIFF, state.draw_property())
        for mat in buildings:
            if mat != SHERIFF and state.owner[mat] < 0:
                put_on_porch(state, mat, state.draw_property())
        if state.solo:
            _give_to_rival(state)


def _give_to_rival(state: WesternState) -> None:
    """The Rival begins with properties by difficulty (TEW-SOLO-3)."""
    difficulty = str(state.options["difficulty"])
    while len(state.rival_cards) < DIFFICULTIES.index(difficulty):
        state.rival_cards = append(state.rival_cards, state.draw_property())
    state.set_stack(state.colour[RIVAL], tuple(state.rival_cards))
    if not state.quiet:
        names = tuple(PROPERTY_NAMES[card] for card in state.rival_cards)
        state.emit(RivalStarted(difficulty=difficulty, properties=names))


LAYING_PROPERTIES: Final = LayingProperties("laying")
TAKING_COLOUR: Final = TakingColour("taking-colour", "colour", "TEW-SETUP-17", forced=True)
TAKING_BOSS: Final = TakingBoss("taking-boss", "boss", "TEW-SETUP-17", forced=True)
