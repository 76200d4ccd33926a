"""Reads the public view of a position back from a row of bytes: the proof that nothing public is missing.

Each decoder gives what `state.view(None)` is as JSON, field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import cantina
from cantina.games.colt_express import content as ce
from cantina.games.colt_express import encoding as ce_row
from cantina.games.marshals import content as ma
from cantina.games.marshals import encoding as ma_row
from cantina.games.scoundrels import content as sc
from cantina.games.scoundrels import encoding as sc_row
from cantina.games.tiny_epic_western import content as tew
from cantina.games.tiny_epic_western import encoding as tew_row


class Row:
    """A row of bytes with names on it, as one seat's."""

    def __init__(self, game: cantina.Game, row: bytes, seat: int) -> None:
        self.seat = seat
        self.fields: dict[str, Any] = {}
        at = 0
        for field in game.encoding.fields:
            self.fields[field.name] = _shaped(list(row[at : at + field.size]), field.shape)
            at += field.size
        self.sides: int = sum(self.fields["present"])

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def who(self, step: int) -> int:
        """The seat so many places after this one."""
        return (self.seat + step) % self.sides

    def some(self, number: int) -> int | None:
        """A seat counted from 1; 0: none."""
        return None if number == 0 else self.who(number - 1)

    def by_seat(self, values: list[Any]) -> list[Any]:
        """What a field holds for seats 0, 1 and so on."""
        return [values[(seat - self.seat) % self.sides] for seat in range(self.sides)]

    def deciding(self, decisions: tuple[str, ...]) -> list[list[Any]]:
        kind = self["decision"]
        return [[seat, decisions[kind - 1]] for seat, asked in enumerate(self.by_seat(self["asked"])) if asked]


def _shaped(values: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    step = prod(shape[1:])
    return [_shaped(values[at : at + step], shape[1:]) for at in range(0, len(values), step)]


# -- Colt Express -------------------------------------------------------------------------------

_PURSES = (250, 300, 350, 400, 450, 500)
_COLOURS = (*ce.CHARACTERS, "neutral")


def colt_express(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game, raw, seat)
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
        "first": row.who(row["first"]),
        "marshal": row["marshal"],
        "neutral": row["neutral"],
        "cars": [ce.CAR_NAMES[car - 1] for car in row["cars"] if car],
        "places": [_place(row, place) for place in range(2 * last + 2)],
        "lost": _open_values(row, row["lost"], row["lost_open"]),
        "bandits": [_bandit(row, bandit) for bandit in in_play],
        "seats": [_colt_seat(row, player) for player in range(row.sides)],
        "common": [_played(row, at) for at, card in enumerate(row["played"]) if card],
        "acting": _character(row["acting"]),
        "target": _character(row["target"]),
        "deciding": row.deciding(ce_row.DECISIONS),
        "over": bool(row["over"]),
    }


def _character(number: int) -> str | None:
    return ce.CHARACTERS[number - 1] if number else None


def _round(card: int) -> dict[str, Any]:
    found = ce.ROUND_CARDS[card]
    return {
        "round_card": found.name,
        "turns": [ce.TURNS[turn] for turn in found.turns],
        "round_event": ce.EVENTS[found.event],
    }


def _place(row: Row, place: int) -> dict[str, Any]:
    return {
        "place": ce.place_name(place),
        "bandits": [ce.CHARACTERS[bandit] for bandit in range(6) if row["spot"][bandit] == place + 1],
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
        "bandit": ce.CHARACTERS[bandit],
        "seat": row.some(row["owner"][bandit]),
        "place": ce.place_name(spot - 1) if spot else None,
        "bullets": row["bullets"][bandit],
        "purses": row["sheet_purses"][bandit],
        "purse_values": _open_values(row, row["sheet_known"][bandit], row["sheet_open"][bandit]),
        "jewels": row["jewels"][ce.SHEET + bandit],
        "strongboxes": row["strongboxes"][ce.SHEET + bandit],
        "ransom": bool(row["ransom"][bandit]),
    }


def _colt_seat(row: Row, player: int) -> dict[str, Any]:
    step = (player - row.seat) % row.sides
    mine = [bandit for bandit in range(6) if row["owner"][bandit] == step + 1]
    bullets = [
        {"card": ce.card_name(ce.BULLET + colour), "bandit": None}
        for colour, count in enumerate(row["hand_open"][step])
        for _ in range(count)
    ]
    discard = [
        {"card": ce.KINDS[kind], "bandit": ce.CHARACTERS[mine[0]]}
        for kind in range(6)
        for _ in range(row["discard"][step][kind])
    ] + [
        {"card": ce.card_name(ce.BULLET + colour), "bandit": None}
        for colour in range(7)
        for _ in range(row["discard"][step][6 + colour])
    ]
    tops = [number for number in row["top"][step] if number]
    assert len(tops) == row["tops"][step]
    received = {name: count for name, count in zip(_COLOURS, row["received"][step], strict=True) if count}
    return {
        "seat": player,
        "bandits": [ce.CHARACTERS[bandit] for bandit in mine],
        "hand": row["hand"][step],
        "hand_known": bullets,
        "deck": row["deck"][step],
        "deck_top_known": [{"card": ce.card_name(ce.BULLET + top - 1), "bandit": None} for top in tops],
        "discard": discard,
        "bullets_received": dict(sorted(received.items())),
    }


def _played(row: Row, at: int) -> dict[str, Any]:
    card = row["played"][at]
    if card <= 12:
        seat = row.some(row["owner"][(card - 1) % 6])
    else:
        seat = row.who(card - 13)
    return {
        "seat": seat,
        "bandit": ce.CHARACTERS[card - 1] if card <= 6 else None,
        "action": ce.KINDS[row["action"][at] - 1] if card <= 6 else None,
        "face_down": card > 6,
        "resolved": at < row["resolved"],
    }


# -- Marshals -----------------------------------------------------------------------------------

_AT_SLOT = [0] * ma_row.SLOTS
for _card in (*range(ma.WILD + 1), *range(ma.OUTLAW, ma.PLAIN_AMBUSH)):
    _AT_SLOT[ma_row.slot_of(_card)] = _card
for _copy in range(6):
    _AT_SLOT[ma.WILD + _copy] = ma.WILD
_AT_SLOT[80] = ma.JURISDICTION


def marshals(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game, raw, seat)
    basic = bool(row["basic"])

    def card_at(slot: int) -> int:
        card = _AT_SLOT[slot]
        if basic and ma.AMBUSH <= card < ma.CLUE:
            return ma.PLAIN_AMBUSH if card < ma.CAMP else ma.PLAIN_CAMP
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
            "marshal": ma.TERRAINS[row["home"][step] - 1],
            "terrain": ma.TERRAINS[terrain - 1] if terrain else None,
            "bullets": row["bullets"][step],
            "provisions": row["provisions"][step],
            "money": high * 256 + low,
            "captures": [ma.NAMES[ma.OUTLAW + at] for at in range(4) if row["outlaws"][at] == step + 2],
            "corrupt": row["corrupt"] == step + 1,
            "misses_turn": bool(row["misses"][step]),
            "hand": row["hand"][step],
            "hand_known": [ma.NAMES[card] for _, card in cards(ma_row.IN_OPEN_HAND + step)],
            "shown": _card_name(row["shown"][step]),
        }

    return {
        "seat": None,
        "players": row.sides,
        "basic": basic,
        "row": [ma.TERRAINS[terrain] for terrain in row["row"]],
        "turn": row["turn"][0] * 256 + row["turn"][1],
        "active": row.who(row["active"]),
        "seats": [player(who) for who in range(row.sides)],
        "deck": row["deck"],
        "deck_known": [{"place": at, "card": ma.NAMES[card]} for at, card in cards(ma_row.IN_OPEN_DECK)],
        "discard": [ma.NAMES[card] for _, card in discards],
        "shelter": bool(row["shelter"]),
        "fled": [ma.NAMES[ma.OUTLAW + at] for at in range(4) if row["outlaws"][at] == 1],
        "played": _card_name(row["played"]),
        "stop": ma.TERRAINS[row["stop"] - 1] if row["stop"] else None,
        "rival": row.some(row["rival"]),
        "picked": [],
        "deciding": row.deciding(ma_row.DECISIONS),
        "over": bool(row["over"]),
    }


def _card_name(number: int) -> str | None:
    return ma.NAMES[number - 1] if number else None


# -- Tiny Epic Western --------------------------------------------------------------------------


def tiny_epic_western(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game, raw, seat)
    solo = bool(row["solo"])
    players = 1 if solo else row.sides
    ranked = sorted((height, card) for card, height in enumerate(row["height"]))

    def properties(where: int) -> list[str]:
        return [tew.PROPERTY_NAMES[card] for _, card in ranked if row["property"][card] == where]

    def cards_of(where: int) -> list[str]:
        return [tew.POKER[card] for card, at in enumerate(row["cards"]) if at == where]

    def side(who: int) -> dict[str, Any]:
        step = (who - seat) % row.sides
        player = who < players
        colour, boss = row["colour"][step], row["boss"][step]
        money, law, force = row["influence"][step]
        waiting = properties(tew_row.ASIDE + step)
        owned = [*(properties(tew_row.ON_PORCH + colour - 1) if colour else []), *waiting]
        return {
            "seat": who,
            "rival": not player,
            "colour": tew.COLOUR_OF[colour - 1] if colour else None,
            "boss": tew.BOSSES[boss - 1] if boss else None,
            "money": money,
            "law": law,
            "force": force,
            "third": bool(row["third"][step]),
            "third_next": bool(row["third_next"][step]),
            "left": row["left"][step],
            "properties": owned,
            "waiting": waiting,
            "symbols": [
                sum(tew.SYMBOLS[tew.PROPERTY_NAMES.index(name) * 3 + business] for name in owned)
                for business in range(3)
            ],
            "cards": row["hand"][step],
            "known": cards_of(tew_row.IN_OPEN_HAND + step),
            "revealed": bool(row["revealed"][step]),
            "changed": _poker(row["changed"][step]),
            "protected": bool(row["protected"][step]),
            "wanted": row["wanted"] == step + 1,
        }

    def spot(number: int) -> dict[str, Any]:
        at = tew_row.SPOTS.index(number)
        return {
            "spot": _spot_kind(number),
            "standing": row.some(row["standing"][at]),
            "option": _option(number, row["option"][at]),
            "wounded": [who for who, count in enumerate(row.by_seat(row["wounded"][at])) for _ in range(count)],
        }

    def mat(index: int) -> dict[str, Any]:
        number = row["mats"][index]
        kinds = [0] if not row["owner"][number] else [0, 1]
        if number == tew.SHERIFF:
            kinds = [0, 1, 2, 3]
        zone = properties(number + 1)
        return {
            "mat": tew.MATS[number],
            "owner": row.some(row["owner"][number]),
            "gap": _poker(row["gaps"][index]),
            "zone": zone[0] if zone else None,
            "stack": properties(tew_row.ON_PORCH + number),
            "spots": [spot(number * 4 + kind) for kind in kinds] if index else [],
        }

    duel = None
    if row["duel_spot"]:
        field = row["duel_spot"] - 1
        duel = {
            "attacker": row.some(row["duel"][0]),
            "defender": row.some(row["duel"][1]),
            "mat": tew.MATS[field // 4],
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
        "dealer": row.some(row["dealer"]),
        "active": row.some(row["active"]),
        "choosing": [row.some(number) for number in row["choosing"] if number],
        "seats": [side(who) for who in range(row.sides)],
        "mats": [mat(index) for index in range(6)],
        "business": row["business"],
        "rivals": [
            tew.POKER[card - 2] if shared else None
            for card, shared in zip(row["rivals"], row["rivals_open"], strict=True)
            if card
        ],
        "poker": row["poker"],
        "discard": row["discards"],
        "discarded": cards_of(tew_row.IN_OPEN_DISCARD),
        "properties": row["properties"],
        "turned": properties(tew_row.TURNED),
        "buying": tew.PROPERTY_NAMES[row["buying"] - 1] if row["buying"] else None,
        "due": row["due"],
        "waive": row["waive"],
        "duel": duel,
        "lifted": tew.MATS[row["lifted"] - 1] if row["lifted"] else None,
        "spoils": row["spoils"],
        "ranking": [row.some(number) for number in row["ranking"] if number],
        "deciding": row.deciding(tew_row.DECISIONS),
        "over": bool(row["over"]),
    }


def _poker(number: int) -> str | None:
    return tew.POKER[number - 1] if number else None


def _spot_kind(spot: int) -> str:
    return (tew.SHERIFF_SPOTS if spot // 4 == tew.SHERIFF else tew.SPOT_NAMES)[spot % 4]


def _option(spot: int, number: int) -> str | None:
    if number == 0:
        return None
    if spot == tew.NUMBER_SPOT:
        return ("minus", "plus")[number - 1]
    if spot == tew.SUIT_SPOT:
        return ("down", "up")[number - 1]
    return ("left", "right")[number - 1]


# -- 3000 Scoundrels ----------------------------------------------------------------------------


def scoundrels(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game, raw, seat)

    def one(trait: int, job: int) -> dict[str, Any] | None:
        if not trait:
            return None
        return {
            "trait": sc.TRAIT_NAMES[trait - 1],
            "job": sc.JOB_NAMES[job - 1],
            "cost": sc.cost_of(sc.scoundrel(trait - 1, job - 1)),
            "used": bool(row["status"][trait - 1] & 1),
        }

    def lying(start: int, count: int) -> list[dict[str, Any] | None]:
        return [one(row["trait"][at], row["job"][at]) for at in range(start, start + count)]

    def discarded() -> list[dict[str, Any] | None]:
        traits = {place: trait for trait, place in enumerate(row["trait_discarded"], start=1) if place}
        jobs = {place: job for job, place in enumerate(row["job_discarded"], start=1) if place}
        return [one(traits[place], jobs[place]) for place in sorted(traits)]

    def played(step: int, slot: int) -> dict[str, Any]:
        card = row["played"][step][slot]
        bits = row["henchmen"][step][slot]
        return {
            "slot": _slot(slot),
            "poker": sc.CARD_NAMES[card - sc_row.OPEN_CARD] if card >= sc_row.OPEN_CARD else None,
            "henchmen": sorted(row.who(owner) for owner in range(4) if bits >> owner & 1),
            "revealed": card >= sc_row.OPEN_CARD,
        }

    def player(who: int) -> dict[str, Any]:
        step = (who - seat) % row.sides
        leader, strategy, top = row["leader"][step], row["strategy"][step], row["deck_top"][step]
        high, low = row["money"][step]
        return {
            "seat": who,
            "leader": sc.LEADERS[leader - 1] if leader else None,
            "strategy": sc.STRATEGIES[strategy - 1].name if strategy else None,
            "money": high * 256 + low,
            "reputation": row["reputation"][step] + sc.LOWEST_REPUTATION,
            "reserve": row["reserve"][step],
            "jailed": row["jailed"][step],
            "destroyed": row["destroyed"][step],
            "hand": row["hand"][step],
            "hand_known": [sc.CARD_NAMES[card] for card in range(sc.CARDS) if row["known"][step][card] == 2],
            "deck": row["deck"][step],
            "deck_top": sc.CARD_NAMES[top - 1 - sc.CARDS] if top > sc.CARDS else None,
            "played": [played(step, slot) for slot in range(sc.CARDS) if row["played"][step][slot]],
            "sheet": lying(step * sc.SHEET, sc.SHEET),
            "supply": [sc.PAIRS[mark][0] for mark in range(sc.MARKS) if not row["mark"][step][mark]],
        }

    def safe(number: int) -> dict[str, Any]:
        at, face = row["safe"][number], row["face"][number] - 1 - sc.SAFES
        marks = [
            {
                "seat": who,
                "mark": mark + 1,
                "number": sc.PAIRS[mark][high],
                "other": sc.PAIRS[mark][1 - high],
            }
            for who in range(row.sides)
            for mark in range(sc.MARKS)
            if row.by_seat(row["mark"])[who][mark] == number + 1
            for high in (row.by_seat(row["mark_high"])[who][mark],)
        ]
        return {
            "location": sc.LOCATIONS[number // sc.SAFES_EACH],
            "origin": number % sc.SAFES_EACH + 1,
            "space": at if at <= 5 else -1,
            "seat": row.who(at - 6) if at > 5 else None,
            "safe": sc.SAFE_NAMES[face] if face >= 0 else None,
            "value": sc.SAFE_VALUES[face] if face >= 0 else None,
            "marks": marks,
        }

    def use(at: int) -> dict[str, Any]:
        which = row["used"][at] - 1
        kind, names = "scoundrel", list(sc.TRAIT_NAMES)
        if which >= 56:
            kind, names, which = "strategy", [card.name for card in sc.STRATEGIES], which - 56
        elif which >= 50:
            kind, names, which = "leader", list(sc.SLOT_NAMES), which - 50
        return {"seat": row.some(row["user"][at]), "kind": kind, "name": names[which]}

    lies = [at for at in range(sc.SAFES) if 1 <= row["safe"][at] <= 5]
    lies.sort(key=lambda at: (at // sc.SAFES_EACH, row["safe"][at]))
    unused = [at for at in range(sc.SAFES) if row["safe"][at] == 0]
    stolen = sorted((place, at) for at, place in enumerate(row["stolen"]) if place)
    blue, red, green, purple, black = row["decks"]
    return {
        "seat": None,
        "players": row.sides,
        "day": row["day"],
        "days": row["days"],
        "turn": row["turn"],
        "stage": row["stage"],
        "first": row.who(row["first"]),
        "active": row.who(row["active"]),
        "slot": _slot(row["slot"] - 1) if row["slot"] else None,
        "night": bool(row["night"]),
        "seats": [player(who) for who in range(row.sides)],
        "saloon": lying(4 * sc.SHEET, sc.SALOON),
        "discard": discarded(),
        "blue": blue,
        "red": red,
        "green": green,
        "purple": purple,
        "black": black,
        "safes": [safe(at) for at in (*lies, *unused, *(at for _, at in stolen))],
        "uses": [use(at) for at in range(row["uses"] - 1, -1, -1)],
        "pending": [name for name, status in zip(sc.TRAIT_NAMES, row["status"], strict=True) if status & 2],
        "leader_used": bool(row["leader_used"]),
        "strategies_used": [who for who, used in enumerate(row.by_seat(row["strategy_used"])) if used],
        "deciding": row.deciding(sc_row.DECISIONS),
        "over": bool(row["over"]),
    }


def _slot(slot: int) -> str:
    return "open" if slot == sc.OPEN else sc.SLOT_NAMES[slot]


DECODERS: dict[str, Callable[[cantina.Game, bytes, int], dict[str, Any]]] = {
    "colt-express": colt_express,
    "marshals": marshals,
    "scoundrels": scoundrels,
    "tiny-epic-western": tiny_epic_western,
}
