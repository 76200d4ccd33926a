"""A table: a match and the people who play it, one concern a module."""

from __future__ import annotations

from cantina.server.table.actor import Table

__all__ = ["Table"]
