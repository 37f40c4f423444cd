import { expect, it } from 'vitest';
import { inSight, lookup } from './in-sight.ts';
import { leastRecentlyUsed } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';

it('shows the variables of a call, and variables of outer calls with other names', () => {
  const run = recordSample('def outer(grid, r):\n    def inner(r):\n');
  const grid = [[1]];
  run.call('outer', 'def outer', { grid, r: 0 });
  run.call('inner', 'def inner', { r: 5 });
  const step = run.trace().at(1);
  const variables = inSight(step, null, 2);
  expect(variables.map(({ name, value, isOwn }) => [name, value, isOwn])).toEqual([
    ['r', 5, true],
    ['grid', [[1]], false],
  ]);
  expect(lookup(variables)).toEqual({ r: 5, grid: [[1]] });
  expect(inSight(step, null, 1).map(({ name }) => name)).toEqual(['grid', 'r']);
});

it("shows the fields of a method's object instead of the object", () => {
  const { trace } = leastRecentlyUsed();
  const fields = inSight(trace.at(2), trace.at(1), 1);
  expect(fields.map(({ name, word, isChanged }) => [name, word, isChanged])).toEqual([
    ['capacity', 'capacity', false],
    ['self.capacity', 'capacity', true],
    ['self.cache', 'cache', false],
    ['self.head', 'head', false],
    ['self.tail', 'tail', false],
  ]);
  expect(fields.find(({ name }) => name === 'self.capacity')).toMatchObject({ value: 2, previous: 0 });
});

it('finds a field by its name alone, unless a variable has that name', () => {
  const { trace } = leastRecentlyUsed();
  const values = lookup(inSight(trace.at(0), null, 1));
  expect(values).toMatchObject({ capacity: 2, 'self.capacity': 0, cache: { t: 'map', v: [] } });
});
