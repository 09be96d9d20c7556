"""The table: one running game with its people, as commands and events; no I/O."""
