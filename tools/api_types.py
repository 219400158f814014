"""Writes web/src/lib/api/schema.ts: the shapes of the server's OpenAPI description as TypeScript.

`python tools/api_types.py` writes it, `--check` only says whether it is as the server has it (a test does too).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ecumene.server.app import create_app
from ecumene.server.settings import Settings

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api" / "schema.ts"
HEAD = "/** The shapes of the API, made from its description by tools/api_types.py. Not written by hand. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Write or check the file."""
    made = written()
    if "--check" not in arguments:
        OUT.write_text(made, encoding="utf-8")
    elif not OUT.is_file() or OUT.read_text(encoding="utf-8") != made:
        print("web/src/lib/api/schema.ts is not as the server has it: python tools/api_types.py", file=sys.stderr)
        return 1
    return 0


def written() -> str:
    """Return the whole file."""
    schemas: dict[str, Schema] = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    return HEAD + "".join(interface(name, schema) for name, schema in sorted(schemas.items()))


def interface(name: str, schema: Schema) -> str:
    """Return one named shape, with what the server says of it."""
    said = schema.get("description", "").split("\n")[0]
    rows = [f"\n/** {said} */" if said else "", f"export interface {name} {{"]
    must = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        rows.append(f"  {field}{'' if field in must else '?'}: {of(inner)};")
    if schema.get("additionalProperties") is True:
        rows.append("  [more: string]: unknown;")
    return "\n".join([*rows, "}", ""])


def of(schema: Schema) -> str:
    """Return the TypeScript of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema or "const" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(of(one) for one in schema[several]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(of(one) for one in schema['prefixItems'])}]"
        inner = of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {of(more) if isinstance(more, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def literal(value: object) -> str:
    """Return a value as a type of its own."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
