"""What the tools know of Death May Die: setup as data, sentences, a bot."""
