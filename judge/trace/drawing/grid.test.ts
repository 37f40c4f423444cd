import { expect, it } from 'vitest';
import { gridOf, isOfEqualTexts, isOfLists } from './grid.ts';
import { indexUses } from './index-uses.ts';
import { literalsOf } from './short-value.ts';

const format = { objects: {}, literals: literalsOf('python') };

it('draws a matrix with its current and changed cells', () => {
  const use = indexUses('grid[r][c] = grid[nr][nc]', 'python').get('grid');
  const grid = gridOf({
    value: [
      [1, 7],
      [1, 0],
    ],
    previous: [
      [1, 0],
      [1, 0],
    ],
    use,
    variables: { r: 0, c: 1, nr: -1, nc: 1 },
    format,
  });
  expect(grid.rows[0]?.cells).toEqual([
    { text: '1', isChanged: false, isCurrent: false },
    { text: '7', isChanged: true, isCurrent: true },
  ]);
  expect(grid.rows[1]?.cells.some(({ isChanged, isCurrent }) => isChanged || isCurrent)).toBe(false);
  expect(grid.rows[0]?.pointers).toEqual([]);
  expect(grid.cursors).toEqual([{ names: 'r, c', row: 0, column: 1 }]);
  expect(grid.outside).toEqual(['nr, nc: row -1, column 1']);
});

it('draws rows of different lengths, with the variables that point at a row', () => {
  const use = indexUses('for v in graph[u]: pass', 'python').get('graph');
  const value = [[1, 2], [], [0]];
  const { rows, columns } = gridOf({ value, previous: [[1, 2], []], use, variables: { u: 2 }, format });
  expect(columns).toBe(2);
  expect(rows.map(({ cells, pointers }) => [cells.length, pointers])).toEqual([
    [2, []],
    [0, []],
    [1, ['u']],
  ]);
  expect(rows[2]?.cells[0]?.isChanged).toBe(true);
});

it('writes single characters without quotes', () => {
  const board = gridOf({ value: ['ab', 'cd'], previous: undefined, use: undefined, variables: {}, format });
  expect(board.rows.map(({ cells }) => cells.map(({ text }) => text).join(''))).toEqual(['ab', 'cd']);
});

it('distinguishes matrices from other lists', () => {
  expect(isOfLists([[1], [2]])).toBe(true);
  expect(isOfLists([[1], [2, 3]])).toBe(false);
  expect(isOfLists([[1], []], { ragged: true })).toBe(true);
  expect(isOfLists([[1], 2], { ragged: true })).toBe(false);
  expect(isOfLists([])).toBe(false);
  expect(isOfEqualTexts(['ab', 'cd'])).toBe(true);
  expect(isOfEqualTexts(['ab', 'c'])).toBe(false);
  expect(isOfEqualTexts([1])).toBe(false);
});
