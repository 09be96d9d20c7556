"""What goes over the wire besides commands, events and views; see `docs/wire.md`."""
