import { type AuditEntry, createAudit } from '#server/access/audit.ts';
import { createKnownDevices } from '#server/access/known-devices.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import { createSessions } from '#server/access/sessions.ts';
import { createTokenViewers } from '#server/access/token-viewers.ts';
import { createAccessTokens } from '#server/access-tokens/access-tokens.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createDevices } from '#server/accounts/devices.ts';
import { createGoogleSignIn } from '#server/accounts/google-sign-in.ts';
import { createGuessNotices } from '#server/accounts/guess-notices.ts';
import { createOneTimeCodes } from '#server/accounts/one-time-codes.ts';
import { createProofs } from '#server/accounts/proofs.ts';
import { createSignUps } from '#server/accounts/sign-ups.ts';
import { createUsers } from '#server/accounts/users.ts';
import type { Codeforces } from '#server/adapters/codeforces.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { LanguageModel } from '#server/adapters/openai.ts';
import type { PictureStore } from '#server/adapters/picture-store.ts';
import { createAdministrators } from '#server/administrators/administrators.ts';
import { createSecondSteps } from '#server/administrators/second-steps.ts';
import { createOwnAccess } from '#server/administrators/own-access.ts';
import { createAssistant } from '#server/assistant/assistant.ts';
import { keepNotices } from '#server/blogs/author-notices.ts';
import { blogHooks } from '#server/blogs/blog-record.ts';
import { createBlogReview } from '#server/blogs/blog-review.ts';
import { createBlogs } from '#server/blogs/blogs.ts';
import { createExports } from '#server/content-files/exports.ts';
import { createImports } from '#server/content-files/imports.ts';
import { createBulk } from '#server/content-lists/bulk.ts';
import { createVocabulary } from '#server/content-lists/vocabulary.ts';
import { createSubscriberImports } from '#server/content-files/subscriber-imports.ts';
import { type Content, createContent } from '#server/content/content.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { catalogueOf } from '#server/catalogue/listed-rows.ts';
import { alsoChanged } from '#server/catalogue/search-entries.ts';
import { createHistory, keepChanges } from '#server/content/history.ts';
import { companyProblemHooks } from '#server/sheets/company-problem-record.ts';
import { contestHooks } from '#server/contests/contest-record.ts';
import { createContests } from '#server/contests/contests.ts';
import { createDashboard } from '#server/dashboard/dashboard.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { createLinks, type LinkSettings } from '#server/links/links.ts';
import { createLists } from '#server/lists/lists.ts';
import { createMessages } from '#server/messages/messages.ts';
import { createNewsletters } from '#server/newsletters/newsletters.ts';
import { createSubscribers } from '#server/newsletters/subscribers.ts';
import { createSubscriptionLinks } from '#server/newsletters/subscription-links.ts';
import { createWeeklyLetters } from '#server/newsletters/weekly-letters.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import { createPlans } from '#server/plans/plans.ts';
import { createAttempts } from '#server/practice/attempts.ts';
import { importWork, previewWork } from '#server/practice/import-work.ts';
import { createInterviews } from '#server/practice/interviews.ts';
import { createOwnWork } from '#server/practice/own-work.ts';
import { createPractice } from '#server/practice/practice.ts';
import { problemHooks } from '#server/practice/problem-record.ts';
import { createSittings } from '#server/practice/sittings.ts';
import { createProgress } from '#server/progress/progress.ts';
import { countNewRecords, importRecords } from '#server/records/import-records.ts';
import { createPublicProfiles } from '#server/public-profiles/public-profiles.ts';
import { createRecords } from '#server/records/records.ts';
import { writeRecords } from '#server/records/store.ts';
import type { WorkImport } from '#server/progress/transfer.ts';
import { indexWrites } from '#server/search/search-index.ts';
import { createSearch } from '#server/search/search.ts';
import { createSheets } from '#server/sheets/sheets.ts';
import { createPublications } from '#server/site/publications.ts';
import { createStudy } from '#server/study/study.ts';
import { createStudyPdfs } from '#server/study-pdfs/study-pdfs.ts';

export type ServiceDeps = {
  database: Database;
  feed: ChangeFeed;
  jobs: Jobs;
  mailer: Mailer;
  pictureStore: PictureStore;
  /** Without it the built-in assistant answers. */
  model?: LanguageModel | null;
  /** Without it no solved problems are fetched from there. */
  codeforces?: Codeforces | null;
  /** How links are checked; without it they are not. */
  links?: LinkSettings | null;
  jwtSecret: string;
  siteUrl: string;
  siteTimeZone: string;
  /** Whether administrators must have a second step. */
  requiresSecondStep?: boolean;
  /** Logs why a mail failed that no caller waited for. */
  onMailFailure(error: unknown): void;
  /** Logs why a model did not answer. */
  onModelFailure(error: unknown): void;
  /** Logs why Codeforces did not answer. */
  onCodeforcesFailure(error: unknown): void;
  /** Logs an entry of the audit trail. */
  onAudit(entry: AuditEntry): void;
};

export type Services = ReturnType<typeof createServices>;

/** Every resource with the five verbs, and the effects of a write in its transaction: history, search index, hooks. */
export const openContent = ({
  database,
  feed,
  siteTimeZone,
}: Pick<ServiceDeps, 'database' | 'feed' | 'siteTimeZone'>): Content =>
  createContent(
    {
      database,
      settle: feed.settle,
      async onWrite(transaction, changes, cause) {
        await keepChanges(transaction, changes, cause);
        await indexWrites(transaction, [...changes, ...(await alsoChanged(transaction, changes))]);
        await keepNotices(transaction, changes, cause);
      },
    },
    {
      blog: blogHooks(siteTimeZone),
      topicProblem: { related: catalogueOf('topicProblem') },
      companyProblem: { ...companyProblemHooks, related: catalogueOf('companyProblem') },
      contest: contestHooks(siteTimeZone),
      problem: { ...problemHooks, related: catalogueOf('problem') },
    },
  );

/** The parts of a learner's file other than progress. */
export const WORK: WorkImport = {
  async preview(database, userKey, work) {
    const [written, records] = await Promise.all([
      previewWork(database, userKey, work),
      countNewRecords(database, userKey, work.records),
    ]);
    return { ...written, records };
  },
  async take(connections, userKey, work) {
    const written = await importWork(connections, userKey, work);
    if (!written) return null;
    const { replaced, ...counts } = written;
    const { count: records, undoable } = await importRecords(connections, userKey, work.records);
    return { counts: { ...counts, records }, undo: { ...replaced, records: undoable } };
  },
};

/** All services, for both doors. */
export function createServices(deps: ServiceDeps) {
  const {
    database,
    feed,
    jobs,
    mailer,
    pictureStore,
    model = null,
    codeforces = null,
    links: linkSettings = null,
    jwtSecret,
    siteUrl,
    siteTimeZone,
    requiresSecondStep,
    onMailFailure,
    onModelFailure,
    onCodeforcesFailure,
    onAudit,
  } = deps;
  const content = openContent(deps);
  const audit = createAudit(database, onAudit);
  const sessions = createSessions(database, jwtSecret, { requiresSecondStep });
  const knownDevices = createKnownDevices(database);
  const devices = createDevices({ database, jobs, knownDevices, mailer, siteUrl, siteTimeZone, onMailFailure });
  const limits = createRateLimits(database);
  const links = createSubscriptionLinks(jwtSecret, siteUrl);
  const codes = createOneTimeCodes(database, limits, jwtSecret);
  const signUps = createSignUps({ database, codes, limits, mailer, siteUrl });
  const search = createSearch(database);
  const messages = createMessages({ database, limits, mailer, siteUrl });
  const subscribers = createSubscribers({ database, limits, mailer, links, onMailFailure });
  const secondSteps = createSecondSteps({ database, limits, audit, jwtSecret });
  const users = createUsers({ database, feed, audit });
  return {
    content,
    sessions,
    accounts: createAccounts({
      database,
      sessions,
      devices,
      knownDevices,
      signUps,
      codes,
      limits,
      mailer,
      onMailFailure,
      guessNotices: createGuessNotices({ limits, mailer, siteUrl, onMailFailure }),
    }),
    administrators: createAdministrators({ database, sessions, knownDevices, limits, audit, secondSteps }),
    assistant: createAssistant({ database, search, limits, model, onModelFailure }),
    accessTokens: createAccessTokens({ database, limits, audit, mailer, siteUrl, onMailFailure }),
    attempts: createAttempts(database),
    audit,
    blogReview: createBlogReview({ database, jobs, content, mailer, siteUrl, onMailFailure }),
    blogs: createBlogs(database, content),
    bulk: createBulk(content),
    catalogue: createCatalogue({ database, content, settle: feed.settle }),
    contests: createContests(database),
    dashboard: createDashboard(database, siteTimeZone),
    exports: createExports(content, { users, subscribers, messages }, audit),
    googleSignIn: createGoogleSignIn({ database, sessions, devices }),
    history: createHistory(database, content),
    imports: createImports({ database, content, jobs }),
    interviews: createInterviews(database),
    links: createLinks({ database, jobs, settings: linkSettings }),
    lists: createLists(database, async (userKey, change) => {
      const { refused } = await writeRecords(database, userKey, [{ kind: 'own-list', ...change }]);
      return refused.length === 0;
    }),
    messages,
    newsletters: createNewsletters({ database, jobs, audit, limits, mailer, links, siteUrl }),
    ownAccess: createOwnAccess({ database, sessions, secondSteps, limits, audit }),
    ownWork: createOwnWork(database),
    pictures: createPictures(database, pictureStore),
    plans: createPlans({ database, limits }),
    practice: createPractice(database),
    proofs: createProofs({ database, sessions, codes, limits, mailer }),
    progress: createProgress(database, {
      work: WORK,
      elsewhere: { limits, codeforces, onFailure: onCodeforcesFailure },
    }),
    publicProfiles: createPublicProfiles(database),
    publications: createPublications(database),
    records: createRecords(database),
    search,
    secondSteps,
    sheets: createSheets(database),
    sittings: createSittings(database),
    study: createStudy(database),
    studyPdfs: createStudyPdfs({ content, siteUrl, siteTimeZone }),
    subscriberImports: createSubscriberImports(subscribers),
    subscribers,
    tokenViewers: createTokenViewers(database),
    users,
    vocabulary: createVocabulary(database),
    weeklyLetters: createWeeklyLetters({ database, jobs, mailer, links, siteUrl, onMailFailure }),
  };
}
