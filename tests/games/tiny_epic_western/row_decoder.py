"""Reads the public view of a position of Tiny Epic Western back from a row."""

from __future__ import annotations

from typing import Any

from row_reader import Row

import cantina
from cantina.games.tiny_epic_western import content, encoding

DERIVED = (
    "cards",
    "difficulty",
    "duel.loser",
    "duel.reroll",
    "duel.reveal",
    "hands",
    "mats.dull",
    "mats.gives",
    "mats.pot",
    "odds",
    "track",
)
"""Fields of the view that are not in rows.

What cards, mats and track print is in the numbers and rules; hands, odds and duels follow from the cards.
The difficulty is an option.
"""


def decode(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game.encoding, raw, seat)
    solo = bool(row["solo"])
    players = 1 if solo else row.sides
    ranked = sorted((height, card) for card, height in enumerate(row["height"]))

    def properties(where: int) -> list[str]:
        return [content.PROPERTY_NAMES[card] for _, card in ranked if row["property"][card] == where]

    def cards_of(where: int) -> list[str]:
        return [content.POKER_NAMES[card] for card, at in enumerate(row["cards"]) if at == where]

    def side(who: int) -> dict[str, Any]:
        step = (who - seat) % row.sides
        player = who < players
        colour, boss = row["colour"][step], row["boss"][step]
        money, law, force = row["influence"][step]
        waiting = properties(encoding.ASIDE + step)
        owned = [*(properties(encoding.ON_PORCH + colour - 1) if colour else []), *waiting]
        return {
            "seat": who,
            "rival": not player,
            "colour": content.COLOUR_BY_MAT[colour - 1] if colour else None,
            "boss": content.BOSSES[boss - 1] if boss else None,
            "money": money,
            "law": law,
            "force": force,
            "third": bool(row["third"][step]),
            "third_next": bool(row["third_next"][step]),
            "left": row["left"][step],
            "properties": owned,
            "waiting": waiting,
            "symbols": [
                sum(content.SYMBOLS[content.PROPERTY_NAMES.index(name) * 3 + business] for name in owned)
                for business in range(3)
            ],
            "cards": row["hand"][step],
            "known": cards_of(encoding.IN_OPEN_HAND + step),
            "revealed": bool(row["revealed"][step]),
            "changed": _poker(row["changed"][step]),
            "protected": bool(row["protected"][step]),
            "wanted": row["wanted"] == step + 1,
        }

    def spot(number: int) -> dict[str, Any]:
        at = encoding.USED_SPOTS.index(number)
        return {
            "spot": _spot_kind(number),
            "standing": row.seat_numbered(row["standing"][at]),
            "option": _option(number, row["option"][at]),
            "wounded": [who for who, count in enumerate(row.by_seat(row["wounded"][at])) for _ in range(count)],
        }

    def mat(index: int) -> dict[str, Any]:
        number = row["mats"][index]
        kinds = [0] if not row["owner"][number] else [0, 1]
        if number == content.SHERIFF:
            kinds = [0, 1, 2, 3]
        zone = properties(number + 1)
        return {
            "mat": content.MATS[number],
            "owner": row.seat_numbered(row["owner"][number]),
            "gap": _poker(row["gaps"][index]),
            "zone": zone[0] if zone else None,
            "stack": properties(encoding.ON_PORCH + number),
            "spots": [spot(number * 4 + kind) for kind in kinds] if index else [],
        }

    duel = None
    if row["duel_spot"]:
        field = row["duel_spot"] - 1
        duel = {
            "attacker": row.seat_numbered(row["duel"][0]),
            "defender": row.seat_numbered(row["duel"][1]),
            "mat": content.MATS[field // 4],
            "spot": _spot_kind(field),
            "option": _option(field, row["duel_option"]),
            "dice": row["dice"],
            "attack": row["shot"][0],
            "defence": row["shot"][1],
            "card": _poker(row["duel_card"]),
            "helped": [who for who, helped in enumerate(row.by_seat(row["helped"])) if helped],
        }
    return {
        "seat": None,
        "players": players,
        "solo": solo,
        "round": row["round"],
        "phase": row["phase"],
        "dealer": row.seat_numbered(row["dealer"]),
        "active": row.seat_numbered(row["active"]),
        "choosing": [row.seat_numbered(number) for number in row["choosing"] if number],
        "seats": [side(who) for who in range(row.sides)],
        "mats": [mat(index) for index in range(6)],
        "business": row["business"],
        "rivals": [
            content.POKER_NAMES[card - 2] if shared else None
            for card, shared in zip(row["rivals"], row["rivals_open"], strict=True)
            if card
        ],
        "poker": row["poker"],
        "discard": row["discards"],
        "discarded": cards_of(encoding.IN_OPEN_DISCARD),
        "properties": row["properties"],
        "turned": properties(encoding.TURNED),
        "buying": content.PROPERTY_NAMES[row["buying"] - 1] if row["buying"] else None,
        "due": row["due"],
        "waive": row["waive"],
        "duel": duel,
        "gaining": row["gaining"],
        "converting": content.PROPERTY_NAMES[row["converting"] - 1] if row["converting"] else None,
        "lifted": content.MATS[row["lifted"] - 1] if row["lifted"] else None,
        "spoils": row["spoils"],
        "ranking": [row.seat_numbered(number) for number in row["ranking"] if number],
        "deciding": row.deciding(encoding.DECISIONS),
        "over": bool(row["over"]),
    }


def _poker(number: int) -> str | None:
    return content.POKER_NAMES[number - 1] if number else None


def _spot_kind(spot: int) -> str:
    return (content.SHERIFF_SPOTS if spot // 4 == content.SHERIFF else content.SPOT_NAMES)[spot % 4]


def _option(spot: int, number: int) -> str | None:
    if number == 0:
        return None
    if spot == content.NUMBER_SPOT:
        return ("minus", "plus")[number - 1]
    if spot == content.SUIT_SPOT:
        return ("down", "up")[number - 1]
    return ("left", "right")[number - 1]
