"""Devices on which people want to be called."""

import binascii

from samedi.core.message import Message
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure, too_many
from samedi.server.push.encryption import AUTH_BYTES, point_of
from samedi.server.push.sender_key import from_unpadded
from samedi.server.push.services import NotAllowed
from samedi.server.storage.devices import NoRoom
from samedi.server.storage.port import Device
from samedi.server.wire.people import PushDevice, PushKey


async def show(call: Call) -> PushKey:
    """With which key a browser subscribes; none if this server calls nobody."""
    caller = call.registry.caller
    return PushKey(caller.key.public if caller.services.are_there else None)


async def keep(call: Call) -> None:
    """Call this person on a device from now on, in its language."""
    if wait := call.registry.gate.devices.take(call.address):
        raise too_many(wait)
    try:
        await call.registry.caller.keep(device_of(call))
    except NoRoom:
        raise Failure(503, Message("server-no-room-for-devices")) from None


async def forget(call: Call) -> None:
    """Do not call this person on a device any more."""
    await call.registry.caller.forget(call.person, call.body.endpoint)


def device_of(call: Call) -> Device:
    """What a browser says of itself, if a push service that this server calls has given it."""
    told: PushDevice = call.body
    try:
        call.registry.caller.services.target(told.endpoint)
    except NotAllowed:
        raise Failure(400, Message("server-push-service")) from None
    try:
        public, auth = from_unpadded(told.keys.p256dh), from_unpadded(told.keys.auth)
        point_of(public)
    except (ValueError, binascii.Error):
        raise Failure(400, Message("server-push-keys")) from None
    if len(auth) != AUTH_BYTES:
        raise Failure(400, Message("server-push-keys"))
    now = call.registry.time.now()
    return Device(
        person=call.person,
        address=told.endpoint,
        public=public,
        auth=auth,
        language=told.language,
        kept_at=now,
        called_at=now,
    )
