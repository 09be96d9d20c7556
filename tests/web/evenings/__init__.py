"""Whole evenings at the page, played by clicks, taps and keys."""
