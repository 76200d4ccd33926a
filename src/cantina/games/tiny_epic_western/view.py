"""What one seat, or the public, knows of a game of Tiny Epic Western."""

from __future__ import annotations

import msgspec

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    BUSINESSES,
    COLOUR_OF,
    INFLUENCE_SPOT,
    LEFT,
    MATS,
    NUMBER_SPOT,
    POKER,
    PROPERTY_NAMES,
    SHERIFF,
    SHERIFF_SPOTS,
    SPOT_NAMES,
    SUIT_SPOT,
)
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.pile import Pile, eyes


class SideView(msgspec.Struct, frozen=True):
    """A player or, last in the solo game, the Rival."""

    seat: int
    rival: bool
    """The solo Rival, whom no seat plays."""
    colour: str | None
    """None: not taken yet; so the boss."""
    boss: str | None
    money: int
    law: int
    force: int
    third: bool
    """The third gunman stands this round."""
    third_next: bool
    """It was won from the Sheriff's pot for the next round."""
    left: int
    """Gunmen still to be placed."""
    properties: tuple[str, ...]
    """All that it owns: its stack from the bottom, then what it bought this round."""
    waiting: tuple[str, ...]
    """Those bought this round, which are not usable yet."""
    symbols: tuple[int, int, int]
    """Shares in mining, rail and wagon."""
    cards: int
    """How many poker cards it holds."""
    known: tuple[str, ...]
    """Those of them that this seat knows."""
    revealed: bool
    """Its poker card lies face up."""
    changed: str | None
    """What the Sheriff's Office has made of it, in phases three and four."""
    protected: bool
    wanted: bool


class SpotView(msgspec.Struct, frozen=True):
    """A placement spot that exists at this table."""

    spot: str
    """`porch`, `influence`, or one of the Sheriff's Office."""
    standing: int | None
    option: str | None
    """What the gunman standing there has chosen."""
    wounded: tuple[int, ...]
    """The sides of the wounded."""


class MatView(msgspec.Struct, frozen=True):
    """A mat of the ring, clockwise from the Town Hall."""

    mat: str
    owner: int | None
    gap: str | None
    """The poker card between this mat and the next."""
    zone: str | None
    stack: tuple[str, ...]
    """The porch's cards, the top one last."""
    spots: tuple[SpotView, ...]


class DuelView(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    mat: str
    spot: str
    option: str | None
    """What the attacker wants of the spot."""
    dice: tuple[int, int]
    """The attacker's and the defender's."""
    attack: int
    """The attacker's shot: die and card."""
    defence: int
    card: str | None
    """The solo Rival's card."""
    helped: tuple[int, ...]
    """The sides that had their free reroll."""


class WesternView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    solo: bool
    round: int
    phase: int
    dealer: int | None
    active: int | None
    choosing: tuple[int, ...]
    """Before the first round: the order in which colours and bosses are chosen."""
    seats: tuple[SideView, ...]
    mats: tuple[MatView, ...]
    business: tuple[int, int, int]
    """The level of mining, rail and wagon: 3 is the 1st position, 0 the start corner."""
    rivals: tuple[str | None, ...]
    """The Rival's card or cards, as far as they are known."""
    poker: int
    discard: int
    discarded: tuple[str, ...]
    """The discards of this round that this seat knows."""
    properties: int
    turned: tuple[str, ...]
    """Cards turned over at an auction."""
    buying: str | None
    due: tuple[int, int, int]
    waive: int
    duel: DuelView | None
    lifted: str | None
    """The mat from which a gunman is being moved."""
    spoils: int
    """How often the Outlaw has gained this round."""
    ranking: tuple[int, ...]
    """By the Town Hall hands, in phase four."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool


def view(state: WesternState, seat: int | None) -> WesternView:
    eye = eyes(seat)
    ready = bool(state.ring)
    duelling = any(frame.name == "duel" for frame in state.stack)
    return WesternView(
        seat=seat,
        players=state.seats,
        solo=state.solo,
        round=state.round,
        phase=state.phase,
        dealer=state.in_turn(0) if ready else None,
        active=state.active if state.phase in (2, 4) else None,
        choosing=tuple(state.choosing),
        seats=tuple(_side(state, side, eye) for side in range(state.sides)),
        mats=tuple(_mat(state, index) for index in range(len(state.mats))),
        business=_three(state.business),
        rivals=tuple(
            POKER[card] if seen & eye else None
            for card, seen in zip(state.rivals.cards, state.rivals.seen, strict=True)
        ),
        poker=len(state.poker),
        discard=len(state.discard),
        discarded=tuple(POKER[card] for card in _known(state.discard, eye)),
        properties=len(state.properties),
        turned=tuple(PROPERTY_NAMES[card] for card in state.turned),
        buying=PROPERTY_NAMES[state.buying] if state.buying >= 0 else None,
        due=_three(state.due),
        waive=state.waive,
        duel=_duel(state) if duelling else None,
        lifted=MATS[state.lifted // 4] if state.lifted >= 0 else None,
        spoils=state.spoils,
        ranking=tuple(state.ranking) if state.phase == 4 else (),
        deciding=state.deciding,
        over=state.over,
    )


def _three(numbers: list[int]) -> tuple[int, int, int]:
    return (numbers[0], numbers[1], numbers[2])


def _known(pile: Pile, eye: int) -> list[int]:
    return sorted(card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & eye)


def _side(state: WesternState, side: int, eye: int) -> SideView:
    player = side < state.seats
    hand = state.hands[side] if player else Pile([], [])
    influence = state.influence[3 * side : 3 * side + 3] if player else [0, 0, 0]
    boss = state.boss[side] if player else -1
    changed = state.changed(side) if player and state.phase >= 3 and len(hand) == 1 else -1
    return SideView(
        seat=side,
        rival=not player,
        colour=COLOUR_OF[state.colour[side]] if state.colour[side] >= 0 else None,
        boss=BOSSES[boss] if boss >= 0 else None,
        money=influence[0],
        law=influence[1],
        force=influence[2],
        third=bool(state.third >> side & 1),
        third_next=bool(state.earned >> side & 1),
        left=state.left[side],
        properties=tuple(PROPERTY_NAMES[card] for card in state.cards_of(side)),
        waiting=tuple(PROPERTY_NAMES[entry % 32] for entry in state.aside if entry // 32 == side),
        symbols=_three([state.symbols_of(side, business) for business in range(len(BUSINESSES))]),
        cards=len(hand),
        known=tuple(POKER[card] for card in _known(hand, eye)),
        revealed=player and len(hand) == 1 and state.revealed(side),
        changed=POKER[changed] if changed >= 0 and changed != hand.cards[0] else None,
        protected=bool(state.safe >> side & 1),
        wanted=state.wanted == side,
    )


def _mat(state: WesternState, index: int) -> MatView:
    mat = state.mats[index]
    kinds = range(4 if mat == SHERIFF else 2)
    return MatView(
        mat=MATS[mat],
        owner=state.owner[mat] if state.owner[mat] >= 0 else None,
        gap=POKER[state.gaps[index]] if state.gaps[index] >= 0 else None,
        zone=PROPERTY_NAMES[state.zone[mat]] if state.zone[mat] >= 0 else None,
        stack=tuple(PROPERTY_NAMES[card] for card in state.stacks[mat]),
        spots=tuple(_spot(state, mat * 4 + kind) for kind in kinds if index and state.exists(mat * 4 + kind)),
    )


def _spot(state: WesternState, spot: int) -> SpotView:
    side = state.standing[spot]
    return SpotView(
        spot=_kind(spot),
        standing=side if side >= 0 else None,
        option=_option(spot, state.option[spot]) if side >= 0 and not _is_rival(state, side) else None,
        wounded=tuple(s for s in range(state.sides) for _ in range(state.wounded(s, spot))),
    )


def _kind(spot: int) -> str:
    return (SHERIFF_SPOTS if spot // 4 == SHERIFF else SPOT_NAMES)[spot % 4]


def _is_rival(state: WesternState, side: int) -> bool:
    return state.solo and side == RIVAL


def _option(spot: int, option: int) -> str | None:
    if spot == NUMBER_SPOT:
        return "minus" if option == LEFT else "plus"
    if spot == SUIT_SPOT:
        return "down" if option == LEFT else "up"
    if spot // 4 != SHERIFF and spot % 4 == INFLUENCE_SPOT:
        return "left" if option == LEFT else "right"
    return None


def _duel(state: WesternState) -> DuelView:
    return DuelView(
        attacker=state.attacker,
        defender=state.defender,
        mat=MATS[state.field // 4],
        spot=_kind(state.field),
        option=None if _is_rival(state, state.attacker) else _option(state.field, state.stance),
        dice=(state.dice[0], state.dice[1]),
        attack=state.dice[0] + state.bonus[0],
        defence=state.dice[1] + state.bonus[1],
        card=POKER[state.duel_card] if state.duel_card >= 0 else None,
        helped=tuple(side for side in range(state.sides) if state.helped >> side & 1),
    )
