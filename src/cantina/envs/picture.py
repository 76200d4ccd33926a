"""What environments show of a table: the terminal's board as a text, or printed on a poster."""

from __future__ import annotations

import sys
import textwrap
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game
from cantina.kernel.state import State
from cantina.tell import Teller

MODES = ("human", "ansi", "rgb_array")
COLUMNS = 112
LINES = {"colt-express": 34, "marshals": 30}
"""By game, 60 for others: every picture of a game has one size, so that a match makes a film."""
_SIZE, _LEADING, _MARGIN, _BAND = 14, 19, 24, 48

PAPER, INK, FADED, DUST = "#f4ead7", "#2b2118", "#6b5a48", "#d9c3a0"
SIGNAL, BRASS, SAGE, SKY = "#b3261e", "#a86a12", "#4d6b3c", "#2f6690"
ACCENTS = {"colt-express": SIGNAL, "tiny-epic-western": BRASS, "scoundrels": SKY, "marshals": SAGE}
SIGNS = {
    **dict.fromkeys("╭╮╰╯│─┌┐└┘├┤┬┴┼=", FADED),
    **dict.fromkeys("$◉", BRASS),
    **dict.fromkeys("★▲♟✓", SIGNAL),
    **dict.fromkeys("◆▣", SKY),
    **dict.fromkeys("•▪●○", SAGE),
    **dict.fromkeys("·→←▶", FADED),
}


def check_mode(mode: str | None) -> str | None:
    """A way to show the table, or BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption("render_mode", mode, ", ".join(MODES))
    return mode


class Picture:
    """Shows the tables of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._say: Teller | None = None

    def render(self, state: State, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
        """The table as a seat, or the public (None), sees it."""
        if mode is None:
            return None
        text = self.text(state, seat)
        if mode == "rgb_array":
            return poster(self._game, text)
        if mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def text(self, state: State, seat: int | None) -> str:
        """The board, and below it who decides what, or who has won."""
        say = self._say = self._say or Teller(self._game, "en")
        view = state.view(seat)
        say.name_seats(state.view(None))
        return f"{self._game.draw(view, say)}\n\n{self._news(state, say)}"

    def _news(self, state: State, say: Teller) -> str:
        result = state.result
        if result is None:
            asked = say.list([say.seat(who) for who, _ in state.deciding])
            return f"{asked} · {say.decision(state.deciding[0][1])}"
        scores = ", ".join(f"{say.seat(who)} {score}" for who, score in enumerate(result.scores))
        sentence = ("table-beaten", "table-winner", "table-shared")[min(len(result.winners), 2)]
        return f"{say.say(sentence, seats=result.winners)} ({scores})"


def poster(game: Game, text: str) -> NDArray[np.uint8]:
    """A text as a picture: height, width, and red, green and blue."""
    from PIL import Image, ImageDraw

    letter, bold, title = _font(_SIZE, False), _font(_SIZE, True), _font(_SIZE + 8, True)
    step = letter.getlength("─")
    width = 2 * _MARGIN + round(COLUMNS * step)
    lines = LINES.get(game.meta.name, 60)
    height = _BAND + 2 * _MARGIN + lines * _LEADING
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width, _BAND), fill=ACCENTS.get(game.meta.name, INK))
    pen.rectangle((0, _BAND, width, _BAND + 3), fill=INK)
    pen.text((_MARGIN, _BAND // 2), game.meta.title["en"].upper(), fill=PAPER, font=title, anchor="lm")
    board, _, news = text.rpartition("\n\n")
    at = _BAND + _MARGIN
    for number, line in enumerate(wrapped(board)[: lines - 4]):
        column = 0
        for colour, signs in groupby(line, lambda sign: SIGNS.get(sign, INK)):
            run = "".join(signs)
            place = (_MARGIN + round(column * step), at)
            pen.text(place, run, fill=colour, font=letter if number else bold)
            column += len(run)
        at += _LEADING
    foot = height - _MARGIN - 3 * _LEADING
    pen.rectangle((_MARGIN, foot - 10, width - _MARGIN, foot - 9), fill=DUST)
    for line in wrapped(news)[:3]:
        pen.text((_MARGIN, foot), line, fill=ACCENTS.get(game.meta.name, INK), font=bold)
        foot += _LEADING
    return np.asarray(image, np.uint8).copy()


def wrapped(text: str) -> list[str]:
    """The lines of a text, none longer than a picture is wide."""
    lines: list[str] = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines += textwrap.wrap(
            line, COLUMNS, subsequent_indent=indent, drop_whitespace=True, replace_whitespace=False
        ) or [""]
    return lines


@cache
def _font(size: int, bold: bool) -> Any:
    """A face whose letters are all equally wide, boxes and signs included: matplotlib brings it."""
    import matplotlib
    from PIL import ImageFont

    face = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / face), size)
