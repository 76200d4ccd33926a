"""Tiny Epic Western in the balance lab: a card made too strong shows."""

from __future__ import annotations

from cantina.lab.balance import make_report, make_study, run_study


def test_an_overpowered_card_comes_out_on_top() -> None:
    study = make_study(
        "tiny-epic-western",
        90,
        players=2,
        numbers={"vp.jail": 20},
        bots=["random"],
        per_option=0,
        deals=0,
    )
    effect = make_report(study, run_study(study)).numbers_effect
    assert effect is not None
    first = effect.cards["property"]["owned"][0]
    assert first.name == "jail"
    assert first.change.low > 0
    assert first.after > 0.8
