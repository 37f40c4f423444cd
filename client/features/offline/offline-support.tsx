import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import type { NoticesProps } from './notices.tsx';

const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then(
    (module) => ({ default: module.Notices }),
    // A page works without.
    () => ({ default: () => null }),
  ),
);

/** A page that is never idle waits no longer, nor does a browser that cannot tell (Safari). */
const LONGEST_MS = 3000;

/** Has the site kept for times without a connection, once the page is there and has nothing else to do. */
export function OfflineSupport() {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const [newVersion, setNewVersion] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    // While developing, nothing should be kept.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    const left = new AbortController();
    const start = () => {
      import('./registration.ts')
        .then(({ startOfflineUse }) =>
          startOfflineUse({ queryClient, onNewVersion: setNewVersion, signal: left.signal }),
        )
        .catch((error: unknown) => console.warn('This site is not kept for times without a connection:', error));
    };
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: LONGEST_MS })
        : setTimeout(start, LONGEST_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal: left.signal });
    return () => left.abort();
  }, [queryClient]);

  if (isOnline && !newVersion) return null;
  return (
    <Suspense>
      <Notices isOnline={isOnline} newVersion={newVersion} onLater={() => setNewVersion(null)} />
    </Suspense>
  );
}

/** The reader has asked the browser to load as little as possible. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser
