"""The terminal: boards as text, and the people who sit before it."""
