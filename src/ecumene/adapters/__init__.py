"""Faces of the games for research: PettingZoo, Gymnasium and OpenSpiel. `pip install ecumene[research]`."""
