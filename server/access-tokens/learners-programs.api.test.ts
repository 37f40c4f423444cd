import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { aSubmission } from '#server/testing/personal-calls.ts';
import { aNote } from '#server/testing/progress-calls.ts';
import { countStatements } from '#server/testing/statement-count.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { CardEvent } from '#shared/records/review-card/review-card.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { newList } from '#shared/rules/lists/list-changes.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';

/** What a learner's own programs read and write at the REST API. */
const own = await createTestDatabase();
const statements = await countStatements(own.url);
afterAll(async () => {
  await statements.close();
  await own.drop();
});
const app = await startTestApp({ databaseUrl: statements.url });
const { prisma } = app.database;

await listProblems(prisma, 'topicProblem', [{ id: 1, name: 'Two Sum', topic: 'array', level: 'Easy' }]);
await prisma.question.create({ data: { id: 4, header: 'What is a process?', category: 'os' } });

async function learner() {
  const { key, token: session } = await app.createUser();
  const trpc = app.trpc(session);
  const { token } = await trpc.accessTokens.create.mutate({ name: 'a', canWrite: true });
  const get = async <T>(path: string) => {
    const answer = await app.rest(path, { token });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return answer.json<T>();
  };
  const put = (body: object) => app.rest('/progress', { method: 'PUT', token, body });
  const records = (all: SyncedEntry[]) =>
    trpc.records.sync.mutate({ userKey: key, sentAt: new Date().toISOString(), since: 0, records: all });
  return { key, session, token, trpc, get, put, records };
}

const LIST = randomUUID();
const READ_PATHS = ['/progress', '/reviews/due', '/attempts', '/notes', '/plan/today', '/lists', `/lists/${LIST}`];

type Marks = Record<
  'done' | 'starred' | 'known' | 'revise',
  { name: string; title: string; changedAt: string | null }[]
>;

test('progress is what the learner’s pages show, and can be set like there', async () => {
  const { get, put, records, trpc } = await learner();
  expect(await get('/progress')).toEqual({ done: [], starred: [], known: [], revise: [] });
  await put({ name: 'Two Sum', field: 'done', value: true, timeZone: 'Asia/Kolkata' });
  await put({ name: 'Two Sum', field: 'starred', value: true });
  await put({ name: 'os/4', field: 'revise', value: true });
  const { done, starred, known, revise } = await get<Marks>('/progress');
  const twoSum = { name: 'two-sum', title: 'Two Sum', changedAt: expect.any(String) as string };
  expect([done, starred, known]).toEqual([[twoSum], [twoSum], []]);
  expect(revise).toEqual([{ ...twoSum, name: 'os/4', title: 'What is a process?' }]);
  const { records: synced } = await records([]);
  const marks = synced.flatMap(({ kind, id, record }) => (kind === 'mark' ? [[id, record.isSet, record.name]] : []));
  expect(marks.toSorted()).toEqual([
    ['done:two-sum', true, 'Two Sum'],
    ['revise:os/4', true, 'os/4'],
    ['starred:two-sum', true, 'Two Sum'],
  ]);
  expect((await trpc.progress.overview.query({ timeZone: 'Asia/Kolkata' })).streaks.current).toBe(1);
  await put({ name: 'Two Sum', field: 'done', value: false });
  expect((await get<Marks>('/progress')).done).toEqual([]);
});

test('a renamed problem is shown by its current name, and can be marked by each name and by its slug', async () => {
  const { get, put } = await learner();
  await listProblems(prisma, 'topicProblem', [{ id: 2, name: 'Old Name', topic: 'array', level: 'Easy' }]);
  await put({ name: 'Old Name', field: 'done', value: true });
  await prisma.catalogueProblem.update({
    where: { slug: 'old-name' },
    data: { name: 'New Name', formerNames: ['Old Name'] },
  });
  expect((await get<Marks>('/progress')).done).toMatchObject([{ name: 'old-name', title: 'New Name' }]);
  for (const name of ['old-name', 'Old Name', 'New Name']) {
    await put({ name, field: 'done', value: false });
    expect((await get<Marks>('/progress')).done, name).toEqual([]);
    await put({ name, field: 'done', value: true });
    expect((await get<Marks>('/progress')).done, name).toMatchObject([{ name: 'old-name', title: 'New Name' }]);
  }
});

test.each([
  [{ field: 'done', value: true }, 'name'],
  [{ name: 'a', field: 'note', value: true }, 'field'],
  [{ name: 'a', field: 'done', value: 'true' }, 'value'],
  [{ name: 'a', field: 'done', value: true, timeZone: 'Mars/Olympus' }, 'timeZone'],
])('%j is refused for its %s', async (body, path) => {
  const { get, put } = await learner();
  const answer = await put(body);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ issues: [{ path }] });
  expect((await get<Marks>('/progress')).done).toEqual([]);
});

const added = (title: string): CardEvent => ({
  key: randomUUID(),
  at: 1,
  kind: 'added',
  day: '2026-01-01',
  title,
  scheduler: 'FSRS-6',
});
const reviewed = (day: string, rating: 1 | 2 | 3 | 4): CardEvent => ({
  key: randomUUID(),
  at: Date.parse(day),
  kind: 'reviewed',
  day,
  rating,
  seconds: null,
});
const card = (id: string, ...events: CardEvent[]): SyncedEntry => ({ kind: 'review-card', id, record: { events } });

test('due reviews have a title and a reason, in the requested time zone', async () => {
  const { get, records } = await learner();
  const today = dayIn('UTC', Date.now());
  const day = addDays(today, -20);
  await records([
    card('problem:two-sum', added('Two Sum'), reviewed(day, 3)),
    card('problem:three-sum', reviewed(addDays(today, -400), 1)),
    card('problem:later', reviewed(today, 4)),
    card('question:os/4', added('What is a process?')),
    card('problem:off', added('Off'), reviewed(day, 3), { key: randomUUID(), at: Date.now(), kind: 'suspended' }),
  ]);
  type Due = { today: string; done: number; putOff: number; cards: Record<string, unknown>[] };
  const due = await get<Due>('/reviews/due?timeZone=UTC');
  expect(due).toMatchObject({ today, done: 1, putOff: 0 });
  expect(due.cards.map(({ id }) => id)).toEqual(['problem:three-sum', 'problem:two-sum', 'question:os/4']);
  const [threeSum, twoSum, question] = due.cards;
  expect(threeSum).toMatchObject({ title: 'Three Sum', lastRating: 1 });
  expect(twoSum).toMatchObject({ title: 'Two Sum', lastReviewedOn: day, lastRating: 3 });
  expect(twoSum?.dueOn).toBe(addDays(day, twoSum?.intervalDays as number));
  const isNew = { dueOn: null, lastReviewedOn: null, lastRating: null, intervalDays: 0 };
  expect(question).toEqual({ id: 'question:os/4', title: 'What is a process?', ...isNew });

  await records([
    { kind: 'review-plan', id: 'own', record: { at: 1, by: 'a', newPerDay: 0, mostPerDay: 2, interviewOn: null } },
  ]);
  expect(await get<Due>('/reviews/due')).toMatchObject({ done: 1, putOff: 1, cards: [{ id: 'problem:three-sum' }] });
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect((await get<Due>(`/reviews/due?timeZone=${zone}`)).today).toBe(dayIn(zone, Date.now()));
});

test('attempts are listed newest first, for one problem or all, in pages, with their names', async () => {
  const { key, trpc, get, records } = await learner();
  const submissions = Array.from({ length: 21 }, (_, n) => ({
    ...aSubmission(n % 3 === 0 ? 'three-sum' : 'two-sum'),
    submittedAt: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
  }));
  await trpc.practice.keepSubmissions.mutate({ userKey: key, sentAt: new Date().toISOString(), submissions });
  const newest = submissions.toReversed();
  await records([
    { kind: 'attempt-label', id: newest[1]?.key ?? '', record: { at: 1, by: 'a', name: 'By a map', note: 'Fast' } },
  ]);
  const unnamed = newest.map((one) => ({ ...one, name: '', note: '' }));
  const expected = unnamed.map((one, n) => (n === 1 ? { ...one, name: 'By a map', note: 'Fast' } : one));
  const page = { total: 21, pageSize: 20 };
  expect(await get('/attempts')).toEqual({ items: expected.slice(0, 20), page: 1, ...page });
  expect(await get('/attempts?page=2')).toEqual({ items: expected.slice(20), page: 2, ...page });
  const ofThreeSum = expected.filter(({ slug }) => slug === 'three-sum');
  expect(await get('/attempts?problem=Three-Sum')).toEqual({ items: ofThreeSum, total: 7, page: 1, pageSize: 20 });
  expect(await get('/attempts?problem=none')).toEqual({ items: [], total: 0, page: 1, pageSize: 20 });
});

test('notes are listed newest first, once each, without empty ones', async () => {
  const { get, records } = await learner();
  const changedAt = '2026-03-10T10:00:00.000Z';
  await records([aNote('Two Sum', 'A map of what was seen', changedAt)]);
  const record = (title: string, text: string, day: string) => ({
    at: Date.parse(day),
    by: 'a',
    title,
    text,
    versions: [],
    slug: '',
  });
  await records([
    { kind: 'note', id: 'question:os/4', record: record('What is a process?', 'A program that runs', '2026-04-01') },
    { kind: 'note', id: 'blog:7', record: record('A blog', '', '2026-05-01') },
    // An older copy of the first note, which yields to it.
    { kind: 'note', id: 'problem:two-sum', record: record('Two Sum', 'Older', '2026-02-01') },
  ]);
  expect(await get('/notes')).toEqual({
    items: [
      {
        id: 'question:os/4',
        title: 'What is a process?',
        text: 'A program that runs',
        changedAt: '2026-04-01T00:00:00.000Z',
      },
      { id: 'problem:two-sum', title: 'Two Sum', text: 'A map of what was seen', changedAt },
    ],
    total: 2,
    page: 1,
    pageSize: 50,
  });
});

test.each([
  '/reviews/due?timeZone=Mars/Olympus',
  '/reviews/due?timeZone=UTC&timeZone=UTC',
  '/attempts?problem=not%20a%20slug',
  '/attempts?page=0',
  '/attempts?page=1.5',
  '/notes?page=two',
  '/notes?page=1&page=2',
])('%s is refused', async (path) => {
  const { token } = await learner();
  expect((await app.rest(path, { token })).status).toBe(400);
});

test('a session opens these calls too; learners see only their own data, and nobody else sees any', async () => {
  const [ada, grace] = [await learner(), await learner()];
  await ada.put({ name: 'Two Sum', field: 'done', value: true });
  expect((await app.rest('/progress', { token: ada.session })).json<Marks>().done).toHaveLength(1);
  expect((await grace.get<Marks>('/progress')).done).toEqual([]);
  const administrator = await app.createAdministrator();
  for (const path of READ_PATHS) {
    expect((await app.rest(path)).status, path).toBe(401);
    expect((await app.rest(path, { token: administrator.token })).status, path).toBe(403);
  }
});

const EMPTY = newList('Mine', [], { now: 1, key: 'a' });
const PLAN: StudyPlan = {
  at: 1,
  by: 'a',
  isOn: true,
  interviewOn: '2100-01-01',
  company: 'Amazon',
  minutesPerWeek: 60,
  daysOff: [],
  level: 'beginner',
  timeZone: 'UTC',
  calendar: null,
};
const MADE: SyncedEntry[] = [
  { kind: 'own-list', id: LIST, record: EMPTY },
  { kind: 'study-plan', id: 'own', record: PLAN },
];

test.each(READ_PATHS)('%s takes at most two statements', async (path) => {
  const { token, session, records } = await learner();
  await records(MADE);
  for (const who of [token, session]) {
    const earlier = statements.soFar();
    expect((await app.rest(path, { token: who })).status).toBe(200);
    expect(statements.soFar() - earlier).toBeGreaterThan(0);
    expect(statements.soFar() - earlier).toBeLessThanOrEqual(2);
  }
});

test('a list is written with two statements, besides the one that finds the viewer', async () => {
  const { token, session, records } = await learner();
  await records(MADE);
  for (const [index, who] of [token, session].entries()) {
    const earlier = statements.soFar();
    const body = { name: `List ${index}`, items: [] };
    expect((await app.rest(`/lists/${LIST}`, { method: 'PUT', token: who, body })).status).toBe(200);
    expect(statements.soFar() - earlier).toBeLessThanOrEqual(3);
  }
});
