import { type RefObject, useLayoutEffect } from 'react';

const MARGIN = 24;

/** Scrolls a box, but nothing around it, so that the element with `data-current` in it is visible. */
export function useKeptInView(box: RefObject<HTMLElement | null>, changes: unknown): void {
  useLayoutEffect(() => {
    const current = box.current?.querySelector('[data-current]');
    if (!box.current || !current) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), current.getBoundingClientRect()];
    const isWide = inner.width > outer.width;
    box.current.scrollBy({
      top: missing([inner.top, inner.bottom], [outer.top, outer.bottom]),
      left: isWide ? 0 : missing([inner.left, inner.right], [outer.left, outer.right]),
    });
  }, [box, changes]);
}

type Extent = readonly [from: number, to: number];

/** How far a part is outside of the visible area, with some space around it. */
function missing([from, to]: Extent, [start, end]: Extent): number {
  if (from < start + MARGIN) return from - start - MARGIN;
  return to > end - MARGIN ? to - end + MARGIN : 0;
}
