"""The client's shapes are those of the server."""

from __future__ import annotations

import pytest

from tools import api_types


def test_the_shapes_in_the_client_are_as_the_server_has_them() -> None:
    assert api_types.OUT.read_text(encoding="utf-8") == api_types.written(), "python tools/api_types.py"


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
