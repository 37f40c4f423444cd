import { expect, it } from 'vitest';
import { changeOf, decidedAt, depthsOf, stepOver } from './find-step.ts';
import { leastRecentlyUsed, treeRecursion } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';
import { twoPointers } from './sample-traces.ts';

it('finds where the outermost call returns', () => {
  const { trace } = twoPointers();
  expect(decidedAt(trace)).toEqual({ index: trace.length - 1, isFailure: false });
  expect(trace.at(trace.length - 1)).toMatchObject({ event: 'return', result: 49 });
});

it('finds where a run fails: where the error is raised, not where it ends up', () => {
  const run = recordSample('def f():\n    return g()\ndef g():\n    return 1 / 0\n');
  run.call('f', 'def f', {});
  run.line('return g()');
  run.call('g', 'def g', {});
  run.line('return 1 / 0');
  run.fail('return 1 / 0', 'division by zero');
  run.fail('return g()', 'division by zero');
  expect(decidedAt(run.trace())).toEqual({ index: 4, isFailure: true });
});

it('returns null for a run that was stopped or not recorded', () => {
  const run = recordSample('while True: pass\n');
  run.call('f', 'while', {});
  run.line('while');
  expect(decidedAt(run.trace())).toBeNull();
  expect(decidedAt(recordSample('').trace())).toBeNull();
});

it('finds the last of several outermost calls', () => {
  const { trace } = leastRecentlyUsed();
  expect(decidedAt(trace)).toEqual({ index: trace.length - 1, isFailure: false });
});

it('looks into the statements outside of all functions, but into no other call that did not end', () => {
  const run = recordSample('const n = 3;\nfunction f() {\n  g();\n}\n');
  run.call('program', 'const n', {});
  run.call('f', 'function f', {});
  run.call('g', 'g();', {});
  run.leave('g();', 1);
  expect(decidedAt(run.trace())).toBeNull();
  run.leave('}', 2);
  expect(decidedAt(run.trace())).toEqual({ index: 4, isFailure: false });
});

it('steps over the calls that a step makes', () => {
  const { trace } = treeRecursion();
  const depths = depthsOf(trace);
  expect([...depths]).toEqual(Array.from({ length: trace.length }, (_, index) => trace.at(index).frames.length));
  const call = trace.calls[1];
  const before = (call?.firstStep ?? 0) - 1;
  expect(stepOver(depths, before, 1)).toBe((call?.lastStep ?? 0) + 1);
  expect(stepOver(depths, (call?.lastStep ?? 0) + 1, -1)).toBe(before);
  expect(stepOver(depths, trace.length - 1, 1)).toBe(trace.length - 1);
  expect(stepOver(depths, 0, -1)).toBe(0);
});

it('finds the changes of a variable, forward and back', () => {
  const { trace } = twoPointers();
  const best = { frameId: 1, name: 'best' };
  const changes: number[] = [];
  for (let at = changeOf(trace, best, 0, 1); at !== null; at = changeOf(trace, best, at, 1)) changes.push(at);
  expect(changes.map((index) => trace.at(index).frames[0]?.variables.best)).toEqual([0, 8, 49]);
  const [, middle = 0, last = 0] = changes;
  expect(changeOf(trace, best, trace.length - 1, -1)).toBe(last);
  expect(changeOf(trace, best, last, -1)).toBe(middle);
  expect(changeOf(trace, { frameId: 1, name: 'nothing' }, 20, -1)).toBeNull();
});

it('finds the changes of a field of an object', () => {
  const { trace } = leastRecentlyUsed();
  const self = trace.at(0).frames[0]?.variables.self;
  const objectId = typeof self === 'object' && self !== null && 'id' in self ? self.id : '';
  const found = changeOf(trace, { objectId, field: 'capacity' }, trace.length - 1, -1) ?? -1;
  expect(trace.at(found).objects[objectId]?.fields.capacity).toBe(2);
  expect(trace.at(found - 1).objects[objectId]?.fields.capacity).toBe(0);
});
