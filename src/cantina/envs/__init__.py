"""Learning environments: the four games through the interfaces learners already use."""

from cantina.envs.batches import Batch, batch, match_seed, random_choices

__all__ = ["Batch", "batch", "match_seed", "random_choices"]
