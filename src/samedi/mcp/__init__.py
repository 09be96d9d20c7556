"""A seat for language models, over the Model Context Protocol (extra `samedi[mcp]`, docs/mcp.md)."""
