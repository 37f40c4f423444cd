import { expect, it } from 'vitest';
import { callText, callTreeOf, recursionOf } from './call-tree.ts';
import { treeRecursion } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';
import { twoPointers } from './sample-traces.ts';
import { literalsOf } from './short-value.ts';

const format = { objects: {}, literals: literalsOf('python') };

/** A function that calls itself `children` times with `n - 1`; `log` is the same in all calls. */
function countdown(n: number, children: number) {
  const run = recordSample('def f(n, log):\n    body\n');
  const log = [1];
  const f = (left: number) => {
    run.call('f', 'def f', { n: left, log });
    run.line('body');
    for (let child = 0; left > 0 && child < children; child++) f(left - 1);
    run.leave('body', left);
  };
  f(n);
  return run.trace();
}

it('returns null if no function calls itself', () => {
  expect(recursionOf(twoPointers().trace)).toBeNull();
});

it('grows the tree step by step, with the results of calls that have returned', () => {
  const trace = countdown(2, 2);
  const recursion = recursionOf(trace);
  if (!recursion) throw new Error('it calls itself');
  const at = (index: number) =>
    callTreeOf(recursion, index, format).nodes.map(({ node }) => `${node.text} ${node.result ?? node.state}`);
  expect(at(0)).toEqual(['f(2) current']);
  const second = trace.calls[3];
  expect(at(second?.firstStep ?? 0)).toEqual(['f(2) open', 'f(1) open', 'f(0) 0', 'f(0) current']);
  expect(at(trace.length - 1)).toHaveLength(7);
  expect(at(trace.length - 1)[0]).toBe('f(2) 2');
});

it('writes only the parameters that differ between calls, and nodes by their value', () => {
  const { trace } = treeRecursion();
  const recursion = recursionOf(trace);
  if (!recursion) throw new Error('it calls itself');
  const { nodes } = callTreeOf(recursion, 10, { objects: trace.at(10).objects, literals: literalsOf('cpp') });
  expect(nodes.map(({ node }) => node.text)).toEqual([
    'maxDepth(3)',
    'maxDepth(9)',
    'maxDepth(nullptr)',
    'maxDepth(8)',
  ]);
});

it('draws at most 60 calls: open calls, the calls that returned to them, and then the latest', () => {
  const trace = countdown(6, 2);
  const recursion = recursionOf(trace);
  if (!recursion) throw new Error('it calls itself');
  const { nodes, hiddenCount } = callTreeOf(recursion, trace.length - 2, format);
  expect(nodes.length).toBeLessThanOrEqual(60);
  expect(nodes.length + hiddenCount).toBe(127);
  expect(nodes[0]?.node).toMatchObject({ text: 'f(6)', folded: 0 });
  expect(nodes.reduce((sum, { node }) => sum + node.folded, 0)).toBeGreaterThan(0);
});

it('draws the innermost calls of a recursion deeper than 60', () => {
  const trace = countdown(200, 1);
  const recursion = recursionOf(trace);
  if (!recursion) throw new Error('it calls itself');
  const deepest = trace.calls.at(-1)?.firstStep ?? 0;
  const { nodes, hiddenCount } = callTreeOf(recursion, deepest, format);
  expect([nodes.length, hiddenCount]).toEqual([60, 141]);
  expect(nodes.at(-1)?.node).toMatchObject({ text: 'f(0)', state: 'current' });
});

it('writes a method call without its object', () => {
  expect(callText({ name: 'put', arguments: { self: { t: 'ref', id: '1' }, key: 1, value: 2 } }, format)).toBe(
    'put(1, 2)',
  );
});
