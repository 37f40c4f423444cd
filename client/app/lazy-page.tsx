import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { replayEarlyInput } from '#client/lib/early-input.ts';
import { takeRequestedUrl } from '#client/lib/api/requested-url.ts';
import { fileOf, loadedPage, loadPage } from './page-files.ts';

/** A page whose code is loaded when it is first visited. */
export function lazyPage(file: string) {
  const Later = lazy(() => loadPage(file).catch(() => withoutCode(file)));
  function Page() {
    const navigate = useNavigate();
    // The page is hydrated last, after the frame around it.
    useEffect(() => {
      const url = takeRequestedUrl();
      if (url !== null) void navigate(url, { replace: true });
      replayEarlyInput();
    }, [navigate]);
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

/** The file of the page that was loaded from the server; the others are reached by navigation. */
const sentFile = typeof window === 'undefined' ? null : fileOf(window.location.pathname);

/** After a deployment, the old code may be missing: reloads the new address to get the new code. */
function withoutCode(file: string): Promise<{ default: ComponentType }> {
  if (file === sentFile || !onlineManager.isOnline()) return Promise.resolve({ default: PageNotLoaded });
  window.location.reload();
  return new Promise(() => {});
}

const PageNotLoaded = () => (
  <div className="wrap min-h-dvh py-10">
    <ErrorState
      title="This page could not be loaded."
      action="Reload the page"
      onRetry={() => window.location.reload()}
    />
  </div>
);
