import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemsLine } from '../closing-line.ts';
import { checkProblems } from './check-problems.ts';
import type { WrittenProblem } from './written-problem.ts';

const cache = mkdtempSync(join(tmpdir(), 'check-problems-'));
afterAll(() => rmSync(cache, { recursive: true }));

const fence = (source: string) => `\`\`\`javascript\n${source}\n\`\`\``;
const wrong = (verdict: string, source: string) => `## wrong\n\nverdict: ${verdict}\nreason: so\n\n${fence(source)}`;

const FIELDS: WrittenProblem['fields'] = {
  kind: 'function',
  signature: 'double(n: int): int',
  schema: '',
  checker: '',
  check: '',
  cases: '[{ "args": [2], "expected": 4 }, { "args": [3], "expected": 6 }]',
  generator: 'export const smallest = 1, largest = 1000, seeds = [1, 2];\nexport const generate = (size) => [size];',
  validator: "export const validate = (n) => (n > 1000 ? 'n is above 1000' : '');",
  approaches: `## Only\n\n${fence('const double = (n) => n * 2;')}`,
  wrong: wrong('Wrong Answer', 'const double = (n) => n * n;'),
};

async function check(fields: Partial<WrittenProblem['fields']>, kept?: string) {
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(fault);
  const counts = await checkProblems([{ name: 'one', fields: { ...FIELDS, ...fields } }], { report, cache: kept });
  return { line: problemsLine(counts, 0), faults };
}

const LINE = (solutions: number, caught: number, failed: number, run: number, unchanged = 0) =>
  `Problems: 1, cases 2, generated 2, solutions run ${solutions}, wrong programs caught ${caught}, failed ${failed}, skipped 0; ${run} run and ${unchanged} unchanged since they passed, in 0.0 s.`;

describe('the check of problems', { timeout: 120_000 }, () => {
  it('runs what has not passed before, and what has changed', async () => {
    expect(await check({}, cache)).toEqual({ line: LINE(1, 1, 0, 2), faults: [] });
    expect(await check({}, cache)).toEqual({ line: LINE(1, 1, 0, 0, 2), faults: [] });
    const other = wrong('Wrong Answer', 'const double = (n) => n;');
    expect(await check({ wrong: other }, cache)).toEqual({ line: LINE(1, 1, 0, 1, 1), faults: [] });
    expect(await check({ cases: FIELDS.cases.replace('6', '7'), wrong: other }, cache)).toMatchObject({
      line: LINE(0, 1, 1, 2),
      faults: ['one: Only (JavaScript) is Wrong Answer and not Accepted: case 2 gives 6 instead of 7'],
    });
  });

  it.each([
    ['const double = (n) => n * 2;', 'Accepted', ''],
    ["const double = () => { throw new Error('no'); };", 'Runtime Error', 'ended with code 1'],
  ])('reports the verdict of a wrong program: %s', async (source, verdict, message) => {
    const { line, faults } = await check({ wrong: wrong('Wrong Answer', source) });
    expect(line).toBe(LINE(1, 0, 1, 2));
    expect(faults).toEqual([
      expect.stringContaining(`one: wrong (JavaScript) is ${verdict} and not Wrong Answer: ${message}`),
    ]);
  });

  it('finds programs that fail only on generated inputs, and ends those that are too slow', async () => {
    const late = wrong('Wrong Answer', 'const double = (n) => (n > 9 ? 0 : n * 2);');
    expect(await check({ wrong: late })).toEqual({ line: LINE(1, 1, 0, 2), faults: [] });
    const slow = wrong('Time Limit Exceeded', 'const double = (n) => { while (n > 9); return n * 2; };');
    expect(await check({ wrong: slow })).toEqual({ line: LINE(1, 1, 0, 2), faults: [] });
  });

  it('reports inputs that break the constraints, and unreadable problems', async () => {
    const cases = FIELDS.cases.replace('[3], "expected": 6', '[2000], "expected": 4000');
    expect((await check({ cases })).faults).toEqual(['one: case 2 breaks the constraints: n is above 1000']);
    const large = FIELDS.generator.replace('[size]', '[size * 10]');
    expect((await check({ generator: large })).faults[0]).toBe(
      'one: generate(251) with seed 1 breaks the constraints: n is above 1000',
    );
    const empty = FIELDS.generator.replace('smallest = 1', 'smallest = 0');
    expect((await check({ generator: empty })).faults).toEqual(['one: smallest of the generator is below 1']);
    expect((await check({ kind: 'game' })).faults).toEqual(['one: kind is none of function, stdin, sql']);
  });
});
