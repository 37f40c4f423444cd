import { Suspense } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { isUnderWay, refetchWhileRunning, useRefreshOnEnd } from './import-state.ts';

const ImportReport = lazyPart(async () => (await import('./import-report.tsx')).ImportReport);
const DismissButton = lazyPart(async () => (await import('./import-report.tsx')).DismissButton);

/** The import in progress, by any administrator, or the result of the last one until somebody dismisses it. */
export function ImportList({ name }: { name: ResourceName }) {
  const imports = trpc.imports.recent.useQuery(
    { resource: name },
    { staleTime: 0, refetchInterval: ({ state }) => refetchWhileRunning(state.data) },
  );
  const newest = imports.data?.slice(0, 1);
  useRefreshOnEnd(newest);
  const [last] = newest ?? [];
  if (!last || (last.isDismissed && !isUnderWay(last))) return null;
  return (
    <section aria-label="Last import" className="mb-4 rounded-md border border-line bg-surface px-4 py-3">
      <Suspense fallback={<p className="text-muted">Loading the last import</p>}>
        <ImportReport of={last}>
          <DismissButton importKey={last.key} />
        </ImportReport>
      </Suspense>
    </section>
  );
}
