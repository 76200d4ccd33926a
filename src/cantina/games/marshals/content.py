"""Cards and constants of Marshals, as data with their provenance.

Provenance: `rulebook` is the printed rulebook; `designed` is ours, where the rulebook is silent and no
public source shows the faces of the cards.
"""

from __future__ import annotations

from typing import Final

from cantina.kernel.native_types import i64

# Terrains (MA-COMP-3, rulebook). Territories and experts' homes are identified by their terrain.
FOREST: Final = 0
DESERT: Final = 1
PLAINS: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final[tuple[str, ...]] = ("forest", "desert", "plains", "mountain")
MAP_LENGTH: Final = 4

# Movement cards (MA-COMP-4, rulebook; MA-COMP-5, designed): terrain * 10 + value - 1.
VALUE_COUNT: Final = 10
WILD: Final = 40

# Outlaws (MA-COMP-7; count rulebook, bounties designed).
FIRST_OUTLAW: Final = 41
OUTLAW_COUNT: Final = 4
BOUNTIES: Final[list[i64]] = [15, 20, 25, 30]

# Events (MA-COMP-12, designed split).
BORDER: Final = 45
TRAIN_LEFT: Final = 46
TRAIN_RIGHT: Final = 47
TOWN_1: Final = 48
TOWN_2: Final = 49
EVENT_CARDS: Final[tuple[int, ...]] = (BORDER, TRAIN_LEFT, TRAIN_RIGHT, TOWN_1, TOWN_2)

# Ambush and camp (MA-COMP-8 and 9): first card + terrain * 2 + cost - 1. Costs rulebook, split designed.
FIRST_AMBUSH: Final = 50
FIRST_CAMP: Final = 58
# Clue and hideout (MA-COMP-10): first card + terrain. Split designed.
FIRST_CLUE: Final = 66
FIRST_HIDEOUT: Final = 70

JURISDICTION: Final = 74
CORRUPT: Final = 75

# In the basic mode the print on ambush and camp cards does not count: all of them are equal (MA-BASIC-8).
PLAIN_AMBUSH: Final = 76
PLAIN_CAMP: Final = 77

CARD_COUNT: Final = 78

# Constants (section 2.2; the limits, fare and prices are designed, the rest rulebook).
OPENING_HAND: Final = 4
START_BULLETS: Final = 4
START_PROVISIONS: Final = 4
START_MONEY: Final = 10
MOST_BULLETS: Final = 6
MOST_PROVISIONS: Final = 6
BRIBE: Final = 30
CARDS_SEEN_BY_CLUE: Final = 3
CARDS_SEEN_BY_HIDEOUT: Final = 2
MAJORITY: Final = 3
FARE: Final = 3
SACK_VALUE: Final = 30
BULLET_PRICE: Final[list[i64]] = [2, 3]
"""By town."""
PROVISION_PRICE: Final[list[i64]] = [3, 2]
SHELTER_COST: Final[list[i64]] = [1, 2]
"""What the targets of an ambush or camp pay: the cheaper and the more expensive card of each terrain."""


class MarshalsNumbers:
    """The amounts of a match: those of the game, unless its set of numbers changes them."""

    def __init__(self) -> None:
        self.bounties: list[i64] = BOUNTIES[:]
        """By outlaw."""
        self.bullet_price: list[i64] = BULLET_PRICE[:]
        self.provision_price: list[i64] = PROVISION_PRICE[:]
        """By town."""
        self.shelter_cost: list[i64] = SHELTER_COST[:]
        self.bullets: i64 = START_BULLETS
        self.provisions: i64 = START_PROVISIONS
        self.money: i64 = START_MONEY
        self.most_bullets: i64 = MOST_BULLETS
        self.most_provisions: i64 = MOST_PROVISIONS
        self.fare: i64 = FARE
        self.bribe: i64 = BRIBE

    def cost_of(self, card: i64) -> i64:
        """What the targets of an ambush or camp pay (MA-COMP-9)."""
        return self.shelter_cost[(card - FIRST_AMBUSH) % 2]

    def highest_cost(self) -> i64:
        """The most that the targets of an ambush or camp may have to pay."""
        cheaper, dearer = self.shelter_cost[0], self.shelter_cost[1]
        return dearer if dearer > cheaper else cheaper


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


BOX_CARDS_BY_BACK: Final = {"deck": 82, "map": 4, "character": 4, "board": 8, "help": 2}
"""All cards of the box by back (MA-COMP-1, rulebook)."""


def _name(card: int) -> str:
    if card < WILD:
        return f"{TERRAINS[card // VALUE_COUNT]}-{card % VALUE_COUNT + 1}"
    if FIRST_OUTLAW <= card < FIRST_OUTLAW + OUTLAW_COUNT:
        return f"outlaw-{card - FIRST_OUTLAW + 1}"
    if FIRST_AMBUSH <= card < FIRST_CAMP:
        return f"ambush-{TERRAINS[(card - FIRST_AMBUSH) // 2]}-{(card - FIRST_AMBUSH) % 2 + 1}"
    if FIRST_CAMP <= card < FIRST_CLUE:
        return f"camp-{TERRAINS[(card - FIRST_CAMP) // 2]}-{(card - FIRST_CAMP) % 2 + 1}"
    if FIRST_CLUE <= card < FIRST_HIDEOUT:
        return f"clue-{TERRAINS[card - FIRST_CLUE]}"
    if FIRST_HIDEOUT <= card < JURISDICTION:
        return f"hideout-{TERRAINS[card - FIRST_HIDEOUT]}"
    return _OTHER_NAMES[card]


CARD_NAMES: Final[tuple[str, ...]] = tuple(_name(card) for card in range(CARD_COUNT))
"""Every card in the notation of the rules."""


def is_outlaw(card: i64) -> bool:
    return FIRST_OUTLAW <= card < FIRST_OUTLAW + OUTLAW_COUNT


def is_event(card: i64) -> bool:
    return BORDER <= card <= TOWN_2


def is_shelter(card: i64) -> bool:
    """An ambush or camp card; on top of the discard pile it lets outlaws escape (MA-ESC-1)."""
    return FIRST_AMBUSH <= card < FIRST_CLUE or card >= PLAIN_AMBUSH


def is_ambush(card: i64) -> bool:
    """An ambush card, whose targets pay bullets; those of a camp pay provisions."""
    return FIRST_AMBUSH <= card < FIRST_CAMP


def terrain_of(card: i64) -> i64:
    """The terrain printed on an action card, or -1."""
    if FIRST_AMBUSH <= card < FIRST_CAMP:
        return (card - FIRST_AMBUSH) // 2
    if FIRST_CAMP <= card < FIRST_CLUE:
        return (card - FIRST_CAMP) // 2
    if FIRST_CLUE <= card < FIRST_HIDEOUT:
        return card - FIRST_CLUE
    if FIRST_HIDEOUT <= card < JURISDICTION:
        return card - FIRST_HIDEOUT
    return -1


def deck_cards(players: int, basic: bool) -> list[int]:
    """The black-backed cards of a mode, in order."""
    outlaws = [FIRST_OUTLAW + number for number in range(OUTLAW_COUNT)]
    movement = list(range(WILD))
    if basic:
        return [*movement, *[WILD] * 6, *outlaws, *[PLAIN_AMBUSH] * 8, *[PLAIN_CAMP] * 8]
    cards = [*movement, *[WILD] * (3 if players == 2 else 6), *outlaws]
    cards += range(BORDER, JURISDICTION)
    if players > 2:
        cards += [JURISDICTION, JURISDICTION, CORRUPT]
    return cards
