"""What the browser client's own tests compare with: sentences and films made by the server's code.

    PYTHONPATH=src:tests/support python tests/support/client_story.py

writes story.json, film.json and rules.json into web/tests, from golden matches and rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rule_report import golden

import cantina
from cantina.server.app import _texts
from cantina.server.protocol import GameTexts
from cantina.tell import LANGUAGES, Teller, rules

WEB = Path(__file__).parents[2] / "web" / "tests"
SEEN_BY = 1


def story() -> list[dict[str, Any]]:
    """Events, choices and refusals of one golden match of each game, with the sentences for them."""
    return [_told(name, language) for name in cantina.games() for language in LANGUAGES]


def _told(name: str, language: str) -> dict[str, Any]:
    record = msgspec.json.decode(sorted(golden(name))[0].read_bytes())
    texts = msgspec.json.decode(_texts(name), type=GameTexts)
    match, _ = cantina.Match.open(record)
    end = cantina.Match.replay(record)
    say = Teller(end.game, language)
    viewer = SEEN_BY if match.players > SEEN_BY else 0
    say.name_seats(end.state.view(None))
    events = [event for batch in (end.opening, *end.events) for event in batch]
    refusals: dict[str, dict[str, Any]] = {}
    for seat, choice in end.choices:
        for other in match.game.choices[:: max(1, len(match.game.choices) // 60)]:
            refusal = match.state.why_not(other, seat)
            if refusal is not None and refusal.code not in refusals:
                params = dict(refusal.params)
                refusals[refusal.code] = {"code": refusal.code, "params": params, "text": say.refusal(refusal)}
        match.play(choice, seat)
    return {
        "game": name,
        "language": language,
        "text": texts.text[language],
        "words": texts.words,
        "private": texts.private,
        "names": list(say.names),
        "events": [{"event": event.form(viewer), "text": say.event(event, viewer)} for event in events],
        "choices": [
            {"choice": {"text": c.text, "kind": c.kind, "args": dict(c.args)}, "text": say.choice(c)}
            for c in end.game.choices[::7]
        ],
        "refusals": list(refusals.values()),
    }


def film() -> list[dict[str, Any]]:
    """A golden match of Colt Express, view by view, as one seat saw it."""
    path = next(path for path in golden("colt-express") if path.stem.startswith("4-players"))
    record = msgspec.json.decode(path.read_bytes())
    match, _ = cantina.Match.open(record)
    steps: list[dict[str, Any]] = [{"view": match.state.view(SEEN_BY), "events": []}]
    for seat, choice in cantina.Match.replay(record).choices:
        events = match.play(choice, seat)
        told = [event.form(SEEN_BY) for event in events]
        steps.append({"view": match.state.view(SEEN_BY), "events": told})
    return steps


def files() -> dict[Path, bytes]:
    return {
        WEB / "story.json": msgspec.json.encode(story()) + b"\n",
        WEB / "film.json": msgspec.json.encode(film()) + b"\n",
        WEB / "rules.json": msgspec.json.encode(list(rules("colt-express"))) + b"\n",
    }


if __name__ == "__main__":
    for path, body in files().items():
        path.write_bytes(body)
