import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';
import { useIsInBrowser } from '#client/lib/request-context.ts';

/** So many rows stand in the page as they are; of more, those in sight do. */
export const PLAIN_ROWS = 100;
const OVERSCAN = 4;
/** Until a row is measured: as a row of the table, and as a card. */
const ROW_PX = 61;
const CARD_PX = 110;
const TABLE_FROM_PX = 768;

type Placed<Row> = { row: Row; index: number; /** Height of the rows left out before it, in pixels. */ gap: number };

/** Which rows of a long table to draw. Those left out are spaces, so that the page is as high as with all of them. */
export function useRowWindow<Row extends { key: string }>(rows: readonly Row[]) {
  const isInBrowser = useIsInBrowser();
  const isWindowed = isInBrowser && rows.length > PLAIN_ROWS;
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(0);

  // What stands above the table moves it: each change of the page's height asks where it is.
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    enabled: isWindowed,
    count: rows.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: () => (window.innerWidth < TABLE_FROM_PX ? CARD_PX : ROW_PX),
    // Known from the first drawing on, so that no row that the server sent is taken away and put back.
    initialRect: isInBrowser ? { width: window.innerWidth, height: window.innerHeight } : undefined,
    // The row that was focused last stays, so that scrolling does not take the focus away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(focused, range.count - 1)])].toSorted((a, b) => a - b),
  });

  if (!isWindowed) {
    const placed = rows.slice(0, isInBrowser ? undefined : PLAIN_ROWS).map((row, index) => ({ row, index, gap: 0 }));
    return { placed, rest: 0, body };
  }
  const items = virtualizer.getVirtualItems();
  const placed = items.flatMap(({ index, start }, place): Placed<Row>[] => {
    const row = rows[index];
    return row ? [{ row, index, gap: start - (items[place - 1]?.end ?? top) }] : [];
  });
  return {
    placed,
    /** Height of the rows left out after the last one. */
    rest: top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top),
    body,
    measure: virtualizer.measureElement,
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = event.target.closest('tr')?.dataset.index;
      if (index !== undefined) setFocused(Number(index));
    },
  };
}
