"""Derive the table of look-alike characters from Unicode's confusables: `confusables.py confusables.json`.

The source is the file of that name in the package confusable-homoglyphs, which is Unicode's confusables.txt with
every pair written twice. What is kept, in src/ecumene/server/confusables.txt, is a line for each character that
others look like: itself, a tab, and those others. What NFKC makes the same anyway is left out.
"""

import json
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parent.parent / "src/ecumene/server/confusables.txt"
HEAD = """\
# Characters that look alike: the first stands for all that follow the tab. Derived, and so modified, by
# tools/confusables.py from confusables.txt of Unicode 15.1 (Unicode Technical Standard #39).
# Copyright © 1991-2023 Unicode, Inc., under the Unicode License v3: see NOTICE.
"""
MARK = "\u200e"  # written around letters that run from right to left


def pairs(text: str) -> list[tuple[str, str]]:
    """Return each look-alike with what it looks like."""
    rows = {key.strip(MARK): [each["c"].strip(MARK) for each in found] for key, found in json.loads(text).items()}
    found = []
    for source, targets in rows.items():
        for target in targets:
            if len(source) == 1 and before(target, source, rows):
                found.append((source, target))
    return found


def before(target: str, source: str, rows: dict[str, list[str]]) -> bool:
    """Tell whether a text stands for a character, not the other way round: it stands for more, or is longer."""
    most, own = len(rows.get(target, [])), len(rows.get(source, []))
    return (most, len(target), -ord(target[0])) > (own, 1, -ord(source))


def kept(source: str) -> bool:
    """Tell whether a character is still itself when names are compared."""
    return unicodedata.normalize("NFKD", source) == source


def main() -> None:
    """Write the table anew."""
    alike: dict[str, list[str]] = {}
    for source, target in pairs(Path(sys.argv[1]).read_text("utf-8")):
        if kept(source):
            alike.setdefault(target, []).append(source)
    lines = [f"{target}\t{''.join(sorted(alike[target]))}\n" for target in sorted(alike)]
    TABLE.write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
