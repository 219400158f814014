"""Every rule has a test, every test names rules that exist, and so does every refusal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.games import find, keys
from ecumene.kernel.rules import read_rulebook
from tests.rules import TESTS, Named, named_by, named_in

SOURCE = TESTS.parent / "src" / "ecumene"
HOUSE_RULES = SOURCE / "table" / "rules.toml"


def rules_of(path: Path) -> list[str]:
    return list(read_rulebook(path).rules)


def all_rules() -> set[str]:
    """Return every rule that is written down, of games still in the making too."""
    found = [HOUSE_RULES, *SOURCE.glob("games/*/rules.toml"), *TESTS.glob("*/rules.toml")]
    return {rule for path in found for rule in rules_of(path)}


def cited_by(path: Path) -> Iterator[Named]:
    """Yield the rules that a module cites: in `Refusal("…")`, `reason("…")` or as the `RULE` of a paragraph."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and (is_named(node.func, "Refusal") or is_named(node.func, "reason")):
            value: ast.expr | None = node.args[0] if node.args else node.keywords[0].value
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            name = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            value = node.value if is_named(name, "RULE") else None
        else:
            continue
        for word in texts(value):
            yield Named(word, path, node.lineno)


def is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def texts(value: ast.expr | None) -> list[str]:
    """Return the strings that an expression may come to: both sides of `"a" if draft else "b"`."""
    if isinstance(value, ast.IfExp):
        return texts(value.body) + texts(value.orelse)
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        return [value.value]
    return []


@pytest.mark.parametrize("book", ["table", "sahara", *keys()])
def test_every_rule_has_a_test(book: str) -> None:
    own = {"table": HOUSE_RULES, "sahara": TESTS / "sahara" / "rules.toml"}
    rules = rules_of(own[book]) if book in own else list(find(book).rulebook.rules)
    proved = {named.id for named in named_in(TESTS, "rule")}
    without = [rule for rule in rules if rule not in proved]
    assert not without, f"{len(without)} rules have no test: {', '.join(without)}"


def test_every_test_names_rules_that_exist() -> None:
    known = all_rules()
    unknown = [f"{named.id} ({named.where})" for named in named_in(TESTS, "rule") if named.id not in known]
    assert not unknown, f"no such rules: {', '.join(unknown)}"


def test_every_refusal_cites_a_rule_that_exists() -> None:
    known = all_rules()
    modules = [*sorted(SOURCE.rglob("*.py")), *sorted((TESTS / "sahara").glob("*.py"))]
    cited = [named for path in modules for named in cited_by(path)]
    unknown = [f"{named.id} ({named.where})" for named in cited if named.id not in known]
    assert not unknown, f"no such rules: {', '.join(unknown)}"
    assert len(cited) > 40  # the search itself still finds what it looks for


def test_a_citation_is_found_wherever_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "turn.py"
    path.write_text(
        "class Turn:\n"
        '    RULE: ClassVar[str] = "a.one"\n'
        "    def refuse(self):\n"
        '        return Refusal("a.two" if self.draft else "a.three", 4)\n'
        "        return Refusal(self.RULE)\n"
        "class Other:\n"
        '    RULE = "a.four"\n'
        '    it = Refusal(rule="a.five")\n'
        'NO_ROOM = reason("a.six")\n'
    )
    assert {named.id for named in cited_by(path)} == {"a.one", "a.two", "a.three", "a.four", "a.five", "a.six"}


def test_a_rule_counts_as_named_only_where_a_test_stands(tmp_path: Path) -> None:
    path = tmp_path / "test_turn.py"
    path.write_text(
        '@rule("a.one", "a.two")\n'
        "def test_it(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("a.three"))])\n'
        "def test_all(x): ...\n"
        '@rule("a.four")\n'
        "def helper(): ...\n"
        '"""@rule("a.five")"""\n'
    )
    assert [named.id for named in named_by(path, "rule")] == ["a.one", "a.two", "a.three"]


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    path = tmp_path / "test_turn.py"
    path.write_text("@rule(*RULES)\ndef test_it(): ...\n")
    with pytest.raises(ValueError, match="written out"):
        list(named_by(path, "rule"))
