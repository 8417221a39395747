"""How the compiled wheel is made of the sources; at work while a wheel is built, and in no wheel.

`build` copies the tree, gives the modules that `modules` names to `rewrite`, and lets mypyc compile
what comes out; `hook` puts the result into a wheel. Nothing here imports the library but
`codec_text`, which runs in a process of its own.
"""
