"""Finds where two values differ, for messages."""

from __future__ import annotations

from typing import Any

import msgspec

Labels = tuple[str, str]


def first_difference(first: object, second: object, labels: Labels) -> str:
    """The path to the first place where two values differ as JSON, and what each has there."""
    return _compare(_as_json(first), _as_json(second), "$", labels) or "they differ"


def _as_json(value: object) -> Any:
    return msgspec.json.decode(value if isinstance(value, bytes) else msgspec.json.encode(value))


def _compare(first: Any, second: Any, path: str, labels: Labels) -> str | None:
    if isinstance(first, dict) and isinstance(second, dict):
        for key in {**first, **second}:
            if key not in first or key not in second:
                return f"{path}.{key} is missing {labels[0] if key not in first else labels[1]}"
            if found := _compare(first[key], second[key], f"{path}.{key}", labels):
                return found
        return None
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for index, (item, other) in enumerate(zip(first, second, strict=True)):
            if found := _compare(item, other, f"{path}[{index}]", labels):
                return found
        return None
    if first == second:
        return None
    return f"{path} is {_shortened(first)} {labels[0]} and {_shortened(second)} {labels[1]}"


def _shortened(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else f"{text[:79]}…"
