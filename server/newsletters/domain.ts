import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createNewsletters } from './newsletters.ts';
import { subscriberRoutes, weeklyDigestRoutes } from './rest.ts';
import { createSubscribers } from './subscribers.ts';
import { createSubscriptionLinks } from './subscription-links.ts';
import { newslettersRouter, subscribersRouter, weeklyDigestsRouter } from './trpc.ts';
import { newsletterLinks } from './web.ts';
import { createWeeklyDigests } from './weekly-digests.ts';

export function createNewslettersDomain(ground: Ground) {
  const deps = { ...ground, links: createSubscriptionLinks(ground.jwtSecret, ground.siteUrl) };
  const subscribers = createSubscribers(deps);
  const weeklyDigests = createWeeklyDigests(deps);
  return {
    subscribers,
    trpc: {
      newsletters: newslettersRouter(createNewsletters(deps)),
      subscribers: subscribersRouter(subscribers),
      weeklyDigests: weeklyDigestsRouter(weeklyDigests),
    },
    rest: [...subscriberRoutes(subscribers), ...weeklyDigestRoutes(weeklyDigests)],
    web: () => [newsletterLinks(subscribers)],
  } satisfies Domain & Record<string, unknown>;
}
