import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const Notices = lazy<ComponentType>(() =>
  import('./notices.tsx').then(
    (module) => ({ default: module.Notices }),
    // A page works without.
    () => ({ default: () => null }),
  ),
);

/** A page that is never idle waits no longer, nor does a browser that cannot tell (Safari). */
const LONGEST_MS = 3000;

/** Once the page is there and has nothing else to do. Not while developing: there, nothing should be kept. */
export function OfflineSupport() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const start = () => setIdle(true);
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: LONGEST_MS })
        : setTimeout(start, LONGEST_MS);
    if (document.readyState === 'complete') return void wait();
    window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, []);
  return (
    isIdle && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
