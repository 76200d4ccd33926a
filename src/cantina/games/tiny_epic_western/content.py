"""Cards, mats and numbers of Tiny Epic Western (section 1 of the rules), with their provenance.

Provenance: `rulebook` stated there; `public` seen in public photographs of the English edition;
`designed` an original substitute. An owner of the game can correct a row here; it stands nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cantina.kernel.native_types import i64, vec

if TYPE_CHECKING:
    from cantina.kernel.provenance import Provenance

# Influence (section 7). ANY_TYPE stands for X: a type the player chooses.
MONEY: Final = 0
LAW: Final = 1
FORCE: Final = 2
ANY_TYPE: Final = 3
INFLUENCE: Final[tuple[str, ...]] = ("money", "law", "force")
MOST_INFLUENCE: Final = 6
START_INFLUENCE: Final = 1

# Businesses and their track (Table 5b): level 0 is the start corner, level 3 the 1st position.
MINING: Final = 0
RAIL: Final = 1
WAGON: Final = 2
BUSINESSES: Final[tuple[str, ...]] = ("mining", "rail", "wagon")
CAPACITY: Final[list[i64]] = [3, 3, 2, 1]
"""How many tokens each level holds (rulebook)."""
MAJORITY: Final[list[i64]] = [0, 2, 3, 5]
MINORITY: Final[list[i64]] = [0, 1, 2, 3]
"""VP by level with 3 or 4 players (public)."""
SMALL_MAJORITY: Final[list[i64]] = [0, 1, 2, 3]
"""VP by level on the side for 1 or 2 players, where there is no minority (public)."""

# Poker cards (Table 1, public): suit * 5 + value - 1, the suits in ascending rank.
STEER: Final = 0
HORSESHOE: Final = 1
TEEPEE: Final = 2
HAT: Final = 3
SUITS: Final[tuple[str, ...]] = ("steer", "horseshoe", "teepee", "hat")
VALUE_COUNT: Final = 5
POKER_COUNT: Final = 20
POKER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{suit}-{value}" for suit in SUITS for value in range(1, VALUE_COUNT + 1)
)

# Mats (Table 3), by their usual place around the ring.
TOWN_HALL: Final = 0
BANK: Final = 1
COURTHOUSE: Final = 2
SHERIFF: Final = 3
HIDEOUT: Final = 4
SALOON: Final = 5
MATS: Final[tuple[str, ...]] = ("town-hall", "bank", "courthouse", "sheriff", "hideout", "saloon")
MAT_COUNT: Final = 6
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "green", "red")
COLOUR_MATS: Final[tuple[int, ...]] = (BANK, COURTHOUSE, HIDEOUT, SALOON)
COLOUR_BY_MAT: Final[tuple[str, ...]] = ("", "yellow", "blue", "", "green", "red")
"""The colour of each mat."""

# What building mats give (Table 4, public; the dull Bank is designed after the other three).
SPOT_GIVES: Final[tuple[int, ...]] = (ANY_TYPE, LAW, FORCE, ANY_TYPE, MONEY, ANY_TYPE)
"""By mat: the type of its influence spot, and of the porch of its dull side."""
POT_GIVES: Final[tuple[int, ...]] = (ANY_TYPE, MONEY, LAW, ANY_TYPE, FORCE, ANY_TYPE)
"""By mat: the type of its Winner's Pot; the Sheriff's Office has its own (rulebook, amounts public)."""

# Placement spots: mat * 4 + one of these.
PORCH: Final = 0
INFLUENCE_SPOT: Final = 1
"""The influence spot of a coloured mat."""
NUMBER: Final = 1
SUIT: Final = 2
LEFTOVER: Final = 3
"""Spots of the Sheriff's Office beside its porch."""
SPOT_COUNT: Final = MAT_COUNT * 4
SPOT_NAMES: Final[tuple[str, ...]] = ("porch", "influence")
SHERIFF_SPOTS: Final[tuple[str, ...]] = ("porch", "number", "suit", "leftover")
NUMBER_SPOT: Final = SHERIFF * 4 + NUMBER
SUIT_SPOT: Final = SHERIFF * 4 + SUIT
LEFTOVER_SPOT: Final = SHERIFF * 4 + LEFTOVER

# Options of a spot that has two.
LEFT: Final = 0
RIGHT: Final = 1

# Bosses (Table 6). Rows 6 to 8 have designed abilities; their names are public.
BANKER: Final = 0
COWGIRL: Final = 1
GAMBLER: Final = 2
RANCHER: Final = 3
SCOUT: Final = 4
OUTLAW: Final = 5
CHIEF: Final = 6
LAWMAN: Final = 7
BOSSES: Final[tuple[str, ...]] = (
    "banker",
    "cowgirl",
    "gambler",
    "rancher",
    "scout",
    "outlaw",
    "chief",
    "lawman",
)
BOSS_SOURCES: Final[tuple[Provenance, ...]] = (*("public",) * 5, *("designed",) * 3)
"""By boss: the provenance of its ability."""

# Hands (Table 2, public), best last.
HAND_RANKS: Final[tuple[str, ...]] = ("", "high", "pair", "straight", "flush", "three", "straight-flush")

GAP_COUNT: Final = 6
ROUNDS: Final = 6
GUNMEN_PER_SIDE: Final = 3
CARDS_DEALT: Final = 2
MORE_CARDS_DEALT: Final = 3
SCOUT_LIMIT: Final = 5
MOST_PER_BOSS: Final[list[i64]] = [2, 2, 0, 0, 0, 2, 2, 0]
"""By boss: the most it gains at once (Banker, Cowgirl, Chief) or in a round (Outlaw)."""
MOST_PER_PROPERTY: Final = 3
"""The most that a property which counts cards or symbols gives."""
WANTED_VP: Final = 2


DIFFICULTIES: Final[tuple[str, ...]] = ("apprentice", "beginner", "medium", "hard", "epic")
"""Solo: each gives the Rival one property more than the one before (rulebook)."""

# When a property works (section 1.5).
INSTANT: Final = 0
RESOLUTION: Final = 1
PHASE_FOUR: Final = 2
TIMINGS: Final[tuple[str, ...]] = ("instant", "resolution", "phase-four")

# The vocabulary of property effects (section 11.2).
GAIN_VP: Final = 0
DISCOUNT: Final = 1
COUNT_SUIT: Final = 2
CONVERT: Final = 3
GAIN_PER_SYMBOL: Final = 4
GAIN_EACH: Final = 5
CHURCH: Final = 6
AUCTION: Final = 7
BARBER: Final = 8
CENTRAL_BANK: Final = 9
DOCTOR: Final = 10
STAGECOACH: Final = 11
HOTEL: Final = 12
GRAVEYARD: Final = 13
OUTHOUSE: Final = 14
GAMING: Final = 15
POST_OFFICE: Final = 16
DEPOT: Final = 17


_P: Final = "public"
_R: Final = "ability rulebook, rest public"
_D: Final = "designed"


class Property:
    """One property card."""

    def __init__(
        self,
        name: str,
        timing: int,
        symbols: tuple[int, ...],
        vp: int,
        cost: tuple[int, int, int],
        effect: tuple[int, ...],
        source: str,
    ) -> None:
        self.name = name
        self.timing = timing
        self.symbols = symbols
        """Businesses in the printed order, which matters to the solo Rival (TEW-SOLO-31)."""
        self.vp = vp
        self.cost = cost
        """Money, law, force."""
        self.effect = effect
        """A word of the vocabulary of effects and its parameters."""
        self.source = source
        """The provenance of its data."""
        self.designed = source == _D


PROPERTIES: Final[tuple[Property, ...]] = (
    Property("appraiser", PHASE_FOUR, (RAIL, MINING), 2, (1, 1, 2), (GAIN_VP, MONEY), _R),
    Property("army-outpost", PHASE_FOUR, (RAIL, MINING), 2, (0, 3, 1), (GAIN_VP, FORCE), _P),
    Property("auction-house", INSTANT, (WAGON, MINING), 2, (1, 2, 1), (AUCTION,), _P),
    Property("barber-shop", INSTANT, (WAGON, MINING), 2, (2, 1, 1), (BARBER,), _R),
    Property("blacksmith", RESOLUTION, (RAIL, MINING), 2, (1, 0, 3), (COUNT_SUIT, HORSESHOE), _P),
    Property("cattle-farm", RESOLUTION, (WAGON, RAIL), 2, (3, 1, 0), (COUNT_SUIT, STEER), _R),
    Property("central-bank", INSTANT, (MINING,), 4, (3, 3, 0), (CENTRAL_BANK,), _P),
    Property("collapsed-mine", PHASE_FOUR, (MINING, MINING, MINING), 1, (1, 2, 0), (DISCOUNT, MINING), _R),
    Property("doctors-office", INSTANT, (WAGON, MINING), 2, (2, 0, 2), (DOCTOR,), _P),
    Property("general-store", INSTANT, (WAGON, RAIL), 2, (4, 0, 0), (CONVERT, LAW, MONEY), _P),
    Property("grand-hotel", INSTANT, (WAGON,), 4, (3, 0, 3), (HOTEL,), _P),
    Property("graveyard", INSTANT, (WAGON, RAIL, MINING), 1, (1, 1, 1), (GRAVEYARD,), _R),
    Property("jail", INSTANT, (MINING, RAIL, WAGON), 1, (0, 1, 2), (CONVERT, LAW, FORCE), _P),
    Property("mansion", INSTANT, (RAIL, RAIL), 3, (3, 0, 2), (CONVERT, FORCE, MONEY), _P),
    Property("mayors-office", PHASE_FOUR, (MINING, MINING), 3, (1, 3, 1), (GAIN_VP, LAW), _P),
    Property("outhouse", INSTANT, (RAIL, RAIL, RAIL), 1, (1, 1, 1), (OUTHOUSE,), _P),
    Property("post-office", PHASE_FOUR, (WAGON, RAIL), 2, (2, 2, 0), (POST_OFFICE,), _P),
    Property("train-depot", PHASE_FOUR, (RAIL,), 4, (0, 3, 3), (DEPOT,), _D),
    Property("opera-house", RESOLUTION, (RAIL,), 4, (3, 3, 0), (GAIN_EACH,), _D),
    Property("gold-mine", INSTANT, (MINING,), 4, (0, 3, 3), (GAIN_PER_SYMBOL, MINING, MONEY), _D),
    Property("stagecoach-inn", INSTANT, (WAGON,), 4, (3, 0, 3), (STAGECOACH,), _D),
    Property("assay-office", INSTANT, (MINING, MINING), 3, (2, 3, 0), (CONVERT, MONEY, LAW), _D),
    Property("gunsmith", INSTANT, (WAGON, WAGON), 3, (0, 2, 3), (CONVERT, MONEY, FORCE), _D),
    Property("railway-company", PHASE_FOUR, (RAIL, RAIL), 3, (1, 1, 3), (DISCOUNT, RAIL), _D),
    Property("church", RESOLUTION, (WAGON, WAGON), 3, (0, 3, 2), (CHURCH,), _D),
    Property("wheelwright", PHASE_FOUR, (WAGON, WAGON, WAGON), 1, (1, 0, 2), (DISCOUNT, WAGON), _D),
    Property("gallows", INSTANT, (RAIL, MINING, WAGON), 1, (0, 2, 1), (CONVERT, FORCE, LAW), _D),
    Property("hatter", RESOLUTION, (WAGON, MINING), 2, (2, 2, 0), (COUNT_SUIT, HAT), _D),
    Property("trading-post", RESOLUTION, (RAIL, MINING), 2, (0, 1, 3), (COUNT_SUIT, TEEPEE), _D),
    Property("gaming-house", INSTANT, (WAGON, RAIL), 2, (3, 0, 1), (GAMING,), _D),
)
PROPERTY_COUNT: Final = 30
PROPERTY_NAMES: Final[tuple[str, ...]] = tuple(card.name for card in PROPERTIES)

# The same in flat tables, as the rules read them.
TIMING: Final[vec[i64]] = vec[i64]([card.timing for card in PROPERTIES])
EFFECT: Final[vec[i64]] = vec[i64]([card.effect[0] for card in PROPERTIES])
EFFECT_SUBJECT: Final[vec[i64]] = vec[i64](
    [card.effect[1] if len(card.effect) > 1 else -1 for card in PROPERTIES]
)
"""By card: the type its effect pays or gains, or the business or suit it counts; -1: none."""
EFFECT_GAIN_TYPE: Final[vec[i64]] = vec[i64](
    [card.effect[2] if len(card.effect) > 2 else -1 for card in PROPERTIES]
)
"""By card: the type its effect gives, where that differs from the subject; -1: none."""
VP: Final[list[i64]] = [card.vp for card in PROPERTIES]
COST: Final[list[i64]] = [amount for card in PROPERTIES for amount in card.cost]
"""By card * 3 + type."""
SYMBOLS: Final[list[i64]] = [card.symbols.count(b) for card in PROPERTIES for b in (MINING, RAIL, WAGON)]
"""How often each business is printed, by card * 3 + business."""


class WesternNumbers:
    """The amounts of a match: those of the game, unless its set of numbers changes them."""

    def __init__(self) -> None:
        self.vp: list[i64] = VP[:]
        self.cost: vec[i64] = vec[i64](COST)
        """By card * 3 + type."""
        self.symbols: vec[i64] = vec[i64](SYMBOLS)
        """By card * 3 + business."""
        self.majority: list[i64] = MAJORITY[:]
        self.minority: list[i64] = MINORITY[:]
        self.small_majority: list[i64] = SMALL_MAJORITY[:]
        """By level."""
        self.most_per_boss: list[i64] = MOST_PER_BOSS[:]
        self.start: i64 = START_INFLUENCE
        self.most: i64 = MOST_INFLUENCE
        self.scout: i64 = SCOUT_LIMIT
        self.card: i64 = MOST_PER_PROPERTY
        self.wanted: i64 = WANTED_VP
        self.business_pay: list[float] = []
        """What `evaluation` works out from them, once it has."""

    def symbols_from_the_left(self, card: i64) -> list[int]:
        """The businesses on a card in printed order; those that only changed numbers put there come last."""
        order: list[int] = []
        for printed in PROPERTIES[card].symbols:
            if printed not in order:
                order.append(printed)
        for business in (MINING, RAIL, WAGON):
            if business not in order:
                order.append(business)
        found: list[int] = []
        for business in order:
            found += [business] * self.symbols[card * 3 + business]
        return found


def suit_of(card: i64) -> i64:
    return card // VALUE_COUNT


def value_of(card: i64) -> i64:
    return card % VALUE_COUNT + 1


def changed_poker_card(card: i64, spot: i64, option: i64) -> i64:
    """A poker card as an option of the Sheriff's Office changes it (TEW-SHER-1 to 5)."""
    if spot == NUMBER_SPOT:
        step: i64 = VALUE_COUNT - 1 if option == LEFT else 1
        return card // VALUE_COUNT * VALUE_COUNT + (card + step) % VALUE_COUNT
    return (card + (3 * VALUE_COUNT if option == LEFT else VALUE_COUNT)) % POKER_COUNT


def spot_name(spot: i64) -> str:
    """A spot's word: `bank influence`, `sheriff suit`."""
    mat, kind = spot // 4, spot % 4
    return f"{MATS[mat]} {SHERIFF_SPOTS[kind] if mat == SHERIFF else SPOT_NAMES[kind]}"


def spot_word(spot: i64) -> str:
    """The same as one word of the vocabulary: `bank-influence`."""
    return spot_name(spot).replace(" ", "-")
