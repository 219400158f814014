"""Slots, constructors and copies follow from the declared fields, and are up to date."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import State
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.parts import Cache, Columns, Rows, derived
from tools import field_code


class Purse:
    FIELDS: ClassVar[list[Field]] = fields("coins", Cache("sum", 0))


class Hall(State):
    FIELDS: ClassVar[list[Field]] = fields(
        Rows("purses", Purse, by_seat=True),
        "round/3 open? row$[3]! hands${}[@]",
        Columns("market", "card=thing$ price"),
        derived("era"),
    )


class Evening(Phases[Hall]):
    FIELDS: ClassVar[str] = "phase/3 seat@"


def code(cls: type) -> str:
    return "\n".join(field_code.made(cls))


def test_all_classes_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert field_code.main(["--check"]) == 0, capsys.readouterr().out + "python tools/field_code.py"


def test_a_copy_shares_only_what_is_never_changed() -> None:
    made = code(Hall)
    assert (
        "self.copy_stack(), self.over, [row.copy() for row in self.purses], self.round, self.open"
        in made.replace("\n            ", " ").replace(",\n", ", ")
    )
    for part in ("self.row,", "[row[:] for row in self.hands]", "self.card[:]", "self.price[:]"):
        assert part in made
    assert "self.era" not in made, "a view works it out"
    assert "round_: int" in made and "open_: bool" in made, "arguments hide no builtins"
    assert "super().__init__(stack, over)" in made


def test_what_a_base_takes_is_given_to_it() -> None:
    made = code(Evening)
    assert '__slots__ = ("seat",)' in made
    assert "super().__init__(phase)" in made and "self.phase = phase" not in made
    assert "return Evening(self.phase, self.seat)" in made


def test_a_block_that_is_not_up_to_date_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = f"    {field_code.BEGIN}\n    __slots__ = ()\n\n    {field_code.END}\n"
    text = f"class Purse:\n    FIELDS = ''\n\n{block}\n    def more(self) -> None: ...\n"
    file = tmp_path / "purse.py"
    file.write_text(text)
    monkeypatch.setattr(field_code, "ROOT", tmp_path)
    monkeypatch.setattr(field_code, "sources", lambda: [file])
    monkeypatch.setattr(field_code, "module_of", lambda _: __import__(__name__, fromlist=["Purse"]))
    assert field_code.main(["--check"]) == 1 and file.read_text() == text
    assert field_code.main([]) == 0
    assert code(Purse) in file.read_text() and "def more" in file.read_text()
    assert field_code.main(["--check"]) == 0


def test_one_line_begins_a_block_also_at_the_end_of_a_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "purse.py"
    file.write_text(f"class Purse:\n    FIELDS = ''\n\n    {field_code.BEGIN}\n\n\nPURSES = 2\n")
    monkeypatch.setattr(field_code, "module_of", lambda _: __import__(__name__, fromlist=["Purse"]))
    once = field_code.rewritten(file)
    assert once == f"class Purse:\n    FIELDS = ''\n\n{code(Purse)}\n\n\nPURSES = 2\n"
    file.write_text(once)
    assert field_code.rewritten(file) == once


def test_modules_are_found_wherever_their_file_is() -> None:
    for file, name in (
        ("src/ecumene/kernel/frame.py", "ecumene.kernel.frame"),
        ("tests/nim/__init__.py", "tests.nim"),
    ):
        assert field_code.module_of(field_code.ROOT / file).__name__ == name
