import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import type { PlanDay } from '#shared/rules/plan/plan-days.ts';
import { withCount } from '#shared/rules/text/plural.ts';

export type Figures = { due: number; reviewed: number; day: PlanDay | null; streak: number; done: number };

/** How many reviews are due, how much of the plan is done, and the streak in days. */
export function TodayFigures({ due, reviewed, day, streak, done }: Figures) {
  const ticked = day?.items.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4">
      <Figure label="Reviews">
        <Link to={href('reviews')} className="underline-offset-4 hover:underline">
          {due} due
        </Link>
        {reviewed > 0 && <span className="text-base font-normal text-muted"> {reviewed} done</span>}
      </Figure>
      <Figure label="Plan for today">{day && day.items.length > 0 ? `${ticked} of ${day.items.length}` : '–'}</Figure>
      <Figure label="Streak">{withCount(streak, 'day')}</Figure>
      <Figure label="Done so far">{done}</Figure>
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
  </div>
);
