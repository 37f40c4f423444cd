import toast from 'react-hot-toast';
import { useDayColumn } from '#client/components/day-column.ts';
import { NEWEST_SHOWN, NewestList } from '#client/components/newest-list.tsx';
import { RemovableTable } from '#client/components/removable-table.tsx';
import { type Answers, trpc } from '#client/lib/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/use-list-address.ts';
import { useRemovalTold } from '#client/lib/use-removal.ts';

type SubscriberRow = Answers['subscribers']['list']['items'][number];

/** What both lists say of a subscriber, and how one is deleted. */
function useRows() {
  const remove = trpc.subscribers.remove.useMutation({
    ...useRemovalTold(),
    onSuccess: ({ email }) => void toast.success(`Deleted subscriber with email: ${email}`),
    onError: () => void toast.error('Error deleting subscriber'),
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
        since,
      ]}
    />
  );
}

/** Of the home panel. */
export function NewestSubscribers() {
  const query = trpc.subscribers.list.useQuery({ pageSize: NEWEST_SHOWN }, { staleTime: 0 });
  return <NewestList<SubscriberRow> {...useRows()} title="Subscribers" panel="subscribers" query={query} />;
}
