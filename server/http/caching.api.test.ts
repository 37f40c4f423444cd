import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { ruleOf, type Role } from '#server/access/access.ts';
import { createLearner, logIn } from '#server/testing/accounts.ts';
import { searchedResources } from '#server/search/document.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { createBody, restBody } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/http.ts';
import { EMBARGOED } from '#server/access/embargo.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { AppRouter } from '#server/domains.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { createResponseCache } from './response-cache.ts';
import { visitorQueries } from './trpc/cached-queries.ts';
import { procedureAt, proceduresOf } from './trpc/router-procedures.ts';

const app = await startTestApp();
const { routes, router } = quietDomains(app);
const administrator = await app.createAdministrator();
const learner = await createLearner(app);
const token = (await logIn(app, { email: learner.email })).json<{ token: string }>().token;
const WHO: Record<Role, string | undefined> = { visitor: undefined, user: token, administrator: administrator.token };

const keys = new Map<ResourceName, string>();
for (const name of resourceNames) {
  const answer = await app.rest(resources[name].path, {
    method: 'POST',
    token: administrator.token,
    body: restBody(resources[name]),
  });
  keys.set(name, answer.json<{ data: { _id: string } }>().data._id);
}
const keyOf = (name: ResourceName) => keys.get(name) ?? '';

const isEverybodys = (action: Parameters<typeof ruleOf>[0], role: Role) => {
  const { roles, seesMore = [], neverCached = false } = ruleOf(action);
  return !neverCached && roles.includes('visitor') && !seesMore.includes(role);
};

/** Expects the headers of an answer that caches may keep, or of one that they may not. */
function expectCaching(answer: Answer, isPublic: boolean, what: string) {
  expect(answer.headers['cache-control'], what).toBe(isPublic ? 'public, no-cache' : 'private, no-store');
}

const roles = Object.keys(WHO) as Role[]; // keys of WHO

describe.each(routes)('REST: $method $path', ({ method, path, action, publicList, isListedInFull }) => {
  const address = path.replace('{_id}', path.startsWith('/search') ? 'none' : keyOf(resourceAtPath(path) ?? 'blog'));

  test.each(roles)('to a %s', async (role) => {
    const answer = await app.rest(address, {
      method,
      token: WHO[role],
      ...(method === 'GET' ? {} : { body: 7 }),
    });
    // A plain list is the same for every viewer, unless some roles see more of it.
    const isSame = publicList !== undefined && !isListedInFull;
    const isPublic = method === 'GET' && answer.status === 200 && (isSame || isEverybodys(action, role));
    expectCaching(answer, isPublic, `${answer.status}`);
    if (isPublic && !isSame && ruleOf(action).seesMore) expect(answer.headers.vary).toContain('Authorization, Cookie');
  });
});

describe.each(routes.filter(({ publicList, query }) => publicList && query))('REST: GET $path', ({ path }) => {
  test('depends on the viewer when it has a query', async () => {
    const answer = await app.rest(`${path}?waiting=true`, { token: administrator.token });
    expect(answer.status).toBe(200);
    expectCaching(answer, false, 'waiting');
  });
});

function resourceAtPath(path: string): ResourceName | undefined {
  return resourceNames.find((name) => path === `${resources[name].path}/{_id}`);
}

type Inputs = inferRouterInputs<AppRouter>;
type Queries<T> = { [P in keyof T]: unknown };

const ofResource = (name: ResourceName) => ({
  list: {},
  cards: undefined,
  get: { key: keyOf(name) },
  nextId: {},
  create: createBody<Resource>(resources[name]),
  update: { key: keyOf(name), values: {} },
  remove: { key: keyOf(name) },
});

const NONE = '01980000-0000-7000-8000-000000000000';

/** An input for every procedure; a missing one is a compile error. */
const INPUTS: { [P in keyof Inputs]: Queries<Inputs[P]> } = {
  accessTokens: { list: undefined, create: {}, revoke: { key: NONE } },
  catalogue: { list: {}, get: { slug: 'two-sum' }, save: { slug: 'two-sum' } },
  accounts: {
    signUp: {},
    resendCode: {},
    verify: {},
    login: {},
    logout: undefined,
    me: undefined,
    sendResetCode: {},
    resetPassword: {},
    remove: undefined,
    reAuthenticate: {},
    sendReAuthenticationCode: undefined,
  },
  administrators: {
    login: {},
    logout: undefined,
    me: undefined,
    list: {},
    add: {},
    remove: { key: NONE },
    changePassword: {},
    sessions: undefined,
    endSession: { key: NONE },
    endOtherSessions: undefined,
    twoFactorState: undefined,
    beginTwoFactor: undefined,
    confirmTwoFactor: {},
    endTwoFactor: {},
    withTwoFactor: undefined,
    takeTwoFactor: { key: NONE },
    reAuthenticate: {},
  },
  audit: { list: {} },
  assistant: { about: undefined, subject: { about: 'problem/two-sum' }, ask: {} },
  blogs: {
    cards: { category: 'dsa' },
    page: { id: 1 },
    mine: {},
    waiting: undefined,
    publish: {},
    publishChosen: {},
    decline: {},
  },
  content: {
    sheetTopic: ofResource('sheetTopic'),
    topicProblem: ofResource('topicProblem'),
    companyProblem: ofResource('companyProblem'),
    languageCard: ofResource('languageCard'),
    question: ofResource('question'),
    blog: ofResource('blog'),
    contest: ofResource('contest'),
    cheatSheetItem: ofResource('cheatSheetItem'),
    preparationGuide: ofResource('preparationGuide'),
    projectIdea: ofResource('projectIdea'),
    problem: ofResource('problem'),
    problemList: ofResource('problemList'),
  },
  contentLists: {
    words: { resource: 'blog', field: 'category' },
    remove: {},
    change: {},
  },
  contests: { cards: undefined, contest: { idOrKey: '1' } },
  dashboard: { overview: undefined },
  history: { list: {}, undo: { key: NONE }, undoBatch: { key: NONE } },
  imports: {
    preview: {},
    rows: { key: NONE },
    start: {},
    undo: { key: NONE },
    dismiss: { key: NONE },
    status: { key: NONE },
    recent: { resource: 'blog' },
    list: {},
  },
  links: { list: {}, state: undefined, dismiss: { key: NONE } },
  lists: { shared: { token: 'none' } },
  messages: {
    send: {},
    report: {},
    reportBroken: {},
    list: {},
    get: { key: NONE },
    unread: undefined,
    remove: { key: NONE },
    mark: { key: NONE, isRead: true },
    close: { key: NONE, isClosed: true },
    reply: { key: NONE, replyKey: NONE, text: '' },
  },
  plans: { problems: { company: 'Amazon' }, own: undefined },
  newsletters: {
    list: {},
    get: { key: NONE },
    recipients: undefined,
    save: { key: null, values: {} },
    remove: { key: NONE },
    sendTest: { key: NONE, email: '' },
    send: { key: NONE },
    retry: { key: NONE },
    cancel: { key: NONE },
    copy: { key: NONE },
    schedule: { key: NONE, at: '' },
    unschedule: { key: NONE },
  },
  pictures: { unused: {}, remove: { key: NONE } },
  practice: {
    page: { slug: 'two-sum' },
    judging: { slug: 'two-sum' },
    exercises: undefined,
    daily: { day: new Date().toISOString().slice(0, 10) },
    mine: { slug: 'two-sum' },
    saveDraft: {},
    keepSubmissions: {},
    submissions: {},
    sittings: {},
    keepSitting: {},
    draw: {},
    interviewChoices: undefined,
  },
  progress: {
    overview: { timeZone: 'UTC' },
    export: undefined,
    previewImport: {},
    import: {},
    undoImport: undefined,
    matchProblems: {},
    matchQuestions: {},
    sources: undefined,
    codeforces: {},
  },
  publicProfiles: { own: undefined, save: {}, page: { name: 'ada' } },
  records: { sync: {} },
  search: { suggestions: { q: 'a' }, results: { q: 'a' }, result: { key: NONE }, addresses: { keys: [NONE] } },
  sheets: {
    topics: { problems: 'count' },
    topicsOf: { subjects: ['A', '#1'] },
    problemsOf: { subjects: ['A', '#1'] },
    problemsOfTopic: { topic: 'A', page: 1 },
    problemsOfCompany: { company: 'A', page: 1 },
    companies: { problems: 'count' },
    companiesOf: { companyId: 1 },
    top50: undefined,
    lists: undefined,
    renamed: undefined,
    problemsOfList: { list: 'a' },
  },
  study: { question: { category: 'py', id: 1 }, outline: { kind: 'cheat-sheet', category: 'js' }, subjects: undefined },
  subscriberImports: { preview: {}, take: {} },
  subscribers: { subscribe: {}, confirm: {}, unsubscribe: {}, list: {}, remove: {} },
  users: { list: {}, remove: { key: NONE } },
  weeklyDigests: { own: undefined, save: {} },
};

const procedures = proceduresOf(router);

const inputOf = (path: string) =>
  path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], INPUTS);

test('every procedure has an action of the table of access', () => {
  expect(procedures.length).toBeGreaterThan(100);
  for (const { path } of procedures) expect(procedureAt(router, path)?.meta?.action, path).toBeDefined();
});

describe.each(procedures)('tRPC: $path', ({ path, type }) => {
  const action = procedureAt(router, path)?.meta?.action ?? 'content.read';

  test.each(roles)('to a %s', async (role) => {
    // Procedures that end a session are called with a session of their own.
    const ends = path === 'accounts.remove' || action === 'session.end';
    const token = ends && role !== 'visitor' ? await anotherOne(role) : WHO[role];
    const text = JSON.stringify(inputOf(path));
    const answer =
      type === 'query'
        ? await app.rest(`/trpc/${path}${text === undefined ? '' : `?input=${encodeURIComponent(text)}`}`, { token })
        : await app.rest(`/trpc/${path}`, { method: 'POST', body: text ?? '', token });
    expect(answer.status, answer.text).toBeLessThan(500);
    expectCaching(answer, type === 'query' && answer.status === 200 && isEverybodys(action, role), answer.text);
    if (type === 'query' && isEverybodys(action, role) && answer.status === 200 && ruleOf(action).seesMore)
      expect(answer.headers.vary).toContain('Authorization, Cookie');
  });
});

async function anotherOne(role: Role): Promise<string> {
  return (role === 'user' ? await app.createUser() : await app.createAdministrator()).token;
}

test('answers that pages show offline are the same for everybody', () => {
  for (const page of pageNames) {
    for (const query of pageOf(page).offline) {
      const action = procedureAt(router, query)?.meta?.action;
      expect(action && ruleOf(action).roles, `${page}: ${query}`).toContain('visitor');
    }
  }
});

test('the answer to a batch is public only if the answers to all its calls are', async () => {
  const batch = (paths: string) => app.rest(`/trpc/${paths}?batch=1&input=%7B%7D`, { token });
  expectCaching(await batch('sheets.top50,assistant.about'), true, 'two of everybody');
  expectCaching(await batch('sheets.top50,accounts.me'), false, 'one of everybody, one of the learner');
  expectCaching(await batch('sheets.top50,no.such'), false, 'one that fails');
});

describe('a public query', () => {
  const isEverybodysQuery = ({ path, type }: (typeof procedures)[number]) =>
    type === 'query' && isEverybodys(procedureAt(router, path)?.meta?.action ?? 'content.write', 'visitor');
  /**
   * Not cached: a profile that is switched off must be gone at once, and progress changes too often to be announced.
   */
  const NOT_KEPT = ['publicProfiles.page'];
  const queries = procedures.filter(isEverybodysQuery).filter(({ path }) => !NOT_KEPT.includes(path));
  const reads = (path: string) => procedureAt(router, path)?.meta?.reads;

  test('is cached', () => {
    expect(queries.length).toBeGreaterThan(40);
    expect(queries.map(({ path }) => path).filter((path) => !reads(path))).toEqual([]);
    expect(NOT_KEPT.filter(reads)).toEqual([]);
  });

  const uncached = visitorQueries({
    router,
    answers: createResponseCache(app.feed, 0, () => Promise.resolve(0)),
    siteUrl: app.url,
    onUnknownError: (error) => app.log.logger.error({ err: error }, 'unknown error'),
  });
  const schema = readFileSync(join(import.meta.dirname, '../../prisma/schema.prisma'), 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{[^}]*@@map\("(\w+)"\)/gm)];
  const tables = models.map(([, model = '', table = '']) => ({
    table,
    resource: model.charAt(0).toLowerCase() + model.slice(1),
  }));
  const readsFrom = (table: string) => new RegExp(`\\b(FROM|JOIN)\\s+("public"\\.)?"?${table}\\b`, 'i');
  /** The search index is derived from all searched resources. */
  const INDEX = ['search_documents', 'search_words'];
  const resourcesOf = (table: string): string[] =>
    INDEX.includes(table)
      ? searchedResources.map(({ name }) => name)
      : tables.filter((each) => each.table === table).map(({ resource }) => resource);

  test.each(queries)('$path reads only the resources that it declares', async ({ path }) => {
    const statements = await statementsOf(app.databaseUrl, () => uncached.ask(path, inputOf(path)).catch(() => {}));
    // Whatever is ever embargoed depends on contests anyway; a change of the catalogue is one of each of its lists.
    const texts = statements.map((text) => text.replaceAll(EMBARGOED, ''));
    const read = tables.filter(
      ({ table }) => table !== 'catalogue' && texts.some((text) => readsFrom(table).test(text)),
    );
    expect(statements.length > 0, 'asks the database if it is made of content').toBe(reads(path)?.length !== 0);
    expect(reads(path)).toEqual(expect.arrayContaining(read.flatMap(({ table }) => resourcesOf(table))));
  });
});
