import type { Line } from './column.ts';

export type Page = Line[];

const heightOf = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** Groups lines that stay on one page with the next one. A group that is higher than a page is split. */
function* groupsOf(lines: Line[], height: number): Generator<Line[]> {
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line.keepsWithNext && index < lines.length - 1) continue;
    const group = lines.slice(start, index + 1);
    if (heightOf(group) <= height) yield group;
    else for (const single of group) yield [single];
    start = index + 1;
  }
}

/** Puts lines on pages. No page starts with empty space. */
export function paginate(lines: Line[], height: number): Page[] {
  const pages: Page[] = [];
  let page: Page = [];
  let used = 0;
  for (const group of groupsOf(lines, height)) {
    if (used + heightOf(group) > height && page.length > 0) {
      pages.push(page);
      page = [];
      used = 0;
    }
    for (const line of group) {
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
