"""What the fields of the state have to do with seats: see tests/support/seat_rotation.py."""

from __future__ import annotations

from seat_rotation import Rotate, Rotation


def _wounded(rotation: Rotation, lying: list[int]) -> list[int]:
    """Two bits for every side."""
    return [
        sum((counts >> 2 * side & 3) << 2 * rotation.seat(side) for side in range(rotation.seats))
        for counts in lying
    ]


ROTATED: dict[str, Rotate] = {
    **dict.fromkeys(("colour", "boss", "influence", "left"), Rotation.by_seat),
    **dict.fromkeys(("owner", "ring", "choosing", "standing", "ranking"), Rotation.seats_in),
    **dict.fromkeys(("wanted", "active", "attacker", "defender", "first"), Rotation.seat),
    **dict.fromkeys(("third", "earned", "safe", "bought", "bought_late", "helped"), Rotation.bits),
    **dict.fromkeys(("rivals", "poker", "discard"), Rotation.pile),
    "hands": Rotation.piles,
    "lying": _wounded,
    "aside": lambda rotation, values: [rotation.seat(entry // 32) * 32 + entry % 32 for entry in values],
}
SEAT_FRAMES = ("gaining", "gaining-two", "pressing", "sheriffs-pot")
