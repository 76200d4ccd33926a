"""Setting up the train, the bandits and the loot (sections 4 and 13A of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    CABOOSE,
    NOT_RECRUITABLE,
    NOT_YOUR_BANDIT,
    RECRUIT,
    TAKEN,
    BanditChoice,
)
from cantina.games.colt_express.content import (
    BULLETS_EACH,
    CAR_NAMES,
    CARS,
    CHARACTERS,
    COPIES,
    DEALT_FIRST,
    JEWELS,
    MARSHAL,
    NEUTRAL_BULLETS,
    OUT,
    PLACES,
    PURSES,
    SET_SIZE,
    SHEET,
    STATIONS,
    place_name,
)
from cantina.games.colt_express.events import BanditPlaced, FirstPlayerDrawn, Recruited
from cantina.games.colt_express.rules.rounds import ALL_ROUNDS
from cantina.games.colt_express.state import SETUP, ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.state import Ask, Frame


def set_up(state: ColtState) -> None:
    """Lays out everything that needs no decision."""
    options = state.options
    state.abilities = options["abilities"]
    state.events = options["events"]
    state.station = options["station"]
    state.two_bandits = options["preset"] == "two-bandits"
    state.expert = options["expert"]
    state.dealt = False
    players: int = state.seats
    # CE-SETUP-1 to 6: as many cars as players, one more for three players with two bandits each;
    # two players get three.
    state.last = players + 1 if state.two_bandits else players
    state.spot = [-1] * 6
    state.marshal = 0  # CE-SETUP-15
    state.bullets = [BULLETS_EACH] * 6
    state.neutral = NEUTRAL_BULLETS
    state.ransom = 0
    state.decks = [Pile([], []) for _ in range(players)]
    state.hands = [Pile([], []) for _ in range(players)]
    state.discards = [Pile([], []) for _ in range(players)] if state.expert else []
    state.stories = [()] * players if state.expert else []
    state.common = Pile([], [])
    state.round = 0
    state.phase = 0
    state.first = 0
    state.turn = 0
    state.acted = 0
    state.resolved = 0
    state.actor = 0
    state.target = 0
    _couple_cars(state, options["cars"])
    _lay_loot(state, players * 2 if state.two_bandits else players)
    _stack_round_cards(state)
    if state.two_bandits:
        _deal_first_bandits(state)
        state.push(RECRUITING)
    else:
        _deal_characters(state, options["characters"])
        state.push(OPENING)


def _couple_cars(state: ColtState, named: str) -> None:
    """Puts cars in a line behind the Locomotive (CE-SETUP-10)."""
    if named != "random":
        state.cars = tuple(CAR_NAMES.index(name) for name in named.split(","))
        return
    cars: list[i64] = list(range(len(CARS)))
    state.streams[SETUP].shuffle(cars)
    state.cars = tuple(cars[: state.last])


def _lay_loot(state: ColtState, bandits: int) -> None:
    """Sets purses aside for the bandits, mixes the others and fills the cars (CE-SETUP-12 to 16)."""
    pool: list[i64] = list(PURSES[bandits:])  # the list starts with those of $250
    state.streams[SETUP].shuffle(pool)
    state.purse_value = [PURSES[0]] * bandits + pool
    state.purse_seen = [EVERYONE] * bandits + [0] * len(pool)
    state.purse_at = [OUT] * len(PURSES)
    state.purse_story = ()
    state.jewels = [0] * (PLACES + 1)
    state.strongboxes = [0] * (PLACES + 1)
    state.strongboxes[0] = 1
    state.strongboxes[OUT] = 1
    purse = bandits
    for unit, car in enumerate(state.cars, start=1):
        purses, jewels = CARS[car]
        for _ in range(purses):
            state.purse_at[purse] = unit * 2
            purse += 1
        state.jewels[unit * 2] = jewels
    state.jewels[OUT] = JEWELS - sum(state.jewels)


def _stack_round_cards(state: ColtState) -> None:
    """Five cards of the matching set, or four on top of a station (CE-SETUP-21 to 23)."""
    start = 0 if state.seats <= 4 else SET_SIZE
    luck = state.streams[SETUP]
    cards: list[i64] = list(range(start, start + SET_SIZE))
    stations: list[i64] = list(range(STATIONS, STATIONS + 3))
    luck.shuffle(cards)
    luck.shuffle(stations)
    if state.station:
        chosen = [*cards[:4], stations[0]]
        state.unused = (*cards[4:], *stations[1:])
    else:
        chosen = cards[:5]
        state.unused = (*cards[5:], *stations)
    state.rounds = Pile(chosen, [0] * len(chosen))


def _deal_characters(state: ColtState, named: str) -> None:
    """Each player gets a character of their own (CE-SETUP-11)."""
    if named != "random":
        dealt = [CHARACTERS.index(name) for name in named.split(",")]
    else:
        shuffled: list[i64] = list(range(6))
        state.streams[SETUP].shuffle(shuffled)
        dealt = [int(bandit) for bandit in shuffled[: state.seats]]
    seat_of = [-1] * 6
    for seat, bandit in enumerate(dealt):
        seat_of[bandit] = seat
    state.seat_of = tuple(seat_of)


# -- teams of two (CE-TWO-2 to 8) ---------------------------------------------------------------


def _deal_first_bandits(state: ColtState) -> None:
    """Deals Ghost, Doc and Belle, and draws who picks first."""
    three: list[i64] = list(DEALT_FIRST)
    state.streams[SETUP].shuffle(three)
    seat_of = [-1] * 6
    for seat in range(state.seats):
        seat_of[three[seat]] = seat
    state.seat_of = tuple(seat_of)
    state.first = state.streams[SETUP].below(state.seats)


class Recruiting(Ask[ColtState]):
    """Each player adds one of Cheyenne, Django and Tuco (CE-TWO-3)."""

    def asked(self, state: ColtState) -> i64:
        return 1 << (state.first + state.acted) % state.seats

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return RECRUIT

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        if choice.bandit in DEALT_FIRST:
            return NOT_RECRUITABLE
        return TAKEN if state.seat_of[choice.bandit] >= 0 else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        seat_of = list(state.seat_of)
        seat_of[choice.bandit] = seat
        state.seat_of = tuple(seat_of)
        if not state.quiet:
            state.tell(Recruited(seat=seat, bandit=CHARACTERS[choice.bandit]))
        state.acted += 1
        if state.acted == state.seats:
            state.acted = 0
            state.turn_to(PLACING)


class Placing(Ask[ColtState]):
    """All players choose, in secret, which of their bandits starts in the Caboose (CE-TWO-7)."""

    def asked(self, state: ColtState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return CABOOSE

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        return None if state.controls(seat, choice.bandit) else NOT_YOUR_BANDIT

    def answer_all(self, state: ColtState, answers: list[i64]) -> None:
        state.show_to(EVERYONE)
        for bandit in range(6):
            seat = state.seat_of[bandit]
            if seat >= 0:
                choice = state.game.choices[answers[seat]]
                assert isinstance(choice, BanditChoice)
                unit: i64 = state.last if choice.bandit == bandit else state.last - 1
                state.spot[bandit] = unit * 2
        state.turn_to(OPENING)


# -- the last steps -----------------------------------------------------------------------------


class Opening(Frame[ColtState]):
    """Deals purses and cards, draws the First Player and puts the pawns on the train."""

    def run(self, state: ColtState) -> None:
        state.turn_to(ALL_ROUNDS)
        pawns = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
        for purse, bandit in enumerate(pawns):
            state.purse_at[purse] = SHEET + bandit  # CE-SETUP-18
            _deal_cards(state, bandit)
        state.dealt = True
        drawn = pawns[state.streams[SETUP].below(len(pawns))]
        state.first = state.seat_of[drawn]
        if not state.quiet:
            state.tell(FirstPlayerDrawn(seat=state.first, bandit=CHARACTERS[drawn]))
        if not state.two_bandits:
            for bandit in pawns:
                # CE-SETUP-25: every other player from the First Player on starts in the Caboose.
                place: i64 = (state.seat_of[bandit] - state.first + state.seats) % state.seats
                state.spot[bandit] = (state.last - place % 2) * 2
        if not state.quiet:
            for bandit in pawns:
                where = place_name(state.spot[bandit])
                state.tell(BanditPlaced(bandit=CHARACTERS[bandit], place=where))


def _deal_cards(state: ColtState, bandit: int) -> None:
    """Adds a bandit's action cards to its player's deck (CE-DATA-3, CE-TWO-4).

    With two bandits the second Marshal card is left out without asking: it makes no difference.
    """
    deck = state.decks[state.seat_of[bandit]]
    for kind, copies in enumerate(COPIES):
        if state.two_bandits:
            copies = 0 if kind == MARSHAL and _has_marshal_card(deck) else 1
        for _ in range(copies):
            deck.put(bandit * 6 + kind, EVERYONE)


def _has_marshal_card(deck: Pile) -> bool:
    return any(card % 6 == MARSHAL for card in deck.cards)


RECRUITING: Final = Recruiting("recruiting", "recruit", "CE-TWO-3")
PLACING: Final = Placing("placing", "place", "CE-TWO-7", together=True)
OPENING: Final = Opening("opening")
