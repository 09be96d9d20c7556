"""The pictures of a report, as SVG that follows the page's colours."""

from collections.abc import Sequence
from html import escape

from samedi.study.balance.estimates import Estimate

WIDTH, ROW, MARGIN = 760, 26, 8
LEFT = 48  # the room for percents on the left
NAMES = 310  # the room for names on the left, and
VALUES = 130  # for values on the right
HEIGHT = 180
BARS = 24
ROUND = (1, 2, 5, 10, 20, 30, 50, 100)  # percents at which an axis may end


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    """Parts as one picture with a name."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def whiskers(title: str, rows: Sequence[tuple[str, Estimate, bool]]) -> str:
    """Estimates around 0 in percent, one below the other, with their intervals; what holds is marked."""
    furthest = max((100 * max(-each.low, each.high) for _, each, _ in rows), default=1.0)
    end = next((bound for bound in ROUND if bound >= furthest), 100)
    middle, scale = (NAMES + WIDTH - VALUES) / 2, (WIDTH - VALUES - NAMES - 2 * MARGIN) / 2 / end
    bottom = ROW * (len(rows) + 1)
    parts = [line(middle, ROW / 2, middle, bottom - ROW / 2, "axis")]
    for percent in (-end, -end / 2, end / 2, end):
        x = middle + scale * percent
        parts += [
            line(x, ROW / 2, x, bottom - ROW / 2, "grid"),
            text(x, bottom, f"{percent:+g} %", "quiet", "middle"),
        ]
    for place, (name, each, holds) in enumerate(rows):
        y, kind = ROW * (place + 0.75), "holds" if holds else "open"
        low, high = (middle + scale * 100 * max(-end / 100, min(end / 100, x)) for x in (each.low, each.high))
        parts += [
            text(NAMES - MARGIN, y + 4, name, "name", "end"),
            line(low, y, high, y, kind),
            f'<circle cx="{middle + scale * 100 * each.value:.1f}" cy="{y:.1f}" r="5" class="{kind}"/>',
            text(WIDTH, y + 4, f"{100 * each.value:+.1f} ± {100 * each.half:.1f}", kind, "end"),
        ]
    return picture(bottom + MARGIN, title, parts)


def histogram(title: str, values: Sequence[int], below: str) -> str:
    """How often values come."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * (1 + (high - low) // width)
    for value in values:
        counts[(value - low) // width] += 1
    step, scale = WIDTH / len(counts), (HEIGHT - 40) / max(counts)
    parts = [
        f'<rect x="{step * place + 1:.1f}" y="{HEIGHT - 30 - scale * count:.1f}" width="{step - 2:.1f}" '
        f'height="{scale * count:.1f}" class="bar"/>'
        for place, count in enumerate(counts)
    ]
    parts += [
        line(0, HEIGHT - 30, WIDTH, HEIGHT - 30, "axis"),
        text(0, HEIGHT - 12, str(low), "quiet"),
        text(WIDTH / 2, HEIGHT - 12, below, "quiet", "middle"),
        text(WIDTH, HEIGHT - 12, str(high), "quiet", "end"),
    ]
    return picture(HEIGHT, title, parts)


def curves(title: str, some: Sequence[tuple[str, Sequence[float]]], below: str) -> str:
    """Shares that rise from nothing to all, one curve each; their names stand below."""
    right, floor = WIDTH - MARGIN, HEIGHT + 40
    parts = [line(LEFT, floor - 200 * level, right, floor - 200 * level, "grid") for level in (0, 0.5, 1)]
    parts += [
        text(LEFT - MARGIN, floor + 4 - 200 * level, f"{100 * level:.0f} %", "quiet", "end")
        for level in (0, 0.5, 1)
    ]
    parts.append(text((LEFT + right) / 2, floor + 20, below, "quiet", "middle"))
    for place, (name, shares) in enumerate(some):
        points = " ".join(
            f"{LEFT + (right - LEFT) * step / (len(shares) - 1):.1f},{floor - 200 * each:.1f}"
            for step, each in enumerate(shares)
        )
        y = floor + 44 + 20 * (place // 2)
        x = LEFT + (place % 2) * WIDTH / 2
        parts += [
            f'<polyline points="{points}" class="curve c{place % 8}"/>',
            line(x, y - 4, x + 24, y - 4, f"curve c{place % 8}"),
            text(x + 32, y, name),
        ]
    return picture(floor + 56 + 20 * ((len(some) - 1) // 2), title, parts)


def bar(part: Estimate) -> str:
    """A share as a small bar with its interval."""
    return (
        '<svg viewBox="0 0 120 12" class="small" aria-hidden="true">'
        f'<rect x="0" y="3" width="120" height="6" class="room"/>'
        f'<rect x="0" y="3" width="{120 * part.value:.1f}" height="6" class="bar"/>'
        f"{line(120 * part.low, 6, 120 * part.high, 6, 'open')}</svg>"
    )
