"""Dicke Dämonen."""
