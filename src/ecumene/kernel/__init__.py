"""What every game shares: frames, states, actions, luck, refusals, views and laws. Knows no game."""
