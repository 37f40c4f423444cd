import { z } from 'zod';
import { done, keySchema, route, type Route } from '#server/http/rest/route.ts';
import { subscribeSchema } from '#shared/schemas/newsletter.ts';
import { weeklyDigestSchema } from '#shared/schemas/weekly-digest.ts';
import type { Subscribers } from './subscribers.ts';
import type { WeeklyDigests } from './weekly-digests.ts';

const subscriberSchema = z
  .object({ _id: keySchema, email: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'subscriber' });

const deleted = done('Deleted successfully');

// The old site's spelling.
const shared = { tag: 'newslatter' };

export const subscriberRoutes = (subscribers: Subscribers): Route[] => [
  route({
    ...shared,
    method: 'POST',
    path: '/newslatter/subscribe',
    summary: 'Subscribes an address to the newsletter',
    action: 'newsletter.subscribe',
    body: subscribeSchema,
    answer: { status: 201, schema: z.object({ message: z.string(), email: z.string() }) },
    errors: [409, 429],
    async handle({ viewer, body, clientAddress }) {
      const { email } = await subscribers.subscribe(viewer, body, clientAddress);
      return { body: { message: 'Thanks for subscribing!', email } };
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/newslatter',
    summary: 'Every subscriber',
    action: 'people.administer',
    answer: { status: 200, schema: z.array(subscriberSchema) },
    async handle({ viewer }) {
      const all = await subscribers.all(viewer);
      return { body: all.map(({ key, ...subscriber }) => ({ _id: key, ...subscriber })) };
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/newslatter/{anything}',
    summary: "Deletes the subscriber of the body's email, or of ?email=",
    action: 'people.administer',
    body: subscribeSchema.partial(),
    query: { email: subscribeSchema.shape.email },
    answer: deleted.answer,
    errors: [404],
    async handle({ viewer, body, query }) {
      const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : query.email;
      await subscribers.remove(viewer, { email });
      return { body: deleted.body };
    },
  }),
];

const ofLearner = {
  tag: 'weekly digest',
  path: '/weekly-letter',
  action: 'weekly-digest.own',
  learnersOwn: true,
  answer: { status: 200, schema: z.object({ isOn: z.boolean() }) },
} as const;

export const weeklyDigestRoutes = (letters: WeeklyDigests): Route[] => [
  route({
    ...ofLearner,
    method: 'GET',
    summary: 'Whether the learner gets the weekly digest',
    handle: async ({ viewer }) => ({ body: await letters.own(viewer) }),
  }),
  route({
    ...ofLearner,
    method: 'PUT',
    summary: 'Switches the weekly digest on or off; it comes on Monday morning in the time zone that is given',
    body: weeklyDigestSchema,
    handle: async ({ viewer, body }) => ({ body: await letters.save(viewer, body) }),
  }),
];
