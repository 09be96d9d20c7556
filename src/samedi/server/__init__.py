"""The server: tables with sockets and a database."""
