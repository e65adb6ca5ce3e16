"""``comptoir compile``: the engine made fast, once."""

from __future__ import annotations

import sys
from time import perf_counter

from comptoir.cli import language
from comptoir.native import manifest
from comptoir.native.making import CannotCompile, compile_clone, is_current

DONE, FAILED = 0, 1


def compile_engine(*, lang: language.Lang = None) -> int:
    words = language.choose(lang)
    root, start = manifest.clone(), perf_counter()
    if root is None:
        print(words.say("compile-not-a-clone"), file=sys.stderr)
        return FAILED
    if is_current(root):
        print(words.say("compile-nothing-to-do"))
        return DONE
    print(words.say("compile-begins"), file=sys.stderr, flush=True)
    try:
        compile_clone(root)
    except CannotCompile as problem:
        if problem.said:
            print(problem.said, file=sys.stderr)
        print(words.say(f"compile-{problem.code.replace('_', '-')}", **problem.facts), file=sys.stderr)
        print(words.say("compile-still-plain"), file=sys.stderr)
        return FAILED
    print(words.say("compile-done", seconds=round(perf_counter() - start)))
    return DONE
