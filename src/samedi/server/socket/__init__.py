"""One connection: from bytes to commands and back."""
