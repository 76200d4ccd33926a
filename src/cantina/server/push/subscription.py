"""A browser's subscription for the turns of a seat, and the protocol of what stores it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Subscription(Struct):
    """Where a push service takes messages for one browser, for the turns of one seat."""

    seat: int
    token_hash: str
    """Of the token that held the seat then: whoever lost the seat is told nothing more."""
    endpoint: str
    public_key: str
    """The browser's key (`p256dh`), base64url."""
    auth_secret: str
    language: str
    notified: int = -1
    """The number of the last decision it was told of."""


class SubscriptionStore(Protocol):
    async def save_subscription(self, table: str, subscription: Subscription) -> None:
        """Stores a subscription, or changes the one of the same seat and endpoint."""

    async def subscriptions(self, table: str) -> list[Subscription]:
        """The subscriptions of a table, the oldest first."""

    async def delete_subscription(self, table: str | None, endpoint: str) -> None:
        """Deletes the subscriptions of an endpoint at one table, or at all."""
