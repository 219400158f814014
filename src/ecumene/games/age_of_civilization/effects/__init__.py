"""What cards do, as their rows say it."""
