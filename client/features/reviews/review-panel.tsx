import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { notifyNotKept } from '#client/lib/notify.ts';
import { addEvent, useReviewCard, useReviewCards, useReviewPlan, useToday } from '#client/records/review-cards.ts';
import type { Rating } from '#shared/records/review-card.ts';
import { href } from '#shared/paths.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { stateOf } from '#shared/rules/review/card-state.ts';
import { proposedRating, usualSeconds } from '#shared/rules/review/review-queue.ts';
import { Rated } from './rated.tsx';
import { RatingButtons } from './rating-buttons.tsx';

/** How a problem was solved. */
export type Attempt = { isSolved: boolean; sawSolution: boolean; tries: number; hints: number; seconds: number | null };

export type ReviewPanelProps = { slug: string; attempt: Attempt };

/** Asks after a submission how well it went, which says when the problem comes back. */
export function ReviewPanel({ slug, attempt }: ReviewPanelProps) {
  const id = problemCard(slug);
  const card = useReviewCard(id);
  const cards = useReviewCards();
  const plan = useReviewPlan();
  const today = useToday();
  const { seconds } = attempt;
  const rate = useCallback(
    (rating: Rating) => {
      if (addEvent(id, { kind: 'reviewed', day: today, rating, seconds }) === null) notifyNotKept();
    },
    [id, today, seconds],
  );
  if (!card || today === '') return null;
  const state = stateOf(card);
  if (state.status !== 'active') return null;
  const isDone = state.lastOn === today;
  // Before its day comes again, there is nothing to ask.
  if (!isDone && state.dueOn !== null && state.dueOn > today) return null;
  return (
    <section aria-label="Review" className="rounded-md border border-line bg-surface p-4">
      {isDone ? (
        <Rated id={id} card={card} plan={plan} today={today} />
      ) : (
        <>
          <p className="mb-3">
            {attempt.isSolved ? 'How well did it go?' : 'When you are done with it: how well did it go?'}{' '}
            <span className="text-muted">
              Your answer says when it comes back.{' '}
              <Link to={href('reviews')} className="underline underline-offset-4">
                All reviews
              </Link>
            </span>
          </p>
          <RatingButtons
            card={card}
            today={today}
            interviewOn={plan.interviewOn}
            proposed={proposedRating({ ...attempt, usualSeconds: usualSeconds(cards) })}
            onRate={rate}
          />
        </>
      )}
    </section>
  );
}
