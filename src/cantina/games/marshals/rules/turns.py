"""The turn: drawing, and the play of step 2 (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.marshals.choices import (
    ALREADY_HERE,
    ALREADY_MISSING,
    AMBUSHES,
    CAMPS,
    CARD_NOT_IN_HAND,
    LEAVES,
    MOVES,
    NO_BOARDS,
    NO_BULLETS,
    NO_CARDS_TO_TAKE,
    NO_PROVISIONS,
    NO_SUCH_TARGET,
    NOBODY_HERE,
    NOT_ADJACENT,
    NOT_CORRUPT,
    NOT_IN_BASIC,
    ONLY_IN_BASIC,
    PASS,
    PLAY_BY_CARD,
    PLAYS,
    REVEAL,
    RIDES,
    SHOOT,
    STAY,
    WILDS,
    WRONG_TERRAIN,
    CardChoice,
    RivalChoice,
    TerritoryChoice,
)
from cantina.games.marshals.content import (
    CARD_COUNT,
    CARD_NAMES,
    CORRUPT,
    FIRST_CLUE,
    PLAIN_AMBUSH,
    PLAIN_CAMP,
    TERRAINS,
    VALUE_COUNT,
    WILD,
    is_event,
    is_outlaw,
    terrain_of,
)
from cantina.games.marshals.events import (
    CardDrawn,
    CardPlayed,
    EventDrawn,
    Moved,
    MovedAway,
    Passed,
    RodeOn,
    ShotFired,
    StoodFirm,
    TurnToMiss,
)
from cantina.games.marshals.history import DREW, DREW_FACE_UP, movement
from cantina.games.marshals.rules.actions import play_search_card, resolve_ambush, steal_random_card
from cantina.games.marshals.rules.cards import apply_movement
from cantina.games.marshals.rules.order import SequentialDecision, discard, end_turn, leave_hand
from cantina.games.marshals.rules.outlaws import outlaw_drawn, reveal_corrupt
from cantina.games.marshals.rules.travel import resolve_event
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_MAIN_CHOICES: Final[list[Choice]] = [PASS, REVEAL, SHOOT, *RIDES, *WILDS, *MOVES, *PLAYS, *AMBUSHES, *CAMPS]
_CAN_REVEAL: Final = 1
_CAN_SHOOT: Final = 2
_CAN_RIDE: Final = 4
_CAN_PLAY_WILD: Final = 8
_TERRITORY_UNIT: Final = 16
"""The adjacent terrains, as bits, are multiplied by this."""


def _choices_without_cards(legal: i64) -> list[Choice]:
    """The choices of step 2 that do not name a card of the hand, for what is possible, as bits."""
    adjacent: i64 = legal // _TERRITORY_UNIT
    found: list[Choice] = [PASS]
    if legal & _CAN_REVEAL:
        found.append(REVEAL)
    if legal & _CAN_SHOOT:
        found.append(SHOOT)
    for possible, territories in ((_CAN_RIDE, RIDES), (_CAN_PLAY_WILD, WILDS)):
        if legal & possible:
            found += [choice for choice in territories if adjacent >> choice.terrain & 1]
    return found


_WITHOUT_CARDS: Final[list[list[Choice]]] = [
    _choices_without_cards(bits) for bits in range(16 * _TERRITORY_UNIT)
]
_ONLY_WITHOUT_CARDS: Final[list[tuple[Choice, ...]]] = [tuple(choices) for choices in _WITHOUT_CARDS]
_PRINTED_TERRAIN: Final[vec[i64]] = vec[i64]([terrain_of(card) for card in range(CARD_COUNT)])
"""By card: the terrain printed on an action card, or -1."""
_HERE: Final[vec[i64]] = vec[i64]([16, 32, 64, 128])
"""By terrain: the bit of a pawn that is there. Those of adjacent terrains are 1, 2, 4 and 8."""


def _played_with(card: i64) -> i64:
    """Where a card that needs nothing else can be played, as bits: next to a terrain, or on one."""
    if PLAY_BY_CARD[card] is None:
        return 0
    if card < WILD:
        return _HERE[card // VALUE_COUNT] >> 4
    printed: i64 = _PRINTED_TERRAIN[card]
    return _HERE[printed] if printed >= 0 else 16 + 32 + 64 + 128


_PLAYED_WITH: Final[vec[i64]] = vec[i64]([_played_with(card) for card in range(CARD_COUNT)])
_WARNED_CHOICES: Final[list[Choice]] = [*LEAVES, STAY]


class Turns(Frame[MarshalsState]):
    """Step 1: the active player draws one card, always (MA-TURN-2)."""

    def run(self, state: MarshalsState) -> None:
        seat: i64 = state.active
        card: i64 = state.deck.cards[-1]
        if is_outlaw(card):
            apply_movement(state, movement(DREW_FACE_UP, seat, a=card))
            state.reveal_to(EVERYONE)
            outlaw_drawn(state, card)
        elif is_event(card):
            apply_movement(state, movement(DREW_FACE_UP, seat, a=card))
            state.reveal_to(EVERYONE)
            if not state.quiet:
                state.emit(EventDrawn(seat=seat, card=CARD_NAMES[card]))
            resolve_event(state, card)
        else:
            apply_movement(state, movement(DREW, seat, a=card))
            state.reveal_to(1 << seat)
            if not state.quiet:
                state.emit(CardDrawn(seat=seat, card=CARD_NAMES[card], known_to=(seat,)))
            state.push(MAIN)


class Main(DecisionFrame[MarshalsState]):
    """Step 2: exactly one play; passing is always possible (MA-TURN-6 and 10)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << state.active

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _MAIN_CHOICES

    def choices(self, state: MarshalsState, seat: i64) -> tuple[Choice, ...]:
        """Looks only at the cards in the hand, since every other card has an obstacle."""
        cards = state.hands[seat].cards
        adjacent: i64 = state.adjacent_terrains(seat)
        terrain: i64 = state.terrain(seat)
        has_plain_ambush = has_plain_camp = False
        without_cards: i64 = adjacent * _TERRITORY_UNIT
        terrains: i64 = adjacent | _HERE[terrain]
        fitting: vec[i64] = vec[i64]([0] * len(cards))
        count: i64 = 0
        for card in cards:
            if not _PLAYED_WITH[card] & terrains:
                if card == WILD:
                    without_cards |= _CAN_PLAY_WILD
                elif card == CORRUPT:
                    without_cards |= _CAN_REVEAL
                elif card == PLAIN_AMBUSH:
                    has_plain_ambush = True
                elif card == PLAIN_CAMP:
                    has_plain_camp = True
                continue
            place: i64 = count
            while place > 0 and fitting[place - 1] > card:
                fitting[place] = fitting[place - 1]
                place -= 1
            fitting[place] = card
            count += 1
        if not state.basic:
            if self._shot_obstacle(state, seat) is None:
                without_cards |= _CAN_SHOOT
            if state.provisions[seat] > 0:
                without_cards |= _CAN_RIDE
        if count == 0 and not state.basic:
            return _ONLY_WITHOUT_CARDS[without_cards]
        legal = _WITHOUT_CARDS[without_cards][:]
        at: i64 = 0
        while at < count:
            choice = PLAY_BY_CARD[fitting[at]]
            assert choice is not None
            legal.append(choice)
            at += 1
        if has_plain_ambush:
            self._add_rivals(state, seat, legal, AMBUSHES)
        if has_plain_camp:
            self._add_rivals(state, seat, legal, CAMPS)
        return tuple(legal)

    def _add_rivals(
        self, state: MarshalsState, seat: i64, legal: list[Choice], rivals: list[RivalChoice]
    ) -> None:
        for choice in rivals:
            if self._rival_obstacle(state, seat, choice) is None:
                legal.append(choice)

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        hand = state.hands[seat]
        if isinstance(choice, CardChoice):
            if not hand.holds(choice.card):
                return NOT_IN_BASIC if state.basic and choice.card > WILD else CARD_NOT_IN_HAND
            return _card_obstacle(state, seat, choice.card)
        if isinstance(choice, TerritoryChoice):
            if choice.kind == "wild":
                if not hand.holds(WILD):
                    return CARD_NOT_IN_HAND
            elif state.basic:
                return NO_BOARDS
            elif state.provisions[seat] == 0:
                return NO_PROVISIONS
            return _move_obstacle(state, seat, choice.terrain)
        if isinstance(choice, RivalChoice):
            if not state.basic:
                return ONLY_IN_BASIC
            if not hand.holds(PLAIN_AMBUSH if choice.kind == "ambush" else PLAIN_CAMP):
                return CARD_NOT_IN_HAND
            return self._rival_obstacle(state, seat, choice)
        if choice is REVEAL:
            return None if hand.holds(CORRUPT) else NOT_CORRUPT
        if choice is SHOOT:
            return NO_BOARDS if state.basic else self._shot_obstacle(state, seat)
        return None

    def _shot_obstacle(self, state: MarshalsState, seat: i64) -> Reason | None:
        if state.bullets[seat] == 0:
            return NO_BULLETS
        at: i64 = state.at[seat]
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.at[other] == at:
                return None
            other += 1
        return NOBODY_HERE

    def _rival_obstacle(self, state: MarshalsState, seat: i64, choice: RivalChoice) -> Reason | None:
        """Whom a card of the basic mode can be played on (MA-BASIC-9 to 12)."""
        rival: i64 = choice.seat
        if rival == seat or rival >= state.seats:
            return NO_SUCH_TARGET
        if choice.kind == "ambush":
            return None if state.hands[rival].cards else NO_CARDS_TO_TAKE
        return ALREADY_MISSING if state.missing >> rival & 1 else None

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, CardChoice):
            if choice.card < WILD:
                _move(state, seat, choice.card, choice.card // VALUE_COUNT)
            else:
                _play(state, seat, choice.card)
        elif isinstance(choice, TerritoryChoice):
            if choice.kind == "wild":
                _move(state, seat, WILD, choice.terrain)
            else:
                _ride_on(state, seat, choice.terrain)
        elif isinstance(choice, RivalChoice):
            _play_basic_card(state, seat, choice)
        elif choice is REVEAL:
            reveal_corrupt(state, seat, False)
        elif choice is SHOOT:
            _shoot(state, seat)
        else:
            state.pop()
            if not state.quiet:
                state.emit(Passed(seat=seat))
            end_turn(state)


def _move_obstacle(state: MarshalsState, seat: i64, terrain: i64) -> Reason | None:
    """Why a pawn cannot move to a terrain in one step (MA-MOVE-1 to 3, MA-SPEC-1)."""
    if state.adjacent_terrains(seat) >> terrain & 1:
        return None
    return ALREADY_HERE if state.terrain(seat) == terrain else NOT_ADJACENT


def _card_obstacle(state: MarshalsState, seat: i64, card: i64) -> Reason | None:
    """Why a card of the hand cannot be played where the pawn stands (MA-MOVE-2, MA-ACT-1)."""
    if card < WILD:
        return _move_obstacle(state, seat, card // VALUE_COUNT)
    return None if _is_played_on(card, state.terrain(seat)) else WRONG_TERRAIN


def _is_played_on(card: i64, terrain: i64) -> bool:
    """Whether an action card can be played on a terrain."""
    printed: i64 = _PRINTED_TERRAIN[card]
    return printed == terrain or printed < 0


def _move(state: MarshalsState, seat: i64, card: i64, terrain: i64) -> None:
    """Moves with a movement or wild card; then the same player draws again (MA-TURN-7)."""
    state.pop()
    leave_hand(state, seat, card)
    discard(state, card)
    state.at[seat] = state.index_of(terrain)
    if not state.quiet:
        state.emit(Moved(seat=seat, card=CARD_NAMES[card], terrain=TERRAINS[terrain]))


def _ride_on(state: MarshalsState, seat: i64, terrain: i64) -> None:
    """Pays a provision and moves (MA-SPEC-1 and 5)."""
    state.pop()
    state.provisions[seat] -= 1
    state.at[seat] = state.index_of(terrain)
    if not state.quiet:
        state.emit(RodeOn(seat=seat, terrain=TERRAINS[terrain], left=state.provisions[seat]))


def _shoot(state: MarshalsState, seat: i64) -> None:
    """Pays a bullet for a warning shot (MA-SPEC-2 and 5)."""
    state.bullets[seat] -= 1
    if not state.quiet:
        terrain = TERRAINS[state.terrain(seat)]
        state.emit(ShotFired(seat=seat, terrain=terrain, left=state.bullets[seat]))
    state.passed = 1
    state.replace_top(WARNED)


def _play(state: MarshalsState, seat: i64, card: i64) -> None:
    """Plays an action card, or an event from the hand (MA-EVT-5)."""
    if not state.quiet:
        state.emit(CardPlayed(seat=seat, card=CARD_NAMES[card]))
    state.pop()
    if is_event(card):
        leave_hand(state, seat, card)
        resolve_event(state, card)
    elif card < FIRST_CLUE:
        leave_hand(state, seat, card)
        resolve_ambush(state, card)
    else:
        play_search_card(state, card)


def _play_basic_card(state: MarshalsState, seat: i64, choice: RivalChoice) -> None:
    """Ambush and camp in the basic mode (MA-BASIC-7 to 12)."""
    state.pop()
    card: i64 = PLAIN_AMBUSH if choice.kind == "ambush" else PLAIN_CAMP
    leave_hand(state, seat, card)
    if not state.quiet:
        state.emit(CardPlayed(seat=seat, card=CARD_NAMES[card]))
    if card == PLAIN_AMBUSH:
        steal_random_card(state, seat, choice.seat)
    else:
        state.missing |= 1 << choice.seat
        if not state.quiet:
            state.emit(TurnToMiss(seat=seat, rival=choice.seat))
    discard(state, card)
    end_turn(state)


class Warned(SequentialDecision):
    """After a warning shot the others there leave, or pay a bullet and stay (MA-SPEC-3)."""

    def is_asked(self, state: MarshalsState, seat: i64) -> bool:
        return state.at[seat] == state.at[state.active]

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _WARNED_CHOICES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, TerritoryChoice):
            return _move_obstacle(state, seat, choice.terrain)
        return None if state.bullets[seat] > 0 else NO_BULLETS

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        return state.adjacent_terrains(seat) * 2 + (1 if state.bullets[seat] > 0 else 0)

    def answer_one(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if isinstance(choice, TerritoryChoice):
            state.at[seat] = state.index_of(choice.terrain)
            if not state.quiet:
                state.emit(MovedAway(seat=seat, terrain=TERRAINS[choice.terrain]))
        else:
            state.bullets[seat] -= 1
            if not state.quiet:
                state.emit(StoodFirm(seat=seat, left=state.bullets[seat]))

    def finish(self, state: MarshalsState) -> None:
        """MA-TURN-7: the same player draws again."""
        state.pop()


TURNS: Final = Turns("turns")
MAIN: Final = Main("main", "main", "MA-TURN-6")
WARNED: Final = Warned("warned", "warned", "MA-SPEC-3", forced=True)
