import { useEffect } from 'react';

/** Names the page in the tab and in the history. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined)
      document.title = title === '' ? 'GearUp: prepare for programming interviews' : `${title} · GearUp`;
  }, [title]);
}
