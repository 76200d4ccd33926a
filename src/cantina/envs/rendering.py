"""Renders a table for the environments: the text board, or an image of it."""

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
from cantina.localization import Localizer

MODES = ("human", "ansi", "rgb_array")
COLUMNS = 112
"""The width of an image, in characters; its height is the game's `text_board_lines`."""
_SIZE, _LEADING, _MARGIN, _BAND = 14, 19, 24, 48

PAPER, INK, FADED, DUST = "#f4ead7", "#2b2118", "#6b5a48", "#d9c3a0"
SIGNAL, BRASS, SAGE, SKY = "#b3261e", "#a86a12", "#4d6b3c", "#2f6690"
ACCENTS = {"signal": SIGNAL, "brass": BRASS, "sage": SAGE, "sky": SKY}
"""By the colour token in a game's meta."""
SYMBOL_COLOURS = {
    **dict.fromkeys("╭╮╰╯│─┌┐└┘├┤┬┴┼=", FADED),
    **dict.fromkeys("$◉", BRASS),
    **dict.fromkeys("★▲♟✓", SIGNAL),
    **dict.fromkeys("◆▣", SKY),
    **dict.fromkeys("•▪●○", SAGE),
    **dict.fromkeys("·→←▶", FADED),
}


def check_render_mode(mode: str | None) -> str | None:
    """A render mode, or BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption("render_mode", mode, ", ".join(MODES))
    return mode


class Renderer:
    """Renders the states of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._localizer: Localizer | None = None

    def render(self, state: State, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
        """A state as a seat, or the public (None), sees it."""
        if mode is None:
            return None
        text = self.text(state, seat)
        if mode == "rgb_array":
            return render_image(self._game, text)
        if mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def text(self, state: State, seat: int | None) -> str:
        """The text board, and below it who decides what, or who has won."""
        localizer = self._localizer = self._localizer or Localizer(self._game, "en")
        view = state.view(seat)
        localizer.name_seats(state.view(None))
        return f"{self._game.text_board(view, localizer)}\n\n{self._status(state, localizer)}"

    def _status(self, state: State, localizer: Localizer) -> str:
        result = state.result
        if result is None:
            asked = localizer.list([localizer.seat(who) for who, _ in state.deciding])
            return f"{asked} · {localizer.decision(state.deciding[0][1])}"
        scores = ", ".join(f"{localizer.seat(who)} {score}" for who, score in enumerate(result.scores))
        sentence = ("table-beaten", "table-winner", "table-shared")[min(len(result.winners), 2)]
        return f"{localizer.sentence(sentence, seats=result.winners)} ({scores})"


def render_image(game: Game, text: str) -> NDArray[np.uint8]:
    """A rendered text as an image of (height, width, RGB); all images of a game have the same size."""
    from PIL import Image, ImageDraw

    letter, bold, title = _font(_SIZE, False), _font(_SIZE, True), _font(_SIZE + 8, True)
    step = letter.getlength("─")
    width = 2 * _MARGIN + round(COLUMNS * step)
    lines = game.meta.text_board_lines
    accent = ACCENTS[game.meta.accent]
    height = _BAND + 2 * _MARGIN + lines * _LEADING
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width, _BAND), fill=accent)
    pen.rectangle((0, _BAND, width, _BAND + 3), fill=INK)
    pen.text((_MARGIN, _BAND // 2), game.meta.title["en"].upper(), fill=PAPER, font=title, anchor="lm")
    board, _, status = text.rpartition("\n\n")
    at = _BAND + _MARGIN
    for number, line in enumerate(wrap_lines(board)[: lines - 4]):
        column = 0
        for colour, symbols in groupby(line, lambda symbol: SYMBOL_COLOURS.get(symbol, INK)):
            run = "".join(symbols)
            place = (_MARGIN + round(column * step), at)
            pen.text(place, run, fill=colour, font=letter if number else bold)
            column += len(run)
        at += _LEADING
    foot = height - _MARGIN - 3 * _LEADING
    pen.rectangle((_MARGIN, foot - 10, width - _MARGIN, foot - 9), fill=DUST)
    for line in wrap_lines(status)[:3]:
        pen.text((_MARGIN, foot), line, fill=accent, font=bold)
        foot += _LEADING
    return np.asarray(image, np.uint8).copy()


def wrap_lines(text: str) -> list[str]:
    """The lines of a text, wrapped to the width of an image."""
    lines: list[str] = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines += textwrap.wrap(
            line, COLUMNS, subsequent_indent=indent, drop_whitespace=True, replace_whitespace=False
        ) or [""]
    return lines


@cache
def _font(size: int, bold: bool) -> Any:
    """A monospaced font that has the box-drawing characters and symbols; it comes with matplotlib."""
    import matplotlib
    from PIL import ImageFont

    face = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / face), size)
