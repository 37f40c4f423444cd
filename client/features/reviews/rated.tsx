import { Button } from '#client/components/button.tsx';
import { Undo } from '#client/components/icons/icons-work.ts';
import { addEvent, useReviewPlan } from '#client/records/review-cards.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import { daysBetween, dueBefore, lastReviewOn, stateOf } from '#shared/rules/review/card-state.ts';
import { inDays } from '#shared/rules/review/review-queue.ts';

type RatedProps = { id: string; card: ReviewCard; today: string };

/** Shows when a card that was reviewed today is due again, with a button to undo the review. */
export function Rated({ id, card, today }: RatedProps) {
  const { interviewOn } = useReviewPlan();
  const state = stateOf(card);
  const dueOn = dueBefore(interviewOn, state, today) ?? today;
  const last = lastReviewOn(today, card);
  const undo = () => {
    if (last !== null && addEvent(id, { kind: 'undone', of: last }) === null) notifyNotStored();
  };
  return (
    <div role="status">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        Reviewed. It comes back {inDays(daysBetween(today, dueOn))}.
        {last !== null && (
          <Button look="quiet" onClick={undo}>
            <Undo size={16} aria-hidden /> Undo
          </Button>
        )}
      </p>
      {state.isLeech && (
        <p className="mt-1 text-sm text-muted">
          You have forgotten it {state.lapses} times since you first knew it: {LEECH_ADVICE}
        </p>
      )}
    </div>
  );
}

/** What to do about a leech. */
export const LEECH_ADVICE =
  'read its solution again and say it in your own words, learn what it builds on first, or suspend it.';
