"""A training from its beginning to its end: learning, checkpoints, and matches against the best so far."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from samedi.core.folders import write_whole
from samedi.core.game import Game
from samedi.core.message import Message, Params
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.processes.worker import Worker
from samedi.training import contest
from samedi.training.contest import Contest
from samedi.training.lessons import CannotTrain, check_net, fingerprint, sight_of
from samedi.training.plan import Plan, command
from samedi.training.protocol import Begin, GoOn, Keep, Told
from samedi.words import typed

WORKER = "samedi.training.worker"
SLICE_S = 1.0
KEPT_S = 60.0  # between two checkpoints
LEARNT = "learnt"  # where the latest weights lie; what is beside this folder has won its match


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that must be the same for a training to be continued."""

    game: str
    rules: int
    net: str
    fingerprint: str
    seed: int
    search: int


class Course:
    """One net of a game, trained in a folder."""

    def __init__(self, game: Game[Any], net: str, plan: Plan, folder: Path, *, resumes: bool) -> None:
        sight_of(game)
        check_net(game, net)
        self.game, self.net, self.plan, self.folder = game, net, plan, folder
        self.learnt, self._resumes = folder / LEARNT, resumes
        self._terms = Terms(
            game=game.name,
            rules=game.version,
            net=net,
            fingerprint=fingerprint(game, net),
            seed=plan.seed,
            search=plan.search,
        )
        self._open(folder / f"{net}.terms.json")
        self._contests_path = folder / f"{net}.contests.json"
        self.contests: list[Contest] = []
        if resumes and self._contests_path.is_file():
            self.contests = msgspec.json.decode(self._contests_path.read_bytes(), type=list[Contest])

    def _open(self, agreed: Path) -> None:
        """Begin a folder, or go on in one that holds the same training."""
        try:
            is_there = agreed.is_file()
            if is_there and not self._resumes:
                raise CannotTrain(Message("train-folder-used", {"name": typed(str(self.folder))}))
            if not is_there:
                write_whole(agreed, msgspec.json.encode(self._terms))
            if agreed.read_bytes() != msgspec.json.encode(self._terms):
                raise CannotTrain(Message("train-other-folder", {"name": typed(str(self.folder))}))
        except OSError as error:
            params: Params = {"name": typed(str(self.folder)), "error": str(error.strerror)}
            raise CannotTrain(Message("train-folder-refused", params)) from None

    def begin(self, jobs: int, worker: Worker, weights: Path | None = None) -> Told:
        """Have a process make the training ready, from the checkpoint if there is one, or from weights."""
        self._worker = worker
        where = (str(self.learnt), self._resumes, str(weights) if weights else None)
        return self._ask(Begin(self.game.home, self.net, self.plan, jobs, *where))

    def learn(self, until: float, is_enough: Callable[[], bool]) -> Iterator[Told]:
        """Learn until so much is over, or enough, telling about once a second; keep it every minute."""
        told = self._ask(GoOn(0.0))
        kept = told.seconds
        while told.gone < until and not is_enough():
            yield told
            told = self._ask(GoOn(SLICE_S))
            if told.seconds - kept >= KEPT_S:
                kept = told.seconds
                self.keep()
        self.keep()
        yield told

    def keep(self) -> None:
        """Write the checkpoint and the weights."""
        made = {
            "command": command(self.game.name, self.net, self.plan, "cpu"),
            **msgspec.to_builtins(self._terms),
            "device": "cpu",
            "contests": msgspec.to_builtins(self.contests),
        }
        self._ask(Keep(made))

    def compete(
        self, seconds: float, games: int, simulations: int, jobs: int | None, tell: Callable[[int], None]
    ) -> Contest:
        """Play the latest weights against the best so far, whose place they take if they are better."""
        against = contest.best_so_far(self.game, self.net, self.folder, simulations)
        bots = (contest.spec(simulations, self.learnt / f"{self.net}.bin"), against)
        seed = self.plan.seed + len(self.contests)
        found = contest.held(self.game, self.net, bots, games, seed, jobs, tell)
        result = Contest(round(seconds, 1), against, games, *(round(each, 4) for each in found))
        self.contests.append(result)
        write_whole(self._contests_path, msgspec.json.encode(self.contests))
        if result.is_won:
            contest.promote(self.game, self.learnt, self.folder, self.net, self.contests)
        return result

    def _ask(self, request: object) -> Told:
        try:
            return self._worker.ask(request, Told)
        except WorkerFailed as error:
            raise CannotTrain(Message("train-process-lost", {"error": str(error)})) from None
