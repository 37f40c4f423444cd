import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Button } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, Skeletons } from '#client/components/states.tsx';
import { addable, addAll } from '#client/features/reviews/add-solved.ts';
import { PlanForm } from '#client/features/reviews/plan-form.tsx';
import { ReviewList } from '#client/features/reviews/review-list.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { useReviewCards, useReviewPlan, useToday } from '#client/records/review-cards.ts';
import { formatDate } from '#client/lib/format.ts';
import { href } from '#shared/paths.ts';
import { reviewQueue } from '#shared/rules/review/review-queue.ts';
import { withCount } from '#shared/rules/text/plural.ts';

export default function ReviewsPage() {
  usePageMeta('Reviews', 'What you solved and learned comes back before you forget it.');
  const cards = useReviewCards();
  const plan = useReviewPlan();
  const today = useToday();
  const queue = useMemo(() => reviewQueue(cards, plan, today), [cards, plan, today]);
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Reviews">
        What you solved and marked comes back before you forget it: a problem to be solved again, a question to be
        answered aloud.
      </PageHeading>
      {today === '' ? (
        <Skeletons count={3} className="mb-3 h-14" label="Loading your reviews" />
      ) : (
        <>
          <p className="mb-6 text-lg" role="status">
            {summaryOf(queue, cards.length)}
          </p>
          <AddSolved known={new Set(cards.map(({ id }) => id))} />
          <ReviewList title="Today" cards={queue.today} today={today} isDue>
            {queue.putOff > 0 && `${withCount(queue.putOff, 'more card')} would be due and wait for the next days.`}
          </ReviewList>
          {cards.length === 0 && (
            <EmptyState title="Nothing to review yet.">
              Submit a{' '}
              <Link to={href('sheet')} className="underline underline-offset-4">
                problem
              </Link>
              , or mark a{' '}
              <Link to={href('languages')} className="underline underline-offset-4">
                question
              </Link>{' '}
              with 'Revise': it appears here.
            </EmptyState>
          )}
          {queue.later.map(({ day, cards: due }) => (
            <ReviewList key={day} title={formatDate(day)} cards={due} today={today} />
          ))}
          <ReviewList title="New, not begun yet" cards={queue.waiting} today={today} />
          <ReviewList title="Suspended" cards={queue.suspended} today={today} />
          <ReviewList title="Mastered" cards={queue.mastered} today={today} />
          <PlanForm />
        </>
      )}
    </div>
  );
}

function summaryOf({ today, done }: ReturnType<typeof reviewQueue>, cards: number): string {
  if (today.length > 0) return `${today.length} due today${done > 0 ? `, ${done} done` : ''}.`;
  if (done > 0) return `All of today's reviews are done: ${done}.`;
  return cards > 0 ? 'Nothing is due today.' : '';
}

/** Offers cards for problems that were solved before the site had reviews. */
function AddSolved({ known }: { known: ReadonlySet<string> }) {
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const found = addable(known);
  const count = found.slugs.length + found.questions.length;
  if (count === 0) return null;
  const add = async () => {
    setBusy(true);
    try {
      if (!(await addAll(found, utils))) notifyNotStored();
    } catch {
      toast.error('The questions could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="mb-8 flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken px-4 py-3">
      {withCount(count, 'thing')} that you submitted or marked in this browser {count === 1 ? 'has' : 'have'} no card.
      <Button disabled={isBusy} onClick={() => void add()}>
        Add {count === 1 ? 'it' : 'them'}
      </Button>
    </p>
  );
}
