import type { Line } from './column.ts';

export type Page = Line[];

const heightOf = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** Lines that stay together: each that keeps, with the one after. What is higher than a page is parted all the same. */
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

/** On which page each heading stands, by its name; the first page is `firstPage`. */
export function headingPages(pages: Page[], firstPage: number): Map<string, number> {
  return new Map(
    pages.flatMap((page, index) =>
      page.flatMap(({ anchor }) => (anchor ? [[anchor.name, firstPage + index] as const] : [])),
    ),
  );
}
