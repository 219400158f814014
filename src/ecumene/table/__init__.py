"""What surrounds a game in play: seats, moves as text, undo, log, previews, record, position and words."""
