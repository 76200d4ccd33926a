"""The terminal table and the replay reader, with answers typed ahead, at any game."""

from __future__ import annotations

import random

import pytest
from choose_game import game_for
from typed_terminal import TypeAhead, terminal_table, type_ahead_into

import cantina
from cantina.bots import analyse, make
from cantina.cli import console
from cantina.cli.play import PlayerLeft
from cantina.cli.replay import ReplayViewer
from cantina.kernel.mind import Mind
from cantina.localization import Localizer


@pytest.fixture
def type_ahead(monkeypatch: pytest.MonkeyPatch) -> TypeAhead:
    return type_ahead_into(monkeypatch)


def new_match(players: int, seed: int) -> cantina.Match:
    return cantina.Match(game_for(players).meta.name, players=players, seed=seed)


def finished_match() -> cantina.Match:
    match = new_match(3, 5)
    rng = random.Random(5)
    while (decision := match.state.decision) is not None:
        match.play(rng.choice(decision.choices), decision.seat)
    return match


def test_leaving_at_the_curtain_shows_no_choice(type_ahead: TypeAhead) -> None:
    """Several people share the terminal, so each turn begins behind a curtain."""
    match = new_match(3, 2)
    terminal = type_ahead("q")
    with pytest.raises(PlayerLeft):
        terminal_table(match).run()
    assert len(terminal.pages) == 1
    assert match.state.decision is not None
    localizer = Localizer(match.game, "en")
    for choice in match.state.decision.choices:
        assert localizer.choice(choice) not in terminal.pages[0] + terminal.file.getvalue()


def undoable() -> cantina.Match:
    """A match in which it is seat 0's turn and its last choice may be taken back over the bots."""
    for seed in range(200):
        match = new_match(3, seed)
        bots = [make("random", seat + seed) for seat in range(3)]
        while (decision := match.state.decision) is not None:
            if decision.seat == 0 and match.can_undo(0, also_undo=(1, 2)):
                return match
            match.play(bots[decision.seat].choose(Mind(match.state, decision.seat)), decision.seat)
    raise AssertionError("no match with an undo")


def test_undo_takes_the_person_back_to_the_last_choice(type_ahead: TypeAhead) -> None:
    match = undoable()
    made = len(match.choices)
    mine = max(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    terminal = type_ahead("u", "q")
    with pytest.raises(PlayerLeft):
        terminal_table(match, 1, 2).run()
    assert len(match.choices) == mine < made
    assert "Taken back." in terminal.pages[1]


def test_answers_by_number_by_notation_and_by_the_words_shown(type_ahead: TypeAhead) -> None:
    choice = _second_choice(new_match(4, 7))
    words = Localizer(game_for(4), "en").choice(choice)
    for answer in ("2", choice.text, words, words.lower()):
        match = new_match(4, 7)
        type_ahead(answer)
        with pytest.raises(console.InputEnded):
            terminal_table(match, 1, 2, 3).run()
        assert match.choices[0][1] is choice


def _second_choice(match: cantina.Match) -> cantina.Choice:
    assert match.state.decision is not None
    assert match.state.decision.seat == 0
    return match.state.decision.choices[1]


@pytest.mark.parametrize("answer", ["²", "٣", "9" * 5000, "", "\x00", "-1", "1.5", "🤠"])
def test_strange_answers_are_refused_politely(answer: str, type_ahead: TypeAhead) -> None:
    match = new_match(4, 7)
    terminal = type_ahead(answer, "?" + answer, "q")
    with pytest.raises(PlayerLeft):
        terminal_table(match, 1, 2, 3).run()
    assert not match.choices
    assert "neither a number" in terminal.pages[1]


def test_why_not_of_something_possible_says_so(type_ahead: TypeAhead) -> None:
    match = new_match(4, 7)
    choice = _second_choice(match)
    terminal = type_ahead(f"? {choice.text}", "? 1", f"? {Localizer(match.game, 'en').choice(choice)}", "q")
    with pytest.raises(PlayerLeft):
        terminal_table(match, 1, 2, 3).run()
    assert all("That is possible now." in page for page in terminal.pages[1:4])


def test_replay_steps_forward_back_and_to_any_step(type_ahead: TypeAhead) -> None:
    match = finished_match()
    last = len(match.choices)
    middle = last // 2
    terminal = type_ahead("", "", "b", str(middle), "999", "0", "q")
    ReplayViewer(match, Localizer(match.game, "en"), None).run()
    steps = [0, 1, 2, 1, middle, last, 0]
    for page, step in zip(terminal.pages, steps, strict=True):
        words = f"Step {step} of {last}" if step else "Before the first choice"
        assert words in page
        assert "Seen by the public" in page


@pytest.mark.parametrize(
    ("lang", "title", "best"), [("en", "What a bot", "★ best"), ("es", "Lo que piensa un bot", "★ la mejor")]
)
@pytest.mark.parametrize("game", cantina.games())
def test_a_hint_shows_every_choice_with_its_chance(
    game: str, lang: str, title: str, best: str, type_ahead: TypeAhead
) -> None:
    match = cantina.Match(game, players=2, seed=3)
    terminal = type_ahead("h", "hint", "q")
    decision = match.state.decision
    assert decision is not None
    with pytest.raises(PlayerLeft):
        terminal_table(match, 1 - decision.seat, lang=lang).run()
    assert not match.choices or match.choices[-1][0] == 1 - decision.seat
    asked = match.state.decision_of(decision.seat)
    assert asked is not None
    mind = Mind(match.state, decision.seat)
    analysis = analyse(mind, "greedy:12", len(match.choices))
    for page in terminal.pages[1:3]:
        assert title in page
        assert page.count(best) == 1
        assert page.count("(± ") == len(asked.choices)
        explained = {"en": "Why", "es": "Por qué"}[lang] in [line.strip() for line in page.splitlines()]
        assert explained == (sum(one.visits > 0 for one in analysis.estimates) > 1)
        starred = next(line for line in page.splitlines() if best in line)
        assert Localizer(match.game, lang).choice(match.game.choices[analysis.best.choice]) in starred


@pytest.mark.parametrize(("lang", "words"), [("en", ("best", "chosen")), ("es", ("la mejor", "elegida"))])
def test_replay_reviews_the_decision_made_from_here(
    lang: str, words: tuple[str, str], type_ahead: TypeAhead
) -> None:
    match = finished_match()
    terminal = type_ahead("r", "999", "r", "q")
    ReplayViewer(match, Localizer(match.game, lang), None, "greedy:12").run()
    assert all(word in terminal.pages[1] for word in words)
    _, choice = match.choices[0]
    chosen = next(line for line in terminal.pages[1].splitlines() if words[1] in line)
    assert Localizer(match.game, lang).choice(choice) in chosen
    assert {"en": "The match is over here", "es": "Aquí la partida ya ha terminado"}[lang] in terminal.pages[3]
