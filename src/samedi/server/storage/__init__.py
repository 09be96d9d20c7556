"""What the server keeps: the log of every table, short cuts into it, and who may come to which table."""
