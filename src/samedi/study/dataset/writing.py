"""Which shards there are, and which are still to be made."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from samedi.bots.ladder import level_of
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.study.dataset.protocol import Format, MakeShard, ShardNote, Terms
from samedi.study.kept import Kept
from samedi.study.parquet import modules
from samedi.study.side_by_side import answers
from samedi.words import typed

WORKER = "samedi.study.dataset.worker"


class BadDataset(SamediError):
    """Data that cannot be made."""


class Dataset:
    """A folder of shards; the same work can be continued, no other."""

    def __init__(
        self, game: Game[Any], options: dict[str, Any], bot: str, seed: int, kind: Format, shard: int
    ) -> None:
        if level_of(bot) is None:
            raise BadDataset(Message("study-bot-searches", {"name": typed(bot)}))
        if kind == "parquet":
            modules()
        if game.observation is None:
            raise BadDataset(Message("study-no-observation"))
        self._game = game
        self.terms = Terms(
            game=game.name,
            rules=game.version,
            options=msgspec.to_builtins(game.resolve(options)),
            bot=bot,
            seed=seed,
            format=kind,
            games=shard,
        )

    def make(self, folder: Path, games: int, jobs: int | None) -> Iterator[ShardNote]:
        """What is there already, then each shard as soon as it is written."""
        kept = Kept(folder, self.terms, ShardNote)
        wanted = {request.number: request for request in self._requests(folder, games)}
        for note in {note.number: note for note in kept.lines()}.values():
            if note.number in wanted and is_whole(wanted[note.number], note):
                del wanted[note.number]
                yield note
        for note in answers(WORKER, self._game.home, iter(wanted.values()), ShardNote, jobs):
            kept.keep(note)
            yield note

    def _requests(self, folder: Path, games: int) -> Iterator[MakeShard]:
        size = self.terms.games
        for number in range(-(-games // size)):
            path = folder / f"{number:05}.{self.terms.format}"
            yield MakeShard(number, min(size, games - number * size), str(path), self.terms)


def is_whole(request: MakeShard, note: ShardNote) -> bool:
    """Whether a shard is there as it was noted, with as many games as are wanted."""
    path = Path(request.path)
    return note.games == request.games and path.is_file() and path.stat().st_size == note.size
