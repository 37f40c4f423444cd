import { expect, test } from 'vitest';
import { Trace } from './read-trace.ts';
import { CUT, RECORD_SEPARATOR } from './trace-record.ts';

const MARK = '17-4:';
const record = (value: unknown) =>
  `${RECORD_SEPARATOR}${MARK}${typeof value === 'string' ? value : JSON.stringify(value)}${RECORD_SEPARATOR}\n`;

const OUTPUT = [
  record({ e: 'call', i: 1, f: 'outer', l: 1, v: { n: 2 } }),
  'hello\n',
  record({ e: 'line', l: 2, v: { total: 0 }, h: { 1: { type: 'Node', fields: { val: 5 } } } }),
  record({ e: 'call', i: 2, f: 'inner', l: 5, v: { m: 1 } }),
  record({ e: 'line', l: 6, u: { 1: { total: 4 } } }),
  record({ e: 'return', l: 6, r: 9 }),
  'and more',
  record({ e: 'line', l: 3, v: { n: 3 } }),
  record({ e: 'raise', l: 3, m: 'TypeError: no' }),
].join('');

test('each step has the call stack, the variables and the output before it', () => {
  const trace = new Trace(OUTPUT, MARK);
  expect(trace.length).toBe(7);
  expect(trace.printed).toBe('hello\nand more');
  const inner = trace.at(3);
  expect(inner.frames.map(({ name, line, variables }) => [name, line, variables])).toEqual([
    ['outer', 2, { n: 2, total: 4 }],
    ['inner', 6, { m: 1 }],
  ]);
  expect(inner.printed).toBe('hello\n');
  expect([...inner.changed.variables]).toEqual(['1.total']);
  expect(inner.objects).toEqual({ 1: { type: 'Node', fields: { val: 5 } } });
});

test('a call is still on the stack at the step that leaves it, and not after it', () => {
  const trace = new Trace(OUTPUT, MARK);
  expect(trace.at(4)).toMatchObject({ event: 'return', result: 9, frames: [{ name: 'outer' }, { name: 'inner' }] });
  expect(trace.at(5).frames).toHaveLength(1);
  expect(trace.at(6)).toMatchObject({ event: 'raise', message: 'TypeError: no' });
});

test('each call has its parent, first and last step, and result', () => {
  expect(new Trace(OUTPUT, MARK).calls).toEqual([
    { id: 1, parent: null, name: 'outer', arguments: { n: 2 }, firstStep: 0, lastStep: 6 },
    { id: 2, parent: 1, name: 'inner', arguments: { m: 1 }, firstStep: 2, lastStep: 4, result: 9 },
  ]);
});

test('a step is the same regardless of the steps read before', () => {
  const steps = Array.from({ length: 300 }, (_, l) => record({ e: 'line', l, v: { i: l, [`v${l % 7}`]: l } }));
  const trace = new Trace(record({ e: 'call', i: 1, f: 'f', l: 1 }) + steps.join(''), MARK);
  const forward = Array.from({ length: trace.length }, (_, index) => trace.at(index));
  for (const index of [300, 64, 63, 65, 128, 1, 0]) expect(trace.at(index)).toEqual(forward[index]);
});

test.each([
  ['invalid JSON', '{'],
  ['a list', '[]'],
  ['a step without a line', '{"e":"line"}'],
  ['an unknown event', '{"e":"jump","l":1}'],
  ['a value of an unknown kind', '{"e":"line","l":1,"v":{"a":{"t":"bomb","v":[]}}}'],
  ['an object without fields', '{"e":"line","l":1,"h":{"1":{"type":"Node"}}}'],
  ['a value that is nested too deeply', `{"e":"line","l":1,"v":{"a":${'['.repeat(500)}${']'.repeat(500)}}}`],
])('a malformed record is ignored: %s', (_, text) => {
  const trace = new Trace(`${record({ e: 'call', i: 1, f: 'f', l: 1 })}${record(text)}end`, MARK);
  expect(trace.length).toBe(1);
  expect(trace.printed).toBe('end');
});

test('an unfinished record is ignored, and a record with another mark is output of the program', () => {
  const half = `${RECORD_SEPARATOR}${MARK}{"e":"li`;
  expect(new Trace(record({ e: 'call', i: 1, f: 'f', l: 1 }) + half, MARK).length).toBe(1);
  const foreign = `${RECORD_SEPARATOR}1-1:{"e":"line","l":1}${RECORD_SEPARATOR}`;
  expect(new Trace(foreign, MARK)).toMatchObject({ length: 0, printed: foreign });
});

test('a trace knows whether it was cut', () => {
  const first = record({ e: 'call', i: 1, f: 'f', l: 1 });
  expect(new Trace(first, MARK).isCut).toBe(false);
  expect(new Trace(first + record(CUT), MARK)).toMatchObject({ isCut: true, length: 1 });
});
