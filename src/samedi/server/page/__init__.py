"""The page as it is sent."""
