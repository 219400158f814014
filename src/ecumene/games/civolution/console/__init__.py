"""The console: dice that pay, markers, a turn, a reset."""
