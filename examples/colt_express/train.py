"""Trains a small network to play Colt Express, in minutes on two cores, and saves it as a bot.

First it imitates `greedy`: it learns that bot's estimates of every choice, in positions of the bot's own
matches. Then it improves by self-play with PPO, in part against the network as it was after imitation.

    python -m examples.colt_express.train --players 2 --minutes 12 --out trained
    cantina arena colt-express --players 2 --bots learned:trained/policy.onnx,greedy
"""

from __future__ import annotations

import logging
import math
import os
import time
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import torch
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from torch import nn

import cantina
from cantina.bots.learned import INPUT, OUTPUT
from cantina.envs import Batch, batch
from cantina.envs.policy import sign_policy
from cantina.lab.arena import make_tournament, play_tournament
from cantina.lab.intervals import Interval
from cantina.lab.workers import run_tasks

from .imitation_data import CollectionJob, ImitationData, collect
from .network_input import NetworkInput

GAME = "colt-express"
TEACHER = "greedy:30"
HIDDEN = (512, 256)
TEMPERATURE = 0.03
"""A choice whose probability to win is higher by this much gets a rating that is higher by 1."""

# The amount of work in a minute of training.
MATCHES_PER_MINUTE = 500
UPDATES_PER_MINUTE = 8
MATCHES_PER_JOB = 10

EPOCHS = 6
MINIBATCH = 512

ROLLOUT_MATCHES = 512
ROLLOUT_STEPS = 64
FROZEN_OPPONENT_INTERVAL = 4
"""In one match of so many, the network as it was after imitation plays one seat."""
CLIP_RANGE = 0.2
GAE_LAMBDA = 0.95
SCORE_SCALE = 500
"""In dollars: winning by this margin gives three quarters of the highest reward."""
ENTROPY_WEIGHT = 0.005
LEARNING_RATE = 5e-4

Tensor = Any
console = Console(stderr=True)


class Inputs(NamedTuple):
    """The outputs of NetworkInput for some rows."""

    features: Tensor
    choice_positions: Tensor
    """(n, choices): the position of each choice in the network's order, where bandits are sorted by owner."""


class Network(nn.Module):  # type: ignore[misc]  # torch is not installed when types are checked
    """A policy head, with a rating for every choice, and a value head on one body."""

    def __init__(self, network_input: NetworkInput) -> None:
        super().__init__()
        first, second = HIDDEN
        self.network_input = network_input
        width = len(network_input.definition)
        self.body = nn.Sequential(nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.ratings = nn.Linear(second, len(cantina.game(GAME).choices))
        self.value = nn.Linear(second, 1)

    def forward(self, rows: Tensor) -> Tensor:
        """The ratings of the choices, from plain rows: the exported model."""
        return self.evaluate(Inputs(*self.network_input(rows)))[0]

    def evaluate(self, inputs: Inputs) -> tuple[Tensor, Tensor]:
        """The ratings, in the order of the game's choices, and the value."""
        hidden = self.body(inputs.features)
        ratings = self.ratings(hidden).gather(1, inputs.choice_positions)
        return ratings, torch.tanh(self.value(hidden)).squeeze(1)

    def save(self, file: Path, notes: dict[str, str]) -> None:
        """Writes an ONNX policy for `learned:FILE`."""
        game = cantina.game(GAME)
        example = torch.zeros((2, game.encoding.size), dtype=torch.uint8)
        torch.onnx.export(
            self.eval(),
            (example,),
            file,
            input_names=[INPUT],
            output_names=[OUTPUT],
            dynamic_shapes={"rows": {0: torch.export.Dim("n")}},
            external_data=False,
            verbose=False,
        )
        sign_policy(file, game, notes)


def inputs_of(network_input: NetworkInput, rows: NDArray[np.uint8]) -> Inputs:
    with torch.no_grad():
        return Inputs(*network_input(torch.from_numpy(rows)))


# -- imitation learning -----------------------------------------------------------------------------


def collect_data(
    players: int, matches: int, seed: int, jobs: int, cluster: str | None, bar: Progress
) -> ImitationData:
    """Data from so many matches of the teacher; neither the number of processes nor a cluster changes them."""
    task = bar.add_task("collecting data from greedy", total=matches)
    first = (seed + 1) << 40  # far from the seeds of the arena
    work = [
        CollectionJob(GAME, players, TEACHER, first + at, MATCHES_PER_JOB)
        for at in range(0, matches, MATCHES_PER_JOB)
    ]
    parts: dict[int, ImitationData] = {}
    for number, part in run_tasks(collect, work, jobs, cluster):
        parts[number] = part
        bar.advance(task, MATCHES_PER_JOB)
    return ImitationData.concatenate([parts[number] for number in sorted(parts)])


def prepare_inputs(data: ImitationData) -> tuple[NetworkInput, Inputs]:
    """An input layer without the features that are constant in the data, and the inputs of all the data."""
    network_input = NetworkInput()
    parts = np.array_split(data.rows, len(data.rows) // 4096 + 1)
    constant = np.ones(len(network_input.definition), np.bool_)
    first = inputs_of(network_input, parts[0][:1]).features
    for part in parts:
        constant &= (inputs_of(network_input, part).features == first).all(0).numpy()
    network_input.select_features(network_input.definition[~constant])
    inputs = [inputs_of(network_input, part) for part in parts]
    # In half precision, to save memory: there are many, and the numbers are small.
    features = torch.cat([part.features.half() for part in inputs])
    return network_input, Inputs(features, torch.cat([part.choice_positions.short() for part in inputs]))


def imitate(net: Network, data: ImitationData, inputs: Inputs, rng: np.random.Generator, bar: Progress) -> None:
    """Fits rating differences to those of the teacher's estimates, and values to the rewards."""
    count = len(data.rows)
    total = EPOCHS * (count // MINIBATCH)
    task = bar.add_task("imitating greedy", total=total)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=total)
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for at in range(0, count - MINIBATCH + 1, MINIBATCH):
            some = order[at : at + MINIBATCH]
            mask = torch.from_numpy(data.masks[some]).float()
            targets = torch.from_numpy(data.values[some].astype(np.float32)) / TEMPERATURE
            ratings, value = net.evaluate(
                Inputs(inputs.features[some].float(), inputs.choice_positions[some].long())
            )
            offered = mask.sum(1, keepdim=True)
            error = (ratings - targets) * mask
            error = (error - error.sum(1, keepdim=True) / offered) * mask
            policy_loss = (error**2).sum(1).mean() / 10
            loss = policy_loss + 0.2 * ((value - torch.from_numpy(data.reward[some])) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            bar.advance(task)


# -- self-play --------------------------------------------------------------------------------------


class Rollout(NamedTuple):
    """ROLLOUT_STEPS decisions in each of ROLLOUT_MATCHES matches, concatenated step by step."""

    features: Tensor
    choice_positions: Tensor
    masks: Tensor
    choices: Tensor
    log_probabilities: Tensor
    """Of the choices made."""
    values: Tensor
    advantages: Tensor
    """Generalized advantage estimates; NaN where they are unknown."""


def masked_log_softmax(ratings: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(ratings.masked_fill(~masks, -1e9), 1)


def play_rollout(net: Network, frozen: Network, matches: Batch, frozen_seats: NDArray[np.int64]) -> Rollout:
    """Plays a rollout; `frozen_seats` has, for each match, the seat of the frozen network, or -1."""
    shape = (ROLLOUT_STEPS, matches.n)
    steps: list[Any] = []
    seats, done = np.zeros(shape, np.int64), np.zeros(shape, np.bool_)
    rewards = np.zeros((*shape, matches.players), np.float32)
    for at in range(ROLLOUT_STEPS):
        seats[at] = matches.seat
        masks = torch.from_numpy(matches.masks.copy())
        inputs = inputs_of(net.network_input, matches.observations)
        with torch.no_grad():
            ratings, values = net.evaluate(inputs)
            rows = torch.from_numpy(np.flatnonzero(seats[at] == frozen_seats))
            if len(rows):
                ratings[rows] = frozen.evaluate(Inputs(*(part[rows] for part in inputs)))[0]
            log_probabilities = masked_log_softmax(ratings, masks)
            chosen = torch.multinomial(log_probabilities.exp(), 1)
        chosen_log_probabilities = log_probabilities.gather(1, chosen).squeeze(1)
        steps.append((*inputs, masks, chosen.squeeze(1), chosen_log_probabilities, values))
        step = matches.step(chosen.squeeze(1).numpy())
        done[at], rewards[at] = step.done, margin_rewards(step.rewards)
    parts = [torch.cat(arrays) for arrays in zip(*steps, strict=True)]
    found = advantages(seats, parts[-1].reshape(shape).numpy(), done, rewards)
    found[seats == frozen_seats] = np.nan
    return Rollout._make([*parts, torch.from_numpy(found.reshape(-1))])


def margin_rewards(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rewards from -1 to 1, by how far each seat is ahead of the best of the others.

    They carry more information than who won, so they are less noisy.
    """
    others = np.stack([np.delete(scores, seat, 1).max(1) for seat in range(scores.shape[1])], 1)
    found: NDArray[np.float32] = np.tanh((scores - others) / SCORE_SCALE)
    return found


def advantages(
    seats: NDArray[np.int64],
    values: NDArray[np.float32],
    done: NDArray[np.bool_],
    rewards: NDArray[np.float32],
) -> NDArray[np.float32]:
    """Generalized advantage estimates along each seat's decisions; NaN where a seat does not decide again."""
    found = np.full(seats.shape, np.nan, np.float32)
    every_row = np.arange(seats.shape[1])
    next_value = np.full(rewards.shape[1:], np.nan, np.float32)
    next_advantage = np.zeros_like(next_value)
    for at in range(len(seats) - 1, -1, -1):
        next_value[done[at]] = rewards[at][done[at]]
        next_advantage[done[at]] = 0
        who = (every_row, seats[at])
        found[at] = next_value[who] - values[at] + GAE_LAMBDA * next_advantage[who]
        next_value[who] = values[at]
        next_advantage[who] = np.nan_to_num(found[at])
    return found


def ppo_update(net: Network, optimizer: Any, rollout: Rollout, rng: np.random.Generator) -> None:
    """Improves the network by proximal policy optimization on a rollout."""
    use = torch.isfinite(rollout.advantages)
    features, positions, masks, choices, old_log_probabilities, values, gae = (part[use] for part in rollout)
    returns = values + gae
    # Where only one choice is offered, there is nothing to learn but the value.
    free = masks.sum(1) > 1
    normalized = torch.where(free, (gae - gae[free].mean()) / (gae[free].std() + 1e-6), 0.0)
    for _ in range(2):
        order = torch.from_numpy(rng.permutation(len(gae)))
        for some in order.split(4 * MINIBATCH):
            ratings, predicted = net.evaluate(Inputs(features[some], positions[some]))
            log_probabilities = masked_log_softmax(ratings, masks[some])
            chosen = log_probabilities.gather(1, choices[some].unsqueeze(1)).squeeze(1)
            ratio = (chosen - old_log_probabilities[some]).exp()
            advantage = normalized[some]
            weight = 1 / free[some].sum().clamp(min=1)
            clipped = ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE) * advantage
            objective = torch.minimum(ratio * advantage, clipped).sum() * weight
            entropy = -(log_probabilities.exp() * log_probabilities.clamp(min=-50)).sum() * weight
            value_loss = 0.5 * ((predicted - returns[some]) ** 2).mean()
            loss = -objective - ENTROPY_WEIGHT * entropy + value_loss
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


# -- evaluation -------------------------------------------------------------------------------------


class CurvePoint(NamedTuple):
    """A point of the learning curve: the share of wins against a bot."""

    minutes: float
    stage: str
    opponent: str
    share: float
    interval: Interval


def win_share(
    file: Path, opponent: str, players: int, matches: int, jobs: int, seed: int = 0
) -> tuple[float, Interval]:
    """The policy's share of wins, with all other seats played by a bot, and its 95 % interval."""
    tournament = make_tournament(GAME, [f"learned:{file}", opponent], players, seed, alone=True)
    standing = play_tournament(tournament, matches, workers=jobs).report().standings
    mine = next(one for one in standing if one.name.startswith("learned"))
    return mine.share, mine.interval


def plot_curve(points: list[CurvePoint], players: int, file: Path) -> None:
    """Saves the learning curve as an image."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for opponent, colour in (("random", "#8a8f98"), ("greedy", "#b5482a")):
        some = [point for point in points if point.opponent == opponent]
        minutes = [point.minutes for point in some]
        axes.plot(minutes, [100 * one.share for one in some], "o-", color=colour, label=f"against {opponent}")
        low, high = [100 * one.interval.low for one in some], [100 * one.interval.high for one in some]
        axes.fill_between(minutes, low, high, color=colour, alpha=0.18, linewidth=0)
    axes.axhline(100 / players, color="black", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes of training", ylabel="wins, % (95 % interval)", ylim=(0, 100))
    axes.set_title(f"Colt Express, {players} seats")
    axes.legend(loc="lower right", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=110)
    pyplot.close(figure)


def main(
    players: Annotated[int, typer.Option(help="seats at the table", min=2, max=3)] = 2,
    minutes: Annotated[
        float, typer.Option(help="how much to train: about so long on two cores", min=0.05)
    ] = 12,
    out: Annotated[Path, typer.Option(help="the folder for policy.onnx and curve.png")] = Path("trained"),
    seed: Annotated[int, typer.Option(help="the same seed gives the same policy", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="processes for data collection and evaluation")] = os.cpu_count()
    or 1,
    on: Annotated[
        str | None, typer.Option(help="collect data on a Ray cluster: ray, or ray://HOST:PORT")
    ] = None,
    matches: Annotated[int, typer.Option(help="matches of the last evaluation, against each bot")] = 600,
    interim_matches: Annotated[int, typer.Option(help="matches of each evaluation during training")] = 300,
) -> None:
    """Trains a policy for Colt Express and measures how well it plays."""
    out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(2)  # fixed, because the number of threads changes the rounding of sums
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    file = out / "policy.onnx"
    points: list[CurvePoint] = []
    spent = 0.0

    def evaluate(net: Network, stage: str, count: int) -> None:
        net.save(file, {"stage": stage, "players": str(players), "seed": str(seed)})
        for opponent in ("random", "greedy"):
            share, interval = win_share(file, opponent, players, count, jobs)
            points.append(CurvePoint(spent / 60, stage, opponent, share, interval))
            console.print(
                f"{stage}: {share:.1%} ({interval.low:.1%} to {interval.high:.1%}) against {opponent}"
            )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        started = time.monotonic()
        count = MATCHES_PER_JOB * math.ceil(minutes * MATCHES_PER_MINUTE / MATCHES_PER_JOB)
        data = collect_data(players, count, seed, jobs, on, bar)
        network_input, inputs = prepare_inputs(data)
        net = Network(network_input)
        spent += time.monotonic() - started
        evaluate(net, "untrained", interim_matches)
        started = time.monotonic()
        imitate(net, data, inputs, rng, bar)
        spent += time.monotonic() - started
        evaluate(net, "after imitation", interim_matches)
        frozen = deepcopy(net)
        optimizer = torch.optim.Adam(net.parameters(), lr=LEARNING_RATE, eps=1e-5)
        updates = max(1, int(minutes * UPDATES_PER_MINUTE))
        task = bar.add_task("self-play", total=updates)
        rows = np.arange(ROLLOUT_MATCHES)
        frozen_seats = np.where(
            rows % FROZEN_OPPONENT_INTERVAL == 0, rows // FROZEN_OPPONENT_INTERVAL % players, -1
        )
        with batch(GAME, ROLLOUT_MATCHES, players, seed=seed, workers=0, reward="score") as tables:
            for update in range(updates):
                started = time.monotonic()
                for group in optimizer.param_groups:
                    group["lr"] = LEARNING_RATE * (1 - update / updates)
                rollout = play_rollout(net, frozen, tables, frozen_seats)
                ppo_update(net, optimizer, rollout, rng)
                spent += time.monotonic() - started
                bar.advance(task)
                if update + 1 in (updates // 4, updates // 2, 3 * updates // 4):
                    evaluate(net, f"after {update + 1} updates by self-play", interim_matches)
        evaluate(net, "final", matches)
    plot_curve(points, players, out / "curve.png")
    console.print(f"{file} plays as learned:{file}; the curve is {out / 'curve.png'}")


if __name__ == "__main__":
    typer.run(main)
