"""Learning environments: every game through PettingZoo, Gymnasium, OpenSpiel and batches."""

from cantina.envs.batches import Batch, batch, match_seed, random_choices
from cantina.envs.env_ids import env_id

__all__ = ["Batch", "batch", "env_id", "match_seed", "random_choices"]
