"""How a server is set up: defaults for a home, a TOML file, the environment, the command line."""

import ast
import difflib
import inspect
import os
import tomllib
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct, field

from samedi import plugins
from samedi.core import folders
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.words import typed

PREFIX = "SAMEDI_"
OTHERS = (folders.CACHE_VARIABLE, plugins.VARIABLE)  # variables that are not for the server
PORT = 8710
PUSH_SERVICES = (
    *("fcm.googleapis.com", "*.push.services.mozilla.com"),
    *("*.notify.windows.com", "*.push.apple.com"),
)
Positive = Annotated[float, Meta(gt=0, le=1e6)]
Whole = Annotated[int, Meta(ge=1, le=10_000_000)]


class BadConfig(SamediError):
    """A setting is unknown or out of its range."""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    """The port to listen at; 0 takes any that is free."""
    data: str = ""
    """The folder for the database and the keys; by default the user's data folder."""
    database: str = ""
    """The address of the database; by default a SQLite file in the data folder."""
    redis: str = ""
    """The address of a Redis (redis://host:6379/0) that wakes, counts and queues for several processes."""
    seal_key: str = ""
    """The file with the key that seals secrets in the database; by default `seal.key` in the data folder."""
    hosts: list[str] = []
    """Names under which the server may be called, besides addresses and localhost."""
    public_url: Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+/?)?$(?!\n)")] = ""
    """How links for others begin (https://play.example.org), if not as in the browser of who sends them."""
    proxies: str = ""
    """The addresses of proxies whose word about callers counts, with commas."""

    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    """How many processes search at once; 0: as many as the machine has cores, less one."""
    bot_seconds: Positive = 5
    """How long a bot may think about a move before a simpler one takes over."""
    bot_pause_ms: Annotated[int, Meta(ge=0, le=10_000)] = 600
    """How long to wait before a bot's move, so that people can follow."""
    warm_bots: bool = True
    """Whether to get the search ready when the server starts, and to build engines for browsers."""

    work_seconds: Positive = 20
    """How long what takes long (a world, a file) may wait and take before it is refused."""
    token_days: Whole = 365
    """How long somebody who stays away is remembered."""
    messages_per_second: Positive = 20
    """How many commands a person may send, on average; an address may send ten times as many."""
    requests_per_second: Positive = 30
    """How many requests an address may send, on average."""
    tables_per_hour: Positive = 120
    """How many tables an address may set up, play again or import, on average."""
    persons_per_hour: Positive = 240
    """How many new visitors may come from an address, on average."""
    wrong_codes_per_hour: Positive = 10
    """How many wrong spoken codes an address may try, on average; all together thirty times as many."""
    connections_per_address: Whole = 200
    """How many connections an address may have open."""
    connections: Whole = 10_000
    """How many connections there may be in all, or fewer where the system allows fewer open files."""
    push_services: list[str] = field(default_factory=lambda: list(PUSH_SERVICES))
    """The push services that may be called to tell people that it is their turn; none: nobody is called."""
    push_contact: str = ""
    """How push services reach whoever runs the server, `mailto:` or `https:`; else the first of `hosts`."""
    push_after_seconds: Positive = 20
    """How long somebody is away whose turn it is before they are called."""
    push_pause_seconds: Positive = 60
    """How long somebody is left in peace who was called."""
    mcp: bool = False
    """Whether language models may come in at `/mcp` (docs/mcp.md); it needs `samedi[mcp]`."""
    lesson_days: Positive = 30
    """How long a lesson is kept that nobody goes on with."""
    idle_seconds: Positive = 60
    """How long a table stays in memory that nobody looks at."""
    log: Literal["auto", "text", "json"] = "auto"
    """How to write the log: `text` for people, `json` for programs; by default the first on a terminal."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much to write into the log; the same again and again is counted, not written."""

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        if self.data:
            return Path(self.data).expanduser()
        return folders.data() / "server"

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.folder / 'samedi.db'}"

    @property
    def seal_key_file(self) -> Path:
        """The file with the key that seals secrets."""
        return Path(self.seal_key).expanduser() if self.seal_key else self.folder / "seal.key"

    @property
    def contact(self) -> str:
        """How push services reach whoever runs the server."""
        return self.push_contact or f"https://{self.hosts[0] if self.hosts else 'samedi.invalid'}"

    @property
    def workers(self) -> int:
        """How many processes search at once."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)


class Setting(NamedTuple):
    """One setting, for people."""

    name: str
    default: str
    about: str


def settings() -> list[Setting]:
    """All settings in their order, as they stand above."""
    (told,) = ast.parse(inspect.getsource(Config)).body
    assert isinstance(told, ast.ClassDef)
    return [
        Setting(each.target.id, _default(each.target.id), ast.literal_eval(about.value))
        for each, about in pairwise(told.body)
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and isinstance(about, ast.Expr)
    ]


def _default(name: str) -> str:
    """The default as it is written in a TOML file."""
    return msgspec.json.encode(getattr(Config(), name)).decode()


def load(path: Path | None, environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Config:
    """The settings: those given here before those of the environment, before those of the file."""
    settings = {**_of_file(path), **_of_environment(environment), **(given or {})}
    for name in settings:
        if name not in Config.__struct_fields__:
            raise BadConfig(_unknown(name))
    try:
        return msgspec.convert(settings, Config)
    except msgspec.ValidationError as error:
        raise BadConfig(_invalid(str(error), settings)) from None


def _invalid(error: str, given: Mapping[str, Any]) -> Message:
    """Which setting is meant, and what it may be: both stand in the sentence of msgspec."""
    what, _, path = error.rstrip("`").partition(" - at `$.")
    name = path.partition("[")[0]
    return Message(
        "server-config-invalid",
        {"name": typed(name), "value": typed(str(given.get(name, ""))), "error": what},
    )


def _of_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfig(
            Message("file-unreadable", {"name": typed(str(path)), "error": str(error.strerror)})
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConfig(
            Message("server-config-not-toml", {"name": typed(str(path)), "error": str(error)})
        ) from None


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the variables say; a list is written with commas."""
    found = {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and variable not in OTHERS:
            kind = Config.__annotations__.get(name)
            found[name] = _read(kind, text)
    return found


def _read(kind: Any, text: str) -> Any:
    if kind is str or msgspec.json.schema(kind or str).get("enum"):
        return text
    if kind == list[str]:
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return msgspec.json.decode(text.strip().lower())
    except msgspec.DecodeError:
        return text  # the check of the whole will say what is wrong with it


def _unknown(name: str) -> Message:
    allowed = Config.__struct_fields__
    close = difflib.get_close_matches(name, allowed, n=1)
    return Message(
        "server-config-unknown", {"name": typed(name[:40]), "allowed": ", ".join(close or allowed)}
    )
