"""Long lines broken at spaces, with a hanging indent, so that plain text fits a terminal of 80 columns."""

from __future__ import annotations

import re

from rich.cells import cell_len

WIDTH = 79
TIE = "\u00a0"
BREAK = re.compile(r"(?<=\S) (?=\S)")  # wider gaps hold columns apart
COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=[+−]?\d)")  # a number stays with what it counts


def wrap(text: str, width: int = WIDTH, hang: int = 2) -> list[str]:
    """Return a line as lines of at most a width; what goes on hangs some columns further right than it began.

    A no-break space holds words together, and is an ordinary one in what is returned.
    """
    if cell_len(text) <= width:
        return [text.replace(TIE, " ")]
    indent = " " * (len(text) - len(text.lstrip(" ")))
    out: list[str] = []
    line = ""
    for word in BREAK.split(COUNTED.sub(TIE, text.strip(" "))):
        longer = f"{line} {word}" if line else indent + word
        if line and cell_len(longer) > width:
            out.append(line)
            line = f"{indent}{' ' * hang}{word}"
        else:
            line = longer
    return [part.replace(TIE, " ") for part in (*out, line)]
