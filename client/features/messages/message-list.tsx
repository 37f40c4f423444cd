import { Mail, MailOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '#client/components/button.tsx';
import { useDayColumn } from '#client/components/day-column.ts';
import { Dialog } from '#client/components/dialog.tsx';
import { messageOf } from '#client/lib/failure.ts';
import { formatMoment, fullName } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/request-context.ts';
import { type Answers, trpc } from '#client/lib/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/use-list-address.ts';
import { useRefreshPeople, useRemovalTold } from '#client/lib/use-removal.ts';
import { RemovableTable } from '#client/components/removable-table.tsx';
import { Tip } from '#client/components/tip.tsx';
import { placeFacts, PlaceLine } from './message-place.tsx';

type MessageRow = Answers['messages']['list']['items'][number];

const markOf = ({ readAt }: MessageRow) => (readAt === null ? 'Mark as read' : 'Mark as unread');

/** What came with the contact form or was reported on a page: to be read and deleted, not edited. */
export function MessageList() {
  const address = useListAddress();
  const query = trpc.messages.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const remove = trpc.messages.remove.useMutation(useRemovalTold());
  const received = useDayColumn('Received');
  const refresh = useRefreshPeople();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = query.data?.items.find(({ key }) => key === openKey);
  const mark = trpc.messages.mark.useMutation({
    onError: (error) => void toast.error(`Error: ${messageOf(error)}`),
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
                onClick={() => setOpenKey(row.key)}
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
      />
      {opened && (
        <MessageDialog message={opened} onClose={() => setOpenKey(null)}>
          <Button aria-disabled={mark.isPending} onClick={() => toggle(opened)}>
            {markOf(opened)}
          </Button>
        </MessageDialog>
      )}
    </>
  );
}

function Sender({ message }: { message: MessageRow }) {
  if (message.readAt !== null) return fullName(message);
  return (
    <>
      <b className="font-semibold">{fullName(message)}</b>{' '}
      <span className="rounded-full bg-accent-wash px-2 py-0.5 text-xs font-medium text-accent-ink">Unread</span>
    </>
  );
}

/** Who reports a mistake may stay unknown. */
const NOT_GIVEN = 'Not given';

type MessageDialogProps = { message: MessageRow; onClose(): void; children: ReactNode };

function MessageDialog({ message, onClose, children }: MessageDialogProps) {
  const zone = useTimeZone();
  const facts = [
    ...placeFacts(message),
    {
      label: 'Email',
      value:
        message.email === '' ? (
          NOT_GIVEN
        ) : (
          <a href={`mailto:${message.email}`} className="underline">
            {message.email}
          </a>
        ),
    },
    { label: 'Phone', value: message.phone || NOT_GIVEN },
    { label: 'Received', value: formatMoment(message.createdAt, zone) },
  ];
  return (
    <Dialog title={`Message of ${fullName(message)}`} onClose={onClose} wide>
      <dl className="mb-5 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="readable whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <div className="mt-6 flex justify-end gap-3">
        {children}
        <Button look="primary" className="min-h-10" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
