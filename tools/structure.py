"""Print how the games' code is built: size, refusals, simulations, fields, import cycles, and rules stated twice.

    python tools/structure.py                  # the working tree
    python tools/structure.py --base 5c93e3c   # a revision of git before, and the working tree
    python tools/structure.py --root DIR       # another checkout

What no parser can count is listed by hand in docs/structure.toml: the functions that state one of ten rules in
full, and those that carry out a rule a second time to foresee it. Each entry must exist, so the list stays true.
A revision from before there was a list is measured by docs/structure-before.toml.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LIST = "docs/structure.toml"
BEFORE = "docs/structure-before.toml"
GAMES = "src/ecumene/games"
COLUMNS = {
    "files": "files",
    "lines": "lines",
    "generated": "generated lines",
    "refusals": "refusals",
    "field_lines": "field lines",
    "cycles": "import cycles",
}
FIELD_METHODS = ("__init__", "copy")
GENERATED = "# generated"
"""Begins and ends the block of a class that tools write; its lines are counted apart."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to measure")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--base", metavar="REV", help="a revision of git to compare with")
    asked = parser.parse_args()
    found = measure(asked.root)
    before = measure_revision(asked.root, asked.base) if asked.base else None
    if asked.json:
        print(json.dumps({"before": before, "after": found} if before else found, indent=1))
    else:
        print(as_text(found) if before is None else side_by_side(before, found))
    return 0


def measure_revision(root: Path, revision: str) -> dict[str, Any]:
    """Return the figures of a revision of git, which is laid out in a folder of its own."""
    packed = subprocess.run(
        ["git", "-C", str(root), "archive", "--format=tar", revision, "src", "web/src", "docs"],
        capture_output=True,
        check=True,
    ).stdout
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
        return measure(Path(folder))


def measure(root: Path) -> dict[str, Any]:
    """Return the figures of a checkout."""
    games = {}
    for room in sorted((root / GAMES).iterdir()):
        if (room / "rules.toml").is_file():
            games[room.name] = game_figures(room)
    own = root / LIST
    listed = tomllib.loads((own if own.is_file() else ROOT / BEFORE).read_text("utf-8"))
    return {
        "games": games,
        "simulations": listed["simulations"],
        "fast_paths": listed.get("fast_paths", {}),
        "statements": listed["statements"],
        "missing": missing(root, listed),
        "cycles": all_cycles(root),
    }


def game_figures(room: Path) -> dict[str, Any]:
    """Return what can be counted in the folder of one game."""
    files = sorted(room.rglob("*.py"))
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
    lines = {file: file.read_text("utf-8").splitlines() for file in files}
    generated = sum(len(generated_lines(each)) for each in lines.values())
    return {
        "files": len(files),
        "lines": sum(len(each) for each in lines.values()) - generated,
        "generated": generated,
        "refusals": len(refusers(trees)),
        "refusers": refusers(trees),
        "field_lines": sum(field_lines(trees[file], generated_lines(lines[file])) for file in files),
        "cycles": [len(each) for each in cycles(imports(room.parent.parent.parent, trees))],
    }


def refusers(trees: dict[Path, ast.Module]) -> list[str]:
    """Return the names of the functions that return a refusal."""
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    return sorted(node.name for node in nodes if isinstance(node, ast.FunctionDef) and returns_refusal(node))


def returns_refusal(node: ast.FunctionDef) -> bool:
    """Return whether a function returns a refusal."""
    return node.returns is not None and "Refusal" in ast.unparse(node.returns)


def generated_lines(lines: list[str]) -> set[int]:
    """Return the numbers of the lines that a tool has written."""
    found: set[int] = set()
    inside = False
    for number, line in enumerate(lines, 1):
        mark = line.strip().startswith(GENERATED)
        if mark or inside:
            found.add(number)
        inside = inside != mark
    return found


def field_lines(tree: ast.Module, generated: set[int]) -> int:
    """Return the lines that repeat the fields of a class by hand: slots, constructor and copy()."""
    total = 0
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        slots = [each for each in node.body if isinstance(each, ast.Assign) and target(each) == "__slots__"]
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name in FIELD_METHODS]
        if not slots or not any(each.name == "copy" for each in methods):
            continue
        for part in [*slots, *methods]:
            if part.lineno not in generated:
                total += (part.end_lineno or part.lineno) - part.lineno + 1
    return total


def target(node: ast.Assign) -> str:
    """Return the name that is assigned to."""
    return ast.unparse(node.targets[0])


def imports(source: Path, trees: dict[Path, ast.Module]) -> dict[str, set[str]]:
    """Return which module imports which when it runs; what is imported for types alone does not count."""
    names = {module_name(source, file): file for file in trees}
    graph: dict[str, set[str]] = {name: set() for name in names}
    for name, file in names.items():
        for node in runtime_nodes(trees[file]):
            if isinstance(node, ast.ImportFrom) and node.module:
                modules = [f"{node.module}.{each.name}" for each in node.names]
                wanted = [each if each in names else node.module for each in modules]
            elif isinstance(node, ast.Import):
                wanted = [each.name for each in node.names]
            else:
                continue
            graph[name] |= {each for each in wanted if each in names and each != name}
    return graph


def all_cycles(root: Path) -> list[list[str]]:
    """Return the groups of modules that import one another in a circle, in the whole program."""
    source = root / "src"
    files = sorted((source / "ecumene").rglob("*.py"))
    return cycles(imports(source, {file: ast.parse(file.read_text("utf-8")) for file in files}))


def module_name(source: Path, file: Path) -> str:
    """Return the dotted name of a module."""
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def runtime_nodes(tree: ast.AST) -> list[ast.AST]:
    """Return all nodes but those below `if TYPE_CHECKING`."""
    found: list[ast.AST] = []
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        found.append(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            left += node.orelse
        else:
            left += ast.iter_child_nodes(node)
    return found


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import one another in a circle, the largest first (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in sorted(graph):
        if name not in index:
            visit(name)
    return sorted(found, key=len, reverse=True)


def missing(root: Path, listed: dict[str, dict[str, list[str]]]) -> list[str]:
    """Return the entries of the list that name no function or class of the checkout."""
    wrong = []
    for entries in [*listed["simulations"].values(), *listed["statements"].values()]:
        for entry in entries:
            path, _, name = entry.partition(":")
            file = root / path
            text = file.read_text("utf-8") if file.is_file() else ""
            last = name.rpartition(".")[2]
            if not any(f"{word} {last}" in text for word in ("def", "class", "function", "const")):
                wrong.append(entry)
    return wrong


def as_text(found: dict[str, Any]) -> str:
    """Return the figures for people."""
    out = [f"{'game':26}{'files':>7}{'lines':>8}{'made':>6}{'refusals':>10}{'field lines':>13}  import cycles"]
    for name, row in [*found["games"].items(), ("all", total(found["games"]))]:
        sizes = ", ".join(str(each) for each in row["cycles"]) or "none"
        out.append(
            f"{name:26}{row['files']:>7}{row['lines']:>8}{row['generated']:>6}{row['refusals']:>10}"
            f"{row['field_lines']:>13}  {sizes}"
        )
    for title in ("simulations", "fast_paths", "statements"):
        counts = {rule: len(places) for rule, places in found[title].items()}
        out.append(f"{title}: {sum(counts.values())}")
        out += [f"  {many:>3}  {rule}" for rule, many in counts.items()]
    out.append(f"import cycles in the whole program: {len(found['cycles'])}")
    out += [f"  {', '.join(each)}" for each in found["cycles"]]
    out += [f"not found: {entry}" for entry in found["missing"]]
    return "\n".join(out)


def side_by_side(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return the figures before and after, game by game."""
    out = [f"{'':44}{'before':>10}{'after':>10}"]
    rows = [*after["games"], "all"]
    was, now = ({**found["games"], "all": total(found["games"])} for found in (before, after))
    for key, title in COLUMNS.items():
        for name in rows:
            figures = [cell(each.get(name), key) for each in (was, now)]
            out.append(f"{title:18}{name:26}{figures[0]:>10}{figures[1]:>10}")
    for title in ("simulations", "fast_paths", "statements"):
        counts = [{rule: len(places) for rule, places in found[title].items()} for found in (before, after)]
        for rule in sorted({*counts[0], *counts[1]}):
            out.append(
                f"{title:14}{rule:40.40}".ljust(44)[:44] + "".join(f"{each.get(rule, 0):>10}" for each in counts)
            )
        out.append(f"{title:18}{'all':26}" + "".join(f"{sum(each.values()):>10}" for each in counts))
    out += [f"not found: {entry}" for entry in [*before["missing"], *after["missing"]]]
    return "\n".join(out)


def cell(row: dict[str, Any] | None, key: str) -> str:
    """Return one figure as text; of cycles, their sizes."""
    if row is None:
        return "-"
    return str(row[key]) if key != "cycles" else ",".join(map(str, row[key])) or "none"


def total(games: dict[str, Any]) -> dict[str, Any]:
    """Return the sums over all games."""
    keys = ("files", "lines", "generated", "refusals", "field_lines")
    sums: dict[str, Any] = {key: sum(row[key] for row in games.values()) for key in keys}
    return {**sums, "cycles": sorted((size for row in games.values() for size in row["cycles"]), reverse=True)}


if __name__ == "__main__":
    sys.exit(main())
