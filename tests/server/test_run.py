"""Where the server listens."""

from __future__ import annotations

from ecumene.server.run import address, listen, listen_near


def test_a_busy_port_is_passed_over_for_the_next_free_one() -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with listen_near("127.0.0.1", port) as near:
            assert near.getsockname()[1] != port
            assert address("127.0.0.1", near) == f"http://127.0.0.1:{near.getsockname()[1]}/"
