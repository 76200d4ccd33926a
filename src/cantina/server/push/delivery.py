"""Delivery of a message to a push service.

Its address comes from a browser, which may be anybody's: only https, only public addresses, no redirects, and
the connection goes to the address that was checked, whatever the name means a moment later.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Sequence
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

TIMEOUT_SECONDS = 10.0
LONGEST_ENDPOINT = 1000
KEEP_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is not online."""


class BadEndpoint(Exception):
    """An address that messages are not sent to; the message says why."""


def check_endpoint(endpoint: str, allowed: Sequence[Network]) -> None:
    """Raises BadEndpoint for an address no message is sent to; looks the name up, so it may take a while."""
    resolve(endpoint, allowed)


def resolve(endpoint: str, allowed: Sequence[Network]) -> tuple[str, str, int]:
    """The address to connect to, the host's name and the port."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise BadEndpoint("not an address of a push service")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint("not an address of a push service") from None
    host = parts.hostname
    if not host or parts.username is not None or parts.scheme not in ("http", "https") or " " in endpoint:
        raise BadEndpoint("not an address of a push service")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadEndpoint(f"{host} is not known") from None
    for *_, address in found:
        ip = ipaddress.ip_address(str(address[0]).partition("%")[0])
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        if any(ip in network for network in allowed):
            return str(ip), host, port
        if parts.scheme != "https":
            raise BadEndpoint("only https is allowed")
        if not ip.is_global or ip.is_multicast:
            raise BadEndpoint(f"{host} is in a private network")
        return str(ip), host, port
    raise BadEndpoint(f"{host} is not known")


def deliver(endpoint: str, body: bytes, authorization: str, topic: str, allowed: Sequence[Network]) -> int:
    """Sends an encrypted message; returns the status. Raises BadEndpoint, or OSError if it cannot be sent."""
    address, host, port = resolve(endpoint, allowed)
    parts = urlsplit(endpoint)
    headers = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        "Urgency": "normal",
        "Topic": topic,  # a newer message replaces one that has not been delivered
        "Host": parts.netloc,
    }
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    try:
        opened = socket.create_connection((address, port), TIMEOUT_SECONDS)
        if parts.scheme == "https":
            opened = ssl.create_default_context().wrap_socket(opened, server_hostname=host)
        connection.sock = opened
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target or "/", body, headers)
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from None
    finally:
        connection.close()
