"""Addresses of WebAssembly: constants come last, and records are found without multiplying."""

import llvmlite.binding as llvm
import pytest

from samedi.core.compiled.wasm.addresses import STEPS, straightened

CODE = """
define i8 @first(ptr %state, i32 %index) {
  %array = getelementptr inbounds nuw i8, ptr %state, i32 40
  %"the place" = getelementptr i16, ptr %array, i32 %index
  %found = load i8, ptr %"the place"
  ret i8 %found
}

define i8 @second(ptr %array, i32 %index) {
  %place = getelementptr [37 x i8], ptr %array, i32 %index
  %before = getelementptr i8, ptr %place, i32 -4
  %found = load i8, ptr %before
  ret i8 %found
}
"""


def test_what_is_constant_comes_last() -> None:
    code = straightened(CODE)
    assert "%under.0 = getelementptr i16, ptr %state, i32 %index" in code
    assert '%"the place" = getelementptr nuw i8, ptr %under.0, i32 40' in code


def test_what_goes_backwards_may_wrap() -> None:
    assert "%before = getelementptr i8, ptr %place, i32 -4" in straightened(CODE)


def test_other_code_stays_as_it_is() -> None:
    code = CODE.replace("37", "36").replace("i32 40", "i32 %index")
    assert straightened(code) == code


def test_llvm_understands_it() -> None:
    llvm.parse_assembly(straightened(CODE)).verify()


@pytest.mark.parametrize("size", STEPS)
def test_steps_lead_as_far_as_a_product(size: int) -> None:
    one, other = STEPS[size]
    assert all((((index << one) + index) << other) + index == size * index for index in range(100))
