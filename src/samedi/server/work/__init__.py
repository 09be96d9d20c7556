"""What takes long, done in processes of its own: nobody at a table waits for it."""
