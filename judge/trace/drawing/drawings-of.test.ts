import { expect, it } from 'vitest';
import type { Trace } from '../read-trace.ts';
import type { DrawingKind } from './drawing.ts';
import { drawingsOf } from './drawings-of.ts';
import { indexUses } from './index-uses.ts';
import { leastRecentlyUsed, treeRecursion } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';
import { floodFill, pathTable, twoPointers } from './sample-traces.ts';
import { literalsOf } from './short-value.ts';
import { suitingKinds } from './suiting-kinds.ts';

type Run = { trace: Trace; source: string };

function drawn({ trace, source }: Run, index: number, choices: Record<string, DrawingKind> = {}) {
  const step = trace.at(index);
  const frameId = step.frames.at(-1)?.id ?? 0;
  const options = { uses: indexUses(source, 'python'), literals: literalsOf('python'), choices };
  return drawingsOf({ step, before: index > 0 ? trace.at(index - 1) : null, frameId, ...options });
}

const kindsOf = (run: Run, index: number) => drawn(run, index).map(({ name, drawing }) => `${name} ${drawing.kind}`);

it('draws a list with its index variables and the range between them', () => {
  const [height] = drawn(twoPointers(), 10);
  expect(height?.drawing.kind).toBe('list');
  const cells = height?.drawing.kind === 'list' ? height.drawing.cells.cells : [];
  expect(cells.flatMap(({ pointers }, index) => pointers.map((name) => `${name} ${index}`))).toEqual([
    'left 1',
    'right 8',
  ]);
  expect(cells.map(({ isInRange }) => isInRange)).toEqual([false, ...Array<boolean>(8).fill(true)]);
});

it('chooses the drawing by the value', () => {
  expect(kindsOf(floodFill(), 12)).toEqual(['image matrix', 'queue deque', 'seen set']);
  expect(kindsOf(pathTable(), 10)).toEqual(['dp matrix']);
  expect(kindsOf(leastRecentlyUsed(), 46)).toEqual(['node, self.head, self.tail linked', 'self.cache map']);
  expect(kindsOf(treeRecursion(), 3)).toEqual(['root tree']);
});

it('draws as the reader chose, if that suits the value', () => {
  const choose = (kind: DrawingKind) => drawn(twoPointers(), 10, { 'max_area.height': kind })[0]?.drawing;
  expect(choose('heap')).toMatchObject({ kind: 'heap', tree: { levels: 4 } });
  expect(choose('text')).toEqual({ kind: 'text', text: '[1, 8, 6, 2, 5, 4, 8, 3, 7]' });
  expect(choose('map')?.kind).toBe('list');
});

it('draws other objects as cards, and lists of outer calls with the name of the call', () => {
  class Point {
    x = 1;
    y = 2;
  }
  const run = recordSample('def outer(words):\n    def inner(at):\n        at.x = 3\n');
  const at = new Point();
  run.call('outer', 'def outer', { words: ['a', 'b'] });
  run.call('inner', 'def inner', { at });
  run.line('at.x = 3');
  at.x = 3;
  run.leave('at.x = 3', null);
  const [card, words] = drawn({ trace: run.trace(), source: '' }, 3);
  expect(card).toMatchObject({ name: 'at', of: null, isChanged: true });
  expect(card?.drawing).toEqual({
    kind: 'object',
    entries: {
      entries: [
        { key: 'x', text: '3', isChanged: true },
        { key: 'y', text: '2', isChanged: false },
      ],
      more: 0,
    },
  });
  expect(words).toMatchObject({ name: 'words', of: 'outer' });
});

it('finds out how a list is used by its type or its name', () => {
  const first = (value: Parameters<typeof suitingKinds>[0], name: string) => suitingKinds(value, name, undefined)[0];
  expect(first([1], 'stack')).toBe('stack');
  expect(first([1], 'minHeap')).toBe('heap');
  expect(first([[1, 2]], 'queue')).toBe('queue');
  expect(first([1], 'equal')).toBe('list');
  expect(first({ t: 'stack', v: [] }, 'open')).toBe('stack');
  expect(first([[1], [2, 3]], 'rows')).toBe('matrix');
  expect(first(['ab', 'cd'], 'words')).toBe('list');
  expect(first(7, 'n')).toBeUndefined();
  expect(first('text', 's')).toBeUndefined();
  expect(suitingKinds('text', 's', { singles: new Set(['i']), pairs: [] })[0]).toBe('list');
  expect(suitingKinds(['ab', 'cd'], 'board', { singles: new Set(['r']), pairs: [['r', 'c']] })[0]).toBe('matrix');
  expect(suitingKinds([[1], [0]], 'graph', undefined)).toContain('graph');
});

it('marks the cell of the call itself, not the cell of its caller', () => {
  const source = 'def outer(grid, i, j):\n    grid[i][j]\n    def inner(r, c):\n        grid[r][c]\n';
  const run = recordSample(source);
  const grid = [
    [1, 2],
    [3, 4],
  ];
  run.call('outer', 'def outer', { grid, i: 0, j: 0 });
  run.call('inner', 'def inner', { r: 1, c: 1 });
  const cursorsAt = (index: number) => {
    const [first] = drawn({ trace: run.trace(), source }, index);
    return first?.drawing.kind === 'matrix' ? first.drawing.grid.cursors.map(({ names }) => names) : [];
  };
  expect([cursorsAt(0), cursorsAt(1)]).toEqual([['i, j'], ['r, c']]);
});

it('draws a new node of a graph with the others of its type', () => {
  class Node {
    val = 1;
    next = null;
    neighbors: Node[] = [];
  }
  const [node, copy] = [new Node(), new Node()];
  node.neighbors.push(node);
  const run = recordSample('def copy(node):\n');
  run.call('copy', 'def copy', { node, copy });
  expect(drawn({ trace: run.trace(), source: '' }, 0).map(({ drawing }) => drawing.kind)).toEqual(['graph']);
});
