"""The input layer of the training example: rows of Colt Express, transformed to the deciding seat's view.

Rows number bandits by character, and so do choices. What matters to a player is whose bandits they are, so
here bandits are ordered by owner, those of the deciding seat first, and the choices that name bandits are
permuted in the same way. Besides, features are added that the network would take long to learn: which
bandits are near each other, the loot where each bandit stands, and the cards still to be resolved. Fields of
the expert variant stay as they are.

All of it is written in torch, so that it becomes part of the exported ONNX file.
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
from cantina.kernel.encoding import CATEGORY, NUMBER, Encoding, Field

GAME = cantina.game("colt-express")
PLACES = 14
PILE = 24
NEXT_CARDS = 12
"""The next cards of the common pile that are listed one by one; all of them are counted."""
PLAYED_VALUES, ACTION_VALUES = 19, 7
"""The numbers of values of the fields `played` and `action`."""
ADDED_FIELDS = (
    Field(
        "characters", (6,), 6, CATEGORY, "the characters of the bandits, from 1, in the order of their owners"
    ),
    Field("acts", (2,), 6, CATEGORY, "the acting bandit and the one being punched, by position in that order"),
    Field(
        "next_cards",
        (NEXT_CARDS,),
        PLAYED_VALUES * ACTION_VALUES - 1,
        CATEGORY,
        "the next cards of the pile: `played` and `action` in one number",
    ),
    Field("card_counts", (PLAYED_VALUES * ACTION_VALUES,), 2, NUMBER, "how many such cards are still to come"),
    Field("bandit_distance", (15,), 4, CATEGORY, "how near two bandits are to each other"),
    Field("marshal_distance", (6,), 4, CATEGORY, "how near the Marshal is to each bandit"),
    Field("purses", (PLACES,), 3, NUMBER, "purses at each location"),
    Field("purse_values", (PLACES,), 6, NUMBER, "the value of those that are known"),
    Field("loot", (18,), 3, NUMBER, "purses, jewels and strongboxes where each bandit stands"),
)
"""They follow the fields of the reordered row."""
REPLACED_FIELDS = ("purse_spot", "owner", "acting", "target", "played", "action")
"""Fields of the row that are not used directly, because added fields contain them."""

Tensor = Any


class NetworkInput(nn.Module):  # type: ignore[misc]  # torch is not installed when types are checked
    """Maps rows to features, and to the position of each of the game's choices in the permuted order."""

    def __init__(self) -> None:
        super().__init__()
        encoding = Encoding[Any]((*GAME.encoding.fields, *ADDED_FIELDS))
        offsets = encoding.layout.offsets
        self.columns = {
            field.name: slice(offsets[field.name], offsets[field.name] + field.size)
            for field in encoding.fields
        }
        self._register_constant("six", np.arange(6))
        self._register_constant("pile", np.arange(PILE))
        self._register_constant("cards", np.arange(PLAYED_VALUES * ACTION_VALUES, dtype=np.uint8))
        self._register_constant("places", np.arange(1, PLACES + 1, dtype=np.uint8))
        pairs = np.triu_indices(6, 1)
        self._register_constant("left", pairs[0])
        self._register_constant("right", pairs[1])
        self._register_row_permutation()
        self._register_choice_permutation()
        features = Features(encoding)
        used = np.ones(features.width, np.bool_)
        for name in REPLACED_FIELDS:
            used[features.slices[name]] = False
        self.select_features(np.stack(features.definition(), 1).astype(np.float32)[used])

    def _register_constant(self, name: str, values: NDArray[Any]) -> None:
        self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(values)), persistent=False)

    def _register_row_permutation(self) -> None:
        """A byte of a reordered row is the byte `first + stride * bandit` of the row.

        There `bandit` is the bandit at the position `place` in the order of owners.
        """
        size = GAME.encoding.size
        first, place, stride = np.arange(size), np.zeros(size, np.int64), np.zeros(size, np.int64)

        def bandits(start: int, each: int = 1) -> None:
            for number in range(6):
                for part in range(each):
                    byte = start + number * each + part
                    first[byte], place[byte], stride[byte] = start + part, number, each

        for name in ("owner", "spot", "bullets", "ransom", "own_bullets", "sheet_purses", "sheet_open"):
            bandits(self.columns[name].start)
        for name in ("jewels", "strongboxes"):
            bandits(self.columns[name].start + PLACES)
        bandits(self.columns["sheet_known"].start, 6)
        for seat in range(6):
            bandits(self.columns["received"].start + 7 * seat)
        self._register_constant("first", first)
        self._register_constant("place", place)
        self._register_constant("stride", stride)

    def _register_choice_permutation(self) -> None:
        """A choice that names a bandit becomes `first + stride * position of the bandit`."""
        numbers = {choice.text: choice.number for choice in GAME.choices}
        first, named, stride = np.arange(len(numbers)), *np.zeros((2, len(numbers)), np.int64)
        for text, number in numbers.items():
            for bandit, name in enumerate(CHARACTERS):
                if name in text:
                    first[number] = numbers[text.replace(name, CHARACTERS[0])]
                    stride[number] = numbers[text.replace(name, CHARACTERS[1])] - first[number]
                    named[number] = bandit
        self._register_constant("choice_first", first)
        self._register_constant("choice_named", named)
        self._register_constant("choice_stride", stride)

    def select_features(self, definition: NDArray[np.float32]) -> None:
        """Sets the features; see `Features.definition`, with columns of `position` instead of bytes."""
        self.definition = definition
        self._register_constant("column", definition[:, 0].astype(np.int64))
        self._register_constant("hot", definition[:, 1])
        self._register_constant("scale", definition[:, 2])

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        position, rank = self.position(rows.long())
        known = position.index_select(1, self.column)
        features = torch.where(self.hot < 0, known * self.scale, (known == self.hot).float())
        return features, self.choice_first + self.choice_stride * rank.index_select(1, self.choice_named)

    def position(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The reordered rows with the added fields, and each bandit's position in the order of owners."""
        owner = rows[:, self.columns["owner"]]
        order = torch.argsort(torch.where(owner == 0, 9, owner) * 6 + self.six, 1)
        rank = torch.argsort(order, 1)
        reordered = rows.gather(1, self.first + self.stride * order.index_select(1, self.place))
        characters = torch.where(reordered[:, self.columns["owner"]] > 0, order + 1, 0)
        nobody = torch.zeros_like(rank[:, :1])
        named = torch.cat([nobody, rank + 1], 1)
        acting = named.gather(
            1, torch.cat([rows[:, self.columns["acting"]], rows[:, self.columns["target"]]], 1)
        )

        # The common pile, starting with the next card.
        owners = torch.cat([named, rank + 7, nobody + self.six + 13], 1)
        at = self.pile + rows[:, self.columns["resolved"]]
        inside = (at < PILE).long()
        at = at.clamp(max=PILE - 1)
        played = owners.gather(1, rows[:, self.columns["played"]].gather(1, at))
        next_cards = (played * ACTION_VALUES + rows[:, self.columns["action"]].gather(1, at)) * inside
        card_counts = (next_cards.to(torch.uint8).unsqueeze(2) == self.cards).float().sum(1)

        # Distances: 1 in the same place, 2 in the same car on another floor, 3 and 4 one car away, 0 farther.
        spot = reordered[:, self.columns["spot"]]
        here = spot > 0
        unit, roof = torch.div(spot - 1, 2, rounding_mode="floor"), spot % 2 == 0
        one, other = self.left, self.right
        apart = (unit[:, one] - unit[:, other]).abs()
        near = (apart < 2) & here[:, one] & here[:, other]
        bandit_distance = torch.where(near, 1 + 2 * apart + (roof[:, one] != roof[:, other]).long(), 0)
        apart = (unit - rows[:, self.columns["marshal"]]).abs()
        marshal_distance = torch.where((apart < 2) & here, 1 + 2 * apart + roof.long(), 0)

        lying = (rows[:, self.columns["purse_spot"]].to(torch.uint8).unsqueeze(2) == self.places).float()
        purses = lying.sum(1)
        purse_values = (lying * rows[:, self.columns["purse_value"]].unsqueeze(2)).sum(1)
        by_place = (
            purses,
            *(reordered[:, self.columns[name]][:, :PLACES].float() for name in ("jewels", "strongboxes")),
        )
        loot = [torch.where(here, kind.gather(1, (spot - 1).clamp(min=0)), 0.0) for kind in by_place]
        numbers = torch.cat([reordered, characters, acting, next_cards[:, :NEXT_CARDS]], 1).float()
        distances = (bandit_distance.float(), marshal_distance.float())
        return torch.cat([numbers, card_counts, *distances, purses, purse_values, *loot], 1), rank
