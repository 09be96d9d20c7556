"""Tables of one person without a server: the same messages, in the person's own browser."""
