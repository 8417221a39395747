"""Checking games and rules: re-execution, verification, cases, coverage, conformance, soaking."""
