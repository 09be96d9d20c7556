"""Worlds of Dicke Dämonen, checked while people draw them, in a process of their own."""
