"""Values and their shapes: what the annotations of a class mean, for everything that asks.

`shapes` is the one reader of annotations. Bytes (`codec`), plain data (`plain`), JSON Schemas and
the text forms of commands (`text`) are made of what it gives. What is wrong with an input is a
`Fault`.
"""
