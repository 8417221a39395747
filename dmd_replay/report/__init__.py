"""Reports: a recorded game as one page that anybody can open, and look at without these tools."""
