"""Who may come in, how often, and who somebody is."""
