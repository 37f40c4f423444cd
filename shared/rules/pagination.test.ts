import { expect, test } from 'vitest';
import { pageCount, pageMarks } from './pagination.ts';

const shown = (page: number, pages: number) =>
  pageMarks(page, pages)
    .map((mark) => (mark === 'gap' ? '…' : mark))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [4, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 5 6'],
  [2, 6, '1 2 … 5 6'],
  [3, 6, '1 2 3 … 5 6'],
  [4, 6, '1 2 … 4 5 6'],
  [5, 6, '1 2 … 5 6'],
  [6, 6, '1 2 … 5 6'],
  [1, 20, '1 2 … 19 20'],
  [3, 20, '1 2 3 … 19 20'],
  [4, 20, '1 2 … 4 … 19 20'],
  [10, 20, '1 2 … 10 … 19 20'],
  [18, 20, '1 2 … 18 19 20'],
  [20, 20, '1 2 … 19 20'],
])('page %i of %i shows %s', (page, pages, marks) => {
  expect(shown(page, pages)).toBe(marks);
});

test('shows no page twice, and a gap wherever pages are missing', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const marks = pageMarks(page, pages);
      const numbers = marks.filter((mark) => mark !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toContain(page);
      for (const [index, mark] of marks.entries()) {
        const [before, after] = [marks[index - 1], marks[index + 1]];
        if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof before === 'number') expect(mark - before).toBe(1);
      }
    }
  }
});

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i items with %i per page make %i pages', (total, pageSize, pages) => {
  expect(pageCount(total, pageSize)).toBe(pages);
});
