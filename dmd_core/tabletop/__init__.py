"""What board games have in common beyond the kernel: nothing here names a game or a box."""
