"""Alembic calls this for every migration; the connection comes from `storage.migrate`."""

from alembic import context

from samedi.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
