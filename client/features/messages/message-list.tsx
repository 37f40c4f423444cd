import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { useDayColumn } from '#client/components/list/day-column.ts';
import { ExportMenu } from '#client/components/list/export-menu.tsx';
import { Mail } from '#client/components/icons/icons-cards.ts';
import { MailOpen } from '#client/components/icons/icons-work.ts';
import { messageOf } from '#client/lib/api/failure.ts';
import { fullName } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { useRefreshPeople, useRemovalCallbacks } from '#client/lib/hooks/use-removal.ts';
import { RemovableTable } from '#client/components/list/removable-table.tsx';
import { Tip } from '#client/components/tip.tsx';
import { PlaceLine } from './message-place.tsx';
import { MessageFilter } from './message-filter.tsx';

const MessageDialog = lazyPart(async () => (await import('./message-dialog.tsx')).MessageDialog);

type MessageRow = Answers['messages']['list']['items'][number];

const markOf = ({ readAt }: MessageRow) => (readAt === null ? 'Mark as read' : 'Mark as unread');

/**
 * Messages of the contact form and reported mistakes. They can be read, answered, closed and deleted, but not edited.
 */
export function MessageList() {
  const address = useListAddress();
  const { show } = address;
  const query = trpc.messages.list.useQuery({ ...queryOf(address), filter: { show } }, SHOWN_MEANWHILE);
  const remove = trpc.messages.remove.useMutation(useRemovalCallbacks());
  const received = useDayColumn('Received');
  const refresh = useRefreshPeople();
  // The key of the open message is in the address, so that a reload opens it again.
  const [parameters, setParameters] = useSearchParams();
  const openKey = parameters.get('open');
  const open = (key: string | null) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (key === null) next.delete('open');
      else next.set('open', key);
      return next;
    });
  const mark = trpc.messages.mark.useMutation({
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void refresh(),
  });
  const toggle = ({ key, readAt }: MessageRow) => {
    if (!mark.isPending) mark.mutate({ key, isRead: readAt === null });
  };
  const nameOf = (message: MessageRow) => `the message of ${fullName(message)}`;

  return (
    <>
      <RemovableTable<MessageRow>
        noun="message"
        query={query}
        address={address}
        columns={[
          { name: 'firstName', label: 'From', sortable: true, render: (row) => <Sender message={row} /> },
          { name: 'email', label: 'Email', sortable: true, render: ({ email }) => email },
          {
            name: 'message',
            label: 'Message',
            isWide: true,
            render: (row) => (
              <button
                type="button"
                onClick={() => open(row.key)}
                className="line-clamp-2 text-left underline-offset-4 hover:underline"
              >
                <span className="sr-only">Open {nameOf(row)}: </span>
                <PlaceLine place={row.place} />
                {row.message}
              </button>
            ),
          },
          received,
        ]}
        empty="No messages found."
        question="Are you sure you want to delete ?"
        nameOf={nameOf}
        onRemove={({ key }) => remove.mutate({ key })}
        rowAction={(row) => (
          <Tip text={markOf(row)}>
            <Button look="quiet" aria-label={`${markOf(row)}: ${nameOf(row)}`} onClick={() => toggle(row)}>
              {row.readAt === null ? <Mail size={17} aria-hidden /> : <MailOpen size={17} aria-hidden />}
            </Button>
          </Tip>
        )}
      >
        <MessageFilter address={address} />
        <ExportMenu list="messages" parameters={{ search: address.search, show }} />
      </RemovableTable>
      {openKey !== null && (
        <Suspense>
          <MessageDialog key={openKey} messageKey={openKey} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}

function Sender({ message }: { message: MessageRow }) {
  const isUnread = message.readAt === null;
  return (
    <>
      {isUnread ? <b className="font-semibold">{fullName(message)}</b> : fullName(message)}
      {isUnread && (
        <>
          {' '}
          <span className="rounded-full bg-accent-wash px-2 py-0.5 text-xs font-medium text-accent-ink">Unread</span>
        </>
      )}
      {message.closedAt !== null && (
        <>
          {' '}
          <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs text-muted">Closed</span>
        </>
      )}
    </>
  );
}
