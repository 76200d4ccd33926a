"""Training policies: demonstrations from a teacher, then matches against oneself, past selves and other bots.

`cantina train GAME` runs it (docs/training.md). Only `network`, `imitation`, `ppo` and `training` need torch.
"""
