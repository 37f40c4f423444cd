import type { Ask } from '#client/lib/api/page-needs.ts';
import { pageOf } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import { loadPage } from './page-files.ts';

/** A pointer that stays on a link for this time probably does not just move across it. */
const PAUSE_MS = 65;

/**
 * Prefetches the target of a link that is about to be followed: the code and data of the page.
 * @param first the event before which this code was not loaded
 */
export function prefetchLinks(ask: Ask, aboutToFollow: readonly string[], first: Event): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) timer = setTimeout(() => void prefetch(new URL(link.href), ask), PAUSE_MS);
  };
  for (const event of aboutToFollow) document.addEventListener(event, consider, { passive: true });
  consider(first);
}

/** A failure here is ignored: the page reports it when it loads the data itself. */
async function prefetch({ pathname: path, searchParams: parameters }: URL, ask: Ask): Promise<void> {
  const match = matchPage(path);
  if (!match || pageOf(match.page).audience === 'administrators') return;
  try {
    const { needs } = await loadPage(pageOf(match.page).file);
    await needs?.(ask, { path, segments: match.parameters, parameters });
  } catch {
    // The page loads without the prefetch.
  }
}
