"""The learning curves of a training: as an image, and as a page with its settings and all examinations."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cantina.kernel.game import Game
from cantina.lab.report_page import MARKERS, SERIES, ReportPage
from cantina.train.config import TrainingSettings
from cantina.train.examination import ExaminationResult

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class UpdatePoint(msgspec.Struct, frozen=True):
    """What an update reported."""

    update: int
    decisions: int
    entropy: float
    value_error: float
    clipped: float


def plot_examinations(axes: Axes, results: Sequence[ExaminationResult]) -> None:
    """Wins by the learner's decisions, with intervals."""
    bots = list(dict.fromkeys(result.bot for result in results))
    for bot, colour, marker in zip(bots, SERIES, MARKERS, strict=False):
        some = [result for result in results if result.bot == bot]
        decisions = [result.decisions / 1e6 for result in some]
        axes.plot(decisions, [100 * one.share for one in some], marker=marker, color=colour, label=bot)
        low, high = [100 * one.low for one in some], [100 * one.high for one in some]
        axes.fill_between(decisions, low, high, color=colour, alpha=0.18, linewidth=0)
    if results:
        axes.axhline(100 / results[0].players, color="black", linewidth=0.8, linestyle=":")
        axes.legend(loc="best", frameon=False)
    axes.set(xlabel="million decisions", ylabel="wins, % (95 % interval)", ylim=(0, 100))


def write_image(file: Path, game: Game, results: Sequence[ExaminationResult]) -> None:
    """The examinations as a PNG."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    plot_examinations(axes, results)
    axes.set_title(f"{game.meta.title['en']}: alone against copies of another bot")
    figure.savefig(file, dpi=110)
    pyplot.close(figure)


def write_page(
    file: Path,
    game: Game,
    settings: TrainingSettings,
    seed: int,
    results: Sequence[ExaminationResult],
    updates: Sequence[UpdatePoint],
) -> None:
    """A page with the curves, the examinations and the settings."""
    page = ReportPage(f"{game.meta.title['en']}: training", "en", game.meta.accent)
    page.heading("Examinations")
    page.figure(
        "Wins alone against copies of another bot; the dotted line is an equal share.",
        "; ".join(f"{one.bot} after {one.update} updates: {one.share:.0%}" for one in results),
        lambda axes: plot_examinations(axes, results),
    )
    page.table(
        "All examinations",
        ("after", "against", "players", "matches", "wins", "95 % interval", "minutes of training"),
        [
            (
                "demonstrations" if one.update == 0 else f"{one.update} updates",
                one.bot,
                str(one.players),
                str(one.matches),
                f"{one.share:.1%}",
                f"{one.low:.1%} to {one.high:.1%}",
                f"{one.seconds / 60:.1f}",
            )
            for one in results
        ],
    )
    if updates:
        page.heading("Updates")
        for name, caption in (
            ("entropy", "The entropy of the policy where there is a choice."),
            ("value_error", "The mean squared error of the value."),
            ("clipped", "The share of choices whose probability changed as much as it may."),
        ):

            def plot(axes: Axes, name: str = name) -> None:
                axes.plot([one.update for one in updates], [getattr(one, name) for one in updates])
                axes.set_xlabel("updates")

            page.figure(caption, caption, plot, height=2.2)
    page.heading("Settings")
    page.text(f"Seed {seed}.")
    page.code(msgspec.json.format(msgspec.json.encode(settings), indent=2).decode())
    file.write_text(page.html(), encoding="utf-8")
