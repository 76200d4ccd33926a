"""Every kind of decision and every kind of event of a game, as they happen in its golden matches."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from golden_matches import golden_records

import cantina
from cantina.localization import Localizer


@dataclass(frozen=True)
class GoldenMoment:
    """A decision in a golden match, or an event that follows it."""

    name: str
    record: dict[str, Any]
    step: int
    """How many choices have been made."""
    seat: int
    """Who decides, and looks at the table."""
    event: int | None = None
    """Which of the events that follow the recorded choice is meant; None: the decision itself."""

    def caption(self, language: str) -> str:
        """The event in words, as the table's page says it to the seat."""
        assert self.event is not None
        match = played_to(self.record, self.step)
        seat, text = self.record["choices"][self.step]
        events = match.play(match.game.parse(text), seat)
        localizer = Localizer(match.game, language)
        localizer.name_seats(match.state.view(None))
        return localizer.event(events[self.event], self.seat) or ""


def played_to(record: dict[str, Any], step: int) -> cantina.Match:
    match, _ = cantina.Match.open_record(record)
    for seat, text in record["choices"][:step]:
        match.play(match.game.parse(text), seat)
    return match


@cache
def golden_moments(game: str) -> list[GoldenMoment]:
    """One moment for each kind of decision and of event with each preset.

    The one with the most players is taken, and of these the one with the most kinds of choices.
    """
    default = next((str(one.default) for one in cantina.game(game).meta.options if one.name == "preset"), "")
    found: dict[str, tuple[tuple[int, int], GoldenMoment]] = {}

    def offer(name: str, preset: str, worth: int, record: dict[str, Any], *where: int) -> None:
        name = f"{name}-{preset}" if preset != default else name
        rank = (record["players"], worth)
        if name not in found or rank > found[name][0]:
            found[name] = rank, GoldenMoment(name, record, *where)

    for record in golden_records(game):
        preset = str(record["options"].get("preset", ""))
        match, _ = cantina.Match.open_record(record)
        for step, (seat, text) in enumerate(record["choices"]):
            for decision in match.state.decisions:
                kinds = len({choice.kind for choice in decision.choices})
                offer(f"decision-{decision.kind}", preset, kinds, record, step, decision.seat)
            for number, event in enumerate(match.play(match.game.parse(text), seat)):
                offer(f"event-{event.__struct_config__.tag}", preset, 0, record, step, seat, number)
    return [moment for _, (_, moment) in sorted(found.items())]
