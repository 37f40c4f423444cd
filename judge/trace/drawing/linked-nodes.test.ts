import { expect, it } from 'vitest';
import type { TracedObject } from '../trace.ts';
import { inSight } from './in-sight.ts';
import { chainsOf } from './linked-nodes.ts';
import { nodesInSight, type NodesInSight } from './nodes-in-sight.ts';
import { leastRecentlyUsed, listReversal } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';
import { literalsOf } from './short-value.ts';

const literals = literalsOf('python');
const ref = (id: string) => ({ t: 'ref' as const, id });
const group = (objects: Record<string, TracedObject>): NodesInSight => ({
  shape: 'linked',
  ids: Object.keys(objects),
  marks: new Map(),
  changed: new Set(),
});
const node = (val: number, next: string | null, more = {}) => ({
  type: 'ListNode',
  fields: { val, next: next === null ? null : ref(next), ...more },
});
const rows = (objects: Record<string, TracedObject>) =>
  chainsOf(group(objects), { objects, literals }).map(({ nodes, end }) => [
    nodes.map(({ text }) => text).join(' '),
    end.kind === 'none' ? 'none' : `${end.kind} ${end.to}`,
  ]);

it('starts a list at the node that no other node links to', () => {
  expect(rows({ 5: node(3, null), 1: node(1, '2'), 2: node(2, '5') })).toEqual([['1 2 3', 'none']]);
});

it('draws the link back in a cycle, and where one list joins another', () => {
  expect(rows({ 1: node(1, '2'), 2: node(2, '3'), 3: node(3, '2'), 4: node(9, '3') })).toEqual([
    ['1 2 3', 'back 2'],
    ['9', 'joins 3'],
  ]);
  expect(rows({ 1: node(1, '2'), 2: node(2, '1') })).toEqual([['1 2', 'back 1']]);
});

it('writes out links that have no arrow', () => {
  const objects = { 1: node(1, '2', { random: ref('2') }), 2: node(2, null, { random: null, prev: ref('1') }) };
  const [chain] = chainsOf(group(objects), { objects, literals });
  expect(chain?.nodes.map(({ links, isTwoWay }) => [links, isTwoWay])).toEqual([
    [['random → 2'], true],
    [[], false],
  ]);
});

it('draws a list that is being reversed as two rows, with every variable at its node', () => {
  const { trace } = listReversal([1, 2, 3]);
  const index =
    Array.from({ length: trace.length }, (_, at) => at).find((at) => trace.at(at).changed.objects.size > 0 && at > 5) ??
    0;
  const [step, before] = [trace.at(index), trace.at(index - 1)];
  const [nodes] = nodesInSight(inSight(step, before, 1), 1, { step, before });
  const chains = nodes ? chainsOf(nodes, { objects: step.objects, literals }) : [];
  expect(chains.map((chain) => chain.nodes.map(({ text, marks, isChanged }) => [text, ...marks, isChanged]))).toEqual([
    [['1', 'head', 'cur', true]],
    [
      ['2', 'nxt', false],
      ['3', false],
    ],
  ]);
});

it('draws the list of a cache from the head and tail of its object', () => {
  const { trace } = leastRecentlyUsed();
  const index = trace.length - 1;
  const [step, before] = [trace.at(index), trace.at(index - 1)];
  const frameId = step.frames.at(-1)?.id ?? 0;
  const linked = nodesInSight(inSight(step, before, frameId), frameId, { step, before }).find(
    ({ shape }) => shape === 'linked',
  );
  const [chain] = linked ? chainsOf(linked, { objects: step.objects, literals }) : [];
  expect(chain?.nodes.map(({ text, marks }) => [text, ...marks].join(' '))).toEqual([
    '0: 0 self.head',
    '1: 10',
    '3: 30',
    '0: 0 self.tail',
  ]);
  expect(chain?.nodes.slice(0, -1).every(({ isTwoWay }) => isTwoWay)).toBe(true);
});

it('draws the last node with the list although its link was not recorded', () => {
  const run = recordSample('def f(head): pass');
  run.call('f', 'def f', { head: { t: 'ref', id: '1' } });
  const objects = { 1: { type: 'Node', fields: { val: 1, next: ref('2') } }, 2: { type: 'Node', fields: { val: 2 } } };
  const step = { ...run.trace().at(0), objects };
  const groups = nodesInSight(inSight(step, null, 1), 1, { step, before: null });
  expect(groups.map(({ shape, ids }) => [shape, ids])).toEqual([['linked', ['1', '2']]]);
});
