import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, type Ref, useCallback, useState } from 'react';

const OVERSCAN = 4;
/** Estimated heights until a row is measured: as a table row, and as a card. */
const ROW_PX = 61;
const CARD_PX = 110;
const TABLE_FROM_PX = 768;

type WindowedBodyProps<Row> = {
  rows: readonly Row[];
  columns: number;
  className: string;
  /** Renders a table row with its index as data-index, and `measure` as its ref. */
  draw(row: Row, index: number, measure: Ref<HTMLTableRowElement>): ReactNode;
};

/** Only renders visible rows, with gaps in place of the others, so that the page has its full height. */
export function WindowedBody<Row extends { id: number }>({ rows, columns, className, draw }: WindowedBodyProps<Row>) {
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

  // Content above the table moves it, so its position is measured at each change of the page's height.
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    estimateSize: () => (window.innerWidth < TABLE_FROM_PX ? CARD_PX : ROW_PX),
    // Set for the first render, which would be empty otherwise.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The row that was focused last remains rendered, so that it does not lose the focus on scrolling.
    rangeExtractor(range) {
      const inSight = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count) return inSight;
      return [...new Set([...inSight, focused])].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const index = event.target.closest('tr')?.dataset.index;
    if (index !== undefined) setFocused(Number(index));
  };

  return (
    <tbody ref={follow} onFocus={handleFocus} className={className}>
      {items.map(({ index, key, start }, place) => {
        const row = rows[index];
        return (
          <Fragment key={key}>
            <Gap height={start - (items[place - 1]?.end ?? top)} columns={columns} />
            {row && draw(row, index, virtualizer.measureElement)}
          </Fragment>
        );
      })}
      <Gap height={top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top)} columns={columns} />
    </tbody>
  );
}

/** A placeholder for rows that are not rendered. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden className="block md:table-row">
      <td colSpan={columns} className="block p-0 md:table-cell" style={{ height }} />
    </tr>
  );
