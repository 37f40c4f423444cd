import type { Learned } from './learner-work.ts';
import type { PlanProblem } from './plan-order.ts';

/** How it stands in a topic, in problems; `solved` counts those solved with the first submission. */
export type TopicStanding = {
  topic: string;
  of: number;
  done: number;
  tried: number;
  solvedFirst: number;
  forgotten: number;
};

type Of = Pick<PlanProblem, 'slug' | 'name' | 'level' | 'topic'>;
export type TopicAdvice = { slug: string; name: string; level: string; topic: string; isReview: boolean; why: string };

/** The topics that somebody has tried something of, the weakest first. */
export function topicStandings(problems: readonly Of[], learned: Learned): TopicStanding[] {
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
    .toSorted((one, other) => strengthOf(one) - strengthOf(other) || (one.topic < other.topic ? -1 : 1));
}

/** From 0 to 1, as if two more problems had been tried in vain: one lucky solution does not make a topic strong. */
const strengthOf = ({ tried, solvedFirst, forgotten }: TopicStanding): number =>
  Math.max(0, solvedFirst - forgotten) / (tried + 2);

const MAX_ADVICE = 3;

/** Three things to do next for the weakest topics, one of each: what was forgotten, else what is open, the easiest first. */
export function adviceFor(
  standings: readonly TopicStanding[],
  problems: readonly Of[],
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
const byLevel = (one: Of, other: Of) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);

const whyOf = ({ topic, tried, solvedFirst }: TopicStanding, isForgotten: boolean): string =>
  isForgotten
    ? `${topic}: you had forgotten this one`
    : `${topic}: ${solvedFirst} of ${tried} tried solved with the first submission`;
