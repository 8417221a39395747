"""English as any game needs it: small pieces of words, and the tables of a language."""
