"""Win shares of cards, and cards that hardly ever do anything."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from cantina.lab.balance.counts import CardCounts, MatchCounts
from cantina.lab.balance.wins import WinShare, ranked, win_share
from cantina.lab.intervals import IntervalEstimate, share_estimate, share_upper_bound

CARD_ROLES: Final = ("owned", "used", "left", "seen")
"""What seats have to do with a card: see CardCounts."""
DEAD_BELOW: Final = 0.05
"""A card is dead when it is taken, or used by its owners, less often than this with 95 % confidence."""
MIN_CASES: Final = 20
"""With fewer cases, a card is not called dead."""


class CardReport(msgspec.Struct, frozen=True):
    """One card: win shares by role, and how often it was taken when it could be."""

    name: str
    roles: dict[str, WinShare] = msgspec.field(name="ways")
    offered: int
    taken: IntervalEstimate | None


class DeadCard(msgspec.Struct, frozen=True):
    """A card that hardly ever does anything."""

    kind: str
    name: str
    reason: str = msgspec.field(name="why")
    """`never`: it never turned up; `untaken`: few seats took it that could; `unused`: few owners used it."""
    cases: int = msgspec.field(name="of")
    times: int
    upper_bound: float = msgspec.field(name="most")
    """With 95 % confidence, the share is below this."""


def card_reports(counts: MatchCounts) -> dict[str, list[CardReport]]:
    """By kind, all its cards, the best first."""
    found: dict[str, list[CardReport]] = {}
    for kind, names in counts.card_names.items():
        cards = {name: counts.cards.get(kind, {}).get(name, CardCounts()) for name in names}
        shares = {role: _win_shares(cards, role) for role in CARD_ROLES}
        reports = [
            CardReport(
                name,
                {role: shares[role][name] for role in CARD_ROLES if name in shares[role]},
                card.offered,
                share_estimate(card.taken, card.offered) if card.offered else None,
            )
            for name, card in cards.items()
        ]
        found[kind] = sorted(reports, key=lambda report: -_first_lift(report))
    return found


def _win_shares(cards: dict[str, CardCounts], role: str) -> dict[str, WinShare]:
    """The win shares of all cards that some seat had this role with, by name."""
    shares = ranked(
        win_share(name, getattr(card, role)) for name, card in cards.items() if getattr(card, role).times
    )
    return {share.name: share for share in shares}


def _first_lift(report: CardReport) -> float:
    first = next((report.roles[role] for role in CARD_ROLES if role in report.roles), None)
    return -math.inf if first is None else first.lift.value


def main_role(reports: Sequence[CardReport]) -> str:
    """The first role that seats have with cards of a kind."""
    return next((role for role in CARD_ROLES if any(role in report.roles for report in reports)), CARD_ROLES[0])


def dead_cards(counts: MatchCounts) -> list[DeadCard]:
    """All cards that hardly ever do anything."""
    found: list[DeadCard] = []
    for kind, names in counts.card_names.items():
        cards = counts.cards.get(kind, {})
        for name in names:
            card = cards.get(name, CardCounts())
            if card.matches == 0 and card.offered == 0:
                bound = share_upper_bound(0, counts.matches)
                found.append(DeadCard(kind, name, "never", counts.matches, 0, bound))
            # Cards that are never offered and never used are not meant to be used, such as trophies.
            usable = bool(card.offered or card.used.times)
            for reason, cases, times in (
                ("untaken", card.offered, card.taken),
                ("unused", card.owners if usable else 0, card.users),
            ):
                if cases < MIN_CASES or times / cases >= DEAD_BELOW:
                    continue
                if (bound := share_upper_bound(times, cases)) < DEAD_BELOW:
                    found.append(DeadCard(kind, name, reason, cases, times, bound))
    return found
