"""The operator's keys: they identify the server to push services (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from cantina.kernel.errors import Allowed, BadOption

VALID_SECONDS = 12 * 3600
"""How long a signed token counts; at most a day."""


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Raises ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class StoredKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The file of keys."""

    private: str
    """The private key: 32 bytes, base64url."""
    contact: str
    """Where a push service finds the operator: `mailto:…` or `https://…`."""


class VapidKeys:
    def __init__(self, private: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._private = private
        self.contact = contact
        self.public = to_base64url(public_bytes(private.public_key()))
        """What browsers need to subscribe, base64url."""

    @classmethod
    def make(cls, contact: str) -> VapidKeys:
        return cls(ec.generate_private_key(ec.SECP256R1()), checked_contact(contact))

    @classmethod
    def read(cls, file: Path) -> VapidKeys:
        """Reads a file of keys; raises BadOption if it is none."""
        try:
            stored = msgspec.json.decode(file.read_bytes(), type=StoredKeys)
            number = int.from_bytes(from_base64url(stored.private))
            private = ec.derive_private_key(number, ec.SECP256R1())
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            allowed = Allowed("push-keys", "a file written by cantina push-keys ({why})", why=str(error))
            raise BadOption("--push-keys", str(file), allowed) from None
        return cls(private, checked_contact(stored.contact))

    def write(self, file: Path) -> None:
        """Writes the keys into a new file that only its owner can read."""
        number = self._private.private_numbers().private_value
        stored = StoredKeys(to_base64url(number.to_bytes(32)), self.contact)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(stored)) + b"\n")

    def authorization(self, endpoint: str) -> str:
        """The header that identifies the server to the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
            "sub": self.contact,
        }
        header = to_base64url(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{header}.{to_base64url(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64url(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def checked_contact(contact: str) -> str:
    if not contact.startswith(("mailto:", "https://")) or len(contact) < 10:
        allowed = Allowed("push-contact", "an address as mailto:you@example.org or https://example.org")
        raise BadOption("--contact", contact, allowed)
    return contact


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
