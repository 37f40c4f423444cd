import { useCallback, useEffect } from 'react';
import { Button } from '#client/components/button.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { addEvent, useReviewPlan } from '#client/records/review-cards.ts';
import type { Rating, ReviewCard } from '#shared/records/review-card/review-card.ts';
import { intervalsOf } from '#shared/rules/review/card-state.ts';
import { inDays } from '#shared/rules/review/review-queue.ts';

const RATINGS: [rating: Rating, name: string, meaning: string][] = [
  [1, 'Again', 'needed the solution'],
  [2, 'Hard', 'with effort or help'],
  [3, 'Good', 'as it should be'],
  [4, 'Easy', 'at once'],
];

type RatingButtonsProps = {
  id: string;
  card: ReviewCard;
  today: string;
  /** How long the review took, in seconds; null if unknown. */
  seconds?: number | null;
  /** The rating that is suggested from how it went. */
  proposed?: Rating;
};

/** Asks how well a review went, and shows for each rating when the card would be due. The keys 1 to 4 work too. */
export function RatingButtons({ id, card, today, seconds = null, proposed }: RatingButtonsProps) {
  const { interviewOn } = useReviewPlan();
  const rate = useCallback(
    (rating: Rating) => {
      if (addEvent(id, { kind: 'reviewed', day: today, rating, seconds }) === null) notifyNotStored();
    },
    [id, today, seconds],
  );
  const intervals = intervalsOf(card, interviewOn, today);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const rating = RATINGS.find(([number]) => String(number) === event.key)?.[0];
      if (!rating || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      rate(rating);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [rate]);
  return (
    <div role="group" aria-label="How well did it go?" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {RATINGS.map(([rating, name, meaning]) => (
        <Button
          key={rating}
          look={rating === proposed ? 'primary' : 'secondary'}
          onClick={() => rate(rating)}
          aria-keyshortcuts={String(rating)}
          className="min-h-14 flex-col gap-0 px-2 py-1.5"
        >
          <span>
            {name} <span className="sr-only">({meaning}), </span>
          </span>
          <span className="text-sm font-normal">{inDays(intervals[rating])}</span>
        </Button>
      ))}
    </div>
  );
}

/** Whether the user is typing into a field, where a digit is not a rating. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
