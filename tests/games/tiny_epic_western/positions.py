"""Positions of Tiny Epic Western in the notation of the rules, and questions to ask of them.

table = build_position(4, cards={"yellow": "hat-5"}, standing="yellow bank-left, red saloon-porch")
table.do("place bank right").influence("yellow")

Players go by colour; nobody has a boss unless one is given. Amounts are (money, law, force).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from base_position import BasePosition

import cantina
from cantina.games.tiny_epic_western.content import (
    BOSSES,
    COLOUR_BY_MAT,
    MATS,
    POKER_NAMES,
    PROPERTY_NAMES,
    SHERIFF,
    SHERIFF_SPOTS,
)
from cantina.games.tiny_epic_western.view_types import MatView, SideView, SpotView, WesternView
from cantina.kernel.pile import EVERYONE
from cantina.kernel.random_streams import salt, seeded

GAME = cantina.game("tiny-epic-western")
Amounts = tuple[int, int, int]

_OPTIONS = {"left": ("influence", 0), "right": ("influence", 1), "minus": ("number", 0), "plus": ("number", 1)}
_OPTIONS |= {"down": ("suit", 0), "up": ("suit", 1)}


class Position(BasePosition):
    """A position with questions in the words of the rules."""

    GAME = GAME

    def seat_of(self, player: str) -> int:
        return next(side.seat for side in self.view.seats if side.colour == player)

    def name_of(self, seat: int) -> str:
        return self.view.seats[seat].colour or str(seat)

    @property
    def view(self) -> WesternView:
        return self.seen_by(None)

    def seen_by(self, player: str | None) -> WesternView:
        view: WesternView = self.state.view(None if player is None else self.seat_of(player))
        return view

    @property
    def decider(self) -> str:
        """The one player who has to decide."""
        (player,) = self.deciding_players
        return player

    def seat_view(self, player: str) -> SideView:
        return self.view.seats[self.seat_of(player)]

    def influence(self, player: str) -> Amounts:
        side = self.seat_view(player)
        return (side.money, side.law, side.force)

    def mat(self, name: str) -> MatView:
        return next(mat for mat in self.view.mats if mat.mat == name)

    def spot(self, name: str) -> SpotView:
        """A spot by its word: `bank-porch`, `sheriff-suit`."""
        mat, kind = name.rsplit("-", 1)
        return next(spot for spot in self.mat(mat).spots if spot.spot == kind)

    def standing_on(self, spot: str) -> str | None:
        seat = self.spot(spot).standing
        return None if seat is None else self.name_of(seat)

    def wounded_on(self, spot: str) -> list[str]:
        return [self.name_of(seat) for seat in self.spot(spot).wounded]

    def hand(self, player: str) -> list[str]:
        """A player's poker cards in truth."""
        return [POKER_NAMES[card] for card in getattr(self.state, "hands")[self.seat_of(player)].cards]  # noqa: B009

    @property
    def poker(self) -> list[str]:
        """The poker deck in truth, the top card first."""
        return [POKER_NAMES[card] for card in reversed(list(getattr(self.state, "poker").cards))]  # noqa: B009

    @property
    def discard(self) -> list[str]:
        """The poker discards in truth, the top one first."""
        return [POKER_NAMES[card] for card in reversed(list(getattr(self.state, "discard").cards))]  # noqa: B009

    @property
    def deck(self) -> list[str]:
        """The property deck in truth, the top card first."""
        return [PROPERTY_NAMES[card] for card in reversed(list(getattr(self.state, "properties")))]  # noqa: B009

    @property
    def wanted(self) -> str | None:
        return next((side.colour for side in self.view.seats if side.wanted), None)

    def next_dice(self, *dice: int) -> Position:
        """Fixes what the next dice show."""
        self.state.reseed("dice", dice_seed(dice))
        return self

    def next_round(self) -> Position:
        """Plays the first choice offered until another round has begun or the game is over."""
        now = self.view.round
        while not self.state.over and self.view.round == now:
            assert self.state.decision is not None
            choices = self.state.decision.choices
            last = choices[-1] if choices[-1].text == "decline" else choices[0]
            self.events += self.state.apply(last)
        return self


@cache
def dice_seed(dice: tuple[int, ...]) -> int:
    """A seed whose stream of dice begins like this."""
    seed = 0
    while True:
        stream = seeded(seed, salt("dice"))
        if all(stream.below(6) + 1 == die for die in dice):
            return seed
        seed += 1


def spot_number(word: str) -> tuple[int, int]:
    """The number of a spot and the option, from `bank-left` or `sheriff-leftover`."""
    mat, kind = word.rsplit("-", 1)
    kind, option = _OPTIONS.get(kind, (kind, 0))
    kinds = SHERIFF_SPOTS if MATS.index(mat) == SHERIFF else ("porch", "influence")
    return MATS.index(mat) * 4 + kinds.index(kind), option


def build_position(
    players: int = 4,
    *,
    phase: str = "placing",
    active: str = "yellow",
    dealer: str = "yellow",
    influence: dict[str, Amounts] | None = None,
    cards: dict[str, str] | None = None,
    revealed: str = "",
    gaps: str = "",
    rival: str = "",
    poker: str = "",
    standing: str = "",
    wounded: str = "",
    left: dict[str, int] | None = None,
    stacks: dict[str, str] | None = None,
    zones: dict[str, str | None] | None = None,
    aside: str = "",
    deck: str | None = None,
    bosses: dict[str, str] | None = None,
    wanted: str = "",
    third: str = "",
    business: Amounts = (0, 0, 0),
    number: int = 1,
    seed: int = 1,
    rules: int | None = None,
    **options: Any,
) -> Position:
    """A position of phase two with the active player to place, or at the beginning of another phase.

    `gaps`: cards from gap 0 on; `poker`: the deck from the top; `standing`: `yellow bank-left, red
    saloon-porch`; `wounded` likewise; `stacks`: porch cards, the top one last; `deck`: the whole property
    deck from the top, or its first cards followed by `…`; `aside`: `yellow jail` bought this round.
    `phase`: placing, start (before phase two), resolution, market or end. `rules`: an older rules version.
    """
    data = GAME.new(players, seed, rules_version=rules, dealer=1, **options).dump()
    table = data["table"]
    colours = [COLOUR_BY_MAT[mat] for mat in table["colour"]]
    seat = colours.index

    table["boss"] = [-1] * players
    for player, boss in (bosses or {}).items():
        table["boss"][seat(player)] = BOSSES.index(boss)
    for player, amounts in (influence or {}).items():
        at = 3 * seat(player)
        table["influence"][at : at + 3] = list(amounts)
    table["dealer"] = table["ring"].index(seat(dealer))
    table["active"] = seat(active)
    table["round"] = number
    table["business"] = list(business)
    table["wanted"] = seat(wanted) if wanted else -1
    table["third"] = sum(1 << seat(player) for player in third.split())
    table["left"] = [2 + (table["third"] >> side & 1) for side in range(len(colours))]
    if players == 1:
        table["left"][1] = table["left"][0]
    for player, count in (left or {}).items():
        table["left"][seat(player)] = count
    for line in filter(None, standing.split(", ")):
        player, spot = line.split()
        at, option = spot_number(spot)
        table["standing"][at], table["option"][at] = seat(player), option
    for line in filter(None, wounded.split(", ")):
        player, spot = line.split()
        table["lying"][spot_number(spot)[0]] += 1 << 2 * seat(player)
    _lay_properties(table, stacks or {}, zones or {}, deck, aside, seat)
    if players == 1:
        table["rival_cards"] = list(table["stacks"][table["colour"][1]])
    _lay_poker(table, players, colours, cards or {}, revealed.split(), gaps, rival, poker)
    table["phase"], table["step"], data["stack"] = {
        "placing": (2, 2 + table["ring"].index(seat(active)), [["rounds"], ["placement"], ["placing"]]),
        "start": (2, 0, [["rounds"], ["placement"]]),
        "resolution": (3, 0, [["rounds"], ["resolution"]]),
        "market": (4, 0, [["rounds"], ["market"]]),
        "end": (4, 0, [["rounds"]]),
    }[phase]
    if phase == "placing":
        steps = (table["ring"].index(seat(active)) - table["dealer"]) % players
        table["step"] = 2 + steps
    data["answers"] = []
    state = GAME.load(data)
    return Position(state, state.setup_events)


def _lay_properties(
    table: dict[str, Any],
    stacks: dict[str, str],
    zones: dict[str, str | None],
    deck: str | None,
    aside: str,
    number: Any,
) -> None:
    """Moves the named cards to their places; the others stay where they are or fill up the deck."""
    named: dict[int, tuple[str, Any]] = {}
    for mat, names in stacks.items():
        table["stacks"][MATS.index(mat)] = []
        for name in names.split():
            named[PROPERTY_NAMES.index(name)] = ("stack", MATS.index(mat))
    for mat, zone in zones.items():
        table["zone"][MATS.index(mat)] = -1
        if zone is not None:
            named[PROPERTY_NAMES.index(zone)] = ("zone", MATS.index(mat))
    for line in filter(None, aside.split(", ")):
        player, name = line.split()
        named[PROPERTY_NAMES.index(name)] = ("aside", number(player))
    top = [PROPERTY_NAMES.index(name) for name in (deck or "").split() if name != "…"]
    kept = deck is not None and not deck.endswith("…")
    for at, card in enumerate(table["zone"]):
        if card in named or card in top:
            table["zone"][at] = -1
    table["stacks"] = [
        [card for card in stack if card not in named and card not in top] for stack in table["stacks"]
    ]
    for card, (where, at) in named.items():
        if where == "stack":
            table["stacks"][at].append(card)
        elif where == "zone":
            table["zone"][at] = card
        else:
            table["aside"].append(at * 32 + card)
            table["bought"] |= 1 << at
    lying = {card for stack in table["stacks"] for card in stack} | set(table["zone"])
    lying |= {one % 32 for one in table["aside"]} | set(top)
    rest = [card for card in range(len(PROPERTY_NAMES)) if card not in lying]
    for at in range(1, 6):
        if table["zone"][at] < 0 and MATS[at] not in zones:
            table["zone"][at] = rest.pop()
    table["properties"] = [*([] if kept else rest), *reversed(top)]


def _lay_poker(
    table: dict[str, Any],
    players: int,
    colours: list[str],
    cards: dict[str, str],
    revealed: list[str],
    gaps: str,
    rival: str,
    poker: str,
) -> None:
    """Lays out the poker cards, with a history that leads there: two cards each, one of them kept."""
    held = {player: POKER_NAMES.index(name) for player, name in cards.items()}
    between = [POKER_NAMES.index(name) for name in gaps.split()]
    rivals = [POKER_NAMES.index(name) for name in rival.split()]
    top = [POKER_NAMES.index(name) for name in poker.split()]
    used = {*held.values(), *between, *rivals, *top}
    rest = [card for card in range(len(POKER_NAMES)) if card not in used]
    while len(between) < 6:
        between.append(rest.pop())
    while len(rivals) < (2 if players == 1 else 1):
        rivals.append(rest.pop())
    table["gaps"] = between
    table["rivals"] = [[card, EVERYONE if at else 0] for at, card in enumerate(rivals)]
    table["hands"], table["discard"], got, kept = [], [], [], []
    for seat in range(players):
        card = held.get(colours[seat], -1)
        card = rest.pop() if card < 0 else card
        other = rest.pop()
        eye = EVERYONE if colours[seat] in revealed else 1 << seat
        table["hands"].append([[card, eye]])
        table["discard"].append([other, 1 << seat])
        got += [["dealt", seat, 0, 0, 1 << seat, card], ["dealt", seat, 0, 0, 1 << seat, other]]
        kept.append(["kept", seat, 0, 0, 1 << seat, card])
    table["history"] = [*got, *kept]
    table["poker"] = [[card, 0] for card in (*rest, *reversed(top))]


def new_game(players: int = 4, seed: int = 1, **options: Any) -> Position:
    """A fresh game."""
    state = GAME.new(players, seed, **options)
    return Position(state, state.setup_events)
