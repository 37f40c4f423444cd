import { useDayColumn } from '#client/components/day-column.ts';
import { NEWEST_SHOWN, NewestList } from '#client/components/newest-list.tsx';
import { RemovableTable } from '#client/components/removable-table.tsx';
import { type Answers, trpc } from '#client/lib/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/use-list-address.ts';
import { useRemovalTold } from '#client/lib/use-removal.ts';

type AdministratorRow = Answers['administrators']['list']['items'][number];

/** What both lists say of an administrator, and how one is deleted. */
function useRows() {
  const remove = trpc.administrators.remove.useMutation(useRemovalTold());
  return {
    empty: 'No admins found.',
    question: 'Are you sure you want to delete this admin?',
    nameOf: ({ username }: AdministratorRow) => username,
    onRemove: ({ key }: AdministratorRow) => remove.mutate({ key }),
  };
}

export function AdministratorList() {
  const address = useListAddress();
  const query = trpc.administrators.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const added = useDayColumn('Added');
  return (
    <RemovableTable<AdministratorRow>
      {...useRows()}
      noun="admin"
      query={query}
      address={address}
      columns={[{ name: 'username', label: 'Username', sortable: true, render: ({ username }) => username }, added]}
    />
  );
}

/** Of the home panel. */
export function NewestAdministrators() {
  const query = trpc.administrators.list.useQuery({ pageSize: NEWEST_SHOWN }, { staleTime: 0 });
  return <NewestList<AdministratorRow> {...useRows()} title="Admins" panel="administrators" query={query} />;
}
