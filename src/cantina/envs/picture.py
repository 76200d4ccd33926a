"""What environments show of a table: the terminal's board as a text, or printed on a poster."""

from __future__ import annotations

import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game
from cantina.kernel.state import State
from cantina.tell import Teller

MODES = ("human", "ansi", "rgb_array")
COLUMNS, LINES = 112, 56
"""Of every picture, so that pictures of a match make a film."""
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
            turns = [say.say("table-turn", seat=who, decision=kind) for who, kind in state.deciding]
            return "\n".join(turns)
        scores = ", ".join(f"{say.seat(who)} {score}" for who, score in enumerate(result.scores))
        sentence = ("table-beaten", "table-winner", "table-shared")[min(len(result.winners), 2)]
        return f"{say.say(sentence, seats=result.winners)} ({scores})"


def poster(game: Game, text: str) -> NDArray[np.uint8]:
    """A text as a picture: height, width, and red, green and blue."""
    from PIL import Image, ImageDraw

    letter, bold = _font(_SIZE, False), _font(_SIZE + 8, True)
    step = letter.getlength("─")
    width = 2 * _MARGIN + round(COLUMNS * step)
    height = _BAND + 2 * _MARGIN + LINES * _LEADING
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width, _BAND), fill=ACCENTS.get(game.meta.name, INK))
    pen.rectangle((0, _BAND, width, _BAND + 3), fill=INK)
    pen.text((_MARGIN, _BAND // 2), game.meta.title["en"].upper(), fill=PAPER, font=bold, anchor="lm")
    board, _, news = text.rpartition("\n\n")
    at = _BAND + _MARGIN
    for line in _wrapped(board)[: LINES - 4]:
        for column, sign in enumerate(line):
            if sign != " ":
                place = (_MARGIN + round(column * step), at)
                pen.text(place, sign, fill=SIGNS.get(sign, INK), font=letter)
        at += _LEADING
    foot = height - _MARGIN - 2 * _LEADING
    pen.rectangle((_MARGIN, foot - 10, width - _MARGIN, foot - 9), fill=DUST)
    last = _font(_SIZE, True)
    for line in _wrapped(news)[:3]:
        pen.text((_MARGIN, foot), line, fill=ACCENTS.get(game.meta.name, INK), font=last)
        foot += _LEADING
    return np.asarray(image, np.uint8).copy()


def _wrapped(text: str) -> list[str]:
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
