import { Link } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { stepAddress } from './next-step-card.tsx';
import { useTodayView } from './use-today.ts';

const LINK = 'underline underline-offset-4';

/** The day in two lines; the block has its full height even before they are loaded. */
export function TodayBlock() {
  const { view, query } = useTodayView();
  const isReady = view !== null && !query.isLoading;
  const { due = 0, day = null, streak = 0, next = null } = view ?? {};
  const ticked = day?.items.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <section
      aria-label="Today"
      className="flex min-h-32 flex-col justify-center gap-2 rounded-md border border-line bg-surface px-5 py-4 sm:min-h-24"
    >
      {isReady && (
        <>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={href('today')} className={`font-semibold ${LINK}`}>
              Today
            </Link>
            <Link to={href('reviews')} className={LINK}>
              {due} due
            </Link>
            {day && day.items.length > 0 && (
              <Link to={href('plan')} className={LINK}>
                {ticked} of {day.items.length} planned done
              </Link>
            )}
            {streak > 0 && <span>Streak of {withCount(streak, 'day')}</span>}
          </p>
          {next && (
            <p className="line-clamp-2">
              Next:{' '}
              <Link to={stepAddress(next)} className={`font-medium ${LINK}`}>
                {next.title}
              </Link>
              . <span className="text-muted">{next.why}</span>
            </p>
          )}
        </>
      )}
    </section>
  );
}
