"""Kernels, starts and sizes of a game's nets as one file, for a device that has neither Numba nor the rules.

python -m samedi.training.preparing GAME FILE
"""

import base64
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from samedi.core.compiled.cuda.compiler import CudaCompiler, array, generators
from samedi.core.compiled.cuda.layout import aligned, places, widened
from samedi.core.compiled.dtype import dtype_of
from samedi.core.compiled.worker import without_scipy
from samedi.core.folders import write_whole
from samedi.core.game import Game
from samedi.core.record import to_bytes
from samedi.games import game as game_named
from samedi.training import kernels
from samedi.training.lessons import fingerprint, shape_of, sight_of, starts


def prepared(game: Game[Any]) -> dict[str, Any]:
    """Everything a device needs to train the nets of a game, as JSON."""
    sight = sight_of(game)
    return {
        "game": game.name,
        "rules": game.version,
        "shape": asdict(shape_of(game)),
        "most": sight.most,
        "width": len(game.actions),
        "trace": sight.trace,
        "aligned": aligned(game.state).itemsize,
        "nets": {net: _net(game, net, states) for net, states in starts(game).items()},
        "kernels": {made.name: {"entry": made.entry, "text": made.text} for made in _kernels(game)},
    }


def _net(game: Game[Any], net: str, states: list[Any]) -> dict[str, Any]:
    narrow, wide = dtype_of(game.state), aligned(game.state)
    packed = np.frombuffer(b"".join(map(to_bytes, states)), np.uint8).reshape(len(states), -1)
    rows = widened(packed, wide.itemsize, places(narrow, wide))
    return {
        "starts": base64.b64encode(rows.tobytes()).decode(),
        "seats": max(state.players for state in states),
        "fingerprint": fingerprint(game, net),
    }


def _kernels(game: Game[Any]) -> list[Any]:
    """All kernels, for the types of arrays that `on_cuda` has."""
    compiler = CudaCompiler(game)
    states, rngs = compiler.states(), generators()
    lists, shorts, ints = array(np.int16, 2), array(np.int16), array(np.int32)
    rows = array(np.float32, 2)
    seen = array(np.int16, 3)
    return [
        compiler.kernel(kernels.try_all, states, lists, ints, ints, lists, shorts),
        compiler.kernel(
            kernels.turn_all,
            *(states, states, rngs, lists, ints, shorts, array(np.float32), ints, seen, lists, lists),
        ),
        compiler.kernel(kernels.begin_all, states, states, rngs, lists, shorts, lists),
        compiler.kernel(kernels.add_all, lists, rows, rows),
    ]


def main(name: str, path: str) -> None:
    """Write the file."""
    write_whole(Path(path), json.dumps(prepared(game_named(name))).encode())


if __name__ == "__main__":
    without_scipy()
    main(*sys.argv[1:])
