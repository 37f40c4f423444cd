import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { ContestCard } from '#client/features/contests/contest-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useNow } from '#client/lib/use-now.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { inStatusOrder } from '#shared/rules/contest-status.ts';

export default function ContestsPage() {
  usePageMeta('Contest Solutions');
  const now = useNow();
  const contests = trpc.contests.cards.useQuery();
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Contest Solutions">
        Every contest with its problems explained and solved. Times are in your own time zone.
      </PageHeading>
      {contests.data?.length === 0 ? (
        <EmptyState title="No contests found.">The next one is announced on the home page.</EmptyState>
      ) : contests.isError && !contests.data ? (
        <ErrorState title="The contests could not be loaded." onRetry={() => void contests.refetch()} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {contests.data ? (
            inStatusOrder(contests.data, now).map((contest) => (
              <ContestCard key={contest.key} contest={contest} now={now} />
            ))
          ) : (
            <Skeletons count={6} className="h-[158px]" label="Loading contests..." />
          )}
        </div>
      )}
    </div>
  );
}
