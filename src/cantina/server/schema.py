"""JSON Schemas of what the server sends and accepts, from which the browser client's types are generated.

    python -m cantina.server.schema web/src

writes `lib/schema.json` for the protocol and `games/<game>/schema.json` for the view and events of each game
of ours that has a folder there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import cantina
from cantina.server import protocol as p

OUR_GAMES = "cantina.games."


def schemas(web: Path) -> dict[Path, bytes]:
    """Every schema file of the client's source folder `web`, by path, with the content it must have."""
    found = {web / "lib" / "schema.json": protocol_schema()}
    for name in cantina.games():
        folder = web / "games" / name
        if cantina.game(name).package.startswith(OUR_GAMES) and folder.is_dir():
            found[folder / "schema.json"] = game_schema(name)
    return {path: _json(schema) for path, schema in found.items()}


def protocol_schema() -> dict[str, Any]:
    """A definition for every structure of the protocol."""
    kinds: list[Any] = [*p.HTTP, *p.LESSONS, *p.ClientMessage.__args__, *p.ServerMessage.__args__]
    definitions = _definitions(kinds)
    definitions["ClientMessage"] = _union(p.ClientMessage.__args__)
    definitions["ServerMessage"] = _union(p.ServerMessage.__args__)
    return _schema(definitions)


def game_schema(name: str) -> dict[str, Any]:
    """The definitions of a game: `View`, what one seat sees; `Event`, any of its events; and their parts."""
    game = cantina.game(name)
    view = game.type_of_views
    definitions = _definitions([view, *game.events])
    definitions["View"] = definitions.pop(view.__name__)
    definitions["Event"] = _union(game.events)
    return _schema(definitions)


def _definitions(kinds: list[Any]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return dict(found)


def _union(kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _schema(definitions: dict[str, Any]) -> dict[str, Any]:
    for definition in definitions.values():
        # What we send has all its fields, and no others.
        if definition.get("type") == "object" and "properties" in definition:
            definition["additionalProperties"] = False
        definition.pop("description", None)
        definition.pop("title", None)  # the definition's own key is its name
    return {"$defs": dict(sorted(definitions.items()))}


def _json(schema: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n"


def main() -> None:
    for path, content in schemas(Path(sys.argv[1])).items():
        path.write_bytes(content)


if __name__ == "__main__":
    main()
