"""The frames of a game by name, for positions: found among the classes of its chapters, kept by no list."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame, State

Frames = dict[str, type[Frame[Any]]]
_found: dict[str, Frames] = {}


def frames_of(state: type[State]) -> Frames:
    """Return the frames that are defined in the room of a state and its chapters, by name, sorted.

    A class that others there are derived from is no paragraph of its own and cannot lie on a stack. Asked for
    when a position is read and not before: by then the game has imported its chapters.
    """
    room = state.__module__.rpartition(".")[0] + "."
    if room not in _found:
        kinds = [kind for kind in _derived(Frame) if kind.__module__.startswith(room)]
        bases = [base for kind in kinds for base in kind.__bases__]
        frames = {kind.__name__: kind for kind in kinds if kind not in bases}
        _found[room] = dict(sorted(frames.items()))
    return _found[room]


def _derived(kind: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    """Return all classes that are derived from a frame, however far."""
    found: list[type[Frame[Any]]] = []
    for other in kind.__subclasses__():
        found.append(other)
        found += _derived(other)
    return found
