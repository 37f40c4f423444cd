import { accountRoutes } from '#server/accounts/rest.ts';
import { administratorRoutes } from '#server/administrators/rest.ts';
import { assistantRoutes } from '#server/assistant/rest.ts';
import { contentRoutes } from '#server/content/rest.ts';
import type { Route } from '#server/http/rest/route.ts';
import { messageRoutes } from '#server/messages/rest.ts';
import { subscriberRoutes, weeklyLetterRoutes } from '#server/newsletters/rest.ts';
import { publicProfileRoutes } from '#server/public-profiles/rest.ts';
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
  ...accountRoutes(services.accounts, services.users),
  ...publicProfileRoutes(services.publicProfiles),
  ...weeklyLetterRoutes(services.weeklyLetters),
];
