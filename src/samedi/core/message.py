"""What the engine says to people: a code with parameters, turned into words by `samedi.words`."""

import msgspec

from samedi import words

Params = dict[str, str | int]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence as data: its code, what to fill in, the rule clause it rests on, and what caused it."""

    code: str
    params: Params = {}
    clause: str | None = None
    cause: "Message | None" = None

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The sentence in a language."""
        cause = {"cause": self.cause.say(language)} if self.cause else {}
        sentence = words.say(language, self.code, {**self.params, **cause})
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def seen(self, language: str) -> str:
        """The sentence as it is said to whoever only watches, where it is another one."""
        code = f"{self.code}-seen"
        return msgspec.structs.replace(self, code=code if words.knows(language, code) else self.code).say(
            language
        )

    def told(self, language: str, name: str | None) -> str:
        """What an action says that was done: by somebody of this name, or by nobody."""
        what = words.say(language, f"{self.code}-told", {"touched": "other", **self.params})
        if name is None:
            return what
        return words.say(language, "did", {"name": words.typed(name), "what": words.typed(what)})


class Condition(msgspec.Struct, frozen=True):
    """Something the rules ask of an action, and whether it is so."""

    said: Message
    holds: bool
