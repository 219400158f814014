"""Positions that cannot have come from play: refused with a cause that reads well in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ecumene.kernel.game import Game
from ecumene.kernel.impossible import Impossible
from ecumene.table.messages import messages
from ecumene.table.position import cause_of

QUOTED = re.compile("«[^»]*»")


@contextmanager
def refused(game: Game, cause: str) -> Iterator[None]:
    """Expect a refusal whose English words match; nothing but quoted names is left in English elsewhere."""
    with pytest.raises(Impossible) as caught:
        yield
    said = cause_of(game, caught.value)
    assert re.search(cause, said["en"]), said["en"]
    for lang, text in said.items():
        lacking = messages(game, lang).lacking
        assert not [id for id in lacking if id.startswith("audit-")], lacking
        if lang != "en":
            assert not re.search("[A-Za-z]", QUOTED.sub("", text)), text
