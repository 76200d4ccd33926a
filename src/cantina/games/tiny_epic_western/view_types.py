"""The form of a view: what one seat, or the public, knows of a game of Tiny Epic Western.

It stands apart from `view.py` because that module is compiled, and msgspec reads the types of the fields here.
"""

from __future__ import annotations

import msgspec


class SideView(msgspec.Struct, frozen=True):
    """A player or, last in the solo game, the Rival."""

    seat: int
    rival: bool
    """The solo Rival, whom no seat plays."""
    colour: str | None
    """None: not taken yet."""
    boss: str | None
    """None: not taken yet, or the Rival."""
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


class PropertyView(msgspec.Struct, frozen=True):
    """What a property card prints."""

    property: str
    timing: str
    symbols: tuple[str, ...]
    vp: int
    cost: tuple[int, int, int]
    """Money, law, force."""


class HandView(msgspec.Struct, frozen=True):
    """A hand of three cards on a mat, as far as this viewer can work it out."""

    side: int
    card: str
    """The side's own card, as it counts there."""
    hand: str
    change: str | None
    """What a gunman of this viewer would have to do at the Sheriff's Office for it: `minus`, `plus`, `down`
    or `up`. None: it is so already."""


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
    dull: bool
    """A building without an owner, which shows its dull side."""
    gives: str | None
    """The influence its spot gives, or its porch if it is dull; `any`: of a type one chooses."""
    pot: str | None
    """The influence in its Winner's Pot; the Sheriff's Office has a pot of its own."""


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
    loser: int
    """The side that loses as things stand: the one that may act."""
    reroll: int
    """With how many of the six faces a new roll would put it ahead."""
    reveal: int | None
    """Its shot if it showed its poker card, where this viewer knows that."""


class WesternView(msgspec.Struct, frozen=True):
    """Everything a seat knows."""

    seat: int | None
    players: int
    solo: bool
    difficulty: str | None
    """Of the solo game."""
    round: int
    phase: int
    dealer: int | None
    active: int | None
    choosing: tuple[int, ...]
    """Before the first round: the order in which colours and bosses are chosen."""
    seats: tuple[SideView, ...]
    mats: tuple[MatView, ...]
    hands: tuple[tuple[HandView, ...], ...]
    """By mat, what this viewer can work out: the hands of those who have a gunman there (at the Town Hall: of
    everybody) and its own, the best first; then what the Sheriff's Office could still make of its own, where
    that is better."""
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
    gaining: int
    """How many free influence are gained one by one, that of the open decision included."""
    converting: str | None
    """The property by which influence of one type may be turned into another now."""
    lifted: str | None
    """The mat from which a gunman is being moved."""
    odds: tuple[int, int | None] | None
    """How often, in per cent, an attack by this viewer is ahead after the first rolls: without its poker card,
    and with it if it can still be shown. None: a spectator."""
    cards: tuple[PropertyView, ...]
    """All properties of the box."""
    track: tuple[tuple[int, int], ...]
    """By level of the business track: the points for most symbols and for second most."""
    spoils: int
    """How often the Outlaw has gained this round."""
    ranking: tuple[int, ...]
    """By the Town Hall hands, in phase four."""
    numbers: dict[str, int]
    """The numbers that differ from those of the game."""
    deciding: tuple[tuple[int, str], ...]
    """The seats asked to decide, answers that are in but hidden included, and what kind of decision it is."""
    over: bool
