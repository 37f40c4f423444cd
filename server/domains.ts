import { createAudit } from '#server/access/audit.ts';
import { createKnownDevices } from '#server/access/known-devices.ts';
import { createRateLimits } from '#server/access/rate-limits.ts';
import { createSessions } from '#server/access/sessions.ts';
import { createAccessTokensDomain } from '#server/access-tokens/domain.ts';
import { createAccountsDomain } from '#server/accounts/domain.ts';
import { createAdministratorsDomain } from '#server/administrators/domain.ts';
import { createAssistantDomain } from '#server/assistant/domain.ts';
import { keepNotices } from '#server/blogs/author-notices.ts';
import { blogHooks } from '#server/blogs/blog-record.ts';
import { createBlogsDomain } from '#server/blogs/domain.ts';
import { createCatalogueDomain } from '#server/catalogue/domain.ts';
import { catalogueOf } from '#server/catalogue/listed-rows.ts';
import { alsoChanged } from '#server/catalogue/search-entries.ts';
import { type Content, createContent } from '#server/content/content.ts';
import { createHistory, keepChanges } from '#server/content/history.ts';
import { contentRoutes } from '#server/content/rest.ts';
import { contentRouter, historyRouter } from '#server/content/trpc.ts';
import { createContentFilesDomain } from '#server/content-files/domain.ts';
import { createContentListsDomain } from '#server/content-lists/domain.ts';
import { contestHooks } from '#server/contests/contest-record.ts';
import { createContestsDomain } from '#server/contests/domain.ts';
import { createDashboardDomain } from '#server/dashboard/domain.ts';
import type { Ground, SiteDeps } from '#server/ground.ts';
import type { Domain, WebDeps } from '#server/http/domain.ts';
import { router } from '#server/http/trpc/procedures.ts';
import { createLinksDomain } from '#server/links/domain.ts';
import { createListsDomain } from '#server/lists/domain.ts';
import { createMessagesDomain } from '#server/messages/domain.ts';
import { createNewslettersDomain } from '#server/newsletters/domain.ts';
import { createPicturesDomain } from '#server/pictures/domain.ts';
import { createPlansDomain } from '#server/plans/domain.ts';
import { createPracticeDomain } from '#server/practice/domain.ts';
import { importWork, previewWork } from '#server/practice/import-work.ts';
import { problemHooks } from '#server/practice/problem-record.ts';
import { createProgressDomain } from '#server/progress/domain.ts';
import type { WorkImport } from '#server/progress/transfer.ts';
import { createPublicProfilesDomain } from '#server/public-profiles/domain.ts';
import { createRecordsDomain } from '#server/records/domain.ts';
import { recordAlone } from '#server/own-records/store.ts';
import { searchRoutes } from '#server/search/rest.ts';
import { createSearch } from '#server/search/search.ts';
import { indexWrites } from '#server/search/search-index.ts';
import { searchRouter } from '#server/search/trpc.ts';
import { companyProblemHooks } from '#server/sheets/company-problem-record.ts';
import { createSheetsDomain } from '#server/sheets/domain.ts';
import { createStudyDomain } from '#server/study/domain.ts';
import { createStudyPdfsDomain } from '#server/study-pdfs/domain.ts';

/** Every resource with the five verbs, and the effects of a write in its transaction: history, search index, hooks. */
export const openContent = ({
  database,
  feed,
  siteTimeZone,
}: Pick<SiteDeps, 'database' | 'feed' | 'siteTimeZone'>): Content =>
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
  preview: previewWork,
  async take(connections, userKey, work) {
    const written = await importWork(connections, userKey, work);
    if (!written) return null;
    const { replaced, ...counts } = written;
    return { counts, replaced };
  },
};

function createGround(deps: SiteDeps): Ground {
  const { database, jwtSecret, requiresTwoFactor, onAudit } = deps;
  return {
    ...deps,
    content: openContent(deps),
    search: createSearch(database),
    audit: createAudit(database, onAudit),
    sessions: createSessions(database, jwtSecret, { requiresTwoFactor }),
    knownDevices: createKnownDevices(database),
    limits: createRateLimits(database),
  };
}

/** The domains, in the order of the API description; what one needs of another is handed in here. */
function domainsOf(ground: Ground) {
  const { database, content, search } = ground;
  const accounts = createAccountsDomain(ground);
  const messages = createMessagesDomain(ground);
  const newsletters = createNewslettersDomain(ground);
  const people = { users: accounts.users, messages: messages.messages, subscribers: newsletters.subscribers };
  const takeList: Parameters<typeof createListsDomain>[1] = async (userKey, change) => {
    const entries = [{ kind: 'own-list' as const, ...change }];
    return !('stored' in (await recordAlone(database, { learner: userKey, entries, since: null })));
  };
  return [
    {
      trpc: { content: contentRouter(content), history: historyRouter(createHistory(database, content)) },
      rest: contentRoutes(content),
    },
    { trpc: { search: searchRouter(search) }, rest: searchRoutes(search) },
    createAssistantDomain(ground),
    createAdministratorsDomain(ground),
    newsletters,
    messages,
    createListsDomain(ground, takeList),
    createPlansDomain(ground),
    createProgressDomain(ground, WORK),
    createRecordsDomain(ground),
    createPracticeDomain(ground),
    createAccessTokensDomain(ground),
    accounts,
    createPublicProfilesDomain(ground),
    createBlogsDomain(ground),
    createCatalogueDomain(ground),
    createContentFilesDomain(ground, people),
    createContentListsDomain(ground),
    createContestsDomain(ground),
    createDashboardDomain(ground),
    createLinksDomain(ground),
    createPicturesDomain(ground),
    createSheetsDomain(ground),
    createStudyDomain(ground),
    createStudyPdfsDomain(ground),
  ] as const;
}

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type OneOf = ReturnType<typeof domainsOf>[number];
type Routers = AllOf<Extract<OneOf, { trpc: unknown }>['trpc']>;

/** Everything that both APIs and the site need of the domains. */
export function createDomains(deps: SiteDeps) {
  const ground = createGround(deps);
  const domains: readonly Domain[] = domainsOf(ground);
  const routers = Object.assign({}, ...domains.map(({ trpc }) => trpc)) as Routers; // the routers of all domains
  return {
    ground,
    router: router(routers),
    routes: domains.flatMap(({ rest = [] }) => rest),
    web: (webDeps: WebDeps) => domains.flatMap(({ web }) => web?.(webDeps) ?? []),
  };
}

export type AppRouter = ReturnType<typeof createDomains>['router'];
