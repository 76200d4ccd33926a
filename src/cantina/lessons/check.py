"""Whether a lesson works: every way through it, every wrong try, and its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cantina.kernel.choice import Choice, Refusal
from cantina.kernel.errors import CantinaError
from cantina.lessons.lesson import Lesson, Text
from cantina.lessons.run import LessonRun, NotNow

MAX_SENTENCES = 2
MAX_LENGTH = 260
"""Characters of a text: what fits beside the board on a phone."""
MAX_BRANCHES = 6
"""Choices followed where a step takes any."""
_END_OF_SENTENCE = re.compile(r"[.!?…][»”\"')]*(?=\s+[A-ZÁÉÍÓÚÑ¿¡«“\"'(0-9]|$)")


def check_lesson(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, in plain words; nothing when it is in order."""
    faults = [*_text_faults(lesson), *_rhythm_faults(lesson)]
    try:
        faults += _play_faults(lesson)
    except CantinaError as error:
        faults.append(str(error))
    return faults


def _text_faults(lesson: Lesson) -> Iterator[str]:
    texts: list[tuple[str, Text]] = [("title", lesson.title), ("about", lesson.about)]
    for number, step in enumerate(lesson.step, start=1):
        texts.append((f"step {number}", step))
        if step.not_now is not None:
            texts.append((f"step {number}, not_now", step.not_now))
        texts += [(f"step {number}, reply to {one.choice!r}", one) for one in step.replies]
    for place, text in texts:
        for language, words in (("en", text.en), ("es", text.es)):
            if not words.strip():
                yield f"{place} has no text in {language}"
            if len(words) > MAX_LENGTH:
                yield f"{place} has {len(words)} characters in {language}; at most {MAX_LENGTH} fit"
            count = len(_END_OF_SENTENCE.findall(words))
            if count > MAX_SENTENCES:
                yield f"{place} has {count} sentences in {language}; at most {MAX_SENTENCES} at once"


def _rhythm_faults(lesson: Lesson) -> Iterator[str]:
    """Something to do at least every second step, at the end two steps to read."""
    read = 0
    for number, step in enumerate(lesson.step[:-2], start=1):
        read = 0 if step.choose else read + 1
        if read > 2:
            yield f"step {number} is the third in a row that is only read"
        if step.question and not step.choose:
            yield f"step {number} is a question without an answer in choose"
        if not step.choose and not step.light:
            yield f"step {number} is only read and lights nothing"


def _play_faults(lesson: Lesson) -> list[str]:
    """Plays the lesson along its first path, and from each step along every other choice that goes on."""
    faults: list[str] = []
    run = LessonRun(lesson)
    made: list[Choice] = []
    while not run.is_over:
        wanted = run.wanted()
        for choice in wanted:
            refusal = run.match.state.why_not(choice, run.seat)
            if refusal is not None:
                faults.append(f"step {run.number + 1} wants {choice.text!r}, which is refused: {refusal.rule}")
        if faults:
            return faults
        faults += _reply_faults(run)
        for other in wanted[1:MAX_BRANCHES]:
            faults += _branch_faults(lesson, [*made, other])
        if wanted:
            made.append(wanted[0])
            run.choose(wanted[0])
        else:
            run.read_on()
    return faults


def _reply_faults(run: LessonRun) -> Iterator[str]:
    """Replies are to choices that are possible but not wanted, and every such choice needs an answer."""
    step = run.step
    place = f"step {run.number + 1}"
    for reply in step.replies:
        answer = run.answer_to(run.match.game.parse(reply.choice))
        if isinstance(answer, Refusal):
            yield f"{place} replies to {reply.choice!r}, which is not possible ({answer.rule})"
        elif answer is None:
            yield f"{place} replies to {reply.choice!r}, which goes on"
    decision = run.decision
    for choice in () if decision is None else decision.choices:
        answer = run.answer_to(choice)
        if isinstance(answer, NotNow) and answer.text is None:
            yield f"{place} says nothing to {choice.text!r}, which is possible: give it a not_now"
            return


def _branch_faults(lesson: Lesson, made: list[Choice]) -> Iterator[str]:
    """Follows one other choice to the end of the lesson."""
    run = LessonRun(lesson)
    remaining = list(made)
    try:
        while not run.is_over:
            wanted = run.wanted()
            if not wanted:
                run.read_on()
            else:
                run.choose(remaining.pop(0) if remaining else wanted[0])
    except CantinaError as error:
        yield f"after {made[-1].text!r} instead of the first choice: {error}"
