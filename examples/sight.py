"""How the network of the training example sees a row of Colt Express: from its own side.

Rows name bandits by character, and so do choices. To a player it matters more whose they are, so here
they are put in the order of their owners, this seat's first, and so are the choices that name them.
Besides, the network is told what its layers would take long to find out: who stands beside whom, what
lies at hand, and which cards are still to come. Fields of the expert variant are left as they are.

All of it is made with torch, so that it becomes a part of the ONNX file.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import cantina
from cantina.envs.features import Features
from cantina.games.colt_express.content import CHARACTERS
from cantina.kernel.encoding import NUMBER, ONE_OF, Encoding, Field

GAME = cantina.game("colt-express")
PLACES = 14
PILE = 24
NEXT = 12
"""So many cards of the pile are seen one by one; all of them are counted."""
WHOSE, WHICH = 19, 7
"""How many values `played` and `action` have."""
BEHIND = (
    Field("characters", (6,), 6, ONE_OF, "who the bandits are, from 1, in the order of their owners"),
    Field("acts", (2,), 6, ONE_OF, "the bandit that acts and the one being punched, by place in that order"),
    Field("coming", (NEXT,), WHOSE * WHICH - 1, ONE_OF, "the next cards of the pile: whose and which"),
    Field("counts", (WHOSE * WHICH,), 2, NUMBER, "how many such cards are still to come"),
    Field("beside", (15,), 4, ONE_OF, "how near two bandits are"),
    Field("chased", (6,), 4, ONE_OF, "how near the Marshal is"),
    Field("purses", (PLACES,), 3, NUMBER, "purses at each location"),
    Field("values", (PLACES,), 6, NUMBER, "what those known are worth"),
    Field("at_hand", (18,), 3, NUMBER, "purses, jewels and strongboxes where each bandit stands"),
)
"""What the network is told behind a turned row."""
ELSEWHERE = ("purse_spot", "owner", "acting", "target", "played", "action")
"""Fields that are seen in another way."""

Tensor = Any


class Sight(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Rows in; out come features, and for each choice of the game its place among the turned ones."""

    def __init__(self) -> None:
        super().__init__()
        size = GAME.encoding.size
        whole = Encoding[Any]((*GAME.encoding.fields, *BEHIND))
        starts = whole.offsets()
        self.at = {
            field.name: slice(starts[field.name], starts[field.name] + field.size) for field in whole.fields
        }
        self._keep("six", np.arange(6))
        self._keep("pile", np.arange(PILE))
        self._keep("cards", np.arange(WHOSE * WHICH, dtype=np.uint8))
        self._keep("places", np.arange(1, PLACES + 1, dtype=np.uint8))
        pairs = np.triu_indices(6, 1)
        self._keep("left", pairs[0])
        self._keep("right", pairs[1])
        self._keep_turns(size)
        self._keep_choices()
        features = Features(whole)
        seen = np.ones(features.width, np.bool_)
        for name in ELSEWHERE:
            seen[features.places[name]] = False
        self.narrow(np.stack(features.recipe(), 1).astype(np.float32)[seen])

    def _keep(self, name: str, values: NDArray[Any]) -> None:
        self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(values)), persistent=False)

    def _keep_turns(self, size: int) -> None:
        """Each byte of a turned row is found at `first + stride * bandit`, the bandit of a place."""
        first, place, stride = np.arange(size), np.zeros(size, np.int64), np.zeros(size, np.int64)

        def bandits(start: int, each: int = 1) -> None:
            for number in range(6):
                for part in range(each):
                    byte = start + number * each + part
                    first[byte], place[byte], stride[byte] = start + part, number, each

        for name in ("owner", "spot", "bullets", "ransom", "own_bullets", "sheet_purses", "sheet_open"):
            bandits(self.at[name].start)
        for name in ("jewels", "strongboxes"):
            bandits(self.at[name].start + PLACES)
        bandits(self.at["sheet_known"].start, 6)
        for seat in range(6):
            bandits(self.at["received"].start + 7 * seat)
        self._keep("first", first)
        self._keep("place", place)
        self._keep("stride", stride)

    def _keep_choices(self) -> None:
        """A choice that names a bandit becomes `first + stride * the place of that bandit`."""
        numbers = {choice.text: choice.number for choice in GAME.choices}
        first, named, stride = np.arange(len(numbers)), *np.zeros((2, len(numbers)), np.int64)
        for text, number in numbers.items():
            for bandit, name in enumerate(CHARACTERS):
                if name in text:
                    first[number] = numbers[text.replace(name, CHARACTERS[0])]
                    stride[number] = numbers[text.replace(name, CHARACTERS[1])] - first[number]
                    named[number] = bandit
        self._keep("choice_first", first)
        self._keep("choice_named", named)
        self._keep("choice_stride", stride)

    def narrow(self, recipe: NDArray[np.float32]) -> None:
        """Features as (column of the facts, value that makes it 1 or -1 for the number itself, scale)."""
        self.recipe = recipe
        self._keep("column", recipe[:, 0].astype(np.int64))
        self._keep("hot", recipe[:, 1])
        self._keep("scale", recipe[:, 2])

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        facts, rank = self.facts(rows.long())
        known = facts.index_select(1, self.column)
        features = torch.where(self.hot < 0, known * self.scale, (known == self.hot).float())
        return features, self.choice_first + self.choice_stride * rank.index_select(1, self.choice_named)

    def facts(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The turned row with what can be seen from it, and each bandit's place in the order of owners."""
        owner = rows[:, self.at["owner"]]
        order = torch.argsort(torch.where(owner == 0, 9, owner) * 6 + self.six, 1)
        rank = torch.argsort(order, 1)
        turned = rows.gather(1, self.first + self.stride * order.index_select(1, self.place))
        characters = torch.where(turned[:, self.at["owner"]] > 0, order + 1, 0)
        nobody = torch.zeros_like(rank[:, :1])
        named = torch.cat([nobody, rank + 1], 1)
        acting = named.gather(1, torch.cat([rows[:, self.at["acting"]], rows[:, self.at["target"]]], 1))

        # The pile from the next card on.
        whose = torch.cat([named, rank + 7, nobody + self.six + 13], 1)
        at = self.pile + rows[:, self.at["resolved"]]
        inside = (at < PILE).long()
        at = at.clamp(max=PILE - 1)
        played = whose.gather(1, rows[:, self.at["played"]].gather(1, at))
        coming = (played * WHICH + rows[:, self.at["action"]].gather(1, at)) * inside
        counts = (coming.to(torch.uint8).unsqueeze(2) == self.cards).float().sum(1)

        # Who is near whom: 1 at the same place, 2 in the same car on another floor, 3 and 4 one car away.
        spot = turned[:, self.at["spot"]]
        here = spot > 0
        unit, roof = torch.div(spot - 1, 2, rounding_mode="floor"), spot % 2 == 0
        one, other = self.left, self.right
        apart = (unit[:, one] - unit[:, other]).abs()
        near = (apart < 2) & here[:, one] & here[:, other]
        beside = torch.where(near, 1 + 2 * apart + (roof[:, one] != roof[:, other]).long(), 0)
        apart = (unit - rows[:, self.at["marshal"]]).abs()
        chased = torch.where((apart < 2) & here, 1 + 2 * apart + roof.long(), 0)

        lying = (rows[:, self.at["purse_spot"]].to(torch.uint8).unsqueeze(2) == self.places).float()
        purses = lying.sum(1)
        values = (lying * rows[:, self.at["purse_value"]].unsqueeze(2)).sum(1)
        loot = (purses, *(turned[:, self.at[name]][:, :PLACES].float() for name in ("jewels", "strongboxes")))
        at_hand = [torch.where(here, lies.gather(1, (spot - 1).clamp(min=0)), 0.0) for lies in loot]
        numbers = torch.cat([turned, characters, acting, coming[:, :NEXT]], 1).float()
        seen = [numbers, counts, beside.float(), chased.float(), purses, values, *at_hand]
        return torch.cat(seen, 1), rank
