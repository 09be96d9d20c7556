"""Counters for whoever runs the server, in the text form of Prometheus."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field

BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass
class Histogram:
    """How long things took."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS_S) + 1))
    total: float = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self.total += seconds
        self.counts[bisect_left(BUCKETS_S, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """As text."""
        lines, so_far = [f"# TYPE {name} histogram"], 0
        for limit, count in zip((*map(str, BUCKETS_S), "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


@dataclass
class Metrics:
    """What has happened since the start."""

    commits: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    requests: dict[int, int] = field(default_factory=dict)
    slow_readers: int = 0
    limited: int = 0
    hints: dict[str, int] = field(default_factory=lambda: {"server": 0, "device": 0})
    pushes: dict[str, int] = field(default_factory=dict)
    command_seconds: Histogram = field(default_factory=Histogram)

    def answered(self, kind: str, seconds: float) -> None:
        """A command has its answer."""
        self.answers[kind] = self.answers.get(kind, 0) + 1
        self.command_seconds.note(seconds)

    def requested(self, status: int) -> None:
        """A request has its answer."""
        self.requests[status] = self.requests.get(status, 0) + 1

    def pushed(self, outcome: str) -> None:
        """A push service was called."""
        self.pushes[outcome] = self.pushes.get(outcome, 0) + 1

    def text(self, gauges: Mapping[str, int], failures: Mapping[str, int]) -> str:
        """Everything, with some values of this moment, and what went wrong beside."""
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE samedi_{name} gauge", f"samedi_{name} {value}"]
        counters = {
            "commits": self.commits,
            "slow_readers": self.slow_readers,
            "limited": self.limited,
        }
        for name, value in counters.items():
            lines += [f"# TYPE samedi_{name}_total counter", f"samedi_{name}_total {value}"]
        lines.append("# TYPE samedi_answers_total counter")
        lines += [f'samedi_answers_total{{type="{kind}"}} {n}' for kind, n in sorted(self.answers.items())]
        lines.append("# TYPE samedi_requests_total counter")
        lines += [
            f'samedi_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.requests.items())
        ]
        lines.append("# TYPE samedi_hints_total counter")
        lines += [f'samedi_hints_total{{thought_by="{who}"}} {n}' for who, n in sorted(self.hints.items())]
        lines.append("# TYPE samedi_pushes_total counter")
        lines += [f'samedi_pushes_total{{outcome="{what}"}} {n}' for what, n in sorted(self.pushes.items())]
        lines.append("# TYPE samedi_failures_total counter")
        lines += [f'samedi_failures_total{{job="{job}"}} {n}' for job, n in sorted(failures.items())]
        return "\n".join([*lines, *self.command_seconds.lines("samedi_command_seconds")]) + "\n"
