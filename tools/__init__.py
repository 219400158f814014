"""What developers run: compile, measure, pin, draw."""
