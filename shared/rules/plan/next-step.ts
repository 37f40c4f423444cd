import { withCount } from '#shared/rules/text/plural.ts';
import type { PlanDay } from './plan-days.ts';
import type { TopicAdvice } from './weak-topics.ts';

type Titled = { slug: string; name: string };

/** The next thing to do, and why. `slug` is that of the problem; null for the reviews. */
export type NextStep = {
  kind: 'reviews' | 'plan' | 'draft' | 'topic' | 'first';
  title: string;
  slug: string | null;
  why: string;
};

type Known = {
  /** The number of due reviews. */
  due: number;
  /** The first day of the plan; null without one. */
  day: Pick<PlanDay, 'items'> | null;
  /** The latest problem with a draft that is not solved. */
  draft: Titled | null;
  advice: readonly TopicAdvice[];
  /** The first problem of the sheet that is not done. */
  first: Titled | null;
};

/** Due reviews come first, then the plan, then unfinished problems, then weak topics. */
export function nextStep({ due, day, draft, advice, first }: Known): NextStep | null {
  if (due > 0)
    return {
      kind: 'reviews',
      title: `Review ${withCount(due, 'card')}`,
      slug: null,
      why: 'Reviewed on the day it is due, it is remembered longest.',
    };
  const planned = day?.items.find(({ isDone }) => !isDone);
  if (planned)
    return { kind: 'plan', title: planned.name, slug: planned.slug, why: `In your plan for today. ${planned.why}.` };
  if (draft)
    return { kind: 'draft', title: draft.name, slug: draft.slug, why: 'You began it and have not solved it yet.' };
  const [weak] = advice;
  if (weak) return { kind: 'topic', title: weak.name, slug: weak.slug, why: `${weak.why}.` };
  return (
    first && { kind: 'first', title: first.name, slug: first.slug, why: 'The first problem of the sheet that is open.' }
  );
}
