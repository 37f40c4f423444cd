import { diffLines } from 'diff';

type Line = { number: number; text: string };

/** A row of two texts side by side: an equal line, a removed or added line, or omitted equal lines. */
export type DifferenceRow =
  | { kind: 'same'; before: Line; after: Line }
  | { kind: 'changed'; before: Line | null; after: Line | null }
  | { kind: 'left out'; lines: number };

/** Equal lines shown before and after a change. */
const CONTEXT = 3;

/** The differences of two texts, line by line, with some equal lines around; empty if they are equal. */
export function lineDifferences(before: string, after: string): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  const at = { before: 0, after: 0 };
  let removed: Line[] = [];
  const flush = (added: Line[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push({ kind: 'changed', before: removed[index] ?? null, after: added[index] ?? null });
    removed = [];
  };
  // A line break at the end of only one text is not a difference.
  for (const part of diffLines(closed(before), closed(after))) {
    const lines = part.value.replace(/\n$/, '').split('\n');
    if (part.removed) removed = lines.map((text) => ({ number: ++at.before, text }));
    else if (part.added) flush(lines.map((text) => ({ number: ++at.after, text })));
    else {
      flush([]);
      for (const text of lines)
        rows.push({ kind: 'same', before: { number: ++at.before, text }, after: { number: ++at.after, text } });
    }
  }
  flush([]);
  return withoutFarLines(rows);
}

const closed = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** Leaves out equal lines that are far from any change. */
function withoutFarLines(rows: DifferenceRow[]): DifferenceRow[] {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind === 'changed'),
  );
  if (!isNear.includes(true)) return [];
  const shown: DifferenceRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear[index]) shown.push(row);
    else if (last?.kind === 'left out') last.lines++;
    else shown.push({ kind: 'left out', lines: 1 });
  }
  return shown;
}
