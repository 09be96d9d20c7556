"""`samedi play`: a game in the terminal, against bots or around one keyboard."""

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from samedi.bots.analysis import HINT_S, HINT_SIMULATIONS, analyse
from samedi.bots.ladder import KNOWN as BOTS
from samedi.bots.ladder import NAMES as OPPONENTS
from samedi.bots.ladder import level_of
from samedi.bots.table_bots import TableBots
from samedi.cli import best, rules
from samedi.cli.common import read_options
from samedi.cli.saves import Session, waiting
from samedi.core.actions import Action
from samedi.core.errors import BadAction, BadOptions, SamediError
from samedi.core.game import SPECTATOR
from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import NAMES, game
from samedi.words import LANGUAGES, say, typed

if TYPE_CHECKING:
    from samedi.cli.screen import Screen

LONGEST_NAME = 24
USUAL_OPPONENT = 2  # whom a newcomer can beat now and then
HINT_PATIENCE_S = 5.0  # how long a hint waits for the search to be ready
COMMANDS = {  # what people type, in any of the languages
    "undo": ("undo", "u", "annuler", "zurück", "zurueck"),
    "board": ("board", "b", "plateau", "brett"),
    "log": ("log", "l", "journal", "verlauf"),
    "rules": ("rules", "r", "règles", "regles", "regeln"),
    "hint": ("hint", "conseil", "indice", "tipp"),
    "help": ("help", "h", "?", "aide", "hilfe"),
    "lang": ("lang", "langue", "sprache"),
    "quit": ("quit", "q", "exit", "quitter", "ende"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(NAMES)} (default: ask)")
    parser.add_argument("--options", metavar="JSON", help="the options of the game (default: ask)")
    bots = ", ".join(BOTS)
    parser.add_argument(
        "--seats", metavar="NAMES", help=f"who sits where, with commas: names of people, or of bots ({bots})"
    )
    parser.add_argument("--seed", type=int, help="repeatable dice and bots, for tests and demonstrations")
    parser.add_argument("--new", action="store_true", help="do not offer to resume a game")


def run(arguments: argparse.Namespace) -> int:
    """Set a game up or resume one, and play it."""
    from samedi.cli.screen import Screen  # noqa: PLC0415 - it loads rich, which other commands do not need

    screen = Screen(arguments.lang)
    try:
        if arguments.game is not None:
            game(arguments.game)  # a name that is none is said before anything else
        screen.say("play-welcome", style="quiet")
        is_asked = arguments.game is None and not arguments.new
        session = (resume(screen) if is_asked else None) or begin(screen, arguments)
        Play(screen, session).run()
    except (EOFError, KeyboardInterrupt):
        screen.print("")
        return 0
    return 0


def resume(screen: "Screen") -> Session | None:
    """Offer the games that wait; none if there are none or a new one is wanted."""
    sessions = []
    for path, found in waiting():
        if isinstance(found, Session):
            sessions.append(found)
        else:
            screen.error(Message("play-saved-broken", {"name": typed(path.name)}, cause=found.message))
    if not sessions:
        return None
    screen.say("play-resume", {"count": len(sessions)})
    entries = [_resume_entry(session, screen.language) for session in sessions[:9]]
    chosen = screen.menu("play-which-table", [*entries, say(screen.language, "play-new")])
    return sessions[chosen] if chosen < len(entries) else None


def _resume_entry(session: Session, language: str) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(session.path.stat().st_mtime))
    return say(
        language,
        "play-resume-one",
        {
            "game": f"@{session.position.game.words}-title",
            "seats": typed(", ".join(session.seats)),
            "actions": len(session.position.history_numbers),
            "when": when,
        },
    )


def begin(screen: "Screen", arguments: argparse.Namespace) -> Session:
    """Set a new game up, asking for what the command line leaves open."""
    names = [say(screen.language, f"{game(name).words}-title") for name in NAMES]
    name = arguments.game or (NAMES[screen.menu("play-which-game", names)] if len(NAMES) > 1 else NAMES[0])
    position = _position(screen, name, arguments.options)
    seats = _seats(screen, position, arguments.seats)
    return Session.new(position, seats, arguments.seed)


def _position(screen: "Screen", name: str, options: str | None) -> Position:
    chosen = game(name)
    if options is not None:
        return Position(chosen, read_options(options))
    own = say(screen.language, "play-table-own")
    tables = list(chosen.tables)
    entries = [say(screen.language, f"{chosen.words}-table-{table}") for table in tables]
    while True:
        answer = screen.menu("play-which-table", [*entries, own])
        if answer < len(tables):
            return Position(chosen, chosen.tables[tables[answer]])
        try:
            return Position(chosen, read_options(screen.ask(say(screen.language, "play-own-options"))))
        except BadOptions as error:
            screen.error(error.message)


def _seats(screen: "Screen", position: Position, names: str | None) -> list[str]:
    if names is not None:
        return _named_seats(names.split(","), position.seats)
    you = say(screen.language, "play-seat-you")
    if position.seats == 1:
        return [you]
    entries = [_opponent_entry(name, screen.language) for name in OPPONENTS]
    answer = screen.menu(
        "play-which-opponents", [*entries, say(screen.language, "play-hot-seat")], USUAL_OPPONENT
    )
    if answer == len(entries):
        return [f"{seat + 1}" for seat in range(position.seats)]
    return [you, *[OPPONENTS[answer]] * (position.seats - 1)]


def _opponent_entry(name: str, language: str) -> str:
    return say(language, "play-against", {"name": f"@bot-{name}", "about": f"@bot-{name}-about"})


def _named_seats(names: list[str], expected: int) -> list[str]:
    if len(names) != expected:
        raise BadOptions(Message("play-unknown-seat", {"found": len(names), "expected": expected}))
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadOptions(Message("play-name-too-long", {"limit": LONGEST_NAME}))
    return [name.strip() for name in names]


class Play:
    """The loop: dice fall and bots move by themselves, people are asked."""

    def __init__(self, screen: "Screen", session: Session) -> None:
        self.screen = screen
        self.session = session
        self.position = session.position
        self.is_open = True
        self._asked: int | None = None
        self._bots = TableBots(self.position.game)
        self._has_stood_in = False
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "hint": self._hint,
            "help": self._help,
            "lang": self._lang,
            "quit": self._quit,
        }

    @property
    def _people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.session.seats) if name not in BOTS]

    @property
    def _watcher(self) -> int:
        """Whose secrets may be told at any time: the only person's, or nobody's."""
        return self._people[0] if len(self._people) == 1 else SPECTATOR

    def run(self) -> None:
        """Play until the end or until somebody leaves."""
        self._save()
        self._tell_best(best.of(self.position))
        if any(name in BOTS and level_of(name) for name in self.session.seats):
            self._bots.worker(patience=0)  # so that it is ready when it is needed
        try:
            while self.is_open and not self.position.is_over:
                self._go_on()
        except (EOFError, KeyboardInterrupt):
            self.screen.print("")
            self._quit("")
        finally:
            self._bots.close()
        if self.position.is_over:
            self._finish()

    def _go_on(self) -> None:
        seat = self.position.awaits.seat
        if self.position.is_chance:
            self._tell_and_play(self.position.choose(self.session.rng("chance")))
        elif seat is not None and self.session.seats[seat] in BOTS:
            self._bot(self.session.seats[seat], seat)
        else:
            self._ask()

    def _bot(self, name: str, seat: int) -> None:
        """Let a bot move, or the one that stands in for it while it gets ready."""
        rng, mood = self.session.rng("bot"), self.session.mood(seat)
        choice = self._bots.choose(name, self.position.hidden(seat), seat, rng, mood)
        if choice.is_stand_in and not self._has_stood_in:
            self._has_stood_in = True
            self.screen.say("play-stand-in", {"name": typed(self._name(seat))}, "quiet")
        self._tell_and_play(choice.action)
        if level_of(name):  # it might choose otherwise after a crash
            self._save()

    def _tell_and_play(self, number: int) -> None:
        """Say what the dice or a bot do, and do it; both would do the same again after a crash."""
        if self.position.awaits.seat is not None:  # the set-up is seen on the board
            self._tell(self.position, number)
        self.position.play(number)

    def _tell(self, position: Position, number: int) -> None:
        """Say what an action does, as far as whoever sits at the screen may know."""
        seat = position.awaits.seat
        name = None if seat is None else self._name(seat)
        hidden = position.hidden(self._watcher)
        told = position.game.describe(hidden, number).told(self.screen.language, name)
        self.screen.print(told, "quiet" if position.is_chance else "")
        for message in position.game.explained(hidden, number):
            self.screen.print(f"    {message.say(self.screen.language)}", "quiet")

    def _ask(self) -> None:
        """Show the position to the person to act and ask until something is done."""
        self._hand_over()
        self._show()
        choices = self.screen.choices(self.position)
        known = self.position.history_numbers, self.screen.language
        while self.is_open and known == (self.position.history_numbers, self.screen.language):
            self._answer(self.screen.ask(">"), choices)

    def _hand_over(self) -> None:
        """Where people have secrets, clear the screen before another one looks at it."""
        seat = self.position.awaits.seat
        if self.position.game.has_secrets and len(self._people) > 1 and seat not in (None, self._asked):
            self.screen.clear()
            self.screen.ask(
                say(self.screen.language, "play-hand-over", {"name": typed(self.session.seats[seat or 0])})
            )
        self._asked = seat

    def _answer(self, answer: str, choices: dict[str, Action]) -> None:
        word, _, rest = answer.partition(" ")
        command = next((name for name, words in COMMANDS.items() if word.lower() in words), None)
        if command:
            self._commands[command](rest.strip())
        elif answer in choices or (not answer and len(choices) == 1):
            self._play(self.position.number(choices[answer or next(iter(choices))]))
        elif answer:
            self._play_notation(answer)

    def _play_notation(self, text: str) -> None:
        try:
            self._play(self.position.game.actions.parse(text))
        except BadAction:
            self.screen.say("play-not-understood", {"text": typed(text[:40])}, "error")
        except SamediError as error:
            self.screen.error(error.message)

    def _play(self, number: int) -> None:
        self.position.play(number)
        self._save()

    def _show(self) -> None:
        """The board, what to know, and what is asked of whom."""
        awaits = self.position.awaits
        self.screen.print("")
        self._board("")
        for message in self.position.game.status(self.position.hidden(awaits.seat or 0)):
            self.screen.tell(self._named(message))
        task = f"@{self.position.game.words}-step-{awaits.step}"
        name = self.session.seats[awaits.seat or 0]
        self.screen.say("play-turn", {"name": typed(name), "task": task}, "task")

    def _named(self, message: Message) -> Message:
        """A message with the name of whoever sits in the seat that it speaks of."""
        seat = message.params.get("seat")
        if not isinstance(seat, int):
            return message
        return replace(message, params={**message.params, "name": typed(self._name(seat))})

    def _name(self, seat: int) -> str:
        """What whoever sits in a seat is called."""
        name = self.session.seats[seat]
        return say(self.screen.language, f"bot-{name}") if name in BOTS else name

    def _board(self, _rest: str) -> None:
        self.screen.draw(self.position.drawing(self.position.awaits.seat))

    def _undo(self, _rest: str) -> None:
        """Go back to the last decision of a person."""
        history = self.position.history_numbers
        while self.position.last is not None:
            self.position.undo()
            seat = self.position.awaits.seat
            if not self.position.is_chance and seat is not None and self.session.seats[seat] not in BOTS:
                self.screen.say("play-undone", {"count": len(history) - len(self.position.history_numbers)})
                self._save()
                return
        for number in history:
            self.position.play(number)
        self.screen.say("play-nothing-to-undo", style="error")

    def _log(self, _rest: str) -> None:
        """Tell the game from its start."""
        told = Position(self.position.game, self.position.options)
        for number in self.position.history_numbers:
            self._tell(told, number)
            told.play(number)

    def _rules(self, clause: str) -> None:
        try:
            self.screen.markdown(rules.text(self.position.game.name, self.screen.language, clause or None))
        except SamediError as error:
            self.screen.error(error.message)

    def _hint(self, _rest: str) -> None:
        """Say what a search for this seat would do."""
        worker = self._bots.worker(HINT_PATIENCE_S)
        try:
            found = worker and analyse(
                self.position, simulations=HINT_SIMULATIONS, seconds=HINT_S, worker=worker
            )
        except WorkerFailed:
            found = None
        if not found:
            self.screen.say("play-hint-later", style="quiet")
            return
        hidden, best_one = self.position.hidden(found.seat), found.actions[0]
        what = self.position.game.describe(hidden, self.position.number(best_one.notation))
        params: Params = {"what": what.say(self.screen.language), "rate": round(100 * best_one.win_rate)}
        self.screen.say("play-hint", {**params, "notation": best_one.notation})
        if best_one.expected:
            self.screen.say("play-hint-line", {"line": " ".join(best_one.expected)}, "quiet")

    def _help(self, _rest: str) -> None:
        self.screen.say("play-help")
        self.screen.say("play-letters", {"legend": f"@{self.position.game.words}-legend"})

    def _lang(self, language: str) -> None:
        if language in LANGUAGES:
            self.screen.language = language

    def _quit(self, _rest: str) -> None:
        self.is_open = False
        self.screen.say("play-kept")

    def _save(self) -> None:
        try:
            self.session.save()
        except OSError as error:
            self.screen.say("play-not-kept", {"error": str(error.strerror)}, "error")

    def _finish(self) -> None:
        self.screen.draw(self.position.drawing())
        winners = (self.position.result or {})["winners"]
        names = ", ".join(self.session.seats[seat] for seat in winners)
        self.screen.say("play-won", {"count": len(winners), "names": typed(names)}, "task")
        self._tell_score()
        try:
            self.screen.say("play-record-kept", {"path": str(self.session.finish())}, "quiet")
        except OSError as error:
            self.screen.say("play-not-kept", {"error": str(error.strerror)}, "error")

    def _tell_score(self) -> None:
        """Alone, the score counts; the best one is kept."""
        score = best.score_of(self.position)
        if score is None:
            return
        self.screen.say("play-score", {"score": score}, "task")
        before = best.of(self.position)
        if self._people and best.keep(self.position, self.session.seats[0]):
            self.screen.say("play-new-best")
        self._tell_best(before)

    def _tell_best(self, kept: best.Best | None) -> None:
        if kept:
            self.screen.say(
                "play-best", {"score": kept.score, "name": typed(kept.name), "when": kept.when}, "quiet"
            )
