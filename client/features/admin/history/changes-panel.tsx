import { Suspense } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { HistoryList } from './history-list.tsx';

const PastImports = lazyPart(async () => (await import('#client/features/admin/import/past-imports.tsx')).PastImports);

/** Past imports and changes, with buttons to undo them. */
export function ChangesPanel() {
  return (
    <>
      <h2 className="mb-4 text-xl">Imports</h2>
      <Suspense fallback={<Skeletons count={1} className="h-16" label="Loading the imports" />}>
        <PastImports />
      </Suspense>
      <h2 className="mt-10 mb-4 text-xl">Changes</h2>
      <HistoryList />
    </>
  );
}
