"""What a server keeps: its folder with the keys, and its database in the form of this program."""

from samedi.core.folders import make_private
from samedi.server.gate import keys
from samedi.server.operation.config import Config
from samedi.server.push.sender_key import load_sender_key
from samedi.server.storage.database import HEAD, engine_of, migrate
from samedi.server.storage.sealing import load_sealing


def migrated(config: Config) -> str:
    """Make the folder and the keys if they are not there, and give the database its form."""
    make_private(config.folder)
    keys.load(config.folder)
    sealing = load_sealing(config.seal_key_file)
    load_sender_key(config.folder, sealing, config.contact)
    engine = engine_of(config.database_url)
    migrate(engine, sealing)
    engine.dispose()
    return HEAD
