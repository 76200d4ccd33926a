"""The kernel: states and frames, choices and refusals, events, luck, piles, matches. No game, no I/O."""
