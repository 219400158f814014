"""Write slots, constructor and copy() of every class that declares FIELDS into a marked block of the class.

    python tools/field_code.py            # write what is not up to date
    python tools/field_code.py --check    # only name the classes that are not

A field is declared once, in FIELDS. What it means is told in the docstring of the class. To begin, put the line
`# generated from FIELDS by tools/field_code.py` into the class; one that adds no fields needs it for copy().
"""

from __future__ import annotations

import argparse
import ast
import builtins
import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import State
from ecumene.kernel.kinds import Switch
from ecumene.kernel.parts import Cache, Columns, Rows

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src/ecumene/kernel", "src/ecumene/games", "tests")
BEGIN = "# generated from FIELDS by tools/field_code.py"
END = "# generated: end"
METHODS = ("__init__", "copy")
WIDTH = 115


class Attr(NamedTuple):
    """A field inside: its name, its type, and how a copy is made."""

    name: str
    type: str
    copy: str

    def argument(self) -> str:
        """Return its name as an argument, which hides no builtin."""
        return f"{self.name}_" if hasattr(builtins, self.name) else self.name


def main(arguments: list[str] | None = None) -> int:
    """Write or check all classes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("files", nargs="*", type=Path, help="only these files")
    asked = parser.parse_args(arguments)
    files = [file.resolve() for file in asked.files] or sources()
    old = [file for file in files if rewritten(file) != file.read_text("utf-8")]
    for file in old:
        print(f"{file.relative_to(ROOT)}: {'is not up to date' if asked.check else 'written'}")
        if not asked.check:
            file.write_text(rewritten(file), "utf-8")
    return 1 if old and asked.check else 0


def sources() -> list[Path]:
    """Return the files that may declare fields."""
    return [file for place in PLACES for file in sorted((ROOT / place).rglob("*.py"))]


def module_of(file: Path) -> ModuleType:
    """Import a source file; as a script this finds its own folder alone, and not the tests."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    parts = file.resolve().relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def rewritten(file: Path) -> str:
    """Return the text of a file with all blocks up to date."""
    text = file.read_text("utf-8")
    if BEGIN not in text:
        return text
    lines = text.splitlines(keepends=True)
    module = module_of(file)
    for node in reversed([each for each in ast.parse(text).body if isinstance(each, ast.ClassDef)]):
        found = block_of(lines, node)
        if found is not None:
            lines[found[0] : found[1]] = [
                f"{line}\n" if line else "\n" for line in made(getattr(module, node.name))
            ]
    return "".join(lines)


def block_of(lines: list[str], node: ast.ClassDef) -> tuple[int, int] | None:
    """Return where the block of a class begins and ends; its first line alone is a block still to be written."""
    stop = node.end_lineno or node.lineno
    while stop < len(lines) and (not lines[stop].strip() or lines[stop].startswith(" ")):
        stop += 1  # comments after the last statement are no part of the node
    begin = [at for at in range(node.lineno, stop) if lines[at].strip() == BEGIN]
    if len(begin) > 1:
        raise ValueError(f"{node.name} has two blocks of generated code")
    end = [at for at in range(node.lineno, stop) if lines[at].strip() == END]
    return (begin[0], (end or begin)[0] + 1) if begin else None


def made(cls: Any) -> list[str]:
    """Return the block of a class."""
    own, inherited = attrs(cls), taken_by_base(cls)
    new = [attr for attr in own if attr.name not in inherited]
    out = [BEGIN, *slots(new)]
    if new:
        out += ["", *constructor(own, new, inherited)]
    out += ["", f"def copy(self) -> {cls.__name__}:"]
    out += [f"    {line}" for line in call(f"return {cls.__name__}", [attr.copy for attr in own])]
    return [f"    {line}" if line else "" for line in [*out, "", END]]


def slots(new: list[Attr]) -> list[str]:
    """Return the slots, sorted."""
    names = sorted(attr.name for attr in new)
    line = "__slots__ = (" + ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "") + ")"
    if len(line) + 4 <= WIDTH:
        return [line]
    return ["__slots__ = (", *(f'    "{name}",' for name in names), ")"]


def constructor(own: list[Attr], new: list[Attr], inherited: list[str]) -> list[str]:
    """Return the constructor."""
    arguments = [f"{attr.argument()}: {attr.type}" for attr in own]
    line = f"def __init__(self, {', '.join(arguments)}) -> None:"
    if len(line) + 4 > WIDTH:
        inner = f"    self, {', '.join(arguments)}"
        if len(inner) + 4 <= WIDTH:
            out = ["def __init__(", inner, ") -> None:"]
        else:
            out = ["def __init__(", "    self,", *(f"    {each}," for each in arguments), ") -> None:"]
    else:
        out = [line]
    if inherited:
        out += [f"    {line}" for line in call("super().__init__", inherited)]
    return out + [f"    self.{attr.name} = {attr.argument()}" for attr in new]


def call(what: str, given: list[str]) -> list[str]:
    """Return a call, on one line where it fits."""
    line = f"{what}({', '.join(given)})"
    if len(line) + 8 <= WIDTH:
        return [line]
    inner = f"    {', '.join(given)}"
    if len(inner) + 8 <= WIDTH:
        return [f"{what}(", inner, ")"]
    return [f"{what}(", *(f"    {each}," for each in given), ")"]


def taken_by_base(cls: Any) -> list[str]:
    """Return the fields that the constructor of the nearest base takes."""
    for base in cls.__mro__[1:]:
        if "__init__" in vars(base) and base is not object:
            return [name.rstrip("_") for name in list(signature(base.__init__).parameters)[1:]]
    return []


def attrs(cls: Any) -> list[Attr]:
    """Return the fields of a class in the order of its constructor."""
    first = [Attr("stack", "list[Frame[Any]]", "self.copy_stack()"), Attr("over", "bool", "self.over")]
    found = first if issubclass(cls, State) else []
    words = getattr(cls, "FIELDS", "")
    for field in fields(words) if isinstance(words, str) else words:
        found = [*found, *of_field(field)]
    return found


def of_field(field: Field) -> list[Attr]:
    """Return what a field is inside; a view alone has none."""
    if not field.attrs():
        return []
    if isinstance(field, Columns):
        return [plain(column.attr, "int", len(column.nest) + 1, False) for column in field.columns]
    if isinstance(field, Cache):
        return [Attr(field.attr, cached(field.fresh), f"self.{field.attr}")]
    if isinstance(field, Rows):
        name = field.shape.make.__name__
        return [Attr(field.attr, f"list[{name}]", f"[row.copy() for row in self.{field.attr}]")]
    kind = "bool" if isinstance(field.kind, Switch) else "int"
    return [plain(field.attr, kind, 0 if field.one_number else len(field.nest), field.shared)]


def plain(name: str, kind: str, depth: int, shared: bool) -> Attr:
    """Return a number, or lists of numbers."""
    type_ = "list[" * depth + kind + "]" * depth
    if depth == 0 or shared:
        return Attr(name, type_, f"self.{name}")
    if depth == 1:
        return Attr(name, type_, f"self.{name}[:]")
    if depth == 2:
        return Attr(name, type_, f"[row[:] for row in self.{name}]")
    return Attr(name, type_, f"[[row[:] for row in rows] for rows in self.{name}]")


def cached(fresh: Any) -> str:
    """Return the type of a cache by what it begins with."""
    if isinstance(fresh, list):
        return f"list[{cached(fresh[0])}]" if fresh else "list[int]"
    return type(fresh).__name__


if __name__ == "__main__":
    sys.exit(main())
