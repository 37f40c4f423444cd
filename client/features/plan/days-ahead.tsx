import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { formatDay } from '#client/lib/format.ts';
import type { PlanDay } from '#shared/rules/plan/plan-days.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { PlanItems } from './plan-items.tsx';
import type { PlannedProblem } from './use-today.ts';

/** The number of days shown at first. */
const FIRST_DAYS = 7;

type DaysAheadProps = { days: readonly PlanDay[]; problems: readonly PlannedProblem[] };

/** The days of a plan with their problems, starting today. */
export function DaysAhead({ days, problems }: DaysAheadProps) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? days : days.slice(0, FIRST_DAYS);
  return (
    <section aria-label="The days ahead" className="mb-12">
      <h2 className="mb-4 text-2xl">The days ahead</h2>
      <ol className="space-y-6">
        {shown.map((day, index) => (
          <li key={day.day}>
            <h3 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-lg">
              {index === 0 ? 'Today' : formatDay(`${day.day}T00:00:00Z`, 'UTC')}
              <span className="text-sm font-normal text-muted">{summaryOf(days, index)}</span>
            </h3>
            {day.items.length > 0 && <PlanItems items={day.items} problems={problems} />}
          </li>
        ))}
      </ol>
      {days.length > shown.length && (
        <Button className="mt-6" onClick={() => setAllShown(true)}>
          Show {withCount(days.length - shown.length, 'more day')}
        </Button>
      )}
    </section>
  );
}

/** A summary of one of the days, in words. */
export function summaryOf(days: readonly PlanDay[], index: number): string {
  const day = days[index];
  if (!day) return '';
  const { isOff, items, minutes, budget, reviews } = day;
  const parts = [
    ...(items.length > 0 ? [withCount(items.length, 'problem')] : []),
    ...(reviews > 0 ? [withCount(reviews, 'review')] : []),
  ];
  if (parts.length > 0) return `${parts.join(' and ')}, ${minutes} min${budget > 0 ? ` of ${budget}` : ''}`;
  if (isOff) return 'Day off';
  const isSavedUp = days.slice(index + 1).some((later) => later.items.length > 0);
  return isSavedUp ? `Nothing new: its ${budget} min are saved for the next problem` : 'Nothing left to plan';
}
