import { expect, test } from 'vitest';
import { startSite } from '../browser.ts';
import { turnSearchOff } from '../editor.ts';
import { attacks, fail, RIGHT, startOtherHost, watch } from './attacks.ts';
import { stepThrough, stepThroughFirst } from './stepper.ts';
import { fault, MINUTES, program, run, solve, stopsAtOnce, tooSlow, TWO_SUM } from './solving.ts';

const site = await startSite();
const otherUrl = await startOtherHost();

const GOOD = program('two-sum/solutions/hash-map.py');

const solution = (code: string) =>
  `class Solution:\n    def twoSum(self, nums, target):\n${code.replace(/^/gm, '        ')}\n`;

/** Cases with five, four and again four numbers: the calls before the last example are as deep as a program may call. */
const DEEP = solution(`@cache
def depth(n: int) -> int:
    return 0 if n == 0 else 1 + depth(n - 1)

def plain(n: int) -> int:
    return 0 if n == 0 else 1 + plain(n - 1)

Solution.calls = getattr(Solution, "calls", 0) + 1
deep = 10_000 if Solution.calls < 3 else 50_000
assert plain(2 * deep) == 2 * deep
assert depth(deep) == deep and depth.cache_info().misses == deep + 1
return next([m, n] for n in range(len(nums)) for m in range(n) if nums[m] + nums[n] == target)`);

/** Does not end on the last example. */
const SLOW = solution(`Solution.calls = getattr(Solution, "calls", 0) + 1
while Solution.calls > 2: pass
return next([m, n] for n in range(len(nums)) for m in range(n) if nums[m] + nums[n] == target)`);

const WAYS = 'the ways to network and storage';
const DRAW = 'import random\nprint(hash("a"), random.random())\n';
const drawn = (said: string) => /Printed\n(-?\d+) (\d\.\d+)/.exec(said)?.slice(1) ?? [];

const FORGED_END = `import js
from pyodide.ffi import to_js
js.postMessage(to_js({"type": "end", "code": 0}, dict_converter=js.Object.fromEntries))`;

const LIBRARY_CHANGED = solution(
  'import builtins, json, sys\njson.loads = json.dumps = builtins.len = builtins.print = None\nsys.stdout = None\nn = 1',
);

/** The realm has more than that of a JavaScript program: the policy and the opaque origin refuse the use of it. */
const WAYS_OUT = solution(`if hasattr(Solution, "has_tried"): return []
Solution.has_tried = True
${DRAW}import js
for url in ("${site.url}/topics", "${otherUrl}/"):
    request = js.XMLHttpRequest.new()
    request.open("GET", url, False)
    try:
        request.send()
        print("got it")
    except Exception as error:
        print("refused")
    js.WebSocket.new(url.replace("http", "ws"))
    try:
        js.importScripts(url)
        print("got it")
    except Exception as error:
        print("refused")
for way in (lambda: js.indexedDB.open("any"), lambda: js.localStorage, lambda: js.document, lambda: js.caches.keys):
    try:
        way()
        print("got it")
    except Exception as error:
        print("refused")
return []`);

/** Ends the trace, after objects that cannot be shown or compared. */
const TRACE_ENDED = solution(`import sys
class Bad:
    def __repr__(self): raise ValueError()
    def __eq__(self, other): raise ValueError()
bad = [Bad()]
bad.append(bad)
sys.settrace(None)
n = 1
return []`);

// In one page, because loading the interpreter takes longer than most programs.
test(
  'a program in Python is judged, its fault is shown, and it leaves an intact interpreter to the next one',
  { timeout: 6 * MINUTES },
  async () => {
    const page = await site.visit(TWO_SUM);
    await turnSearchOff(page);
    // The first interpreter is loaded, the next ones start from a copy of its memory.
    expect(await run(page, 'python', solution(FORGED_END))).toMatch(/^Runtime Error[\s\S]*AttributeError: postMessage/);
    const first = drawn(await fail(page, 'python', solution(`${DRAW}return []`)));

    const changed = await stepThrough(page, 'python', LIBRARY_CHANGED);
    expect(changed.said).toMatch(/^(Runtime Error|Wrong Answer)/);
    expect(changed.stepped).toMatch(/Step 1 of|Error/);
    expect(await run(page, 'python', GOOD)).toMatch(RIGHT);
    const many = await stepThrough(page, 'python', solution('n = 0\nfor i in range(20000):\n    n += i\nreturn []'));
    expect(many.stepped).toMatch(/first 10,000 steps/i);
    expect((await stepThrough(page, 'python', TRACE_ENDED)).stepped).toMatch(/Step 1 of/);

    const expectNothingLeft = watch(page, site);
    expect(await run(page, 'python', solution('return nums[target]'))).toMatch(/^Runtime Error\s+0 of/);
    expect(await fault(page)).toBe('3: IndexError: list index out of range');
    expect(await run(page, 'python', solution('return nums['))).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("3: SyntaxError: '[' was never closed");
    expect(await run(page, 'python', solution('return [0] * 10**9'))).toMatch(/^Memory Limit Exceeded\s+0 of/);
    expect(await run(page, 'python', DEEP)).toMatch(/^Runtime Error\s+2 of 3[^]*about 20,000 calls within calls/);
    // Its answers arrive case by case.
    expect(await tooSlow(page, 0.3, () => run(page, 'python', SLOW))).toMatch(/^Time Limit Exceeded\s+2 of 3/);
    await stopsAtOnce(page, 'python', solution('while True: pass'));

    const { [WAYS]: said = '' } = await attacks(page, 'python', GOOD, {
      'output without end': [solution('while True: print("again")'), /^Output Limit Exceeded\s+0 of/],
      [WAYS]: [WAYS_OUT, /^Wrong Answer(?![\s\S]*got it)[\s\S]*(refused\n){8}/],
      'a forged end, and its worker closed': [
        solution(
          `try:\n${FORGED_END.replace(/^/gm, '    ')}\nexcept AttributeError as error: print(error)\njs.close()`,
        ),
        /^Runtime Error[\s\S]*AttributeError: close[\s\S]*Printed\npostMessage/,
        'shared',
      ],
    });
    const second = drawn(said);
    expect(second[0], 'they start from the same memory').toBe(first[0]);
    expect(second[1], 'and draw their own random numbers').not.toBe(first[1]);
    expectNothingLeft();

    expect(await run(page, 'python', GOOD)).toMatch(RIGHT);
    await stepThroughFirst(page, '[3, 4]');
    await solve(page, TWO_SUM, { python: 'hash-map.py' });
  },
);
