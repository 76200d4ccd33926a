"""Every choice of Tiny Epic Western, and the reasons why it may be refused."""

from __future__ import annotations

from typing import Final, final

from cantina.games.tiny_epic_western.content import (
    BOSSES,
    BUSINESSES,
    COLOUR_MATS,
    COLOURS,
    INFLUENCE,
    INFLUENCE_SPOT,
    LEFT,
    LEFTOVER_SPOT,
    MATS,
    MOST_INFLUENCE,
    NUMBER_SPOT,
    POKER_COUNT,
    POKER_NAMES,
    PORCH,
    PROPERTY_COUNT,
    PROPERTY_NAMES,
    RIGHT,
    SHERIFF,
    SUIT_SPOT,
    spot_name,
    spot_word,
)
from cantina.kernel.choice import Choice, Pick, Plain, Reason, Universe
from cantina.kernel.native_types import i64


@final
class Place(Choice):
    """Place a gunman on a spot and take one of the spot's options."""

    def __init__(self, spot: i64, option: i64, word: str) -> None:
        mat = MATS[spot // 4]
        super().__init__("place", f"place {mat} {word}", {"spot": f"{mat}-{word}"})
        self.spot: i64 = spot
        self.option: i64 = option


def _plain(text: str) -> Plain:
    return Plain(text.replace(" ", "-"), text, {})


def _influence(kind: str, text: str) -> list[Pick]:
    return [Pick(kind, text.replace("*", name), {"influence": name}, at) for at, name in enumerate(INFLUENCE)]


def _cards(kind: str) -> list[Pick]:
    return [Pick(kind, f"{kind} {name}", {"property": name}, card) for card, name in enumerate(PROPERTY_NAMES)]


def _places() -> list[Place]:
    found: list[Place] = []
    for mat in range(1, len(MATS)):
        found.append(Place(mat * 4 + PORCH, LEFT, "porch"))
        if mat == SHERIFF:
            found.append(Place(NUMBER_SPOT, LEFT, "minus"))
            found.append(Place(NUMBER_SPOT, RIGHT, "plus"))
            found.append(Place(SUIT_SPOT, LEFT, "down"))
            found.append(Place(SUIT_SPOT, RIGHT, "up"))
            found.append(Place(LEFTOVER_SPOT, LEFT, "leftover"))
        else:
            found.append(Place(mat * 4 + INFLUENCE_SPOT, LEFT, "left"))
            found.append(Place(mat * 4 + INFLUENCE_SPOT, RIGHT, "right"))
    return found


def _lifts() -> list[Pick]:
    spots: list[int] = []
    for mat in range(1, len(MATS)):
        spots += [mat * 4 + kind for kind in range(4 if mat == SHERIFF else 2)]
    return [Pick("lift", f"lift {spot_name(at)}", {"spot": spot_word(at)}, at) for at in spots]


DECLINE: Final = _plain("decline")

# Before the first round.
TAKE_COLOURS: Final = [
    Pick("colour", f"colour {name}", {"colour": name}, mat)
    for name, mat in zip(COLOURS, COLOUR_MATS, strict=True)
]
TAKE_BOSSES: Final = [Pick("boss", f"boss {name}", {"boss": name}, boss) for boss, name in enumerate(BOSSES)]

# Poker cards and influence.
KEEPS: Final = [
    Pick("keep", f"keep {POKER_NAMES[card]}", {"card": POKER_NAMES[card]}, card) for card in range(POKER_COUNT)
]
GAINS: Final = _influence("gain", "gain *")
GAIN_TWOS: Final = _influence("gain-two", "gain 2 *")
PAYS: Final = _influence("pay", "pay *")

# Phase two.
PLACES: Final = _places()
REROLL: Final = _plain("reroll")
REVEAL: Final = _plain("reveal")
CONCEDE: Final = _plain("concede")
RIVAL_REROLLS: Final = _influence("rival-reroll", "rival reroll *")
RIVAL_REDRAWS: Final = _influence("rival-redraw", "rival redraw *")
HOLD: Final = _plain("hold")

# Properties.
CONVERTS: Final = [
    Pick("convert", f"convert {count}", {"count": count}, count) for count in range(1, MOST_INFLUENCE + 1)
]
EXCHANGES: Final = _influence("exchange", "exchange *")
PAIRS: Final = [
    Pick(
        "pair",
        f"gain {INFLUENCE[first]} {INFLUENCE[second]}",
        {"influence": INFLUENCE[first], "other": INFLUENCE[second]},
        3 - first - second,
    )
    for first, second in ((0, 1), (0, 2), (1, 2))
]
"""The pick of a pair is the type it leaves out."""
RAISES: Final = _cards("raise")
LIFTS: Final = _lifts()
DRAW: Final = _plain("draw")

# Phases three and four.
POT_INFLUENCE: Final = _plain("take influence")
POT_GUNMAN: Final = _plain("take gunman")
BUYS: Final = _cards("buy")
WAIVES: Final = _influence("waive", "waive *")
ADVANCES: Final = [
    Pick("advance", f"advance {name}", {"business": name}, business) for business, name in enumerate(BUSINESSES)
]

UNIVERSE: Final = Universe(
    [
        *TAKE_COLOURS,
        *TAKE_BOSSES,
        *KEEPS,
        *PLACES,
        REROLL,
        REVEAL,
        *RIVAL_REROLLS,
        *RIVAL_REDRAWS,
        CONCEDE,
        *GAINS,
        *GAIN_TWOS,
        *PAYS,
        *CONVERTS,
        *EXCHANGES,
        *PAIRS,
        *RAISES,
        *LIFTS,
        DRAW,
        POT_INFLUENCE,
        POT_GUNMAN,
        *BUYS,
        *WAIVES,
        *ADVANCES,
        DECLINE,
        HOLD,  # since rules version 2; last, because stored tables keep the numbers of choices
    ]
)

BUY_BY_CARD: Final[list[Choice]] = [*BUYS]
"""The choice to buy each property; `BUY_OF[PROPERTY_COUNT]` is to buy none."""
BUY_BY_CARD.append(DECLINE)
assert len(BUY_BY_CARD) == PROPERTY_COUNT + 1

# The reasons why a choice may be refused.
COLOUR_TAKEN: Final = Reason("colour-taken", "TEW-SETUP-17")
BOSS_TAKEN: Final = Reason("boss-taken", "TEW-SETUP-17")
NOT_DEALT: Final = Reason("not-dealt", "TEW-DEAL-5")
NOT_DRAWN: Final = Reason("not-dealt", "TEW-PROP-24")
NO_SUCH_SPOT: Final = Reason("no-such-spot", "TEW-SETUP-7")
OWN_GUNMAN: Final = Reason("own-gunman", "TEW-PLACE-9")
PEACEFUL: Final = Reason("peaceful", "TEW-PROP-15")
PROTECTED: Final = Reason("protected", "TEW-PROP-15")
OCCUPIED: Final = Reason("occupied", "TEW-PROP-10")
OCCUPIED_BY_COACH: Final = Reason("occupied", "TEW-PROP-11")
SAME_SPOT: Final = Reason("same-spot", "TEW-PROP-10")
SAME_SPOT_BY_COACH: Final = Reason("same-spot", "TEW-PROP-11")
NO_WOUNDED_THERE: Final = Reason("no-wounded-there", "TEW-PROP-10")
NO_GUNMAN_THERE: Final = Reason("no-gunman-there", "TEW-PROP-11")
ON_THE_INN: Final = Reason("on-the-inn", "TEW-PROP-11")
NO_FREE_SPOT: Final = Reason("no-free-spot", "TEW-PROP-10")
NO_FREE_SPOT_BY_COACH: Final = Reason("no-free-spot", "TEW-PROP-11")
NO_FORCE: Final = Reason("no-force", "TEW-DUEL-6")
NO_LAW: Final = Reason("no-law", "TEW-DUEL-6")
ALREADY_REVEALED: Final = Reason("already-revealed", "TEW-DUEL-8")
NOT_ENOUGH: Final = Reason("not-enough", "TEW-INF-3")
NOT_ENOUGH_TO_CONVERT: Final = Reason("not-enough", "TEW-PROP-12")
NOT_ENOUGH_TO_EXCHANGE: Final = Reason("not-enough", "TEW-PROP-13")
NOT_IN_A_STACK: Final = Reason("not-in-a-stack", "TEW-PROP-9")
ON_TOP: Final = Reason("on-top", "TEW-PROP-9")
IN_USE: Final = Reason("in-use", "TEW-PROP-9")
NOT_TURNED_OVER: Final = Reason("not-turned-over", "TEW-PROP-5")
NOT_FOR_SALE: Final = Reason("not-for-sale", "TEW-BUY-2")
NOT_FOR_SALE_AT_THE_BANK: Final = Reason("not-for-sale", "TEW-PROP-6")
NOT_LEFT_OVER: Final = Reason("not-for-sale", "TEW-LEFT-1")
ON_A_PORCH: Final = Reason("on-a-porch", "TEW-BUY-5")
NOBODY_THERE: Final = Reason("nobody-there", "TEW-BUY-2")
CANNOT_PAY: Final = Reason("cannot-pay", "TEW-BUY-6")
CANNOT_PAY_THE_BANK: Final = Reason("cannot-pay-the-bank", "TEW-PROP-6")
NOTHING_TO_WAIVE: Final = Reason("nothing-to-waive", "TEW-PROP-3")
MUST_WAIVE_OTHER: Final = Reason("must-waive-other", "TEW-BUY-6")
POSITION_FULL: Final = Reason("position-full", "TEW-BIZ-2")
FIRST_ALREADY: Final = Reason("first-already", "TEW-BIZ-3")

REASONS: Final[tuple[tuple[str, str], ...]] = tuple(
    (reason.code, reason.rule) for reason in list(globals().values()) if isinstance(reason, Reason)
)
