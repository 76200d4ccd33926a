"""Setting up the train, the bandits and the loot (sections 4 and 13A of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    CABOOSE,
    CHARACTER_CHOICES,
    CHARACTER_TAKEN,
    NOT_RECRUITABLE,
    NOT_YOUR_BANDIT,
    ONLY_RECRUITED,
    RECRUIT,
    TAKEN,
    BanditChoice,
)
from cantina.games.colt_express.content import (
    ACTION_COPIES,
    BULLETS_EACH,
    CAR_NAMES,
    CARS,
    CHARACTERS,
    DEALT_FIRST,
    FIRST_SHEET,
    FIRST_STATION,
    JEWELS,
    MARSHAL,
    NEUTRAL_BULLETS,
    OUT_OF_PLAY,
    PLACE_COUNT,
    PURSES,
    ROUND_CARD_SET_SIZE,
    place_name,
)
from cantina.games.colt_express.events import BanditPlaced, CharacterChosen, FirstPlayerDrawn, Recruited
from cantina.games.colt_express.history import HAND_KINDS, PURSE_KINDS
from cantina.games.colt_express.rules.rounds import ROUNDS_FRAME
from cantina.games.colt_express.state import SETUP, ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import append, ascending, extend, i64, vec, with_room
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.state import DecisionFrame, Frame

_PURSES_OF_CARS: Final[vec[i64]] = vec[i64]([purses for purses, _ in CARS])
_JEWELS_OF_CARS: Final[vec[i64]] = vec[i64]([jewels for _, jewels in CARS])
_ALL_CARDS: Final[vec[i64]] = vec[i64]([kind for kind in range(6) for _ in range(ACTION_COPIES[kind])])
"""The kinds of a character's action cards."""
_ONE_OF_EACH: Final[vec[i64]] = ascending(0, 6)


def set_up(state: ColtState) -> None:
    """Sets up everything that needs no decision."""
    options = state.options
    state.abilities = options["abilities"]
    state.events = options["events"]
    state.station = options["station"]
    state.two_bandits = options["preset"] == "two-bandits"
    state.expert = options["expert"]
    state.dealt = False
    state.picked = 0
    players: int = state.seats
    # CE-SETUP-1 to 6: as many cars as players, one more for three players with two bandits each;
    # two players get three.
    state.last = players + 1 if state.two_bandits else players
    state.spot = vec[i64]([-1] * 6)
    state.marshal = 0  # CE-SETUP-15
    state.bullets = vec[i64]([BULLETS_EACH] * 6)
    state.neutral = NEUTRAL_BULLETS
    state.ransom = 0
    state.decks = [Pile.with_room() for _ in range(players)]
    state.hands = [Pile.with_room() for _ in range(players)]
    state.discards = [Pile() for _ in range(players)] if state.expert else []
    state.hand_histories = [HAND_KINDS.new() for _ in range(players)] if state.expert else []
    state.common = Pile.with_room()
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
    if options["characters"] == "choose":
        state.seat_of = vec[i64]([-1] * 6)
        state.first = state.streams[SETUP].below(state.seats)
        state.push(DRAFTING)
    elif state.two_bandits:
        _deal_first_bandits(state)
        state.push(RECRUITING)
    else:
        _deal_characters(state, options["characters"])
        state.push(OPENING)


def _couple_cars(state: ColtState, option: str) -> None:
    """Puts cars in a line behind the Locomotive (CE-SETUP-10)."""
    if option != "random":
        state.cars = tuple(CAR_NAMES.index(name) for name in option.split(","))
        return
    cars = ascending(0, len(CARS))
    state.streams[SETUP].shuffle_vec(cars)
    state.cars = tuple(cars[: state.last])


def _lay_loot(state: ColtState, bandits: i64) -> None:
    """Sets purses aside for the bandits, mixes the others and fills the cars (CE-SETUP-12 to 16)."""
    purses = state.numbers.purses
    pool = with_room(len(PURSES))
    purse: i64 = bandits  # the list starts with those of $250
    while purse < len(PURSES):
        pool = append(pool, purses[purse])
        purse += 1
    state.streams[SETUP].shuffle_vec(pool)
    state.purse_value = extend(vec[i64]([purses[0]] * bandits), pool)
    state.purse_seen = extend(vec[i64]([EVERYONE] * bandits), vec[i64]([0] * len(pool)))
    state.purse_at = vec[i64]([OUT_OF_PLAY] * len(PURSES))
    state.purse_history = PURSE_KINDS.new()
    state.jewels = vec[i64]([0] * (PLACE_COUNT + 1))
    state.strongboxes = vec[i64]([0] * (PLACE_COUNT + 1))
    state.strongboxes[0] = 1
    state.strongboxes[OUT_OF_PLAY] = 1
    jewels_left: i64 = JEWELS
    place: i64 = 0
    purse = bandits
    for car in state.cars:
        place += 2  # inside the next unit
        last: i64 = purse + _PURSES_OF_CARS[car]
        while purse < last:
            state.purse_at[purse] = place
            purse += 1
        state.jewels[place] = _JEWELS_OF_CARS[car]
        jewels_left -= _JEWELS_OF_CARS[car]
    state.jewels[OUT_OF_PLAY] = jewels_left


def _stack_round_cards(state: ColtState) -> None:
    """Five cards of the matching set, or four on top of a station (CE-SETUP-21 to 23)."""
    rng = state.streams[SETUP]
    cards = ascending(0 if state.seats <= 4 else ROUND_CARD_SET_SIZE, ROUND_CARD_SET_SIZE)
    stations = ascending(FIRST_STATION, 3)
    rng.shuffle_vec(cards)
    rng.shuffle_vec(stations)
    if state.station:
        state.rounds = Pile.unseen(append(cards[:4], stations[0]))
        state.unused = extend(cards[4:], stations[1:])
    else:
        state.rounds = Pile.unseen(cards[:5])
        state.unused = extend(cards[5:], stations)


def _deal_characters(state: ColtState, option: str) -> None:
    """Each player gets a character of their own (CE-SETUP-11)."""
    if option != "random":
        dealt = vec[i64]([CHARACTERS.index(name) for name in option.split(",")])
    else:
        dealt = ascending(0, 6)
        state.streams[SETUP].shuffle_vec(dealt)
    state.seat_of = vec[i64]([-1] * 6)
    for seat in range(state.seats):
        state.seat_of[dealt[seat]] = seat


class Drafting(DecisionFrame[ColtState]):
    """Each player chooses a character: of the three of CE-TWO-2, with two bandits each (CE-SETUP-11)."""

    def asked(self, state: ColtState) -> i64:
        return 1 << (state.first + state.acted) % state.seats

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return CHARACTER_CHOICES

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        if state.two_bandits and choice.bandit not in DEALT_FIRST:
            return ONLY_RECRUITED
        return CHARACTER_TAKEN if state.seat_of[choice.bandit] >= 0 else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        state.seat_of = state.seat_of[:]
        state.seat_of[choice.bandit] = seat
        if not state.quiet:
            bandit = CHARACTERS[choice.bandit]
            state.emit(CharacterChosen(seat=seat, number=seat + 1, bandit=bandit))
        state.acted += 1
        if state.acted == state.seats:
            state.acted = 0
            state.replace_top(RECRUITING if state.two_bandits else OPENING)


# -- teams of two (CE-TWO-2 to 8) ---------------------------------------------------------------


def _deal_first_bandits(state: ColtState) -> None:
    """Deals Ghost, Doc and Belle, and draws who picks first."""
    characters: list[i64] = list(DEALT_FIRST)
    state.streams[SETUP].shuffle(characters)
    state.seat_of = vec[i64]([-1] * 6)
    for seat in range(state.seats):
        state.seat_of[characters[seat]] = seat
    state.first = state.streams[SETUP].below(state.seats)


class Recruiting(DecisionFrame[ColtState]):
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
        if not state.quiet:
            leader = CHARACTERS[state.bandit_of(seat)]
            state.emit(Recruited(seat=seat, leader=leader, bandit=CHARACTERS[choice.bandit]))
        state.seat_of = state.seat_of[:]
        state.seat_of[choice.bandit] = seat
        state.acted += 1
        if state.acted == state.seats:
            state.acted = 0
            state.replace_top(PLACING)


class Placing(DecisionFrame[ColtState]):
    """All players choose, in secret, which of their bandits starts in the Caboose (CE-TWO-7)."""

    def asked(self, state: ColtState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return CABOOSE

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        return None if state.controls(seat, choice.bandit) else NOT_YOUR_BANDIT

    def answer_all(self, state: ColtState, answers: list[i64]) -> None:
        state.reveal_to(EVERYONE)
        for bandit in range(6):
            seat = state.seat_of[bandit]
            if seat >= 0:
                choice = state.game.choices[answers[seat]]
                assert isinstance(choice, BanditChoice)
                unit: i64 = state.last if choice.bandit == bandit else state.last - 1
                state.spot[bandit] = unit * 2
        state.replace_top(OPENING)


# -- the last steps -----------------------------------------------------------------------------


class Opening(Frame[ColtState]):
    """Deals purses and cards, draws the First Player and puts the pawns on the train."""

    def run(self, state: ColtState) -> None:
        state.replace_top(ROUNDS_FRAME)
        pawns = [bandit for bandit in range(6) if state.seat_of[bandit] >= 0]
        for purse, bandit in enumerate(pawns):
            state.purse_at[purse] = FIRST_SHEET + bandit  # CE-SETUP-18
            _deal_cards(state, bandit)
        state.dealt = True
        first_bandit = pawns[state.streams[SETUP].below(len(pawns))]
        state.first = state.seat_of[first_bandit]
        if not state.quiet:
            state.emit(FirstPlayerDrawn(seat=state.first, bandit=CHARACTERS[first_bandit]))
        if not state.two_bandits:
            for bandit in pawns:
                # CE-SETUP-25: every other player from the First Player on starts in the Caboose.
                position: i64 = (state.seat_of[bandit] - state.first + state.seats) % state.seats
                state.spot[bandit] = (state.last - position % 2) * 2
        if not state.quiet:
            for bandit in pawns:
                where = place_name(state.spot[bandit])
                state.emit(BanditPlaced(bandit=CHARACTERS[bandit], place=where))


def _deal_cards(state: ColtState, bandit: i64) -> None:
    """Adds a bandit's action cards to its player's deck (CE-DATA-3, CE-TWO-4).

    With two bandits the team's second Marshal card is left out without a question, because the two are equal.
    """
    deck = state.decks[state.seat_of[bandit]]
    for kind in _ONE_OF_EACH if state.two_bandits else _ALL_CARDS:
        if not (state.two_bandits and kind == MARSHAL and _has_marshal_card(deck)):
            deck.put(bandit * 6 + kind, EVERYONE)


def _has_marshal_card(deck: Pile) -> bool:
    return any(card % 6 == MARSHAL for card in deck.cards)


DRAFTING: Final = Drafting("drafting", "character", "CE-SETUP-11")
RECRUITING: Final = Recruiting("recruiting", "recruit", "CE-TWO-3")
PLACING: Final = Placing("placing", "place", "CE-TWO-7", simultaneous=True)
OPENING: Final = Opening("opening")
