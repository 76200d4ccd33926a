"""Positions of Marshals in the notation of the rules, and questions to ask of them.

table = frontier(at="desert desert mountain", hands={"A": "ambush-desert-2", "B": "desert-10"})
table.do("play ambush-desert-2").bullets("B")

Players are A, B, C and E by seat; their expert terrains are forest, desert, plains and mountain.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from position import Position

import cantina
from cantina.games.marshals.content import CORRUPT, NAMES, OUTLAW, TERRAINS, deck_cards
from cantina.games.marshals.rules.cards import DEALT, LEFT, OPENED, entry
from cantina.games.marshals.view import MarshalsView, SeatView
from cantina.kernel.pile import EVERYONE

GAME = cantina.game("marshals")
PLAYERS = "ABCE"


def card(name: str) -> int:
    return NAMES.index(name)


class Table(Position):
    """A position with questions in the rules' own words."""

    GAME = GAME

    def seat_of(self, player: str) -> int:
        return PLAYERS.index(player)

    def name_of(self, seat: int) -> str:
        return PLAYERS[seat]

    @property
    def asked(self) -> str:
        """The players who have to decide."""
        return "".join(self.asking)

    @property
    def winners(self) -> str:
        return "".join(self.won)

    @property
    def active(self) -> str:
        return PLAYERS[self.view.active]

    @property
    def view(self) -> MarshalsView:
        return self.seen_by(None)

    def seen_by(self, player: str | None) -> MarshalsView:
        view: MarshalsView = self.state.view(None if player is None else PLAYERS.index(player))
        return view

    def of(self, player: str) -> SeatView:
        return self.view.seats[PLAYERS.index(player)]

    def at(self, player: str) -> str | None:
        return self.of(player).terrain

    def bullets(self, player: str) -> int:
        return self.of(player).bullets

    def provisions(self, player: str) -> int:
        return self.of(player).provisions

    def money(self, player: str) -> int:
        return self.of(player).money

    def captures(self, player: str) -> tuple[str, ...]:
        return self.of(player).captures

    def hand(self, player: str) -> list[str]:
        """A hand in truth."""
        return sorted((NAMES[held] for held in self._table["hands"][PLAYERS.index(player)].cards), key=card)

    @property
    def deck(self) -> list[str]:
        """The deck in truth, the top card first."""
        return [NAMES[held] for held in reversed(self._table["deck"].cards)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card first."""
        return list(reversed(self.view.discard))

    @property
    def _table(self) -> dict[str, Any]:
        return {"hands": getattr(self.state, "hands"), "deck": getattr(self.state, "deck")}  # noqa: B009


def frontier(
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
) -> Table:
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
    return Table(state, state.opening)


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
    """Lays out the cards, with a story that leads there."""
    held = {player: [card(name) for name in names.split()] for player, names in hands.items()}
    top = [card(name) for name in deck]
    gone = [card(name) for name in discard]
    taken = [card(name) for name in captured]
    used = Counter([*top, *gone, *taken, *(one for cards in held.values() for one in cards)])
    if corrupt:
        used[CORRUPT] += 1
    rest = list((Counter(deck_cards(players, basic)) - used).elements())
    # An outlaw lies at the very bottom, so that the game does not end by itself.
    rest.sort(key=lambda one: (not OUTLAW <= one < OUTLAW + 4, one))
    under: list[int] = []
    if only:
        under, rest = rest, []
    lying = [*under, *reversed(gone)]
    story = [entry(DEALT, PLAYERS.index(player), a=one) for player in held for one in held[player]]
    for one in lying:
        story += [entry(DEALT, 0, a=one), entry(LEFT, 0, a=one)]
    if corrupt:
        seat = PLAYERS.index(corrupt)
        story += [entry(DEALT, seat, a=CORRUPT), entry(LEFT, seat, a=CORRUPT)]
    story += [entry(OPENED, 0, a=one) for one in taken]
    built = [*rest, *reversed(top)]
    table["deck"] = [[one, 0] for one in built]
    table["built"] = [*built, *reversed(taken)]
    table["upper"], table["odds"] = len(table["built"]), (1, 1)
    table["hands"] = [
        [[one, 1 << seat] for one in held.get(player, [])] for seat, player in enumerate(PLAYERS[:players])
    ]
    table["discard"] = [[one, EVERYONE] for one in lying]
    table["story"] = story
    table["captor"] = [-1] * 4
    for name, player in captured.items():
        table["captor"][card(name) - OUTLAW] = PLAYERS.index(player)
    table["corrupt"] = PLAYERS.index(corrupt) if corrupt else -1


def new(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A fresh game."""
    state = GAME.new(players, seed, **options)
    return Table(state, state.opening)
