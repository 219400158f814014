"""Names and texts that people typed, made harmless for screens, terminals and records."""

from __future__ import annotations

import re
import unicodedata

from ecumene.table.errors import Complaint

LONGEST_NAME = 40
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\ue000-\uf8ff\U000f0000-\U0010ffff]"
)
"""Default-ignorable characters of Unicode, blanks that are no space, and those that every font draws otherwise."""
HEAPED = re.compile(
    "([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})[\u0300-\u036f"
    "\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
"""More than two marks on one letter: they grow into the lines above and below."""
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")


def clean(name: str) -> str:
    """Return a name in NFC, without control, bidi and invisible characters, on one line and not too long."""
    if not isinstance(name, str):
        raise Complaint("name", kind=type(name).__name__)
    seen = INVISIBLE.sub("", CONTROL.sub("", name[: 8 * LONGEST_NAME]))
    text = HEAPED.sub(r"\1", unicodedata.normalize("NFC", " ".join(seen.split())))
    return text[:LONGEST_NAME].strip()


def printable(text: str) -> str:
    """Return a text with a mark in the place of everything that could harm a terminal."""
    return CONTROL.sub("�", text)
