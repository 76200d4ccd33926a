"""The effect vocabulary (section 3): every verb is on some card, and every card can be read in one way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.scoundrels.positions import GAME, PRINTED, Position, build_position

import cantina
from cantina.games.scoundrels.content import JOBS, LEADER_TEXTS, STRATEGIES
from cantina.games.scoundrels.rules.costs import COSTS
from cantina.games.scoundrels.rules.vocabulary import EFFECTS, read_ability

ABILITIES = [
    *PRINTED.job_abilities,
    *(one for one in (*PRINTED.strategy_abilities, *PRINTED.leader_abilities) if one is not None),
]
TEXTS = (
    [job.text for job in JOBS] + [card.text for card in STRATEGIES if card.text] + [*filter(None, LEADER_TEXTS)]
)


def test_every_card_is_read() -> None:
    assert len(ABILITIES) == len(TEXTS) == 60 + 7 + 5


def test_every_effect_and_cost_is_on_some_card() -> None:
    steps = [step for ability in ABILITIES for step in ability.steps]
    steps += [ability.otherwise for ability in ABILITIES if ability.otherwise]
    assert {step.effect.text_key for step in steps} == {effect.text_key for effect in EFFECTS}
    assert {ability.cost for ability in ABILITIES} == {None, *COSTS}


@pytest.mark.parametrize("text", TEXTS)
def test_every_step_is_written_as_one_effect_only(text: str) -> None:
    for step in re.split(r"; | else: ", re.sub(r"^if [^:]+: |^(.* -> )", "", text)):
        words = step.split(" -> ")[-1].removeprefix("may ")
        assert sum(re.fullmatch(effect.pattern, words) is not None for effect in EFFECTS) == 1, words


@pytest.mark.parametrize("text", ["sing 3", "gain", "gain 3; sing", "sing -> gain 3", "scout saloon"])
def test_a_text_outside_the_vocabulary_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="in the effect vocabulary"):
        read_ability(text)


def asked_in_a_use() -> Position:
    """A has begun to use a tracker and is asked for a safe."""
    return build_position(slot="6", sheets={"A": "sleepy tracker"}).do("use sleepy")


def test_a_running_ability_survives_a_dump() -> None:
    data = asked_in_a_use().state.dump()
    assert len(data["table"]["uses"]) == 1
    assert GAME.load(data).dump() == data


@pytest.mark.parametrize("broken", [[], [0] * 16, ["A"] * 17, 5])
def test_a_broken_running_ability_is_refused(broken: Any) -> None:
    data = asked_in_a_use().state.dump()
    data["table"]["uses"] = [broken]
    with pytest.raises(cantina.BadPosition, match=r"\$\.table\.uses"):
        GAME.load(data)
