"""JSON Schema of everything on the wire, from which the browser's types are made.

python -m cantina.server.schema > web/src/lib/schema.json
"""

from __future__ import annotations

import sys
from typing import Any, get_type_hints

import msgspec

import cantina
from cantina.server import protocol as p


def schema() -> dict[str, Any]:
    """One schema with a definition for every structure: the protocol, and the views and events of games."""
    kinds: list[Any] = [*p.HTTP, *p.ClientMessage.__args__, *p.ServerMessage.__args__, p.Batch, p.Asked]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    definitions = dict(found)
    definitions["ClientMessage"] = _union(p.ClientMessage.__args__)
    definitions["ServerMessage"] = _union(p.ServerMessage.__args__)
    for name in cantina.games():
        definitions |= _game(name)
    for definition in definitions.values():
        _close(definition)
    return {"$defs": dict(sorted(definitions.items()))}


def _union(kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _game(name: str) -> dict[str, Any]:
    """A game's view and events; names that several games use get the game's name in front."""
    game = cantina.game(name)
    prefix = "".join(word.capitalize() for word in name.split("-"))
    view = get_type_hints(game.view)["return"]
    _, found = msgspec.json.schema_components([view, *game.events], ref_template=f"#/$defs/{prefix}{{name}}")
    definitions = {f"{prefix}{kind}": form for kind, form in found.items()}
    definitions[f"{prefix}View"] = {"$ref": f"#/$defs/{prefix}{view.__name__}"}
    events = [{"$ref": f"#/$defs/{prefix}{event.__name__}"} for event in game.events]
    definitions[f"{prefix}Event"] = {"anyOf": events}
    return definitions


def _close(definition: dict[str, Any]) -> None:
    """What we send has all its fields, and no others."""
    if definition.get("type") == "object" and "properties" in definition:
        definition["additionalProperties"] = False
    definition.pop("description", None)
    definition.pop("title", None)  # the definition's own key is its name


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=1)
    sys.stdout.buffer.write(text + b"\n")


if __name__ == "__main__":
    main()
