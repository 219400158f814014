"""Writes web/src/lib/boards/GAME/fields.ts: what a view of each game holds, from the fields that it declares.

`python tools/view_types.py` writes the files, `--check` only says whether they are as declared (a test does too).
"""

from __future__ import annotations

import sys
from pathlib import Path

from ecumene.games import find, keys
from ecumene.kernel.fields import Field
from ecumene.kernel.parts import Rows
from ecumene.kernel.schema import FRAME, Schema

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "boards"
HEAD = """/** What a view holds, made from the fields of the game by tools/view_types.py. Not written by hand. */
import type { View } from "$lib/api/types";
"""


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    wrong = 0
    for path, made in files().items():
        if "--check" not in arguments:
            path.write_text(made, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != made:
            print(
                f"{path.parent.name}/fields.ts is not as the game declares: python tools/view_types.py",
                file=sys.stderr,
            )
            wrong = 1
    return wrong


def files() -> dict[Path, str]:
    """Return the file of each game that has a board in the browser."""
    boards = [(BOARDS / key, key) for key in keys()]
    return {board / "fields.ts": written(find(key).schema) for board, key in boards if board.is_dir()}


def written(schema: Schema) -> str:
    """Return a whole file: the rows of the state, its frames, and the view itself."""
    parts = [HEAD]
    for field in schema.state.seen:
        if isinstance(field, Rows):
            parts.append(interface(f"{field.shape.name}View", field.shape.seen))
    parts.append("\n/** An unfinished paragraph of the rules. */\nexport type FrameView =\n")
    for name, shape in schema.frames.items():
        inner = "".join(f"; {field.key}: {field.typescript()}" for field in shape.fields)
        parts.append(f'  | {{ {FRAME}: "{name}"{inner} }}\n')
    parts[-1] = parts[-1].rstrip("\n") + ";\n"
    parts.append(interface(f"{schema.state.name}View extends View", schema.state.seen))
    return "".join(parts)


def interface(name: str, fields: list[Field]) -> str:
    """Return one interface."""
    rows = "".join(f"  {field.key}: {field.typescript()};\n" for field in fields)
    return f"\nexport interface {name} {{\n{rows}}}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
