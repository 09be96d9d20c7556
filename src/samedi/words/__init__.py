"""The words people read, once, as Fluent files: one folder a language, one file a subject.

A parameter that starts with "@" names another message and is replaced by its words.
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
    filled = {
        name: say(language, value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in (params or {}).items()
    }
    text, errors = bundle.format_pattern(bundle.get_message(code).value, filled)
    if errors:
        raise ValueError(f"{code!r} in {language!r}: {errors[0]}")
    return str(text)


def sources(language: str) -> dict[str, str]:
    """The Fluent sources of a language, by subject."""
    folder = resources.files(__name__) / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in files}


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 0.1 s only when words are needed

    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
