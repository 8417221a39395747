"""Passing games on: bundles for bug reports, redacted copies, and logs as JSON Lines."""
