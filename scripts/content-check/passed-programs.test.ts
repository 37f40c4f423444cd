import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PassedPrograms } from './passed-programs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (number: number) => ['node', 'source', number];
const numbers = Array.from({ length: 100 }, (_, index) => index);
const lines = () => readFileSync(join(folder, 'passed'), 'utf8').split('\n').length - 1;

it('remembers in a later check what passed in this one, by all its parts', () => {
  const passed = new PassedPrograms(folder);
  expect(passed.has(program(1))).toBe(false);
  passed.add(program(1));
  expect(passed.has(program(1))).toBe(true);
  const later = new PassedPrograms(folder);
  expect([later.has(program(1)), later.has(program(2)), later.has(['node', 'source1'])]).toEqual([true, false, false]);
});

it('keeps what two simultaneous checks add', () => {
  const [one, other] = [new PassedPrograms(folder), new PassedPrograms(folder)];
  for (const number of numbers) (number % 2 === 0 ? one : other).add(program(number));
  const later = new PassedPrograms(folder);
  expect(numbers.filter((number) => !later.has(program(number)))).toEqual([]);
});

it('forgets the least recently used keys, and no key in use', () => {
  const max = 10;
  for (const number of numbers) {
    const passed = new PassedPrograms(folder, max);
    passed.add(program(number));
    expect(passed.has(program(0))).toBe(true);
    expect(lines()).toBeLessThanOrEqual(2 * max + 2);
  }
  const passed = new PassedPrograms(folder, max);
  expect([0, 50, 99].map((number) => passed.has(program(number)))).toEqual([true, false, true]);
  expect(readdirSync(folder)).toEqual(['passed']);
});
