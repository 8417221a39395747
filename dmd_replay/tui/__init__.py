"""Playing at a terminal: any installed game, with no rule of a game in it.

What is shown and asked comes from `dmd_replay.play.sitting`, `dmd_core.screen.form` puts an answer
together, `dmd_replay.text_map` draws the map. `lettering` makes texts of what lies on the table,
`app`, `map_view` and `dialogs` are the screens, `words` what they say themselves.
"""
