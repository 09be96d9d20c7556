"""The words people read, once, as Fluent files: one folder a language, one file a subject.

A parameter that is "@" and the code of another message is replaced by its words.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr")


def say(language: str, code: str, params: Mapping[str, str | int] | None = None) -> str:
    """The message `code` in a language, with its parameters filled in."""
    bundle = _bundle(language)
    if not bundle.has_message(code):
        raise KeyError(f"no words for {code!r} in {language!r}")
    filled = {name: _filling(bundle, value) for name, value in (params or {}).items()}
    text, errors = bundle.format_pattern(bundle.get_message(code).value, filled)
    if errors:
        raise ValueError(f"{code!r} in {language!r}: {errors[0]}")
    return str(text)


def sources(language: str) -> dict[str, str]:
    """The Fluent sources of a language, by subject."""
    folder = resources.files(__name__) / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in files}


def _filling(bundle: Any, value: str | int) -> str | int:
    """The words a parameter names; what somebody typed with "@" in front stays as it is."""
    if not isinstance(value, str) or not value.startswith("@") or not bundle.has_message(value[1:]):
        return value
    text, errors = bundle.format_pattern(bundle.get_message(value[1:]).value, {})
    return value if errors else str(text)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 0.1 s only when words are needed

    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
