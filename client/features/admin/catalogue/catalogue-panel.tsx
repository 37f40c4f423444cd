import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { Pencil } from '#client/components/icons/icons-work.ts';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { DataTable } from '#client/components/list/data-table.tsx';
import { Tip } from '#client/components/tip.tsx';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';

const ProblemDialog = lazyPart(async () => (await import('./problem-dialog.tsx')).ProblemDialog);

type CatalogueRow = Answers['catalogue']['list']['items'][number];

/** Every problem once, to be edited with all its places. */
export function CataloguePanel() {
  const address = useListAddress();
  const query = trpc.catalogue.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  // The slug of the edited problem is in the address, so that the dialog survives a reload.
  const [parameters, setParameters] = useSearchParams();
  const edited = parameters.get('edit');
  const edit = (slug: string | null) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (slug === null) next.delete('edit');
      else next.set('edit', slug);
      return next;
    });
  return (
    <>
      <p className="mb-6 text-muted">
        Each problem once, with its places on the SDE sheet and the company-wise sheet. A change of its name, level,
        links or subscription applies to all of them.
      </p>
      <DataTable<CatalogueRow>
        noun="problem"
        query={query}
        address={address}
        columns={[
          { name: 'name', label: 'Name', sortable: true, isWide: true, render: ({ name }) => name },
          { name: 'level', label: 'Level', sortable: true, render: ({ level }) => level || '–' },
          { name: 'key', label: 'Slug', isWide: true, render: ({ key }) => key },
          { name: 'places', label: 'Places', render: ({ places }) => places },
        ]}
        empty="No problems yet."
        actionsWidth="w-24"
        actions={({ key, name }) => (
          <Tip text="Edit">
            <Button look="quiet" aria-label={`Edit ${name} with its places`} onClick={() => edit(key)}>
              <Pencil size={17} aria-hidden />
            </Button>
          </Tip>
        )}
      />
      {edited !== null && (
        <Suspense>
          <ProblemDialog key={edited} slug={edited} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  );
}
