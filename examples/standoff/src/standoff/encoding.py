"""What a seat knows as a row of bytes, for the learning environments."""

from __future__ import annotations

from librt.strings import BytesWriter

from cantina.kernel.encoding import (
    CATEGORY,
    FLAG,
    NUMBER,
    Encoding,
    Field,
    Layout,
    deciding_seats,
    relative_seat_bits,
    write_flags,
)
from cantina.kernel.native_types import u8
from cantina.kernel.pile import viewer_bit
from standoff.state import ROUNDS, StandoffState

SEATS = 4
FIELDS = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("asked", (SEATS,), 1, FLAG, "the seats asked to decide, hidden answers included"),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("round", (), ROUNDS, NUMBER, "the round, from 1"),
    Field("ran", (SEATS,), 1, FLAG, "the seats that ran in the last round"),
    Field("points", (SEATS,), 3 * ROUNDS, NUMBER, "each seat's points"),
    Field(
        "cards", (SEATS, ROUNDS), 9, CATEGORY, "each seat's cards round by round; 0 unknown or not dealt yet"
    ),
)
LAYOUT = Layout(FIELDS)


class StandoffEncoding(Encoding[StandoffState]):
    def write(self, state: StandoffState, seat: int, out: BytesWriter) -> None:
        seats = state.seats
        out.write(bytes(LAYOUT.size))
        write_flags(out, LAYOUT.offset("present"), (1 << seats) - 1)
        write_flags(out, LAYOUT.offset("asked"), relative_seat_bits(deciding_seats(state), seat, seats))
        out[LAYOUT.offset("over")] = u8(int(state.over))
        out[LAYOUT.offset("round")] = u8(state.round)
        for distance in range(seats):
            other = (seat + distance) % seats
            out[LAYOUT.offset("ran") + distance] = u8(state.ran[other])
            out[LAYOUT.offset("points") + distance] = u8(state.points[other])
            hand = state.hands[other]
            for round_index, card in enumerate(hand.cards):
                if hand.seen[round_index] & viewer_bit(seat):
                    out[LAYOUT.offset("cards") + distance * ROUNDS + round_index] = u8(card)


ENCODING = StandoffEncoding(FIELDS, "Seats are numbered relative to the observing one, itself first.")
