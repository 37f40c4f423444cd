import type { Database } from '#server/database/client.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createAdministrators } from './administrators.ts';
import { createBlogs } from './blogs.ts';
import { createContent } from './content.ts';
import { createContests } from './contests.ts';
import { createMessages } from './messages.ts';
import { createSessions } from './sessions.ts';
import { createSheets } from './sheets.ts';
import { createSubscribers } from './subscribers.ts';

export type ServiceDeps = { database: Database; feed: ChangeFeed; jwtSecret: string; siteTimeZone: string };

export type Services = ReturnType<typeof createServices>;

/** Everything that may happen, for both doors. */
export function createServices({ database, feed, jwtSecret, siteTimeZone }: ServiceDeps) {
  const content = createContent({ database, settle: feed.settle, siteTimeZone });
  const sessions = createSessions(database, jwtSecret);
  return {
    content,
    sessions,
    administrators: createAdministrators(database, sessions),
    blogs: createBlogs(database, content),
    contests: createContests(database, content),
    messages: createMessages(database),
    sheets: createSheets(database, content),
    subscribers: createSubscribers(database),
  };
}
