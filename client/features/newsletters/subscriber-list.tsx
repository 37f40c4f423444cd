import { Suspense, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { useDayColumn } from '#client/components/list/day-column.ts';
import { ExportMenu } from '#client/components/list/export-menu.tsx';
import { NEWEST_SHOWN, NewestList } from '#client/components/list/newest-list.tsx';
import { RemovableTable } from '#client/components/list/removable-table.tsx';
import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { useRemovalCallbacks } from '#client/lib/hooks/use-removal.ts';

const SubscriberImportDialog = lazyPart(
  async () => (await import('./subscriber-import-dialog.tsx')).SubscriberImportDialog,
);

type SubscriberRow = Answers['subscribers']['list']['items'][number];

/** The columns of both lists, and the deletion of a subscriber. */
function useRows() {
  const remove = trpc.subscribers.remove.useMutation({
    ...useRemovalCallbacks(),
    onSuccess: ({ email }) => toast.success(`Deleted subscriber with email: ${email}`),
    onError: () => toast.error('Error deleting subscriber'),
  });
  return {
    empty: 'No subscribers found.',
    question: 'Are you sure you want to delete this subscriber?',
    nameOf: ({ email }: SubscriberRow) => email,
    onRemove: ({ email }: SubscriberRow) => remove.mutate({ email }),
  };
}

export function SubscriberList() {
  const address = useListAddress();
  const query = trpc.subscribers.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const since = useDayColumn('Since');
  return (
    <RemovableTable<SubscriberRow>
      {...useRows()}
      noun="subscriber"
      query={query}
      address={address}
      columns={[
        { name: 'email', label: 'Email', sortable: true, render: ({ email }) => email },
        { name: 'confirmedAt', label: 'Confirmed', render: ({ confirmedAt }) => (confirmedAt ? 'Yes' : 'Not yet') },
        { name: 'consentAt', label: 'Consent', render: (row) => <Consent {...row} /> },
        since,
      ]}
    >
      <SubscriberImportButton />
      <ExportMenu list="subscribers" parameters={{ search: address.search }} />
    </RemovableTable>
  );
}

/** When and where an imported subscriber consented; the others did so on the site. */
function Consent({ consentAt, consentSource }: SubscriberRow) {
  const zone = useTimeZone();
  return consentAt === null ? 'On the site' : `${formatDay(consentAt, zone)}, ${consentSource}`;
}

/** Opens the dialog, whose code is loaded on the first press. */
function SubscriberImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import</Button>
      {isOpen && (
        <Suspense>
          <SubscriberImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The list on the home panel. */
export function NewestSubscribers() {
  const query = trpc.subscribers.list.useQuery({ pageSize: NEWEST_SHOWN }, { staleTime: 0 });
  return <NewestList<SubscriberRow> {...useRows()} title="Subscribers" panel="subscribers" query={query} />;
}
