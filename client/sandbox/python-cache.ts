/**
 * Replaces functools.cache and lru_cache by the versions that the standard library has in Python: each call through those
 * in C takes a part of the host's stack, which a page has little of, so that a memoized recursion of 2,000 calls ended
 * it. Calls between functions of Python take none.
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
