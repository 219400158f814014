"""Long lines broken at spaces, with a hanging indent, so that plain text fits a terminal of 80 columns."""

from __future__ import annotations

from rich.cells import cell_len

WIDTH = 79
TIE = "\u00a0"


def wrap(text: str, width: int = WIDTH) -> list[str]:
    """Return a line as lines of at most a width; what goes on stands two columns further right than it began.

    A no-break space holds words together, and is an ordinary one in what is returned.
    """
    if cell_len(text) <= width:
        return [text.replace(TIE, " ")]
    indent = " " * (len(text) - len(text.lstrip(" ")))
    out: list[str] = []
    line = indent
    for word in text.split(" "):
        if not word:
            continue
        longer = f"{line} {word}" if line.strip() else line + word
        if line.strip() and cell_len(longer) > width:
            out.append(line)
            line = f"{indent}  {word}"
        else:
            line = longer
    return [part.replace(TIE, " ") for part in (*out, line)]
