"""Proximal policy optimization: improves a network by the decisions of a rollout."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch

from cantina.train.config import TrainingSettings
from cantina.train.demonstrations import Demonstrations
from cantina.train.imitation import imitation_loss
from cantina.train.network import TorchNetwork, masked_log_softmax
from cantina.train.rollouts import Rollout


class UpdateReport(NamedTuple):
    """Means over an update, for the learning curves."""

    entropy: float
    value_error: float
    clipped: float
    """The share of choices whose probability has changed as much as it may."""


def update(
    net: TorchNetwork,
    optimizer: Any,
    rollout: Rollout,
    settings: TrainingSettings,
    progress: float,
    rng: np.random.Generator,
    demonstrations: Demonstrations | None = None,
) -> UpdateReport:
    """One update; `progress` is the part of the training that is done, from 0 to 1."""
    own = settings.self_play
    for group in optimizer.param_groups:
        group["lr"] = own.learning_rate * (1 - 0.9 * progress)
    entropy_weight = own.entropy * (1 - 0.8 * progress)
    device = net.device
    choices = torch.from_numpy(rollout.choices).to(device)
    old_logs = torch.from_numpy(rollout.log_probabilities).to(device)
    gae = torch.from_numpy(rollout.advantages).to(device)
    returns = torch.from_numpy(rollout.values).to(device) + gae
    # Where only one choice is offered, there is nothing to learn but the value.
    free = torch.from_numpy(rollout.masks.sum(1) > 1).to(device)
    normalized = torch.where(free, (gae - gae[free].mean()) / (gae[free].std() + 1e-6), 0.0)
    totals = np.zeros(3)
    parts = 0
    for _ in range(own.epochs):
        order = rng.permutation(len(rollout.rows))
        for at in range(0, len(order), own.minibatch):
            some = order[at : at + own.minibatch]
            ratings, values = net(torch.from_numpy(rollout.rows[some]).to(device))
            logs = masked_log_softmax(ratings, torch.from_numpy(rollout.masks[some]).to(device))
            index = torch.from_numpy(some).to(device)
            chosen = logs.gather(1, choices[index].unsqueeze(1)).squeeze(1)
            ratio = (chosen - old_logs[index]).exp()
            advantage = normalized[index]
            weight = 1 / free[index].sum().clamp(min=1)
            clipped = ratio.clamp(1 - own.clip, 1 + own.clip) * advantage
            objective = torch.minimum(ratio * advantage, clipped).sum() * weight
            likely = logs.clamp(min=-50)  # the exponential of much smaller numbers is slow, and 0 anyway
            entropy = -(likely.exp() * likely).sum() * weight
            value_loss = ((values - returns[index]) ** 2).mean()
            loss = -objective - entropy_weight * entropy + own.value_weight * value_loss
            if demonstrations is not None and own.demonstrations_weight:
                repeated = np.sort(rng.integers(len(demonstrations.rows), size=max(1, len(some) // 4)))
                loss = loss + own.demonstrations_weight * imitation_loss(
                    net, demonstrations, repeated, settings.demonstrations
                )
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            changed = ((ratio - 1).abs() > own.clip).float().mean()
            totals += [entropy.item(), value_loss.item(), changed.item()]
            parts += 1
    return UpdateReport(*(totals / max(parts, 1)).tolist())
