"""The browser's types come from the server's structures, and the two never drift apart."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cantina.server.schema import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_schema_in_the_client_is_the_servers() -> None:
    kept = msgspec.json.decode((WEB / "src" / "lib" / "schema.json").read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(schema())), "run scripts/types"
