"""The kit of the protocol changes how servers end when it is loaded; those of other tests end as before."""

from importlib import import_module

from uvicorn import Server

ends = Server.handle_exit
import_module("mcp")
Server.handle_exit = ends  # type: ignore[method-assign]
