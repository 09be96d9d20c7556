"""Learning to judge by playing: self-play, temporal differences, and games that decide what is better.

`docs/training.md` tells how it goes. Nothing here is needed to play.
"""
