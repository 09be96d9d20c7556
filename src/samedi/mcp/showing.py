"""A table as a language model reads it: what a page is sent, in words where there are any."""

from typing import Any

import msgspec

from samedi.core.message import Message
from samedi.games import game as game_called
from samedi.mcp.house import Json, is_asked
from samedi.words import say

LANGUAGE = "en"


def shown(table: str, view: Json) -> Json:
    """What a seat may know."""
    play = view.get("play") or {}
    made: Json = {
        "table": table,
        "game": view["game"],
        "stage": view["stage"],
        "your_seat": view["seat"] if view["seat"] >= 0 else None,
        "seats": [name_of(seat["occupant"]) for seat in view["seats"]],
        "is_your_turn": is_asked(view),
        "waits_for": play.get("asked"),
        "status": [words(each) for each in play.get("status", [])],
        "position": play.get("position"),
        "legal": choices(view),
    }
    return {**made, "result": play.get("result")} if view["stage"] == "over" else made


def choices(view: Json) -> list[Json]:
    """What may be done, in notation and as JSON."""
    actions = game_called(view["game"]).actions
    legal = (view.get("play") or {}).get("legal") or []
    return [{"notation": actions.text(actions.from_builtins(each)), "action": each} for each in legal]


def sentences(events: list[Json], view: Json) -> list[str]:
    """What happened, a sentence each where there is one."""
    return [line for event in events if (line := sentence(event["what"], view))]


def sentence(what: Json, view: Json) -> str | None:
    """One thing that happened."""
    if what.get("told"):
        seat = what.get("seat")
        name = None if seat is None else name_of(view["seats"][seat]["occupant"])
        return msgspec.convert(what["told"], Message).told(LANGUAGE, name)
    return f"Said: {what['text']}" if what["type"] == "said" and what.get("text") else None


def name_of(occupant: Json) -> str:
    """Who sits in a seat."""
    if occupant["type"] == "bot":
        return say(LANGUAGE, f"bot-{occupant['name']}")
    return str(occupant.get("name") or "nobody")


def words(message: Any) -> str:
    """A message in words."""
    return msgspec.convert(message, Message).say(LANGUAGE)
