"""Generates the page about the encodings: `python -m cantina.envs.encoding_docs >docs/encoding.md`."""

from __future__ import annotations

import sys

import cantina
from cantina.envs.features import Features
from cantina.kernel.encoding import Encoding
from cantina.kernel.game import Game

INTRODUCTION = """# Encodings: what a seat knows, as a row of bytes

`game.encoding.row(state, seat)` writes what a seat knows as a row of bytes.
All rows of a game have the same size, whatever the number of players and the options.
They are the observations of the [environments](environments.md).

- A row contains what the seat's view and the public view show, and nothing else: equal views give equal rows.
- Every public fact can be read back from it.
- Seats are numbered relative to the observing seat: itself first, then clockwise.
  The bytes of seats that are not in play are 0.
- The current decision, and which seats have to make it, are part of the row.
  The offered choices are in the mask.
- The row describes a position: logs and other histories are not part of it.
- The kind "number" is a count or an amount, "one of" a category, "flag" 0 or 1.
  Values range from 0 to the maximum.
  Amounts can exceed it only in a game whose numbers were changed for an experiment.

`cantina.envs.features.features(game, rows)` expands rows to 32-bit floats.
Categories ("one of") become one-hot, and numbers are divided by their maximum.

`scripts/encoding` generates this page.
"""


def page() -> str:
    """The page: the encodings of this package's games, field by field."""
    games = [cantina.game(name) for name in cantina.games()]
    return INTRODUCTION + "".join(_section(game) for game in games if game.package.startswith("cantina."))


def _section(game: Game) -> str:
    encoding = game.encoding
    lines = [
        f"\n## {game.meta.title['en']}\n",
        f"{encoding.size} bytes, {Features(encoding).width} features, {len(game.choices)} choices.\n",
        "| offset | field | shape | kind | maximum | meaning |",
        "|---:|---|---|---|---:|---|",
        *_table_rows(encoding),
        f"\n{encoding.notes}\n",
    ]
    return "\n".join(lines)


def _table_rows(encoding: Encoding[cantina.State]) -> list[str]:
    offsets = encoding.layout.offsets
    return [
        f"| {offsets[field.name]} | `{field.name}` | {' × '.join(map(str, field.shape)) or '1'} "
        f"| {field.kind} | {field.maximum} | {field.description} |"
        for field in encoding.fields
    ]


if __name__ == "__main__":
    sys.stdout.write(page())
