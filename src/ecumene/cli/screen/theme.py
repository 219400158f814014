"""Colours: parchment by day, slate by night, and the players' colours of Okabe and Ito with a shape each."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

DARK: Final = "ecumene-dark"
LIGHT: Final = "ecumene-light"

PALETTES: Final[dict[str, dict[str, str]]] = {
    DARK: {
        "ink": "#E8E2D4",
        "dim": "#9DA3AB",
        "faint": "#858D97",
        "line": "#59616C",
        "lit": "#F0C75E",
        "open": "#E8E2D4",
        "bad": "#FF8A70",
        "good": "#7FD6A4",
        "paper": "#1B1F24",
    },
    LIGHT: {
        "ink": "#2A2520",
        "dim": "#5F5748",
        "faint": "#6C6454",
        "line": "#A79C86",
        "lit": "#8A3B00",
        "open": "#2A2520",
        "bad": "#A3261A",
        "good": "#1D6B44",
        "paper": "#F6F1E5",
    },
}

THEMES: Final = [
    Theme(
        name=DARK,
        primary="#56B4E9",
        secondary="#E69F00",
        accent="#F0C75E",
        foreground="#E8E2D4",
        background="#1B1F24",
        surface="#1B1F24",
        panel="#262C34",
        success="#7FD6A4",
        warning="#E69F00",
        error="#FF8A70",
        dark=True,
        variables={"rule": "#59616C", "quiet": "#9DA3AB", "bar": "#262C34"},
    ),
    Theme(
        name=LIGHT,
        primary="#0072B2",
        secondary="#8A5A00",
        accent="#8A3B00",
        foreground="#2A2520",
        background="#F6F1E5",
        surface="#F6F1E5",
        panel="#EAE2CF",
        success="#1D6B44",
        warning="#8A5A00",
        error="#A3261A",
        dark=False,
        variables={"rule": "#A79C86", "quiet": "#5F5748", "bar": "#EAE2CF"},
    ),
]

SEATS: Final = [
    ("#0072B2", "#FFFFFF", "■"),
    ("#D55E00", "#000000", "▲"),
    ("#009E73", "#000000", "●"),
    ("#CC79A7", "#000000", "◆"),
    ("#E69F00", "#000000", "✚"),
    ("#56B4E9", "#000000", "◗"),
]


def badge(seat: int) -> tuple[str, str]:
    """Return the mark of a seat and its style: colour, shape and letter together, never colour alone."""
    if seat < 0:
        return "   ", ""
    back, front, shape = SEATS[seat % len(SEATS)]
    return f"{shape}{chr(ord('A') + seat % 26)} ", f"bold {front} on {back}"
