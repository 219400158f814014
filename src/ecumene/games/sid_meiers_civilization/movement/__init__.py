"""Movement: figures walk, reveal tiles, enter huts, villages and cities (p. 19, 20)."""
