"""The rules: one module for each chapter of the rulebook, its frames and what they do."""
