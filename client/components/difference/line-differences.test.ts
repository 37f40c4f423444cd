import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DifferenceRow, lineDifferences } from './line-differences.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('shows removed lines beside added lines, with three equal lines around', () => {
  const before = lines(20);
  const after = before.toSpliced(9, 1, 'new', 'newer');
  const rows = lineDifferences(before.join('\n'), after.join('\n'));
  expect(rows).toEqual([
    { kind: 'left out', lines: 6 },
    ...[7, 8, 9].map((number) => same(number, number)),
    { kind: 'changed', before: { number: 10, text: 'line 10' }, after: { number: 10, text: 'new' } },
    { kind: 'changed', before: null, after: { number: 11, text: 'newer' } },
    ...[11, 12, 13].map((number) => same(number, number + 1)),
    { kind: 'left out', lines: 7 },
  ]);
  function same(number: number, next: number): DifferenceRow {
    const text = `line ${number}`;
    return { kind: 'same', before: { number, text }, after: { number: next, text } };
  }
});

test('equal texts have no differences, even if only one ends with a line break', () => {
  expect(lineDifferences('a\nb', 'a\nb\n')).toEqual([]);
  expect(lineDifferences('', '')).toEqual([]);
});

test('the rows contain both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '', 'c d'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = lineDifferences(before.join('\n'), after.join('\n'));
      const shown = { before: 0, after: 0 };
      for (const row of rows) {
        if (row.kind === 'left out') {
          shown.before += row.lines;
          shown.after += row.lines;
          continue;
        }
        for (const side of ['before', 'after'] as const) {
          const line = row[side];
          if (!line) continue;
          expect([line.number, line.text]).toEqual([++shown[side], { before, after }[side][line.number - 1]]);
        }
      }
      // No line is missing, except in equal texts and an empty line at the end.
      if (rows.length > 0) expect(before.length - shown.before).toBeLessThanOrEqual(1);
    }),
  );
});
