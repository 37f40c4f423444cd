import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createNewsletters } from './newsletters.ts';
import { subscriberRoutes, weeklyLetterRoutes } from './rest.ts';
import { createSubscribers } from './subscribers.ts';
import { createSubscriptionLinks } from './subscription-links.ts';
import { newslettersRouter, subscribersRouter, weeklyLettersRouter } from './trpc.ts';
import { newsletterLinks } from './web.ts';
import { createWeeklyLetters } from './weekly-letters.ts';

export function createNewslettersDomain(ground: Ground) {
  const deps = { ...ground, links: createSubscriptionLinks(ground.jwtSecret, ground.siteUrl) };
  const subscribers = createSubscribers(deps);
  const weeklyLetters = createWeeklyLetters(deps);
  return {
    subscribers,
    trpc: {
      newsletters: newslettersRouter(createNewsletters(deps)),
      subscribers: subscribersRouter(subscribers),
      weeklyLetters: weeklyLettersRouter(weeklyLetters),
    },
    rest: [...subscriberRoutes(subscribers), ...weeklyLetterRoutes(weeklyLetters)],
    web: () => [newsletterLinks(subscribers)],
  } satisfies Domain & Record<string, unknown>;
}
