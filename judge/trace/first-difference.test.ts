import { expect, test } from 'vitest';
import { firstDifferenceOf } from './first-difference.ts';
import { Trace } from './read-trace.ts';
import { RECORD_SEPARATOR, type TraceRecord } from './trace-record.ts';

const traceOf = (...records: TraceRecord[]) =>
  new Trace(records.map((one) => `${RECORD_SEPARATOR}m${JSON.stringify(one)}${RECORD_SEPARATOR}\n`).join(''), 'm');

const recursive = (results: [number, number][]) =>
  traceOf(
    { e: 'call', i: 1, f: 'solve', l: 1, v: { n: 9 } },
    ...results.flatMap(([argument, result], index): TraceRecord[] => [
      { e: 'call', i: index + 2, f: 'ways', l: 3, v: { k: argument } },
      { e: 'return', l: 4, r: result },
    ]),
    { e: 'return', l: 9, r: results.at(-1)?.[1] ?? 0 },
  );

test('two recursions part at the first call with the same arguments and another result', () => {
  const difference = firstDifferenceOf(
    recursive([
      [1, 1],
      [2, 3],
      [3, 4],
    ]),
    recursive([
      [3, 3],
      [1, 1],
      [2, 2],
    ]),
  );
  expect(difference).toMatchObject({ own: 4, other: 6 });
  expect(difference?.sentence).toBe('They first differ at the call with 2: yours returns 3, the other one 2.');
});

const table = (name: string, ...states: number[][]) =>
  traceOf(
    { e: 'call', i: 1, f: 'solve', l: 1, v: { n: 3 } },
    ...states.map((state, index): TraceRecord => ({ e: 'line', l: index + 2, v: { [name]: state } })),
    { e: 'return', l: 9, r: states.at(-1)?.at(-1) ?? 0 },
  );

test('two tables of the same size part at the first cell with another final value', () => {
  const own = table('dp', [0, 0, 0], [1, 0, 0], [1, 2, 0], [1, 2, 5]);
  const right = table('best', [0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 2]);
  const difference = firstDifferenceOf(own, right);
  expect(difference).toMatchObject({ own: 3, other: 3 });
  expect(difference?.sentence).toBe(
    'They first differ in position 1: your `dp` has 2 there at the end, the other `best` 1.',
  );
});

test('programs without comparable calls or tables part where they return', () => {
  expect(firstDifferenceOf(table('a', [1, 2]), table('b', [1, 2, 3]))).toMatchObject({ own: 2, other: 2 });
});

test('programs that agree do not part', () => {
  expect(firstDifferenceOf(table('a', [1, 2]), table('a', [1, 2]))).toBeNull();
  expect(firstDifferenceOf(recursive([[1, 1]]), recursive([[1, 1]]))).toBeNull();
});
