"""The engine: a game is plain data plus a stack of effects still to be done. It knows no game by name."""
