"""One game of the compiled rules at a time, its seats asked one after the other."""
