import { Link } from 'react-router-dom';
import { useReviewCards, useReviewPlan, useToday } from '#client/records/review-cards.ts';
import { href } from '#shared/paths.ts';
import { reviewQueue } from '#shared/rules/review/review-queue.ts';

/** The number of reviews due today. */
export function DueCount() {
  const cards = useReviewCards();
  const plan = useReviewPlan();
  const today = useToday();
  const due = today === '' ? 0 : reviewQueue(cards, plan, today).today.length;
  if (due === 0) return null;
  return (
    <Link
      to={href('reviews')}
      aria-label={`${due} due for review`}
      className="flex min-h-8 min-w-8 shrink-0 items-center justify-center rounded-full bg-accent px-2.5 text-sm font-semibold whitespace-nowrap text-on-accent hover:bg-accent-hover max-sm:min-h-6 max-sm:min-w-6 max-sm:px-1.5 max-sm:text-xs"
    >
      {due}
      <span className="max-sm:hidden">&nbsp;due</span>
    </Link>
  );
}
