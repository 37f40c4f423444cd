import type { Mailer } from '#server/adapters/mailer.ts';
import type { LanguageModel } from '#server/adapters/openai.ts';
import type { Database } from '#server/database/client.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createAccounts } from './accounts.ts';
import { createAdministrators } from './administrators.ts';
import { createAssistant } from './assistant/assistant.ts';
import { createBlogReview } from './blog-review.ts';
import { createBlogs } from './blogs.ts';
import { createContent } from './content.ts';
import { createContests } from './contests.ts';
import type { OnWrite } from './crud.ts';
import { createDashboard } from './dashboard.ts';
import { createExports } from './exports.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { createHistory, keepChanges } from './history.ts';
import { createImports } from './imports.ts';
import type { Jobs } from './jobs.ts';
import { createMessages } from './messages.ts';
import { createNewsletters } from './newsletters.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createNotePdfs } from './pdf/note-pdfs.ts';
import { createPeopleLists } from './people-lists.ts';
import { createPeople } from './people.ts';
import { createProgress } from './progress.ts';
import { createPublications } from './publications.ts';
import { createRateLimits } from './rate-limits.ts';
import { createSearch } from './search.ts';
import { indexWrites } from './search-index.ts';
import { createSessions } from './sessions.ts';
import { createSheets } from './sheets.ts';
import { createSubscribers } from './subscribers.ts';
import { createSubscriptionLinks } from './subscription-links.ts';

export type ServiceDeps = {
  database: Database;
  feed: ChangeFeed;
  jobs: Jobs;
  mailer: Mailer;
  /** Absent: the built-in assistant answers. */
  model?: LanguageModel | null;
  jwtSecret: string;
  siteUrl: string;
  siteTimeZone: string;
  /** Logs that a mail did not leave which nobody waited for. */
  onMailFailure(error: unknown): void;
  /** Logs why a model did not answer. */
  onModelFailure(error: unknown): void;
};

export type Services = ReturnType<typeof createServices>;

/** What every write of content brings about in its transaction. */
export const onWrite: OnWrite = async (transaction, changes) => {
  await keepChanges(transaction, changes);
  await indexWrites(transaction, changes);
};

/** Everything that may happen, for both doors. */
export function createServices({
  database,
  feed,
  jobs,
  mailer,
  model = null,
  jwtSecret,
  siteUrl,
  siteTimeZone,
  onMailFailure,
  onModelFailure,
}: ServiceDeps) {
  const content = createContent({ database, settle: feed.settle, siteTimeZone, onWrite });
  const sessions = createSessions(database, jwtSecret);
  const limits = createRateLimits(database);
  const links = createSubscriptionLinks(jwtSecret, siteUrl);
  const codes = createOneTimeCodes(database, jwtSecret);
  const search = createSearch(database);
  return {
    content,
    sessions,
    accounts: createAccounts({ database, sessions, codes, limits, mailer }),
    administrators: createAdministrators({ database, sessions, limits }),
    assistant: createAssistant({ database, search, limits, model, onModelFailure }),
    blogReview: createBlogReview({ database, content, mailer, siteUrl, onMailFailure }),
    blogs: createBlogs(database, content),
    contests: createContests(database, content),
    dashboard: createDashboard(database, siteTimeZone),
    exports: createExports(content),
    history: createHistory(database, content),
    imports: createImports({ database, content, jobs }),
    googleSignIn: createGoogleSignIn(database, sessions),
    newsletters: createNewsletters({ database, jobs, mailer, links, siteUrl }),
    messages: createMessages(database, limits),
    notePdfs: createNotePdfs({ content, siteUrl, siteTimeZone }),
    people: createPeople(database),
    peopleLists: createPeopleLists(database),
    progress: createProgress(database),
    publications: createPublications(database),
    search,
    sheets: createSheets(database, content),
    subscribers: createSubscribers({ database, limits, mailer, links, onMailFailure }),
  };
}
