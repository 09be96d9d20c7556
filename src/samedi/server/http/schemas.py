"""The OpenAPI document and the schemas of all messages, made from the types."""

import re
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from samedi.server.http.endpoint import Endpoint
from samedi.server.wire.messages import (
    Ack,
    Bye,
    Commanding,
    Error,
    Happened,
    Hello,
    Listed,
    Ping,
    Pong,
    Presence,
    Snapshot,
    TableList,
    Think,
    Thought,
    Unlisted,
    Welcome,
)
from samedi.server.wire.shapes import Problem
from samedi.table.commands import COMMANDS
from samedi.table.events import WHATS

REF = "#/components/schemas/{name}"
FROM_CLIENT = (Hello, Commanding, Thought, Ping)
FROM_SERVER = (Welcome, Snapshot, Happened, Ack, Think, Presence, Pong, Error, Bye)
LIST_FROM_CLIENT = (Hello, Ping)
LIST_FROM_SERVER = (TableList, Listed, Unlisted, Pong, Error, Bye)
ERRORS = {
    400: "bad input",
    401: "no token",
    403: "not allowed",
    404: "not there",
    409: "conflict",
    413: "too large",
    422: "refused",
    429: "too many",
    503: "stopping, or failed: ask again",
}


def schema_document() -> bytes:
    """The JSON Schemas of everything that goes over the socket."""
    types = [*FROM_CLIENT, *FROM_SERVER, *LIST_FROM_SERVER, *COMMANDS, *WHATS]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Samedi, version 1 of the wire",
        "$defs": components,
    }
    return msgspec.json.encode(document)


def openapi_document(endpoints: Sequence[Endpoint]) -> bytes:
    """The HTTP interface as OpenAPI 3.1."""
    types = [each for endpoint in endpoints for each in (endpoint.body, endpoint.answer) if _has_schema(each)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    made = dict(zip(map(repr, types), schemas, strict=False))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, made)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Samedi", "version": version("samedi")},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": "samedi"}},
        },
    }
    return msgspec.json.encode(document)


def _has_schema(kind: Any) -> bool:
    return kind is not None and kind is not bytes


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ] + [
        {"name": name, "in": "query", "schema": msgspec.json.schema(kind)}
        for name, kind in endpoint.query.items()
    ]
    done: dict[str, Any] = {"description": endpoint.about}
    if endpoint.answer is not None:
        done["content"] = {"application/json": {"schema": schemas[repr(endpoint.answer)]}}
    wrong = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): done,
            **{str(code): {"description": about, "content": wrong} for code, about in ERRORS.items()},
        },
    }
    if endpoint.needs_person:
        operation["security"] = [{"person": []}]
    if endpoint.body is not None:
        body = schemas.get(repr(endpoint.body), {"type": "object"})
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation
