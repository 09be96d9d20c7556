"""Addresses as WebAssembly counts them best, in the text of LLVM's code when all else is done.

Its instructions add a constant to an address for nothing, if the sum cannot wrap. LLVM adds the place of an
array in a record before the index; here the constant comes last, so that arrays of one record share a sum
under the same index. Nothing wraps: the stack lies below all records, and indices count from the front. How
far away the n-th record lies is told in steps of one instruction each, where browsers would multiply.
"""

import re
from itertools import count

NAME = r'%(?:[\w.$-]+|"[^"]*")'
PLACE = rf"  ({NAME}) = getelementptr (?:\w+ )*"
FIELD = re.compile(rf"^{PLACE}i8, ptr ({NAME}), i32 (\d+)$", re.MULTILINE)
ELEMENT = re.compile(rf"^{PLACE}(i\d+), ptr ({NAME}), i32 ({NAME})$", re.MULTILINE)
RECORD = re.compile(rf"^{PLACE}\[(\d+) x i8\], ptr ({NAME}), i32 ({NAME})$", re.MULTILINE)
FUNCTION = re.compile(r"^(?=define )", re.MULTILINE)
SHIFTS = range(1, 4)  # what an address is shifted by at no cost
STEPS = {((1 << one) + 1 << other) + 1: (one, other) for one in SHIFTS for other in SHIFTS}


def straightened(code: str) -> str:
    """The same module with other addresses."""
    return "".join(map(_straightened, FUNCTION.split(code)))


def _straightened(function: str) -> str:
    fields = {name: (record, offset) for name, record, offset in FIELD.findall(function)}
    fresh = count()

    def element(found: re.Match[str]) -> str:
        name, kind, array, index = found.groups()
        if array not in fields:
            return found[0]
        (record, offset), under = fields[array], f"%under.{next(fresh)}"
        return (
            f"  {under} = getelementptr {kind}, ptr {record}, i32 {index}\n"
            f"  {name} = getelementptr nuw i8, ptr {under}, i32 {offset}"
        )

    def record(found: re.Match[str]) -> str:
        name, size, array, index = found.groups()
        if int(size) not in STEPS:
            return found[0]
        (one, other), far = STEPS[int(size)], f"%far.{next(fresh)}"
        return (
            f"  {far}.a = shl i32 {index}, {one}\n  {far}.b = add i32 {far}.a, {index}\n"
            f"  {far}.c = shl i32 {far}.b, {other}\n  {far} = add i32 {far}.c, {index}\n"
            f"  {name} = getelementptr i8, ptr {array}, i32 {far}"
        )

    together = RECORD.sub(record, ELEMENT.sub(element, function))
    return FIELD.sub(r"  \1 = getelementptr nuw i8, ptr \2, i32 \3", together)
