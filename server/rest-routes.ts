import { accessTokenRoutes } from '#server/access-tokens/rest.ts';
import { accountRoutes } from '#server/accounts/rest.ts';
import { administratorRoutes } from '#server/administrators/rest.ts';
import { assistantRoutes } from '#server/assistant/rest.ts';
import { contentRoutes } from '#server/content/rest.ts';
import type { Route } from '#server/http/rest/route.ts';
import { listRoutes } from '#server/lists/rest.ts';
import { messageRoutes } from '#server/messages/rest.ts';
import { subscriberRoutes, weeklyLetterRoutes } from '#server/newsletters/rest.ts';
import { planRoutes } from '#server/plans/rest.ts';
import { attemptRoutes } from '#server/practice/rest.ts';
import { progressRoutes } from '#server/progress/rest.ts';
import { publicProfileRoutes } from '#server/public-profiles/rest.ts';
import { recordRoutes } from '#server/records/rest.ts';
import { searchRoutes } from '#server/search/rest.ts';
import type { Services } from '#server/services.ts';

/** Every documented call of the REST door. */
export const createRestRoutes = (services: Services): Route[] => [
  ...contentRoutes(services.content),
  ...searchRoutes(services.search),
  ...assistantRoutes(services.assistant),
  ...administratorRoutes(services.administrators, services.ownAccess),
  ...subscriberRoutes(services.subscribers),
  ...messageRoutes(services.messages),
  ...listRoutes(services.lists),
  ...planRoutes(services.plans),
  ...progressRoutes(services.progress),
  ...recordRoutes(services.records),
  ...attemptRoutes(services.attempts),
  ...accessTokenRoutes(services.accessTokens),
  ...accountRoutes(services.accounts, services.users),
  ...publicProfileRoutes(services.publicProfiles),
  ...weeklyLetterRoutes(services.weeklyLetters),
];
