import { isOpen } from '#server/access/embargo.ts';
import { describe, expect, test } from 'vitest';
import { fullBody } from '#server/testing/factories.ts';
import { operationsOf } from '#server/testing/fuzz/operations.ts';
import type { Answer } from '#server/testing/http.ts';
import { observeBefore } from '#server/testing/observe-before.ts';
import { inputFor, type NamedValues } from '#server/testing/named-values.ts';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { contestCalendarAddress, FEEDS, problemPdfAddress } from '#shared/paths.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';

/*
 * A contest and its problems, with a secret word in each of their texts. Before the contest begins, only administrators
 * get one of these words, whatever call is made, and whether or not the answer is cached; at that instant everybody
 * does, without a write.
 */
const app = await startTestApp();
/** Another process of the same site. */
const other = await startTestApp({ databaseUrl: app.databaseUrl });
const administrator = await app.createAdministrator();
const learner = await app.createUser();
const { prisma, pool } = app.database;
const api = app.trpc(administrator.token).content;

const SECRET = /hush\w*/i;
/** The problem has the name of one on the sheets, which is not secret. */
const NAME = 'Riddle of the Sphinx';
const SLUG = 'quiet-riddle';

const isText = (kind: string) => ['text', 'line', 'code', 'entries'].includes(kind);
const secrets = ({ fields }: Resource, except: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, set }]) =>
      isText(kind) && set === undefined && !except.includes(name) ? [[name, `hush${name} is said`]] : [],
    ),
  );

const CASES = '[{ "input": "hushinput", "expected": "hushexpected", "example": "hushexample" }]';
const solution = (name: string) => `## hush${name}\n\ntime: O(n)\n\nhushidea.\n\n\`\`\`python\nhush = 1\n\`\`\``;

const contest = await api.contest.create.mutate({
  ...fullBody(resources.contest),
  ...secrets(resources.contest, ['header', 'category']),
  header: 'Weekly Overture',
  category: 'weekly',
  video: 'https://youtu.be/hushhushhus',
} as never); // as its descriptor says

async function problem(name: string, slug: string, fields: Record<string, unknown>) {
  const parsed = { checker: 'exact', cases: CASES, approaches: solution('approach'), wrong: '', signature: '' };
  const plain = { check: '', generator: '', validator: '', schema: '', topics: 'hushtopic', level: 'Hard' };
  const body = {
    ...fullBody(resources.problem),
    ...secrets(resources.problem, ['name', 'letter', ...Object.keys(parsed)]),
  };
  return api.problem.create.mutate({ ...body, ...parsed, ...plain, kind: 'stdin', name, slug, ...fields } as never); // likewise
}
const open = { statement: 'Said', hints: '', constraints: '', figtitle: '', topics: 'hushtopic', approaches: '' };
const visibleFields = { ...open, cases: CASES.replaceAll('hush', 'said'), contest: null, sameIdeaAs: NAME };
const before = await problem('Before', 'before', { ...visibleFields, topics: 'openings' });
const hidden = await problem(NAME, SLUG, {
  contest: contest.id,
  letter: 'A',
  topics: 'openings, hushtopic',
  sameIdeaAs: 'Twin',
});
await problem('hushname', 'quiet-other', { contest: contest.id, letter: 'B', sameIdeaAs: 'Cousin' });
// As after a rename.
await pool.query(`UPDATE catalogue SET former_names = '{hushfirst}' WHERE name = 'hushname'`);
await problem('hushquery', 'quiet-query', {
  contest: contest.id,
  letter: 'C',
  kind: 'sql',
  signature: 'name',
  schema: 'CREATE TABLE hush (name text)',
  cases: '[{ "rows": "", "expected": [["hush"]], "example": "" }]',
});
await problem('After', 'after', { ...visibleFields, topics: 'openings' });
for (const [index, name] of [NAME, 'Twin', 'Cousin'].entries()) {
  const row = { id: 900 + index, name, topic: 'openings', level: 'Easy', companies: 'Acme' };
  await api.topicProblem.create.mutate(row);
  await api.companyProblem.create.mutate({ ...row, tags: 'top100' });
}

/** What callers may know: values for named inputs that lead to the secret. */
const KNOWN: NamedValues[] = [
  {
    key: hidden.key,
    _id: hidden.key,
    slug: SLUG,
    idOrKey: String(contest.id),
    id: contest.id,
    about: `problem/${SLUG}`,
    q: 'hushstatement',
    prompt: 'What is hushstatement?',
    topic: 'openings',
    company: 'Acme',
    page: 1,
    day: new Date().toISOString().slice(0, 10),
    timeZone: 'UTC',
    problems: 'count',
    place: `/Problem/${SLUG}`,
    recordKey: hidden.key,
    resource: 'problem',
    subjects: [NAME, '#900'],
    pageSize: 100,
  },
  {
    key: contest.key,
    _id: contest.key,
    slug: 'before',
    idOrKey: contest.key,
    id: hidden.id,
    about: `contest/${SLUG}`,
    q: 'Weekly Overture',
    prompt: 'Which contests are next?',
    topic: 'openings',
    company: 'Acme',
    page: 1,
    sort: 'explanation',
    search: 'hush',
    recordKey: contest.key,
    resource: 'contest',
    problems: 'count',
    order: 'reports',
  },
];

const operations = await operationsOf(app);
const files = ['/sitemap.xml', FEEDS.contests, FEEDS.calendar, contestCalendarAddress(contest.id)].concat(
  problemPdfAddress(SLUG),
);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type NamedAnswer = { name: string; answer: Answer };

/** Makes every call at both APIs, and requests every file. */
async function askAll(token: string | undefined, values: NamedValues, isForAll = true): Promise<NamedAnswer[]> {
  await pool.query('DELETE FROM rate_limits');
  const all: NamedAnswer[] = [];
  for (const { name, api, method, path, input, query, definitions } of operations) {
    if (!isForAll && method !== 'GET') continue;
    const callInput = input && inputFor(input, definitions, values);
    const searched = new URLSearchParams();
    if (api === 'tRPC' && method === 'GET') searched.set('input', JSON.stringify(callInput ?? undefined));
    for (const parameter of Object.keys(query)) searched.set(parameter, textOf(values[parameter]));
    const fileUrl = `${path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part]))}?${searched}`;
    const at = searched.size > 0 ? fileUrl : fileUrl.slice(0, -1);
    all.push({
      name,
      answer: await app.rest(at, { method, token, ...(method !== 'GET' && { body: callInput ?? {} }) }),
    });
  }
  for (const name of files) all.push({ name, answer: await app.rest(name, { token }) });
  return all;
}

const leaks = (answers: readonly NamedAnswer[]) =>
  answers.flatMap(({ name, answer }) => {
    const leak = SECRET.exec(answer.text) ?? (NAMED_BY_CALLER.has(name) ? null : /quiet-\w+/.exec(answer.text));
    return leak ? [`${name}: ${leak[0]}`] : [];
  });

/** Calls that return the slug of the problem, which the caller sent. */
const NAMED_BY_CALLER = new Set(['practice.page', 'assistant.subject']);

const startsAt = (at: Date) => prisma.contest.update({ where: { key: contest.key }, data: { startsAt: at } });
const DAY_MS = 86_400_000;

describe('before the instant', () => {
  test.each([
    ['visitor', undefined],
    ['learner', learner.token],
  ])('no call by a %s returns any of it, not even from caches', { timeout: 120_000 }, async (_, token) => {
    await startsAt(new Date(Date.now() + DAY_MS));
    for (const values of [...KNOWN, ...KNOWN]) {
      const allAnswers = await askAll(token, values);
      expect(allAnswers.length).toBeGreaterThan(150);
      expect(leaks(allAnswers)).toEqual([]);
      expect(allAnswers.filter(({ answer }) => answer.status >= 500)).toEqual([]);
    }
  });

  test('an administrator sees all of it at both APIs, and it is not cached', { timeout: 120_000 }, async () => {
    await startsAt(new Date(Date.now() + DAY_MS));
    await askAll(undefined, KNOWN[0] ?? {}, false);
    const allAnswers = await askAll(administrator.token, KNOWN[0] ?? {}, false);
    const seen = new Map(allAnswers.map(({ name, answer }) => [name, answer]));
    const NAMES = [
      'GET /problem',
      'GET /problem/{_id}',
      'GET /contestsol',
      'content.problem.list',
      'content.problem.get',
    ];
    for (const name of [...NAMES, 'content.contest.list']) {
      expect(seen.get(name)?.text, name).toMatch(SECRET);
      expect(seen.get(name)?.headers['cache-control'], name).toBe('private, no-store');
    }
    expect(leaks(await askAll(undefined, KNOWN[0] ?? {}, false))).toEqual([]);
  });

  test('shows what is public: when which contest begins', async () => {
    const at = new Date(Date.now() + DAY_MS);
    await startsAt(at);
    const [record] = (await app.rest('/contestsol')).json<Record<string, unknown>[]>();
    expect(record).toMatchObject({ id: contest.id, header: 'Weekly Overture', startsAt: at.toISOString(), code: '' });
    expect((await app.rest(`/problem/${hidden.key}`)).status).toBe(404);
    expect((await app.rest('/search?q=Weekly+Overture')).json()).toMatchObject([
      { header: 'Weekly Overture', text: '' },
    ]);
    for (const word of ['hushstatement', 'hushstatemen', 'hushexplanation', 'hushexplanatio', 'hushtopic', 'hushname'])
      for (const path of ['search', 'search/suggestions']) {
        const found = (await app.rest(`/${path}?q=${word}`)).json<{ header: string }[]>();
        expect(
          found.filter(({ header }) => !['Before', 'After'].includes(header)),
          `${path} ${word}`,
        ).toEqual([]);
      }
  });

  test('a slug does not lead to the name, not even by a mark or a note', async () => {
    await startsAt(new Date(Date.now() + DAY_MS));
    const person = await app.createUser();
    const { token } = person;
    const named = await app.trpc(token).sheets.problemsOf.mutate({ subjects: ['quiet-other'] });
    const marks = [aMark({ name: 'quiet-other' }), aMark({ name: 'quiet-other', flag: 'starred' })];
    const synced = await progressOf(app, () => person).sync([...marks, aNote('quiet-other', 'A note')]);
    const [listed, notes] = await Promise.all(['/progress', '/notes'].map((path) => app.rest(path, { token })));
    const overview = await app.trpc(token).progress.overview.query({ timeZone: 'UTC' });
    const answers = { named, synced, marks: listed?.text, notes: notes?.text, overview };
    for (const [what, answer] of Object.entries(answers)) expect.soft(JSON.stringify(answer), what).not.toMatch(SECRET);
  });

  test('filters, searches and sorting reveal nothing about hidden text', async () => {
    for (const { visibleBeforeStart, filters, columns } of Object.values<Resource>(resources))
      if (visibleBeforeStart && visibleBeforeStart.length > 0)
        expect([...visibleBeforeStart]).toEqual(expect.arrayContaining([...filters, ...columns]));
    await startsAt(new Date(Date.now() + DAY_MS));
    const last = await api.contest.create.mutate({ ...fullBody(resources.contest), explanation: 'aaa' } as never); // likewise
    const { items } = await app.trpc().content.contest.list.query({ sort: 'explanation', descending: true });
    expect(items.map(({ id }) => id)).toEqual([last.id, contest.id].toSorted((one, two) => two - one));
    await api.contest.remove.mutate({ key: last.key });
  });
});

const EMBARGOED_KEYS = `SELECT key FROM contests WHERE NOT (${isOpen('key')}) UNION SELECT key FROM problems WHERE NOT (${isOpen('key')})`;

describe('at the instant', () => {
  test('it opens, and not a millisecond before', async () => {
    const client = await pool.connect();
    const heldAt = async (start: string) => {
      await client.query(`UPDATE contests SET starts_at = ${start}`);
      return (await client.query(EMBARGOED_KEYS)).rowCount;
    };
    try {
      await client.query('BEGIN');
      // Starts are stored to the millisecond.
      const now = `date_trunc('milliseconds', now())`;
      expect(await heldAt(`${now} + interval '1 ms'`)).toBe(4);
      expect(await heldAt(now)).toBe(0);
      expect(await heldAt('NULL')).toBe(0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  const CACHED = [
    ...[
      '/problem',
      '/contestsol',
      '/sitemap.xml',
      '/trpc/content.problem.list?input={}',
      '/trpc/content.problem.cards',
    ],
    ...[
      '/trpc/content.contest.list?input={}',
      '/trpc/contests.cards',
      '/trpc/practice.exercises',
      '/trpc/sheets.renamed',
      '/trpc/sheets.top50',
    ],
    ...['/trpc/search.results?input={"q":"hushstatement"}', '/trpc/search.suggestions?input={"q":"hushname"}'],
    `/trpc/contests.contest?input={"idOrKey":"${contest.id}"}`,
    `/trpc/practice.page?input={"slug":"${SLUG}"}`,
    `/trpc/content.problem.get?input={"key":"${hidden.key}"}`,
    '/trpc/practice.page?input={"slug":"before"}',
    '/trpc/sheets.problemsOfTopic?input={"topic":"openings","page":1}',
    problemPdfAddress(SLUG),
  ];
  /** Whether an answer contains what is shown only after the contest has begun. */
  const isTold = ({ status, text }: Answer) => status === 200 && (SECRET.test(text) || /quiet-riddle|%PDF/.test(text));

  test('every process shows what it had cached as hidden, without a write', { timeout: 120_000 }, async () => {
    const ask = async () => {
      const allAnswers = await Promise.all(
        [app, other].flatMap((site) => CACHED.map(async (path) => [path, await site.rest(encodeURI(path))] as const)),
      );
      return new Set(allAnswers.flatMap(([path, answer]) => (isTold(answer) ? [path] : [])));
    };
    await expect.poll(() => app.feed.isLive() && other.feed.isLive()).toBe(true);
    const early = await observeBefore(startsAt, async () => [await ask(), await ask()]);
    // Its page is requested by its slug, so that the answer contains the slug from the start.
    const own = `/trpc/practice.page?input={"slug":"${SLUG}"}`;
    for (const paths of early) expect([...paths].filter((path) => path !== own)).toEqual([]);
    await expect.poll(async () => (await app.rest('/problem')).text).toMatch(SECRET);
    const { rows } = await pool.query(EMBARGOED_KEYS);
    expect(rows).toEqual([]);
    expect([...(await ask())].toSorted()).toEqual(CACHED.toSorted());
  });
});

test('after the instant everybody sees it', { timeout: 120_000 }, async () => {
  await startsAt(new Date(Date.now() - 1));
  const allAnswers = await askAll(undefined, KNOWN[0] ?? {}, false);
  const showing = allAnswers.filter(({ answer }) => SECRET.test(answer.text)).map(({ name }) => name);
  const expected = [
    'GET /problem',
    'GET /problem/{_id}',
    'GET /contestsol',
    'GET /search',
    'GET /search/results/{_id}',
  ];
  expect(showing).toEqual(
    expect.arrayContaining([...expected, 'content.problem.get', 'contests.contest', 'practice.page']),
  );
  expect(before.contest).toBeNull();
});
