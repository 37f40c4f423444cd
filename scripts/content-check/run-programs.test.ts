import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ContentRecord, Program } from '#prisma/content.ts';
import { closingLine } from './closing-line.ts';
import { faultOf, runPrograms } from './run-programs.ts';

const cache = mkdtempSync(join(tmpdir(), 'run-programs-'));
afterAll(() => rmSync(cache, { recursive: true }));

const script = (source: string, output: string): Program => ({ field: 'code', language: 'javascript', source, output });

/** Returns the closing line, without its times, and what was reported. */
async function check(...programs: Program[]): Promise<[closing: string, ...faults: string[]]> {
  const record: ContentRecord = {
    resource: 'question',
    name: 'c/1',
    file: 'one.md',
    values: {},
    hash: '',
    day: null,
    programs,
  };
  const faults: string[] = [];
  const counts = await runPrograms([record], { cache, report: (fault) => faults.push(fault) });
  return [
    closingLine(
      counts.filter(({ run, passed }) => run + passed > 0),
      0,
    ),
    ...faults,
  ];
}

it('runs what has not passed before, and what has failed', async () => {
  const one = script('console.log(1)', '1\n');
  const two = script('console.log(2)', '3\n');
  const closing = (outcome: string, ofLanguage: string, run: string) =>
    `Content check: 2 programs, ${outcome} (JavaScript ${ofLanguage}); ${run} unchanged since they passed, in 0.0 s.`;
  const failing = [
    closing('1 passed, 1 failed, 0 skipped', '1 passed 1 failed', '2 run and 0'),
    'one.md code (JavaScript) prints "2" in line 1, where its output says "3"',
  ];
  expect(await check(one, two)).toEqual(failing);
  expect(await check(one, two)).toEqual([failing[0]?.replace('2 run and 0', '1 run and 1'), failing[1]]);
  const right = script('console.log(2)', '2\n');
  expect(await check(one, right)).toEqual([closing('2 passed, 0 failed, 0 skipped', '2 passed', '1 run and 1')]);
  expect(await check(one, right)).toEqual([closing('2 passed, 0 failed, 0 skipped', '2 passed', '0 run and 2')]);
});

it('counts programs that cannot be run as skipped, never as passed', () => {
  const language = { name: 'Java', needs: 'a JDK', find: () => Promise.resolve(null) };
  expect(closingLine([{ language, run: 0, passed: 0, failed: 0, skipped: 7 }], 1)).toBe(
    'Content check: 7 programs, 0 passed, 0 failed, 7 skipped (Java 7 skipped); 0 run and 0 unchanged since they passed, in 1.0 s.',
  );
});

it.each([
  ['1\n2\n', '1\n2', null],
  ['1\n2', '1\n2\n\n', null],
  ['1\n2', '1', 'prints "2" in line 2, where its output says nothing'],
  ['1', '1\n2', 'prints nothing in line 2, where its output says "2"'],
  ['1 \n2', '1\n2', 'prints "1 " in line 1, where its output says "1"'],
])('compares %j with %j', (output, expected, fault) => {
  expect(faultOf({ output, fault: null, cause: null }, expected)).toBe(fault);
});
