import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import type { PlanItem } from '#shared/rules/plan/plan-days.ts';
import type { PlannedToday, Plans } from './plans.ts';

const day = z.iso.date();
const problem = { slug: z.string(), name: z.string(), level: z.string() };

const plannedSchema = z.object({
  today: day.meta({ description: 'In the time zone of the plan' }),
  timeZone: z.string(),
  state: z
    .enum(['on', 'over', 'no-time'])
    .meta({ description: 'over from the day of the interview on; no-time where no day has any' }),
  interviewOn: day,
  company: z.string().meta({ description: 'Empty without one' }),
  isDayOff: z.boolean(),
  budget: z.int().meta({ description: 'The minutes that the day has' }),
  minutes: z.int().meta({ description: 'The minutes that are planned, reviews included' }),
  reviews: z.int().meta({ description: 'The reviews of the day, which come first: GET /reviews/due has them' }),
  problems: z.array(
    z
      .object({ ...problem, topic: z.string(), why: z.string(), minutes: z.int(), isDone: z.boolean() })
      .meta({ id: 'plannedProblem' }),
  ),
  leftOut: z
    .array(
      z
        .object({
          ...problem,
          why: z.enum(['not-asked', 'level', 'late']).meta({
            description:
              'not-asked: the company is not reported to have asked it; level: too hard for now; late: no time',
          }),
        })
        .meta({ id: 'leftOutProblem' }),
    )
    .meta({ description: 'What is not done and on no day up to the interview' }),
});

export const planRoutes = (plans: Plans): Route[] => [
  route({
    method: 'GET',
    tag: 'learner',
    path: '/plan/today',
    action: 'plan.read',
    learnersOwn: true,
    isExpensive: true,
    summary: "The learner's list of today, with what is done, and the problems that are on no day of the plan",
    answer: { status: 200, schema: plannedSchema },
    errors: [404],
    handle: async ({ viewer }) => ({ body: toRest(await plans.today(viewer)) }),
  }),
];

function toRest({ today, timeZone, state, plan, day: planned, leftOut }: PlannedToday) {
  const { isOff = false, budget = 0, minutes = 0, reviews = 0, items = [] } = planned ?? {};
  const { interviewOn, company } = plan;
  return {
    today,
    timeZone,
    state,
    interviewOn,
    company,
    isDayOff: isOff,
    budget,
    minutes,
    reviews,
    problems: items.map(problemOf),
    leftOut,
  };
}

const problemOf = ({ slug, name, level, topic, why, minutes, isDone }: PlanItem) => ({
  slug,
  name,
  level,
  topic,
  why,
  minutes,
  isDone,
});
