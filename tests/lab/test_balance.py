"""The balance lab: it counts right, finds what was planted, and can be stopped and resumed."""

from __future__ import annotations

import random
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import cantina
from cantina.kernel.errors import BadOption
from cantina.lab import balance
from cantina.lab.balance import BASE, LUCK, Chunk, Counts, Plan, Redrawn, jobs, make_plan, run, work
from cantina.lab.balance_page import page
from cantina.lab.findings import (
    Findings,
    _luck,
    at_most,
    clear_ones,
    entropy,
    findings,
    joined,
    lift,
)
from cantina.tell import LANGUAGES, Teller

every_game = pytest.mark.parametrize("name", cantina.games())


def small(name: str, matches: int = 20, **more: object) -> Plan:
    given = {"bots": ["random"], "per_option": 0, "deals": 0, **more}
    return make_plan(name, matches, **given)  # type: ignore[arg-type]


def found(plan: Plan) -> Findings:
    return findings(plan, run(plan))


# -- counting -------------------------------------------------------------------------------------


@every_game
def test_counts_add_up(name: str) -> None:
    plan = small(name, 20)
    chunks = run(plan)
    total = joined(chunk.counts for chunk in chunks)
    assert total.matches == 20
    for outcome in total.outcomes:
        assert sum(outcome.won) == pytest.approx(1)
        assert len(outcome.scores) == outcome.players
    seats = findings(plan, chunks).seats
    assert list(seats) == plan.players
    for players, wins in seats.items():
        assert sum(win.share * win.times for win in wins) == pytest.approx(wins[0].times)
        assert sum(win.lift.value for win in wins) == pytest.approx(0)
        assert all(win.fair == pytest.approx(1 / players) for win in wins)
    assert sum(chosen.decisions for chosen in total.chosen.values()) <= sum(
        outcome.decisions for outcome in total.outcomes
    )
    for chosen in total.chosen.values():
        assert sum(chosen.made.values()) == chosen.decisions
        assert sum(chosen.by_lot.values()) == pytest.approx(chosen.decisions)
    for kind, cards in total.cards.items():
        assert set(cards) <= set(total.names[kind])
        for card in cards.values():
            assert card.taken <= card.offered
            assert card.users <= card.holders
            assert card.left.n == card.offered - card.taken
            assert card.owned.n == card.holders
            assert card.owned.wins <= card.owned.n


def test_parts_join_to_the_same_whole_however_they_are_cut() -> None:
    chunks = run(small("tiny-epic-western", 30, players=2))
    whole = joined(chunk.counts for chunk in chunks)
    other = joined(joined(chunk.counts for chunk in chunks[at::2]) for at in (0, 1))
    assert sorted(one.seed for one in whole.outcomes) == sorted(one.seed for one in other.outcomes)
    assert other.chosen.keys() == whole.chosen.keys()
    for kind, chosen in whole.chosen.items():
        assert other.chosen[kind].made == chosen.made
    for kind, cards in whole.cards.items():
        for name, card in cards.items():
            same = other.cards[kind][name]
            for number in ("offered", "taken", "holders", "users", "live"):
                assert getattr(same, number) == getattr(card, number)
            for way in ("owned", "used", "left"):
                sums = msgspec.to_builtins(getattr(card, way))
                assert msgspec.to_builtins(getattr(same, way)) == pytest.approx(sums)


def test_all_numbers_of_players_share_the_matches() -> None:
    plan = small("marshals", 20)
    assert plan.players == [2, 3, 4]
    assert [table.matches for table in found(plan).tables] == [7, 7, 6]
    assert small("tiny-epic-western").players == [2, 3, 4]
    assert small("tiny-epic-western", players=1).players == [1]


def test_bots_change_seats_and_are_told_apart() -> None:
    plan = small("colt-express", 8, players=3, bots=["random", "random", "greedy:1"])
    labels = found(plan).labels["bot"]
    assert {win.name: win.times for win in labels} == {"random": 16, "greedy:1": 8}


# -- stopping and going on ------------------------------------------------------------------------


def test_a_resumed_run_ends_as_an_uninterrupted_one(tmp_path: Path) -> None:
    plan = make_plan("marshals", 25, bots=["random"], numbers={"bounty.1": 90}, per_option=5, deals=5)
    straight = findings(plan, run(plan))
    file = tmp_path / "run.jsonl"
    run(plan, record=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:40])
    seen: list[int] = []
    chunks = run(plan, workers=2, record=file, progress=lambda played, total: seen.append(played))
    resumed = findings(plan, chunks)
    assert msgspec.json.encode(resumed) == msgspec.json.encode(straight)
    assert seen[0] > 0
    assert len(file.read_bytes().splitlines()) == len(lines)


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(small("marshals", 3), record=file)
    with pytest.raises(BadOption, match="matches"):
        run(small("marshals", 4), record=file)


def test_chunks_survive_being_written_down() -> None:
    job = next(jobs(small("scoundrels", 3)))
    chunk = work(job)
    assert msgspec.json.decode(msgspec.json.encode(chunk), type=Chunk) == chunk


# -- finding what was planted ---------------------------------------------------------------------


def test_a_hugely_changed_number_shows_in_the_paired_difference() -> None:
    change = found(small("marshals", 60, numbers={"start.money": 100})).change
    assert change is not None
    assert change.numbers == {"start.money": (10, 100)}
    assert change.matches == 60
    by_name = {one.name: one for one in change.differences}
    assert by_name["winner"].change.low > 60


def test_an_unchanged_number_changes_nothing() -> None:
    change = found(small("marshals", 20, numbers={"start.money": 10})).change
    assert change is not None
    for one in change.differences:
        assert (one.change.value, one.change.low, one.change.high) == (0, 0, 0)


def test_an_overpowered_card_comes_out_on_top() -> None:
    plan = small("tiny-epic-western", 90, players=2, numbers={"vp.jail": 20})
    change = found(plan).change
    assert change is not None
    first = change.cards["property"]["owned"][0]
    assert first.name == "jail"
    assert first.change.low > 0
    assert first.after > 0.8


def test_numbers_are_as_before_after_a_run() -> None:
    game = cantina.game("marshals")
    before = {name: number.read() for name, number in game.numbers.items()}
    run(small("marshals", 3, numbers={"bounty.1": 99}))
    assert {name: number.read() for name, number in game.numbers.items()} == before


def test_options_are_tried_on_the_same_seeds() -> None:
    plan = make_plan("marshals", 30, bots=["random"], per_option=6, deals=0)
    tried = {f"{one.option}={one.value}": one for one in found(plan).options_tried}
    assert set(tried) == {"preset=basic", "first=1", "first=2", "first=3", "first=4"}
    assert all(one.matches == 6 for one in tried.values())
    money = {one.name: one for one in tried["preset=basic"].differences}["winner"]
    assert money.after < money.before  # no money in the basic mode


# -- luck -----------------------------------------------------------------------------------------


def _deals(weights: list[float], draws: int) -> list[Redrawn]:
    """Deals whose result for two seats is a sum: each source adds what it drew, times its weight."""
    luck = random.Random(5)
    every = range(len(weights))

    def drawn() -> list[float]:
        return [luck.gauss(0, weight) for weight in weights]

    def result(old: list[float], new: list[float], anew: set[int]) -> tuple[list[float], list[float]]:
        value = sum(new[at] if at in anew else old[at] for at in every)
        return [value, -value], [value, -value]

    found = []
    for seed in range(draws):
        old, new = drawn(), drawn()
        plans: list[set[int]] = [set()]
        for at in every:
            plans += [{at}, set(every) - {at}]
        found.append(Redrawn(seed, [result(old, new, anew) for anew in [*plans, set(every)]]))
    return found


def test_sources_of_a_sum_explain_their_part_of_the_variance() -> None:
    sources = _luck(["three", "one", "none"], _deals([3.0, 1.0, 0.0], 400))
    for source, part in zip(sources, (0.9, 0.1, 0.0), strict=True):
        for figure in (source.alone["margin"], source.total["margin"]):
            assert figure.value == pytest.approx(part, abs=0.1)
            assert figure.low - 0.03 <= part <= figure.high + 0.03
    assert sources[2].total["win"].high == 0


def test_luck_that_is_never_used_explains_nothing() -> None:
    """The basic mode of Marshals has no border to cross."""
    plan = small("marshals", 2, players=3, options={"preset": "basic"}, deals=12)
    sources = {one.name: one for one in found(plan).luck}
    assert list(sources) == ["setup", "border", "blind", "bots"]
    for result in ("win", "margin"):
        assert sources["border"].total[result].high == 0
        assert sources["border"].alone[result].high == 0
        assert sources["setup"].total[result].value > 0.1


def test_the_same_luck_plays_the_same_match() -> None:
    job = next(job for job in jobs(small("colt-express", 1, deals=1)) if job.part == LUCK)
    game = cantina.game("colt-express")
    first = balance._play(game, job, 3, set())
    assert first == balance._play(game, job, 3, set())
    everything = set(range(len(balance.sources(game))))
    assert balance._play(game, job, 3, everything) == balance._play(game, job, 3, everything)


# -- figures --------------------------------------------------------------------------------------


def test_entropy_and_bounds_are_the_textbook_ones() -> None:
    assert entropy([1, 1, 1, 1]) == pytest.approx(2)
    assert entropy([5, 0]) == 0
    assert at_most(0, 59) == pytest.approx(0.0495, abs=1e-3)  # 1 - 0.05 ** (1 / 59)
    assert at_most(1, 20) == pytest.approx(0.2161, abs=1e-3)
    assert at_most(3, 3) == 1
    assert clear_ones([0.001, 0.2, 0.03, 0.9]) == [True, False, False, False]
    assert clear_ones([]) == []


def test_what_happens_within_a_match_is_not_independent() -> None:
    """Ten uses in one match say no more about winning than one."""
    once, often = balance.Weight(), balance.Weight()
    for match in range(40):
        won = float(match % 2)
        once.match(1, won, 0.5, 0)
        often.match(10, 10 * won, 5, 0)
    assert lift(often).value == pytest.approx(lift(once).value)
    assert lift(often).high == pytest.approx(lift(once).high)


def test_choices_by_lot_are_as_varied_as_lots() -> None:
    for one in found(small("colt-express", 40, players=4)).choices:
        if one.decisions > 300:
            assert one.entropy.value == pytest.approx(1, abs=0.06)


def test_a_card_nobody_uses_is_dead() -> None:
    """Too dear to be hired, too rare to be used: the lab sees both."""
    counts = Counts(
        names={"trait": ["shunned", "idle", "lost", "trophy", "good"]},
        cards={
            "trait": {
                "shunned": balance.Card(offered=400, taken=2),
                "idle": balance.Card(offered=300, taken=300, holders=300, users=0, live=300),
                "trophy": balance.Card(holders=300, users=0, live=300),
                "good": balance.Card(
                    offered=400, taken=200, holders=200, users=190, live=200, used=balance.Weight(n=9)
                ),
            }
        },
    )
    plan = small("scoundrels", 1)
    dead = {one.name: one.why for one in findings(plan, [Chunk(0, BASE, counts), *run(plan)]).dead}
    assert dead["shunned"] == "untaken"
    assert dead["idle"] == "unused"
    assert dead["lost"] == "never"
    assert "good" not in dead
    assert "trophy" not in dead


# -- telling --------------------------------------------------------------------------------------


class _Checker(HTMLParser):
    """Follows the tags of a page, and notes what it would fetch."""

    VOID = frozenset(("meta", "br", "hr", "img", "link", "path", "use", "circle", "line", "rect"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "iframe", "img"):
            self.fetched.append(tag)
        links = [str(value) for name, value in attrs if name in ("src", "href")]
        self.fetched += [link for link in links if not link.startswith("#")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("name", "language"), [*((name, "en") for name in cantina.games()), ("marshals", "es")]
)
def test_the_page_is_whole_and_needs_nothing_else(name: str, language: str) -> None:
    pytest.importorskip("matplotlib")
    number, one = next(iter(cantina.game(name).numbers.items()))
    plan = make_plan(name, 6, bots=["random"], numbers={number: one.high}, per_option=1, deals=2)
    result = findings(plan, run(plan))
    text = page(result, Teller(cantina.game(name), language), "cantina balance <&>")
    checker = _Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    assert checker.fetched == []
    assert "http" not in text
    assert "&lt;&amp;&gt;" in text
    assert f'lang="{language}"' in text


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_counted_has_words(name: str, language: str) -> None:
    game = cantina.game(name)
    say = Teller(game, language)
    for variant in game.variants:
        options = {key: value for key, value in variant.items() if key != "players"}
        plan = small(name, 1, players=variant["players"], options=options)
        counts = joined(chunk.counts for chunk in run(plan))
        for kind, names in counts.names.items():
            assert say.say(f"tally-{kind}")
            for card in names:
                assert say.has(f"{game.words.get(kind, kind)}-{card}"), (kind, card)
        for kind in counts.chosen:
            assert say.decision(kind)
    for stream in game.streams:
        assert say.say(f"stream-{stream}")


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ({"matches": 0}, "--matches"),
        ({"per_option": -1}, "--per-option"),
        ({"deals": -1}, "--deals"),
        ({"players": 9}, "players"),
        ({"bots": ["clever"]}, "bots"),
        ({"numbers": {"bounty.7": 1}}, "bounty.7"),
        ({"numbers": {"bounty.1": -4}}, "bounty.1"),
        ({"options": {"preset": "odd"}}, "preset"),
    ],
)
def test_a_bad_plan_is_refused_before_the_first_match(more: dict[str, object], named: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_plan("marshals", **{"matches": 3, "bots": ["random"], **more})  # type: ignore[arg-type]
    assert refused.value.option == named
