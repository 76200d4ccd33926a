"""Cards and constants of Marshals, as data with their provenance.

Provenance: `rulebook` is the printed rulebook; `designed` is ours, where the rulebook is silent and no
public source shows the faces of the cards.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.ints import i64

# Terrains (MA-COMP-3, rulebook). A territory, a terrain and an expert's home are one number.
FOREST: Final = 0
DESERT: Final = 1
PLAINS: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = ("forest", "desert", "plains", "mountain")
MAP_LENGTH: Final = 4

# Movement cards (MA-COMP-4, rulebook; MA-COMP-5, designed): terrain * 10 + value - 1.
VALUES: Final = 10
WILD: Final = 40

# Outlaws (MA-COMP-7; count rulebook, bounties designed).
OUTLAW: Final = 41
OUTLAWS: Final = 4
BOUNTIES: Final[list[i64]] = [15, 20, 25, 30]

# Events (MA-COMP-12, designed split).
BORDER: Final = 45
TRAIN_LEFT: Final = 46
TRAIN_RIGHT: Final = 47
TOWN_1: Final = 48
TOWN_2: Final = 49
EVENT_CARDS: Final = (BORDER, TRAIN_LEFT, TRAIN_RIGHT, TOWN_1, TOWN_2)

# Ambush and camp (MA-COMP-8 and 9): first card + terrain * 2 + cost - 1. Costs rulebook, split designed.
AMBUSH: Final = 50
CAMP: Final = 58
# Clue and hideout (MA-COMP-10): first card + terrain. Split designed.
CLUE: Final = 66
HIDEOUT: Final = 70

JURISDICTION: Final = 74
CORRUPT: Final = 75

# In the basic mode nothing printed on ambush and camp cards counts: they are equal cards (MA-BASIC-8).
PLAIN_AMBUSH: Final = 76
PLAIN_CAMP: Final = 77

CARDS: Final = 78
NO_CARD: Final = 127

# Constants (section 2.2; the limits, fare and prices are designed, the rest rulebook).
OPENING_HAND: Final = 4
START_BULLETS: Final = 4
START_PROVISIONS: Final = 4
START_MONEY: Final = 10
MOST_BULLETS: Final = 6
MOST_PROVISIONS: Final = 6
BRIBE: Final = 30
CLUE_LOOK: Final = 3
HIDEOUT_LOOK: Final = 2
MAJORITY: Final = 3
FARE: Final = 3
SACK: Final = 30
BULLET_PRICE: Final[list[i64]] = [2, 3]
"""By town."""
PROVISION_PRICE: Final[list[i64]] = [3, 2]
SHELTER_COST: Final[list[i64]] = [1, 2]
"""What the cheaper and the dearer ambush or camp of a terrain make their targets pay."""


class Amounts:
    """Single numbers as the rules read them; a lab may change them."""

    def __init__(self) -> None:
        self.bullets: i64 = START_BULLETS
        self.provisions: i64 = START_PROVISIONS
        self.money: i64 = START_MONEY
        self.most_bullets: i64 = MOST_BULLETS
        self.most_provisions: i64 = MOST_PROVISIONS
        self.fare: i64 = FARE
        self.bribe: i64 = BRIBE


AMOUNTS: Final = Amounts()

_OTHER_NAMES: Final = {
    WILD: "wild",
    BORDER: "border",
    TRAIN_LEFT: "train-left",
    TRAIN_RIGHT: "train-right",
    TOWN_1: "town-1",
    TOWN_2: "town-2",
    JURISDICTION: "jurisdiction",
    CORRUPT: "corrupt",
    PLAIN_AMBUSH: "ambush",
    PLAIN_CAMP: "camp",
}


BOX: Final = {"deck": 82, "map": 4, "character": 4, "board": 8, "help": 2}
"""All cards of the box by back (MA-COMP-1, rulebook)."""


def _name(card: int) -> str:
    if card < WILD:
        return f"{TERRAINS[card // VALUES]}-{card % VALUES + 1}"
    if OUTLAW <= card < OUTLAW + OUTLAWS:
        return f"outlaw-{card - OUTLAW + 1}"
    if AMBUSH <= card < CAMP:
        return f"ambush-{TERRAINS[(card - AMBUSH) // 2]}-{(card - AMBUSH) % 2 + 1}"
    if CAMP <= card < CLUE:
        return f"camp-{TERRAINS[(card - CAMP) // 2]}-{(card - CAMP) % 2 + 1}"
    if CLUE <= card < HIDEOUT:
        return f"clue-{TERRAINS[card - CLUE]}"
    if HIDEOUT <= card < JURISDICTION:
        return f"hideout-{TERRAINS[card - HIDEOUT]}"
    return _OTHER_NAMES[card]


NAMES: Final = tuple(_name(card) for card in range(CARDS))
"""Every card in the notation of the rules."""


def is_outlaw(card: i64) -> bool:
    return OUTLAW <= card < OUTLAW + OUTLAWS


def is_event(card: i64) -> bool:
    return BORDER <= card <= TOWN_2


def is_shelter(card: i64) -> bool:
    """An ambush or camp card: on top of the discard pile it lets outlaws go (MA-ESC-1)."""
    return AMBUSH <= card < CLUE or card >= PLAIN_AMBUSH


def is_ambush(card: i64) -> bool:
    """Paid in bullets; a camp is paid in provisions."""
    return AMBUSH <= card < CAMP


def terrain_of(card: i64) -> i64:
    """The terrain printed on an action card, or -1."""
    if AMBUSH <= card < CAMP:
        return (card - AMBUSH) // 2
    if CAMP <= card < CLUE:
        return (card - CAMP) // 2
    if CLUE <= card < HIDEOUT:
        return card - CLUE
    if HIDEOUT <= card < JURISDICTION:
        return card - HIDEOUT
    return -1


def cost_of(card: i64) -> i64:
    """What an ambush or camp makes its targets pay (MA-COMP-9)."""
    return SHELTER_COST[(card - AMBUSH) % 2]


def deck_cards(players: int, basic: bool) -> list[int]:
    """The black-backed cards of a mode, in order (MA-COMP-2, MA-TWO-1, MA-BASIC-1)."""
    outlaws = [OUTLAW + number for number in range(OUTLAWS)]
    movement = list(range(WILD))
    if basic:
        return [*movement, *[WILD] * 6, *outlaws, *[PLAIN_AMBUSH] * 8, *[PLAIN_CAMP] * 8]
    cards = [*movement, *[WILD] * (3 if players == 2 else 6), *outlaws]
    cards += range(BORDER, JURISDICTION)
    if players > 2:
        cards += [JURISDICTION, JURISDICTION, CORRUPT]
    return cards
