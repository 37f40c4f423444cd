import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { useNow } from '#client/lib/hooks/use-now.ts';
import { inStatusOrder } from '#shared/rules/sittings/contest-status.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { type Contest, ContestCard } from './contest-card.tsx';

type ContestStripProps = { contests: Contest[] | undefined; failed: boolean; onRetry(): void };

/** All contests in status order, in a row that scrolls. */
export function ContestStrip({ contests, failed, onRetry }: ContestStripProps) {
  const now = useNow();
  if (failed && !contests) return <ErrorState title="The contests could not be loaded." onRetry={onRetry} />;
  if (contests?.length === 0)
    return <EmptyState title="No contests available">New contests are announced here first.</EmptyState>;
  return (
    <>
      <div
        role="region"
        tabIndex={0}
        aria-label="Upcoming contests"
        className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {contests ? (
          inStatusOrder(contests, now).map((contest) => (
            <div key={contest.key} className="w-72 shrink-0 snap-start">
              <ContestCard contest={contest} now={now} />
            </div>
          ))
        ) : (
          <Skeletons count={4} className="h-[158px] w-72 shrink-0" label="Loading contests..." isLabelShown />
        )}
      </div>
      <div className="mt-4">
        <CalendarLinks />
      </div>
    </>
  );
}
