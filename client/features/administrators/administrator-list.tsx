import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useDayColumn } from '#client/components/list/day-column.ts';
import { ShieldOff } from '#client/components/icons/icons-work.ts';
import { NEWEST_SHOWN, NewestList } from '#client/components/list/newest-list.tsx';
import { RemovableTable } from '#client/components/list/removable-table.tsx';
import { Tip } from '#client/components/tip.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { useRemovalCallbacks } from '#client/lib/hooks/use-removal.ts';

type AdministratorRow = Answers['administrators']['list']['items'][number];

/** The columns of both lists, and the deletion of an administrator. */
function useRows() {
  const remove = trpc.administrators.remove.useMutation(useRemovalCallbacks());
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
  const holders = trpc.administrators.withTwoFactor.useQuery(undefined, { staleTime: 0 });
  const added = useDayColumn('Added');
  return (
    <RemovableTable<AdministratorRow>
      {...useRows()}
      noun="admin"
      query={query}
      address={address}
      rowAction={(row) => holders.data?.includes(row.key) === true && <TakeTwoFactor row={row} />}
      columns={[{ name: 'username', label: 'Username', sortable: true, render: ({ username }) => username }, added]}
    />
  );
}

/** Turns off two-factor authentication of another administrator who lost the authenticator. */
function TakeTwoFactor({ row: { key, username } }: { row: AdministratorRow }) {
  const [isAsked, setAsked] = useState(false);
  const utils = trpc.useUtils();
  const take = trpc.administrators.takeTwoFactor.useMutation({
    onSuccess: () => toast.success(`${username} now logs in with the password only.`),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void utils.administrators.withTwoFactor.invalidate(),
  });
  if (useStoredAdministrator()?.username === username) return null;
  return (
    <>
      <Tip text="Turn off two-factor authentication">
        <Button
          look="quiet"
          aria-label={`Turn off two-factor authentication of ${username}`}
          onClick={() => setAsked(true)}
        >
          <ShieldOff size={17} aria-hidden />
        </Button>
      </Tip>
      {isAsked && (
        <ConfirmDialog
          question="Turn off two-factor authentication?"
          name={`${username} then logs in with the password only.`}
          action="Turn off"
          onConfirm={() => take.mutate({ key })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** The list on the home panel. */
export function NewestAdministrators() {
  const query = trpc.administrators.list.useQuery({ pageSize: NEWEST_SHOWN }, { staleTime: 0 });
  return <NewestList<AdministratorRow> {...useRows()} title="Admins" panel="administrators" query={query} />;
}
