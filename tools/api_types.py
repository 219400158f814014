"""Writes the shapes of the wire as TypeScript: web/src/lib/api/wire has one file for each module of ecumene.wire.

`python tools/api_types.py` writes them, `--check` only says whether they are as they should be (a test does too).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel

from ecumene.server.app import create_app
from ecumene.server.settings import Settings
from ecumene.wire import WIRE, games, people, requests, results, scene, server, socket, tables

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api" / "wire"
MADE = "Made by tools/api_types.py, not written by hand. */\n"
MODULES = (games, people, requests, results, scene, server, socket, tables)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    for name, made in written().items():
        out = FOLDER / name
        if "--check" not in arguments:
            out.parent.mkdir(exist_ok=True)
            out.write_text(made, encoding="utf-8")
        elif not out.is_file() or out.read_text(encoding="utf-8") != made:
            print(f"web/src/lib/api/wire/{name} is not as the server has it: make it anew", file=sys.stderr)
            return 1
    return 0


def written() -> dict[str, str]:
    """Return the files by name."""
    every: dict[str, Schema] = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    homes = {name: module for name in every for module in MODULES if is_home(module, name)}
    assert set(homes) == set(every), f"described nowhere in ecumene.wire: {set(every) - set(homes)}"
    files = {f"{stem(module)}.ts": file_of(module, every, homes) for module in MODULES}
    index = [f"/** All that goes over the wire. {MADE}"]
    index += [f'export type * from "./{stem(module)}";\n' for module in MODULES]
    index += ["\n/** The version of the wire that this client speaks. */\n", f"export const WIRE = {WIRE};\n"]
    return {**files, "index.ts": "".join(index)}


def stem(module: ModuleType) -> str:
    """Return the last word of a module's name."""
    return module.__name__.rpartition(".")[2]


def is_home(module: ModuleType, name: str) -> bool:
    """Tell whether a shape is described in a module; the directions of the socket are unions, not classes."""
    found = getattr(module, name, None)
    return found.__module__ == module.__name__ if isinstance(found, type) else found is not None


def file_of(module: ModuleType, every: dict[str, Schema], homes: dict[str, ModuleType]) -> str:
    """Return all shapes of a module, and the names that they need from others."""
    mine = sorted(name for name in every if homes[name] is module)
    text = "".join(shape(name, every[name], getattr(module, name)) for name in mine)
    said = (module.__doc__ or "").partition("\n")[0]
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", text)))
    imports = [
        f'import type {{ {", ".join(needed)} }} from "./{stem(other)}";\n'
        for other in MODULES
        if other is not module and (needed := sorted(name for name in used if homes.get(name) is other))
    ]
    return f"/** {said} {MADE}" + "".join(imports) + text


def shape(name: str, schema: Schema, model: Any = None) -> str:
    """Return one named shape: several of which it is one, or an interface."""
    if "oneOf" in schema:
        return f"\nexport type {name} =\n" + "".join(f"  | {of(one)}\n" for one in schema["oneOf"])[:-1] + ";\n"
    return interface(name, schema, model)


def interface(name: str, schema: Schema, model: type[BaseModel] | None) -> str:
    """Return one named shape, with what the server says of it, and what it adds to another that is described."""
    said = schema.get("description", "").split("\n")[0]
    base: Any = model.__bases__[0] if model is not None else BaseModel
    more = f" extends {base.__name__}" if base.__module__ in {each.__name__ for each in MODULES} else ""
    known = base.model_fields if more else {}
    rows = [f"\n/** {said} */" if said else "", f"export interface {name}{more} {{"]
    must = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        if field not in known:
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
