"""Bundles, from the cache if they are there, else compiled and kept."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from samedi.core.compiled import cache
from samedi.core.compiled.cuda import bundle, kernels
from samedi.core.compiled.cuda.bundle import Bundle, FixedPart
from samedi.core.compiled.cuda.compiler import CudaCompiler, array, generators
from samedi.core.compiled.cuda.layout import aligned, fixed_part, places
from samedi.core.compiled.dtype import dtype_of
from samedi.core.game import Game

LIBRARIES = (*cache.LIBRARIES, "numba-cuda", "nvidia-nvvm")
FILE = "bundle.json"
Wanted = Mapping[Callable[..., None], Sequence[Any]]  # kernels and the types of their arguments


def bundle_of(game: Game[Any]) -> Bundle:
    """The kernels of a game: random games to the end, and steps."""
    compiler = CudaCompiler(game, keeps_fixed_part=True)
    states, rngs, longs, shorts = compiler.states(), generators(), array(np.int64), array(np.int16)
    lists, masks = array(np.int16, 2), array(np.int8, 2)
    to_step = (states, rngs, shorts, array(np.int8), shorts, lists, masks, states, longs)
    wanted: Wanted = {
        kernels.play_all: (states, rngs, states, longs, longs),
        kernels.step_all: to_step,
        kernels.pick_all: (rngs, shorts, lists, shorts),
        kernels.seed_all: (rngs, array(np.int8)),
    }
    return made(compiler, "kernels", wanted)


def made(compiler: CudaCompiler, name: str, wanted: Wanted) -> Bundle:
    """A bundle of kernels, under a name that tells it from others of the game."""
    game = compiler.game
    modules = compiler.modules(wanted)
    folder = cache.Folder(cache.key(bundle.folders_of(modules), "cuda", f"{game.name}-{name}", LIBRARIES))
    place = folder.open()
    if place and folder.is_ready:
        return bundle.load(place / FILE)
    begun = time.perf_counter()
    sys.stderr.write(f"samedi: compiling {name} of {game.name} for CUDA (once) …\n")
    narrow, wide = dtype_of(game.state), aligned(game.state, compiler.fixed)
    result = Bundle(
        game=game.name,
        modules=modules,
        made_of=bundle.content_of(modules),
        width=len(game.actions),
        packed=narrow.itemsize,
        aligned=wide.itemsize,
        places=places(narrow, wide),
        fixed=_fixed(narrow, wide, game.state, compiler.fixed) if compiler.fixed else None,
        kernels=[compiler.kernel(function, *kinds) for function, kinds in wanted.items()],
    )
    sys.stderr.write(f"samedi: compiled {name} of {game.name} in {time.perf_counter() - begun:.1f} s\n")
    if place:
        bundle.save(result, place / FILE)
        folder.publish()
    return result


def _fixed(narrow: Any, wide: Any, state: type[Any], name: str) -> FixedPart:
    """Where the fixed part of states lies."""
    packed, at = narrow.fields[name][:2]
    part = fixed_part(state, name)
    address = wide.fields[name][1]
    return FixedPart(at, packed.itemsize, address, part.itemsize, places(packed, part))
