"""The balance lab: what many games between bots say about a game (`samedi balance`)."""
