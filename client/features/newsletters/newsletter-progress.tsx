import { Button } from '#client/components/button.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { CopyButton } from './copy-button.tsx';
import { NewsletterText } from './newsletter-text.tsx';

type Opened = Answers['newsletters']['get'];

type NewsletterProgressProps = Opened & { onOpen(key: string | null): void };

const POLL_MS = 1500;

/** The delivery progress of a newsletter, and the recipients that it did not reach. */
export function NewsletterProgress({ newsletter: first, failures: firstFailures, onOpen }: NewsletterProgressProps) {
  const zone = useTimeZone();
  const utils = trpc.useUtils();
  const { key } = first;
  const { data } = trpc.newsletters.get.useQuery(
    { key },
    { staleTime: 0, refetchInterval: ({ state }) => (isOpen(state.data?.newsletter ?? first) ? POLL_MS : false) },
  );
  const { newsletter, failures } = data ?? { newsletter: first, failures: firstFailures };
  const { subject, body, author, sentAt, counts } = newsletter;
  const settings = {
    onSettled: () => utils.newsletters.invalidate(),
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
  };
  const retry = trpc.newsletters.retry.useMutation(settings);
  const cancel = trpc.newsletters.cancel.useMutation(settings);
  const missed = counts.failed + counts.unknown;
  const open = counts.waiting + counts.sending;

  return (
    <div className="max-w-4xl">
      <h2 className="text-2xl wrap-anywhere">{subject}</h2>
      <p className="mt-1 mb-6 text-muted">
        {author}, {sentAt !== null && formatMoment(sentAt, zone)}
      </p>
      <ProgressBar label="Sent" done={counts.sent} of={counts.sent + missed + open} />
      <p role="status" className="mt-3 text-sm text-muted">
        {open > 0
          ? `${open} are still waiting. You can leave this page: sending continues.`
          : 'Nothing is left to send.'}
        {counts.cancelled > 0 && ` ${counts.cancelled} were cancelled or have unsubscribed.`}
      </p>
      {failures.length > 0 && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg">Not reached: {missed}</h3>
          <ul className="divide-y divide-line rounded-md border border-line">
            {failures.map(({ email, state, error }) => (
              <li key={email} className="px-4 py-2.5">
                <span className="font-medium wrap-anywhere">{email}</span>{' '}
                <span className="text-sm text-muted">
                  {state === 'unknown' ? 'Unknown: it may have arrived' : 'Failed'}
                </span>
                <span className="block text-sm text-muted wrap-anywhere">{error}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {missed > 0 && (
          <Button aria-disabled={retry.isPending} onClick={() => retry.mutate({ key })}>
            Retry
          </Button>
        )}
        {open > 0 && (
          <Button aria-disabled={cancel.isPending} onClick={() => cancel.mutate({ key })}>
            Stop sending
          </Button>
        )}
        <CopyButton newsletterKey={key} onOpen={onOpen} />
        <Button look="quiet" onClick={() => onOpen(null)}>
          All newsletters
        </Button>
      </div>
      <NewsletterText body={body} />
    </div>
  );
}

const isOpen = ({ counts }: Opened['newsletter']) => counts.waiting + counts.sending > 0;
