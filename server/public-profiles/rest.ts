import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import { publicProfileSchema } from '#shared/schemas/public-profile.ts';
import type { PublicProfiles } from './public-profiles.ts';

const settings = z
  .object({ name: z.string(), isOn: z.boolean(), mayBeIndexed: z.boolean() })
  .meta({ id: 'publicProfileSettings' });

const share = z.object({ name: z.string(), done: z.int(), of: z.int() });
const profile = z
  .object({
    name: z.string(),
    mayBeIndexed: z.boolean(),
    total: share,
    topics: z.array(share),
    levels: z.array(share),
    today: z.string(),
    days: z.array(z.object({ day: z.string(), count: z.int() })),
    streaks: z.object({ current: z.int(), longest: z.int() }),
    contests: z.object({
      latest: z.array(z.object({ id: z.int(), header: z.string(), day: z.string(), solved: z.int(), of: z.int() })),
      total: z.int(),
    }),
  })
  .meta({ id: 'publicProfile' });

const ofLearner = {
  tag: 'public profile',
  path: '/public-profile',
  action: 'public-profile.own',
  learnersOwn: true,
  answer: { status: 200, schema: settings },
} as const;

export const publicProfileRoutes = (profiles: PublicProfiles): Route[] => [
  route({
    ...ofLearner,
    method: 'GET',
    summary: "The learner's settings of their public profile",
    handle: async ({ viewer }) => ({ body: await profiles.own(viewer) }),
  }),
  route({
    ...ofLearner,
    method: 'PUT',
    summary: 'Sets the name of the public profile, whether it is on, and whether search engines may list it',
    body: publicProfileSchema,
    errors: [409],
    handle: async ({ viewer, body }) => ({ body: await profiles.save(viewer, body) }),
  }),
  route({
    tag: 'public profile',
    path: '/public-profile/{name}',
    method: 'GET',
    summary: 'What a learner shows of themselves; 404 for one who shows nothing',
    action: 'public-profile.read',
    isExpensive: true,
    answer: { status: 200, schema: profile },
    errors: [404],
    handle: async ({ viewer, params }) => ({ body: await profiles.page(viewer, params.name ?? '') }),
  }),
];
