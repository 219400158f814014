"""What goes over the wire, in one place: requests, answers and socket messages. docs/wire.md says what they mean.

Bodies and messages that come in are checked against these, the OpenAPI description and the TypeScript types of the
browser client are made from them, and the tests hold whatever the server sends against them.
"""

from __future__ import annotations

from typing import Final

WIRE: Final = 3
"""The version of the wire. It rises when an older client would misunderstand: told by `hello` and by a header."""
HEADER: Final = "ecumene-wire"
