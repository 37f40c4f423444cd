import { describe, expect, test } from 'vitest';
import { createRestarts } from './restarts.ts';

const QUICK = 50;
const STEADY = 60_000;

describe('an ended process is restarted', () => {
  test('at once after it has served for a long time', () => {
    expect(createRestarts().pauseAfter(STEADY, true)).toBe(0);
  });

  test('after pauses that grow up to half a minute, as long as others serve', () => {
    const restarts = createRestarts();
    const pauses = Array.from({ length: 12 }, () => restarts.pauseAfter(QUICK, true));
    expect(pauses.slice(0, 4)).toEqual([100, 200, 400, 800]);
    expect(pauses.slice(-2)).toEqual([30_000, 30_000]);
  });

  test('with short pauses again, once one has served for a long time', () => {
    const restarts = createRestarts();
    for (let ends = 0; ends < 8; ends++) restarts.pauseAfter(QUICK, true);
    restarts.pauseAfter(STEADY, true);
    expect(restarts.pauseAfter(QUICK, true)).toBe(100);
  });

  test('only a few times when no process serves', () => {
    const restarts = createRestarts();
    const pauses = Array.from({ length: 6 }, () => restarts.pauseAfter(-Infinity, false));
    expect(pauses).toEqual([100, 200, 400, 800, 1600, null]);
  });
});
