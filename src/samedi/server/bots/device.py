"""Thinking on a person's own device: what a page is asked to think about, and what may come back.

A device is only asked for a bot where nobody is wronged by it: one person alone with bots, no clock, and a
position in which nothing is hidden from anybody.
"""

import asyncio
from collections.abc import Callable, Sequence

from samedi.bots.protocol import Search, Searched, Variation
from samedi.server.bots.questions import Question, to_think
from samedi.server.wire.messages import Think, Thought
from samedi.table.table import Table

PATIENCE_S = 3.0  # how long a device may take before the server thinks itself


def lone_person(table: Table) -> str | None:
    """Whose device may think for the bots of a table: who is alone with them, where all is open."""
    memory, people = table.memory, table.people
    is_alone = len(people) == 1 and not memory.watchers and all(seat.owner is None for seat in memory.seats)
    return people[0] if is_alone and memory.settings.clock is None and table.is_open else None


class Device:
    """What one connection has been asked to think about."""

    def __init__(self, tell: Callable[[object], None]) -> None:
        self._tell = tell
        self._asked: dict[int, asyncio.Future[Thought]] = {}
        self.is_willing = False
        """Whether it says that it thinks; one that was late or wrong is not asked again."""

    async def search(
        self, seq: int, question: Question, legal: Sequence[int], request: Search
    ) -> Searched | None:
        """What the device finds; nothing if it is late, gone or talks nonsense."""
        answer = self._asked[seq] = asyncio.get_running_loop().create_future()
        self._tell(Think(seq=seq, about=to_think(question, request)))
        try:
            thought = await asyncio.wait_for(answer, PATIENCE_S)
        except TimeoutError:
            self.is_willing = False
            return None
        finally:
            del self._asked[seq]
        self.is_willing = bool(thought.found) and all(each.action in legal for each in thought.found)
        return found_by(thought) if self.is_willing else None

    def take(self, thought: Thought) -> None:
        """Hear an answer; what nobody waits for any more is too late."""
        answer = self._asked.get(thought.seq)
        if answer is not None and not answer.done():
            answer.set_result(thought)

    def hang_up(self) -> None:
        """The device has gone: nobody waits for it."""
        for seq, answer in self._asked.items():
            if not answer.done():
                answer.set_result(Thought(seq=seq))


def found_by(thought: Thought) -> Searched:
    """An answer as a search has it."""
    variations = [Variation(each.action, each.visits, each.value, []) for each in thought.found]
    return Searched(variations, sum(each.visits for each in thought.found), 0.0)
