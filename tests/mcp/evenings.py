"""What models do of an evening, whichever way they have come in."""

import asyncio
from typing import Any

from mcp import ClientSession

PATIENCE_S = 240
TOOLS = {"games", "rules", "open_table", "see", "legal_actions", "move", "why_not", "say"}


async def use(session: ClientSession, tool: str, **arguments: Any) -> Any:
    """What a tool answers; an error raises."""
    answer = await session.call_tool(tool, arguments)
    text = "".join(getattr(part, "text", "") for part in answer.content)
    if answer.isError:
        raise ValueError(text)
    found = answer.structuredContent
    assert found is not None
    return found["result"] if list(found) == ["result"] else found  # what is no object is in one


def play(asking: Any) -> None:
    """Let an evening go by."""
    asyncio.run(asyncio.wait_for(asking, PATIENCE_S))


async def whole_game(session: ClientSession) -> None:
    """Play against a bot until the game is over."""
    assert {tool.name for tool in (await session.list_tools()).tools} >= TOOLS
    seen = await use(session, "open_table", game="dicke_daemonen", opponents="zaz")
    assert list(seen["position"]["hands"][1]) == ["hidden"], "a model sees what its seat may see"
    while seen["stage"] != "over":
        if seen["is_your_turn"]:
            action = seen["legal"][0]["notation"]
            seen = await use(session, "move", table=seen["table"], action=action)
            assert seen["happened"]
        else:
            seen = await use(session, "wait", table=seen["table"])
    assert seen["result"]["winners"] is not None
