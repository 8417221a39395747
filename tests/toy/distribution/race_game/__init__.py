"""A small game on the kernel, in a distribution of its own: `rules`, and `tools` for the tools."""
