"""The frames of a game by name, for positions: found among the classes of its chapters, kept by no list."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.frame import Frame, State

Frames = dict[str, type[Frame[Any]]]
MODULE: Final = "__module__"
_found: dict[str, Frames] = {}


def frames_of(state: type[State]) -> Frames:
    """Return the frames that are defined in the room of a state and its chapters, by name, sorted.

    One that can lie on a stack says how it is copied; what others share and nobody pushes does not. The frame that
    a game begins with must have been imported: it leads to all others.
    """
    room = module_of(state).rpartition(".")[0] + "."
    if room not in _found:
        kinds = [kind for kind in derived(Frame) if module_of(kind).startswith(room)]
        frames = {kind.__name__: kind for kind in kinds if "copy" in vars(kind)}
        _found[room] = dict(sorted(frames.items()))
    return _found[room]


def module_of(kind: type) -> str:
    """Return where a class is defined; mypyc does not let a compiled class be asked for it by attribute."""
    return str(getattr(kind, MODULE))


def derived(kind: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    """Return all classes that are derived from a frame, however far."""
    found: list[type[Frame[Any]]] = []
    for other in kind.__subclasses__():
        found.append(other)
        found += derived(other)
    return found
