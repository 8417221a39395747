"""What the tools need of each game, one folder a game; no other folder of the tools imports one."""
