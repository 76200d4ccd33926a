"""A bot's analysis of a decision as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from cantina.bots import Estimate, Explanation
from cantina.cli import console
from cantina.kernel.game import Game
from cantina.localization import Localizer

BAR_WIDTH = 20
"""The width of the bar for a probability of 1."""


def percent(value: float) -> int:
    return round(100 * value)


def points(value: float) -> str:
    """A change of a probability, in percentage points, with its sign."""
    return f"{percent(value):+d}".replace("-", "−") if percent(value) else "0"


def show_estimates(
    game: Game, estimates: Sequence[Estimate], best: int, localizer: Localizer, chosen: int | None = None
) -> None:
    """Shows every choice with its probability to win; the best one and the one made are marked."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column(localizer.format("hint-choice"), overflow="fold")
    table.add_column(localizer.format("hint-chance"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(localizer.format("hint-visits"), justify="right")
    for row, estimate in enumerate(estimates, start=1):
        marks = [
            localizer.format("hint-best") if estimate.choice == best else "",
            localizer.format("hint-chosen") if estimate.choice == chosen else "",
        ]
        words = " ".join(filter(None, [localizer.choice(game.choices[estimate.choice]), *marks]))
        chance = localizer.format("hint-value", value=percent(estimate.value), error=percent(estimate.error))
        if estimate.visits == 0:
            chance = localizer.format("hint-unknown")
        bar = "█" * round(BAR_WIDTH * estimate.value) if estimate.visits else ""
        style = "bold" if estimate.choice == best else None
        table.add_row(f"{row}.", words, chance, bar.ljust(BAR_WIDTH, "·"), str(estimate.visits), style=style)
    console.write(table)


def show_explanation(game: Game, why: Explanation, seat: int, localizer: Localizer) -> None:
    """Shows what tends to happen after the best choice and after another one."""
    names = {number: localizer.choice(game.choices[number]) for number in (why.best, why.other)}
    console.write(localizer.format("why-title"), style="bold")
    if not why.futures:
        nothing = localizer.format(
            "why-nothing", worlds=why.worlds, choice=names[why.best], instead=names[why.other]
        )
        console.write(f"  {nothing}")
        return
    for number, name in names.items():
        futures = [future for future in why.futures if future.choice == number]
        if futures:
            console.write(f"  {localizer.format('why-after', choice=name)}")
        for future in futures:
            sentence = localizer.format(
                "why-future",
                count=future.count,
                worlds=why.worlds,
                rarer=future.other_count,
                told=localizer.event(future.event, seat),
            )
            console.write(f"    {sentence}")
    console.write(f"  {localizer.format('why-note', worlds=why.worlds)}", style="dim")
