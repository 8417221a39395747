"""The facets of Final Girl."""
