"""What a server keeps: its folder with the keys, and its database in the form of this program."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from samedi.core.errors import SamediError, system_reason
from samedi.core.folders import make_private
from samedi.core.message import Message
from samedi.server.cluster.link import require_redis
from samedi.server.gate import keys
from samedi.server.operation.config import Config
from samedi.server.push.sender_key import load_sender_key
from samedi.server.storage.database import HEAD, address_of, engine_of, migrate, version_of
from samedi.server.storage.lock import file_of
from samedi.server.storage.sealing import load_sealing

UNUSABLE = (OSError, ValueError, SQLAlchemyError)
"""What goes wrong where a folder or a database cannot be used."""


class BadData(SamediError):
    """The folder or the database cannot be used."""


def bad_data(config: Config, error: Exception) -> BadData:
    """Why games cannot be kept where the settings say."""
    is_elsewhere = isinstance(error, SQLAlchemyError) and file_of(config.database_url) is None
    place = address_of(config.database_url).render_as_string() if is_elsewhere else str(config.folder)
    told = system_reason(getattr(error, "orig", error)).strip().partition("\n")[0]
    return BadData(Message("server-bad-data", {"folder": place, "error": told}))


def require_others(config: Config) -> None:
    """Refuse a Redis or a PostgreSQL that cannot be used before anything is written."""
    if config.redis:
        asyncio.run(require_redis(config.redis))
    require_database(config)


def require_database(config: Config) -> None:
    """Refuse a database elsewhere that does not let us in, or whose form is not known here."""
    if file_of(config.database_url) is None:
        engine = engine_of(config.database_url)
        try:
            version_of(engine)
        except SQLAlchemyError as error:
            raise bad_data(config, error) from None
        finally:
            engine.dispose()


def migrated(config: Config) -> str:
    """Make the folder and the keys if they are not there, and give the database its form."""
    require_database(config)
    try:
        make_private(config.folder)
        engine = engine_of(config.database_url)
        version_of(engine)
        keys.load(config.folder)
        sealing = load_sealing(config.seal_key_file)
        load_sender_key(config.folder, sealing, config.contact)
        migrate(engine, sealing)
    except UNUSABLE as error:
        raise bad_data(config, error) from None
    engine.dispose()
    return HEAD
