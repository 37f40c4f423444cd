/**
 * Replaces functools.cache and lru_cache by the standard library's versions in Python. Each call through those in C
 * uses the stack of the host, which is small in a page: a memoized recursion of 2,000 calls overflowed it. Calls
 * between functions in Python do not use it.
 */
export const PYTHON_CACHE = String.raw`
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
