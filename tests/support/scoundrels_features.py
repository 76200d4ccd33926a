"""What golden matches of 3000 Scoundrels show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from features import Feature, Story, finished

from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import JOB_NAMES, ON_HIRE, STRATEGIES, TRAIT_NAMES, TRAITS
from cantina.games.scoundrels.options import VARIANTS
from cantina.kernel.event import Event


def _happened(kind: type[Event], **fields: Any) -> Callable[[Story], bool]:
    return lambda story: story.has(kind, **fields)


def _chosen(text: str) -> Callable[[Story], bool]:
    return lambda story: any(choice.text == text for _, choice in story.match.choices)


def _several_catch(story: Story) -> bool:
    """Two players caught the same bluff."""
    return story.follows(e.HenchmanReturned, e.HenchmanReturned, lambda one, two: one.seat != two.seat)


def _decks_run_out(story: Story) -> bool:
    return None in story.match.state.view(None).saloon


def _tie(story: Story) -> bool:
    result = story.match.state.result
    assert result is not None
    return sorted(result.scores)[-2:].count(max(result.scores)) == 2


def _same_hire_refused(story: Story) -> bool:
    """A Quack used twice cannot hire again whom it has just hired and used."""
    hired = ""
    for event in story.happened:
        if isinstance(event, e.ScoundrelUsed) and event.job == "quack":
            hired = ""
        elif isinstance(event, e.ScoundrelHired):
            hired = event.trait
        elif isinstance(event, e.ScoundrelUsedAgain) and event.job == "quack" and hired:
            return TRAITS[TRAIT_NAMES.index(hired)].timing == ON_HIRE
    return False


FOUR = {"players": 4, "length": "long", "strategies": False}
THREE = {"players": 3, "length": "short", "strategies": False}
STRATEGIC = {"players": 4, "length": "short", "strategies": True}


def _variant_name(variant: dict[str, Any]) -> str:
    name = f"{variant['players']}-players-{variant['length']}"
    name += "-with-strategies" if variant["strategies"] else ""
    return name + ("-and-chosen-leaders" if variant.get("leaders") == "choose" else "")


FEATURES: dict[str, Feature] = {
    **{_variant_name(variant): Feature(variant, finished) for variant in VARIANTS},
    **{f"job-{job}": Feature(FOUR, _happened(e.ScoundrelUsed, job=job), bots="random") for job in JOB_NAMES},
    **{
        f"trait-{name}": Feature(FOUR, _happened(e.ScoundrelUsed, trait=name), bots="random")
        for name, trait in zip(TRAIT_NAMES, TRAITS, strict=True)
        if not trait.slots
    },
    **{
        f"strategy-{card.name}": Feature(
            STRATEGIC, _happened(e.StrategyUsed, strategy=card.name), bots="random"
        )
        for card in STRATEGIES
    },
    "used-twice": Feature(FOUR, _happened(e.ScoundrelUsedAgain)),
    "zero-played-face-up": Feature(FOUR, _happened(e.ZeroPlayed), bots="random"),
    "bluff-caught": Feature(THREE, _happened(e.CardRevealed, bluff=True)),
    "bluff-caught-by-several": Feature(FOUR, _several_catch),
    "truth-doubted": Feature(THREE, _happened(e.CardRevealed, bluff=False)),
    "sheriff-bribed": Feature(FOUR, _chosen("bribe"), bots="random"),
    "two-bailed": Feature(FOUR, _chosen("bail 2"), bots="random"),
    "safe-abandoned": Feature(THREE, _happened(e.SafeAbandoned)),
    "freed-henchman-sent": Feature(FOUR, _happened(e.HenchmanSent), bots="random"),
    "henchmen-destroyed": Feature(FOUR, _happened(e.HenchmenDestroyed), bots="random"),
    "scoundrel-buried": Feature(FOUR, _happened(e.ScoundrelBuried), bots="random"),
    "decks-run-out": Feature(FOUR, _decks_run_out, bots="random"),
    "quack-hires-nobody-twice": Feature(FOUR, _same_hire_refused, bots="random"),
    "scores-tied": Feature(THREE, _tie),
}
