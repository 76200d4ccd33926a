"""What the fields of the state have to do with seats: see tests/support/seat_rotation.py."""

from seat_rotation import Rotate, Rotation

ROTATED: dict[str, Rotate] = {
    "seat_of": Rotation.seats_in,
    "picked": Rotation.bits,
    "purse_seen": Rotation.masks,
    "decks": Rotation.piles,
    "hands": Rotation.piles,
    "discards": Rotation.piles,
    "common": Rotation.pile,
    "rounds": Rotation.pile,
    "first": Rotation.seat,
    "hand_histories": Rotation.by_seat,
}
