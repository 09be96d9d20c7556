"""Devices on which people want to be called, as the database keeps them."""

import hashlib
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from samedi.server.storage.port import Device
from samedi.server.storage.schema import DEVICES

MOST_OF_A_PERSON = 8
MOST_IN_ALL = 100_000


class NoRoom(Exception):
    """There are as many devices as a server keeps."""


def keep_device(connection: Connection, device: Device) -> None:
    """Keep a device, or what is new about it; it belongs to whoever named it last."""
    row = {name: getattr(device, name) for name in device.__struct_fields__}
    mark = mark_of(device.address)
    kept = update(DEVICES).where(DEVICES.c.id == mark).values({**row, "called_at": DEVICES.c.called_at})
    if connection.execute(kept).rowcount == 0:
        if (connection.execute(select(func.count()).select_from(DEVICES)).scalar() or 0) >= MOST_IN_ALL:
            raise NoRoom
        connection.execute(insert(DEVICES).values(id=mark, **row))
    _drop_oldest(connection, device.person)


def _drop_oldest(connection: Connection, person: str) -> None:
    """A person who has too many loses those that have not been heard of for longest."""
    mine = select(DEVICES.c.id).where(DEVICES.c.person == person)
    newest_first = mine.order_by(DEVICES.c.kept_at.desc(), DEVICES.c.id)
    marks = list(connection.execute(newest_first).scalars())[MOST_OF_A_PERSON:]
    if marks:
        connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(marks)))


def forget_device(connection: Connection, person: str, address: str) -> None:
    """Forget a device of a person."""
    connection.execute(delete(DEVICES).where(DEVICES.c.id == mark_of(address), DEVICES.c.person == person))


def note_call(connection: Connection, person: str, at: int) -> None:
    """Note when a person was called last."""
    connection.execute(update(DEVICES).where(DEVICES.c.person == person).values(called_at=at))


def devices_of(person: str) -> Select[Any]:
    """The devices of a person."""
    return select(*(DEVICES.c[name] for name in Device.__struct_fields__)).where(DEVICES.c.person == person)


def mark_of(address: str) -> str:
    """By which a device is known."""
    return hashlib.sha256(address.encode()).hexdigest()
