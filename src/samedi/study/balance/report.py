"""The report: one page of HTML with everything in it, in light and dark and on paper."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from itertools import groupby

from samedi.core.message import Params
from samedi.study.balance.findings import Deed, Edge, Findings, TableFigures
from samedi.study.balance.pictures import bar, curves, histogram, whiskers
from samedi.study.balance.words import COLUMNS, Words

ENOUGH = 30  # offers, to say that something is never chosen


def report(words: Words, found: Findings, command: str, pace: float) -> str:
    """The whole page."""
    title = words("report-title", {"game": words.title})
    body = "\n".join(
        [
            f"<h1>{escape(title)}</h1>",
            paragraph(words("report-made", {"games": found.games})),
            f"<pre>{escape(command)}</pre>",
            *tables(words, found.tables, pace),
            *edges(words, found.edges),
            *lengths(words, found.tables),
            *deeds(words, found.deeds),
            *method(words),
        ]
    )
    style = (resources.files(__package__) / "report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n"
        "</main>\n</body>\n</html>\n"
    )


def paragraph(words: str) -> str:
    """A paragraph."""
    return f"<p>{escape(words)}</p>"


def heading(words: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(words)}</h{level}>"


def cell(value: str, doubt: str = "", kind: str = "") -> str:
    """A cell with a figure, its interval below it."""
    below = f"<small>{escape(doubt)}</small>" if doubt else ""
    return f'<td class="{kind}">{escape(value)}{below}</td>' if kind else f"<td>{escape(value)}{below}</td>"


def grid(head: Sequence[str], rows: Sequence[str]) -> str:
    """A table."""
    cells = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    table = f"<table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def wide(picture: str) -> str:
    """A picture that small screens scroll rather than shrink."""
    return f'<div class="scroll wide" tabindex="0">{picture}</div>'


def tables(words: Words, some: Sequence[TableFigures], pace: float) -> Iterator[str]:
    """Every table in figures."""
    yield heading(words("tables"))
    yield paragraph(words("tables-about", {"pace": f"{pace:g}"}))
    head = [words("column-table"), words("column-games"), *(words(f"column-{name}") for name in COLUMNS)]
    yield grid(
        head,
        [
            cell(words.table(each.table))
            + cell(f"{each.games}")
            + "".join(cell(*write(getattr(each, name))) for name, write in COLUMNS.items())
            for each in some
        ],
    )
    yield paragraph(words("luck-about"))


def edges(words: Words, some: Sequence[Edge]) -> Iterator[str]:
    """Who has an edge, a picture for each question."""
    yield heading(words("edges"))
    yield paragraph(words("edges-about", {"asked": len(some), "held": sum(edge.holds for edge in some)}))
    by_question = sorted(some, key=lambda edge: (edge.question != "seat", edge.question))
    for question, asked in groupby(by_question, key=lambda edge: edge.question):
        yield heading(words.question(question), 3)
        rows = [
            (f"{words.answer(edge.answer)} ({words.table(edge.table)})", edge.edge, edge.holds)
            for edge in asked
        ]
        yield wide(whiskers(words.question(question), rows))


def lengths(words: Words, some: Sequence[TableFigures]) -> Iterator[str]:
    """How games go: when they are settled, and how long they are."""
    yield heading(words("course"))
    yield paragraph(words("course-about"))
    drawn = [(words.table(each.table), each.course) for each in some]
    yield wide(curves(words("course"), drawn, words("course-axis")))
    yield heading(words("lengths"))
    yield '<div class="pair">'
    for each in some:
        name = words.table(each.table)
        yield f"<div>{heading(name, 3)}{histogram(name, each.lengths, words('column-decisions'))}</div>"
    yield "</div>"


def deeds(words: Words, some: Sequence[Deed]) -> Iterator[str]:
    """What the bots choose, and what they never do."""
    yield heading(words("deeds"))
    never = [each.family for each in some if not each.chosen and each.offered >= ENOUGH]
    params: Params = {"never": ", ".join(never), "count": len(never), "least": ENOUGH}
    yield paragraph(words("deeds-never" if never else "deeds-all", params))
    head = [words(f"column-{name}") for name in ("family", "offered", "chosen", "rate")]
    rows = []
    for each in some:
        share = f"{100 * each.rate.value:.1f} %"
        kind = "never" if each.family in never else ""
        rows.append(
            cell(each.family, kind=kind)
            + cell(f"{each.offered}")
            + cell(f"{each.chosen}")
            + f"<td>{bar(each.rate)}{share}</td>"
        )
    yield grid(head, rows)


def method(words: Words) -> Iterator[str]:
    """How all of it was reckoned."""
    yield heading(words("method"))
    for part in ("deals", "intervals", "holm", "lead", "bots"):
        yield paragraph(words(f"method-{part}"))
