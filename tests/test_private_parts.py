"""What is used of other programs beyond what they promise: each part as it was when it was last looked at.

When an upgrade changes one, its line here fails and says which; the file that uses it is named beside it.
"""

import inspect
from importlib import import_module
from typing import Any

import pytest
from uvicorn import Config as UvicornConfig
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

HTTP = "uvicorn.protocols.http.h11_impl:H11Protocol"
SOCKET = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
SIGNATURES = {
    # core/compiled/linking.py
    "samedi.core.compiled.linking:_set_environment": "self env_name env",  # JITCPUCodegen.set_env
    "numba.core.codegen:JITCodeLibrary.__init__": "self codegen name",
    "numba.core.codegen:JITCodeLibrary.finalize": "self",
    "numba.core.codegen:JITCodeLibrary._optimize_final_module": "self",
    "numba.core.codegen:JitEngine.is_symbol_defined": "self name",
    # core/compiled/numba_cache.py
    "numba.core.caching:FunctionCache.__init__": "self py_func",
    "numba.core.caching:FunctionCache.save_overload": "self sig data",
    "numba.core.caching:FunctionCache.load_overload": "self sig target_context",
    "numba.core.caching:FunctionCache.disable": "self",
    "numba.core.caching:_CacheLocator.get_cache_path": "self",
    "numba.core.caching:_CacheLocator.get_source_stamp": "self",
    "numba.core.caching:_CacheLocator.get_disambiguator": "self",
    "numba.core.caching:_CacheLocator.from_function": "py_func py_file",
    # server/socket/http.py
    f"{HTTP}.__init__": "self config server_state app_state _loop",
    f"{HTTP}.connection_made": "self transport",
    f"{HTTP}.data_received": "self data",
    f"{HTTP}.on_response_complete": "self",
    f"{HTTP}.handle_websocket_upgrade": "self event",
    f"{HTTP}.pause_writing": "self",
    f"{HTTP}.resume_writing": "self",
    f"{HTTP}.connection_lost": "self exc",
    # server/gate/gate.py
    "uvicorn.middleware.proxy_headers:_TrustedHosts.__init__": "self trusted_hosts",
    "uvicorn.middleware.proxy_headers:_TrustedHosts.__contains__": "self host",
    # server/operation/run.py
    "uvicorn.server:Server.__init__": "self config",
    "uvicorn.server:Server.startup": "self sockets",
    "uvicorn.server:Server.shutdown": "self sockets",
    "uvicorn.server:Server.capture_signals": "self",
    "uvicorn.server:Server.handle_exit": "self sig frame",
    # server/socket/websocket.py
    f"{SOCKET}.__init__": "self config server_state app_state _loop",
    f"{SOCKET}.handle_connect": "self event",
    f"{SOCKET}.send_receive_event_to_app": "self",
    f"{SOCKET}.resume_writing": "self",
    f"{SOCKET}.send": "self message",
    f"{SOCKET}.receive": "self",
    "websockets.frames:Frame.__init__": "self opcode data fin rsv1 rsv2 rsv3",
    "websockets.frames:Frame.serialize": "self mask extensions",
}
NAMES = (
    "numba.core.codegen:JITCPUCodegen._library_class",  # core/compiled/linking.py
    "numba.core.caching:FunctionCache._impl_class",  # core/compiled/numba_cache.py
    "numba.core.caching:CompileResultCacheImpl._locator_classes",
    "h11:IDLE",  # server/socket/http.py
    "h11:SEND_BODY",
    "h11:Connection.their_state",
    "uvicorn.protocols.utils:ClientDisconnected",  # server/socket/connection.py
    "websockets.frames:Opcode.TEXT",  # server/socket/websocket.py
    "websockets.http11:Request",
)
SET_BY_NUMBA = {  # core/compiled/linking.py; set when something is compiled
    "JITCPUCodegen": ("_engine",),
    "CodeLibrary": ("_finalized",),
    "CPUCodeLibrary": ("_linking_libraries", "_final_module"),
}
SET_BY_HTTP = ("conn", "loop", "transport", "client", "cycle")  # server/socket/http.py
SET_BY_SOCKET = (  # server/socket/websocket.py
    *("queue", "read_paused", "close_sent", "frames", "transport"),
    *("handshake_complete", "disconnected", "writable"),
)


def part(name: str) -> Any:
    module, _, path = name.partition(":")
    found: Any = import_module(module)
    for step in path.split("."):
        assert hasattr(found, step), f"{name} is gone: there is no {step} any more"
        found = getattr(found, step)
    return found


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_part_is_called_as_before(name: str) -> None:
    given = " ".join(inspect.signature(part(name)).parameters)
    assert given == SIGNATURES[name], f"{name} is called in another way"


@pytest.mark.parametrize("name", NAMES)
def test_a_part_is_there(name: str) -> None:
    part(name)


@pytest.mark.parametrize("kind", SET_BY_NUMBA)
def test_numba_keeps_its_things_under_the_same_names(kind: str) -> None:
    assert set(SET_BY_NUMBA[kind]) <= _names_in(part(f"numba.core.codegen:{kind}"))


def _names_in(kind: type) -> set[str]:
    """The attributes that the methods of a class speak of."""
    methods = (each for each in vars(kind).values() if inspect.isfunction(each))
    return {name for method in methods for name in method.__code__.co_names}


async def _nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    return


@pytest.mark.parametrize(
    ("kind", "names"), [(H11Protocol, SET_BY_HTTP), (WebSocketsSansIOProtocol, SET_BY_SOCKET)]
)
def test_uvicorn_keeps_its_things_under_the_same_names(kind: Any, names: tuple[str, ...]) -> None:
    config = UvicornConfig(_nothing, ws=WebSocketsSansIOProtocol, http=H11Protocol)
    made = kind(config, ServerState(), {}, _loop=object())
    assert [name for name in names if not hasattr(made, name)] == []


def test_uvicorn_says_whether_it_has_answered() -> None:
    assert "response_complete" in _names_in(RequestResponseCycle)
    assert "scope" in WebSocketsSansIOProtocol.handle_connect.__code__.co_names
