"""Law 7: choice text and number round-trip and are unique."""

from __future__ import annotations

from cantina.kernel.errors import NotAChoice
from cantina.testing.laws.check import LawBroken, Sample, expect, law


@law(7, "every choice is found by its number and by its text", per_variant=False)
def text_and_number_lead_back_to_the_choice(sample: Sample) -> None:
    game = sample.game
    for number, choice in enumerate(game.choices):
        expect(
            choice.number == number,
            f"game.choices[{number}] is {choice.text!r} with the number {choice.number}",
        )
        expect(game.parse(choice.text) is choice, f"{choice.text!r} is parsed as another choice")
        upper_case = f"  {choice.text.upper()} "
        expect(game.parse(upper_case) is choice, f"{upper_case!r} is parsed as another choice")


@law(7, "a text that is no choice is refused with a message that helps", per_variant=False)
def unknown_text_is_refused(sample: Sample) -> None:
    word = sample.game.choices[0].text.split()[0]
    for text, words in ((f"{word} nonsense", "start alike"), ("qwerty", "'qwerty'"), ("", "''")):
        try:
            sample.game.parse(text)
        except NotAChoice as error:
            expect(words in str(error), f"the refusal of the text {text!r} lacks {words!r}: {error}")
        else:
            raise LawBroken(f"the text {text!r} is parsed as a choice")
