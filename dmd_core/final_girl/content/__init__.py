"""Content: definitions of what is printed, and the loader of the packs."""
