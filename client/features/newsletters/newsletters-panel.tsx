import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { Pagination } from '#client/components/list/pagination.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageNumber } from '#client/lib/hooks/use-page-number.ts';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { NewsletterProgress } from './newsletter-progress.tsx';
import { ScheduledNewsletter } from './scheduled-newsletter.tsx';

const NEW = 'new';

/** Drafts and sent newsletters; the key of the open one is in the address. */
export function NewslettersPanel() {
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('open');
  const show = (key: string | null) => setParameters(key === null ? {} : { open: key });
  if (open === NEW) return <NewsletterEditor newsletter={null} onOpen={show} />;
  if (open !== null) return <OpenNewsletter key={open} newsletterKey={open} onOpen={show} />;
  return <NewsletterList onOpen={show} />;
}

const POLL_MS = 5000;

const isScheduled = (newsletter?: { sentAt: string | null; scheduledAt: string | null }) =>
  newsletter?.sentAt === null && newsletter.scheduledAt !== null;

function OpenNewsletter({ newsletterKey, onOpen }: { newsletterKey: string; onOpen(key: string | null): void }) {
  const query = trpc.newsletters.get.useQuery(
    { key: newsletterKey },
    {
      staleTime: 0,
      // Not cached, so that the editor starts from the saved version and not from an earlier read.
      gcTime: 0,
      refetchOnWindowFocus: false,
      // Polls a scheduled newsletter, to show when its sending begins.
      refetchInterval: ({ state }) => (isScheduled(state.data?.newsletter) ? POLL_MS : false),
    },
  );
  if (!query.data) {
    return query.isError ? (
      <ErrorState title="This newsletter could not be loaded." onRetry={() => void query.refetch()} />
    ) : (
      <Skeletons count={1} className="h-96" label="Loading the newsletter" />
    );
  }
  const { newsletter, failures } = query.data;
  if (isScheduled(newsletter)) return <ScheduledNewsletter newsletter={newsletter} onOpen={onOpen} />;
  return newsletter.sentAt === null ? (
    <NewsletterEditor newsletter={newsletter} onOpen={onOpen} />
  ) : (
    <NewsletterProgress newsletter={newsletter} failures={failures} onOpen={onOpen} />
  );
}

function NewsletterList({ onOpen }: { onOpen(key: string): void }) {
  const page = usePageNumber();
  const zone = useTimeZone();
  const list = trpc.newsletters.list.useQuery({ page }, { staleTime: 0 });
  const write = (
    <Button look="primary" onClick={() => onOpen(NEW)}>
      Write a newsletter
    </Button>
  );
  if (!list.data) {
    return list.isError ? (
      <ErrorState title="The newsletters could not be loaded." onRetry={() => void list.refetch()} />
    ) : (
      <Skeletons count={4} className="mb-2 h-14" label="Loading the newsletters" />
    );
  }
  const { items, total, pageSize } = list.data;
  if (total === 0)
    return (
      <EmptyState title="No newsletter yet.">
        <p className="mb-4">It goes to everybody who has confirmed their subscription.</p>
        {write}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex justify-end">{write}</div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {items.map(({ key, subject, author, createdAt, scheduledAt, sentAt, counts }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
            <span className="min-w-0 flex-1 basis-60">
              <button
                type="button"
                className="text-left font-medium wrap-anywhere hover:underline"
                onClick={() => onOpen(key)}
              >
                {subject}
              </button>
              <span className="block text-sm text-muted">
                {author}, {formatMoment(sentAt ?? createdAt, zone)}
              </span>
            </span>
            <span className="text-sm text-muted">
              {sentAt !== null
                ? stateOf(counts)
                : scheduledAt === null
                  ? 'Draft'
                  : `Scheduled for ${formatMoment(scheduledAt, zone)}`}
            </span>
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={pageSize} total={total} />
    </>
  );
}

function stateOf({ waiting, sending, sent, failed, unknown }: Record<string, number>): string {
  const open = (waiting ?? 0) + (sending ?? 0);
  if (open > 0) return `Sending: ${sent} of ${open + (sent ?? 0) + (failed ?? 0) + (unknown ?? 0)}`;
  const missed = (failed ?? 0) + (unknown ?? 0);
  return missed > 0 ? `Sent to ${sent}, not to ${missed}` : `Sent to ${sent}`;
}
