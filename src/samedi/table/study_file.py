"""Studies as files: one of JSON with everything, and a text as players write, variations in parentheses."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from samedi.table.study import MOST_NODES, START, Comment, Node, NodeName, Start, Study

NO_MARKS = str.maketrans("[]{}", "()()")


class StudyFile(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A study as a file."""

    format: Literal["samedi-study"]
    start: Start
    name: NodeName = ""
    comment: Comment = ""
    nodes: Annotated[list[Node], Meta(max_length=MOST_NODES)] = []
    signature: str | None = None
    """Of the server, where no way leads to the start: only that server takes it back."""


def bare_file(start: Start, nodes: list[Node], name: str, comment: str) -> StudyFile:
    """A study before anybody vouches for it; what a way leads to needs no state."""
    bare = start if start.way is None else replace(start, state="")
    return StudyFile(format="samedi-study", start=bare, name=name, comment=comment, nodes=nodes)


def as_text(study: Study, name: str, comment: str) -> str:
    """A study as players write it: what else was tried stands in parentheses."""
    start = study.start
    told = {
        "game": start.game,
        "rules": str(start.rules),
        "options": msgspec.json.encode(start.options).decode(),
        "way": " ".join(start.way or ()),
    }
    head = [f"[{key} {msgspec.json.encode(value).decode()}]" for key, value in told.items()]
    below = study.children()
    said = [_said(name, comment)] if name or comment else []
    return "\n".join([*head, "", " ".join([*said, *_line(below, below.get(START, []))]), ""])


def _line(below: dict[str, list[Node]], tried: Sequence[Node]) -> Iterator[str]:
    """A line, and after its first step whatever was tried in the place of that."""
    while tried:
        main, *others = tried
        yield _step(main)
        for other in others:
            yield f"({' '.join([_step(other), *_line(below, below.get(other.id, []))])})"
        tried = below.get(main.id, [])


def _step(node: Node) -> str:
    said = _said(node.name, node.comment)
    return f"{node.action} {said}" if said else node.action


def _said(name: str, comment: str) -> str:
    parts = [f"[{name.translate(NO_MARKS)}]"] if name else []
    parts += [f"{{{comment.translate(NO_MARKS)}}}"] if comment else []
    return " ".join(parts)
