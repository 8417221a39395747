"""What the facets of several games share; it names none of them."""
