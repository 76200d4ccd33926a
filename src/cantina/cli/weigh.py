"""What a bot thinks of a decision, as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from cantina.bots import Estimate
from cantina.cli import console
from cantina.kernel.game import Game
from cantina.tell import Teller

BAR = 20
"""How wide a certain win is drawn."""


def percent(value: float) -> int:
    return round(100 * value)


def points(value: float) -> str:
    """A change of a chance, in percentage points, with its sign."""
    return f"{percent(value):+d}".replace("-", "−") if percent(value) else "0"


def show_estimates(
    game: Game, estimates: Sequence[Estimate], best: int, say: Teller, chosen: int | None = None
) -> None:
    """Every choice with its chance to win; the best one has a star, the one made an arrow."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column(say.say("hint-choice"), overflow="fold")
    table.add_column(say.say("hint-chance"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(say.say("hint-visits"), justify="right")
    for number, one in enumerate(estimates, start=1):
        marks = [
            say.say("hint-best") if one.choice == best else "",
            say.say("hint-chosen") if one.choice == chosen else "",
        ]
        words = " ".join(filter(None, [say.choice(game.choices[one.choice]), *marks]))
        chance = say.say("hint-value", value=percent(one.value), error=percent(one.error))
        if one.visits == 0:
            chance = say.say("hint-unknown")
        bar = "█" * round(BAR * one.value) if one.visits else ""
        style = "bold" if one.choice == best else None
        table.add_row(f"{number}.", words, chance, bar.ljust(BAR, "·"), str(one.visits), style=style)
    console.show(table)
