import { CUT, RECORD_SEPARATOR } from '#judge/trace/trace-record.ts';
import { MAX_ITEMS, MAX_OBJECTS, MAX_STEPS, MAX_TEXT, MAX_TRACE_BYTES } from '#judge/trace/trace.ts';
import type { TracedProgram } from '#judge/tracing/not-traceable.ts';

/**
 * Adds the hook that the Python interpreter calls before each line; the program itself is not changed.
 * @param isWhole whether the program reads its input itself: then its top-level statements are traced too
 */
export const tracedPython = (source: string, { mark, isWhole }: { mark: string; isWhole: boolean }): TracedProgram => ({
  source,
  prelude: HOOK.replace('START', () => JSON.stringify(RECORD_SEPARATOR + mark))
    .replace('END', () => JSON.stringify(`${RECORD_SEPARATOR}\n`))
    .replace('CUT_WORD', () => JSON.stringify(CUT))
    .replace('IS_WHOLE', () => (isWhole ? 'True' : 'False')),
});

const HOOK = String.raw`
def install_trace():
    import collections, json, math, sys, types
    write, flush, dumps, stop_tracing = sys.stdout.write, sys.stdout.flush, json.dumps, sys.settrace
    start, end, is_whole = START, END, IS_WHOLE
    hidden = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, type)
    seen_in = {}  # the calls that have not returned, by their frames: number, values as text, pending error
    ids, alive, known = {}, [], {}
    counts = {"steps": 0, "bytes": 0, "calls": 0}
    current = None

    def put(record):
        text = dumps(record)
        counts["steps"] += 1
        counts["bytes"] += len(text)
        if counts["steps"] > ${MAX_STEPS} or counts["bytes"] > ${MAX_TRACE_BYTES}:
            cut()
        else:
            write(start + text + end)
            # The program may be ended, or put something else in the place of its output.
            if not seen_in or counts["steps"] % 100 == 0:
                flush()

    def cut():
        stop_tracing(None)
        seen_in.clear()
        write(start + CUT_WORD + end)
        flush()

    def listed(kind, values, count, depth):
        shown = []
        for value in values:
            if len(shown) >= ${MAX_ITEMS}:
                break
            shown.append(encode(value, depth + 1))
        if count > ${MAX_ITEMS}:
            return {"t": kind, "v": shown, "n": count}
        return shown if kind == "list" else {"t": kind, "v": shown}

    def encode(value, depth):
        if value is None or value is True or value is False:
            return value
        kind = type(value)
        if kind is int:
            return value if abs(value) <= 2**53 else {"t": "number", "v": str(value)[:100]}
        if kind is float:
            return value if math.isfinite(value) else {"t": "number", "v": str(value)}
        if kind is str:
            return value if len(value) <= ${MAX_TEXT} else value[:${MAX_TEXT}] + "…"
        if depth > 8:
            return {"t": "text", "v": "…"}
        if kind is list:
            return listed("list", value, len(value), depth)
        if kind is tuple:
            return listed("tuple", value, len(value), depth)
        if kind in (set, frozenset):
            return listed("set", value, len(value), depth)
        if kind is collections.deque:
            return listed("deque", value, len(value), depth)
        if isinstance(value, dict):
            shown = []
            for key, item in dict.items(value):
                if len(shown) >= ${MAX_ITEMS}:
                    break
                shown.append([encode(key, depth + 1), encode(item, depth + 1)])
            pairs = {"t": "map", "v": shown}
            if dict.__len__(value) > ${MAX_ITEMS}:
                pairs["n"] = dict.__len__(value)
            return pairs
        if isinstance(value, tuple):
            return listed("tuple", value, tuple.__len__(value), depth)
        if kind is range:
            return {"t": "text", "v": repr(value)}
        if kind.__module__ in ("builtins", "collections", "itertools", "functools", "re"):
            return {"t": "text", "v": kind.__name__}
        return refer(value, kind)

    def refer(value, kind):
        number = ids.get(id(value))
        if number is None:
            number = ids[id(value)] = str(len(ids) + 1)
            alive.append(value)  # so that no other object gets its place in memory
        if number not in current and len(current) < ${MAX_OBJECTS}:
            fields = {}
            current[number] = {"type": kind.__name__, "fields": fields}
            for name, item in fields_of(value):
                if not isinstance(item, hidden):
                    fields[name] = encode(item, 1)
        return {"t": "ref", "id": number}

    def fields_of(value):
        own = getattr(value, "__dict__", None)
        pairs = list(own.items()) if own else [
            (name, getattr(value, name)) for name in getattr(type(value), "__slots__", ()) if hasattr(value, name)
        ]
        # A Node may be of a graph or of a list with random links: what it is not for is empty.
        return [(name, item) for name, item in pairs if name in ("val", "next", "left", "right") or item not in (None, [])]

    def changes(seen, names, values):
        news = {}
        for name in names:
            if name not in values:
                continue
            value = values[name]
            if isinstance(value, hidden) or name.startswith("__") or (name == "self" and not fields_of(value)):
                continue
            encoded = encode(value, 0)
            text = dumps(encoded)
            if seen.get(name) != text:
                seen[name] = text
                news[name] = encoded
        return news

    def finish(record):
        objects = {}
        for number, item in current.items():
            text = dumps(item)
            if known.get(number) != text:
                known[number] = text
                objects[number] = item
        if objects:
            record["h"] = objects
        put(record)

    def with_changes(record, frame, call):
        code, values = frame.f_code, frame.f_locals
        own = [name for name in values if name not in code.co_freevars]
        news = changes(call["seen"], own, values)
        if news:
            record["v"] = news
        around = {}
        for name in code.co_freevars:
            for outer in reversed(seen_in.values()):
                if name in outer["code"].co_cellvars:
                    other = changes(outer["seen"], [name], values)
                    if other:
                        around.setdefault(str(outer["id"]), {}).update(other)
                    break
        if around:
            record["u"] = around
        finish(record)

    def guarded(step):
        def traced(frame, event, arg):
            nonlocal current
            current = {}
            try:
                return step(frame, event, arg)
            except Exception:
                cut()
                return None
        return traced

    @guarded
    def on_event(frame, event, arg):
        call = seen_in.get(frame)
        if call is None:
            return None
        if event == "line":
            call["error"] = None
            with_changes({"e": "line", "l": frame.f_lineno}, frame, call)
        elif event == "exception":
            call["error"] = arg
        elif event == "return":
            seen_in.pop(frame)
            if call["error"] and arg is None:
                kind, error, _ = call["error"]
                finish({"e": "raise", "l": frame.f_lineno, "m": f"{kind.__name__}: {error}"})
            else:
                record = {"e": "return", "l": frame.f_lineno}
                if arg is not None:
                    record["r"] = encode(arg, 0)
                finish(record)
        return on_event

    @guarded
    def on_call(frame, event, arg):
        code = frame.f_code
        if event != "call" or code.co_filename != "solution.py":
            return None
        is_module = code.co_name == "<module>"
        # Functions have this flag, bodies of classes do not.
        if is_module != (not code.co_flags & 1) or (is_module and not is_whole) or (code.co_name[0] == "<" and not is_module):
            return None
        counts["calls"] += 1
        call = seen_in[frame] = {"id": counts["calls"], "code": code, "seen": {}, "error": None}
        name = "program" if is_module else code.co_name
        if is_module:
            finish({"e": "call", "i": call["id"], "f": name, "l": 1})
        else:
            with_changes({"e": "call", "i": call["id"], "f": name, "l": frame.f_lineno}, frame, call)
        return on_event

    stop_tracing(on_call)

install_trace()
del install_trace
`;
