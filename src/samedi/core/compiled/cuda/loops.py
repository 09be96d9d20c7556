"""Loops that stay loops: NVVM would write their bodies out, which a full instruction cache pays for."""

import re
from collections.abc import Callable

_FUNCTION = re.compile(r"^define .*?^}", re.MULTILINE | re.DOTALL)
_LABEL = re.compile(r'^"?([\w.$\-]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$\-]+)"?')
FIRST_NODE = 9000  # above the numbers Numba gives
KEPT = '{ !"llvm.loop.unroll.disable" }'


def keep_loops(text: str) -> str:
    """Forbid the loops of a module in LLVM's language to be unrolled."""
    nodes: list[str] = []

    def marked(line: str) -> str:
        nodes.append(f"!{FIRST_NODE + 1 + len(nodes)}")
        return f"{line}, !llvm.loop {nodes[-1]}"

    changed = _FUNCTION.sub(lambda found: _in_function(found[0], marked), text)
    if not nodes:
        return text
    kept = f"!{FIRST_NODE}"
    return "\n".join(
        [changed, f"{kept} = !{KEPT}", *(f"{n} = distinct !{{ {n}, {kept} }}" for n in nodes), ""]
    )


def _in_function(text: str, marked: Callable[[str], str]) -> str:
    """A function with its branches back marked: those to a label that stands before them."""
    seen: set[str] = set()
    lines = []
    for line in text.split("\n"):
        if label := _LABEL.match(line):
            seen.add(label[1])
        is_back = line.lstrip().startswith("br ") and not seen.isdisjoint(_TARGET.findall(line))
        lines.append(marked(line) if is_back else line)
    return "\n".join(lines)
