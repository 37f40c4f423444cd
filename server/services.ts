import type { Mailer } from '#server/adapters/mailer.ts';
import type { LanguageModel } from '#server/adapters/openai.ts';
import type { Database } from '#server/database/client.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createAdministrators } from '#server/administrators/administrators.ts';
import { createAssistant } from '#server/assistant/assistant.ts';
import { createBlogReview } from '#server/blogs/blog-review.ts';
import { createBlogs } from '#server/blogs/blogs.ts';
import { createContent } from '#server/content/content.ts';
import { createContests } from '#server/contests/contests.ts';
import type { OnWrite } from '#server/content/crud.ts';
import { createDashboard } from '#server/dashboard/dashboard.ts';
import { createExports } from '#server/content-files/exports.ts';
import { createGoogleSignIn } from '#server/accounts/google-sign-in.ts';
import { createHistory, keepChanges } from '#server/content/history.ts';
import { createImports } from '#server/content-files/imports.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { createMessages } from '#server/messages/messages.ts';
import { createNewsletters } from '#server/newsletters/newsletters.ts';
import { createOneTimeCodes } from '#server/accounts/one-time-codes.ts';
import { createNotePdfs } from '#server/study-pdfs/study-pdfs.ts';
import { createPeopleLists } from '#server/accounts/people-lists.ts';
import { createPeople } from '#server/accounts/people.ts';
import { createProgress } from '#server/progress/progress.ts';
import { createPublications } from '#server/site/publications.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import { createSearch } from '#server/search/search.ts';
import { indexWrites } from '#server/search/search-index.ts';
import { createSessions } from '#server/access/sessions.ts';
import { createSheets } from '#server/sheets/sheets.ts';
import { createSubscribers } from '#server/newsletters/subscribers.ts';
import { createSubscriptionLinks } from '#server/newsletters/subscription-links.ts';

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
