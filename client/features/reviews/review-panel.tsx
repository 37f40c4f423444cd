import { Link } from 'react-router-dom';
import { useReviewCard, useReviewCards, useToday } from '#client/records/review-cards.ts';
import { href } from '#shared/paths.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { stateOf } from '#shared/rules/review/card-state.ts';
import { proposedRating, usualSeconds } from '#shared/rules/review/review-queue.ts';
import { Rated } from './rated.tsx';
import { RatingButtons } from './rating-buttons.tsx';

/** How a problem was solved. */
export type Attempt = { isSolved: boolean; sawSolution: boolean; tries: number; hints: number; seconds: number | null };

export type ReviewPanelProps = { slug: string; attempt: Attempt };

/** Asks after a submission how well it went, which decides when the problem is due again. */
export function ReviewPanel({ slug, attempt }: ReviewPanelProps) {
  const id = problemCard(slug);
  const card = useReviewCard(id);
  const cards = useReviewCards();
  const today = useToday();
  if (!card || today === '') return null;
  const state = stateOf(card);
  if (state.status !== 'active') return null;
  const isDone = state.lastOn === today;
  // Before it is due again, there is nothing to ask.
  if (!isDone && state.dueOn !== null && state.dueOn > today) return null;
  return (
    <section aria-label="Review" className="rounded-md border border-line bg-surface p-4">
      {isDone ? (
        <Rated id={id} card={card} today={today} />
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
            id={id}
            card={card}
            today={today}
            seconds={attempt.seconds}
            proposed={proposedRating({ ...attempt, usualSeconds: usualSeconds(cards) })}
          />
        </>
      )}
    </section>
  );
}
