import { describe, expect, it } from 'vitest';
import { problemIssues } from './problem-issues.ts';
import type { ReadField } from '#judge/problem/problem.ts';

const EMPTY: Record<ReadField, string> = {
  kind: '',
  signature: '',
  schema: '',
  checker: '',
  cases: '',
  generator: '',
  validator: '',
  check: '',
  approaches: '',
  wrong: '',
};
const issuesOf = (fields: Partial<Record<ReadField, string>>) =>
  problemIssues({ ...EMPTY, ...fields }).map(({ path, message }) => [path, message]);

const SIGNATURE = 'f(a: int[]): int';
const CASES = '[{ "args": [[1]], "expected": 1 }]';

describe('a problem has no issues', () => {
  it.each<Partial<Record<ReadField, string>>>([
    {},
    { kind: 'function' },
    { kind: 'function', signature: SIGNATURE },
    { kind: 'function', signature: SIGNATURE, cases: CASES, checker: 'any order' },
    { kind: 'function', cases: CASES },
    { kind: 'function', cases: '[{ "calls": [["Stack"]], "expected": [null] }]' },
    { cases: '[]', signature: 'to be thought about' },
    { kind: 'stdin', signature: 'of no meaning here', cases: '[{ "input": "1", "expected": "2" }]' },
    { kind: 'sql', signature: 'name', cases: '[{ "rows": "", "expected": [] }]' },
    { kind: 'sql', checker: 'function' },
    { kind: 'sql', checker: 'function', check: 'export function check() {}' },
    { kind: ' ', cases: '\n', approaches: ' ', wrong: '\t' },
  ])('while it is %j', (fields) => {
    expect(issuesOf(fields)).toEqual([]);
  });
});

describe('an issue', () => {
  it.each<[fields: Partial<Record<ReadField, string>>, field: ReadField, message: string]>([
    [{ kind: 'game' }, 'kind', 'Kind: kind is none of function, stdin, sql'],
    [
      { kind: 'function', signature: 'f' },
      'signature',
      'Signature: "f" is not a signature such as add(a: int, b: int): int',
    ],
    [{ checker: 'sorted' }, 'checker', 'Checker: there is no checker "sorted"'],
    [
      { check: 'export function check() {}' },
      'check',
      'Checker function: a checker function is needed if and only if the checker is function',
    ],
    [{ cases: '{}' }, 'cases', 'Cases: cases are not an array'],
    [{ kind: 'function', cases: '"one"' }, 'cases', 'Cases: cases are not an array'],
    [
      { kind: 'function', signature: SIGNATURE, cases: '[{ "args": [[1]], "expected": 1 }, { "args": [[1]] }]' },
      'cases',
      'Cases: case 2: has no expected',
    ],
    [
      { approaches: '## One\n\nverdict: Wrong Answer' },
      'approaches',
      'Approaches: One: an approach is right, at worst too slow',
    ],
    [{ wrong: '## one\n\nverdict: Wrong Answer' }, 'wrong', 'Wrong programs: one has no program'],
  ])('of %j is reported with its field', (fields, field, message) => {
    expect(issuesOf(fields)).toEqual([[field, message]]);
  });

  it('does not hide another', () => {
    const fields = { kind: 'function', signature: 'f', checker: 'sorted', cases: '[', approaches: '## A\ngrowth: x' };
    expect(issuesOf(fields).map(([field]) => field)).toEqual(['signature', 'checker', 'cases', 'approaches']);
  });
});
