"""Trains a small network to play Colt Express, in minutes on two cores, and saves it as a bot.

First it learns from `greedy`: what that bot thinks of every choice, in positions of its own matches.
Then it plays against itself, and against what it was before, and learns from who won (PPO).

    python examples/train_colt_express.py --players 2 --minutes 12 --out trained
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
from lessons import Job, Lessons, collect
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sight import Sight
from torch import nn

import cantina
from cantina.bots.learned import INPUT, OUTPUT
from cantina.envs import Batch, batch
from cantina.envs.policy import sign_policy
from cantina.lab import arena, crew
from cantina.lab.intervals import Interval

GAME = "colt-express"
TEACHER = "greedy:30"
HIDDEN = (512, 256)
HEAT = 0.03
"""A choice better by so much, as a chance to win, gets a rating higher by 1."""

# How much of everything a minute of training is.
MATCHES_A_MINUTE = 500
UPDATES_A_MINUTE = 8
CHUNK = 10

EPOCHS = 6
MINIBATCH = 512

ROWS = 512
STEPS = 64
PAST = 4
"""One match in so many is against the network as it was before it played itself."""
CLIP = 0.2
MEMORY = 0.95
MARGIN = 500
"""Dollars; who wins by so many has three quarters of what can be had by winning by more."""
ENTROPY = 0.005
PACE = 5e-4

Tensor = Any
say = Console(stderr=True)


class Seen(NamedTuple):
    """Rows as the network sees them."""

    features: Tensor
    turned: Tensor
    """(n, choices): the number of each choice among those the network rates, in which bandits go by owner."""


class Network(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Two heads on one body: a rating for every choice, and what the match will come to."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        first, second = HIDDEN
        self.sight = sight
        width = len(sight.recipe)
        self.body = nn.Sequential(nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.ratings = nn.Linear(second, len(cantina.game(GAME).choices))
        self.outlook = nn.Linear(second, 1)

    def forward(self, rows: Tensor) -> Tensor:
        """All of it, as it is exported."""
        return self.think(Seen(*self.sight(rows)))[0]

    def think(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """The ratings, in the order of the game's list, and the outlook."""
        known = self.body(seen.features)
        return self.ratings(known).gather(1, seen.turned), torch.tanh(self.outlook(known)).squeeze(1)

    def save(self, file: Path, notes: dict[str, str]) -> None:
        """As an ONNX policy for `learned:FILE`."""
        game = cantina.game(GAME)
        some = torch.zeros((2, game.encoding.size), dtype=torch.uint8)
        torch.onnx.export(
            self.eval(),
            (some,),
            file,
            input_names=[INPUT],
            output_names=[OUTPUT],
            dynamic_shapes={"rows": {0: torch.export.Dim("n")}},
            external_data=False,
            verbose=False,
        )
        sign_policy(file, game, notes)


def see(sight: Sight, rows: NDArray[np.uint8]) -> Seen:
    with torch.no_grad():
        return Seen(*sight(torch.from_numpy(rows)))


# -- learning from greedy ---------------------------------------------------------------------------


def gather(players: int, matches: int, seed: int, jobs: int, bar: Progress) -> Lessons:
    """Lessons from so many matches, the same ones whoever plays them."""
    task = bar.add_task("lessons from greedy", total=matches)
    first = (seed + 1) << 40  # far from the deals of the arena
    work = [Job(GAME, players, TEACHER, first + at, CHUNK) for at in range(0, matches, CHUNK)]
    parts: dict[int, Lessons] = {}
    for number, part in crew.run(collect, work, jobs):
        parts[number] = part
        bar.advance(task, CHUNK)
    return Lessons.join([parts[number] for number in sorted(parts)])


def look_over(lessons: Lessons) -> tuple[Sight, Seen]:
    """Every lesson as it is seen, by what is not the same in all of them."""
    sight = Sight()
    parts = np.array_split(lessons.rows, len(lessons.rows) // 4096 + 1)
    same = np.ones(len(sight.recipe), np.bool_)
    first = see(sight, parts[0][:1]).features
    for part in parts:
        same &= (see(sight, part).features == first).all(0).numpy()
    sight.narrow(sight.recipe[~same])
    seen = [see(sight, part) for part in parts]
    # In half the memory: there are many, and what they count is small.
    features = torch.cat([part.features.half() for part in seen])
    return sight, Seen(features, torch.cat([part.turned.short() for part in seen]))


def imitate(net: Network, lessons: Lessons, seen: Seen, luck: np.random.Generator, bar: Progress) -> None:
    """Ratings come to differ as the teacher's chances do, on average; the outlook learns who won."""
    count = len(lessons.rows)
    total = EPOCHS * (count // MINIBATCH)
    task = bar.add_task("learning them", total=total)
    best = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(best, 2e-3, total_steps=total)
    for _ in range(EPOCHS):
        order = luck.permutation(count)
        for at in range(0, count - MINIBATCH + 1, MINIBATCH):
            some = order[at : at + MINIBATCH]
            mask = torch.from_numpy(lessons.masks[some]).float()
            worth = torch.from_numpy(lessons.worth[some].astype(np.float32)) / HEAT
            ratings, outlook = net.think(Seen(seen.features[some].float(), seen.turned[some].long()))
            offered = mask.sum(1, keepdim=True)
            gap = (ratings - worth) * mask
            gap = (gap - gap.sum(1, keepdim=True) / offered) * mask
            wrong = (gap**2).sum(1).mean() / 10
            loss = wrong + 0.2 * ((outlook - torch.from_numpy(lessons.reward[some])) ** 2).mean()
            best.zero_grad()
            loss.backward()
            best.step()
            pace.step()
            bar.advance(task)


# -- learning from itself ---------------------------------------------------------------------------


class Stretch(NamedTuple):
    """What happened in a stretch of play: STEPS decisions in each of ROWS matches, one behind the other."""

    features: Tensor
    turned: Tensor
    masks: Tensor
    choices: Tensor
    likely: Tensor
    """The logarithm of how likely each choice was."""
    outlook: Tensor
    gain: Tensor
    """How much better it went than it looked (generalized advantage); NaN where that is not known."""


def masked(ratings: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(ratings.masked_fill(~masks, -1e9), 1)


def play(net: Network, past: Network, matches: Batch, strangers: NDArray[np.int64]) -> Stretch:
    """Plays a stretch; where a match has a stranger's seat, the past network decides there."""
    shape = (STEPS, matches.n)
    kept: list[Any] = []
    seats, done = np.zeros(shape, np.int64), np.zeros(shape, np.bool_)
    rewards = np.zeros((*shape, matches.players), np.float32)
    for at in range(STEPS):
        seats[at] = matches.seat
        masks = torch.from_numpy(matches.masks.copy())
        seen = see(net.sight, matches.observations)
        with torch.no_grad():
            ratings, looks = net.think(seen)
            strange = torch.from_numpy(np.flatnonzero(seats[at] == strangers))
            if len(strange):
                ratings[strange] = past.think(Seen(seen.features[strange], seen.turned[strange]))[0]
            chances = masked(ratings, masks)
            chosen = torch.multinomial(chances.exp(), 1)
        kept.append((*seen, masks, chosen.squeeze(1), chances.gather(1, chosen).squeeze(1), looks))
        step = matches.step(chosen.squeeze(1).numpy())
        done[at], rewards[at] = step.done, prizes(step.rewards)
    whole = [torch.cat(parts) for parts in zip(*kept, strict=True)]
    gain = gains(seats, whole[-1].reshape(shape).numpy(), done, rewards)
    gain[seats == strangers] = np.nan
    return Stretch._make([*whole, torch.from_numpy(gain.reshape(-1))])


def prizes(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """What scores are worth, from -1 to 1: by how much each seat is before the best of the others.

    That tells more than who won, so less is left to luck.
    """
    others = np.stack([np.delete(scores, seat, 1).max(1) for seat in range(scores.shape[1])], 1)
    found: NDArray[np.float32] = np.tanh((scores - others) / MARGIN)
    return found


def gains(
    seats: NDArray[np.int64],
    outlook: NDArray[np.float32],
    done: NDArray[np.bool_],
    rewards: NDArray[np.float32],
) -> NDArray[np.float32]:
    """Generalized advantages, each seat's along its own decisions; NaN where a seat does not decide again."""
    found = np.full(seats.shape, np.nan, np.float32)
    every = np.arange(seats.shape[1])
    after = np.full(rewards.shape[1:], np.nan, np.float32)
    later = np.zeros_like(after)
    for at in range(len(seats) - 1, -1, -1):
        after[done[at]] = rewards[at][done[at]]
        later[done[at]] = 0
        who = (every, seats[at])
        found[at] = after[who] - outlook[at] + MEMORY * later[who]
        after[who] = outlook[at]
        later[who] = np.nan_to_num(found[at])
    return found


def improve(net: Network, best: Any, stretch: Stretch, luck: np.random.Generator) -> None:
    """Makes what went better than expected more likely, not too much at once (PPO)."""
    use = torch.isfinite(stretch.gain)
    features, turned, masks, choices, likely, outlook, gain = (part[use] for part in stretch)
    goal = outlook + gain
    # Where there is one choice only, there is nothing to learn but the outlook.
    free = masks.sum(1) > 1
    spread = torch.where(free, (gain - gain[free].mean()) / (gain[free].std() + 1e-6), 0.0)
    for _ in range(2):
        order = torch.from_numpy(luck.permutation(len(gain)))
        for some in order.split(4 * MINIBATCH):
            ratings, looks = net.think(Seen(features[some], turned[some]))
            chances = masked(ratings, masks[some])
            now = chances.gather(1, choices[some].unsqueeze(1)).squeeze(1)
            ratio = (now - likely[some]).exp()
            better = spread[some]
            weight = 1 / free[some].sum().clamp(min=1)
            gained = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).sum() * weight
            variety = -(chances.exp() * chances.clamp(min=-50)).sum() * weight
            loss = -gained - ENTROPY * variety + 0.5 * ((looks - goal[some]) ** 2).mean()
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            best.step()


# -- how good it is ---------------------------------------------------------------------------------


class Mark(NamedTuple):
    """A point of the learning curve: the share of wins against a bot."""

    minutes: float
    stage: str
    rival: str
    share: float
    interval: Interval


def examine(
    file: Path, rival: str, players: int, matches: int, jobs: int, seed: int = 0
) -> tuple[float, Interval]:
    """Its share of wins alone against a bot, on shared deals from every seat, with the 95 % interval."""
    plan = arena.plan(GAME, [f"learned:{file}", rival], players, seed, alone=True)
    standing = arena.run(plan, matches, workers=jobs).report().standings
    mine = next(one for one in standing if one.name.startswith("learned"))
    return mine.share, mine.interval


def draw(marks: list[Mark], players: int, file: Path) -> None:
    """The learning curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for rival, colour in (("random", "#8a8f98"), ("greedy", "#b5482a")):
        mine = [mark for mark in marks if mark.rival == rival]
        minutes = [mark.minutes for mark in mine]
        axes.plot(minutes, [100 * mark.share for mark in mine], "o-", color=colour, label=f"against {rival}")
        low, high = [100 * mark.interval.low for mark in mine], [100 * mark.interval.high for mark in mine]
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
    jobs: Annotated[int, typer.Option(help="processes for lessons and examinations")] = os.cpu_count() or 1,
    matches: Annotated[int, typer.Option(help="matches of the last examination, against each bot")] = 600,
    looks: Annotated[int, typer.Option(help="matches of each examination on the way")] = 300,
) -> None:
    """Trains a policy for Colt Express and says how good it is."""
    out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(2)  # always as many: sums made by more or fewer differ in the last digits
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    file = out / "policy.onnx"
    marks: list[Mark] = []
    spent = 0.0

    def look(net: Network, stage: str, count: int) -> None:
        net.save(file, {"stage": stage, "players": str(players), "seed": str(seed)})
        for rival in ("random", "greedy"):
            share, interval = examine(file, rival, players, count, jobs)
            marks.append(Mark(spent / 60, stage, rival, share, interval))
            say.print(f"{stage}: {share:.1%} ({interval.low:.1%} to {interval.high:.1%}) against {rival}")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=say) as bar:
        started = time.monotonic()
        lessons = gather(players, CHUNK * math.ceil(minutes * MATCHES_A_MINUTE / CHUNK), seed, jobs, bar)
        sight, seen = look_over(lessons)
        net = Network(sight)
        spent += time.monotonic() - started
        look(net, "untrained", looks)
        started = time.monotonic()
        imitate(net, lessons, seen, luck, bar)
        spent += time.monotonic() - started
        look(net, "taught by greedy", looks)
        past = deepcopy(net)
        best = torch.optim.Adam(net.parameters(), lr=PACE, eps=1e-5)
        updates = max(1, int(minutes * UPDATES_A_MINUTE))
        task = bar.add_task("playing itself", total=updates)
        strangers = np.where(np.arange(ROWS) % PAST == 0, np.arange(ROWS) // PAST % players, -1)
        with batch(GAME, ROWS, players, seed=seed, workers=0, reward="score") as tables:
            for update in range(updates):
                started = time.monotonic()
                for group in best.param_groups:
                    group["lr"] = PACE * (1 - update / updates)
                stretch = play(net, past, tables, strangers)
                improve(net, best, stretch, luck)
                spent += time.monotonic() - started
                bar.advance(task)
                if update + 1 in (updates // 4, updates // 2, 3 * updates // 4):
                    look(net, f"after {update + 1} stretches of its own", looks)
        look(net, "in the end", matches)
    draw(marks, players, out / "curve.png")
    say.print(f"{file} plays as learned:{file}; the curve is {out / 'curve.png'}")


if __name__ == "__main__":
    typer.run(main)
