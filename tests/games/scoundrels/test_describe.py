"""What cards say comes from the data the rules carry out."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import GAME, PRINTED

from cantina.games.scoundrels.content import JOB_NAMES, STRATEGIES, TRAIT_NAMES
from cantina.games.scoundrels.describe import job_text, strategy_text, trait_text
from cantina.localization import LANGUAGES, Localizer


@pytest.mark.law(11)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    localizer = Localizer(GAME, language)
    jobs = [job_text(name, PRINTED, localizer) for name in JOB_NAMES]
    assert len(set(jobs)) == len(JOB_NAMES) - 1  # Gold Prospector and Printer do the same
    for name in TRAIT_NAMES:
        assert trait_text(name, PRINTED, localizer)
    for card in STRATEGIES:
        assert strategy_text(card.name, PRINTED, localizer)


@pytest.mark.parametrize(
    ("language", "trait", "job"),
    [
        ("en", "3 6; may be used twice", "Pay $2: steal a safe (any location)"),
        ("es", "3 6; se puede usar dos veces", "Paga 2 $: roba una Caja fuerte (cualquier localización)"),
    ],
)
def test_a_ruthless_outlaw(language: str, trait: str, job: str) -> None:
    localizer = Localizer(GAME, language)
    assert (trait_text("ruthless", PRINTED, localizer), job_text("outlaw", PRINTED, localizer)) == (trait, job)
