"""The service that keeps subscriptions and sends messages, at a bounded rate and beside everything else."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Mapping, Sequence

import msgspec

from cantina.kernel.registry import game as find_game
from cantina.localization import Localizer
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.limits import TokenBucket
from cantina.server.push.delivery import BadEndpoint, Network, check_endpoint, deliver
from cantina.server.push.encryption import check_keys, encrypt
from cantina.server.push.keys import VapidKeys
from cantina.server.push.subscription import Subscription, SubscriptionStore

log = logging.getLogger("cantina.push")

PER_SEAT = 4
"""Browsers that may be told of the turns of one seat; another one replaces the oldest."""
TABLE_RATE, TABLE_BURST = 1 / 60, 12.0
"""Messages of one table: each second, and at once."""
MAX_TABLES = 5000
"""Tables whose rates are remembered."""
MAX_WAITING = 500
SENDERS = 4
RETRY_SECONDS = 60.0
"""Seconds after which a message is tried once more that a push service did not take."""


class Message(msgspec.Struct):
    """What a browser is told: the table and that it is somebody's turn, and nothing that is hidden."""

    title: str
    body: str
    table: str


class PushService:
    def __init__(self, store: SubscriptionStore, keys: VapidKeys, allowed: Sequence[Network] = ()) -> None:
        self._store = store
        self._keys = keys
        self._allowed = allowed
        """Networks of push services that are not public; plain http is allowed there, too."""
        self._rates: dict[str, TokenBucket] = {}
        self._waiting: asyncio.Queue[tuple[str, Subscription, Message, bool]] = asyncio.Queue(MAX_WAITING)
        self._senders = [asyncio.create_task(self._send_all(), name="push") for _ in range(SENDERS)]

    async def close(self) -> None:
        for sender in self._senders:
            sender.cancel()

    @property
    def public_key(self) -> str:
        return self._keys.public

    async def subscribe(self, table: str, seat: int, token_hash: str, request: p.Subscribe) -> None:
        """Stores a subscription; raises RequestRejected for one that no message could be sent to."""
        try:
            check_keys(request.public_key, request.auth_secret)
            await asyncio.to_thread(check_endpoint, request.endpoint, self._allowed)
        except (ValueError, BadEndpoint) as error:
            raise RequestRejected("bad-subscription", why=str(error)) from None
        stored = [one for one in await self._store.subscriptions(table) if one.seat == seat]
        others = [one for one in stored if one.endpoint != request.endpoint]
        for one in others[: max(0, len(others) - PER_SEAT + 1)]:
            await self._store.delete_subscription(table, one.endpoint)
        # A subscription that is sent again, by an opened page, is told of nothing a second time.
        known = next((one for one in stored if one.endpoint == request.endpoint), None)
        subscription = Subscription(
            seat,
            token_hash,
            request.endpoint,
            request.public_key,
            request.auth_secret,
            request.language,
            -1 if known is None else known.notified,
        )
        await self._store.save_subscription(table, subscription)

    async def unsubscribe(self, table: str, endpoint: str) -> None:
        await self._store.delete_subscription(table, endpoint)

    async def notify(self, table: str, game: str, decision: int, seats: Mapping[int, str]) -> None:
        """Tells whoever has subscribed that it is their turn: the seats asked, with their tokens' hashes."""
        for one in await self._store.subscriptions(table):
            if one.seat not in seats or one.notified == decision:
                continue
            if seats[one.seat] != one.token_hash:
                await self._store.delete_subscription(table, one.endpoint)
                continue
            if not self._rate(table).take() or self._waiting.full():
                log.warning("a turn is not told: too many messages", extra={"table": table})
                return
            one.notified = decision
            await self._store.save_subscription(table, one)
            title = Localizer(None, one.language).format("push-your-turn")
            message = Message(title, find_game(game).meta.title[one.language], table)
            self._waiting.put_nowait((table, one, message, False))

    def _rate(self, table: str) -> TokenBucket:
        if len(self._rates) > MAX_TABLES:
            self._rates.clear()
        return self._rates.setdefault(table, TokenBucket(TABLE_RATE, TABLE_BURST))

    async def _send_all(self) -> None:
        while True:
            table, subscription, message, again = await self._waiting.get()
            try:
                sent = await self._send(table, subscription, message)
            except Exception:
                log.exception("a message could not be sent", extra={"table": table})
                continue
            if not sent and not again:
                asyncio.get_running_loop().call_later(
                    RETRY_SECONDS, self._try_again, table, subscription, message
                )

    def _try_again(self, table: str, subscription: Subscription, message: Message) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait((table, subscription, message, True))

    async def _send(self, table: str, subscription: Subscription, message: Message) -> bool:
        """Sends a message; False: it may work later."""
        endpoint = subscription.endpoint
        body = encrypt(msgspec.json.encode(message), subscription.public_key, subscription.auth_secret)
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        try:
            status = await asyncio.to_thread(
                deliver, endpoint, body, self._keys.authorization(endpoint), topic, self._allowed
            )
        except BadEndpoint as error:
            log.warning("a subscription is removed", extra={"table": table, "why": str(error)})
            await self._store.delete_subscription(None, endpoint)
            return True
        except OSError as error:
            log.warning("a push service was not reached", extra={"table": table, "why": str(error)})
            return False
        if status in (404, 410):  # the browser has unsubscribed
            await self._store.delete_subscription(None, endpoint)
        elif status == 429 or status >= 500:
            return False
        elif status >= 300:
            log.warning("a push service refused a message", extra={"table": table, "why": str(status)})
        return True
