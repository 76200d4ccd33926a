"""Reads the public view of a position of Marshals back from a row."""

from __future__ import annotations

from typing import Any

from row_reader import Row

import cantina
from cantina.games.marshals import content, encoding

_AT_SLOT = [0] * encoding.SLOTS
for _card in (*range(content.WILD + 1), *range(content.FIRST_OUTLAW, content.PLAIN_AMBUSH)):
    _AT_SLOT[encoding.slot_of(_card)] = _card
for _copy in range(6):
    _AT_SLOT[content.WILD + _copy] = content.WILD
_AT_SLOT[80] = content.JURISDICTION

DERIVED = ("amounts", "deck_known.public", "leaders")
"""Fields of the view that are not in rows.

The amounts are those of the numbers, and leaders follow from what lies open.
"""


def decode(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game.encoding, raw, seat)
    basic = bool(row["basic"])

    def card_at(slot: int) -> int:
        card = _AT_SLOT[slot]
        if basic and content.FIRST_AMBUSH <= card < content.FIRST_CLUE:
            return content.PLAIN_AMBUSH if card < content.FIRST_CAMP else content.PLAIN_CAMP
        return card

    def cards(where: int) -> list[tuple[int, int]]:
        """The place and number of every card that is somewhere."""
        found = [(row["depth"][slot], card_at(slot)) for slot, at in enumerate(row["where"]) if at == where]
        return sorted(found)

    discards = sorted((place, card_at(slot)) for slot, place in enumerate(row["discarded"]) if place)

    def player(who: int) -> dict[str, Any]:
        step = (who - seat) % row.sides
        terrain = row["terrain"][step]
        high, low = row["money"][step]
        return {
            "seat": who,
            "marshal": content.TERRAINS[row["home"][step] - 1],
            "terrain": content.TERRAINS[terrain - 1] if terrain else None,
            "bullets": row["bullets"][step],
            "provisions": row["provisions"][step],
            "money": high * 256 + low,
            "captures": [
                content.CARD_NAMES[content.FIRST_OUTLAW + at]
                for at in range(4)
                if row["outlaws"][at] == step + 2
            ],
            "corrupt": row["corrupt"] == step + 1,
            "misses_turn": bool(row["misses"][step]),
            "hand": row["hand"][step],
            "hand_known": [content.CARD_NAMES[card] for _, card in cards(encoding.IN_OPEN_HAND + step)],
            "shown": _card_name(row["shown"][step]),
        }

    return {
        "seat": None,
        "players": row.sides,
        "basic": basic,
        "row": [content.TERRAINS[terrain] for terrain in row["row"]],
        "turn": row["turn"][0] * 256 + row["turn"][1],
        "active": row.seat_after(row["active"]),
        "seats": [player(who) for who in range(row.sides)],
        "deck": row["deck"],
        "deck_known": [
            {"place": at, "card": content.CARD_NAMES[card]} for at, card in cards(encoding.IN_OPEN_DECK)
        ],
        "discard": [content.CARD_NAMES[card] for _, card in discards],
        "shelter": bool(row["shelter"]),
        "fled": [content.CARD_NAMES[content.FIRST_OUTLAW + at] for at in range(4) if row["outlaws"][at] == 1],
        "played": _card_name(row["played"]),
        "captured": _card_name(content.FIRST_OUTLAW + row["captured"]) if row["captured"] else None,
        "stop": content.TERRAINS[row["stop"] - 1] if row["stop"] else None,
        "rival": row.seat_numbered(row["rival"]),
        "picked": [],
        "deciding": row.deciding(encoding.DECISIONS),
        "over": bool(row["over"]),
    }


def _card_name(number: int) -> str | None:
    return content.CARD_NAMES[number - 1] if number else None
