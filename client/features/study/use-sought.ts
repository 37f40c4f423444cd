import { type RefObject, useEffect } from 'react';

/** As long as parts above may still be loaded, such as tables. */
const SETTLING_MS = 3000;
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an item that is sought, and keeps it in place while the page settles, until the reader does something. The
 * keyboard focus moves there as well, unless somebody is typing.
 * @param visit changes with every navigation
 */
export function useSought(item: RefObject<HTMLElement | null>, isSought: boolean, visit: string): void {
  useEffect(() => {
    const element = item.current;
    if (!isSought || !element) return;
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
  }, [item, isSought, visit]);
}
