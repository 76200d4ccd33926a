"""Who holds a seat: secrets that are kept only as their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from cantina.server.protocol import SeatInfo


def new_token() -> str:
    """192 random bits, as text that fits a link."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opened(seats: Sequence[Seat], token: str | None) -> int | None:
    """The seat a secret opens."""
    if token is not None:
        for at, seat in enumerate(seats):
            if seat.opens_to(token):
                return at
    return None


class Seat(Struct):
    """One seat of a table, as it is kept."""

    name: str = ""
    token: str | None = None
    """The hash of its secret; None: nobody holds it."""
    bot: str | None = None
    """The level of the bot that decides for it."""
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.token is None and self.bot is None

    def opens_to(self, token: str) -> bool:
        return self.token is not None and hmac.compare_digest(self.token, hashed(token))

    def info(self, seat: int, here: bool) -> SeatInfo:
        return SeatInfo(
            seat=seat,
            name=self.name,
            bot=self.bot,
            lent=self.bot is not None and self.token is not None,
            taken=not self.free,
            ready=self.ready or self.bot is not None,
            here=here,
        )
