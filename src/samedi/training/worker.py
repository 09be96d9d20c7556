"""The process of a training on processors: it plays and learns for as long as it is asked to."""

import time
from importlib import import_module
from pathlib import Path
from typing import Any

from samedi.bots.weights import load
from samedi.core.compiled.worker import without_scipy
from samedi.core.processes.serving import serve
from samedi.training.checkpoint import Checkpoint
from samedi.training.on_processor import Training
from samedi.training.protocol import AnyRequest, Begin, GoOn, Keep, Told

POINTS = 200  # of the curve


class Lesson:
    """One training and where it is kept."""

    def __init__(self, request: Begin) -> None:
        game = import_module(request.home).GAME
        self._training = Training(game, request.net, request.plan, request.jobs)
        self._checkpoint = Checkpoint(Path(request.folder), request.net)
        if request.is_resumed and self._checkpoint.exists():
            self._training.go_on(*self._checkpoint.load(self._training.optimiser))
        elif request.weights:
            self._training.begin_with(load(game, request.net, request.weights))

    def go_on(self, seconds: float) -> None:
        """Train for so long, at least one window, unless all is done."""
        training, begun = self._training, time.perf_counter()
        before = training.progress.seconds
        while training.gone < 1:
            training.step()
            passed = time.perf_counter() - begun
            training.progress.seconds = before + passed
            training.progress.note(training.loss, every=training.plan.between(POINTS))
            if passed >= seconds:
                break

    def keep(self, made: dict[str, Any]) -> None:
        """Write the checkpoint and the weights."""
        training = self._training
        self._checkpoint.save(training.optimiser, training.progress, **training.kept())
        self._checkpoint.write_weights(training.weights(), training.plan, training.progress, made)

    def told(self) -> Told:
        """How far the training is."""
        at = self._training.progress
        counted = (at.seconds, at.windows, at.decisions, at.tried, at.ended)
        return Told(self._training.gone, *counted, self._training.loss)


class Lessons:
    """The training of this process, once it has begun."""

    def __init__(self) -> None:
        self._lesson: Lesson | None = None

    def answer(self, request: Begin | GoOn | Keep) -> Told:
        """Carry a request out, and tell how far the training is then."""
        if isinstance(request, Begin):
            self._lesson = Lesson(request)
            return self._lesson.told()
        assert self._lesson, "a training begins first"
        if isinstance(request, GoOn):
            self._lesson.go_on(request.seconds)
        else:
            self._lesson.keep(request.made)
        return self._lesson.told()


if __name__ == "__main__":
    without_scipy()
    serve(Lessons().answer, AnyRequest)
