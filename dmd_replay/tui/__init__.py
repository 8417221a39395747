"""Playing at a terminal: any installed game, with no rule of a game in it.

`sitting` is a game that is played, with all that is shown of it; `choosing` an answer that is put
together; `drawing` and `lettering` make a map and texts of what lies on the table; `app` and
`dialogs` are the screens.
"""
