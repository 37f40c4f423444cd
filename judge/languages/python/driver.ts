import type { Files } from '../program-files.ts';
import { PYTHON_MAKERS, PYTHON_NODES } from './nodes.ts';
import { PYTHON_OWN_NODES } from './own-nodes.ts';
import { modulesOf, pythonPrelude } from './prelude.ts';
import { SORTED_CONTAINERS } from './sorted-containers.ts';
import { describeSignature } from '../protocol.ts';
import { ownNodeOf, type Signature, usesBase } from '#judge/values/signature.ts';

/** Reads the learner's program from `solution.py` beside it. */
export function pythonDriver(signature: Signature, source: string): string {
  const own = ownNodeOf(signature);
  const { node, makers, writer } = own ? PYTHON_OWN_NODES[own] : NONE;
  return driverOf(signature, source)
    .replace('SIGNATURE', () => JSON.stringify(JSON.stringify(describeSignature(signature))))
    .replace('PRELUDE', () => JSON.stringify(pythonPrelude(source, node)))
    .replace('OWN_MAKERS', () => makers)
    .replace('OWN_WRITER', () => writer);
}

/** The class of an encoder has a name of its own where it is known, and may be a Solution. */
function driverOf(signature: Signature, source: string): string {
  if (usesBase(signature, 'VersionCheck')) return DRIVER.replace('function(*values)', 'function(*values[:-1])');
  const isCodec = signature.kind === 'function' && signature.decoder && /^class\s+Codec\b/m.test(source);
  return isCodec ? DRIVER.replaceAll('"Solution"', '"Codec"') : DRIVER;
}

const NONE = { node: '', makers: '', writer: '' };

/**
 * The recursion limit: calls between Python functions do not use the host's stack. A cached function has two frames for
 * each call, so 10,000 calls fit (docs/decisions/0033-depth-of-recursion.md).
 */
const DEEPEST = '22_000';

/** Writes the traceback of an error with the last of the learner's lines only: there may be thousands. */
const TRACEBACK = String.raw`
def own_traceback(error):
    own, frame = collections.deque(maxlen=6), error.__traceback__
    while frame:
        if frame.tb_frame.f_code.co_filename == "solution.py":
            own.append(frame)
        frame = frame.tb_next
    frames = [one for one in traceback.extract_tb(own[0]) if one.filename == "solution.py"] if own else []
    lines = ["Traceback (most recent call last):\n"] if frames else []
    return "".join(lines + traceback.format_list(frames) + traceback.format_exception_only(error))
`;

/** Long numbers are printed whole, and modules beside the program are found. */
const EVERYWHERE = 'sys.set_int_max_str_digits(0)\nsys.path.insert(0, "")\n';

/** Runs `solution.py` as a whole program. The traceback of an error shows only the learner's lines. */
export const PYTHON_WHOLE = String.raw`
import collections, sys, traceback
${EVERYWHERE}${TRACEBACK}
def run():
    sys.setrecursionlimit(${DEEPEST})
    with open("solution.py", encoding="utf-8") as file:
        source = file.read()
    def read_line(prompt=""):
        sys.stdout.write(str(prompt))
        line = sys.stdin.readline()
        if not line:
            raise EOFError("EOF when reading a line")
        return line.removesuffix("\n")
    # The built-in function flushes the output before each line.
    names = {"__name__": "__main__", "input": read_line, "exit": sys.exit, "quit": sys.exit}
    try:
        exec(compile(source, "solution.py", "exec"), names)
    except SystemExit as end:
        if end.code not in (None, 0):
            raise
    except BaseException as error:
        sys.stdout.flush()
        sys.stderr.write(own_traceback(error))
        sys.stderr.flush()
        sys.exit(1)

run()
sys.stdout.flush()
`;

const DRIVER = String.raw`
import collections, json, sys, time, traceback
${EVERYWHERE}${TRACEBACK}
def drive():
    signature = json.loads(SIGNATURE)
    sys.setrecursionlimit(${DEEPEST})
    with open("solution.py", encoding="utf-8") as file:
        source = file.read()
    names = {"__name__": "solution"}
    exec(PRELUDE, names)
    ListNode, TreeNode, Node = names["ListNode"], names["TreeNode"], names["Node"]
${PYTHON_MAKERS}    makers = {"ListNode": to_list, "TreeNode": to_tree, "Graph": to_graph, "RandomList": to_random_list}
OWN_MAKERS
    def take(value, base, depth):
        if base not in makers:
            return value
        return [take(item, base, depth - 1) for item in value] if depth else makers[base](value)

    def has(value, attribute):
        return value is not None and hasattr(value, attribute)

    def give(value, base):
        if isinstance(value, (list, tuple)):
            return [give(item, base) for item in value]
OWN_WRITER${PYTHON_NODES}        if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
            return str(value)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53:
            return str(value)
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if hasattr(value, "__iter__") and not isinstance(value, (bytes, dict)):
            return [give(item, base) for item in value]
        raise TypeError(f"{type(value).__name__} is no value that can be returned here")

    def call(function, method, values):
        values = [take(value, *kind) for value, kind in zip(values, method["types"])]
        return function, values

    def answer_of(method, returned, values):
        answers = [] if method["isVoid"] and method["inPlace"] else [give(returned, method["returns"]) if not method["isVoid"] else None]
        answers += [give(values[place], method["types"][place][0]) for place in method["inPlace"]]
        return answers[0] if len(answers) == 1 else answers

    def function_of(name):
        return getattr(names["Solution"](), name)

    def prepare(case):
        method = signature["method"]
        if method:
            return call(function_of(method["name"]), method, case)
        return None, case

    def play(case):
        constructor = signature["constructor"]
        methods = {method["name"]: method for method in signature["methods"]}
        made = names[constructor["name"]](*[take(value, *kind) for value, kind in zip(case[0][1:], constructor["types"])])
        answers = [None]
        for name, *values in case[1:]:
            method = methods[name]
            values = [take(value, *kind) for value, kind in zip(values, method["types"])]
            returned = getattr(made, name)(*values)
            answers.append(None if method["isVoid"] else give(returned, method["returns"]))
        return answers

    mark, repeat = sys.stdin.readline().split()
    repeat = int(repeat)
    try:
        try:
            exec(compile(source, "solution.py", "exec"), names)
        except SystemExit as end:
            if end.code not in (None, 0):
                raise
        wanted = (signature["method"] and "Solution") or signature["constructor"]["name"]
        if wanted not in names:
            raise NameError(f"there is no class {wanted}")
        decoder = signature["decoder"]
        for method in filter(None, (signature["method"], decoder)):
            if not hasattr(names["Solution"], method["name"]):
                raise NameError(f"Solution has no method {method['name']}")
        for line in sys.stdin:
            given.clear()
            release()
            inputs = line.split("\t")
            texts = [inputs[time % len(inputs)] for time in range(repeat)]
            if signature["method"]:
                prepared = [prepare(json.loads(text)) for text in texts]
                decoders = [decoder and function_of(decoder["name"]) for _ in prepared]
                start = time.perf_counter_ns()
                for (function, values), decode in zip(prepared, decoders):
                    returned = function(*values)
                    if decode:
                        returned = decode(returned)
                taken = time.perf_counter_ns() - start
                answer = answer_of(decoder or signature["method"], returned, values)
            else:
                cases = [json.loads(text) for text in texts]
                start = time.perf_counter_ns()
                for case in cases:
                    answer = play(case)
                taken = time.perf_counter_ns() - start
            sys.stdout.write(f"\n{mark} {taken} {json.dumps(answer)}\n")
            sys.stdout.flush()
        release()
    except SystemExit:
        sys.stdout.flush()
        raise
    except BaseException as error:
        sys.stdout.flush()
        sys.stderr.write(own_traceback(error))
        sys.stderr.flush()
        sys.exit(1)

drive()
`;

export const pythonFiles = (signature: Signature | null, source: string): Files => ({
  main: 'main.py',
  files: {
    'main.py': signature ? pythonDriver(signature, source) : PYTHON_WHOLE,
    'solution.py': source,
    ...(modulesOf(source).includes('sortedcontainers') && { 'sortedcontainers.py': SORTED_CONTAINERS }),
  },
});
