"""What whoever runs the server sets, starts and reads."""
