"""The one knot of the rules: an ability may allow a hire, and a hire may use an ability."""

from __future__ import annotations

from typing import Any, Final

from cantina.kernel.state import Frame


class Links:
    """Steps that modules push which cannot import each other."""

    def __init__(self) -> None:
        self.hiring: Frame[Any] = Frame("unset")
        """A hire that an ability allows; set by `rules.hiring`."""


LINKS: Final = Links()
