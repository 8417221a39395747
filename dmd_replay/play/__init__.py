"""Playing games into logs: recording, going on, scripts, forks, and bots that decide."""
