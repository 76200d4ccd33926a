"""Law 1: every offered choice can be made; every other one is refused and changes nothing."""

from __future__ import annotations

from cantina.kernel.choice import Choice, Refused
from cantina.kernel.state import State
from cantina.rulebook import rules
from cantina.testing.laws.check import BEFORE_AND_AFTER, LawBroken, Sample, expect, expect_equal, law
from cantina.testing.random_match import viewers

KERNEL_CODES = {"game-over", "not-your-decision", "other-decision"}


@law(
    1, "every offered choice can be made; every other one is refused with a code and a rule and changes nothing"
)
def offered_choices_are_accepted_and_others_refused(sample: Sample) -> None:
    codes = {code for code, _ in sample.game.reasons} | KERNEL_CODES
    known_rules = rules(sample.game.meta.name)
    for match in sample.random_matches():
        for state in match.positions(every=40):
            before = state.dump()
            for seat in match.some_viewers():
                if seat is not None:
                    _check_seat(state, seat, codes, set(known_rules))
            expect_equal(before, state.dump(), "a refused choice changed the state", BEFORE_AND_AFTER)


def _check_seat(state: State, seat: int, codes: set[str], known_rules: set[str]) -> None:
    decision = state.decision_of(seat)
    offered = () if decision is None else decision.choices
    for choice in state.game.choices:
        refusal = state.why_not(choice, seat)
        if choice in offered:
            expect(
                refusal is None, f"{choice.text!r} is offered to seat {seat}, but why_not refuses it: {refusal}"
            )
            state.copy().apply(choice, seat)
            continue
        if refusal is None:
            raise LawBroken(f"{choice.text!r} is not offered to seat {seat}, but why_not does not refuse it")
        expect(
            refusal.code in codes,
            f"the refusal {refusal.code!r} of {choice.text!r} is not declared in Game.reasons",
        )
        expect(
            refusal.rule in known_rules,
            f"the refusal {refusal.code!r} cites {refusal.rule}, which RULES.md does not have",
        )
        code = _refusal_code(state, choice, seat)
        expect(
            code == refusal.code,
            f"why_not refuses {choice.text!r} of seat {seat} with {refusal.code!r}, but apply "
            + ("accepts it" if code is None else f"refuses it with {code!r}"),
        )


def _refusal_code(state: State, choice: Choice, seat: int) -> str | None:
    try:
        state.apply(choice, seat)
    except Refused as refused:
        return refused.code
    return None


@law(1, "a decision offers at least one choice, no choice twice, in ascending number")
def decisions_offer_distinct_choices_in_ascending_number(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=3):
            for decision in state.decisions:
                numbers = [choice.number for choice in decision.choices]
                expect(numbers, f"the decision {decision.kind!r} of seat {decision.seat} offers nothing")
                expect(
                    numbers == sorted(set(numbers)),
                    f"the choices of {decision.kind!r} are not in ascending number: {numbers}",
                )


@law(1, "cached choices are those that are legal now")
def cached_choices_are_legal_now(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=3):
            for decision in state.decisions:
                frame = state.decision_frame
                fresh = [
                    choice
                    for choice in frame.candidates(state, decision.seat)
                    if frame.obstacle(state, decision.seat, choice) is None
                ]
                expect(
                    list(decision.choices) == fresh,
                    f"the cached choices of {decision.kind!r} differ from the legal ones: positions with "
                    "different choices have the same cache key",
                )


@law(1, "a finished game takes no choice, and a seat that does not exist cannot make one", per_variant=False)
def a_finished_game_and_an_unknown_seat_take_no_choice(sample: Sample) -> None:
    match = sample.random_match(sample.seeds[0])
    choice = match.game.choices[0]
    expect(
        match.state.why_not(choice, 99) is not None, "why_not allows a choice of seat 99, which does not exist"
    )
    expect(
        _refusal_code(match.state, choice, 99) is not None,
        "apply accepts a choice of seat 99, which does not exist",
    )
    match.finish()
    refusal = match.state.why_not(choice)
    expect(
        refusal is not None and refusal.code == "game-over",
        "why_not does not refuse a choice in a finished game with 'game-over'",
    )
    expect(
        _refusal_code(match.state, choice, 0) == "game-over",
        "apply does not refuse a choice in a finished game with 'game-over'",
    )
    expect(match.state.decision is None, "a finished game still has a decision")
    expect(match.state.decisions == (), "a finished game still has decisions")
    for viewer in viewers(match.state):
        expect(match.state.view(viewer) is not None, "a finished game has no view")
