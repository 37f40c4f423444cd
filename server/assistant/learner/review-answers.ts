import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { type DueCard, dueCards } from '#server/records/due-cards.ts';
import { href } from '#shared/paths.ts';
import type { Rating } from '#shared/records/review-card/review-card.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { asText, link } from '../site-markdown.ts';

/** Asks what the learner should review today, and why. */
export type ReviewsIntent = { kind: 'reviews' };

const DUE =
  /^\W*(what|which|why|how many|show|list|tell)\b[^.?!]*\b((is|are|am|cards?|reviews?|problems?|questions?|anything)\b[^.?!]*\bdue\b(?! (to|dates?)\b)|(should|do|can|must) i\b[^.?!]*\b(review|revise)( (today|now|next|first))?\W*$)/i;

export const reviewsIn = (prompt: string): ReviewsIntent | null => (DUE.test(prompt) ? { kind: 'reviews' } : null);

const RATINGS: Record<Rating, string> = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' };

const reviews = () => link('Reviews', href('reviews'));

type Asking = { timeZone: string | undefined; about: string | undefined };

/** Reads the viewer's own records only; a visitor's are in their browser. */
export async function reviewsAnswer(database: Database, viewer: Viewer, { timeZone, about }: Asking): Promise<string> {
  if (viewer.role !== 'user')
    return `You are not signed in, so I cannot see your reviews. Those of this browser are on ${reviews()}, with the day on which each is due.`;
  const { today, cards, done, putOff } = await dueCards(database, viewer.key, { timeZone });
  const [kind, slug = ''] = about?.split('/') ?? [];
  const subject = kind === 'problem' ? cards.find(({ id }) => id === problemCard(slug)) : undefined;
  if (subject) return `${lineOf(subject, today)}\n\nReview it on ${reviews()}.`;
  const notDue = kind === 'problem' ? 'This problem is not due today.' : '';
  const isDone = done > 0 ? `${withCount(done, 'review')} of today's ${done === 1 ? 'is' : 'are'} done.` : '';
  if (cards.length === 0) return joined(' ', 'Nothing is due today.', isDone, `What comes next is on ${reviews()}.`);
  const isPutOff = putOff > 0 ? `${withCount(putOff, 'more card')} would be due and wait for the next days.` : '';
  return joined(
    '\n\n',
    notDue,
    '## Due today',
    cards.map((card) => `- ${lineOf(card, today)}`).join('\n'),
    joined(' ', isDone, isPutOff),
    `Review them on ${reviews()}, in this order: what you are most likely to forget comes first.`,
  );
}

const joined = (between: string, ...parts: string[]) => parts.filter((part) => part !== '').join(between);

function lineOf({ id, title, lastRating, lastReviewedOn, dueOn, intervalDays }: DueCard, today: string): string {
  const subject = readCardId(id);
  const name = subject?.kind === 'problem' ? link(title, href('problem', { slug: subject.slug })) : asText(title);
  if (lastRating === null || lastReviewedOn === null) return `${name}: new, you have not reviewed it yet.`;
  const due = dueOn === null || dueOn === today ? 'due today' : `due since ${dueOn}`;
  return `${name}: you rated it ‘${RATINGS[lastRating]}’ on ${lastReviewedOn}, to come back after ${withCount(intervalDays, 'day')}; ${due}.`;
}
