"""The program `samedi`."""
