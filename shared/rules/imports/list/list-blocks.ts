import { isHtml, htmlAsMarkdown } from '../text/html-lines.ts';
import { type SeparatedRow, separatedRows } from '../text/separated-rows.ts';

/** Consecutive rows of a text that are read alike. */
export type Block = { rows: SeparatedRow[]; separator: string };

/** The line below the headings of a Markdown table. */
const RULE = /^\s*\|?\s*:?-{1,}:?\s*(\|\s*:?-{1,}:?\s*)+\|?\s*$/;
const BREAK = /\r\n|\r|\n/;

/** The rows of a text: separated values as a whole, or the tables of Markdown and HTML and the lines between them. */
export function blocksOf(given: string): Block[] {
  const text = isHtml(given) ? htmlAsMarkdown(given) : given;
  const lines = text.split(BREAK);
  const hasTables = lines.some((line) => RULE.test(line) || /^\s*\|.*\|\s*$/.test(line));
  if (!hasTables) return [separatedRows(text)];
  const blocks: Block[] = [];
  let [start, isOpen] = [0, false];
  const close = (end: number) => {
    if (end > start)
      blocks.push(isOpen ? tableOf(lines.slice(start, end), start) : linesOf(lines.slice(start, end), start));
    start = end;
  };
  for (const [index, line] of lines.entries()) {
    const isRow = line.includes('|') && (isOpen || /^\s*\|/.test(line) || RULE.test(lines[index + 1] ?? ''));
    if (isRow === isOpen) continue;
    close(index);
    isOpen = isRow;
  }
  close(lines.length);
  return blocks.filter(({ rows }) => rows.length > 0);
}

function tableOf(lines: readonly string[], before: number): Block {
  const rows = lines.flatMap((line, index) => {
    if (RULE.test(line)) return [];
    const cells = line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim());
    return cells.some((cell) => cell !== '') ? [{ line: before + index + 1, cells }] : [];
  });
  return { rows, separator: '|' };
}

function linesOf(lines: readonly string[], before: number): Block {
  const { rows, separator } = separatedRows(lines.join('\n'));
  return { rows: rows.map(({ line, cells }) => ({ line: line + before, cells })), separator };
}
