"""Samedi."""
