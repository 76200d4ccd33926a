"""The lessons of all installed games, for tests that go through every one."""

from __future__ import annotations

import cantina
from cantina.lessons import lessons

ALL_LESSONS = [(lesson.game, lesson.name) for game in cantina.games() for lesson in lessons(game)]
"""The game and the name of each."""
