"""Learning from demonstrations: ratings whose differences are those of the teacher's estimates.

An estimate from few playouts is noisy. What is learned is their mean over similar positions, so the network
may become better than its teacher.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from cantina.train.config import DemonstrationSettings
from cantina.train.demonstrations import Demonstrations
from cantina.train.network import TorchNetwork

CLIP = 4.0
"""Errors of ratings beyond this count linearly: what is bad need not be known exactly."""


def imitation_loss(
    net: TorchNetwork, demonstrations: Demonstrations, some: NDArray[np.int64], settings: DemonstrationSettings
) -> Any:
    """The loss on some of the demonstrations."""
    masks_array, values_array = demonstrations.dense(some, net.own.choices)
    masks = torch.from_numpy(masks_array).to(net.device).float()
    targets = torch.from_numpy(values_array).to(net.device) / settings.temperature
    ratings, value = net(torch.from_numpy(demonstrations.rows[some]).to(net.device))
    counts = masks.sum(1, keepdim=True).clamp(min=1)
    # Only differences within a position mean something, so both sides are compared from their means.
    wanted = targets - (targets * masks).sum(1, keepdim=True) / counts
    found = ratings - (ratings * masks).sum(1, keepdim=True) / counts
    errors = torch.nn.functional.huber_loss(found, wanted, reduction="none", delta=CLIP) * masks
    rewards = torch.from_numpy(demonstrations.rewards[some]).to(net.device)
    return errors.sum(1).mean() / 5 + settings.value_weight * ((value - rewards) ** 2).mean()


def imitate(
    net: TorchNetwork,
    demonstrations: Demonstrations,
    settings: DemonstrationSettings,
    rng: np.random.Generator,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Learns all demonstrations, several times."""
    count = len(demonstrations.rows)
    size = min(settings.minibatch, count)
    total = settings.epochs * (count // size)
    optimizer = torch.optim.AdamW(net.parameters(), lr=settings.learning_rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, settings.learning_rate, total_steps=total)
    done = 0
    for _ in range(settings.epochs):
        order = rng.permutation(count)
        for at in range(0, count - size + 1, size):
            loss = imitation_loss(net, demonstrations, np.sort(order[at : at + size]), settings)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            done += 1
            progress(done, total)
