import { describe, expect, test } from 'vitest';
import { companiesOf, filterSheet, type ProgressMarks, sortSheet } from './sheet-filter.ts';

const ROWS = [
  { name: 'Two Sum', level: 'Easy', companies: 'Amazon, Google', slug: 'two-sum', lists: [1, 2] },
  { name: '15 Puzzle', level: 'Hard', companies: 'amazon' },
  { name: '3Sum', level: 'Medium', companies: 'Google', slug: '3sum', lists: [2] },
  { name: 'Café Queue', level: '', companies: '' },
  { name: 'Subset Sum', level: 'Medium', companies: 'Amazon,Adobe', lists: [2] },
];
const mark = (isDone = false, isStarred = false, hasNote = false): ProgressMarks => ({ isDone, isStarred, hasNote });
const MARKS = [mark(true, true), mark(), mark(false, true, true), mark(), mark(true)];
const ALL = { level: null, show: null, solvable: false, company: null, list: null, q: '' };

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

function filter(
  part: Partial<Parameters<typeof filterSheet>[0]['filter']>,
  marks: ProgressMarks[] | null = MARKS,
  kept: string[] = [],
) {
  const { shown, matching, counts } = filterSheet({
    rows: ROWS,
    filter: { ...ALL, ...part },
    marks,
    kept: new Set(kept),
  });
  return { shown: names(shown), matching: names(matching), counts };
}

describe('filterSheet', () => {
  test('without a filter returns all rows, in their order', () => {
    expect(filter({}).shown).toEqual(names(ROWS));
  });

  test.each([
    [{ level: 'Medium' }, ['3Sum', 'Subset Sum']],
    [{ company: 'Amazon' }, ['Two Sum', 'Subset Sum']],
    [{ show: 'todo' }, ['15 Puzzle', '3Sum', 'Café Queue']],
    [{ show: 'done' }, ['Two Sum', 'Subset Sum']],
    [{ show: 'starred' }, ['Two Sum', '3Sum']],
    [{ show: 'note' }, ['3Sum']],
    [{ solvable: true }, ['Two Sum', '3Sum']],
    [{ solvable: true, level: 'Medium' }, ['3Sum']],
    [{ list: 1 }, ['Two Sum']],
    [{ list: 2, show: 'done' }, ['Two Sum', 'Subset Sum']],
    [{ list: 2, solvable: true, company: 'Google', q: '3' }, ['3Sum']],
    [{ list: 12 }, []],
    [{ q: 'sum' }, ['Two Sum', '3Sum', 'Subset Sum']],
    [{ q: ' SUM  two ' }, ['Two Sum']],
    [{ q: 'cafe' }, ['Café Queue']],
    [{ q: '   ' }, names(ROWS)],
    [{ q: 'amazon' }, []],
    [{ level: 'Medium', show: 'done' }, ['Subset Sum']],
    [{ level: 'Medium', company: 'Google', show: 'starred', q: 'sum' }, ['3Sum']],
    [{ level: 'Hard', company: 'Google' }, []],
  ] as const)('%j returns %j', (part, expected) => {
    expect(filter(part).shown).toEqual(expected);
  });

  test('counts each choice under the other parts of the filter, not under its own', () => {
    const { counts } = filter({ level: 'Medium', company: 'Google', q: 'sum' });
    expect(Object.fromEntries(counts.level)).toEqual({ Easy: 1, Medium: 1 });
    expect(Object.fromEntries(counts.show)).toEqual({ all: 1, todo: 1, starred: 1, note: 1 });
    expect(Object.fromEntries(counts.company)).toEqual({ Google: 1, Amazon: 1, Adobe: 1 });
    expect([counts.solvable, filter({ solvable: true, show: 'done' }).counts.solvable]).toEqual([1, 1]);
    expect(Object.fromEntries(counts.list)).toEqual({ 2: 1 });
    expect(Object.fromEntries(filter({ show: 'done' }).counts.level)).toEqual({ Easy: 1, Medium: 1 });
    expect(Object.fromEntries(filter({ show: 'done' }).counts.show)).toEqual({
      all: 5,
      todo: 3,
      done: 2,
      starred: 2,
      note: 1,
    });
  });

  test('counts each list whatever list is chosen, and everything else within that', () => {
    const { counts } = filter({ list: 2 });
    expect(Object.fromEntries(counts.list)).toEqual({ 1: 1, 2: 3 });
    expect(Object.fromEntries(counts.level)).toEqual({ Easy: 1, Medium: 2 });
    expect(Object.fromEntries(counts.company)).toEqual({ Amazon: 2, Google: 2, Adobe: 1 });
    expect([counts.show.get('all'), counts.show.get('done'), counts.solvable]).toEqual([3, 2, 2]);
  });

  test('does not filter by marks that are unknown', () => {
    expect(filter({ show: 'done', level: 'Medium' }, null).shown).toEqual(['3Sum', 'Subset Sum']);
  });

  test('still shows a row whose mark has changed, unless another part of the filter leaves it out', () => {
    const { shown, matching } = filter({ show: 'todo', q: 'sum' }, MARKS, ['Two Sum', 'Café Queue']);
    expect(shown).toEqual(['Two Sum', '3Sum']);
    expect(matching).toEqual(['3Sum']);
  });
});

test('sorts by name with numbers in numeric order, or by difficulty with equal ones in their order', () => {
  expect(names(sortSheet(ROWS, 'name'))).toEqual(['3Sum', '15 Puzzle', 'Café Queue', 'Subset Sum', 'Two Sum']);
  expect(names(sortSheet(ROWS, 'difficulty'))).toEqual(['Two Sum', '3Sum', 'Subset Sum', '15 Puzzle', 'Café Queue']);
  expect(sortSheet(ROWS, null)).toBe(ROWS);
  const reported = ROWS.map((row, index) => ({ ...row, ...(index > 0 && { reports: index }) }));
  expect(sortSheet(reported, 'reports')).toEqual(reported.toReversed());
});

test('lists each company once, sorted case-insensitively', () => {
  expect(companiesOf([{ name: 'x', level: '', companies: 'Zoho, byte, Adobe, Zoho' }])).toEqual([
    'Adobe',
    'byte',
    'Zoho',
  ]);
});
