import { accessTokensRouter } from '#server/access-tokens/trpc.ts';
import { accountsRouter, usersRouter } from '#server/accounts/trpc.ts';
import { administratorsRouter, auditRouter } from '#server/administrators/trpc.ts';
import { assistantRouter } from '#server/assistant/trpc.ts';
import { blogsRouter } from '#server/blogs/trpc.ts';
import { importsRouter, subscriberImportsRouter } from '#server/content-files/trpc.ts';
import { catalogueRouter } from '#server/catalogue/trpc.ts';
import { contentListsRouter } from '#server/content-lists/trpc.ts';
import { contentRouter, historyRouter } from '#server/content/trpc.ts';
import { contestsRouter } from '#server/contests/trpc.ts';
import { dashboardRouter } from '#server/dashboard/trpc.ts';
import { router } from '#server/http/trpc/procedures.ts';
import { linksRouter } from '#server/links/trpc.ts';
import { listsRouter } from '#server/lists/trpc.ts';
import { messagesRouter } from '#server/messages/trpc.ts';
import { newslettersRouter, subscribersRouter, weeklyLettersRouter } from '#server/newsletters/trpc.ts';
import { picturesRouter } from '#server/pictures/trpc.ts';
import { plansRouter } from '#server/plans/trpc.ts';
import { practiceRouter } from '#server/practice/trpc.ts';
import { progressRouter } from '#server/progress/trpc.ts';
import { publicProfilesRouter } from '#server/public-profiles/trpc.ts';
import { recordsRouter } from '#server/records/trpc.ts';
import { searchRouter } from '#server/search/trpc.ts';
import type { Services } from '#server/services.ts';
import { sheetsRouter } from '#server/sheets/trpc.ts';
import { studyRouter } from '#server/study/trpc.ts';

/** Every call of the tRPC door. */
export const createAppRouter = (services: Services) =>
  router({
    accessTokens: accessTokensRouter(services.accessTokens),
    accounts: accountsRouter(services.accounts, services.proofs, services.users),
    administrators: administratorsRouter(services.administrators, services.ownAccess, services.secondSteps),
    assistant: assistantRouter(services.assistant),
    audit: auditRouter(services.audit),
    blogs: blogsRouter(services.blogs, services.blogReview),
    catalogue: catalogueRouter(services.catalogue),
    content: contentRouter(services.content),
    contentLists: contentListsRouter(services.bulk, services.vocabulary),
    contests: contestsRouter(services.contests),
    dashboard: dashboardRouter(services.dashboard),
    history: historyRouter(services.history),
    imports: importsRouter(services.imports),
    links: linksRouter(services.links),
    lists: listsRouter(services.lists),
    messages: messagesRouter(services.messages),
    newsletters: newslettersRouter(services.newsletters),
    pictures: picturesRouter(services.pictures),
    plans: plansRouter(services.plans),
    practice: practiceRouter(services),
    progress: progressRouter(services.progress),
    publicProfiles: publicProfilesRouter(services.publicProfiles),
    records: recordsRouter(services.records),
    search: searchRouter(services.search),
    sheets: sheetsRouter(services.sheets),
    study: studyRouter(services.study),
    subscriberImports: subscriberImportsRouter(services.subscriberImports),
    subscribers: subscribersRouter(services.subscribers),
    users: usersRouter(services.users),
    weeklyLetters: weeklyLettersRouter(services.weeklyLetters),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
