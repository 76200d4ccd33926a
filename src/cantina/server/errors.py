"""Requests that are not carried out."""

from __future__ import annotations

from typing import Any


class RequestRejected(Exception):
    """A request that cannot be carried out; the client is told why."""

    def __init__(self, code: str, rule: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.params = params
