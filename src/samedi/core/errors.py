"""Everything that can be wrong with what somebody asks, each with a message that names it."""

from samedi.core.message import Message


class SamediError(Exception):
    """The mother of all errors that a user can cause; its message is a `Message` for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


def system_reason(error: Exception) -> str:
    """What went wrong outside of the program, without numbers and paths that are told already."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class UnknownGame(SamediError):
    """No game has this name."""


class UnusableGame(SamediError):
    """A package that was named as a game is none."""


class BadOptions(SamediError):
    """An option is unknown, missing or out of its range."""


class BadAction(SamediError):
    """Something is no action of this game at all."""


class IllegalAction(SamediError):
    """An action of the game that the rules forbid now."""


class BadRecord(SamediError):
    """A game record is truncated, corrupt or holds an illegal action."""
