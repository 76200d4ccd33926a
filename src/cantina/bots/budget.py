"""How long a bot may take for a decision."""

from __future__ import annotations

import re
import time

from cantina.kernel.errors import Allowed, BadOption


class Budget:
    """A number of playouts, a time, or both, whichever ends first; `stop` ends it at once."""

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self._stopped = False
        self._spent = 0
        self._deadline = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget from its notation: `500` playouts, `1s` or `50ms` of time, or `500/1s` for both."""
        playouts: int | None = None
        seconds: float | None = None
        for part in text.split("/"):
            if re.fullmatch("[1-9][0-9]{0,8}", part) and playouts is None:
                playouts = int(part)
            elif (found := re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", part)) and seconds is None:
                seconds = float(found[1]) * (0.001 if found[2] == "ms" else 1.0)
            else:
                raise BadOption(
                    "budget", text, Allowed("budget", "playouts (500), a time (1s, 50ms) or both (500/1s)")
                )
        return cls(playouts, seconds)

    def begin(self) -> None:
        """Starts the budget of one decision."""
        self._stopped = False
        self._spent = 0
        if self.seconds is not None:
            self._deadline = time.thread_time() + self.seconds

    def spend(self, playouts: int = 1) -> bool:
        """Spends some playouts; False when the budget is used up."""
        self._spent += playouts
        if self._stopped or (self.playouts is not None and self._spent > self.playouts):
            return False
        return self.seconds is None or time.thread_time() < self._deadline

    def stop(self) -> None:
        """Ends the budget; may be called from another thread."""
        self._stopped = True
