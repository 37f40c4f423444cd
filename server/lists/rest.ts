import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import { putListSchema } from '#shared/schemas/learners-program.ts';
import type { LearnersList, Lists } from './lists.ts';

const itemSchema = z.object({
  id: z.string().meta({ description: 'What it is: problem:two-sum, question:os/4' }),
  title: z.string(),
});
const sharedSchema = z.object({ name: z.string(), items: z.array(itemSchema) });
const ownSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    share: z.string().nullable().meta({ description: 'The token of its link; null if it is not shared' }),
    items: z.array(itemSchema.extend({ isDone: z.boolean().meta({ description: 'Done in the current round' }) })),
    rounds: z
      .array(
        z.object({
          beganAt: z.iso.datetime(),
          endedAt: z.iso.datetime().nullable().meta({ description: 'Null for the current one' }),
          done: z.int().meta({ description: 'How many entries are done in it' }),
        }),
      )
      .meta({ description: 'The current one first' }),
  })
  .meta({ id: 'ownList' });

const toRest = ({ key, ...list }: LearnersList) => ({ _id: key, ...list });

const shared = { tag: 'lists', method: 'GET' } as const;
const own = { tag: 'lists', path: '/lists/{_id}', learnersOwn: true } as const;

export const listRoutes = (lists: Lists): Route[] => [
  route({
    ...shared,
    path: '/lists',
    summary: "The learner's own lists, by name",
    action: 'lists.read',
    learnersOwn: true,
    answer: { status: 200, schema: z.array(ownSchema) },
    async handle({ viewer }) {
      return { body: (await lists.listOwn(viewer)).map(toRest) };
    },
  }),
  route({
    ...own,
    method: 'GET',
    summary: "One of the learner's own lists",
    action: 'lists.read',
    answer: { status: 200, schema: ownSchema },
    errors: [404],
    handle: async ({ viewer, params }) => ({ body: toRest(await lists.get(viewer, params._id ?? '')) }),
  }),
  route({
    ...own,
    method: 'PUT',
    summary: 'Gives a list its name and its entries, in their order; one that the learner does not have is made',
    action: 'lists.write',
    isExpensive: true,
    body: putListSchema.omit({ id: true }),
    answer: { status: 200, schema: ownSchema },
    errors: [409, 429],
    async handle({ viewer, params, body }) {
      return { body: toRest(await lists.put(viewer, { ...(body as object), id: params._id })) }; // JSON of an object
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
      return { body: await lists.readShared(viewer, { token: params.token ?? '' }) };
    },
  }),
];
