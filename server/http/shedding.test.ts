import { expect, test } from 'vitest';
import { smoothed } from './shedding.ts';

const MAX = 200;
const after = (measurements: number[]) => measurements.reduce((lag, ms) => smoothed(lag, ms, MAX), 0);

test('one long task causes no refusals, even after a little lag', () => {
  expect(after([60_000])).toBeLessThan(MAX);
  expect(after([...Array<number>(50).fill(90), 60_000])).toBeLessThan(MAX);
});

test('three long tasks in a row cause refusals, which ten measurements without lag end', () => {
  expect(after(Array<number>(3).fill(60_000))).toBeGreaterThan(MAX);
  expect(after([...Array<number>(100).fill(60_000), ...Array<number>(10).fill(0)])).toBeLessThan(MAX / 10);
});

test('a steady lag at the limit causes no refusals, one above it does', () => {
  expect(after(Array<number>(100).fill(MAX))).toBeLessThanOrEqual(MAX);
  expect(after(Array<number>(100).fill(MAX + 1))).toBeGreaterThan(MAX);
});
