/** The most rows on a page of a list. */
export const MAX_PAGE_SIZE = 100;

/** The most rows that can be selected one by one: a URL that lists them still fits into a request. */
export const MAX_CHOSEN = 200;

export type PageMark = number | 'gap';

const ALL_UP_TO = 5;

/**
 * The page numbers that a pagination shows: all if there are at most five; otherwise the first two, the current one and
 * the last two, with a gap only where numbers are missing.
 */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, index) => index + 1);
  const shown = [...new Set([1, 2, page, pages - 1, pages])]
    .filter((mark) => mark >= 1 && mark <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((mark, index) =>
    index > 0 && mark - (shown[index - 1] ?? 0) > 1 ? ['gap' as const, mark] : [mark],
  );
}

export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
