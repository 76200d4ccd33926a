"""Types of fields, and limits, that messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

LONGEST_NAME = 24
LONGEST_CHAT = 300
LARGEST_MESSAGE = 4096
MOST_SEATS = 6

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Submission = Annotated[str, Meta(min_length=1, max_length=40)]
"""An id the client makes up for each request, so that a request sent twice is carried out once."""
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Stage = Literal["lobby", "playing", "over"]
Language = Literal["en", "es"]
Pace = Literal["human", "fast"]
"""Whether bots pause before they answer, as a person would, or answer as soon as they can."""
