"""Every choice of 3000 Scoundrels, and what can stand in its way."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    CARDS,
    HIGHEST_MARK,
    LEADERS,
    LOCATIONS,
    LOWEST_MARK,
    MARKS,
    SHEET,
    SLOT_NAMES,
    SPACES,
    STRATEGIES,
    TRAIT_COUNT,
    TRAIT_NAMES,
)
from cantina.kernel.choice import Choice, Pick, Plain, Reason, Universe
from cantina.kernel.native_types import i64


@final
class Play(Choice):
    """A poker card in a slot, face down."""

    def __init__(self, card: i64, slot: i64) -> None:
        name, place = CARD_NAMES[card], SLOT_NAMES[slot]
        super().__init__("play", f"play {name} {place}", {"poker": name, "slot": place})
        self.card: i64 = card
        self.slot: i64 = slot


@final
class Swap(Choice):
    """Exchanges what is on two spaces of the sheet."""

    def __init__(self, one: i64, two: i64) -> None:
        super().__init__("swap", f"swap {one + 1} {two + 1}", {"one": one + 1, "two": two + 1})
        self.one: i64 = one
        self.two: i64 = two


def _plain(text: str) -> Plain:
    return Plain(text.replace(" ", "-"), text, {})


def _traits(kind: str) -> list[Pick]:
    return [
        Pick(kind, f"{kind} {TRAIT_NAMES[at]}", {"trait": TRAIT_NAMES[at]}, at) for at in range(TRAIT_COUNT)
    ]


def _seats(kind: str) -> list[Pick]:
    return [Pick(kind, f"{kind} {seat + 1}", {"seat": seat}, seat) for seat in range(4)]


def _seat_cards(kind: str) -> list[Pick]:
    found: list[Pick] = []
    for seat in range(4):
        for slot, name in enumerate(SLOT_NAMES):
            text = f"{kind} {seat + 1} {name}"
            found.append(Pick(kind, text, {"seat": seat, "slot": name}, seat * CARDS + slot))
    return found


PASS: Final = _plain("pass")
YES: Final = _plain("yes")
NO: Final = _plain("no")

# Before the first turn.
TAKE_LEADERS: Final = [
    Pick("leader", f"leader {name}", {"leader": name}, at) for at, name in enumerate(LEADERS)
]
TAKE_STRATEGIES: Final = [
    Pick("strategy", f"strategy {card.name}", {"strategy": card.name}, at) for at, card in enumerate(STRATEGIES)
]

# The turn.
PLAYS: Final = [Play(card, slot) for card in range(CARDS) for slot in range(len(SLOT_NAMES))]
PLAY_OPEN: Final = _plain("play 0 open")
DISTRUST: Final = _plain("distrust")
USES: Final = _traits("use")
USE_LEADER: Final = _plain("use leader")
USE_STRATEGY: Final = _plain("use strategy")
HIRES: Final = _traits("hire")
RECRUITS: Final = _traits("recruit")
OFFICE: Final = _plain("office")
SELL: Final = _plain("sell")
BAIL_ONE: Final = _plain("bail 1")
BAIL_TWO: Final = _plain("bail 2")
BRIBE: Final = _plain("bribe")
DROPS: Final = _traits("drop")
SWAPS: Final = [Swap(one, two) for one in range(SHEET) for two in range(one + 1, SHEET)]
KEEP: Final = _plain("keep")

# Targets.
PICKS: Final = _traits("pick")
TARGETS: Final = _seats("target")
SAFE_SPOTS: Final = [
    Pick("safe", f"safe {name} {space + 1}", {"location": name, "space": space + 1}, at * SPACES + space)
    for at, name in enumerate(LOCATIONS)
    for space in range(SPACES)
]
UNUSED_SAFES: Final = [
    Pick("unused", f"unused {name}", {"location": name}, at) for at, name in enumerate(LOCATIONS)
]
ABANDONS: Final = [Pick("abandon", f"abandon {at + 1}", {"number": at + 1}, at) for at in range(4)]
NUMBERS: Final = [
    Pick("mark", f"mark {number}", {"number": number}, number)
    for number in range(LOWEST_MARK, HIGHEST_MARK + 1)
]
MOVES: Final = [Pick("move", f"move {at + 1}", {"number": at + 1}, at) for at in range(MARKS)]
FLIPS: Final = [
    Pick("flip", f"flip {seat + 1} {at + 1}", {"seat": seat, "number": at + 1}, seat * MARKS + at)
    for seat in range(4)
    for at in range(MARKS)
]
CARD_PICKS: Final = _seat_cards("card")
TAKE_MONEY: Final = _plain("take money")
TAKE_HENCHMAN: Final = _plain("take henchman")
GO_TO_JAIL: Final = _plain("go to jail")
LOSE_REPUTATION: Final = _plain("lose reputation")

UNIVERSE: Final = Universe(
    [
        *TAKE_LEADERS,
        *TAKE_STRATEGIES,
        *PLAYS,
        PLAY_OPEN,
        DISTRUST,
        *USES,
        USE_LEADER,
        USE_STRATEGY,
        *HIRES,
        *RECRUITS,
        OFFICE,
        SELL,
        BAIL_ONE,
        BAIL_TWO,
        BRIBE,
        *DROPS,
        *SWAPS,
        KEEP,
        *PICKS,
        *TARGETS,
        *SAFE_SPOTS,
        *UNUSED_SAFES,
        *ABANDONS,
        *NUMBERS,
        *MOVES,
        *FLIPS,
        *CARD_PICKS,
        TAKE_MONEY,
        TAKE_HENCHMAN,
        GO_TO_JAIL,
        LOSE_REPUTATION,
        YES,
        NO,
        PASS,
    ]
)

# What can stand in the way of a choice.
LEADER_TAKEN: Final = Reason("leader-taken", "SC-SET-8")
OTHER_LEADER: Final = Reason("other-leader", "SC-STRAT-1")
NOT_IN_HAND: Final = Reason("not-in-hand", "SC-PLAN-1")
SLOT_TAKEN: Final = Reason("slot-taken", "SC-PLAN-4")
NO_HONEST: Final = Reason("no-honest", "SC-PLAN-6")
NOT_YOURS: Final = Reason("not-yours", "SC-ABIL-1")
USED_UP: Final = Reason("used-up", "SC-ABIL-3")
NOT_NOW: Final = Reason("not-now", "SC-ABIL-1")
NOT_USABLE: Final = Reason("not-usable", "SC-FX-1")
CONDITION_NOT_MET: Final = Reason("condition-not-met", "SC-FX-1")
COST_NOT_MET: Final = Reason("cost-not-met", "SC-FX-1")
CANNOT_BE_USED: Final = Reason("cannot-be-used", "SC-FX-1")
NOT_PENDING: Final = Reason("not-pending", "SC-TRIG-1")
NO_LEADER_ABILITY: Final = Reason("no-leader-ability", "SC-DATA-6")
NO_STRATEGY: Final = Reason("no-strategy", "SC-STRAT-1")
NOT_IN_SALOON: Final = Reason("not-in-saloon", "SC-HIRE-1")
NOT_ON_TOP: Final = Reason("not-on-top", "SC-JOB-P16-1")
BEING_HIRED: Final = Reason("being-hired", "SC-HIRE-18")
HIRED_BEFORE: Final = Reason("hired-before", "SC-JOB-P16-8")
CANNOT_PAY: Final = Reason("cannot-pay", "SC-HIRE-1")
NO_RECRUITING: Final = Reason("no-recruiting", "SC-STR-S7-1")
NOT_RIGHTMOST: Final = Reason("not-rightmost", "SC-STR-S7-1")
TOO_FEW_IN_JAIL: Final = Reason("too-few-in-jail", "SC-OFF-6")
BAIL_TOO_DEAR: Final = Reason("bail-too-dear", "SC-OFF-6")
NOT_THE_LAST_DAY: Final = Reason("not-the-last-day", "SC-OFF-7")
BRIBE_TOO_DEAR: Final = Reason("bribe-too-dear", "SC-OFF-7")
NOT_ON_SHEET: Final = Reason("not-on-sheet", "SC-HIRE-4")
BOTH_EMPTY: Final = Reason("both-empty", "SC-HIRE-6")
NO_SUCH_SEAT: Final = Reason("no-such-seat", "SC-COMP-1")
NO_SAFE_THERE: Final = Reason("no-safe-there", "SC-CAP-5")
WRONG_LOCATION: Final = Reason("wrong-location", "SC-FX-5")
SAME_SAFE: Final = Reason("same-safe", "SC-JOB-N19-1")
NO_SUCH_LOOT: Final = Reason("no-such-loot", "SC-LIM-2")
NO_SUCH_MARK: Final = Reason("no-such-mark", "SC-MARK-4")
MARK_FIXED: Final = Reason("mark-fixed", "SC-MARK-6")
NO_MARK_THERE: Final = Reason("no-mark-there", "SC-JOB-P20-1")
NO_CARD_THERE: Final = Reason("no-card-there", "SC-JOB-P01-1")
NOT_A_TARGET: Final = Reason("not-a-target", "SC-FX-5")
NOT_RICHEST: Final = Reason("not-richest", "SC-JOB-P13-1")

REASONS: Final[tuple[tuple[str, str], ...]] = tuple(
    (reason.code, reason.rule) for reason in list(globals().values()) if isinstance(reason, Reason)
)
