"""Tables: rooms in memory, their keeper, what people do there, undo and clocks."""
