"""The words people read, once, as Fluent files: one folder a language, one file a subject.

Games from outside bring such folders along.

A parameter that is "@" and the code of another message is replaced by its words, and each attribute of
that message (its accusative, say) comes along as a parameter of its own, `$name-attribute`. What people
typed is marked by `typed`, so that it is never replaced.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from samedi import plugins

LANGUAGES = ("en", "fr", "de")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def say(language: str, code: str, params: Mapping[str, str | int] | None = None) -> str:
    """The message `code` in a language, with its parameters filled in."""
    bundle = _bundle_with(language, code)
    if bundle is None:
        raise KeyError(f"no words for {code!r} in {language!r}")
    filled: dict[str, str | int] = {}
    for name, value in (params or {}).items():
        filled |= _filling(language, name, value)
    text, errors = bundle.format_pattern(bundle.get_message(code).value, filled)
    if errors:
        raise ValueError(f"{code!r} in {language!r}: {errors[0]}")
    return str(text)


def knows(language: str, code: str) -> bool:
    """Whether there is a message `code`."""
    return code in _subjects(language)


def typed(text: str) -> str:
    """What somebody typed, as a parameter: it never refers to other words, whatever it begins with.

    The marks set it apart from the sentence around it; nobody can type them, and nobody sees them.
    """
    return f"\u2068{text}\u2069" if text.startswith("@") else text


def sources(language: str) -> dict[str, str]:
    """The Fluent sources of a language, by subject; a game from outside may speak the first only."""
    texts = _files(LANGUAGES[0]) | _files(language)
    return {subject: texts[subject].read_text(encoding="utf-8") for subject in sorted(texts)}


def _files(language: str) -> dict[str, Traversable]:
    folders = [place / language for place in places()]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return {file.name.removesuffix(".ftl"): file for file in files if file.name.endswith(".ftl")}


def places() -> list[Traversable]:
    """The folders that hold a folder for each language."""
    return [resources.files(__name__), *(folder / "words" for folder in plugins.folders().values())]


def _filling(language: str, name: str, value: str | int) -> dict[str, str | int]:
    """The words a parameter names, with their forms; what somebody typed with "@" in front stays as it is."""
    bundle = _bundle_with(language, value[1:]) if isinstance(value, str) and value.startswith("@") else None
    if bundle is None:
        return {name: value}
    message = bundle.get_message(str(value)[1:])
    patterns = {name: message.value} | {f"{name}-{form}": text for form, text in message.attributes.items()}
    said = {key: bundle.format_pattern(pattern, {}) for key, pattern in patterns.items()}
    whole = {key: str(text) for key, (text, errors) in said.items() if not errors}
    return {name: value} | whole


def _bundle_with(language: str, code: str) -> Any:
    """The words of the subject that has this message; none if no subject has."""
    subject = _subjects(language).get(code)
    return None if subject is None else _bundle(language, subject)


@cache
def _subjects(language: str) -> dict[str, str]:
    """In which subject each message stands, found without reading them: reading all takes half a second."""
    return {code: subject for subject, text in sources(language).items() for code in MESSAGE.findall(text)}


@cache
def _bundle(language: str, subject: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 0.1 s only when words are needed

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(sources(language)[subject]))
    return bundle
