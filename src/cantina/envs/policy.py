"""Writes policies as ONNX files for the bot `learned:FILE`.

The model takes plain rows and computes the features itself, so playing needs neither `cantina.envs.features`
nor the library the policy was trained with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.bots.learned import INPUT, OUTPUT, policy_metadata
from cantina.envs.features import Features
from cantina.kernel.game import Game

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
"""The weights of a linear layer as (out, in), as torch has them, and its bias."""


def write_policy(
    file: Path,
    game: Game,
    layers: Sequence[Layer],
    notes: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> None:
    """Writes linear layers with ReLUs between them, weights in half precision.

    `notes` join the metadata; `numbers` are those of the game that were changed in training.
    """
    from onnx import TensorProto, helper, numpy_helper

    features = Features(game.encoding)
    byte, hot, scale = features.definition()
    constants = {
        "byte": byte.astype(np.int32),
        "hot": hot.astype(np.float32),
        "scale": scale.astype(np.float32),
        "one": np.ones(1, np.float32),
        "zero": np.zeros(1, np.float32),
    }
    nodes = [
        helper.make_node("Cast", [INPUT], ["bytes"], to=TensorProto.FLOAT),
        helper.make_node("Gather", ["bytes", "byte"], ["known"], axis=1),
        helper.make_node("Mul", ["known", "scale"], ["part"]),
        helper.make_node("Equal", ["known", "hot"], ["same"]),
        helper.make_node("Where", ["same", "one", "zero"], ["is"]),
        helper.make_node("Less", ["hot", "zero"], ["plain"]),
        helper.make_node("Where", ["plain", "part", "is"], ["layer0"]),
    ]
    last = len(layers) - 1
    for at, (weights, bias) in enumerate(layers):
        constants[f"weights{at}"] = weights.astype(np.float16)
        constants[f"bias{at}"] = bias.astype(np.float32)
        nodes.append(helper.make_node("Cast", [f"weights{at}"], [f"exact{at}"], to=TensorProto.FLOAT))
        out = OUTPUT if at == last else f"sum{at}"
        nodes.append(helper.make_node("Gemm", [f"layer{at}", f"exact{at}", f"bias{at}"], [out], transB=1))
        if at != last:
            nodes.append(helper.make_node("Relu", [out], [f"layer{at + 1}"]))
    graph = helper.make_graph(
        nodes,
        game.meta.name,
        [helper.make_tensor_value_info(INPUT, TensorProto.UINT8, ["n", features.size])],
        [helper.make_tensor_value_info(OUTPUT, TensorProto.FLOAT, ["n", len(layers[-1][1])])],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    file.write_bytes(_signed(model, game, notes, numbers))


def sign_policy(
    file: Path,
    game: Game,
    notes: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> None:
    """Adds the metadata of a policy for this version of a game to an exported model."""
    import onnx

    file.write_bytes(_signed(onnx.load(file), game, notes, numbers))


def _signed(
    model: Any, game: Game, notes: Mapping[str, str] | None, numbers: Mapping[str, int] | None
) -> bytes:
    from onnx import checker, helper

    helper.set_model_props(model, {**(notes or {}), **policy_metadata(game, numbers)})
    checker.check_model(model)
    found: bytes = model.SerializeToString()
    return found
