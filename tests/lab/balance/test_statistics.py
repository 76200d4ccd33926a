"""The statistics of a balance study, from counts whose results are known."""

from __future__ import annotations

import random

import pytest
from choose_game import game_for

from cantina.lab.balance import make_report, make_study, run_study
from cantina.lab.balance.cards import dead_cards
from cantina.lab.balance.choices import entropy
from cantina.lab.balance.counts import CardCounts, MatchCounts, ReseededDeal, WinSums
from cantina.lab.balance.sensitivity import source_effects
from cantina.lab.balance.wins import lift


def _deals(weights: list[float], draws: int) -> list[ReseededDeal]:
    """Deals whose result for two seats is a sum: each source adds what it drew, times its weight."""
    rng = random.Random(5)
    sources = range(len(weights))

    def drawn() -> list[float]:
        return [rng.gauss(0, weight) for weight in weights]

    def result(old: list[float], new: list[float], reseeded: set[int]) -> tuple[list[float], list[float]]:
        value = sum(new[at] if at in reseeded else old[at] for at in sources)
        return [value, -value], [value, -value]

    found = []
    for seed in range(draws):
        old, new = drawn(), drawn()
        all_reseeded: list[set[int]] = [set()]
        for at in sources:
            all_reseeded += [{at}, set(sources) - {at}]
        all_reseeded.append(set(sources))
        found.append(ReseededDeal(seed, [result(old, new, reseeded) for reseeded in all_reseeded]))
    return found


def test_sources_of_a_sum_explain_their_part_of_the_variance() -> None:
    sources = source_effects(["three", "one", "none"], _deals([3.0, 1.0, 0.0], 400))
    for source, part in zip(sources, (0.9, 0.1, 0.0), strict=True):
        for estimate in (source.first_order["margin"], source.total["margin"]):
            assert estimate.value == pytest.approx(part, abs=0.1)
            assert estimate.low - 0.03 <= part <= estimate.high + 0.03
    assert sources[2].total["win"].high == 0


def test_entropy_is_that_of_the_textbook() -> None:
    assert entropy([1, 1, 1, 1]) == pytest.approx(2)
    assert entropy([5, 0]) == 0


def test_what_happens_within_a_match_is_not_independent() -> None:
    """Ten uses in one match say no more about winning than one."""
    once, often = WinSums(), WinSums()
    for match in range(40):
        won = float(match % 2)
        once.add_match(1, won, 0.5, 0)
        often.add_match(10, 10 * won, 5, 0)
    assert lift(often).value == pytest.approx(lift(once).value)
    assert lift(often).high == pytest.approx(lift(once).high)


def test_choices_at_random_are_as_varied_as_can_be() -> None:
    study = make_study(game_for(4).meta.name, 40, players=4, bots=["random"], per_option=0, deals=0)
    for one in make_report(study, run_study(study)).choices:
        if one.decisions > 300:
            assert one.entropy.value == pytest.approx(1, abs=0.06)


def test_a_card_that_hardly_does_anything_is_dead() -> None:
    counts = MatchCounts(
        card_names={"trait": ["shunned", "idle", "lost", "trophy", "good"]},
        cards={
            "trait": {
                "shunned": CardCounts(offered=400, taken=2),
                "idle": CardCounts(offered=300, taken=300, owners=300, users=0, matches=300),
                "trophy": CardCounts(owners=300, users=0, matches=300),
                "good": CardCounts(
                    offered=400, taken=200, owners=200, users=190, matches=200, used=WinSums(times=9)
                ),
            }
        },
    )
    dead = {card.name: card.reason for card in dead_cards(counts)}
    assert dead == {"shunned": "untaken", "idle": "unused", "lost": "never"}
