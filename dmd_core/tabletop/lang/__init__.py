"""Other languages than English: messages with ids and arguments, and who puts them into words.

`messages` has what is said, `catalogue` makes it of events, commands, decisions and refusals,
`translation` tells a whole game by it, and `fluent` reads files of sentences. Only `fluent` and
`review` need the extra ``lang``; nothing here is imported where only English is spoken.
"""
