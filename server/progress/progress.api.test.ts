import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { aDraft, aSitting, aSubmission } from '#server/testing/personal-calls.ts';
import { change, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const { sync, rows, activity, overview, exported } = progressOf(app, () => learner);

describe('access', () => {
  const calls = (token?: string) => {
    const { accounts, progress } = app.trpc(token);
    const input = { userKey: randomUUID(), sentAt: new Date().toISOString(), since: 0, changes: [] };
    return {
      sync: () => progress.sync.mutate(input),
      overview: () => progress.overview.query({ timeZone: 'UTC' }),
      export: () => progress.export.query(),
      previewImport: () => progress.previewImport.mutate({}),
      import: () => progress.import.mutate({}),
      undoImport: () => progress.undoImport.mutate(),
      removeAccount: () => accounts.remove.mutate(),
    };
  };

  test('every call refuses a visitor', async () => {
    for (const [name, run] of Object.entries(calls())) {
      const outcome = await settled(async () => ({ record: { answer: await run() } }));
      expect(outcome, name).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  test('every call refuses an administrator', async () => {
    const { token } = await app.createAdministrator();
    for (const [name, run] of Object.entries(calls(token))) {
      const outcome = await settled(async () => ({ record: { answer: await run() } }));
      expect(outcome, name).toMatchObject({ status: 403, message: 'Only a learner may do this' });
    }
  });

  test("an administrator who is also signed in as a learner has the learner's progress", async () => {
    const administrator = await app.createAdministrator();
    await sync([change()]);
    const cookie = `${administrator.cookie}; ${learner.cookie}`;
    const answer = await app.rest('/trpc/progress.export', { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Two Sum');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const alone = await app.rest('/trpc/progress.export', { headers: { Cookie: administrator.cookie } });
    expect(alone.status).toBe(403);
  });

  test("nobody reaches somebody else's progress, not even with that person's key", async () => {
    const other = await app.createUser();
    await sync([change({ name: 'Private', field: 'note', value: 'secret' })]);
    expect((await sync([], { person: other })).items).toEqual([]);
    expect(JSON.stringify(await exported(other))).not.toContain('secret');
    await expect(sync([change()], { person: other, userKey: learner.key })).rejects.toMatchObject({
      data: { reason: 'conflict' },
    });
    expect(await rows(other)).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test('the session of a deleted account is refused', async () => {
    await app.database.prisma.user.delete({ where: { key: learner.key } });
    await expect(sync([change()])).rejects.toMatchObject({ data: { httpStatus: 401 } });
  });
});

describe('a change', () => {
  test('sent twice is one row, and one mark of activity', async () => {
    const tick = change();
    await sync([tick]);
    await sync([tick, tick]);
    expect(await rows()).toHaveLength(1);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('sent many times at once is one row', async () => {
    const tick = change();
    await Promise.all(Array.from({ length: 8 }, () => sync([tick])));
    expect(await rows()).toMatchObject([{ value: 'true', changeKey: tick.changeKey, revision: 1 }]);
  });

  test('from each of many devices at once gets its own revision, so that none is missed', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Problem ${index}`);
    await Promise.all(names.map((name) => sync([change({ name })])));
    const revisions = (await rows()).map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(names.map((_, index) => index + 1));
  });

  test('wins if it is later, in whatever order the changes arrive', async () => {
    const early = change({ value: 'true', changedAt: '2026-03-10T10:00:00.000Z' });
    const late = change({ value: 'false', changedAt: '2026-03-10T11:00:00.000Z' });
    await sync([early]);
    await sync([late]);
    const other = await app.createUser();
    await sync([late], { person: other });
    expect((await sync([early], { person: other })).items).toMatchObject([{ value: 'false' }]);
    expect((await rows()).map(({ value }) => value)).toEqual(['false']);
    expect((await rows(other)).map(({ value }) => value)).toEqual(['false']);
  });

  test('is answered with the winning value, even if the browser has already seen that', async () => {
    const { revision } = await sync([change({ value: 'false', changedAt: '2026-03-10T11:00:00.000Z' })]);
    const late = await sync([change({ changedAt: '2026-03-10T10:00:00.000Z' })], { since: revision });
    expect(late.items).toMatchObject([{ name: 'Two Sum', field: 'done', value: 'false' }]);
  });

  test('with a time far in the future is dated now, so that the next one of another device wins', async () => {
    await sync([change({ changedAt: '2099-01-01T00:00:00.000Z' })]);
    const [row] = await rows();
    expect(Math.abs((row?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await sync([change({ value: 'false', changedAt: new Date(Date.now() + 1).toISOString() })]);
    expect((await rows()).map(({ value }) => value)).toEqual(['false']);
  });

  test('keeps its order within a call, however far the clock is ahead', async () => {
    // The greatest key is first, so that the first change would win a tie.
    const keys = [randomUUID(), randomUUID(), randomUUID()].toSorted().toReversed();
    const changes = keys.map((changeKey, index) =>
      change({ field: 'note', value: `note ${index}`, changeKey, changedAt: `2099-01-01T00:00:0${index}.000Z` }),
    );
    await sync(changes);
    expect((await rows()).map(({ value }) => value)).toEqual(['note 2']);
  });

  test('from a device whose clock is behind does not lose to an older one', async () => {
    const hour = 3_600_000;
    await sync([change({ changedAt: new Date(Date.now() - hour / 2).toISOString() })]);
    const wrong = new Date(Date.now() - hour).toISOString();
    await sync([change({ value: 'false', changedAt: wrong })], { sentAt: wrong });
    expect((await rows()).map(({ value }) => value)).toEqual(['false']);
  });

  test('with the key of a change to another problem is ignored', async () => {
    const changeKey = randomUUID();
    await sync([change({ changeKey })]);
    await sync([change({ changeKey, name: 'Other' }), change({ name: 'Third' })]);
    expect((await rows()).map(({ problemName }) => problemName)).toEqual(['Third', 'Two Sum']);
  });

  test('to a company-wise problem is stored under its name, and every id of that name is returned', async () => {
    await listProblems(
      app.database.prisma,
      'companyProblem',
      [501, 502].map((id) => ({ id, name: 'Same Name', topic: 'Arrays' })),
    );
    const { items } = await sync([
      change({ companyId: 502, isMerged: true }),
      change({ companyId: 9999, isMerged: true }),
    ]);
    expect(items).toEqual([{ name: 'Same Name', companyIds: [501, 502], field: 'done', value: 'true' }]);
  });

  test('to a company-wise problem is accepted under the name that browsers used earlier', async () => {
    await listProblems(app.database.prisma, 'companyProblem', [{ id: 503, name: 'Kept Name', topic: 'Arrays' }]);
    const { items } = await sync([{ ...change(), problem: { sdeId: 503 } }]);
    expect(items).toEqual([{ name: 'Kept Name', companyIds: [503], field: 'done', value: 'true' }]);
  });

  test('is read from a revision on, page by page', async () => {
    const names = Array.from({ length: 620 }, (_, index) => `Problem ${index}`);
    for (let from = 0; from < names.length; from += 100) {
      await sync(names.slice(from, from + 100).map((name) => change({ name })));
    }
    const first = await sync();
    expect(first).toMatchObject({ hasMore: true, revision: 500 });
    const second = await sync([], { since: first.revision });
    expect(second).toMatchObject({ hasMore: false, revision: 620 });
    expect(new Set([...first.items, ...second.items].map(({ name }) => name)).size).toBe(names.length);
    expect((await sync([], { since: second.revision })).items).toEqual([]);
  });

  test('is refused with all others in its call when it is invalid', async () => {
    const errors = [
      { value: 'maybe' },
      { name: '' },
      { name: 'a\0b' },
      { field: 'note', value: 'x'.repeat(50_001) },
      { field: 'note', value: '\ud800' },
      { changedAt: 'yesterday' },
      { changeKey: 'one' },
      { field: 'hidden' },
    ];
    for (const error of errors) {
      const wrong = { ...change(), ...change(error as Parameters<typeof change>[0]) };
      await expect(sync([change({ name: 'Good' }), wrong]), JSON.stringify(error).slice(0, 60)).rejects.toMatchObject({
        data: { httpStatus: 400 },
      });
    }
    await expect(sync(Array.from({ length: 101 }, () => change()))).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
    expect(await rows()).toEqual([]);
  });
});

describe('two devices', () => {
  test('keep the edits that both made offline', async () => {
    await sync([change({ name: 'A' }), change({ name: 'B' })]);
    await sync([change({ name: 'C', changedAt: '2026-03-10T12:00:00.000Z' })]);
    await sync([change({ name: 'D', changedAt: '2026-03-10T11:00:00.000Z' })]);
    expect((await rows()).map(({ problemName }) => problemName)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('keep both notes on one problem: the later is shown, the other is its earlier version', async () => {
    const phone = change({ field: 'note', value: 'phone', replaces: '', changedAt: '2026-03-10T10:00:00.000Z' });
    const desk = change({ field: 'note', value: 'desk', replaces: '', changedAt: '2026-03-10T11:00:00.000Z' });
    await sync([desk]);
    await sync([phone]);
    expect(await rows()).toMatchObject([{ value: 'desk', previousValue: 'phone' }]);
    expect((await overview()).earlierNotes).toEqual([{ name: 'Two Sum', value: 'desk', previousValue: 'phone' }]);
  });

  test('agree after changing one item at the same moment, in whatever order the changes arrive', async () => {
    const changes = ['true', 'false'].map((value) => change({ value }));
    const others = await Promise.all([app.createUser(), app.createUser()]);
    for (const [index, person] of others.entries()) {
      const ordered = index === 0 ? changes : changes.toReversed();
      for (const single of ordered) await sync([single], { person });
    }
    const [first, second] = await Promise.all(others.map((person) => rows(person)));
    expect(first?.[0]?.value).toBe(second?.[0]?.value);
  });
});

describe('a merge at sign-in', () => {
  test("keeps the ticks of both sides: a guest's three and the account's two", async () => {
    await sync([change({ name: 'A' }), change({ name: 'B' })]);
    const guest = ['B', 'C', 'D', 'E'].map((name) => change({ name, isMerged: true }));
    const { merged } = await sync(guest);
    expect(merged).toEqual({ done: 3, starred: 0, questions: 0, notes: 0, keptNotes: 0 });
    expect((await rows()).filter(({ value }) => value === 'true')).toHaveLength(5);
  });

  test("keeps a guest's tick although the account has unticked it since", async () => {
    await sync([change({ value: 'false', changedAt: '2026-03-10T12:00:00.000Z' })]);
    const { items } = await sync([change({ isMerged: true, changedAt: null })]);
    expect(items).toMatchObject([{ value: 'true' }]);
  });

  test('shows the newer note and keeps the older one, sent twice or not', async () => {
    await sync([change({ field: 'note', value: 'account' })]);
    const guest = change({ field: 'note', value: 'guest', isMerged: true, changedAt: '2026-03-11T10:00:00.000Z' });
    expect((await sync([guest])).merged).toMatchObject({ notes: 1, keptNotes: 1 });
    expect((await sync([guest])).merged).toMatchObject({ notes: 0, keptNotes: 0 });
    expect(await rows()).toMatchObject([{ value: 'guest', previousValue: 'account' }]);
  });
});

describe('activity', () => {
  const tick = (changedAt: string, fields: Parameters<typeof change>[0] = {}) =>
    change({ timeZone: 'Asia/Kolkata', changedAt, ...fields });

  test('at 23:50 and 00:10 in Asia/Kolkata counts on two days', async () => {
    await sync([tick('2026-03-10T18:20:00.000Z', { name: 'A' }), tick('2026-03-10T18:40:00.000Z', { name: 'B' })]);
    expect(await activity()).toEqual(['2026-03-10 A', '2026-03-11 B']);
    expect((await overview('Asia/Kolkata')).streaks.longest).toBe(2);
  });

  test('for a problem that is unticked and ticked again counts once a day', async () => {
    const [morning, noon, evening] = ['04', '08', '14'].map((hour) => `2026-03-10T${hour}:00:00.000Z`);
    await sync([tick(morning ?? ''), tick(noon ?? '', { value: 'false' }), tick(evening ?? '')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
    await sync([tick('2026-03-11T05:00:00.000Z', { value: 'false' }), tick('2026-03-11T06:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum', '2026-03-11 Two Sum']);
  });

  test('does not count for a tick undone on the same day, and stays when it is undone on a later day', async () => {
    await sync([tick('2026-03-10T05:00:00.000Z'), tick('2026-03-10T05:01:00.000Z', { value: 'false' })]);
    expect(await activity()).toEqual([]);
    await sync([tick('2026-03-11T05:00:00.000Z')]);
    await sync([tick('2026-03-12T05:00:00.000Z', { value: 'false' })]);
    expect(await activity()).toEqual(['2026-03-11 Two Sum']);
  });

  test('does not count for a tick that another device undid on the same day, even if it arrives late', async () => {
    await sync([tick('2026-03-10T06:00:00.000Z', { value: 'false' })]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual([]);
  });

  test('from an offline device counts on its own day, even if it arrives late', async () => {
    await sync([tick('2026-03-12T05:00:00.000Z', { value: 'false' })]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('is not counted for stars, notes, and ticks without a known day', async () => {
    await sync([
      change({ field: 'starred' }),
      change({ field: 'note', value: 'text' }),
      change({ name: 'Old', isMerged: true, changedAt: null }),
    ]);
    expect(await activity()).toEqual([]);
  });

  test('in an unknown time zone is counted in UTC', async () => {
    await sync([change({ timeZone: 'Moon/Tranquility' })]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('of today and yesterday makes the current streak and is in the heat map', async () => {
    const now = Date.now();
    const at = (ago: number) => new Date(now - ago).toISOString();
    await sync([change({ name: 'A', changedAt: at(86_400_000) }), change({ name: 'B', changedAt: at(0) })]);
    const { streaks, days, today } = await overview();
    expect(streaks).toEqual({ current: 2, longest: 2 });
    expect(days.at(-1)).toEqual({ day: today, count: 1 });
    expect(days).toHaveLength(2);
  });
});

describe('the overview', () => {
  test('counts a problem once, by topic and by level, and links starred ones', async () => {
    await app.empty('topicProblem');
    await app.empty('companyProblem');
    await app.empty('sheetTopic');
    await app.database.prisma.sheetTopic.create({ data: { id: 1, name: 'Graph theory', topic: 'Graphs' } });
    await listProblems(app.database.prisma, 'topicProblem', [
      { id: 1, name: 'A', topic: 'Graphs', level: 'Hard' },
      { id: 2, name: 'B', topic: 'Arrays', level: 'Easy' },
    ]);
    await listProblems(app.database.prisma, 'companyProblem', [
      { id: 1, name: 'A', topic: 'Graph', level: 'Hard', companies: 'Acme' },
      { id: 2, name: 'C', topic: 'Arrays', level: 'Easy', companies: 'Acme, Other' },
    ]);
    await sync([
      change({ name: 'A' }),
      change({ name: 'C' }),
      change({ name: 'A', field: 'starred', changedAt: '2026-03-10T12:00:00.000Z' }),
      change({ name: 'C', field: 'starred' }),
      change({ name: 'Deleted since' }),
    ]);
    const { total, topics, levels, starred } = await overview();
    expect(total).toMatchObject({ done: 2, of: 3 });
    expect(topics).toEqual([
      { name: 'Graphs', done: 1, of: 1 },
      { name: 'Arrays', done: 1, of: 2 },
    ]);
    expect(levels).toEqual([
      { name: 'Easy', done: 1, of: 2 },
      { name: 'Hard', done: 1, of: 1 },
    ]);
    expect(starred).toEqual([
      { name: 'A', level: 'Hard', topic: 'Graphs', company: null },
      { name: 'C', level: 'Easy', topic: null, company: 'Acme' },
    ]);
  });

  test('counts SQL exercises and problems of contests too, each by a tick or an accepted submission', async () => {
    for (const name of ['topicProblem', 'companyProblem', 'problem'] as const) await app.empty(name);
    await listProblems(app.database.prisma, 'topicProblem', [{ id: 1, name: 'On a sheet', topic: 'Graphs' }]);
    const judged = { kind: 'stdin', statement: 'Solve it.' };
    await listProblems(app.database.prisma, 'problem', [
      { ...judged, id: 1, name: 'On a sheet', slug: 'on-a-sheet', contest: 1 },
      { ...judged, id: 2, name: 'Ticked', slug: 'ticked', kind: 'sql' },
      { ...judged, id: 3, name: 'Solved', slug: 'Solved', contest: 1 },
      { ...judged, id: 4, name: 'Failed', slug: 'failed', contest: 1 },
    ]);
    const before = await overview();
    await sync([change({ name: 'Ticked' })]);
    const submissions = [aSubmission('solved'), { ...aSubmission('failed'), verdict: 'Wrong Answer' as const }];
    await app.trpc(learner.token).practice.keepSubmissions.mutate({
      userKey: learner.key,
      sentAt: new Date().toISOString(),
      submissions,
    });
    const { kinds, total } = await overview();
    expect(kinds).toEqual([
      { name: 'Sheets', done: before.kinds[0]?.done, of: 1 },
      { name: 'SQL exercises', done: 1, of: 1 },
      { name: 'Contests', done: 1, of: 2 },
    ]);
    expect(total.of).toBe(4);
    await app.empty('problem');
  });
});

describe('a question', () => {
  const known = (name: string, value = 'true') => change({ name, field: 'known', value });
  const revise = (name: string) => change({ name, field: 'revise' });

  beforeEach(async () => {
    await app.empty('question');
    await app.empty('cheatSheetItem');
    const [header, text] = ['A question', 'An answer'];
    const data = [1, 2, 3].map((id) => ({ id, category: 'py', header, text }));
    await app.database.prisma.question.createMany({ data: [...data, { id: 1, category: 'os', header, text }] });
    await app.database.prisma.cheatSheetItem.create({ data: { id: 1, category: 'js', header } });
  });

  test('is marked like a problem and sent to other devices, but does not count as activity', async () => {
    await sync([known('py/1'), revise('py/2')]);
    const { items } = await sync();
    expect(items).toEqual([
      { name: 'py/1', companyIds: [], field: 'known', value: 'true' },
      { name: 'py/2', companyIds: [], field: 'revise', value: 'true' },
    ]);
    expect(await activity()).toEqual([]);
  });

  test('counts for its subject, not as known when it is to be revised, and not at all when it is gone', async () => {
    await sync([known('py/1'), known('py/2'), revise('py/2'), known('py/3', 'false'), known('py/99'), revise('js/1')]);
    const { subjects, total } = await overview();
    expect(subjects).toEqual([
      { kind: 'interview-questions', category: 'py', known: 1, revise: 1, of: 3 },
      { kind: 'interview-questions', category: 'os', known: 0, revise: 0, of: 1 },
      { kind: 'cheat-sheet', category: 'js', known: 0, revise: 1, of: 1 },
    ]);
    expect(total.done).toBe(0);
  });

  test('marked by a guest is added to the account at sign-in', async () => {
    await sync([revise('py/1')]);
    const { merged } = await sync([
      { ...known('py/2'), isMerged: true },
      { ...revise('py/1'), isMerged: true },
    ]);
    expect(merged).toMatchObject({ questions: 1, done: 0 });
    expect((await overview()).subjects[0]).toMatchObject({ known: 1, revise: 1 });
  });

  test('is in the exported file, and its import can be undone', async () => {
    await sync([known('py/1'), revise('py/2')]);
    const file = await exported();
    const other = await app.createUser();
    const { progress } = app.trpc(other.token);
    expect(await progress.previewImport.mutate(file)).toMatchObject({ questions: 2, done: 0, unchanged: 0 });
    await progress.import.mutate(file);
    expect((await exported(other)).items).toEqual(file.items);
    await progress.undoImport.mutate();
    expect((await exported(other)).items).toEqual([]);
    expect(await progress.import.mutate({ 'known-py/3': 'true', 'revise-py/1': 'false' })).toMatchObject({
      questions: 1,
    });
  });
});

describe('deleting the account', () => {
  test('removes progress, work, sessions and subscription, and anonymises the blogs, of nobody else', async () => {
    const other = await app.createUser();
    await sync([change()], { person: other });
    await sync([change()]);
    const { email } = await app.database.prisma.user.findUniqueOrThrow({ where: { key: learner.key } });
    await app.database.prisma.subscriber.create({ data: { email } });
    for (const person of [other, learner]) {
      const { practice } = app.trpc(person.token);
      const sent = { userKey: person.key, sentAt: new Date().toISOString() };
      await practice.saveDraft.mutate({ ...sent, ...aDraft('two-sum', 'code') });
      await practice.keepSubmissions.mutate({ ...sent, submissions: [aSubmission('two-sum')] });
      await practice.keepSitting.mutate({ userKey: person.key, sitting: aSitting() });
    }
    await app.database.prisma.blog.create({ data: { id: 4242, header: 'Mine', authorKey: learner.key } });
    const answer = await app.rest('/trpc/accounts.remove', {
      method: 'POST',
      headers: { Cookie: learner.cookie },
      body: {},
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/gearup_user=;/);
    await expect(sync()).rejects.toMatchObject({ data: { httpStatus: 401 } });
    expect(await rows()).toEqual([]);
    expect(await activity()).toEqual([]);
    expect(await app.database.prisma.subscriber.count({ where: { email } })).toBe(0);
    expect(await app.database.prisma.blog.findUnique({ where: { id: 4242 } })).toMatchObject({ authorKey: null });
    expect(await rows(other)).toHaveLength(1);
    const { problemDraft, sitting, submission } = app.database.prisma;
    for (const [{ key: userKey }, count] of [
      [learner, 0],
      [other, 1],
    ] as const) {
      expect(await problemDraft.count({ where: { userKey } })).toBe(count);
      expect(await submission.count({ where: { userKey } })).toBe(count);
      expect(await sitting.count({ where: { userKey } })).toBe(count);
    }
  });
});
