"""Writes the shapes of the wire as TypeScript: schema.ts for HTTP, messages.ts for the socket, in web/src/lib/api.

`python tools/api_types.py` writes it, `--check` only says whether it is as the server has it (a test does too).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from ecumene.server.app import create_app
from ecumene.server.settings import Settings
from ecumene.wire import WIRE, socket

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api"
MADE = "made from their description by tools/api_types.py. Not written by hand. */"
HTTP = f"""\
/** The shapes of requests and answers, {MADE}

/** The version of the wire that this client speaks. */
export const WIRE = {WIRE};
"""
SOCKET = f"/** The messages of the socket, {MADE}\n"
REF = "#/components/schemas/{model}"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    for name, made in written().items():
        out = FOLDER / name
        if "--check" not in arguments:
            out.write_text(made, encoding="utf-8")
        elif not out.is_file() or out.read_text(encoding="utf-8") != made:
            print(f"web/src/lib/api/{name} is not as the server has it: make it anew", file=sys.stderr)
            return 1
    return 0


def written() -> dict[str, str]:
    """Return the files by name."""
    every: dict[str, Schema] = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    mine = ("Message", "Server")
    spoken = {name for name in socket.schemas(REF) if name.endswith(mine) or name.startswith("Send")}
    http = "".join(shape(name, schema) for name, schema in sorted(every.items()) if name not in spoken)
    said = "".join(shape(name, schema) for name, schema in sorted(every.items()) if name in spoken)
    needed = sorted(name for name in every if name not in spoken and re.search(rf"\b{name}\b(?!.*\*/)", said))
    return {
        "schema.ts": HTTP + http,
        "messages.ts": SOCKET + f'import type {{ {", ".join(needed)} }} from "./schema";\n' + said,
    }


def shape(name: str, schema: Schema) -> str:
    """Return one named shape: several of which it is one, or an interface."""
    if "oneOf" in schema:
        return f"\nexport type {name} =\n" + "".join(f"  | {of(one)}\n" for one in schema["oneOf"])[:-1] + ";\n"
    return interface(name, schema)


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
