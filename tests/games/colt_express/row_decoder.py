"""Reads the public view of a position of Colt Express back from a row."""

from __future__ import annotations

from typing import Any

from row_reader import Row

import cantina
from cantina.games.colt_express import content, encoding

_PURSES = (250, 300, 350, 400, 450, 500)
_COLOURS = (*content.CHARACTERS, "neutral")


def decode(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game.encoding, raw, seat)
    last = sum(1 for car in row["cars"] if car)
    in_play = [bandit for bandit in range(6) if row["owner"][bandit]]
    names = ("abilities", "events", "station", "two_bandits", "expert")
    return {
        "seat": None,
        "players": row.sides,
        **{name: bool(value) for name, value in zip(names, row["options"], strict=True)},
        "round": row["round"],
        "rounds": [_round(card - 1) for card in row["rounds"] if card],
        "turn": row["turn"],
        "acted": row["acted"],
        "first": row.seat_after(row["first"]),
        "marshal": row["marshal"],
        "neutral": row["neutral"],
        "cars": [content.CAR_NAMES[car - 1] for car in row["cars"] if car],
        "places": [_place(row, place) for place in range(2 * last + 2)],
        "lost": _open_values(row, row["lost"], row["lost_open"]),
        "bandits": [_bandit(row, bandit) for bandit in in_play],
        "seats": [_seat(row, player) for player in range(row.sides)],
        "common": [_played(row, at) for at, card in enumerate(row["played"]) if card],
        "acting": _character(row["acting"]),
        "target": _character(row["target"]),
        "deciding": row.deciding(encoding.DECISIONS),
        "over": bool(row["over"]),
    }


def _character(number: int) -> str | None:
    return content.CHARACTERS[number - 1] if number else None


def _round(card: int) -> dict[str, Any]:
    found = content.ROUND_CARDS[card]
    return {
        "round_card": found.name,
        "turns": [content.TURN_KINDS[turn] for turn in found.turns],
        "round_event": content.ROUND_EVENTS[found.event],
    }


def _place(row: Row, place: int) -> dict[str, Any]:
    return {
        "place": content.place_name(place),
        "bandits": [content.CHARACTERS[bandit] for bandit in range(6) if row["spot"][bandit] == place + 1],
        "purses": [
            {"purse": at, "value": _PURSES[row["purse_value"][at] - 1] if row["purse_open"][at] else None}
            for at in range(18)
            if row["purse_spot"][at] == place + 1
        ],
        "jewels": row["jewels"][place],
        "strongboxes": row["strongboxes"][place],
    }


def _open_values(row: Row, known: list[int], shared: int) -> list[int]:
    """Until the end everyone can tell the purses of $250 only; then all."""
    if row["over"]:
        assert sum(known) == shared
        return [value for value, count in zip(_PURSES, known, strict=True) for _ in range(count)]
    return [_PURSES[0]] * shared


def _bandit(row: Row, bandit: int) -> dict[str, Any]:
    spot = row["spot"][bandit]
    return {
        "bandit": content.CHARACTERS[bandit],
        "seat": row.seat_numbered(row["owner"][bandit]),
        "place": content.place_name(spot - 1) if spot else None,
        "bullets": row["bullets"][bandit],
        "purses": row["sheet_purses"][bandit],
        "purse_values": _open_values(row, row["sheet_known"][bandit], row["sheet_open"][bandit]),
        "jewels": row["jewels"][content.FIRST_SHEET + bandit],
        "strongboxes": row["strongboxes"][content.FIRST_SHEET + bandit],
        "ransom": bool(row["ransom"][bandit]),
    }


def _seat(row: Row, player: int) -> dict[str, Any]:
    step = (player - row.seat) % row.sides
    mine = [bandit for bandit in range(6) if row["owner"][bandit] == step + 1]
    bullets = [
        {"card": content.card_name(content.FIRST_BULLET + colour), "bandit": None}
        for colour, count in enumerate(row["hand_open"][step])
        for _ in range(count)
    ]
    discard = [
        {"card": content.ACTION_KINDS[kind], "bandit": content.CHARACTERS[bandit]}
        for place, bandit in enumerate(mine)
        for kind in range(6)
        for _ in range(row["discard"][step][6 * place + kind])
    ] + [
        {"card": content.card_name(content.FIRST_BULLET + colour), "bandit": None}
        for colour in range(7)
        for _ in range(row["discard"][step][12 + colour])
    ]
    tops = [number for number in row["top"][step] if number]
    assert len(tops) == row["tops"][step]
    received = {name: count for name, count in zip(_COLOURS, row["received"][step], strict=True) if count}
    return {
        "seat": player,
        "bandits": [content.CHARACTERS[bandit] for bandit in mine],
        "hand": row["hand"][step],
        "hand_known": bullets,
        "deck": row["deck"][step],
        "deck_top_known": [
            {"card": content.card_name(content.FIRST_BULLET + top - 1), "bandit": None} for top in tops
        ],
        "discard": discard,
        "bullets_received": dict(sorted(received.items())),
    }


def _played(row: Row, at: int) -> dict[str, Any]:
    card = row["played"][at]
    if card <= 12:
        seat = row.seat_numbered(row["owner"][(card - 1) % 6])
    else:
        seat = row.seat_after(card - 13)
    return {
        "seat": seat,
        "bandit": content.CHARACTERS[card - 1] if card <= 6 else None,
        "action": content.ACTION_KINDS[row["action"][at] - 1] if card <= 6 else None,
        "face_down": card > 6,
        "resolved": at < row["resolved"],
    }
