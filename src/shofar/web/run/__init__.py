"""Running the server: the command, its settings, the workers and their supervisor."""
