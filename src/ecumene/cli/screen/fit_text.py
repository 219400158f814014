"""Words that must fit: shortened with an ellipsis, or broken over two lines of a card."""

from __future__ import annotations

import unicodedata

from rich.cells import cell_len, set_cell_size

VOWELS = frozenset("aeiouyаеиоуыэюяαειουηω")


def clip(text: str, width: int) -> str:
    """Return a text of at most a width, with an ellipsis where it was cut."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """Return a text of exactly a width."""
    return set_cell_size(clip(text, width), width)


def centre(text: str, width: int) -> str:
    """Return a text in the middle of a width."""
    short = clip(text, width)
    left = (width - cell_len(short)) // 2
    return set_cell_size(" " * left + short, width)


def broken(text: str, width: int, lines: int) -> list[str]:
    """Return a text broken into at most a number of lines, long words at a syllable; what is too long is cut."""
    out = [""]
    words = text.split()
    while words:
        word = words.pop(0)
        longer = f"{out[-1]} {word}".strip()
        if cell_len(longer) <= width or len(out) == lines:
            out[-1] = longer
        elif not out[-1]:
            head = syllables(word, width - 1)
            out[-1] = f"{head}-" if head else word
            if head:
                words.insert(0, word[len(head) :])
                out.append("")
        else:
            words.insert(0, word)
            out.append("")
    return [clip(line, width) for line in out if line] or [""]


def syllables(word: str, width: int) -> str:
    """Return as many whole syllables of a word as fit; nothing where it cannot be broken."""
    plain = "".join(unicodedata.normalize("NFD", c)[0] for c in word.lower())
    for end in range(min(width, len(word) - 3), 2, -1):
        if plain[end - 1] in VOWELS and plain[end] not in VOWELS and plain[end + 1] in VOWELS:
            return word[:end]
    return ""
