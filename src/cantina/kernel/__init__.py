"""The kernel: states and frames, choices and refusals, events, random streams,
piles, matches. No game, no I/O."""
