"""Which rules and cards a test proves. `@rule("aoc.raise.workers")` and `@card("rome.main")` say so above it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules that it proves: it fails when one of them is broken."""
    return pytest.mark.rule(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the cards (or faces of cards, such as `rome.main`) that it proves."""
    return pytest.mark.card(*ids)


class Named:
    """One id that a test names, and where."""

    def __init__(self, id: str, path: Path, line: int) -> None:
        self.id = id
        self.where = f"{path.name}:{line}"


@cache
def named_in(folder: Path, marker: str) -> list[Named]:
    """Return every id that the tests of a folder name. Files are read, not run: any worker finds the same."""
    return [named for path in sorted(folder.rglob("test_*.py")) for named in named_by(path, marker)]


def named_by(path: Path, marker: str) -> Iterator[Named]:
    """Yield the ids that the tests of one file name, above the test or in the `marks` of a parameter."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        marks: list[ast.expr] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            marks = node.decorator_list
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
        for mark in marks:
            yield from _ids(mark, path, marker)


def _ids(mark: ast.expr, path: Path, marker: str) -> Iterator[Named]:
    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == marker:
        for word in mark.args:
            if not (isinstance(word, ast.Constant) and isinstance(word.value, str)):
                raise ValueError(f"{path.name}:{word.lineno}: @{marker} needs ids written out")
            yield Named(word.value, path, word.lineno)
