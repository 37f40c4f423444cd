import { type RefObject, useEffect } from 'react';

/** The time in which parts above may still be loading, such as tables. */
const SETTLING_MS = 3000;
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the item in the address, and again while the page above it is loading, until the reader does something.
 * The keyboard focus moves there as well, unless the reader is typing.
 * @param visit changes with every navigation
 */
export function useScrollToTarget(item: RefObject<HTMLElement | null>, isTarget: boolean, visit: string): void {
  useEffect(() => {
    const element = item.current;
    if (!isTarget || !element) return;
    // The browser looks for the anchor before the items are rendered.
    const observer = new ResizeObserver(() => element.scrollIntoView());
    observer.observe(document.body);
    if (!document.activeElement?.matches('input, textarea, select')) element.focus({ preventScroll: true });
    const left = new AbortController();
    const { signal } = left;
    signal.addEventListener('abort', () => observer.disconnect());
    for (const act of ACTS) window.addEventListener(act, () => left.abort(), { signal, passive: true });
    const timer = setTimeout(() => left.abort(), SETTLING_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [item, isTarget, visit]);
}
