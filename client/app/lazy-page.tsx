import { type ComponentType, lazy, Suspense } from 'react';
import { Skeletons } from '#client/components/states.tsx';

type PageModule = { default: ComponentType };

/** A page whose code is loaded when it is first visited. */
export function lazyPage(load: () => Promise<PageModule>) {
  const Page = lazy(load);
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
