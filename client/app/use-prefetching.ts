import { useEffect } from 'react';
import { trpc } from '#client/lib/api/trpc.ts';

const ABOUT_TO_FOLLOW = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the targets of links. Its code is loaded at the first sign that a link may be followed. */
export function usePrefetching() {
  const ask = trpc.useUtils();
  useEffect(() => {
    const gone = new AbortController();
    const start = (event: Event) => {
      gone.abort();
      import('./prefetch-links.ts').then(
        ({ prefetchLinks }) => prefetchLinks(ask, ABOUT_TO_FOLLOW, event),
        () => {}, // no prefetching then
      );
    };
    for (const event of ABOUT_TO_FOLLOW)
      document.addEventListener(event, start, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [ask]);
}
