import type { Learned } from './learner-work.ts';
import type { PlanProblem } from './plan-order.ts';

/** The learner's results in a topic, in numbers of problems; `solvedFirst` counts those solved first time. */
export type TopicStanding = {
  topic: string;
  of: number;
  done: number;
  tried: number;
  solvedFirst: number;
  forgotten: number;
};

type TopicProblem = Pick<PlanProblem, 'slug' | 'name' | 'level' | 'topic'>;
export type TopicAdvice = { slug: string; name: string; level: string; topic: string; isReview: boolean; why: string };

/** The topics in which the learner has tried a problem, the weakest first. */
export function topicStandings(problems: readonly TopicProblem[], learned: Learned): TopicStanding[] {
  const topics = Map.groupBy(problems, ({ topic }) => topic);
  topics.delete('');
  return [...topics]
    .map(([topic, all]): TopicStanding => {
      const count = (set: { has(slug: string): boolean }) => all.filter(({ slug }) => set.has(slug)).length;
      const { done, tried, solvedFirst, forgotten } = learned;
      return {
        topic,
        of: all.length,
        done: count(done),
        tried: count(tried),
        solvedFirst: count(solvedFirst),
        forgotten: count(forgotten),
      };
    })
    .filter(({ tried }) => tried > 0)
    .toSorted((a, b) => strengthOf(a) - strengthOf(b) || (a.topic < b.topic ? -1 : 1));
}

/** From 0 to 1. Adds two failed problems, so that one lucky solution does not make a topic strong. */
const strengthOf = ({ tried, solvedFirst, forgotten }: TopicStanding): number =>
  Math.max(0, solvedFirst - forgotten) / (tried + 2);

const MAX_ADVICE = 3;

/** Advice for the three weakest topics, a problem for each: a forgotten one, otherwise the easiest open one. */
export function adviceFor(
  standings: readonly TopicStanding[],
  problems: readonly TopicProblem[],
  learned: Learned,
): TopicAdvice[] {
  const { done, forgotten } = learned;
  return standings
    .flatMap((standing): TopicAdvice[] => {
      const ofTopic = problems.filter(({ topic }) => topic === standing.topic);
      const again = ofTopic.find(({ slug }) => forgotten.has(slug));
      const next = again ?? ofTopic.filter(({ slug }) => !done.has(slug)).toSorted(byLevel)[0];
      if (!next) return [];
      const { slug, name, level, topic } = next;
      return [{ slug, name, level, topic, isReview: again !== undefined, why: whyOf(standing, again !== undefined) }];
    })
    .slice(0, MAX_ADVICE);
}

const LEVELS = ['Easy', 'Medium', 'Hard'];
const byLevel = (a: TopicProblem, b: TopicProblem) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);

const whyOf = ({ topic, tried, solvedFirst }: TopicStanding, isForgotten: boolean): string =>
  isForgotten
    ? `${topic}: you had forgotten this one`
    : `${topic}: ${solvedFirst} of ${tried} tried solved with the first submission`;
