"""Other processes of the program: what they are asked and answer over pipes, alone or several in a pool."""
