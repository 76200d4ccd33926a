"""What one seat, or the public, knows of a game of Tiny Epic Western."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import (
    ANY_TYPE,
    BOSSES,
    BUSINESSES,
    COLOUR_BY_MAT,
    COLOUR_MATS,
    HAND_RANKS,
    INFLUENCE,
    INFLUENCE_SPOT,
    LEFT,
    MATS,
    NUMBER_SPOT,
    POKER_NAMES,
    POT_GIVES,
    PROPERTIES,
    PROPERTY_NAMES,
    RIGHT,
    SHERIFF,
    SHERIFF_SPOTS,
    SPOT_GIVES,
    SPOT_NAMES,
    SUIT_SPOT,
    TIMINGS,
    WesternNumbers,
    changed_poker_card,
    value_of,
)
from cantina.games.tiny_epic_western.rules.abilities import Converting
from cantina.games.tiny_epic_western.rules.duels import losing_side
from cantina.games.tiny_epic_western.rules.influence import Gaining
from cantina.games.tiny_epic_western.rules.poker import hand_key, rank_of_key
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.games.tiny_epic_western.view_types import (
    DuelView,
    HandView,
    MatView,
    PropertyView,
    SideView,
    SpotView,
    WesternView,
)
from cantina.kernel.native_types import i64, vec
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.pile import Pile, viewer_bit


def _triple(numbers: vec[i64]) -> tuple[int, int, int]:
    return (numbers[0], numbers[1], numbers[2])


def _property_views(numbers: WesternNumbers) -> tuple[PropertyView, ...]:
    return tuple(
        [
            PropertyView(
                card.name,
                TIMINGS[card.timing],
                tuple([BUSINESSES[symbol] for symbol in numbers.symbols_from_the_left(at)]),
                numbers.vp[at],
                _triple(numbers.cost[at * 3 : at * 3 + 3]),
            )
            for at, card in enumerate(PROPERTIES)
        ]
    )


_PRINTED_VIEWS = _property_views(WesternNumbers())


def _all_property_views(state: WesternState) -> tuple[PropertyView, ...]:
    return _property_views(state.numbers) if changed_numbers(state) else _PRINTED_VIEWS


# The parts of a view that are kept while what they show stays as it is, as bits; sides and mats have one each.
SIDES_PARTS: Final = (1 << 8) - 1
FIRST_MAT_PART: Final = 8
MATS_PARTS: Final = SIDES_PARTS << FIRST_MAT_PART
HANDS_PART: Final = 1 << 16
RIVALS_PART: Final = 1 << 17
DISCARD_PART: Final = 1 << 18
ALL_PARTS: Final = (1 << 19) - 1
# Which cards a seat has seen decides how likely the Rival is to win a duel.
ODDS_PARTS: Final = HANDS_PART | RIVALS_PART | DISCARD_PART


def changed_parts(before: WesternState, after: WesternState) -> int:
    """The parts of a view that may differ between two positions of a match."""
    if before.mats != after.mats or before.colour != after.colour or before.owner != after.owner:
        return ALL_PARTS
    changed: i64 = 0
    if before.stacks != after.stacks or before.aside != after.aside:
        changed |= SIDES_PARTS | MATS_PARTS
    if before.phase != after.phase:
        changed |= SIDES_PARTS | HANDS_PART
    if before.gaps != after.gaps:
        changed |= MATS_PARTS | HANDS_PART
    if before.zone != after.zone:
        changed |= MATS_PARTS
    if before.rivals.differs_from(after.rivals):
        changed |= RIVALS_PART
    if before.discard.differs_from(after.discard):
        changed |= DISCARD_PART
    if before.standing != after.standing or before.option != after.option or before.lying != after.lying:
        changed |= HANDS_PART | _parts_with_other_gunmen(before, after)
    side: i64 = 0
    while side < after.sides:
        if (
            before.left[side] != after.left[side]
            or ((before.third ^ after.third) | (before.earned ^ after.earned) | (before.safe ^ after.safe))
            >> side
            & 1
            or (before.wanted != after.wanted and (before.wanted == side or after.wanted == side))
        ):
            changed |= 1 << side
        if side < after.seats:
            if before.hands[side].differs_from(after.hands[side]):
                changed |= HANDS_PART | 1 << side
            if before.boss[side] != after.boss[side] or (
                before.influence[3 * side : 3 * side + 3] != after.influence[3 * side : 3 * side + 3]
            ):
                changed |= 1 << side
        side += 1
    return changed


def private_changes(before: WesternState, after: WesternState) -> int:
    """The seats that know more than the public of what differs between two positions of a match.

    Whatever changes a poker hand shows every seat something else, and so does a duel.
    """
    if _is_duelling(before) or _is_duelling(after) or changed_parts(before, after) & ODDS_PARTS:
        return SIDES_PARTS
    return 0


def _is_duelling(state: WesternState) -> bool:
    return any(frame.name == "duel" for frame in state.stack)


def _parts_with_other_gunmen(before: WesternState, after: WesternState) -> i64:
    """The mats whose gunmen have changed; those at the Sheriff's Office change the cards of all sides."""
    changed: i64 = 0
    for index, mat in enumerate(after.mats):
        for spot in range(mat * 4, mat * 4 + 4):
            if (
                before.standing[spot] != after.standing[spot]
                or before.option[spot] != after.option[spot]
                or before.lying[spot] != after.lying[spot]
            ):
                changed |= 1 << (FIRST_MAT_PART + index)
                if mat == SHERIFF:
                    changed |= SIDES_PARTS
    return changed


def view(
    state: WesternState, seat: int | None, before: WesternView | None = None, changed: int = ALL_PARTS
) -> WesternView:
    viewer_mask = viewer_bit(seat)
    parts: i64 = changed
    ring_is_complete = bool(state.ring)
    top = state.stack[-1] if state.stack else None
    return WesternView(
        seat=seat,
        players=state.seats,
        solo=state.solo,
        difficulty=str(state.options["difficulty"]) if state.solo else None,
        round=state.round,
        phase=state.phase,
        dealer=state.seat_in_turn_order(0) if ring_is_complete else None,
        active=state.active if state.phase in (2, 4) else None,
        choosing=tuple(state.choosing),
        seats=tuple(
            [
                _side_view(state, side, viewer_mask)
                if before is None or parts >> side & 1
                else before.seats[side]
                for side in range(state.sides)
            ]
        )
        if before is None or parts & SIDES_PARTS
        else before.seats,
        mats=tuple(
            [
                _mat_view(state, index)
                if before is None or parts >> (FIRST_MAT_PART + index) & 1
                else before.mats[index]
                for index in range(len(state.mats))
            ]
        )
        if before is None or parts & MATS_PARTS
        else before.mats,
        hands=tuple([_hand_views(state, index, seat, viewer_mask) for index in range(len(state.mats))])
        if before is None or parts & HANDS_PART
        else before.hands,
        business=_triple(state.business),
        rivals=tuple(
            [
                POKER_NAMES[card] if seen & viewer_mask else None
                for card, seen in zip(state.rivals.cards, state.rivals.seen, strict=True)
            ]
        )
        if before is None or parts & RIVALS_PART
        else before.rivals,
        poker=len(state.poker),
        discard=len(state.discard),
        discarded=tuple([POKER_NAMES[card] for card in _known_cards(state.discard, viewer_mask)])
        if before is None or parts & DISCARD_PART
        else before.discarded,
        properties=len(state.properties),
        turned=tuple([PROPERTY_NAMES[card] for card in state.turned]),
        buying=PROPERTY_NAMES[state.buying] if state.buying >= 0 else None,
        due=_triple(state.due),
        waive=state.waive,
        duel=_duel_view(state, viewer_mask) if _is_duelling(state) else None,
        gaining=top.count if isinstance(top, Gaining) else 0,
        converting=PROPERTY_NAMES[top.card] if isinstance(top, Converting) else None,
        lifted=MATS[state.lifted // 4] if state.lifted >= 0 else None,
        odds=_attack_odds(state, seat) if before is None or parts & ODDS_PARTS else before.odds,
        cards=_all_property_views(state) if before is None else before.cards,
        track=_track(state) if before is None else before.track,
        spoils=state.spoils,
        ranking=tuple(state.ranking) if state.phase == 4 else (),
        numbers=changed_numbers(state),
        deciding=state.deciding,
        over=state.over,
    )


def _known_cards(pile: Pile, viewer_mask: int) -> list[int]:
    return sorted([card for card, seen in zip(pile.cards, pile.seen, strict=True) if seen & viewer_mask])


def _side_view(state: WesternState, side: int, viewer_mask: int) -> SideView:
    is_player = side < state.seats
    hand = state.hands[side] if is_player else Pile()
    influence = state.influence[3 * side : 3 * side + 3] if is_player else [0, 0, 0]
    boss = state.boss[side] if is_player else -1
    revealed = is_player and len(hand) == 1 and state.card_is_revealed(side)
    changed = state.changed_card(side) if revealed and state.phase >= 3 else -1
    return SideView(
        seat=side,
        rival=not is_player,
        colour=COLOUR_BY_MAT[state.colour[side]] if state.colour[side] >= 0 else None,
        boss=BOSSES[boss] if boss >= 0 else None,
        money=influence[0],
        law=influence[1],
        force=influence[2],
        third=bool(state.third >> side & 1),
        third_next=bool(state.earned >> side & 1),
        left=state.left[side],
        properties=tuple([PROPERTY_NAMES[card] for card in state.properties_of(side)]),
        waiting=tuple([PROPERTY_NAMES[entry % 32] for entry in state.aside if entry // 32 == side]),
        symbols=_triple(vec[i64]([state.symbols_of(side, business) for business in range(len(BUSINESSES))])),
        cards=len(hand),
        known=tuple([POKER_NAMES[card] for card in _known_cards(hand, viewer_mask)]),
        revealed=revealed,
        changed=POKER_NAMES[changed] if changed >= 0 and changed != hand.cards[0] else None,
        protected=bool(state.safe >> side & 1),
        wanted=state.wanted == side,
    )


def _track(state: WesternState) -> tuple[tuple[int, int], ...]:
    if state.seats <= 2:
        return tuple([(points, 0) for points in state.numbers.small_majority])
    return tuple(zip(state.numbers.majority, state.numbers.minority, strict=True))


def _attack_odds(state: WesternState, seat: int | None) -> tuple[int, int | None] | None:
    """The attacker wins by the higher shot, so equal shots are lost (TEW-DUEL-3)."""
    if seat is None:
        return None
    against = _unseen_values(state, seat) if state.solo else [0]  # the Rival always adds a card (TEW-SOLO-17)
    if not _has_card_to_show(state, seat):
        return _percent_ahead(0, against), None
    own = value_of(state.hands[seat].cards[0])
    return _percent_ahead(0, against), _percent_ahead(own, against)


def _percent_ahead(bonus: int, against: list[int]) -> int:
    dice = range(1, 7)
    ahead = sum([a + bonus > d + other for other in against for a in dice for d in dice])
    return round(100 * ahead / (36 * len(against)))


def _unseen_values(state: WesternState, seat: int) -> list[int]:
    """The values of the poker cards this seat has not seen this round, from which the Rival's comes."""
    viewer_mask = viewer_bit(seat)
    seen = [*state.gaps]
    for pile in (state.discard, state.rivals, *state.hands):
        seen += _known_cards(pile, viewer_mask)
    return [value_of(card) for card in range(len(POKER_NAMES)) if card not in seen]


def _has_card_to_show(state: WesternState, side: int) -> bool:
    return side < state.seats and len(state.hands[side]) == 1 and not state.card_is_revealed(side)


_CHANGES = (
    ("minus", NUMBER_SPOT, LEFT),
    ("plus", NUMBER_SPOT, RIGHT),
    ("down", SUIT_SPOT, LEFT),
    ("up", SUIT_SPOT, RIGHT),
)


def _hand_views(state: WesternState, index: int, seat: int | None, viewer_mask: int) -> tuple[HandView, ...]:
    mat = state.mats[index]
    gaps = state.gaps[index - 1], state.gaps[index]
    if min(gaps) < 0:
        return ()
    found = []
    for side in range(state.seats):
        hand = state.hands[side]
        if (
            len(hand) == 1
            and hand.seen[0] & viewer_mask
            and (side == seat or index == 0 or state.has_gunman_on(side, mat))
        ):
            card = state.changed_card(side)
            found.append(
                (hand_key(*gaps, card), HandView(side, POKER_NAMES[card], _hand_name(gaps, card), None))
            )
    found.sort(key=lambda entry: -entry[0])
    hands = [view for _, view in found]
    if seat is not None and state.phase == 2 and len(state.hands[seat]) == 1:
        now = state.changed_card(seat)
        for change, spot, option in _CHANGES:
            card = changed_poker_card(now, spot, option)
            better = rank_of_key(hand_key(*gaps, card)) > rank_of_key(hand_key(*gaps, now))
            if better and state.standing[spot] != seat:
                hands.append(HandView(seat, POKER_NAMES[card], _hand_name(gaps, card), change))
    return tuple(hands)


def _hand_name(gaps: tuple[int, int], card: int) -> str:
    return HAND_RANKS[rank_of_key(hand_key(*gaps, card))]


def _influence_name(kind: int) -> str:
    return "any" if kind == ANY_TYPE else INFLUENCE[kind]


def _mat_view(state: WesternState, index: int) -> MatView:
    mat = state.mats[index]
    kinds = range(4 if mat == SHERIFF else 2)
    is_building = mat in COLOUR_MATS
    return MatView(
        mat=MATS[mat],
        owner=state.owner[mat] if state.owner[mat] >= 0 else None,
        gap=POKER_NAMES[state.gaps[index]] if state.gaps[index] >= 0 else None,
        zone=PROPERTY_NAMES[state.zone[mat]] if state.zone[mat] >= 0 else None,
        stack=tuple([PROPERTY_NAMES[card] for card in state.stacks[mat]]),
        spots=tuple(
            [_spot_view(state, mat * 4 + kind) for kind in kinds if index and state.spot_exists(mat * 4 + kind)]
        ),
        dull=is_building and state.owner[mat] < 0,
        gives=_influence_name(SPOT_GIVES[mat]) if is_building else None,
        pot=_influence_name(POT_GIVES[mat]) if is_building else None,
    )


def _spot_view(state: WesternState, spot: int) -> SpotView:
    side = state.standing[spot]
    return SpotView(
        spot=_spot_kind(spot),
        standing=side if side >= 0 else None,
        option=_option_name(spot, state.option[spot]) if side >= 0 and not _is_rival(state, side) else None,
        wounded=tuple([s for s in range(state.sides) for _ in range(state.wounded_count(s, spot))]),
    )


def _spot_kind(spot: int) -> str:
    return (SHERIFF_SPOTS if spot // 4 == SHERIFF else SPOT_NAMES)[spot % 4]


def _is_rival(state: WesternState, side: int) -> bool:
    return state.solo and side == RIVAL


def _option_name(spot: int, option: int) -> str | None:
    if spot == NUMBER_SPOT:
        return "minus" if option == LEFT else "plus"
    if spot == SUIT_SPOT:
        return "down" if option == LEFT else "up"
    if spot // 4 != SHERIFF and spot % 4 == INFLUENCE_SPOT:
        return "left" if option == LEFT else "right"
    return None


def _duel_view(state: WesternState, viewer_mask: int) -> DuelView:
    loser = losing_side(state)
    role = 0 if loser == state.attacker else 1
    leads_from = state.dice[1 - role] + state.bonus[1 - role] + (1 - role)  # the attacker needs one more
    knows_card = _has_card_to_show(state, loser) and state.hands[loser].seen[0] & viewer_mask
    return DuelView(
        attacker=state.attacker,
        defender=state.defender,
        mat=MATS[state.field // 4],
        spot=_spot_kind(state.field),
        option=None if _is_rival(state, state.attacker) else _option_name(state.field, state.stance),
        dice=(state.dice[0], state.dice[1]),
        attack=state.dice[0] + state.bonus[0],
        defence=state.dice[1] + state.bonus[1],
        card=POKER_NAMES[state.duel_card] if state.duel_card >= 0 else None,
        helped=tuple([side for side in range(state.sides) if state.helped >> side & 1]),
        loser=loser,
        reroll=sum(die + state.bonus[role] >= leads_from for die in range(1, 7)),
        reveal=state.dice[role] + value_of(state.hands[loser].cards[0]) if knows_card else None,
    )
