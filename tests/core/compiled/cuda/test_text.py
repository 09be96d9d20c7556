"""What is done to the code before NVVM sees it."""

import re

from llvmlite import ir

from samedi.core.compiled.cuda.inlining import keep_apart
from samedi.core.compiled.cuda.loops import keep_loops
from samedi.core.compiled.cuda.stack import STACK, keep_stack_apart
from samedi.core.compiled.tables import named_table

LOOP = """
define void @"loop"(i64 %"count")
{
entry:
  br label %"again"
again:
  %"more" = icmp slt i64 %"count", 3
  br i1 %"more", label %"again", label %"done"
done:
  ret void
}
"""
NUMBER = ir.IntType(64)


def module_of(callers: int, length: int) -> ir.Module:
    """A function of so many instructions, and functions that call it."""
    module = ir.Module()
    kind = ir.FunctionType(NUMBER, [NUMBER])
    called = ir.Function(module, kind, "called")
    builder = ir.IRBuilder(called.append_basic_block())
    value = called.args[0]
    for _ in range(length):
        value = builder.add(value, value)
    builder.ret(value)
    for number in range(callers):
        caller = ir.Function(module, kind, f"caller{number}")
        builder = ir.IRBuilder(caller.append_basic_block())
        builder.ret(builder.call(called, [caller.args[0]]))
    return module


def test_only_branches_back_are_marked_as_loops() -> None:
    kept = keep_loops(LOOP)
    assert len(re.findall(r"^  br .*, !llvm\.loop !\d+$", kept, re.MULTILINE)) == 1
    assert re.search(r'label %"done", !llvm\.loop', kept)
    assert "llvm.loop.unroll.disable" in kept


def test_a_text_without_loops_stays_as_it_is() -> None:
    straight = LOOP.replace('label %"again", label', 'label %"done", label')
    assert keep_loops(straight) == straight


def test_what_is_large_and_called_from_several_places_stays_apart() -> None:
    module = module_of(callers=2, length=400)
    assert keep_apart([module]) == ["called"]
    assert "noinline" in str(next(each for each in module.functions if each.name == "called").attributes)


def test_what_is_small_or_called_once_does_not() -> None:
    assert keep_apart([module_of(callers=2, length=10)]) == []
    assert keep_apart([module_of(callers=1, length=400)]) == []


def test_every_thread_finds_its_stack_by_itself() -> None:
    text = f".entry one {STACK} .func two {STACK} .func three"
    kept = keep_stack_apart(text)
    assert kept.count("%lanemask_lt") == kept.count(STACK) == 2


def test_nvvm_accepts_the_names_of_tables() -> None:
    """It takes letters, digits and underscores only."""
    for numbers in ([1, 2, 3, 4], [-300, 70_000], [1 << 40, 0]):
        assert re.fullmatch(r"[a-zA-Z_]\w*", named_table(numbers)[0], re.ASCII)
