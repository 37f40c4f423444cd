import { createElement, lazy, Suspense, useEffect } from 'react';
import { Skeletons } from '#client/components/states.tsx';
import { replayEarlyPresses } from '#client/lib/early-presses.ts';
import { loadedPage, loadPage } from './page-files.ts';

/** A page whose code is loaded when it is first visited. */
export function lazyPage(file: string) {
  const Later = lazy(() => loadPage(file));
  function Page() {
    // The page is the last to be taken over: by now what stands around it works as well.
    useEffect(replayEarlyPresses, []);
    return createElement(loadedPage(file) ?? Later);
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

const PageSkeleton = () => (
  <div className="wrap min-h-dvh py-10">
    <Skeletons count={1} className="mb-4 h-10 w-2/3 max-w-md" label="Loading the page" />
    <Skeletons count={1} className="h-6 w-full max-w-xl" />
  </div>
);
