import { Link } from 'react-router-dom';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { setFlag } from '#client/records/marks.ts';
import { href } from '#shared/paths.ts';
import type { PlanItem } from '#shared/rules/plan/plan-days.ts';
import type { PlannedProblem } from './use-today.ts';

type PlanItemsProps = { items: readonly PlanItem[]; problems: readonly PlannedProblem[] };

/** The problems of a day, which can be opened and ticked; a solved problem is ticked automatically. */
export function PlanItems({ items, problems }: PlanItemsProps) {
  const tick = (slug: string, isDone: boolean) => {
    const problem = problems.find((one) => one.slug === slug);
    if (problem && !setFlag('done', problem, isDone)) notifyNotStored();
  };
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {items.map(({ slug, name, level, minutes, why, isDone }) => (
        <li
          key={slug}
          className={classNames('flex items-center gap-2 px-2 py-1.5 sm:px-3', isDone && 'bg-sunken text-muted')}
        >
          <label className="flex size-10 shrink-0 items-center justify-center">
            <input
              type="checkbox"
              checked={isDone}
              onChange={({ target }) => tick(slug, target.checked)}
              aria-label={`Done: ${name}`}
              className="size-5 accent-accent"
            />
          </label>
          <div className="min-w-0 flex-1 py-1">
            <Link
              to={href('problem', { slug })}
              className={classNames('font-medium underline-offset-4 hover:underline', isDone && 'line-through')}
            >
              {name}
            </Link>
            <p className="text-sm text-muted">{why}</p>
          </div>
          <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
            <DifficultyBadge level={level} />
            <span className="w-14 text-right text-sm text-muted tabular-nums">{minutes} min</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
