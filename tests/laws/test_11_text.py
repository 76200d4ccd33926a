"""Law 11: every event, refusal, choice and card has English and Spanish text."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from matches import Walk, every_game, every_variant, looked_at, seeds, viewers

import cantina
from cantina.tell import LANGUAGES, Teller, rules

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.law(11)
@both_languages
@every_game
def test_all_choices_decisions_refusals_and_events_have_words(name: str, language: str) -> None:
    game = cantina.game(name)
    say = Teller(game, language)
    for choice in game.choices:
        assert say.choice(choice)
    for ask in game.asks():
        assert say.decision(ask.kind)
    for code in [code for code, _ in game.reasons]:
        assert say.has(f"refusal-{code}")
    for code in ("game-over", "not-your-decision", "other-decision"):
        assert say.has(f"refusal-{code}")
    for event in game.events:
        assert say.has(f"event-{event.__struct_config__.tag}")
    for option in game.meta.options:
        assert say.say(f"option-{option.name}")
    assert game.meta.title[language]
    for rule in rules(name).values():
        assert rule.text[language]
        assert rule.section[language]


@pytest.mark.law(11)
@every_variant
def test_whole_matches_can_be_told_to_everyone(name: str, variant: dict[str, Any]) -> None:
    """Every event and refusal that occurs is put into words for every listener, in both languages."""
    for seed in seeds():
        walk = Walk(name, variant, seed)
        tellers = [Teller(walk.game, language) for language in LANGUAGES]
        while not walk.state.over:
            if looked_at(walk.rng):
                for say in tellers:
                    for viewer in viewers(walk.state):
                        for event in walk.events:
                            say.event(event, viewer)
            if walk.rng.randrange(20) == 0 and looked_at(walk.rng):
                for say in tellers:
                    say.name_seats(walk.state.view(None))
                    for viewer in viewers(walk.state):
                        assert walk.game.draw(walk.state.view(viewer), say)
                    for choice in walk.game.choices:
                        if (refusal := walk.state.why_not(choice)) is not None:
                            assert say.refusal(refusal)
            walk.step()
        result = walk.state.result
        assert result is not None
        for say in tellers:
            assert say.say(f"ending-{result.ending}")
            for part in result.breakdown[0]:
                assert say.say(f"breakdown-{part}")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("_")[0])


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a file, each with the (first part of the) names of its variables."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.law(11)
@pytest.mark.parametrize("package", ["cantina", *(cantina.game(name).package for name in cantina.games())])
def test_both_languages_have_the_same_messages_about_the_same_things(package: str) -> None:
    english, spanish = messages(package, "en"), messages(package, "es")
    assert set(english) == set(spanish)
    differ = {key for key in english if english[key] != spanish[key]}
    assert not differ
