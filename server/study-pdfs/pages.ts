import type { Line } from './column.ts';

export type Page = Line[];

const heightOf = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** Groups lines that stay on one page: a line that keeps, and the next. A group higher than a page is split. */
function* togetherIn(lines: Line[], height: number): Generator<Line[]> {
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line.keeps && index < lines.length - 1) continue;
    const together = lines.slice(start, index + 1);
    if (heightOf(together) <= height) yield together;
    else for (const single of together) yield [single];
    start = index + 1;
  }
}

/** Puts lines on pages. No page starts with empty space. */
export function paginate(lines: Line[], height: number): Page[] {
  const pages: Page[] = [];
  let page: Page = [];
  let used = 0;
  for (const together of togetherIn(lines, height)) {
    if (used + heightOf(together) > height && page.length > 0) {
      pages.push(page);
      page = [];
      used = 0;
    }
    for (const line of together) {
      if (page.length === 0 && line.runs.length === 0) continue;
      page.push(line);
      used += line.height;
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The page number of each heading, by its name; the first page has the number `firstPage`. */
export function headingPages(pages: Page[], firstPage: number): Map<string, number> {
  return new Map(
    pages.flatMap((page, index) =>
      page.flatMap(({ anchor }) => (anchor ? [[anchor.name, firstPage + index] as const] : [])),
    ),
  );
}
