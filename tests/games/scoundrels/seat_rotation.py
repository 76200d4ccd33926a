"""What the fields of the state have to do with seats: see tests/support/seat_rotation.py."""

from __future__ import annotations

from seat_rotation import Rotate, Rotation

from cantina.games.scoundrels.content import SHEET
from cantina.games.scoundrels.state import IN_SALOON, ON_SHEET


def _place(rotation: Rotation, place: int) -> int:
    """A scoundrel's place: those of the sheets come first."""
    if not 0 <= place < IN_SALOON:
        return place
    seat, space = divmod(place, SHEET)
    return rotation.seat(seat) * SHEET + space


def _use(rotation: Rotation, use: list[int]) -> list[int]:
    """A running ability: its user, the owner of the henchman freed last, its place and the seats dealt with."""
    found = use[:]
    found[0], found[8] = rotation.seat(use[0]), rotation.seat(use[8])
    found[11], found[13] = _place(rotation, use[11]), rotation.bits(use[13])
    return found


ROTATED: dict[str, Rotate] = {
    **dict.fromkeys(("first", "active", "queue_seat", "target"), Rotation.seat),
    **dict.fromkeys(
        (
            "leader",
            "strategy",
            "money",
            "reputation",
            "reserve",
            "jailed",
            "destroyed",
            "played",
            "histories",
            "sheets",
            "mark_on",
            "mark_face",
        ),
        Rotation.by_seat,
    ),
    **dict.fromkeys(("hands", "decks"), Rotation.piles),
    **dict.fromkeys(
        ("played_seen", "on_card"), lambda rotation, values: rotation.by_seat(rotation.masks(values))
    ),
    **dict.fromkeys(("used_strategy", "due_strategy"), Rotation.bits),
    "safe_seen": Rotation.masks,
    "where": lambda rotation, values: [
        ON_SHEET + rotation.seat(at - ON_SHEET) if at >= ON_SHEET else at for at in values
    ],
    "loot": lambda rotation, values: [rotation.seat(entry // 32) * 32 + entry % 32 for entry in values],
    "uses": lambda rotation, uses: [_use(rotation, use) for use in uses],
    "hires": lambda rotation, hires: [[rotation.seat(hire[0]), *hire[1:]] for hire in hires],
}
SEAT_FRAMES = ("abandoning",)
