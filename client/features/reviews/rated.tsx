import { Button } from '#client/components/button.tsx';
import { Undo } from '#client/components/icons/icons-work.ts';
import { addEvent } from '#client/records/review-cards.ts';
import { notifyNotKept } from '#client/lib/notify.ts';
import type { ReviewCard } from '#shared/records/review-card.ts';
import type { ReviewPlan } from '#shared/records/review-plan.ts';
import { daysBetween, dueBefore, stateOf } from '#shared/rules/review/card-state.ts';
import { inDays } from '#shared/rules/review/review-queue.ts';

type RatedProps = { id: string; card: ReviewCard; plan: ReviewPlan; today: string };

/** Says when a card that was reviewed today comes back, and takes the review back on a press. */
export function Rated({ id, card, plan, today }: RatedProps) {
  const state = stateOf(card);
  const dueOn = dueBefore(plan.interviewOn, state, today) ?? today;
  const last = card.events.findLast((event) => event.kind === 'reviewed' && event.day === today);
  const undo = () => {
    if (last && addEvent(id, { kind: 'undone', of: last.key }) === null) notifyNotKept();
  };
  return (
    <div role="status">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        Reviewed. It comes back {inDays(daysBetween(today, dueOn))}.
        {last && (
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
