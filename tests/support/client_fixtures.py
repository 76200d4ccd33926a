"""Writes the fixtures of the browser client's own tests, computed by the server's code.

    PYTHONPATH=src:tests/support python tests/support/client_fixtures.py

writes `sentences.json`, `viewChanges.json` and `help.json` into web/tests, and for every game with a folder in
web/tests/games those of `steps.json`, `rules.json` and `positions.json` that its tests read into that folder;
all from golden matches and rules.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from golden_matches import golden_files, golden_records

import cantina
from cantina.kernel.view_changes import StepPositions, find_changes, show_view, view_steps
from cantina.localization import LANGUAGES, Localizer
from cantina.rulebook import rules
from cantina.server.catalogue import encoded_first_position, encoded_texts
from cantina.server.protocol import GameTexts

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"
VIEWER = 1
"""The seat whose view and events are written, where there is one."""


def sentences() -> list[dict[str, Any]]:
    """Events, choices and refusals of one golden match of each game, with their sentences in each language."""
    return [
        _sentences(name, language) for name in cantina.games() if golden_files(name) for language in LANGUAGES
    ]


def _sentences(name: str, language: str) -> dict[str, Any]:
    record = golden_records(name)[0]
    texts = msgspec.json.decode(encoded_texts(name), type=GameTexts)
    match, _ = cantina.Match.open_record(record)
    end = cantina.Match.replay(record)
    localizer = Localizer(end.game, language)
    viewer = VIEWER if match.players > VIEWER else 0
    localizer.name_seats(end.state.view(None))
    events = [event for step in (end.setup_events, *end.events) for event in step]
    refusals: dict[str, dict[str, Any]] = {}
    for seat, choice in end.choices:
        for other in match.game.choices[:: max(1, len(match.game.choices) // 60)]:
            refusal = match.state.why_not(other, seat)
            if refusal is not None and refusal.code not in refusals:
                params = dict(refusal.params)
                text = localizer.refusal(refusal)
                refusals[refusal.code] = {"code": refusal.code, "params": params, "text": text}
        match.play(choice, seat)
    return {
        "game": name,
        "language": language,
        "text": texts.text[language],
        "vocabularies": texts.vocabularies,
        "phrases": texts.phrases,
        "private_fields": texts.private_fields,
        "numbers": texts.numbers,
        "seat_names": [list(names) for names in localizer.seat_names],
        "events": [
            {"event": event.seen_by(viewer), "text": localizer.event(event, viewer)} for event in events
        ],
        "choices": [
            {"choice": {"text": c.text, "kind": c.kind, "args": _detailed(end, c)}, "text": localizer.choice(c)}
            for c in end.game.choices[::7]
        ],
        "refusals": list(refusals.values()),
    }


def _detailed(match: cantina.Match, choice: cantina.Choice) -> dict[str, Any]:
    """The fields of a choice as the client gets them in a position."""
    return {**choice.args, **match.game.choice_details(match.state.view(None), choice)}


def steps(name: str) -> list[dict[str, Any]]:
    """The largest golden match of a game, step by step: view and events of one seat."""
    record = max(golden_records(name), key=lambda one: (one["players"], len(one["choices"])))
    match, _ = cantina.Match.open_record(record)
    found: list[dict[str, Any]] = [{"view": match.state.view(VIEWER), "events": []}]
    for seat, choice in cantina.Match.replay(record).choices:
        events = [event.seen_by(VIEWER) for event in match.play(choice, seat)]
        found.append({"view": match.state.view(VIEWER), "events": events})
    return found


def view_changes() -> list[dict[str, Any]]:
    """Values before and after changes: the difficult forms, and steps of one golden match of each game."""
    pairs: list[tuple[Any, Any]] = [
        ({"a": 1}, {"a": None}),
        ({"a": None}, {"a": [None, 0, False, ""]}),
        ({"a": [1, 2, 3]}, {"a": []}),
        ({"a": []}, {"a": [[], {}]}),
        ({"a": [1, 1, 2]}, {"a": [1, 1, 1, 2]}),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 4]}),
        ({"a": [{"b": [None]}, 2]}, {"a": [{"b": [None, None]}, 2]}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1}}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1, "y": 3}}),
        ([1], {"a": 1}),
    ]
    cases = [
        {"name": f"form {number}", "before": before, "changes": find_changes(before, after), "after": after}
        for number, (before, after) in enumerate(pairs)
    ]
    for name in cantina.games():
        for record in golden_records(name)[:1]:
            cases += _golden_changes(name, record)
    return cases


def _golden_changes(name: str, record: dict[str, Any]) -> list[dict[str, Any]]:
    match, _ = cantina.Match.open_record(record)
    viewer = VIEWER if match.players > VIEWER else 0
    match.state.positions = []
    shown = show_view(match.state, viewer)
    view = shown.view
    cases = []
    for number, (seat, choice) in enumerate(cantina.Match.replay(record).choices):
        events = match.play(choice, seat)
        found = view_steps(shown, StepPositions(events, match.state.positions, match.state), viewer)
        shown = found.last
        for after, changes in zip(found.views, found.changes, strict=True):
            if number % 5 == 0:
                one = {"before": view, "changes": changes, "after": after}
                cases.append({"name": f"{name}, step {number}", **one})
            view = after
    return cases


def positions(name: str) -> dict[str, Any]:
    """What a board has to be able to show, gathered from all golden matches of a game.

    Every choice that was ever offered; positions that together offer all of them, every kind of choice in every
    kind of decision, and every kind of decision by number of players and options; and one moment for each kind
    of event by number of players, with the views before and after the choice it follows. What all their views
    have in common (what the cards print) is written once.
    """
    offered: set[int] = set()
    shown: set[Any] = set()
    decisions: list[dict[str, Any]] = []
    moments: dict[Any, dict[str, Any]] = {}
    for record in golden_records(name):
        match, _ = cantina.Match.open_record(record)
        setting = (record["players"], *map(str, record["options"].values()))
        for seat, choice in cantina.Match.replay(record).choices:
            for decision in match.state.decisions:
                numbers = {one.number for one in decision.choices}
                shows = {(decision.kind, one.kind) for one in decision.choices} | {(decision.kind, setting)}
                if numbers <= offered and shows <= shown:
                    continue
                offered |= numbers
                shown |= shows
                decisions.append(
                    {
                        "seat": decision.seat,
                        "kind": decision.kind,
                        "choices": sorted(numbers),
                        "view": msgspec.to_builtins(match.state.view(decision.seat)),
                    }
                )
            before = match.state.view(seat)
            for event in match.play(choice, seat):
                seen = msgspec.to_builtins(event.seen_by(seat))
                if (seen["event"], record["players"]) not in moments:
                    view = msgspec.to_builtins(match.state.view(seat))
                    moments[seen["event"], record["players"]] = {
                        "event": seen,
                        "before": msgspec.to_builtins(before),
                        "view": view,
                    }
    return {
        "texts": msgspec.json.decode(encoded_texts(name)),
        "offered": sorted(offered),
        "common": _take_common_fields([one["view"] for one in (*decisions, *moments.values())]),
        "decisions": decisions,
        "moments": list(moments.values()),
    }


def help_of_games() -> dict[str, Any]:
    """By game, what its help and its card gallery must cover.

    Its texts, first position and rules, and by kind of decision the kinds of choice its golden matches offer.
    """
    return {name: _help_of_game(name) for name in cantina.games() if golden_files(name)}


def _help_of_game(name: str) -> dict[str, Any]:
    offered: dict[str, set[str]] = {}
    for record in golden_records(name):
        match, _ = cantina.Match.open_record(record)
        for seat, choice in cantina.Match.replay(record).choices:
            for decision in match.state.decisions:
                offered.setdefault(decision.kind, set()).update(one.kind for one in decision.choices)
            match.play(choice, seat)
    return {
        "texts": msgspec.json.decode(encoded_texts(name)),
        "first": msgspec.json.decode(encoded_first_position(name)),
        "rules": list(rules(name)),
        "decisions": {kind: sorted(kinds) for kind, kinds in sorted(offered.items())},
    }


def _take_common_fields(views: list[dict[str, Any]]) -> dict[str, Any]:
    """The fields that are the same in all views, which lose them."""
    first = dict(views[0])
    common = {field: value for field, value in first.items() if all(view[field] == value for view in views)}
    for view in views:
        for field in common:
            del view[field]
    return common


_OF_A_GAME: dict[str, Callable[[str], Any]] = {
    "steps.json": steps,
    "rules.json": lambda name: list(rules(name)),
    "positions.json": positions,
}


def fixtures() -> dict[Path, bytes]:
    found: dict[Path, Any] = {
        WEB_TESTS / "sentences.json": sentences(),
        WEB_TESTS / "viewChanges.json": view_changes(),
        WEB_TESTS / "help.json": help_of_games(),
    }
    for name in cantina.games():
        folder = WEB_TESTS / "games" / name
        tests = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ts"))
        for file, written in _OF_A_GAME.items():
            if f"./{file}" in tests:
                found[folder / file] = written(name)
    return {path: msgspec.json.encode(value) + b"\n" for path, value in found.items()}


if __name__ == "__main__":
    for path, content in fixtures().items():
        path.write_bytes(content)
