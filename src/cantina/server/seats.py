"""Seats and the secret tokens that hold them; only the tokens' hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct, field

from cantina.server.protocol import SeatInfo


def new_token() -> str:
    """192 random bits, as text that fits a link."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_for_token(seats: Sequence[Seat], token: str | None) -> int | None:
    """The seat that a token holds."""
    if token is not None:
        for number, seat in enumerate(seats):
            if seat.matches(token):
                return number
    return None


class Seat(Struct):
    """One seat of a table, as it is stored."""

    name: str = ""
    token_hash: str | None = field(default=None, name="token")
    """The hash of its token; None: nobody holds it."""
    bot: str | None = None
    """The level of the bot that plays it."""
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.token_hash is None and self.bot is None

    def matches(self, token: str) -> bool:
        return self.token_hash is not None and hmac.compare_digest(self.token_hash, hash_token(token))

    def info(self, seat: int, connected: bool) -> SeatInfo:
        return SeatInfo(
            seat=seat,
            name=self.name,
            bot=self.bot,
            lent=self.bot is not None and self.token_hash is not None,
            taken=not self.free,
            ready=self.ready or self.bot is not None,
            connected=connected,
        )


def clean_text(text: str) -> str:
    """Text that people typed, without control characters and surplus space."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
