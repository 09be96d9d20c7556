"""The questions about Dicke Dämonen, by what they are about."""
