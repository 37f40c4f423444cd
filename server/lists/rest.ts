import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import type { Lists } from './lists.ts';

const itemSchema = z.object({
  id: z.string().meta({ description: 'What it is: problem:two-sum, question:os/4' }),
  title: z.string(),
});
const sharedSchema = z.object({ name: z.string(), items: z.array(itemSchema) });
const ownSchema = z.object({
  _id: z.string(),
  name: z.string(),
  share: z.string().nullable().meta({ description: 'The token of its link; null if it is not shared' }),
  items: z.array(itemSchema.extend({ isDone: z.boolean().meta({ description: 'Done in the current round' }) })),
});

const shared = { tag: 'lists', method: 'GET' } as const;

export const listRoutes = (lists: Lists): Route[] => [
  route({
    ...shared,
    path: '/lists',
    summary: "The learner's own lists, by name",
    action: 'records.own',
    learnersOwn: true,
    answer: { status: 200, schema: z.array(ownSchema) },
    async handle({ viewer }) {
      return { body: (await lists.own(viewer)).map(({ key, ...list }) => ({ _id: key, ...list })) };
    },
  }),
  route({
    ...shared,
    path: '/lists/shared/{token}',
    summary: 'A list that a learner shares, by the token of its link',
    action: 'list.shared',
    isExpensive: true,
    answer: { status: 200, schema: sharedSchema },
    errors: [404],
    async handle({ viewer, params }) {
      return { body: await lists.shared(viewer, { token: params.token ?? '' }) };
    },
  }),
];
