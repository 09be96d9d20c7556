"""The examples in the README and the package run as they are written."""

import doctest
from pathlib import Path

import samedi

README = Path(__file__).parents[1] / "README.md"


def test_the_tour_of_the_readme_is_true() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_example_of_the_package_is_true() -> None:
    failed, tried = doctest.testmod(samedi)
    assert tried > 2
    assert failed == 0
