import { describe, expect, it } from 'vitest';
import { type ProblemFields, readApproaches, readProblem, readWrongPrograms } from './problem.ts';

const PYTHON = '```python\npass\n```';
const FIELDS: ProblemFields = {
  kind: 'function',
  signature: 'f(a: int[]): int',
  schema: '',
  checker: '',
  generator: '',
  validator: '',
  check: '',
  approaches: '',
  cases: '[]',
};
const read = (fields: Partial<ProblemFields>) => readProblem({ ...FIELDS, ...fields });
const withCase = (one: unknown, fields: Partial<ProblemFields> = {}) =>
  read({ cases: JSON.stringify([one]), ...fields });

const saying = (message: string): unknown => expect.objectContaining({ message });

describe('a problem', () => {
  it('with a function is read with its cases and its approaches', () => {
    const problem = read({
      cases: '[{ "args": [[1]], "expected": 1, "example": "" }, { "args": [[]], "expected": 0 }]',
      approaches: `## Slow\n\ntime: O(n!)\nspace: O(1)\ngrowth: n!\nverdict: Time Limit Exceeded\n\nAll.\n\n${PYTHON}\n\n## Fast`,
      checker: 'any order',
    });
    expect(problem).toMatchObject({
      checker: { kind: 'any order' },
      columns: [],
      cases: [
        { input: { args: [[1]] }, expected: 1, example: '' },
        { input: { args: [[]] }, expected: 0, example: null },
      ],
      approaches: [
        {
          name: 'Slow',
          time: 'O(n!)',
          space: 'O(1)',
          growth: 'n!',
          isSlow: true,
          idea: 'All.',
          programs: [{ language: 'python', source: 'pass\n' }],
        },
        { name: 'Fast', time: '', space: '', growth: null, isSlow: false, programs: [] },
      ],
    });
  });

  it('with a class, printed text or SQL has inputs of its own kind', () => {
    const calls = [['Stack'], ['top']];
    expect(withCase({ calls, expected: [null, 1] }, { signature: 'Stack()\ntop(): int' }).cases[0]?.input).toEqual({
      calls,
    });
    const stdin = withCase({ input: '1\n', expected: '2\n' }, { kind: 'stdin', signature: '' });
    expect([stdin.signature, stdin.cases[0]?.input]).toEqual([null, { input: '1\n' }]);
    const sql = withCase({ rows: '', expected: [[1]] }, { kind: 'sql', signature: 'name, total' });
    expect([sql.columns, sql.cases[0]?.input]).toEqual([['name', 'total'], { rows: '' }]);
  });

  it.each<[fields: Partial<ProblemFields>, message: string]>([
    [{ kind: 'game' }, 'kind is none of function, stdin, sql'],
    [{ checker: 'sorted' }, 'there is no checker "sorted"'],
    [{ checker: 'function' }, 'a checker function is needed if and only if the checker is function'],
    [{ check: 'export function check() {}' }, 'a checker function is needed if and only if the checker is function'],
    [{ signature: 'f' }, '"f" is not a signature such as add(a: int, b: int): int'],
    [{ cases: '{}' }, 'cases are not an array'],
    [
      { approaches: '## One\n\ngrowth: n^9' },
      'One: growth is none of 1, log n, n, n log n, n^2, n^2 log n, n^3, 2^n, n!',
    ],
    [{ approaches: '## One\n\nverdict: Wrong Answer' }, 'One: an approach is right, at worst too slow'],
  ])('is refused with %j', (fields, message) => {
    expect(() => read(fields)).toThrow(saying(message));
  });

  it('is refused with cases that are not JSON', () => {
    expect(() => read({ cases: '[' })).toThrow(/^cases are not JSON: /);
  });

  it.each<[one: unknown, message: string, fields?: Partial<ProblemFields>]>([
    [null, 'is not an object'],
    [{ args: [[1]], expected: 1, note: '' }, 'has no use for "note"'],
    [{ args: [[1]], expected: 1, example: true }, 'example is not a string'],
    [{ args: [[1]] }, 'has no expected'],
    [{ input: '1', expected: 1 }, 'has no input for this kind of problem'],
    [{ calls: [5], expected: [null] }, 'has no input for this kind of problem', { signature: 'Stack()\ntop(): int' }],
    [{ args: [[1.5]], expected: 1 }, 'a is not a 32-bit integer'],
    [{ args: [[1]], expected: '1' }, 'expected is not a 32-bit integer'],
    [{ args: [], expected: '1' }, 'has no input for this kind of problem', { kind: 'stdin' }],
    [{ input: '1', expected: 1 }, 'expected is not a string', { kind: 'stdin' }],
    [{ rows: '', expected: 1 }, 'has no input for this kind of problem', { kind: 'sql' }],
  ])('is refused with the case %j', (one, message, fields) => {
    expect(() => withCase(one, fields)).toThrow(saying(`case 1: ${message}`));
  });
});

describe('approaches', () => {
  it('are an empty list for an empty text', () => {
    expect(readApproaches('')).toEqual([]);
  });
});

describe('wrong programs', () => {
  it('are read with their verdict and reason', () => {
    expect(readWrongPrograms(`## twice\n\nverdict: Wrong Answer\nreason: uses one twice\n\n${PYTHON}`)).toEqual([
      {
        name: 'twice',
        verdict: 'Wrong Answer',
        reason: 'uses one twice',
        program: { language: 'python', source: 'pass\n' },
      },
    ]);
  });

  it.each([
    [`## one\n\nverdict: Accepted\n\n${PYTHON}`, 'one: "Accepted" is not a failing verdict'],
    [`## one\n\nverdict: Too slow\n\n${PYTHON}`, 'one: "Too slow" is not a failing verdict'],
    [`## one\n\n${PYTHON}`, 'one: "" is not a failing verdict'],
    ['## one\n\nverdict: Wrong Answer', 'one has no program'],
  ])('%j is refused', (text, message) => {
    expect(() => readWrongPrograms(text)).toThrow(saying(message));
  });
});
