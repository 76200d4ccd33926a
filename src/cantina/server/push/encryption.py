"""Encryption of a message for one browser (RFC 8291 and RFC 8188); push services cannot read it."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from cantina.server.push.keys import from_base64url, public_bytes

RECORD_SIZE = 4096
LARGEST_MESSAGE = 2000
"""Bytes; push services take about 4,000."""


def check_keys(public_key: str, auth_secret: str) -> None:
    """Raises ValueError if these are not the keys of a browser."""
    if len(from_base64url(auth_secret)) != 16:
        raise ValueError("auth has to have 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public_key))


def encrypt(
    message: bytes,
    public_key: str,
    auth_secret: str,
    *,
    salt: bytes | None = None,
    private: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message; a test gives the salt and the key that are otherwise random."""
    if len(message) > LARGEST_MESSAGE:
        raise ValueError(f"a push message may have {LARGEST_MESSAGE} bytes, not {len(message)}")
    salt = salt or os.urandom(16)
    private = private or ec.generate_private_key(ec.SECP256R1())
    theirs = from_base64url(public_key)
    ours = public_bytes(private.public_key())
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    key = _derive(from_base64url(auth_secret), shared, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derive(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(salt, key, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4) + bytes([len(ours)]) + ours
    return header + cipher.encrypt(nonce, message + b"\x02", None)  # 2: the last record, without padding


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
