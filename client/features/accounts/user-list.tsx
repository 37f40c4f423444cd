import { useDayColumn } from '#client/components/list/day-column.ts';
import { ExportMenu } from '#client/components/list/export-menu.tsx';
import { RemovableTable } from '#client/components/list/removable-table.tsx';
import { fullName } from '#client/lib/format.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { useRemovalCallbacks } from '#client/lib/hooks/use-removal.ts';

type UserRow = Answers['users']['list']['items'][number];

/** The learners who have verified their account. */
export function UserList() {
  const address = useListAddress();
  const query = trpc.users.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const remove = trpc.users.remove.useMutation(useRemovalCallbacks());
  const joined = useDayColumn('Joined');
  return (
    <RemovableTable<UserRow>
      noun="user"
      query={query}
      address={address}
      columns={[
        { name: 'firstName', label: 'Name', sortable: true, render: fullName },
        { name: 'email', label: 'Email', sortable: true, render: ({ email }) => email },
        { name: 'phone', label: 'Phone', render: ({ phone }) => phone ?? '' },
        joined,
      ]}
      empty="No users found."
      question="Are you sure you want to delete ?"
      nameOf={({ email }) => email}
      onRemove={({ key }) => remove.mutate({ key })}
    >
      <ExportMenu list="users" parameters={{ search: address.search }} />
    </RemovableTable>
  );
}
