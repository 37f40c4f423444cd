import { Button } from '#client/components/button.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

export type Reply = Answers['messages']['get']['replies'][number];

const STATES: Record<Reply['state'], string> = {
  sent: 'Sent',
  sending: 'Being sent',
  failed: 'Not sent',
  unknown: 'Unknown: it may have arrived',
};

type ReplyListProps = { replies: Reply[]; onWriteAgain(reply: Reply): void };

/** The replies to a message, with their authors and times. */
export function ReplyList({ replies, onWriteAgain }: ReplyListProps) {
  const zone = useTimeZone();
  if (replies.length === 0) return null;
  return (
    <section aria-label="Replies" className="mt-6 border-t border-line pt-5">
      <h3 className="mb-3 font-medium">{replies.length === 1 ? '1 reply' : `${replies.length} replies`}</h3>
      <ol className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.key} className="rounded-md border border-line px-4 py-3">
            <p className="text-sm text-muted wrap-anywhere">
              {reply.author}, <time dateTime={reply.createdAt}>{formatMoment(reply.createdAt, zone)}</time> ·{' '}
              {STATES[reply.state]}
            </p>
            <p className="mt-1.5 whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
            {reply.error !== '' && <p className="mt-1.5 text-sm text-muted wrap-anywhere">{reply.error}</p>}
            {(reply.state === 'failed' || reply.state === 'unknown') && (
              <Button className="mt-3" onClick={() => onWriteAgain(reply)}>
                Edit and send again
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
