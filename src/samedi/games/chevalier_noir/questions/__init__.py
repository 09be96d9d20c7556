"""The questions about Le Chevalier Noir, by what they are about."""
