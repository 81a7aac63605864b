"""The store: rows are the truth. Every accepted move is a row before anybody is told of it."""
