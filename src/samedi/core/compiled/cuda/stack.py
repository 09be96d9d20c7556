"""Addresses of the stack that every thread computes for itself.

The address of a variable on the stack is the same in all threads of a warp, so the driver's assembler keeps
it in uniform registers, which these threads share. Where they have gone different ways, and some are about to
call a function while others run one, such a register may be overwritten before it is read (seen with CUDA
13.0, between UIADD3 and IMAD.U32 around BMOV.CLEAR): results then go to wild addresses. A zero that it
cannot know to be the same in all threads keeps these addresses in registers of each thread.
"""

STACK = "\tcvta.local.u64 \t%SP, %SPL;\n"
NOTHING = (
    "\t{\n"
    "\t.reg .b32 lanes;\n"
    "\t.reg .b64 nothing;\n"
    "\tmov.u32 \tlanes, %lanemask_lt;\n"
    "\tshr.u32 \tlanes, lanes, 31;\n"  # of no thread is the last one before it
    "\tcvt.u64.u32 \tnothing, lanes;\n"
    "\tadd.s64 \t%SP, %SP, nothing;\n"
    "\t}\n"
)


def keep_stack_apart(text: str) -> str:
    """Let each thread find its stack by itself, in a text of PTX."""
    return text.replace(STACK, STACK + NOTHING)
