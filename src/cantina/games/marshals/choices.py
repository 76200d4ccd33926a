"""Every choice Marshals can offer."""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from cantina.games.marshals.content import (
    BORDER,
    CARD_COUNT,
    CARD_NAMES,
    CARDS_SEEN_BY_CLUE,
    CORRUPT,
    FIRST_OUTLAW,
    JURISDICTION,
    OUTLAW_COUNT,
    TERRAINS,
    WILD,
)
from cantina.kernel.choice import Choice, Plain, Reason, Universe
from cantina.kernel.native_types import i64


@final
class CardChoice(Choice):
    """Name a card: to play, show, keep, take, or travel with."""

    def __init__(self, verb: str, card: i64) -> None:
        super().__init__(verb, f"{verb} {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        self.card: i64 = card


@final
class TerritoryChoice(Choice):
    """Name a territory to ride to, to move to with a wild card, to leave for, or to take the train to."""

    def __init__(self, kind: str, terrain: i64) -> None:
        super().__init__(kind, f"{kind} {TERRAINS[terrain]}", {"terrain": TERRAINS[terrain]})
        self.terrain: i64 = terrain


@final
class RivalChoice(Choice):
    """Name a rival to search or, in the basic mode, to play an ambush or camp on."""

    def __init__(self, kind: str, seat: i64) -> None:
        super().__init__(kind, f"{kind} seat-{seat + 1}", {"seat": seat})
        self.seat: i64 = seat


@final
class DeckOrderChoice(Choice):
    """Put cards back on the deck; `places` are their former places from the top, the new top card first."""

    def __init__(self, places: tuple[int, ...]) -> None:
        words = [str(place + 1) for place in places]
        super().__init__("order", f"order {' '.join(words)}", {"places": " · ".join(words)})
        self.places = places


def _plain(text: str) -> Plain:
    return Plain(text.replace(" ", "-"), text, {})


# Step 2.
PASS: Final = _plain("pass")
REVEAL: Final = _plain("reveal")
SHOOT: Final = _plain("shoot")
RIDES: Final = [TerritoryChoice("ride", terrain) for terrain in range(4)]
WILDS: Final = [TerritoryChoice("wild", terrain) for terrain in range(4)]
MOVES: Final = [CardChoice("move", card) for card in range(WILD)]
PLAYS: Final = [CardChoice("play", card) for card in range(BORDER, JURISDICTION)]
AMBUSHES: Final = [RivalChoice("ambush", seat) for seat in range(4)]
CAMPS: Final = [RivalChoice("camp", seat) for seat in range(4)]

# Answers out of turn.
CANCEL: Final = _plain("cancel")
LET_BE: Final = _plain("let be")
CLAIM: Final = _plain("claim")
NO_CLAIM: Final = _plain("claim nothing")
LEAVES: Final = [TerritoryChoice("leave", terrain) for terrain in range(4)]
STAY: Final = _plain("stay")
SHOWS: Final = [CardChoice("show", card) for card in range(WILD)]
SHOW_NOTHING: Final = _plain("show nothing")
BOARDS: Final = [TerritoryChoice("board", terrain) for terrain in range(4)]
NO_BOARD: Final = _plain("board nothing")
TRAVELS: Final = [CardChoice("travel", card) for card in range(WILD + 1)]
NO_TRAVEL: Final = _plain("travel nowhere")
BUY_BULLET: Final = _plain("buy bullet")
BUY_PROVISION: Final = _plain("buy provision")
BUY_NO_MORE: Final = _plain("buy nothing")

# Clue and hideout.
ORDERS: Final = [
    DeckOrderChoice(places) for size in (2, CARDS_SEEN_BY_CLUE) for places in permutations(range(size))
]
SEARCH_DECK: Final = _plain("search deck")
SEARCHES: Final = [RivalChoice("search", seat) for seat in range(4)]
KEEPABLE: Final = [
    card for card in range(CORRUPT + 1) if not FIRST_OUTLAW <= card < FIRST_OUTLAW + OUTLAW_COUNT
]
KEEPS: Final = [CardChoice("keep", card) for card in KEEPABLE]
PUTS_ON_TOP: Final = [CardChoice("top", card) for card in range(FIRST_OUTLAW, FIRST_OUTLAW + OUTLAW_COUNT)]
TAKES: Final = [CardChoice("take", card) for card in KEEPABLE]
TAKE_NOTHING: Final = _plain("take nothing")

UNIVERSE: Final = Universe(
    [
        PASS,
        REVEAL,
        SHOOT,
        *RIDES,
        *WILDS,
        *MOVES,
        *PLAYS,
        *AMBUSHES,
        *CAMPS,
        CANCEL,
        LET_BE,
        CLAIM,
        NO_CLAIM,
        *LEAVES,
        STAY,
        *SHOWS,
        SHOW_NOTHING,
        *BOARDS,
        NO_BOARD,
        *TRAVELS,
        NO_TRAVEL,
        BUY_BULLET,
        BUY_PROVISION,
        BUY_NO_MORE,
        *ORDERS,
        SEARCH_DECK,
        *SEARCHES,
        *KEEPS,
        *PUTS_ON_TOP,
        *TAKES,
        TAKE_NOTHING,
    ]
)

PLAY_BY_CARD: Final[list[CardChoice | None]] = [None] * CARD_COUNT
"""The step-2 choice that plays each card, where it needs nothing but the card."""
for _choice in (*MOVES, *PLAYS):
    PLAY_BY_CARD[_choice.card] = _choice

# The reasons why a choice may be refused.
ALREADY_HERE: Final = Reason("already-here", "MA-MOVE-2")
ALREADY_MISSING: Final = Reason("already-missing", "MA-BASIC-11")
BEHIND_THE_TRAIN: Final = Reason("behind-the-train", "MA-TRAIN-5")
CANNOT_AFFORD: Final = Reason("cannot-afford", "MA-TOWN-8")
CANNOT_CLAIM: Final = Reason("cannot-claim", "MA-CLAIM-1")
CANNOT_FINISH_THE_WAY: Final = Reason("cannot-finish-the-way", "MA-TOWN-4")
CARD_NOT_IN_HAND: Final = Reason("not-in-hand", "MA-TURN-6")
CARD_NOT_IN_HAND_TO_SHOW: Final = Reason("not-in-hand", "MA-AMBUSH-4")
CARD_NOT_IN_HAND_TO_TRAVEL: Final = Reason("not-in-hand", "MA-TOWN-3")
FULL_BULLETS: Final = Reason("full-bullets", "MA-COMP-14")
FULL_PROVISIONS: Final = Reason("full-provisions", "MA-COMP-14")
JOURNEY_BEGUN: Final = Reason("journey-begun", "MA-TOWN-4")
NO_BOARDS: Final = Reason("no-boards", "MA-BASIC-2")
NO_BULLETS: Final = Reason("no-bullets", "MA-COMP-15")
NO_CARDS_TO_TAKE: Final = Reason("no-cards-to-take", "MA-BASIC-9")
NO_CARDS_TO_SEARCH: Final = Reason("no-cards-to-search", "MA-HIDE-6")
NO_JURISDICTION: Final = Reason("no-jurisdiction", "MA-JUR-1")
NO_PROVISIONS: Final = Reason("no-provisions", "MA-COMP-15")
NO_SUCH_RIVAL: Final = Reason("no-such-rival", "MA-HIDE-6")
NO_SUCH_TARGET: Final = Reason("no-such-rival", "MA-BASIC-12")
NOT_ADJACENT: Final = Reason("not-adjacent", "MA-MOVE-1")
NOT_CORRUPT: Final = Reason("not-corrupt", "MA-CORR-4")
NOT_FOUND: Final = Reason("not-found", "MA-HIDE-2")
NOT_IN_BASIC: Final = Reason("not-in-basic", "MA-BASIC-7")
NOT_ON_THE_WAY: Final = Reason("not-on-the-way", "MA-TOWN-3")
NOT_PICKED: Final = Reason("not-picked", "MA-HIDE-7")
NOBODY_HERE: Final = Reason("nobody-here", "MA-SPEC-4")
ONLY_IN_BASIC: Final = Reason("only-in-basic", "MA-BASIC-9")
OUTLAW_STAYS: Final = Reason("outlaw-stays", "MA-HIDE-3")
OTHER_NUMBER: Final = Reason("other-number", "MA-CLUE-2")
OTHER_TERRAIN: Final = Reason("other-terrain", "MA-AMBUSH-4")
WRONG_TERRAIN: Final = Reason("wrong-terrain", "MA-ACT-1")

REASONS: Final[tuple[tuple[str, str], ...]] = tuple(
    (reason.code, reason.rule) for reason in list(globals().values()) if isinstance(reason, Reason)
)
