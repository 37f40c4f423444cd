import { namesInCell } from './cell-names.ts';
import { dayOrder, isLikeDay, readDay } from './day-in-text.ts';
import { combined, type MarkedText, readMarks } from './line-marks.ts';
import type { Block } from './list-blocks.ts';
import type { Listed, ListedProblem } from './list-entries.ts';
import type { Sections } from './sections.ts';
import { statusOf } from './status.ts';
import { isTopic } from './topic-words.ts';

const BULLETED = /^\s*(?:[-*+•·▪‣◦–—]\s|\d{1,5}[.)]\s|\[.?\]\s)/u;
const RULER = /^\s*(?:[-=*_]{3,}|```.*)\s*$/;

/** Cells that belong together because a separator stands inside parentheses or brackets, as in Pow(x, n). */
export function inParentheses(cells: readonly string[], separator = ','): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const cell of cells) {
    if (isOpen) joined.push(`${joined.pop() ?? ''}${separator}${cell}`);
    else joined.push(cell);
    const last = joined.at(-1) ?? '';
    const depth = (last.match(/[([]/g)?.length ?? 0) - (last.match(/[)\]]/g)?.length ?? 0);
    isOpen = depth > 0 && cells.length > joined.length;
  }
  return isOpen ? [...cells] : joined;
}

/** Reads rows without headings: each is a problem, or several, with what else its cells say. */
export function readPlainRows({ rows, separator }: Block, sections: Sections): Listed {
  const cellsOf = rows.map(({ cells }) => inParentheses(cells, separator).map((cell) => cell.trim()));
  const order = dayOrder(cellsOf.flat());
  const hasZero = cellsOf.some((cells) => cells.slice(1).includes('0'));
  const entries = cellsOf.flatMap((cells, index): Listed['entries'] => {
    const line = cells.filter(Boolean).join(separator === '\t' ? ' ' : `${separator} `);
    if (RULER.test(line)) return [];
    if (isHeading(cells, cellsOf[index + 1] ?? [])) {
      sections.enter(line);
      return [{ line, reason: 'a heading, no problem' }];
    }
    return readRow(cells, line);
  });
  return { entries, remarks: [] };

  function readRow(cells: readonly string[], line: string): Listed['entries'] {
    const marked = cells.filter((cell) => cell !== '' && cell !== '-').map((cell) => ({ ...readMarks(cell), cell }));
    const days = new Set(marked.flatMap(({ cell, day }) => readDay(cell, order) ?? day ?? []));
    const day = days.size === 1 ? ([...days][0] ?? null) : null;
    const texts = marked.filter(({ text, cell }) => !isFact(text) && !isFact(cell) && !isWholeStatus(cell));
    const whole = readMarks(line);
    const said = combined([
      ...marked.map(({ cell }) => (isWholeStatus(cell) ? statusOf(cell) : 'none')),
      ...(hasZero ? marked.slice(1).map(({ cell }) => (/^[01]$/.test(cell) ? statusOf(cell) : 'none')) : []),
      whole.status === 'unsolved' && !marked.some(({ status }) => status === 'solved') ? 'unsolved' : 'none',
    ]);
    const named = texts.map((text) => ({ text, found: namesInCell(text.text) }));
    const links = named.flatMap(({ found }) => found.links);
    const withText = named.filter(({ found }) => found.text !== '');
    const [first] = withText;
    const entryOf = (text: MarkedText, names: string[], inherited = said): ListedProblem => {
      const own = combined([text.status, inherited]);
      const section = own === 'none' ? sections.current() : { status: own, said: text.said };
      return { line, names: [...new Set(names)], day, ...section };
    };
    if (first === undefined && links.length === 0) return [{ line, reason: 'names no problem' }];
    const each = named.flatMap(({ text, found }) =>
      found.each.length > 1 ? found.each.map((names) => ({ text, names })) : [{ text, names: namesOf(found) }],
    );
    const hasFacts = texts.length < marked.length;
    if (each.length === 1 || (withText.length === 1 && first?.found.each.length === 0)) {
      const [text] = withText.length > 0 ? withText.map((one) => one.text) : texts;
      return [entryOf(text ?? whole, [...links, ...withText.map(({ found }) => found.text), line])];
    }
    if (hasFacts && first?.found.each.length === 0) {
      const others = withText.slice(1).filter(({ found }) => !isTopic(found.text) && found.links.length === 0);
      const joined = withText
        .slice(0, 2)
        .map(({ found }) => found.text)
        .join(', ');
      return [
        entryOf(first.text, [...links, line, first.found.text, joined]),
        ...others.map(({ text, found }) => ({
          ...entryOf(text, [found.text]),
          line: found.text,
          about: 'aside' as const,
        })),
      ];
    }
    const leading = /^\W*(?=\[|\p{Extended_Pictographic}|[☐☑✓✔✗✘])/u.test(line)
      ? (marked[0]?.status ?? 'none')
      : 'none';
    const parts = each.map(({ text, names }) => {
      const part = {
        ...entryOf(text, names, text.status === 'none' ? combined([said, leading]) : 'none'),
        line: names.at(-1) ?? line,
      };
      return isTopic(part.line) && part.status !== 'unsolved'
        ? { ...part, about: 'topic' as const, said: part.line }
        : part;
    });
    return [{ ...entryOf(whole, [line]), parts }];
  }
}

const namesOf = ({ links, text }: ReturnType<typeof namesInCell>) => [...links, text].filter(Boolean);

/** A number, a date, a difficulty or a share, which is said of a problem. */
const isFact = (cell: string) =>
  isLikeDay(cell) || /^#?\d+(\.\d+)?[.)%]?$/.test(cell) || /^(easy|medium|med\.?|hard)$/i.test(cell);

/** Whether a whole cell is a status; numbers and shares may be anything. */
const isWholeStatus = (cell: string) => !/\d/.test(cell) && ['solved', 'unsolved'].includes(statusOf(cell));

/** A heading of Markdown, a line with a colon at its end, a status alone, or a topic above a list with bullets. */
function isHeading(cells: readonly string[], next: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const [line = ''] = filled;
  if (/^#{1,6}\s+\S/.test(line)) return true;
  if (filled.length !== 1 || namesInCell(line).links.length > 0) return false;
  const isAbove = BULLETED.test(next[0] ?? '') && !BULLETED.test(line) && isTopic(line);
  return /:\s*\**$/.test(line) || isWholeStatus(line) || isAbove;
}
