import { Button } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatClock, formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { CopyButton } from './copy-button.tsx';
import { NewsletterText } from './newsletter-text.tsx';

type ScheduledNewsletterProps = {
  newsletter: Answers['newsletters']['get']['newsletter'];
  onOpen(key: string | null): void;
};

/** A scheduled newsletter: it cannot be changed, but it can be cancelled. */
export function ScheduledNewsletter({ newsletter, onOpen }: ScheduledNewsletterProps) {
  const zone = useTimeZone();
  const utils = trpc.useUtils();
  const { key, subject, body, author, scheduledAt } = newsletter;
  const recipients = trpc.newsletters.recipients.useQuery(undefined, { staleTime: 0 });
  const unschedule = trpc.newsletters.unschedule.useMutation({
    onSuccess: () => toast.success('It is a draft again'),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => utils.newsletters.invalidate(),
  });
  const count = recipients.data;
  return (
    <div className="max-w-4xl">
      <h2 className="text-2xl wrap-anywhere">{subject}</h2>
      <p className="mt-1 mb-6 text-muted">{author}</p>
      {scheduledAt !== null && (
        <p role="status" className="rounded-md border border-line bg-surface px-5 py-4">
          It will be sent on{' '}
          <time dateTime={scheduledAt} className="font-medium">
            {formatDay(scheduledAt, zone)}, {formatClock(scheduledAt, zone)}
          </time>{' '}
          ({zone}), to everybody who has confirmed by then
          {count !== undefined && `: by now ${withCount(count, 'subscriber')}`}.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          aria-disabled={unschedule.isPending}
          onClick={() => {
            if (!unschedule.isPending) unschedule.mutate({ key });
          }}
        >
          Cancel the sending
        </Button>
        <CopyButton newsletterKey={key} onOpen={onOpen} />
        <Button look="quiet" onClick={() => onOpen(null)}>
          All newsletters
        </Button>
      </div>
      <NewsletterText body={body} />
    </div>
  );
}
