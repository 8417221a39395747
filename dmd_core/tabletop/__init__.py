"""What several board games have in common: nothing in here knows a title.

A thing stands here when two games use it, and not before; `docs/adr/0024-what-two-games-share.md`
says why for each.
"""
