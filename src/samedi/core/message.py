"""What the engine says to people: a code with parameters, turned into words by `samedi.words`."""

import msgspec

from samedi import words

Params = dict[str, str | int]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence as data: its code, what to fill in, and the rule clause it rests on."""

    code: str
    params: Params = {}
    clause: str | None = None

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The sentence in a language."""
        sentence = words.say(language, self.code, self.params)
        return f"{sentence} ({self.clause})" if self.clause else sentence
