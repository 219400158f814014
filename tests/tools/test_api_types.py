"""The client's shapes are those of the server."""

from __future__ import annotations

from typing import get_args

import pytest

from ecumene.wire.socket import ClientMessage, ServerMessage
from tools import api_types


def test_the_shapes_in_the_client_are_as_the_server_has_them() -> None:
    for name, made in api_types.written().items():
        assert (api_types.FOLDER / name).read_text(encoding="utf-8") == made, "python tools/api_types.py"


def test_the_messages_of_the_socket_are_among_the_shapes() -> None:
    made = api_types.written()["socket.ts"]
    for message in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"export interface {message.__name__} " in made
    assert "export type ToServer =\n  | SendMove\n" in made and "| SceneMessage\n" in made


def test_a_field_is_told_once_and_games_may_tell_more() -> None:
    made = api_types.written()
    assert 'export interface SceneMessage extends Scene {\n  type: "scene";\n}' in made["socket.ts"]
    assert "  view: View;\n" in made["scene.ts"] and "  result: Result | null;\n" in made["scene.ts"]
    assert made["results.ts"].count("  [more: string]: unknown;\n}") == 2


def test_no_file_is_left_from_another_description() -> None:
    assert {path.name for path in api_types.FOLDER.iterdir()} == set(api_types.written())


@pytest.mark.parametrize(
    ("schema", "typed"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "string", "enum": ["a", "b"]}, '"a" | "b"'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"$ref": "#/components/schemas/Offer"}, "Offer"),
        ({}, "unknown"),
    ],
)
def test_a_schema_as_typescript(schema: api_types.Schema, typed: str) -> None:
    assert api_types.of(schema) == typed
