import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsOnline } from '#client/lib/hooks/use-is-online.ts';
import type { NoticesProps } from './notices.tsx';

const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then(
    (module) => ({ default: module.Notices }),
    // The page works without notices.
    () => ({ default: () => null }),
  ),
);

/** The maximum wait for an idle page; browsers without requestIdleCallback (Safari) always wait that long. */
const MAX_WAIT_MS = 3000;

/** Starts offline support, once the page has loaded and is idle. */
export function OfflineSupport() {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const [newVersion, setNewVersion] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    // Nothing is cached during development.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    const left = new AbortController();
    const start = () => {
      import('./registration.ts')
        .then(({ startOfflineUse }) =>
          startOfflineUse({ queryClient, onNewVersion: setNewVersion, signal: left.signal }),
        )
        .catch((error: unknown) => console.warn('This site cannot be used without a connection:', error));
    };
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: MAX_WAIT_MS })
        : setTimeout(start, MAX_WAIT_MS);
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

/** Whether the browser is set to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser
