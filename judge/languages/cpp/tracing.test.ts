import { expect, test } from 'vitest';
import { tracedC } from '../c/tracing.ts';
import { tracedCpp } from './tracing.ts';
import { NotTraceable } from '#judge/tracing/not-traceable.ts';

/** The program without the runtime before it; checks that its lines keep their numbers. */
function traced(source: string, make = tracedCpp): string {
  const { source: text } = make(source, { mark: '1:' });
  const own = text.slice(text.indexOf('#line 1 "solution'));
  const [, ...lines] = own.split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(source.split('\n').length);
  return lines.slice(0, source.split('\n').length).join('\n');
}

/** The names of the variables that are shown at a line. */
function shownAt(text: string, line: number): string[] {
  const [, shown = ''] = new RegExp(`\\.at\\(${line}\\)((?:\\.\\w+\\([^)]*\\))*?)\\.end\\(\\)`).exec(text) ?? [];
  return [...shown.matchAll(/\.show\("([^"]+)"/g)].map(([, name]) => name ?? '');
}

test('shows the variables declared before a statement, except pointers without a value', () => {
  const text = traced(
    [
      'int f(int n, int *p) {',
      '  int a = 1, b;',
      '  int *q, *r = p;',
      '  auto [x, y] = make_pair(1, 2);',
      '  return a;',
      '}',
    ].join('\n'),
  );
  expect(shownAt(text, 2)).toEqual(['n', 'p']);
  expect(shownAt(text, 5)).toEqual(['n', 'p', 'a', 'b', 'r', 'x', 'y']);
});

test('treats a variable with a braced initializer as a declaration', () => {
  const text = traced('int f() {\n  array<int, 3> all{};\n  return all[0];\n}');
  expect(shownAt(text, 3)).toEqual(['all']);
  expect(text).toContain('all{};');
});

test('adds braces to single statements, and records the line of loop conditions', () => {
  const text = traced(
    'void f(int n) {\n  for (int i = 0; i < n; i++)\n    if (i) g(i);\n    else return;\n  while (n) n--;\n}',
  );
  expect(text.split('\n')[1]).toMatch(/; judge_f1\.at\(2\).*\.end\(\),i < n; i\+\+\)$/);
  expect(text.split('\n')[2]).toMatch(/^\s*\{judge_f1.*if \(i\) \{judge_f1.*g\(i\);\}$/);
  expect(text.split('\n')[3]).toMatch(/else \{.*\{judge_f1\.leave\(4\);return;\}\}\}$/);
});

test('records a result where possible, and returns it', () => {
  const text = traced('vector<int> f(int n) {\n  if (n) return {1, 2};\n  return g(n);\n}');
  expect(text).toContain('{judge_f1.leave(2);return {1, 2};}');
  expect(text).toContain('return judge_f1.returned(3,(g(n)));');
});

test('traces a named lambda as a call, with the variables that it uses of the outer function', () => {
  const text = traced(
    'int f(int n) {\n  int total = 0, other = 1;\n  auto add = [&](int k) {\n    total += k;\n    return total;\n  };\n  sort(v.begin(), v.end(), [](int a, int b) { return a < b; });\n  return add(n);\n}',
  );
  expect(text).toMatch(/judge_f2\.at\(4\)\.show\("k",k\)\.around\(judge_f1\)\.show\("total",total\)\.end\(\)/);
  expect(text).not.toContain('judge_f3');
});

test('records the fields of a class, and does not show an object without fields', () => {
  const text = traced(
    'class A {\n  int x = 0;\n  static int all;\npublic:\n  int get() { return x; }\n};\nclass Solution {\npublic:\n  int f() { return 1; }\n};',
  );
  expect(text).toContain('judge_trace_out("x",x);');
  expect(text).not.toContain('"all"');
  expect(text).toMatch(/judge_f1\.begin\(5\)\.show\("this",\*this\)/);
  expect(text).toMatch(/judge_f2\.begin\(9\)\.end\(\)/);
});

test('takes the length of a C array from its size parameter', () => {
  const text = traced('int f(int* nums, int numsSize) {\n  int sum = 0;\n  return sum;\n}', tracedC);
  expect(text).toContain('judge_trace_know(nums,(size_t)numsSize*sizeof *nums)');
  expect(text).toMatch(/judge_trace_line\(judge_f1,3\),.*JUDGE_SHOW\("sum",sum\)/);
});

test('refuses a program without a function', () => {
  expect(() => tracedCpp('int x;', { mark: '1:' })).toThrow(NotTraceable);
});
