"""The questions about Baron Voodoo, by what they are about."""
