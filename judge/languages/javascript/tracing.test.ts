import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { Trace } from '#judge/trace/read-trace.ts';
import { tracedJavascript } from './tracing.ts';
import { NotTraceable } from '#judge/tracing/not-traceable.ts';

const MARK = '5-5:';

/** Runs a traced program, and returns its trace and the value of an expression after it. */
function run(source: string, expression: string, isWhole = false) {
  const { source: traced, prelude } = tracedJavascript(source, { mark: MARK, isWhole });
  expect(traced.split('\n')).toHaveLength(source.split('\n').length);
  let output = '';
  const console = { log: (...values: unknown[]) => void (output += `${values.join(' ')}\n`) };
  const value: unknown = runInNewContext(`${prelude};(function(){${traced}\n;return ${expression};})()`, { console });
  return { value, trace: new Trace(output, MARK) };
}

const linesOf = (trace: Trace) => Array.from({ length: trace.length }, (_, index) => trace.lineAt(index));
const last = (trace: Trace) => trace.at(trace.length - 1);

describe('a traced program gives the same answer as the original', () => {
  test.each<[name: string, source: string, expression: string, value: unknown]>([
    [
      'loops without braces',
      'function f(n) { let s = 0; for (let i = 0; i < n; i++) if (i % 2) s += i; else s--; return s; }',
      'f(5)',
      1,
    ],
    [
      'while, do and labels',
      'function f() { let n = 0; outer: while (true) { do { n++; if (n > 3) break outer; } while (n < 9); } return n; }',
      'f()',
      4,
    ],
    [
      'a switch that falls through',
      'function f(k) { switch (k) { case 1: k += 1; case 2: return k * 10; default: return 0; } }',
      'f(1)',
      20,
    ],
    ['swaps by destructuring', 'function f(a) { [a[0], a[1]] = [a[1], a[0]]; return a.join(); }', 'f([1, 2])', '2,1'],
    [
      'a helper before the function that calls it',
      'const isBig = (x) => x > 1;\nfunction f(x) { let n = 0; if (isBig(x)) n++; return n; }',
      'f(2)',
      1,
    ],
    ['recursion in an arrow', 'const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2);', 'f(10)', 55],
    [
      'closures that are called before all variables are declared',
      'function f() { const g = () => h + 1; let h = 2; return g(); }',
      'f()',
      3,
    ],
    [
      'classes with super, getters and static methods',
      'class A { constructor(x) { this.x = x; } get twice() { return this.x * 2; } static of(x) { return new this(x); } } class B extends A { constructor(x) { super(x + 1); } }',
      'B.of(3).twice',
      8,
    ],
    [
      'generators and async functions, which are not changed',
      'function* g() { yield 1; yield 2; } async function a() { return 1; }',
      '[...g()].length',
      2,
    ],
    [
      'errors that are caught',
      'function f() { try { g(); } catch (error) { return error.message; } finally { h = 1; } } let h; function g() { throw new Error("no"); }',
      'f() + h',
      'no1',
    ],
    ['a return value in parentheses and with a comma', 'function f() { return (1, 2); }', 'f()', 2],
    ['a directive', '"use strict"; function f() { return this === undefined; }', 'f()', true],
    ['nothing to return', 'function f() { return; }', 'f()', undefined],
  ])('%s', (_, source, expression, value) => {
    const { value: traced, trace } = run(source, expression);
    expect(traced).toEqual(value);
    if (!source.includes('function*')) expect(trace.length).toBeGreaterThan(1);
  });
});

test('records a step for every statement, and one each time a loop checks its condition', () => {
  const { trace } = run(
    'function f(n) {\n  let s = 0;\n  for (let i = 0; i < n; i++)\n    s += i;\n  return s;\n}',
    'f(2)',
  );
  expect(linesOf(trace)).toEqual([1, 2, 3, 3, 4, 3, 4, 3, 5, 5]);
  expect(last(trace)).toMatchObject({ event: 'return', result: 1 });
});

test('records what an inner function changes as a variable of the outer function', () => {
  const { trace } = run(
    'function f() {\n  let count = 0;\n  function visit() {\n    count++;\n    return count;\n  }\n  visit();\n  return count;\n}',
    'f()',
  );
  const step = Array.from({ length: trace.length }, (_, index) => trace.at(index)).find(
    ({ line, event }) => line === 5 && event === 'line',
  );
  expect(step?.frames.map(({ name, variables }) => [name, variables])).toEqual([
    ['f', { count: 1 }],
    ['visit', {}],
  ]);
});

test('records the identity of nodes and the type of collections', () => {
  const source =
    'class Node { constructor(v, next) { this.val = v; this.next = next; } }\nfunction f() {\n  const b = new Node(2, null), a = new Node(1, b), m = new Map([["k", [1]]]), s = new Set([3]);\n  a.next = a;\n  return a;\n}';
  const { trace } = run(source, 'f()');
  const { frames, objects, result } = last(trace);
  const variables = frames.at(-1)?.variables;
  expect(variables).toMatchObject({ m: { t: 'map', v: [['k', [1]]] }, s: { t: 'set', v: [3] } });
  expect(result).toEqual(variables?.a);
  const id = (result as { id: string }).id; // of an object
  expect(objects[id]).toEqual({ type: 'Node', fields: { val: 1, next: { t: 'ref', id } } });
});

test('traces a whole program from its first statement', () => {
  const { trace } = run('let n = 3;\nn *= 2;', 'n', true);
  expect(linesOf(trace)).toEqual([1, 1, 2]);
  expect(trace.at(2).frames[0]?.variables).toEqual({ n: 3 });
});

test('records an uncaught error with its message in every call that it leaves', () => {
  let output = '';
  const { source, prelude } = tracedJavascript('function f() {\n  null.x;\n}', { mark: MARK, isWhole: false });
  expect(() =>
    runInNewContext(`${prelude};(function(){${source}\nf()})()`, {
      console: { log: (text: string) => void (output += `${text}\n`) },
    }),
  ).toThrow();
  expect(last(new Trace(output, MARK))).toMatchObject({ event: 'raise', line: 2 });
});

test('refuses a program that is not valid JavaScript', () => {
  expect(() => tracedJavascript('function (', { mark: MARK, isWhole: false })).toThrow(NotTraceable);
});
