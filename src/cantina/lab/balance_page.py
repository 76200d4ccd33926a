"""The report of a balance run as a page."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from cantina.lab.balance import BOTS
from cantina.lab.findings import (
    DEAD,
    RESULTS,
    WAYS,
    CardFinding,
    Difference,
    Figure,
    Findings,
    Win,
    main_way,
)
from cantina.lab.page import BRASS, FADED, INK, MARKS, SERIES, SIGNAL, SKY, Page
from cantina.tell import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ACCENTS: Final = {"colt-express": "signal", "marshals": "sage", "scoundrels": "sky"}
MANY: Final = 12
"""So many of the best and of the worst fit a figure."""
NAMED: Final = 5
"""Twice as many are named in a cloud of dots."""
CLEAR: Final = " ★"
HATCHES: Final = ("", "//", "..", "xx", "--", "++")
"""Beside colour, what tells numbers of players apart."""


class Words:
    """Figures and names in the reader's language."""

    def __init__(self, say: Teller, narrow: bool = False) -> None:
        self.say = say
        self._narrow = narrow
        """Intervals are written in short, by their longer half."""

    def __call__(self, message: str, **args: object) -> str:
        return self.say.say(f"balance-{message}", **args)

    def kind(self, kind: str) -> str:
        message = f"tally-{kind}"
        return self.say.say(message) if self.say.has(message) else kind

    def name(self, kind: str, name: str) -> str:
        text = self.say.label(kind, name)
        return text[:1].upper() + text[1:]

    def interval(self, figure: Figure, factor: float = 1, unit: str = "", sign: str = "") -> str:
        """A value with its interval."""
        form = f"{{:{sign}.1f}}"
        # The sum turns a negative zero into a plain one.
        value, low, high = (factor * one + 0.0 for one in (figure.value, figure.low, figure.high))
        middle = form.format(value) + unit
        if math.isinf(low) or math.isinf(high):
            return middle
        if self._narrow:
            return f"{middle} ±{max(high - value, value - low):.1f}"
        return self("interval", value=middle, low=form.format(low), high=form.format(high))

    def percent(self, figure: Figure) -> str:
        return self.interval(figure, 100, " %")

    def points(self, figure: Figure) -> str:
        """A difference of shares, in percentage points."""
        return self.interval(figure, 100, sign="+")

    def lift(self, win: Win) -> str:
        return self.points(win.lift) + (CLEAR if win.clear else "")

    def share(self, win: Win) -> str:
        return f"{100 * win.share:.1f} %"

    def measure(self, name: str, figure: Figure) -> str:
        return self.percent(figure) if name == "shared" else self.interval(figure)

    def change(self, one: Difference, share: bool) -> tuple[str, str, str]:
        """Before, after, and the change."""
        if share:
            return f"{100 * one.before:.1f} %", f"{100 * one.after:.1f} %", self.points(one.change) + clear(one)
        return f"{one.before:.1f}", f"{one.after:.1f}", self.interval(one.change, sign="+") + clear(one)

    def source(self, name: str) -> str:
        text = self("luck-bots") if name == BOTS else self.say.say(f"stream-{name}")
        return text[:1].upper() + text[1:]

    def ending(self, name: str) -> str:
        return self.say.say(f"ending-{name}")

    def decision(self, kind: str) -> str:
        text = self.say.decision(kind)
        return text[:1].upper() + text[1:]

    def run(self, found: Findings) -> str:
        """What was played, in a sentence."""
        return self(
            "run",
            matches=found.matches,
            players=self.say.list([str(players) for players in found.players]),
            bots=", ".join(found.bots),
            seed=str(found.seed),
        )

    def numbers(self, found: Findings) -> str:
        assert found.change is not None
        return ", ".join(f"{name} {one} → {two}" for name, (one, two) in found.change.numbers.items())


def clear(one: Difference) -> str:
    """A star where the interval leaves no change out."""
    return CLEAR if one.change.low > 0 or one.change.high < 0 else ""


def page(found: Findings, say: Teller, command: str = "") -> str:
    """The whole report as HTML."""
    assert say.game is not None
    words = Words(say)
    title = words("title", game=say.game.meta.title[say.language])
    out = Page(title, say.language, ACCENTS.get(found.game, "brass"))
    out.text(words.run(found))
    if found.options:
        options = ", ".join(f"{name}={value}" for name, value in found.options.items())
        out.text(words("settings", options=options))
    if command:
        out.code(command)
    out.text(words("read"), faded=True)
    if found.change is not None:
        _change(out, words, found)
    _seats(out, words, found)
    _tables(out, words, found)
    for kind, wins in found.labels.items():
        out.heading(words("by", what=words.kind(kind)))
        _wins(out, words, kind, wins)
    for kind, rows in found.cards.items():
        _cards(out, words, kind, rows)
    _dead(out, words, found)
    _endings(out, words, found)
    _lengths(out, words, found)
    _leads(out, words, found)
    _choices(out, words, found)
    _options(out, words, found)
    _luck(out, words, found)
    return out.html()


def _seats(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("seats"))
    for players, wins in found.seats.items():
        of = words("seats-of", players=players)
        rows = [(words.say.seat(at), win.share, around(win).interval) for at, win in enumerate(wins)]
        out.whiskers(of, of, words("seats-axis"), rows, (wins[0].fair, words("fair")), percent=True)


def around(win: Win) -> Figure:
    """The interval of a share, from that of its distance to the fair one."""
    return Figure(win.share, win.fair + win.lift.low, win.fair + win.lift.high)


def _tables(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("tables"))
    names = list(found.tables[0].measures)
    head = [words("players"), words("matches"), *(words(f"measure-{name}") for name in names)]
    rows = [
        [
            str(table.players),
            str(table.matches),
            *(words.measure(name, table.measures[name]) for name in names),
        ]
        for table in found.tables
    ]
    out.table(words("tables"), head, rows)


def _wins(out: Page, words: Words, kind: str, wins: Sequence[Win]) -> None:
    caption = words("by", what=words.kind(kind))
    _lifts(out, words, caption, kind, wins)
    head = [words.kind(kind), words("times"), words("share"), words("lift"), words("score")]
    rows = [
        [words.name(kind, win.name), f"{win.times:.0f}", words.share(win), words.lift(win), f"{win.score:.1f}"]
        for win in wins
    ]
    out.table(caption, head, rows)


def _lifts(
    out: Page, words: Words, caption: str, kind: str, wins: Sequence[Win], kind_of_card: bool = False
) -> None:
    """The best and the worst, as dots with whiskers."""
    shown = wins if len(wins) <= 2 * MANY else [*wins[:MANY], *wins[-MANY:]]
    rows = [(words.name(kind, win.name), win.lift.value, win.lift.interval) for win in shown]
    if rows:
        mark = (wins[0].usual, words("usual" if kind_of_card else "fair"))
        out.whiskers(caption, caption, words("lift-axis"), rows, mark, percent=True)


def _cards(out: Page, words: Words, kind: str, rows: Sequence[CardFinding]) -> None:
    what = words.kind(kind)
    out.heading(words("cards", what=what))
    way = main_way(rows)
    wins = sorted((row.ways[way] for row in rows if way in row.ways), key=lambda win: -win.lift.value)
    if way == "seen":
        _seen(out, words, kind, wins)
        return
    caption = f"{words('cards-most', what=what)} · {words(f'way-{way}')}"
    _lifts(out, words, caption, kind, wins, kind_of_card=True)
    _map(out, words, kind, rows, way)
    out.text(words("cards-note"), faded=True)
    ways = [one for one in WAYS if any(one in row.ways for row in rows)]
    taken = any(row.taken for row in rows)
    head = [what, words("times"), *(words(f"way-{one}") for one in ways)]
    head += [words("taken")] if taken else []
    table: list[list[str]] = []
    for row in rows:
        first = row.ways.get(way)
        cells = [words.name(kind, row.name), f"{first.times:.0f}" if first else "0"]
        cells += [words.lift(row.ways[one]) if one in row.ways else "–" for one in ways]
        if taken:
            cells.append(words.percent(row.taken) if row.taken else "–")
        table.append(cells)
    out.table(f"{words('cards', what=what)} ({words('lift-axis')})", head, table)


def _seen(out: Page, words: Words, kind: str, wins: Sequence[Win]) -> None:
    """What lies open for all favours nobody; scores may still differ."""
    head = [words.kind(kind), words("times"), words("score")]
    rows = [[words.name(kind, win.name), f"{win.times:.0f}", f"{win.score:.1f}"] for win in wins]
    out.table(words("cards", what=words.kind(kind)), head, sorted(rows))


def _map(out: Page, words: Words, kind: str, rows: Sequence[CardFinding], way: str) -> None:
    """Every card by how often it is taken and how much it wins."""
    known = [
        (row.taken.value, row.ways[way].lift.value, words.name(kind, row.name))
        for row in rows
        if row.taken is not None and way in row.ways
    ]
    if len(known) < 3:
        return
    usual = next(row.ways[way].usual for row in rows if way in row.ways)
    named = _apart(known, usual)

    def draw(axes: Axes) -> None:
        axes.axhline(100 * usual, color=SIGNAL, linestyle="--", label=words("usual"))
        axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, 1.1))
        axes.scatter([100 * x for x, _, _ in known], [100 * y for _, y, _ in known], color=BRASS, edgecolor=INK)
        middle = sum(x for x, _, _ in known) / len(known)
        for x, y, name in named:
            right = x <= middle
            axes.annotate(
                name,
                (100 * x, 100 * y),
                xytext=(7 if right else -7, 0),
                textcoords="offset points",
                ha="left" if right else "right",
                va="center",
                fontsize=9,
            )
        axes.margins(x=0.2, y=0.1)
        axes.set_xlabel(words("taken-axis"))
        axes.set_ylabel(words("lift"))
        axes.grid()

    title = words("map", what=words.kind(kind))
    out.figure(f"{title}. {words('map-caption')}", title, draw, 4.6)


def _apart(known: Sequence[tuple[float, float, str]], usual: float) -> list[tuple[float, float, str]]:
    """The dots farthest from the usual whose names do not run into each other."""
    wide = max(x for x, _, _ in known) - min(x for x, _, _ in known) or 1.0
    high = max(y for _, y, _ in known) - min(y for _, y, _ in known) or 1.0
    named: list[tuple[float, float, str]] = []
    for x, y, name in sorted(known, key=lambda one: -abs(one[1] - usual)):
        if len(named) < 2 * NAMED and not any(
            abs(x - other) < 0.45 * wide and abs(y - beside) < 0.05 * high for other, beside, _ in named
        ):
            named.append((x, y, name))
    return named


def _dead(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("dead"))
    if not found.dead:
        out.text(words("none"))
        return
    out.text(words("dead-note", share=f"{100 * DEAD:.0f} %"), faded=True)
    head = [words(f"dead-{name}") for name in ("card", "why", "times", "of", "most")]
    out.table(words("dead"), head, dead_rows(words, found))


def dead_rows(words: Words, found: Findings) -> list[list[str]]:
    return [
        [
            f"{words.name(card.kind, card.name)} ({words.kind(card.kind)})",
            words(f"dead-why-{card.why}"),
            str(card.times),
            str(card.of),
            f"{100 * card.most:.1f} %",
        ]
        for card in found.dead
    ]


def _endings(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("endings"))
    rows = [(words.ending(part.name), part.share.value, part.share.interval) for part in found.endings]
    if len(rows) > 1:
        out.whiskers(words("endings"), words("endings"), words("part") + ", %", rows, percent=True)
    head = [words("ending"), words("matches"), words("part")]
    table = [[words.ending(part.name), str(part.times), words.percent(part.share)] for part in found.endings]
    out.table(words("endings"), head, table)


def _lengths(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("lengths"))

    def draw(axes: Axes) -> None:
        below = [0] * len(found.lengths)
        for number, players in enumerate(found.players):
            some = [count.get(players, 0) for _, _, count in found.lengths]
            axes.bar(
                [low for low, _, _ in found.lengths],
                some,
                width=[high - low + 1 for low, high, _ in found.lengths],
                bottom=below,
                align="edge",
                color=SERIES[number],
                edgecolor=INK,
                hatch=HATCHES[number],
                label=words("seats-of", players=players),
            )
            below = [one + two for one, two in zip(below, some, strict=True)]
        axes.legend(frameon=False)
        axes.set_xlabel(words("lengths-axis"))
        axes.set_ylabel(words("lengths-count"))
        axes.grid(axis="y")

    out.figure(words("lengths"), words("lengths-axis"), draw)


def _leads(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("leads"))
    ahead = found.ahead
    if ahead is None:
        out.text(words("leads-none"), faded=True)
        return

    def draw(axes: Axes) -> None:
        when = [100 * at / len(ahead) for at in range(1, len(ahead) + 1)]
        axes.fill_between(
            when, [100 * one.low for one in ahead], [100 * one.high for one in ahead], color=SKY, alpha=0.3
        )
        axes.plot(when, [100 * one.value for one in ahead], "o-", color=INK)
        axes.set_ylim(0, 101)
        axes.set_xlabel(words("leads-axis"))
        axes.set_ylabel(words("leads-share"))
        axes.grid()

    out.figure(words("leads-caption"), words("leads-share"), draw)


def _choices(out: Page, words: Words, found: Findings) -> None:
    out.heading(words("choices"))
    rows = [(words.decision(one.kind), one.entropy.value, one.entropy.interval) for one in found.choices]
    short = [(_short(name), value, interval) for name, value, interval in rows]
    if short:
        out.whiskers(words("choices-caption"), words("choices"), words("choices-axis"), short, percent=True)
    head = [words("decision"), words("decisions"), words("offered"), words("variety")]
    table = [
        [words.decision(one.kind), str(one.decisions), f"{one.offered:.1f}", words.percent(one.entropy)]
        for one in found.choices
    ]
    out.table(words("choices"), head, table)


def _short(text: str, most: int = 34) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ,;") + "…"


def _options(out: Page, words: Words, found: Findings) -> None:
    if not found.options_tried:
        return
    out.heading(words("options"))
    out.text(words("options-note", players=found.usual), faded=True)
    names = [one.name for one in found.options_tried[0].differences]
    head = [words("option"), words("matches"), *(words(f"measure-{name}") for name in names)]
    rows = []
    for value in found.options_tried:
        by_name = {one.name: one for one in value.differences}
        cells = [words.change(by_name[name], name == "shared")[2] if name in by_name else "–" for name in names]
        rows.append([f"{value.option}={value.value}", str(value.matches), *cells])
    out.table(f"{words('options')} ({words('change')})", head, rows)


def _luck(out: Page, words: Words, found: Findings) -> None:
    if not found.luck:
        return
    out.heading(words("luck"))
    out.text(words("luck-note", deals=found.deals, players=found.usual), faded=True)
    for result in RESULTS:
        _luck_figure(out, words, found, result)
    out.table(words("luck"), luck_head(words), luck_rows(words, found))


def luck_head(words: Words) -> list[str]:
    ways = [(result, way) for result in RESULTS for way in ("alone", "total")]
    names = [f"{words(f'luck-{result}')}, {words(f'luck-{way}')}" for result, way in ways]
    return [words("luck-source"), *names]


def luck_rows(words: Words, found: Findings) -> list[list[str]]:
    return [
        [
            words.source(source.name),
            *(words.percent(figures[result]) for result in RESULTS for figures in (source.alone, source.total)),
        ]
        for source in found.luck
    ]


def _luck_figure(out: Page, words: Words, found: Findings, result: str) -> None:
    def draw(axes: Axes) -> None:
        for at, source in enumerate(found.luck):
            for number, (way, figures) in enumerate((("alone", source.alone), ("total", source.total))):
                figure, y = figures[result], at + 0.16 * (2 * number - 1)
                axes.plot([100 * figure.low, 100 * figure.high], [y, y], color=FADED, linewidth=2)
                axes.plot(
                    [100 * figure.value],
                    [y],
                    MARKS[number],
                    color=SERIES[number],
                    markeredgecolor=INK,
                    markersize=9,
                    linestyle="none",
                    label=words(f"luck-{way}") if at == 0 else None,
                )
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.22), ncols=2, frameon=False)
        axes.set_yticks(range(len(found.luck)), [_short(words.source(one.name), 40) for one in found.luck])
        axes.set_ylim(len(found.luck) - 0.4, -0.6)
        axes.set_xlim(-2, 102)
        axes.set_xlabel(f"{words('luck-axis')} ({words(f'luck-{result}')})")
        axes.grid(axis="x")

    title = f"{words('luck')}: {words(f'luck-{result}')}"
    out.figure(f"{title}. {words('luck-caption')}", title, draw, 1.5 + 0.55 * len(found.luck))


def _change(out: Page, words: Words, found: Findings) -> None:
    change = found.change
    assert change is not None
    out.heading(words("changed", numbers=words.numbers(found)))
    out.text(words("changed-note", matches=change.matches), faded=True)
    head = [words("measure"), words("before"), words("after"), words("change")]
    out.table(words("measure"), head, change_rows(words, found))
    for kind, rows in change.labels.items():
        _differences(out, words, kind, words.kind(kind), rows)
    for kind, ways in change.cards.items():
        for way, rows in ways.items():
            what = words("changed-way", what=words.kind(kind), how=words(f"way-{way}"))
            _differences(out, words, kind, what, rows)


def change_rows(words: Words, found: Findings) -> list[list[str]]:
    """Measures and endings before and after."""
    assert found.change is not None
    rows = [
        [words(f"measure-{one.name}"), *words.change(one, one.name == "shared")]
        for one in found.change.differences
    ]
    return rows + [[words.ending(one.name), *words.change(one, True)] for one in found.change.endings]


def _differences(out: Page, words: Words, kind: str, what: str, rows: Sequence[Difference]) -> None:
    title = words("changed-wins", what=what)
    shown: Iterable[Difference] = rows[:MANY]
    dots = [(words.name(kind, one.name), one.change.value, one.change.interval) for one in shown]
    if dots:
        out.whiskers(title, title, words("changed-axis"), dots, (0.0, words("changed-not")), percent=True)
