"""Cards and components of Colt Express, as data with their provenance.

Provenance: `rulebook` is the printed rulebook; `public` is what several public transcriptions and scans
of the printed components agree on. Nothing here is designed by us.
"""

from __future__ import annotations

from typing import Final, final

from cantina.kernel.native_types import i64, vec

# Characters (CE-DATA-2, rulebook). A bandit is identified by the number of its character.
GHOST: Final = 0
DOC: Final = 1
TUCO: Final = 2
DJANGO: Final = 3
BELLE: Final = 4
CHEYENNE: Final = 5
CHARACTERS: Final[tuple[str, ...]] = ("ghost", "doc", "tuco", "django", "belle", "cheyenne")
DEALT_FIRST: Final[tuple[int, ...]] = (GHOST, DOC, BELLE)
"""The three that are dealt one to each player when everybody plays two bandits (CE-TWO-2)."""

# Action cards (CE-DATA-3, rulebook). A card's number is character * 6 + kind.
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
PUNCH: Final = 3
ROBBERY: Final = 4
MARSHAL: Final = 5
ACTION_KINDS: Final[tuple[str, ...]] = ("move", "floor", "fire", "punch", "robbery", "marshal")
ACTION_COPIES: Final[tuple[int, ...]] = (2, 2, 2, 1, 2, 1)

# Bullet cards (CE-DATA-4 and 5, rulebook): 36 + the shooter's character, or 42 for a neutral one.
FIRST_BULLET: Final = 36
NEUTRAL_BULLET: Final = 42
BULLETS_EACH: Final = 6
NEUTRAL_BULLETS: Final = 13

# Loot (CE-DATA-6 and 10 to 17). Purse values: public; jewels and strongboxes: rulebook.
START_PURSE: Final = 250
PURSES: Final[list[i64]] = [*[START_PURSE] * 8, 300, 300, 350, 350, 400, 400, 450, 450, 500, 500]
"""By purse, as printed. Every bandit starts with one of the first eight."""
JEWELS: Final = 6
JEWEL_VALUE: Final = 500
STRONGBOXES: Final = 2
STRONGBOX_VALUE: Final = 1000
RANSOM: Final = 250
GUNSLINGER_PRIZE: Final = 1000
LOOT_KINDS: Final[tuple[str, ...]] = ("purse", "jewel", "strongbox")


class ColtNumbers:
    """The values of loot and prizes of a match: those printed, unless its set of numbers changes them."""

    def __init__(self) -> None:
        self.purses: list[i64] = PURSES[:]
        """By purse."""
        self.jewel: i64 = JEWEL_VALUE
        self.strongbox: i64 = STRONGBOX_VALUE
        self.ransom: i64 = RANSOM
        self.gunslinger: i64 = GUNSLINGER_PRIZE


# Cars: purses and jewels printed on the floor (CE-DATA-21 to 26, public).
CARS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 3), (3, 0), (3, 1), (4, 1))
CAR_NAMES: Final[tuple[str, ...]] = ("v1", "v2", "v3", "v4", "v5", "v6")

# Turns of a round card (CE-DATA-30 to 33, rulebook).
STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURN_KINDS: Final[tuple[str, ...]] = ("standard", "tunnel", "speeding-up", "switching")

# Events of round cards (rulebook).
NO_EVENT: Final = 0
ANGRY_MARSHAL: Final = 1
SWIVEL_ARM: Final = 2
BRAKING: Final = 3
TAKE_IT_ALL: Final = 4
REBELLION: Final = 5
REVENGE: Final = 6
PICKPOCKETING: Final = 7
HOSTAGE: Final = 8
ROUND_EVENTS: Final[tuple[str, ...]] = (
    "none",
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "rebellion",
    "revenge",
    "pickpocketing",
    "hostage",
)

_S, _T, _X, _R = STANDARD, TUNNEL, SPEEDING_UP, SWITCHING


@final
class RoundCard:
    """A round card: its turns in printed order and the event at the end of its round."""

    def __init__(self, name: str, turns: tuple[int, ...], event: i64) -> None:
        self.name = name
        self.turns: vec[i64] = vec[i64](turns)
        self.event: i64 = event


# Round cards (CE-DATA-40 to 46 and CE-DATA-50 to 52, public: scans of the printed cards).
ROUND_CARDS: Final[list[RoundCard]] = [
    # 2 to 4 players
    RoundCard("angry", (_S, _S, _T, _R), ANGRY_MARSHAL),
    RoundCard("swivel", (_S, _T, _S, _S), SWIVEL_ARM),
    RoundCard("braking", (_S, _S, _S, _S), BRAKING),
    RoundCard("takeall", (_S, _T, _X, _S), TAKE_IT_ALL),
    RoundCard("rebellion", (_S, _S, _T, _S, _S), REBELLION),
    RoundCard("bridge", (_S, _X, _S), NO_EVENT),
    RoundCard("cave", (_S, _T, _S, _T, _S), NO_EVENT),
    # 5 and 6 players
    RoundCard("angry", (_S, _S, _R), ANGRY_MARSHAL),
    RoundCard("swivel", (_S, _T, _S), SWIVEL_ARM),
    RoundCard("braking", (_S, _T, _S, _S), BRAKING),
    RoundCard("takeall", (_S, _X, _R), TAKE_IT_ALL),
    RoundCard("rebellion", (_S, _T, _S, _R), REBELLION),
    RoundCard("bridge", (_S, _X), NO_EVENT),
    RoundCard("cave", (_S, _T, _S, _T), NO_EVENT),
    # stations, for any number of players
    RoundCard("st_revenge", (_S, _S, _T, _S), REVENGE),
    RoundCard("st_pickpocket", (_S, _S, _T, _S), PICKPOCKETING),
    RoundCard("st_hostage", (_S, _S, _T, _S), HOSTAGE),
]
MOST_TURNS: Final = 5
TURNS: Final[vec[i64]] = vec[i64](
    [turn for card in ROUND_CARDS for turn in [*card.turns, *[STANDARD] * (MOST_TURNS - len(card.turns))]]
)
"""The turns of all round cards, so many places for each: the rules look them up for every action."""
TURN_COUNTS: Final[vec[i64]] = vec[i64]([len(card.turns) for card in ROUND_CARDS])
ROUND_CARD_SET_SIZE: Final = 7
FIRST_STATION: Final = 14
ROUNDS: Final = 5

# Places where loot can be: a location (unit * 2 + floor: 0 inside, 1 roof), a bandit's sheet
# (FIRST_SHEET + character), or out of play.
FIRST_SHEET: Final = 14
OUT_OF_PLAY: Final = 20
PLACE_COUNT: Final = 20


def place_name(place: int) -> str:
    """A location in the notation of the rules: `3i`, `0r`."""
    return f"{place >> 1}{'r' if place & 1 else 'i'}"


def card_name(card: int) -> str:
    """An action card by its kind, a bullet by its colour."""
    if card < FIRST_BULLET:
        return ACTION_KINDS[card % 6]
    return "bullet-neutral" if card == NEUTRAL_BULLET else f"bullet-{CHARACTERS[card - FIRST_BULLET]}"
