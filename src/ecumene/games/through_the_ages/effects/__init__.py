"""What the cards do: their rows compiled, what they count and how much they give."""
