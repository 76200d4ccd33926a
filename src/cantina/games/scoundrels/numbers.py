"""The numbers of 3000 Scoundrels that a match can change."""

from __future__ import annotations

from cantina.games.scoundrels import content as c
from cantina.games.scoundrels.content import Ability, ScoundrelsNumbers, Step
from cantina.games.scoundrels.rules.costs import PAY
from cantina.games.scoundrels.rules.vocabulary import make_numbers, read_ability
from cantina.kernel.numbers import GameNumbers, Number, attribute
from cantina.kernel.provenance import Provenance

MOST_DOLLARS = 30

_HIGHEST_BY_NAME = {"reputation": 8, "rival-reputation": 8, "free": 3}


def provenance(code: str) -> Provenance:
    """The source that a code of the rules names; what is designed in part is designed."""
    return "designed" if "D" in code else "public" if "P" in code else "rulebook"


def _safe(at: int) -> Number:
    # The rules of marking assume that every safe's value is one that a mark can show.

    def write(numbers: ScoundrelsNumbers, value: int) -> None:
        numbers.safe_values[at] = value
        numbers.show_values()

    source = provenance(c.SAFE_VALUE_SOURCES[at])
    return Number(
        c.LOWEST_MARK,
        c.HIGHEST_MARK,
        lambda numbers: int(numbers.safe_values[at]),
        write,
        source,
        "SC-COMP-8",
        "number-safe",
        {"safe": c.SAFE_NAMES[at]},
    )


def _job_cost(at: int) -> Number:
    """A job's share of the cost of hiring."""

    def write(numbers: ScoundrelsNumbers, value: int) -> None:
        numbers.job_dollars[at] = value
        numbers.price_job(at)

    job = c.JOBS[at]
    source = provenance(job.source.split("/")[2])
    return Number(
        0,
        MOST_DOLLARS,
        lambda numbers: int(numbers.job_dollars[at]),
        write,
        source,
        "SC-DATA-13",
        "number-job-cost",
        {"job": job.name},
    )


def _trait_cost(at: int) -> Number:
    """How many of a trait's five positions show a dollar: the printed ones first, then the others."""
    trait = c.TRAITS[at]
    printed = trait.dollars
    order = (*printed, *(position for position in range(1, 6) if position not in printed))

    def write(numbers: ScoundrelsNumbers, value: int) -> None:
        numbers.trait_dollars[at] = tuple(sorted(order[:value]))
        numbers.price_trait(at)

    source = provenance(trait.source.split("/")[2])
    return Number(
        0,
        5,
        lambda numbers: len(numbers.trait_dollars[at]),
        write,
        source,
        "SC-DATA-13",
        "number-trait-cost",
        {"trait": trait.name},
    )


def _trait_tech(at: int) -> Number:
    def write(numbers: ScoundrelsNumbers, value: int) -> None:
        numbers.tech[at] = value

    trait = c.TRAITS[at]
    # Where the rulebook shows something of the icons, it is the tech.
    source: Provenance = "rulebook" if "R" in trait.source.split("/")[2] else "designed"
    return Number(
        0,
        10,
        lambda numbers: int(numbers.tech[at]),
        write,
        source,
        "SC-DATA-14",
        "number-trait-tech",
        {"trait": trait.name},
    )


def _ability_numbers(
    kind: str, name: str, text: str, source: str, rule: str, at: int, table: str
) -> dict[str, Number]:
    """The numbers of an ability: what it costs and what it gives."""
    found: dict[str, Number] = {}
    if not text:
        return found

    def ability(numbers: ScoundrelsNumbers) -> Ability:
        one: Ability = getattr(numbers, table)[at]
        return one

    def steps(numbers: ScoundrelsNumbers) -> list[Step]:
        one = ability(numbers)
        return [*one.steps, *([one.otherwise] if one.otherwise else [])]

    def step_number(which: int, place: str, what: str) -> Number:
        def write(numbers: ScoundrelsNumbers, value: int) -> None:
            setattr(steps(numbers)[which], place, value)

        return Number(
            0,
            _HIGHEST_BY_NAME.get(what, MOST_DOLLARS),
            lambda numbers: int(getattr(steps(numbers)[which], place)),
            write,
            provenance(source),
            rule,
            f"number-{kind}-{what}",
            args,
        )

    def write_amount(numbers: ScoundrelsNumbers, value: int) -> None:
        ability(numbers).amount = value

    printed = read_ability(text)
    args: dict[str, str | int] = {"slot" if kind == "leader" else kind: name}
    if printed.cost is PAY:
        found[f"{kind}.{name}.pay"] = Number(
            0,
            MOST_DOLLARS,
            lambda numbers: int(ability(numbers).amount),
            write_amount,
            provenance(source),
            rule,
            f"number-{kind}-pay",
            args,
        )
    for which, step in enumerate([*printed.steps, *([printed.otherwise] if printed.otherwise else [])]):
        for what, place in zip(step.effect.number_names, ("first", "second"), strict=False):
            found[f"{kind}.{name}.{what}"] = step_number(which, place, what)
    return found


def _numbers() -> dict[str, Number]:
    numbers = {f"safe.{name}": _safe(at) for at, name in enumerate(c.SAFE_NAMES)}
    for at, trait in enumerate(c.TRAITS):
        numbers[f"trait.{trait.name}.cost"] = _trait_cost(at)
        numbers[f"trait.{trait.name}.tech"] = _trait_tech(at)
    for at, job in enumerate(c.JOBS):
        numbers[f"job.{job.name}.cost"] = _job_cost(at)
        source = job.source.split("/")[1]
        numbers |= _ability_numbers(
            "job", job.name, job.text, source, f"SC-JOB-{job.code}-1", at, "job_abilities"
        )
    for at, card in enumerate(c.STRATEGIES):
        source = card.source.split("/")[1]
        numbers |= _ability_numbers(
            "strategy", card.name, card.text, source, f"SC-STR-{card.code}-1", at, "strategy_abilities"
        )
    recruit = c.STRATEGIES[c.RECRUIT]
    numbers[f"strategy.{recruit.name}.discount"] = attribute(
        "discount",
        0,
        MOST_DOLLARS,
        provenance(recruit.source.split("/")[1]),
        f"SC-STR-{recruit.code}-1",
        "number-discount",
        strategy=recruit.name,
    )
    for at, slot in enumerate(c.SLOT_NAMES):
        numbers |= _ability_numbers(
            "leader", slot, c.LEADER_TEXTS[at], "R", f"SC-DATA-{max(at, 1) + 1}", at, "leader_abilities"
        )
    for name, rule in (("bribe", "SC-OFF-7"), ("bail", "SC-OFF-4"), ("sell", "SC-OFF-3")):
        numbers[name] = attribute(name, 0, MOST_DOLLARS, "rulebook", rule, f"number-{name}")
    numbers["start.money"] = attribute("money", 0, MOST_DOLLARS, "rulebook", "SC-SET-12", "number-start-money")
    numbers["start.jailed"] = attribute("jailed", 0, c.HENCHMEN, "rulebook", "SC-SET-10", "number-start-jailed")
    return numbers


NUMBERS = GameNumbers(make_numbers, _numbers())
