"""Games that an older revision saved go on where our rules repeat them; else the file stays as it is.

The records in `old` were written at 5c93e3c, when Historia had version 1 of its rules: by the tables `cubes` and
`frozen` of tests/server/old.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.shell import ecumene

OLD = Path(__file__).parent / "old"


def test_a_saved_game_goes_on_by_our_rules(tmp_path: Path) -> None:
    saved = Path(shutil.copy(OLD / "goes-on.game", tmp_path))
    ran = ecumene("play", "--resume", str(saved), "--plain", "--lang", "en", typed="quit\n")
    assert ran.code == 0, ran.err
    old, new = (path.read_text("utf-8") for path in (OLD / "goes-on.game", saved))
    assert '[Rules "1"]' in old and '[Rules "2"]' in new
    assert new.partition("\n\n")[2] == old.partition("\n\n")[2]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "version 2 cannot repeat it"),
        ("ru", "не может это повторить"),
        ("el", "δεν μπορεί να το επαναλάβει"),
    ],
)
def test_one_that_our_rules_cannot_repeat_is_refused_and_kept(
    call: Call, tmp_path: Path, lang: str, words: str
) -> None:
    saved = Path(shutil.copy(OLD / "differs.game", tmp_path))
    ran = call("play", "--resume", str(saved), "--plain", "--lang", lang)
    assert ran.code == 2 and words in ran.err and str(saved) in ran.err
    assert saved.read_bytes() == (OLD / "differs.game").read_bytes() and list(tmp_path.iterdir()) == [saved]
