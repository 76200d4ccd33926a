"""Writes the page about the encodings: `python -m cantina.envs.page >docs/encoding.md`."""

from __future__ import annotations

import sys

import cantina
from cantina.envs.features import Features
from cantina.kernel.encoding import Encoding
from cantina.kernel.game import Game

HEAD = """# What a seat knows, as a row of bytes

`game.encoding.row(state, seat)` writes what a seat knows as a row of bytes.
Rows of one game are all of one size, whatever the number of players and the options.
They are what the environments show to those who learn.

- A row holds what the seat's view and the public view show, and nothing else: equal views give equal rows.
- It determines every fact that is public.
- Seats are counted from the one that looks, itself first, then on by their numbers.
  Those that do not play are 0.
- The decision that is open, and who is asked, are part of it; the choices offered are in the mask.
- Logs and other histories are not: a row is a position.
- "number" is a count or an amount, "one of" a category, "flag" 0 or 1.
  Values go from 0 to `most`; only where a lab has changed the numbers of a game may amounts go beyond.

`cantina.envs.features.features(game, rows)` expands rows to 32-bit floats.
There "one of" becomes a one-hot, and numbers are divided by `most`.

This page is made by `scripts/encoding`.
"""


def page() -> str:
    """All encodings, field by field."""
    return HEAD + "".join(_chapter(cantina.game(name)) for name in cantina.games())


def _chapter(game: Game) -> str:
    encoding = game.encoding
    lines = [
        f"\n## {game.meta.title['en']}\n",
        f"{encoding.size} bytes, {Features(encoding).width} features, {len(game.choices)} choices.\n",
        "| offset | field | shape | kind | most | meaning |",
        "|---:|---|---|---|---:|---|",
        *_rows(encoding),
        f"\n{encoding.notes}\n",
    ]
    return "\n".join(lines)


def _rows(encoding: Encoding[cantina.State]) -> list[str]:
    offsets = encoding.offsets()
    return [
        f"| {offsets[field.name]} | `{field.name}` | {' × '.join(map(str, field.shape)) or '1'} "
        f"| {field.kind} | {field.most} | {field.about} |"
        for field in encoding.fields
    ]


if __name__ == "__main__":
    sys.stdout.write(page())
