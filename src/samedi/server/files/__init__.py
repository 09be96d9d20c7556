"""Finished games as files."""
