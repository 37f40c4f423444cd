import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '#client/components/data-table.tsx';
import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/request-context.ts';
import { trpc } from '#client/lib/trpc.ts';
import { type ListAddress, useListAddress } from '#client/lib/use-list-address.ts';
import { QUESTIONS, usePeopleRemoval } from './people-removal.ts';
import { type AdministratorRow, fullName, type SubscriberRow, type UserRow } from './people-rows.ts';
import { PeopleTable } from './people-table.tsx';

/** How the lists of people ask the server. */
export const queryOf = ({ page, sort, descending, search }: ListAddress) => ({ page, sort, descending, search });
export const SHOWN_MEANWHILE = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** The day on which a row was made, in the reader's zone. */
export function useDayColumn<T extends { createdAt: string }>(label: string): Column<T> {
  const zone = useTimeZone();
  return { name: 'createdAt', label, sortable: true, render: ({ createdAt }) => formatDay(createdAt, zone) };
}

export function UserList() {
  const address = useListAddress();
  const query = trpc.users.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const { removeUser } = usePeopleRemoval();
  const joined = useDayColumn('Joined');
  return (
    <PeopleTable<UserRow>
      rowsName="users"
      query={query}
      address={address}
      columns={[
        { name: 'firstName', label: 'Name', sortable: true, render: fullName },
        { name: 'email', label: 'Email', sortable: true, render: ({ email }) => email },
        { name: 'phone', label: 'Phone', render: ({ phone }) => phone ?? '' },
        joined,
      ]}
      empty="No users found."
      question={QUESTIONS.user}
      nameOf={({ email }) => email}
      onRemove={removeUser}
    />
  );
}

export function AdministratorList() {
  const address = useListAddress();
  const query = trpc.administrators.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const { removeAdministrator } = usePeopleRemoval();
  const added = useDayColumn('Added');
  return (
    <PeopleTable<AdministratorRow>
      rowsName="admins"
      query={query}
      address={address}
      columns={[{ name: 'username', label: 'Username', sortable: true, render: ({ username }) => username }, added]}
      empty="No admins found."
      question={QUESTIONS.administrator}
      nameOf={({ username }) => username}
      onRemove={removeAdministrator}
    />
  );
}

export function SubscriberList() {
  const address = useListAddress();
  const query = trpc.subscribers.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const { removeSubscriber } = usePeopleRemoval();
  const since = useDayColumn('Since');
  return (
    <PeopleTable<SubscriberRow>
      rowsName="subscribers"
      query={query}
      address={address}
      columns={[
        { name: 'email', label: 'Email', sortable: true, render: ({ email }) => email },
        { name: 'confirmedAt', label: 'Confirmed', render: ({ confirmedAt }) => (confirmedAt ? 'Yes' : 'Not yet') },
        since,
      ]}
      empty="No subscribers found."
      question={QUESTIONS.subscriber}
      nameOf={({ email }) => email}
      onRemove={removeSubscriber}
    />
  );
}
