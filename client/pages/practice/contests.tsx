import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { FeedLink } from '#client/components/feed-link.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { CalendarLinks } from '#client/features/contests/calendar-links.tsx';
import { ContestCard } from '#client/features/contests/contest-card.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useNow } from '#client/lib/hooks/use-now.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { FEEDS } from '#shared/paths.ts';
import { inStatusOrder } from '#shared/rules/sittings/contest-status.ts';

export const needs: Needs = async (ask) => {
  await ask.contests.cards.fetch();
};

export default function ContestsPage() {
  const now = useNow();
  const contests = trpc.contests.cards.useQuery();
  usePageMeta(
    'Contest Solutions',
    'Programming contests with their start in your time zone, and every problem explained and solved.',
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Contest Solutions">
        Every contest with its problems explained and solved. Times are in your own time zone.
      </PageHeading>
      <div className="-mt-3 mb-8 flex flex-wrap gap-x-6 gap-y-2">
        <CalendarLinks />
        <FeedLink to={FEEDS.contests}>Feed of contests</FeedLink>
      </div>
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
            <Skeletons count={6} className="h-[158px]" label="Loading contests..." isLabelShown />
          )}
        </div>
      )}
    </div>
  );
}
