"""The command ``dmd-replay``: one module per subcommand."""
