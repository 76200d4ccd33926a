"""Positions of Marshals in the notation of the rules, and questions to ask of them.

table = build_position(at="desert desert mountain", hands={"A": "ambush-desert-2", "B": "desert-10"})
table.do("play ambush-desert-2").bullets("B")

Players are A, B, C and E by seat; their expert terrains are forest, desert, plains and mountain.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from base_position import BasePosition

import cantina
from cantina.games.marshals.content import CARD_NAMES, CORRUPT, FIRST_OUTLAW, TERRAINS, deck_cards
from cantina.games.marshals.view_types import MarshalsView, SeatView
from cantina.kernel.pile import EVERYONE

GAME = cantina.game("marshals")
PLAYERS = "ABCE"


def card_number(name: str) -> int:
    return CARD_NAMES.index(name)


class Position(BasePosition):
    """A position with questions in the words of the rules."""

    GAME = GAME

    def seat_of(self, player: str) -> int:
        return PLAYERS.index(player)

    def name_of(self, seat: int) -> str:
        return PLAYERS[seat]

    @property
    def deciders(self) -> str:
        """The players who have to decide."""
        return "".join(self.deciding_players)

    @property
    def winners(self) -> str:
        return "".join(self.winning_players)

    @property
    def active(self) -> str:
        return PLAYERS[self.view.active]

    @property
    def view(self) -> MarshalsView:
        return self.seen_by(None)

    def seen_by(self, player: str | None) -> MarshalsView:
        view: MarshalsView = self.state.view(None if player is None else PLAYERS.index(player))
        return view

    def seat_view(self, player: str) -> SeatView:
        return self.view.seats[PLAYERS.index(player)]

    def at(self, player: str) -> str | None:
        return self.seat_view(player).terrain

    def bullets(self, player: str) -> int:
        return self.seat_view(player).bullets

    def provisions(self, player: str) -> int:
        return self.seat_view(player).provisions

    def money(self, player: str) -> int:
        return self.seat_view(player).money

    def captures(self, player: str) -> tuple[str, ...]:
        return self.seat_view(player).captures

    def hand(self, player: str) -> list[str]:
        """A hand in truth."""
        return sorted(
            (CARD_NAMES[held] for held in self._table["hands"][PLAYERS.index(player)].cards), key=card_number
        )

    @property
    def deck(self) -> list[str]:
        """The deck in truth, the top card first."""
        return [CARD_NAMES[held] for held in reversed(list(self._table["deck"].cards))]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card first."""
        return list(reversed(self.view.discard))

    @property
    def _table(self) -> dict[str, Any]:
        return {"hands": getattr(self.state, "hands"), "deck": getattr(self.state, "deck")}  # noqa: B009


def build_position(
    at: str = "forest desert plains",
    *,
    hands: dict[str, str] | None = None,
    deck: str = "",
    only: bool = False,
    discard: str = "",
    row: str = "forest desert plains mountain",
    active: str = "A",
    draw: bool = False,
    bullets: dict[str, int] | None = None,
    provisions: dict[str, int] | None = None,
    money: dict[str, int] | None = None,
    captured: dict[str, str] | None = None,
    corrupt: str = "",
    missing: str = "",
    basic: bool = False,
    seed: int = 1,
) -> Position:
    """A position of the active player's step 2, or (`draw`) of step 1 before the card is drawn.

    `at`: where the pawns stand, `-` for an eliminated player; `deck`: its cards from the top; `only`: it
    has no others, the rest lies in the discard pile, under `discard` (the top card first).
    """
    players = len(at.split())
    preset = "basic" if basic else "full"
    homes = ",".join(TERRAINS[:players])
    data = GAME.new(players, seed, preset=preset, characters=homes, first=1).dump()
    table = data["table"]
    map_row = [TERRAINS.index(name) for name in row.split()]
    table["row"] = map_row
    table["at"] = [-1 if name == "-" else map_row.index(TERRAINS.index(name)) for name in at.split()]
    for field, given in (("bullets", bullets), ("provisions", provisions), ("money", money)):
        for player, amount in (given or {}).items():
            table[field][PLAYERS.index(player)] = amount
    table["active"] = PLAYERS.index(active)
    table["missing"] = sum(1 << PLAYERS.index(player) for player in missing)
    _lay_cards(table, players, basic, hands or {}, deck.split(), discard.split(), only, captured or {}, corrupt)
    data["stack"] = [["turns"]] if draw else [["turns"], ["main"]]
    state = GAME.load(data)
    return Position(state, state.setup_events)


def _lay_cards(
    table: dict[str, Any],
    players: int,
    basic: bool,
    hands: dict[str, str],
    deck: list[str],
    discard: list[str],
    only: bool,
    captured: dict[str, str],
    corrupt: str,
) -> None:
    """Lays out the cards, with a history that leads there."""
    held = {player: [card_number(name) for name in names.split()] for player, names in hands.items()}
    top = [card_number(name) for name in deck]
    gone = [card_number(name) for name in discard]
    taken = [card_number(name) for name in captured]
    used = Counter([*top, *gone, *taken, *(one for cards in held.values() for one in cards)])
    if corrupt:
        used[CORRUPT] += 1
    rest = list((Counter(deck_cards(players, basic)) - used).elements())
    # An outlaw lies at the very bottom, so that the game does not end by itself.
    rest.sort(key=lambda one: (not FIRST_OUTLAW <= one < FIRST_OUTLAW + 4, one))
    under: list[int] = []
    if only:
        under, rest = rest, []
    lying = [*under, *reversed(gone)]
    # What lies open was drawn in the open: a history in which every seat has seen every card leaves a world
    # nothing to guess about it. The same cards dealt and played would have it guess when each was dealt.
    opened = [*lying, *taken]
    history = []
    if corrupt:
        seat = PLAYERS.index(corrupt)
        history += [["dealt", seat, 0, 0, 1 << seat, CORRUPT], ["left-hand", seat, 0, 0, EVERYONE, CORRUPT]]
    for player in held:
        seat = PLAYERS.index(player)
        history += [["dealt", seat, 0, 0, 1 << seat, one] for one in held[player]]
    history += [["drew-face-up", 0, 0, 0, EVERYONE, one] for one in opened]
    built = [*rest, *reversed(top)]
    table["deck"] = [[one, 0] for one in built]
    table["built"] = [*built, *reversed(opened)]
    table["upper"], table["odds"] = len(table["built"]), (1, 1)
    table["hands"] = [
        [[one, 1 << seat] for one in held.get(player, [])] for seat, player in enumerate(PLAYERS[:players])
    ]
    table["discard"] = [[one, EVERYONE] for one in lying]
    table["history"] = history
    table["captor"] = [-1] * 4
    for name, player in captured.items():
        table["captor"][card_number(name) - FIRST_OUTLAW] = PLAYERS.index(player)
    table["corrupt"] = PLAYERS.index(corrupt) if corrupt else -1


def new_game(players: int = 3, seed: int = 1, **options: Any) -> Position:
    """A fresh game."""
    state = GAME.new(players, seed, **options)
    return Position(state, state.setup_events)
