import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment, fullName } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { useRefreshPeople } from '#client/lib/hooks/use-removal.ts';
import { placeFacts } from './message-place.tsx';
import { keepReply, newReply, readReply, type ReplyDraft, withoutSent } from './reply-draft.ts';
import { ReplyForm } from './reply-form.tsx';
import { type Reply, ReplyList } from './reply-list.tsx';

type Opened = Answers['messages']['get'];

const POLL_MS = 2000;

type MessageDialogProps = { messageKey: string; onClose(): void };

/** A message with its replies; opening it marks it as read. */
export function MessageDialog({ messageKey: key, onClose }: MessageDialogProps) {
  const query = trpc.messages.get.useQuery(
    { key },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.replies.some(({ state }) => state === 'sending') ? POLL_MS : false,
    },
  );
  const refresh = useRefreshPeople();
  const settings = {
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void refresh(),
  };
  const mark = trpc.messages.mark.useMutation(settings);
  const close = trpc.messages.close.useMutation(settings);
  const { mutate: markAs } = mark;
  const { data } = query;
  // Only once, as it may be marked unread again while it is open.
  const isMarked = useRef(false);
  useEffect(() => {
    if (!data || isMarked.current) return;
    isMarked.current = true;
    if (data.message.readAt === null) markAs({ key, isRead: true });
  }, [data, key, markAs]);

  if (!data) {
    return (
      <Dialog title="Message" onClose={onClose} wide>
        {query.isError ? (
          <ErrorState
            title={isNotFound(query.error) ? 'This message has been deleted.' : 'This message could not be loaded.'}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeletons count={1} className="h-64" label="Loading the message" />
        )}
      </Dialog>
    );
  }
  const { message, replies } = data;
  const isRead = message.readAt !== null;
  const isClosed = message.closedAt !== null;
  return (
    <Dialog title={`Message of ${fullName(message)}`} onClose={onClose} wide>
      <Facts message={message} />
      <p className="readable whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <Conversation message={message} replies={replies} onSettled={() => void refresh()} />
      <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        <Button
          aria-disabled={mark.isPending}
          onClick={() => {
            if (!mark.isPending) markAs({ key, isRead: !isRead });
          }}
        >
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button
          aria-disabled={close.isPending}
          onClick={() => {
            if (!close.isPending) close.mutate({ key, isClosed: !isClosed });
          }}
        >
          {isClosed ? 'Reopen' : 'Mark as closed'}
        </Button>
      </div>
    </Dialog>
  );
}

function Conversation({ message, replies, onSettled }: Opened & { onSettled(): void }) {
  const [kept, setDraft] = useState(() => readReply(message.key) ?? newReply());
  const draft = withoutSent(kept, replies);
  // The reply may have been sent after its dialog was closed.
  if (draft !== kept) setDraft(draft);
  /** A reply that would replace the draft, waiting for a confirmation. */
  const [toSend, setToSend] = useState<Reply | null>(null);
  const change = (next: ReplyDraft) => {
    setDraft(next);
    keepReply(message.key, next);
  };
  // A failed reply that is in the field is shown there, with its error.
  const isInField = ({ key, state }: Reply) => key === draft.replyKey && state === 'failed';
  const writeAgain = ({ key, state, text }: Reply) =>
    change(state === 'failed' ? { replyKey: key, text } : newReply(text));
  return (
    <>
      <ReplyList
        replies={replies.filter((reply) => !isInField(reply))}
        onWriteAgain={(reply) => (draft.text.trim() === '' ? writeAgain(reply) : setToSend(reply))}
      />
      {toSend && (
        <ConfirmDialog
          question="Discard the reply that you are writing?"
          name={draft.text}
          action="Discard it"
          onConfirm={() => writeAgain(toSend)}
          onClose={() => setToSend(null)}
        />
      )}
      {message.email !== '' && (
        <ReplyForm
          message={message}
          draft={draft}
          failure={replies.find(isInField)?.error}
          onChange={change}
          onSettled={onSettled}
        />
      )}
    </>
  );
}

/** A mistake can be reported anonymously. */
const NOT_GIVEN = 'Not given';

function Facts({ message }: { message: Opened['message'] }) {
  const { email, phone, createdAt, closedAt } = message;
  const zone = useTimeZone();
  const facts = [
    ...placeFacts(message),
    {
      label: 'Email',
      value:
        email === '' ? (
          NOT_GIVEN
        ) : (
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
        ),
    },
    { label: 'Phone', value: phone || NOT_GIVEN },
    { label: 'Received', value: formatMoment(createdAt, zone) },
    ...(closedAt === null ? [] : [{ label: 'Closed', value: formatMoment(closedAt, zone) }]),
  ];
  return (
    <dl className="mb-5 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
