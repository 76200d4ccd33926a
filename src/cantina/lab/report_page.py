"""A report as one self-contained HTML file, in light and dark colours.

Figures are drawn by matplotlib as inline SVG with real text. They are drawn in the light colours of TOKENS, and
each of these colours is then replaced by a variable of the style sheet, so that figures follow the page's
theme.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cantina.kernel.errors import Allowed, BadOption
from cantina.lab.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TOKENS: Final = {
    "paper": ("#f4ead7", "#1d1a24"),
    "card": ("#fffaf0", "#2a2531"),
    "ink": ("#2b2118", "#f1e6d2"),
    "faded": ("#6b5a48", "#b9aa94"),
    "dust": ("#d9c3a0", "#443a44"),
    "signal": ("#b3261e", "#ff7a66"),
    "brass": ("#a86a12", "#f0b64a"),
    "sage": ("#4d6b3c", "#9cc27f"),
    "sky": ("#2f6690", "#7fb6dd"),
}
"""Colours by name: light theme, dark theme."""

PAPER, CARD, INK, FADED, DUST, SIGNAL, BRASS, SAGE, SKY = (light for light, _ in TOKENS.values())

SERIES: Final = (SKY, SIGNAL, SAGE, BRASS, INK, FADED)
"""Colours of the series of a figure, each with the marker at the same index."""
MARKERS: Final = ("o", "s", "^", "D", "v", "P")

WIDTH: Final = 7.2
"""The width of a figure in inches, which sets the size of its text; the page scales the whole figure."""


def check_report_file(option: str, file: Path) -> None:
    """Raises BadOption before a long run starts, when its report could not be drawn or written at the end."""
    try:
        import matplotlib.figure  # noqa: F401
    except ModuleNotFoundError:
        raise BadOption(
            option, str(file), Allowed("lab-installed", 'no report, until you pip install "cantina[lab]"')
        ) from None
    if file.is_dir() or not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
        raise BadOption(
            option, str(file), Allowed("writable-here", "a file that can be written, in a folder that is there")
        )


class ReportPage:
    """A report built from top to bottom; every text is escaped."""

    def __init__(self, title: str, language: str, accent: str = "brass") -> None:
        self.title = title
        self.language = language
        self._accent = accent
        self._parts: list[str] = []
        self._figures = 0

    def heading(self, text: str) -> None:
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str, faded: bool = False) -> None:
        kind = ' class="faded"' if faded else ""
        self._parts.append(f"<p{kind}>{escape(text)}</p>")

    def code(self, text: str) -> None:
        self._parts.append(f"<pre><code>{escape(text)}</code></pre>")

    def table(self, caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """The first cell of a row is its header; the others are numbers, aligned right."""
        names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
        body = "".join(f"<tr>{_row(*cells)}</tr>" for cells in rows)
        # A table wider than the screen scrolls by itself, also with the keyboard.
        self._parts.append(
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
            f"<caption>{escape(caption)}</caption><thead><tr>{names}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def figure(self, caption: str, label: str, plot: Callable[[Axes], None], height: float = 3.0) -> None:
        """A figure with one pair of axes; the label describes it to screen readers."""
        self._figures += 1
        svg = _svg(plot, height, f"figure-{self._figures}")
        svg = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
        self._parts.append(
            f'<figure><div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}">{svg}</div>'
            f"<figcaption>{escape(caption)}</figcaption></figure>"
        )

    def error_bars(
        self,
        caption: str,
        label: str,
        axis: str,
        rows: Sequence[tuple[str, float, Interval]],
        reference: tuple[float, str] | None = None,
        percent: bool = False,
    ) -> None:
        """A dot and its interval for each named value, the first on top; `reference` is a dashed line."""

        def plot(axes: Axes) -> None:
            factor = 100 if percent else 1
            for at, (_, value, interval) in enumerate(rows):
                axes.plot([factor * interval.low, factor * interval.high], [at, at], color=INK, linewidth=2)
                axes.plot([factor * value], [at], "o", color=BRASS, markeredgecolor=INK, markersize=9)
            if reference is not None:
                axes.axvline(factor * reference[0], color=SIGNAL, linestyle="--", label=reference[1])
                axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.0 + 0.34 / height), frameon=False)
            axes.set_yticks(range(len(rows)), [name for name, _, _ in rows])
            axes.set_ylim(len(rows) - 0.4, -0.6)
            axes.set_xlabel(axis)
            axes.grid(axis="x")

        height = 1.1 + 0.38 * len(rows) + (0.3 if reference is not None else 0.0)
        self.figure(caption, label, plot, height)

    def html(self) -> str:
        """The whole page."""
        title = escape(self.title)
        return (
            f'<!doctype html>\n<html lang="{escape(self.language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{_style(self._accent)}</style></head>\n<body><main>"
            f"<h1>{title}</h1>\n" + "\n".join(self._parts) + "\n</main></body></html>\n"
        )


def _row(first: str, *rest: str) -> str:
    return f'<th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in rest)


_MATPLOTLIB_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.parse_math": False,
    "text.color": INK,
    "axes.edgecolor": FADED,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": FADED,
    "xtick.labelcolor": INK,
    "ytick.color": FADED,
    "ytick.labelcolor": INK,
    "grid.color": DUST,
    "grid.linewidth": 0.8,
}


def _svg(plot: Callable[[Axes], None], height: float, salt: str) -> str:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({**_MATPLOTLIB_STYLE, "svg.hashsalt": salt}):  # the salt makes ids differ between figures
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        plot(axes)
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return _inline_svg(file.getvalue())


def _inline_svg(svg: str) -> str:
    """An SVG file as an element of the page: no prologue or namespaces, and the page's colours and font."""
    svg = svg[svg.index("<svg") :].rstrip()
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.S)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)  # the same in every figure, and nothing refers to them
    svg = re.sub(r"font(-family)?: [^;\"]*?'DejaVu Sans'[^;\"]*", _inherit_font, svg)
    width, height = re.findall(r'(?:width|height)="([\d.]+)pt"', svg)[:2]
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    svg = svg.replace("<svg ", f'<svg style="aspect-ratio: {width} / {height}" ', 1)
    for name, (light, _) in TOKENS.items():
        svg = svg.replace(light, f"var(--{name})")
    return svg


def _inherit_font(found: re.Match[str]) -> str:
    size = re.search(r"[\d.]+px", found[0])
    return "font-family: inherit" if size is None else f"font-size: {size[0]}; font-family: inherit"


def _style(accent: str) -> str:
    light_colours = "".join(f"--{name}:{light};" for name, (light, _) in TOKENS.items())
    dark_colours = "".join(f"--{name}:{dark};" for name, (_, dark) in TOKENS.items())
    return (
        f":root{{color-scheme:light dark;{light_colours}--accent:var(--{accent})}}"
        f"@media (prefers-color-scheme:dark){{:root{{{dark_colours}}}}}" + _CSS
    )


_CSS: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
 font:16px/1.55 "Alegreya Sans","Source Sans 3","Segoe UI",Roboto,"Noto Sans",sans-serif;
 font-variant-numeric:tabular-nums}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font:700 clamp(1.6rem,5vw,2.4rem)/1.15 Rye,Rockwell,"Roboto Slab",Georgia,serif;margin:0 0 1rem;
 padding-bottom:.6rem;border-bottom:4px solid var(--accent);overflow-wrap:anywhere}
h2{font:700 1.35rem/1.2 Rockwell,"Roboto Slab",Georgia,serif;margin:2.4rem 0 .6rem}
p{max-width:44rem;margin:.5rem 0}
.faded,figcaption,caption{color:var(--faded)}
pre{background:var(--card);border:2px solid var(--dust);padding:.7rem 1rem;
 white-space:pre-wrap;overflow-wrap:anywhere;border-radius:6px}
.wide{overflow-x:auto;background:var(--card);border:2px solid var(--ink);border-radius:8px;padding:.6rem .9rem}
.wide:focus-visible{outline:3px solid var(--brass);outline-offset:2px}
div.wide{margin:1rem 0}
figure{margin:1.2rem 0}
figure .wide{margin:0}
figure svg{display:block;width:100%;min-width:34rem;max-width:50rem;margin:0 auto}
figcaption,caption{text-align:left;padding:.4rem 0;max-width:44rem}
caption{position:sticky;left:0;max-width:min(44rem,calc(100vw - 4.5rem))}
table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .7rem;border-bottom:1px solid var(--dust);white-space:pre;vertical-align:top}
td,thead th{text-align:right}
thead th{white-space:normal;vertical-align:bottom}
th[scope=row],thead th:first-child{text-align:left;position:sticky;left:0;background:var(--card)}
tbody tr:last-child>*{border-bottom:0}
"""
