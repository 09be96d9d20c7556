"""From a game to the bytes of its module."""

from collections.abc import Iterable
from typing import Any

import llvmlite.binding as llvm

from samedi.core.compiled.wasm.addresses import straightened
from samedi.core.compiled.wasm.lowering import Entry, lowered
from samedi.core.compiled.wasm.module import module_of, sealed
from samedi.core.game import Game

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint,+simd128"  # every browser since 2023
SPEED = 2
INLINED = 225  # with 150, Le Chevalier Noir is a tenth slower; from 256 on llvmlite counts from 0 again


def built(game: Game[Any], entries: Iterable[Entry]) -> bytes:
    """The module with these entries."""
    module, names = lowered(game, entries)
    return sealed(module_of(_object(module, names), names))


def _object(module: Any, names: list[str]) -> bytes:
    """Optimise all code for WebAssembly and write it as an object file."""
    machine = _machine()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.inlining_threshold = INLINED
    tuning.loop_vectorization, tuning.slp_vectorization = True, False  # nets add up long rows
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    emitted: bytes = machine.emit_object(llvm.parse_assembly(straightened(str(module))))
    return emitted


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(opt=SPEED, reloc="static", features=FEATURES)
