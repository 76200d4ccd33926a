"""The numbers of Marshals that a match can change."""

from __future__ import annotations

from cantina.games.marshals.content import OUTLAW_COUNT, MarshalsNumbers
from cantina.kernel.numbers import GameNumbers, Number, attribute, entry


def _town_price(table: str, town: int) -> Number:
    return entry(
        table,
        town - 1,
        0,
        50,
        "designed",
        "MA-TOWN-7",
        f"number-{table.replace('_', '-')}",
        card=f"town-{town}",
    )


NUMBERS = GameNumbers(
    MarshalsNumbers,
    {
        **{
            f"bounty.{at + 1}": entry(
                "bounties", at, 0, 200, "designed", "MA-COMP-7", "number-bounty", card=f"outlaw-{at + 1}"
            )
            for at in range(OUTLAW_COUNT)
        },
        **{f"bullet.{town}": _town_price("bullet_price", town) for town in (1, 2)},
        **{f"provision.{town}": _town_price("provision_price", town) for town in (1, 2)},
        "cost.1": entry("shelter_cost", 0, 0, 6, "rulebook", "MA-COMP-9", "number-cost-low"),
        "cost.2": entry("shelter_cost", 1, 0, 6, "rulebook", "MA-COMP-9", "number-cost-high"),
        "fare": attribute("fare", 0, 50, "designed", "MA-TRAIN-5", "number-fare"),
        "bribe": attribute("bribe", 0, 200, "rulebook", "MA-CORR-7", "number-bribe"),
        "start.bullets": attribute("bullets", 0, 12, "rulebook", "MA-SETUP-6", "number-start-bullets"),
        "start.provisions": attribute("provisions", 0, 12, "rulebook", "MA-SETUP-6", "number-start-provisions"),
        "start.money": attribute("money", 0, 100, "rulebook", "MA-SETUP-6", "number-start-money"),
        "most.bullets": attribute("most_bullets", 0, 12, "designed", "MA-COMP-14", "number-most-bullets"),
        "most.provisions": attribute(
            "most_provisions", 0, 12, "designed", "MA-COMP-14", "number-most-provisions"
        ),
    },
)
