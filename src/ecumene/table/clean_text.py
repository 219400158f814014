"""Names and texts that people typed, made harmless for screens, terminals and records."""

from __future__ import annotations

import re
import unicodedata

from ecumene.table.errors import Complaint

LONGEST_NAME = 40
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")


def clean(name: str) -> str:
    """Return a name in NFC, without control and bidi characters, on one line and not too long."""
    if not isinstance(name, str):
        raise Complaint("name", kind=type(name).__name__)
    text = CONTROL.sub("", unicodedata.normalize("NFC", name[: 8 * LONGEST_NAME]))
    return " ".join(text.split())[:LONGEST_NAME].strip()


def printable(text: str) -> str:
    """Return a text with a mark in the place of everything that could harm a terminal."""
    return CONTROL.sub("�", text)
