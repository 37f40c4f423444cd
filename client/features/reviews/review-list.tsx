import { type ReactNode, useState } from 'react';
import type { StatedCard } from '#shared/rules/review/review-queue.ts';
import { ReviewRow } from './review-row.tsx';

type ReviewListProps = {
  title: string;
  cards: readonly StatedCard[];
  today: string;
  isDue?: boolean;
  children?: ReactNode;
};

/** Cards under a heading; nothing if there are none. */
export function ReviewList({ title, cards, today, isDue = false, children }: ReviewListProps) {
  /** Only one card is open at a time, as the keys for the ratings apply to it. */
  const [openId, setOpenId] = useState<string | null>(null);
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="text-xl">
        {title} <span className="text-base font-normal text-muted">{cards.length}</span>
      </h2>
      {children && <p className="readable mt-1 text-muted">{children}</p>}
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-surface">
        {cards.map((card) => (
          <ReviewRow
            key={card.id}
            card={card}
            today={today}
            isDue={isDue}
            isOpen={card.id === openId}
            onToggle={() => setOpenId(card.id === openId ? null : card.id)}
          />
        ))}
      </ul>
    </section>
  );
}
