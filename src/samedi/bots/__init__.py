"""Bots: they know games only through the core, and see only what their seat may see."""
