import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import { ImportReport } from './import-report.tsx';
import { refetchWhileRunning, useRefreshOnEnd } from './import-state.ts';

/** All imports, newest first, each with its result and an undo. */
export function PastImports() {
  const [page, setPage] = useState(1);
  const imports = trpc.imports.list.useQuery(
    { page },
    {
      staleTime: 0,
      placeholderData: (previous) => previous,
      refetchInterval: ({ state }) => refetchWhileRunning(state.data?.items),
    },
  );
  useRefreshOnEnd(imports.data?.items);
  if (!imports.data) {
    return imports.isError ? (
      <ErrorState title="The imports could not be loaded." onRetry={() => void imports.refetch()} />
    ) : (
      <Skeletons count={1} className="h-16" label="Loading the imports" />
    );
  }
  const { items, total, pageSize } = imports.data;
  if (total === 0) return <p className="text-muted">Nothing has been imported yet.</p>;
  return (
    <>
      <ol aria-label="Imports" className="divide-y divide-line rounded-md border border-line bg-surface">
        {items.map((one) => (
          <li key={one.key} className="px-4 py-3">
            <ImportReport of={one} isNamed />
          </li>
        ))}
      </ol>
      {total > pageSize && (
        <div className="mt-5 flex justify-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer imports
          </Button>
          <Button disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
            Older imports
          </Button>
        </div>
      )}
    </>
  );
}
