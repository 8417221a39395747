"""Reading a recorded game: its timeline, any moment of it, why a value is so, what differs."""
