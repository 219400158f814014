"""Small wrong changes to source code: conditions, numbers, and calls that are left out."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from pathlib import Path

EDGES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
NO_RULES = ("__init__", "copy", "check", "show", "source")
"""Methods that carry out no rule: fields, checks of positions, and what others may know."""
LEFT_OUT = "left out"


class Change:
    """One wrong change: where it is, what it does, and the whole file as it is then."""

    def __init__(self, file: str, number: int, line: str, what: str, text: str) -> None:
        self.file = file
        self.number = number
        self.line = line  # without the space around it
        self.what = what
        self.text = text

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.what}"

    def place(self, seed: int) -> str:
        """Return where it comes in a random order that edits elsewhere do not change."""
        return hashlib.sha256(f"{seed}|{self.file}|{self.line}|{self.what}".encode()).hexdigest()


def changes_of(path: Path, file: str) -> list[Change]:
    """Return every change to a file; `file` is what it is called in reports."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    raw, found = text.encode(), []
    for node, last, new, what in edits(ast.parse(text)):
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[(last.end_lineno or 1) - 1] + (last.end_col_offset or 0)
        changed = (raw[:begin] + new.encode() + raw[end:]).decode()
        found.append(Change(file, node.lineno, lines[node.lineno - 1].strip(), what, changed))
    return found


Place = ast.expr | ast.stmt
Edit = tuple[Place, Place, str, str]
"""From the first node to the last: the new text, and the change in words."""


def edits(tree: ast.AST) -> Iterator[Edit]:
    """Yield the edits of all functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in NO_RULES:
            for part in node.body:
                yield from within(part)


def within(node: ast.AST) -> Iterator[Edit]:
    """Yield the edits of a statement or expression and of all its parts, except for what only tells."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.JoinedStr | ast.Assert | ast.Raise) or only_tells(
        node
    ):
        return
    yield from of_condition(node)
    yield from of_number(node)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, node, "pass", f"`{ast.unparse(node)}` {LEFT_OUT}"
    for part in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.AnnAssign) and part is node.annotation):
            yield from within(part)


def only_tells(node: ast.AST) -> bool:
    """Return whether a node only writes into the log, or asks whether there is one."""
    if isinstance(node, ast.If):
        return "luck.log" in ast.unparse(node.test)
    return (isinstance(node, ast.Call) and ast.unparse(node.func) == "luck.tell") or (
        isinstance(node, ast.Expr) and only_tells(node.value)
    )


def of_condition(node: ast.AST) -> Iterator[Edit]:
    """Negate a condition, move its edge, swap `and` and `or`, or leave out a branch."""
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        tests.append(node.test)
    elif isinstance(node, ast.comprehension):
        tests += node.ifs
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp):
        tests.append(node.value)
    for test in tests:
        said = ast.unparse(test)
        yield test, test, f"(not ({said}))", f"`{said}` negated"
    if isinstance(node, ast.If):
        said = ast.unparse(node.test)
        yield node.test, node.test, "False", f"`{said}` never holds"
        if node.orelse and not isinstance(node.orelse[0], ast.If):
            yield node.orelse[0], node.orelse[-1], "pass", f"else of `{said}` {LEFT_OUT}"
    for other in [*moved(node)] if isinstance(node, ast.Compare | ast.BoolOp) else []:
        assert isinstance(node, ast.expr)
        yield node, node, f"({ast.unparse(other)})", f"`{ast.unparse(node)}` becomes `{ast.unparse(other)}`"


def moved(node: ast.Compare | ast.BoolOp) -> Iterator[ast.expr]:
    """Yield a comparison with each edge moved by one, and the other of `and` and `or`."""
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        return
    for at, op in enumerate(node.ops):
        if type(op) in EDGES:
            other = copy.deepcopy(node)
            other.ops[at] = EDGES[type(op)]()
            yield other


def of_number(node: ast.AST) -> Iterator[Edit]:
    """Change numbers by one, but not places in a list, and not -1, which means none."""
    for name, value in ast.iter_fields(node):
        if (isinstance(node, ast.Subscript) and name == "slice") or isinstance(node, ast.UnaryOp):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.Constant) and type(part.value) is int:
                for new in (part.value + 1, part.value - 1):
                    yield part, part, f"({new})", f"{part.value} becomes {new} in `{ast.unparse(node)}`"
