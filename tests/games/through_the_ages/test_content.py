"""An owner's tables: a key that nobody would read is refused, with its row and the keys that are right."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SAY = """
import ecumene
try:
    ecumene.new("through-the-ages", 2)
    print("taken")
except ecumene.Complaint as wrong:
    for lang in ("en", "ru", "el"):
        print(wrong.said(lang))
"""


def said_of(folder: Path, row: str) -> list[str]:
    """Return what is said of one row that replaces the printed one."""
    (folder / "through-the-ages").mkdir()
    (folder / "through-the-ages" / "mine.toml").write_text(f"[[card]]\n{row}\n", encoding="utf-8")
    env = {**os.environ, "ECUMENE_CONTENT": str(folder)}
    done = subprocess.run([sys.executable, "-c", SAY], env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ('id = "iron"\ngive = { resources = 3 }', ("iron", "give", "gives")),
        ('id = "iron"\ngives = { resource = 3 }', ("iron", "resource", "resources")),
        (
            'id = "rats"\neffects = [{ who = "all", do = "lose", lose = { population = 1 }, eech = 2 }]',
            ("rats", "eech", "each"),
        ),
    ],
)
def test_a_misspelt_key_is_refused_by_name(tmp_path: Path, row: str, wrong: tuple[str, str, str]) -> None:
    id, name, right = wrong
    english, russian, greek = said_of(tmp_path, row)
    head, _, keys = english.partition("; the keys are: ")
    assert head.endswith(f"mine.toml: in the row “{id}” of card there is no “{name}”")
    assert right in keys.split(", ")
    assert f"в строке «{id}» таблицы card нет ключа «{name}»; есть такие: " in russian
    assert f"στη σειρά «{id}» του πίνακα card δεν υπάρχει κλειδί «{name}»· υπάρχουν: " in greek


def test_what_the_rules_can_read_is_taken(tmp_path: Path) -> None:
    assert said_of(tmp_path, 'id = "iron"\ngives = { resources = 3, blue = 1 }\nresources = 6') == ["taken"]
