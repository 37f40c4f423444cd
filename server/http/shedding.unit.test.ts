import { expect, test } from 'vitest';
import { smoothed } from './shedding.ts';

const MOST = 200;
const after = (measurements: number[]) => measurements.reduce((lag, ms) => smoothed(lag, ms, MOST), 0);

test('one long task turns nobody away, also where it lagged a little before', () => {
  expect(after([60_000])).toBeLessThan(MOST);
  expect(after([...Array<number>(50).fill(90), 60_000])).toBeLessThan(MOST);
});

test('three long tasks in a row do, and ten measurements without lag end it', () => {
  expect(after(Array<number>(3).fill(60_000))).toBeGreaterThan(MOST);
  expect(after([...Array<number>(100).fill(60_000), ...Array<number>(10).fill(0)])).toBeLessThan(MOST / 10);
});

test('a steady lag at the limit is not over it, and one above it is', () => {
  expect(after(Array<number>(100).fill(MOST))).toBeLessThanOrEqual(MOST);
  expect(after(Array<number>(100).fill(MOST + 1))).toBeGreaterThan(MOST);
});
