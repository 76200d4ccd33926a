"""Reads the public view of a position of 3000 Scoundrels back from a row."""

from __future__ import annotations

from typing import Any

from row_reader import Row

import cantina
from cantina.games.scoundrels import content, encoding

DERIVED = ("printed", "safes.possible")
"""Fields of the view that are not in rows.

What cards print is in the numbers; what a safe may hold follows from those seen.
"""


def decode(game: cantina.Game, raw: bytes, seat: int) -> dict[str, Any]:
    row = Row(game.encoding, raw, seat)

    def one(trait: int, job: int) -> dict[str, Any] | None:
        if not trait:
            return None
        return {
            "trait": content.TRAIT_NAMES[trait - 1],
            "job": content.JOB_NAMES[job - 1],
            "cost": game.numbers.printed.cost_of(content.scoundrel(trait - 1, job - 1)),
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
            "poker": content.CARD_NAMES[card - encoding.OPEN_CARD] if card >= encoding.OPEN_CARD else None,
            "henchmen": sorted(row.seat_after(owner) for owner in range(4) if bits >> owner & 1),
            "revealed": card >= encoding.OPEN_CARD,
        }

    def player(who: int) -> dict[str, Any]:
        step = (who - seat) % row.sides
        leader, strategy, top = row["leader"][step], row["strategy"][step], row["deck_top"][step]
        high, low = row["money"][step]
        return {
            "seat": who,
            "leader": content.LEADERS[leader - 1] if leader else None,
            "strategy": content.STRATEGIES[strategy - 1].name if strategy else None,
            "money": high * 256 + low,
            "reputation": row["reputation"][step] + content.LOWEST_REPUTATION,
            "reserve": row["reserve"][step],
            "jailed": row["jailed"][step],
            "destroyed": row["destroyed"][step],
            "hand": row["hand"][step],
            "hand_known": [
                content.CARD_NAMES[card] for card in range(content.CARDS) if row["known"][step][card] == 2
            ],
            "deck": row["deck"][step],
            "deck_top": content.CARD_NAMES[top - 1 - content.CARDS] if top > content.CARDS else None,
            "played": [played(step, slot) for slot in range(content.CARDS) if row["played"][step][slot]],
            "sheet": lying(step * content.SHEET, content.SHEET),
            "supply": [content.PAIRS[mark][0] for mark in range(content.MARKS) if not row["mark"][step][mark]],
        }

    def safe(number: int) -> dict[str, Any]:
        at, face = row["safe"][number], row["face"][number] - 1 - content.SAFES
        marks = [
            {
                "seat": who,
                "mark": mark + 1,
                "number": content.PAIRS[mark][high],
                "other": content.PAIRS[mark][1 - high],
            }
            for who in range(row.sides)
            for mark in range(content.MARKS)
            if row.by_seat(row["mark"])[who][mark] == number + 1
            for high in (row.by_seat(row["mark_high"])[who][mark],)
        ]
        return {
            "location": content.LOCATIONS[number // content.SAFES_EACH],
            "origin": number % content.SAFES_EACH + 1,
            "space": at if at <= 5 else -1,
            "seat": row.seat_after(at - 6) if at > 5 else None,
            "safe": content.SAFE_NAMES[face] if face >= 0 else None,
            "value": content.SAFE_VALUES[face] if face >= 0 else None,
            "marks": marks,
        }

    def use(at: int) -> dict[str, Any]:
        which = row["used"][at] - 1
        kind, names = "scoundrel", list(content.TRAIT_NAMES)
        if which >= 56:
            kind, names, which = "strategy", [card.name for card in content.STRATEGIES], which - 56
        elif which >= 50:
            kind, names, which = "leader", list(content.SLOT_NAMES), which - 50
        job, safe, picked = row["use_job"][at], row["use_safe"][at] - 1, row["use_picked"][at]
        return {
            "seat": row.seat_numbered(row["user"][at]),
            "kind": kind,
            "name": names[which],
            "job": content.JOB_NAMES[job - 1] if job else None,
            "step": row["use_step"][at],
            "second": bool(row["use_second"][at]),
            "safe": {
                "location": content.LOCATIONS[safe // content.SAFES_EACH],
                "origin": safe % content.SAFES_EACH + 1,
            }
            if safe >= 0
            else None,
            "freed": row.seat_numbered(row["use_freed"][at]),
            "picked": content.TRAIT_NAMES[picked - 1] if picked else None,
        }

    def hire(at: int) -> dict[str, Any]:
        return {
            "seat": row.seat_numbered(row["hirer"][at]),
            "scoundrel": one(row["hired_trait"][at], row["hired_job"][at]),
            "swaps": row["swaps"][at],
        }

    lies = [at for at in range(content.SAFES) if 1 <= row["safe"][at] <= 5]
    lies.sort(key=lambda at: (at // content.SAFES_EACH, row["safe"][at]))
    unused = [at for at in range(content.SAFES) if row["safe"][at] == 0]
    stolen = sorted((place, at) for at, place in enumerate(row["stolen"]) if place)
    blue, red, green, purple, black = row["decks"]
    return {
        "seat": None,
        "players": row.sides,
        "day": row["day"],
        "days": row["days"],
        "turn": row["turn"],
        "stage": row["stage"],
        "first": row.seat_after(row["first"]),
        "active": row.seat_after(row["active"]),
        "slot": _slot(row["slot"] - 1) if row["slot"] else None,
        "night": bool(row["night"]),
        "seats": [player(who) for who in range(row.sides)],
        "saloon": lying(4 * content.SHEET, content.SALOON),
        "discard": discarded(),
        "blue": blue,
        "red": red,
        "green": green,
        "purple": purple,
        "black": black,
        "safes": [safe(at) for at in (*lies, *unused, *(at for _, at in stolen))],
        "uses": [use(at) for at in range(row["uses"] - 1, -1, -1)],
        "hires": [hire(at) for at in range(row["hires"] - 1, -1, -1)],
        "shuffling": row.seat_numbered(row["shuffling"]),
        "bail": row["bail"],
        "pending": [
            name for name, status in zip(content.TRAIT_NAMES, row["status"], strict=True) if status & 2
        ],
        "leader_used": bool(row["leader_used"]),
        "strategies_used": [who for who, used in enumerate(row.by_seat(row["strategy_used"])) if used],
        "deciding": row.deciding(encoding.DECISIONS),
        "over": bool(row["over"]),
    }


def _slot(slot: int) -> str:
    return "open" if slot == content.OPEN else content.SLOT_NAMES[slot]
