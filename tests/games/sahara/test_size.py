"""A whole game stays small: what is not said twice is not written twice.

Counted are the lines of all Python files of tests/sahara, docstrings, comments and imports included. Blank lines
are not, nor are those that tools/field_code.py has written; nor rules.toml and the words, which are no Python.
"""

from __future__ import annotations

from pathlib import Path

from tools.structure import generated_lines

from tests import sahara

MOST = 400


def test_a_game_with_a_map_dice_and_secret_choices_is_at_most_400_lines() -> None:
    written = 0
    for file in Path(sahara.__file__).parent.glob("*.py"):
        lines = file.read_text("utf-8").splitlines()
        made = generated_lines(lines)
        written += sum(1 for number, line in enumerate(lines, 1) if line.strip() and number not in made)
    assert 200 < written <= MOST, "without blank lines, and without what tools/field_code.py writes"
