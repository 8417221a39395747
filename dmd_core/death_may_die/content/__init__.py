"""Content: typed definitions of printed components, and the loader of the packs they come from."""
