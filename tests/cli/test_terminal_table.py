"""The terminal table and the replay reader, with answers typed ahead: what each person sees."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import cantina
from cantina.bots import analyse, make
from cantina.cli import console
from cantina.cli.play import Leave, TerminalTable
from cantina.cli.replay import Reader
from cantina.kernel.mind import Mind
from cantina.tell import Teller

Typing = Callable[..., "Screen"]


class Screen:
    """A console that keeps what it shows, and a person who has typed ahead."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.file = io.StringIO()
        self.pages: list[str] = []
        """What was on the screen at each question."""

    def ask(self, prompt: str) -> str:
        self.pages.append(self.file.getvalue() + prompt)
        self.file.seek(0)
        self.file.truncate()
        if not self.answers:
            raise console.InputEnded
        return self.answers.pop(0)


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    def type_ahead(*answers: str) -> Screen:
        screen = Screen(list(answers))
        monkeypatch.setattr(console, "out", Console(file=screen.file, width=200, height=5))
        monkeypatch.setattr(console, "ask", screen.ask)
        return screen

    return type_ahead


def table(match: cantina.Match, *bots: int, lang: str = "en") -> TerminalTable:
    seated = {seat: make("random", seat) for seat in bots}
    return TerminalTable(match, Teller(match.game, lang), seated, "greedy:12")


def test_each_person_sees_their_own_hand_and_log_only(typing: Typing) -> None:
    match = cantina.Match("colt-express", players=3, seed=2)
    screen = typing(*["", "1"] * 9)
    with pytest.raises(console.InputEnded):
        table(match).run()
    say = Teller(match.game, "en")
    curtains, turns = screen.pages[0::2], screen.pages[1::2]
    again, _ = cantina.Match.open(match.record())
    for at, (seat, choice) in enumerate(match.choices):
        view = again.state.view(seat)
        say.name_seats(view)
        assert match.game.draw(view, say) in turns[at]
        for other in range(3):
            if other != seat:
                hand = match.game.draw(again.state.view(other), say).splitlines()[-1]
                assert hand not in turns[at]
        assert "Your hand" not in curtains[at]
        assert f"person {seat + 1} ({say.seat(seat)})" in curtains[at]
        again.play(choice, seat)
    opening = [say.event(event, 0) for event in match.opening]
    first_of_seat_0 = next(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    assert all(str(line) in turns[first_of_seat_0] for line in opening if "draws" in str(line))


def test_leaving_at_the_curtain_shows_nothing(typing: Typing) -> None:
    screen = typing("q")
    with pytest.raises(Leave):
        table(cantina.Match("colt-express", players=3, seed=2)).run()
    assert len(screen.pages) == 1
    assert "Your hand" not in screen.file.getvalue()


def undoable() -> cantina.Match:
    """A match in which it is seat 0's turn and its last choice may be taken back over the bots."""
    for seed in range(200):
        match = cantina.Match("colt-express", players=3, seed=seed)
        bots = [make("random", seat + seed) for seat in range(3)]
        while (decision := match.state.decision) is not None:
            if decision.seat == 0 and match.can_undo(0, over=(1, 2)):
                return match
            match.play(bots[decision.seat].choose(Mind(match.state, decision.seat)))
    raise AssertionError("no match with an undo")


def test_undo_takes_the_person_back_to_the_last_choice(typing: Typing) -> None:
    match = undoable()
    made = len(match.choices)
    mine = max(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
    screen = typing("u", "q")
    with pytest.raises(Leave):
        table(match, 1, 2).run()
    assert len(match.choices) == mine < made
    assert "Taken back." in screen.pages[1]


def test_answers_by_number_by_notation_and_by_the_words_shown(typing: Typing) -> None:
    for answer in ("2", "plan fire", "Play Fire", "play fire"):
        match = cantina.Match("colt-express", players=4, seed=7)
        assert match.state.decision is not None
        assert match.state.decision.choices[1].text == "plan fire"
        typing(answer)
        with pytest.raises(console.InputEnded):
            table(match, 1, 2, 3).run()
        assert match.choices[0][1].text == "plan fire"


@pytest.mark.parametrize("answer", ["²", "٣", "9" * 5000, "", "\x00", "-1", "1.5", "🤠"])
def test_strange_answers_are_refused_politely(answer: str, typing: Typing) -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    screen = typing(answer, "?" + answer, "q")
    with pytest.raises(Leave):
        table(match, 1, 2, 3).run()
    assert not match.choices
    assert "neither a number" in screen.pages[1]


def test_why_not_of_something_possible_says_so(typing: Typing) -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    screen = typing("? plan fire", "? 1", "? Play Fire", "q")
    with pytest.raises(Leave):
        table(match, 1, 2, 3).run()
    assert all("That is possible now." in page for page in screen.pages[1:4])


def golden() -> cantina.Match:
    folder = Path(__file__).parent.parent / "golden" / "colt-express"
    record = msgspec.json.decode((folder / "ghost-hides-the-first-card.json").read_bytes())
    return cantina.Match.replay(record)


def test_replay_steps_forward_back_and_to_any_step(typing: Typing) -> None:
    match = golden()
    screen = typing("", "", "b", "50", "999", "0", "q")
    Reader(match, Teller(match.game, "en"), None).run()
    last = len(match.choices)
    steps = [0, 1, 2, 1, 50, last, 0]
    for page, step in zip(screen.pages, steps, strict=True):
        words = f"Step {step} of {last}" if step else "Before the first choice"
        assert words in page
        assert "Seen by the public" in page


def test_replay_shows_each_seat_what_it_saw(typing: Typing) -> None:
    match = golden()
    hidden = next(at for at, (_, choice) in enumerate(match.choices) if "face-down" in choice.text)
    owner, choice = match.choices[hidden]
    other = (owner + 1) % match.players
    screen = typing(str(hidden + 1), f"s {other + 1}", f"s {owner + 1}", "s p", "s 77", "q")
    Reader(match, Teller(match.game, "en"), None).run()
    words = Teller(match.game, "en").choice(choice)
    shown = [words in page for page in screen.pages[1:5]]
    assert shown == [False, False, True, False]
    assert "77" in screen.pages[5]


@pytest.mark.rule("SC-HENCH-19")
def test_a_person_may_ask_not_to_be_asked_again_this_turn(typing: Typing) -> None:
    match = cantina.Match("scoundrels", players=2, seed=3)
    while True:
        decision = match.state.decision
        assert decision is not None
        if decision.standing is not None and decision.seat == 0:
            break
        match.play(decision.choices[0], decision.seat)
    screen = typing("n")
    with pytest.raises(console.InputEnded):
        table(match, 1).run()
    assert "n. Pass, and do not ask me again this turn" in screen.pages[0]
    assert not [d for d in match.state.decisions if d.standing is not None and d.span == decision.span]


@pytest.mark.parametrize(
    ("lang", "title", "best"), [("en", "What a bot", "★ best"), ("es", "Lo que piensa un bot", "★ la mejor")]
)
@pytest.mark.parametrize("game", cantina.games())
def test_a_hint_shows_every_choice_with_its_chance(
    game: str, lang: str, title: str, best: str, typing: Typing
) -> None:
    match = cantina.Match(game, players=2, seed=3)
    screen = typing("h", "hint", "q")
    decision = match.state.decision
    assert decision is not None
    with pytest.raises(Leave):
        table(match, 1 - decision.seat, lang=lang).run()
    assert not match.choices or match.choices[-1][0] == 1 - decision.seat
    asked = next(d for d in match.state.decisions if d.seat == decision.seat)
    mind = Mind(match.state, decision.seat)
    analysis = analyse(mind, "greedy:12", len(match.choices))
    for page in screen.pages[1:3]:
        assert title in page
        assert page.count(best) == 1
        assert page.count("(± ") == len(asked.choices)
        starred = next(line for line in page.splitlines() if best in line)
        assert Teller(match.game, lang).choice(match.game.choices[analysis.best.choice]) in starred


@pytest.mark.parametrize(("lang", "words"), [("en", ("best", "chosen")), ("es", ("la mejor", "elegida"))])
def test_replay_reviews_the_decision_made_from_here(lang: str, words: tuple[str, str], typing: Typing) -> None:
    match = golden()
    screen = typing("r", "999", "r", "q")
    Reader(match, Teller(match.game, lang), None, "greedy:12").run()
    assert all(word in screen.pages[1] for word in words)
    _, choice = match.choices[0]
    chosen = next(line for line in screen.pages[1].splitlines() if words[1] in line)
    assert Teller(match.game, lang).choice(choice) in chosen
    assert {"en": "The match is over here", "es": "Aquí la partida ya ha terminado"}[lang] in screen.pages[3]
