import { namesInCell } from './cell-names.ts';
import { readMarks } from './line-marks.ts';
import type { Listed } from './list-entries.ts';
import { meaningOf } from './sections.ts';
import type { SeparatedRow } from '../text/separated-rows.ts';

/** Whether all headings of a table are statuses, with the problems in the cells below them: To do | Doing | Done. */
export function isBoard(headings: readonly string[]): boolean {
  const filled = headings.filter((heading) => heading.trim() !== '');
  return filled.length > 1 && filled.every((heading) => meaningOf(heading.trim()).status !== 'none');
}

export function readBoard(headings: readonly string[], rows: readonly SeparatedRow[]): Listed {
  const entries = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, column): Listed['entries'] => {
      const line = cell.trim();
      if (line === '') return [];
      const marks = readMarks(line);
      const { links, text } = namesInCell(marks.text);
      const ofColumn = meaningOf((headings[column] ?? '').trim());
      const { status, said } = ofColumn.status === 'solved' && marks.status !== 'none' ? marks : ofColumn;
      return [{ line, names: [...links, text, line], day: null, status, said }];
    }),
  );
  return { entries, remarks: [] };
}
