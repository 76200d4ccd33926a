"""Learning environments: the four games through the interfaces learners already use."""

from cantina.envs.batches import Batch, batch, match_seed, random_choices
from cantina.envs.versions import VERSIONS, env_id

__all__ = ["VERSIONS", "Batch", "batch", "env_id", "match_seed", "random_choices"]
