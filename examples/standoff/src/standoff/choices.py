"""Every choice the game can ever offer, and every reason to refuse one."""

from cantina.kernel.choice import Choice, Reason, Universe

STAND = Choice("stand", "stand", {})
RUN = Choice("run", "run", {})
UNIVERSE = Universe([STAND, RUN])

RAN_BEFORE = Reason("ran-before", "ST-RUN-2")
