import { MAX_LINE } from '../parsed-import.ts';
import { namesInCell } from './cell-names.ts';
import { dayOrder } from './day-in-text.ts';
import { combined, type MarkedText, readMarks } from './line-marks.ts';
import type { Block } from './list-blocks.ts';
import type { Listed, ListedProblem } from './list-entries.ts';
import { inParentheses, isWholeStatus, readCells } from './row-cells.ts';
import type { Sections } from './sections.ts';
import type { Status } from './status.ts';
import { isTopic } from '../names/topic-words.ts';

const BULLETED = /^\s*(?:[-*+•·▪‣◦–—]\s|\d{1,5}[.)]\s|\[.?\]\s)/u;
const RULER = /^\s*(?:[-=*_]{3,}|```.*)\s*$/;
/** A mark before everything else on a line, or a word as in 'Done: …', applies to all of it. */
const LEADING = /^\W*(?=\[|\p{Extended_Pictographic}|[☐☑✓✔✗✘])|^[\p{L} '’-]{2,22}(?::|\s[-–—])\s/u;

/** Reads rows without headings: each is a problem, or several, with what else its cells say. */
export function readPlainRows({ rows, separator }: Block, sections: Sections): Listed {
  const cellsOf = rows.map(({ cells }) => inParentheses(cells, separator).map((cell) => cell.trim()));
  const order = dayOrder(cellsOf.flat());
  const hasZero = cellsOf.some((cells) => cells.slice(1).includes('0'));
  const between = { '\t': ' ', '|': ' | ' }[separator] ?? `${separator} `;
  const entries = cellsOf.flatMap((cells, index): Listed['entries'] => {
    const line = cells.filter(Boolean).join(between);
    if (RULER.test(line)) return [];
    if (isHeading(cells, cellsOf[index + 1] ?? [])) {
      sections.enter(line);
      return [{ line, reason: 'a heading, no problem' }];
    }
    return readRow(cells, line);
  });
  return { entries, remarks: [] };

  function readRow(cells: readonly string[], line: string): Listed['entries'] {
    const { naming, day, status, hasFacts } = readCells(cells, order, hasZero);
    const whole = readMarks(
      line.length > MAX_LINE ? `${line.slice(0, MAX_LINE / 4)} ${line.slice(-MAX_LINE / 4)}` : line,
    );
    const isStruck = whole.status === 'unsolved' && naming.every((one) => one.status !== 'solved');
    const ofRow = isStruck ? 'unsolved' : status;
    const entryOf = (marks: MarkedText, names: string[], inherited: Status = ofRow): ListedProblem => {
      const own = combined([marks.status, inherited]);
      return { line, names, day, ...(own === 'none' ? sections.current() : { status: own, said: marks.said }) };
    };
    const texts = naming.filter(({ found }) => found.text !== '');
    const links = naming.flatMap(({ found }) => found.links);
    const each = naming.flatMap((marks) => {
      const { links: own, text, each: several } = marks.found;
      const names = several.length > 0 ? several : [[...own, text].filter(Boolean)];
      return names.map((some) => ({ marks, names: some }));
    });
    const [first, second] = texts;
    const hasSeveral = naming.some(({ found }) => found.each.length > 0);
    if (each.length === 0) return [{ line, reason: 'names no problem' }];
    if (each.length === 1 || (texts.length === 1 && !hasSeveral))
      return [entryOf(first ?? naming[0] ?? whole, [...links, first?.found.text ?? '', line])];
    if (hasFacts && first && !hasSeveral) {
      const joined = [first, second].map((one) => one?.found.text).join(', ');
      return [entryOf(first, [...links, line, first.found.text, joined]), ...asides(texts.slice(1), entryOf)];
    }
    const leading = LEADING.test(line) ? (naming[0]?.status ?? 'none') : 'none';
    const parts = each.map(({ marks, names }) => {
      const part = entryOf(marks, names, marks.status === 'none' ? combined([ofRow, leading]) : 'none');
      const name = names.at(-1) ?? line;
      const about = isTopic(name) && part.status !== 'unsolved' ? { about: 'topic' as const, said: name } : {};
      return { ...part, line: name, ...about };
    });
    return [{ ...entryOf(whole, [line]), parts }];
  }
}

/** The other texts of a row with facts, which may be problems too, but not topics. */
const asides = (
  texts: ReturnType<typeof readCells>['naming'],
  entryOf: (marks: MarkedText, names: string[]) => ListedProblem,
): ListedProblem[] =>
  texts
    .filter(({ found }) => !isTopic(found.text) && found.links.length === 0)
    .map((marks) => ({ ...entryOf(marks, [marks.found.text]), line: marks.found.text, about: 'aside' }));

/** A heading of Markdown, a line with a colon at its end, a status alone, or a topic above a list with bullets. */
function isHeading(cells: readonly string[], next: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const [line = ''] = filled;
  if (/^#{1,6}\s+\S/.test(line)) return true;
  if (filled.length !== 1 || namesInCell(line).links.length > 0) return false;
  const isAbove = BULLETED.test(next[0] ?? '') && !BULLETED.test(line) && isTopic(line);
  return /:\s*\**$/.test(line) || isWholeStatus(line) || isAbove;
}
