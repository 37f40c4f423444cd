import type { Ask } from '#client/lib/page-needs.ts';
import { pageOf } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import { loadPage } from './page-files.ts';

/** A pointer on its way to something else does not stay so long. */
const PAUSE_MS = 65;

/**
 * While a link is about to be followed, loads what it leads to: the page's code, and what it needs there.
 * @param first what happened before this code was there
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
    // As without it.
  }
}
