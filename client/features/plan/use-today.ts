import { useMemo } from 'react';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { useReviewCards, useReviewPlan, useToday } from '#client/records/review-cards.ts';
import { useStudyPlan } from '#client/records/study-plans.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { learnedOf } from '#shared/rules/plan/learner-work.ts';
import { nextStep } from '#shared/rules/plan/next-step.ts';
import { planDays } from '#shared/rules/plan/plan-days.ts';
import { ownMinutes, reviewLoads } from '#shared/rules/plan/plan-time.ts';
import { adviceFor, topicStandings } from '#shared/rules/plan/weak-topics.ts';
import { streaksOf } from '#shared/rules/progress/streaks.ts';
import { reviewQueue } from '#shared/rules/review/review-queue.ts';
import { useFacts } from './use-facts.ts';

export type PlannedProblem = Answers['plans']['problems'][number];

const NO_PROBLEMS: readonly PlannedProblem[] = [];

/** The learner's day: due cards, planned problems, and the next step. */
export function useTodayView() {
  const today = useToday();
  const saved = useStudyPlan();
  const plan = saved?.isOn === true ? saved : null;
  const query = trpc.plans.problems.useQuery({ company: plan?.company ?? '' }, { enabled: today !== '' });
  const problems = query.data ?? NO_PROBLEMS;
  const cards = useReviewCards();
  const reviewing = useReviewPlan();
  const facts = useFacts();

  const view = useMemo(() => {
    if (today === '') return null;
    const queue = reviewQueue(cards, reviewing, today);
    const learned = learnedOf(problems, { ...facts, cards, timeZone: ownTimeZone(), today });
    const reviews = reviewLoads(queue, today, reviewing.mostPerDay);
    const own = ownMinutes(cards, problems);
    const { done, failed } = learned;
    const planned = plan && planDays({ plan, problems, done, failed, reviews, own, today });
    const standings = topicStandings(problems, learned);
    const advice = adviceFor(standings, problems, learned);
    const bySlug = new Map(problems.map((problem) => [problem.slug.toLowerCase(), problem]));
    const draft = facts.drafts.flatMap((slug) => bySlug.get(slug) ?? []).find(({ slug }) => !done.has(slug)) ?? null;
    const first = problems.find(({ slug }) => !done.has(slug)) ?? null;
    const due = queue.today.length;
    const day = planned?.days[0] ?? null;
    return {
      today,
      due,
      reviewed: queue.done,
      planned,
      day,
      standings,
      advice,
      done: done.size,
      streak: streaksOf(facts.days, today).current,
      next: nextStep({ due, day, draft, advice, first }),
    };
  }, [today, plan, problems, cards, reviewing, facts]);

  return { view, plan, saved, problems, query };
}
