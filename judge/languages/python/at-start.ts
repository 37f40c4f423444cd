/**
 * Loads what programs import most, and runs a thread at once where it is started: a page has one thread, and programs
 * start another to have more room for their recursion.
 */
const PYTHON_MODULES = String.raw`
import bisect, collections, copy, datetime, functools, heapq, io, itertools, json, math, operator, os
import random, re, statistics, string, sys, threading, time, traceback, types, typing

def start_in_place(thread):
    thread._started.set()
    thread.run()

threading.Thread.start = start_in_place
threading.Thread.join = lambda thread, timeout=None: None
threading.stack_size = lambda size=0: 0
`;

/**
 * Replaces functools.cache and lru_cache by the standard library's versions in Python. Each call through those in C
 * uses the stack of the host, which is small in a page: a memoized recursion of 2,000 calls overflowed it. Calls
 * between functions in Python do not use it.
 */
const PYTHON_CACHES = String.raw`
def replace_caches():
    import functools, importlib.util, sys

    in_c = sys.modules["_functools"]
    sys.modules["_functools"] = None  # without it functools falls back to Python
    try:
        spec = importlib.util.find_spec("functools")
        in_python = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(in_python)
    finally:
        sys.modules["_functools"] = in_c
    functools.lru_cache, functools.cache = in_python.lru_cache, in_python.cache

replace_caches()
`;

/** Runs in the first interpreter of a page, whose memory the others copy. */
export const PYTHON_AT_START = PYTHON_MODULES + PYTHON_CACHES;
