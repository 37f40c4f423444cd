import { useContext, useEffect } from 'react';
import { RequestContext } from './request-context.ts';

export const SITE_TITLE = 'GearUp: prepare for programming interviews';
const SITE_DESCRIPTION =
  'A DSA problem sheet with progress, interview questions, cheat sheets, blogs with three approaches and contests with solutions.';

/**
 * Names the page: in the tab, in the history, and in what the server sends to search engines.
 * @param title '' for the site's own; undefined while it is not known yet
 */
export function usePageMeta(title: string | undefined, description = SITE_DESCRIPTION) {
  const { onMeta } = useContext(RequestContext);
  const full = title === undefined ? undefined : title === '' ? SITE_TITLE : `${title} · GearUp`;
  if (full !== undefined) onMeta?.({ title: full, description });
  useEffect(() => {
    if (full === undefined) return;
    document.title = full;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [full, description]);
}
