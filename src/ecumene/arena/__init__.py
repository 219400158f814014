"""Many games: matches, ladders, ratings, balance reports and benchmarks."""
