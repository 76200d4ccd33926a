"""What the fields of the state have to do with seats: see tests/support/seat_rotation.py."""

from seat_rotation import Rotate, Rotation

ROTATED: dict[str, Rotate] = {
    **dict.fromkeys(("home", "at", "bullets", "provisions", "money", "shown"), Rotation.by_seat),
    **dict.fromkeys(("corrupt", "active", "rival"), Rotation.seat),
    "captor": Rotation.seats_in,
    "deck": Rotation.pile,
    "discard": Rotation.pile,
    "hands": Rotation.piles,
    "missing": Rotation.bits,
}
