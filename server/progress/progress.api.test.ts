import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { aDraft, aSitting, aSubmission } from '#server/testing/personal-calls.ts';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { Mark } from '#shared/records/mark/mark.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const { sync, marked, records, activity, overview, exported } = progressOf(app, () => learner);

/** What a browser sends after an untick that has not seen a tick. */
const unticked = (fields: Parameters<typeof aMark>[0] = {}) => aMark({ isSet: false, ...fields });

describe('access', () => {
  const calls = (token?: string) => {
    const { accounts, progress, records: synced } = app.trpc(token);
    const input = { userKey: randomUUID(), sentAt: new Date().toISOString(), since: 0, records: [] };
    return {
      sync: () => synced.sync.mutate(input),
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
    await sync([aMark()]);
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
    await sync([aNote('Private', 'secret')]);
    expect((await sync([], { person: other })).records).toEqual([]);
    expect(JSON.stringify(await exported(other))).not.toContain('secret');
    await expect(sync([aMark()], { person: other, userKey: learner.key })).rejects.toMatchObject({
      data: { reason: 'conflict' },
    });
    expect(await records(other)).toEqual([]);
    expect(await records()).toHaveLength(1);
  });

  test('the session of a deleted account is refused', async () => {
    await app.database.prisma.user.delete({ where: { key: learner.key } });
    await expect(sync([aMark()])).rejects.toMatchObject({ data: { httpStatus: 401 } });
  });
});

describe('a mark', () => {
  test('sent twice is one record, and one day of activity', async () => {
    const tick = aMark();
    await sync([tick]);
    await sync([tick, tick]);
    expect(await records()).toHaveLength(1);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('sent many times at once is one record', async () => {
    const tick = aMark();
    await Promise.all(Array.from({ length: 8 }, () => sync([tick])));
    expect(await records()).toMatchObject([{ record: { isSet: true, by: tick.record.by }, revision: 1 }]);
  });

  test('sent again by a device whose clock is wrong changes nothing', async () => {
    const hour = 3_600_000;
    const tick = aMark({ at: new Date(Date.now() - hour).toISOString() });
    const wrong = () => new Date(Date.now() - hour).toISOString();
    await sync([tick], { sentAt: wrong() });
    const before = await records();
    await sync([tick], { sentAt: wrong() });
    expect(await records()).toEqual(before);
  });

  test('from each of many devices at once gets its own revision, so that none is missed', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Problem ${index}`);
    await Promise.all(names.map((name) => sync([aMark({ name })])));
    const revisions = (await records()).map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(names.map((_, index) => index + 1));
  });

  test('wins if it is later, in whatever order the marks arrive', async () => {
    const early = aMark({ at: '2026-03-10T10:00:00.000Z' });
    const late = unticked({ at: '2026-03-10T11:00:00.000Z' });
    await sync([early]);
    await sync([late]);
    const other = await app.createUser();
    await sync([late], { person: other });
    expect((await sync([early], { person: other })).records).toMatchObject([{ record: { isSet: false } }]);
    for (const person of [learner, other])
      expect(await records(person)).toMatchObject([{ record: { isSet: false, by: late.record.by } }]);
  });

  // By the browser's clock, which is an hour ahead, its own mark is the later one: it cannot know better.
  test('is answered with the winning one, even if the browser has already seen that', async () => {
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    const { revision } = await sync([unticked({ at: at(60_000) })]);
    const hour = 3_600_000;
    const late = await sync([aMark({ at: at(120_000 - hour) })], { since: revision, sentAt: at(-hour) });
    expect(await marked()).toEqual([]);
    expect(late.records).toMatchObject([{ id: 'done:Two Sum', record: { isSet: false } }]);
  });

  test('with a time far in the future is dated now, so that the next one of another device wins', async () => {
    await sync([aMark({ at: '2099-01-01T00:00:00.000Z' })]);
    const [stored] = (await records()).map(({ record }) => record as unknown as Mark); // it is one
    const at = stored?.at ?? 0;
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(stored?.days).toEqual({ [new Date(at).toISOString().slice(0, 10)]: { at, isTicked: true } });
    await sync([unticked({ at: new Date(Date.now() + 1).toISOString() })]);
    expect(await records()).toMatchObject([{ record: { isSet: false } }]);
  });

  test('from a device whose clock is behind does not lose to an older one', async () => {
    const hour = 3_600_000;
    await sync([aMark({ at: new Date(Date.now() - hour / 2).toISOString() })]);
    const wrong = new Date(Date.now() - hour).toISOString();
    await sync([unticked({ at: wrong })], { sentAt: wrong });
    expect(await marked()).toEqual([]);
  });

  test('of a company-wise problem is stored under its slug, and with every id of the problem', async () => {
    await listProblems(
      app.database.prisma,
      'companyProblem',
      [501, 502].map((id) => ({ id, name: 'Same Name', topic: 'Arrays' })),
    );
    const { records: answered } = await sync([aMark({ companyId: 502 }), aMark({ companyId: 9999 })]);
    expect(answered).toMatchObject([
      { kind: 'mark', id: 'done:same-name', record: { name: 'Same Name', companyIds: [501, 502], isSet: true } },
    ]);
    expect(await records()).toHaveLength(1);
  });

  test('and a note are stored under the slug of a problem that has or had the name, else under the name', async () => {
    const { prisma } = app.database;
    await listProblems(prisma, 'topicProblem', [{ id: 503, name: 'New Name', topic: 'Arrays' }]);
    await prisma.catalogueProblem.update({ where: { slug: 'new-name' }, data: { formerNames: ['Old Name'] } });
    const { records: answered } = await sync([
      aMark({ name: 'New Name' }),
      aMark({ name: 'Old Name', flag: 'starred' }),
      aMark({ name: 'New Name', flag: 'known' }),
      aNote('Old Name', 'text'),
      aMark({ name: 'No Name' }),
      aNote('No Name', 'text'),
    ]);
    expect(answered.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual([
      'mark done:No Name',
      'mark done:new-name',
      'mark known:New Name',
      'mark starred:new-name',
      'note problem:No Name',
      'note problem:new-name',
    ]);
    expect(answered.find(({ id }) => id === 'starred:new-name')?.record).toMatchObject({ name: 'New Name' });
  });

  test('is merged with that of the same problem in its call under another name', async () => {
    await listProblems(app.database.prisma, 'companyProblem', [{ id: 504, name: 'Twice', topic: 'Arrays' }]);
    const at = '2026-03-10T11:00:00.000Z';
    await sync([unticked({ name: 'Twice', at }), aMark({ companyId: 504 }), aMark({ name: 'twice' })]);
    expect(await records()).toMatchObject([{ id: 'done:twice', record: { isSet: false } }]);
  });

  test('is read from a revision on, page by page', async () => {
    const names = Array.from({ length: 620 }, (_, index) => `Problem ${index}`);
    for (let from = 0; from < names.length; from += 100)
      await sync(names.slice(from, from + 100).map((name) => aMark({ name })));
    const first = await sync();
    expect(first).toMatchObject({ hasMore: true, revision: 5 });
    const second = await sync([], { since: first.revision });
    expect(second).toMatchObject({ hasMore: false, revision: 7 });
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(names.length);
    expect((await sync([], { since: second.revision })).records).toEqual([]);
  });

  test('is refused with all others in its call when one is invalid', async () => {
    const marks = [
      { isSet: 'maybe' },
      { at: 'yesterday' },
      { at: -1 },
      { by: 'x'.repeat(51) },
      { name: 'x'.repeat(501) },
      { name: 'a\0b' },
      { companyIds: ['one'] },
      { days: { '2026-02-30': { at: 1, isTicked: true } } },
      { days: { '2026-03-10': { at: 1 } } },
    ].map((error) => ({ ...aMark(), record: { ...aMark().record, ...error } }));
    const ids = ['done:', 'done', 'hidden:two-sum', 'done:a\0b', `done:${'x'.repeat(600)}`, ''];
    const notes = [aNote('two-sum', 'x'.repeat(MAX_NOTE + 1)), aNote('two-sum', '\ud800')];
    for (const wrong of [...marks, ...ids.map((id) => ({ ...aMark(), id })), ...notes])
      await expect(
        sync([aMark({ name: 'Good' }), wrong as SyncedEntry]),
        JSON.stringify(wrong).slice(0, 200),
      ).rejects.toMatchObject({ data: { httpStatus: 400 } });
    await expect(sync(Array.from({ length: 101 }, () => aMark()))).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
    expect(await records()).toEqual([]);
  });
});

describe('two devices', () => {
  test('keep the marks that both made offline', async () => {
    await sync([aMark({ name: 'A' }), aMark({ name: 'B' })]);
    await sync([aMark({ name: 'C', at: '2026-03-10T12:00:00.000Z' })]);
    await sync([aMark({ name: 'D', at: '2026-03-10T11:00:00.000Z' })]);
    expect(await marked()).toEqual(['done A', 'done B', 'done C', 'done D']);
  });

  test('keep both notes on one problem: the later is shown, the other is its earlier version', async () => {
    const phone = aNote('two-sum', 'phone', '2026-03-10T10:00:00.000Z');
    const desk = aNote('two-sum', 'desk', '2026-03-10T11:00:00.000Z');
    await sync([desk]);
    const { records: answered } = await sync([phone]);
    const both = { kind: 'note', id: 'problem:two-sum', record: { text: 'desk', versions: [{ text: 'phone' }] } };
    expect(answered).toMatchObject([both]);
    expect(await records()).toMatchObject([both]);
  });

  test('agree after changing one item at the same moment, in whatever order the marks arrive', async () => {
    const marks = [aMark(), unticked()];
    const others = await Promise.all([app.createUser(), app.createUser()]);
    for (const [index, person] of others.entries()) {
      const ordered = index === 0 ? marks : marks.toReversed();
      for (const single of ordered) await sync([single], { person });
    }
    const [first, second] = await Promise.all(others.map((person) => records(person)));
    expect(first?.[0]?.record).toEqual(second?.[0]?.record);
  });
});

describe('activity', () => {
  const tick = (at: string, fields: Parameters<typeof aMark>[0] = {}) =>
    aMark({ timeZone: 'Asia/Kolkata', at, ...fields });
  const untick = (at: string) => tick(at, { isSet: false });

  test('at 23:50 and 00:10 in Asia/Kolkata counts on two days', async () => {
    await sync([tick('2026-03-10T18:20:00.000Z', { name: 'A' }), tick('2026-03-10T18:40:00.000Z', { name: 'B' })]);
    expect(await activity()).toEqual(['2026-03-10 A', '2026-03-11 B']);
    expect((await overview('Asia/Kolkata')).streaks.longest).toBe(2);
  });

  test('for a problem that is unticked and ticked again counts once a day', async () => {
    const [morning, noon, evening] = ['04', '08', '14'].map((hour) => `2026-03-10T${hour}:00:00.000Z`);
    await sync([tick(morning ?? ''), untick(noon ?? ''), tick(evening ?? '')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
    await sync([untick('2026-03-11T05:00:00.000Z'), tick('2026-03-11T06:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum', '2026-03-11 Two Sum']);
  });

  test('does not count for a tick undone on the same day, and stays when it is undone on a later day', async () => {
    await sync([tick('2026-03-10T05:00:00.000Z'), untick('2026-03-10T05:01:00.000Z')]);
    expect(await activity()).toEqual([]);
    await sync([tick('2026-03-11T05:00:00.000Z')]);
    await sync([untick('2026-03-12T05:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-11 Two Sum']);
  });

  test('does not count for a tick that another device undid on the same day, even if it arrives late', async () => {
    await sync([untick('2026-03-10T06:00:00.000Z')]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual([]);
  });

  test('from an offline device counts on its own day, even if it arrives late', async () => {
    await sync([untick('2026-03-12T05:00:00.000Z')]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
    expect(await marked()).toEqual([]);
  });

  test('is not counted for stars, notes, and ticks without a known day', async () => {
    await sync([aMark({ flag: 'starred' }), aNote('Two Sum', 'text'), aMark({ name: 'Old', at: null })]);
    expect(await records()).toHaveLength(3);
    expect(await activity()).toEqual([]);
    expect((await overview()).days).toEqual([]);
  });

  test('of today and yesterday makes the current streak and is in the heat map', async () => {
    const now = Date.now();
    const at = (ago: number) => new Date(now - ago).toISOString();
    await sync([aMark({ name: 'A', at: at(86_400_000) }), aMark({ name: 'B', at: at(0) })]);
    const { streaks, days, today } = await overview();
    expect(streaks).toEqual({ current: 2, longest: 2 });
    expect(days.at(-1)).toEqual({ day: today, count: 1 });
    expect(days).toHaveLength(2);
    // An unknown time zone counts as UTC.
    expect((await overview('Moon/Tranquility')).today).toBe(today);
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
      aMark({ name: 'A' }),
      aMark({ name: 'C' }),
      aMark({ name: 'A', flag: 'starred', at: '2026-03-10T12:00:00.000Z' }),
      aMark({ name: 'C', flag: 'starred' }),
      aMark({ name: 'Deleted since' }),
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
    await sync([aMark({ name: 'Ticked' })]);
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
  const known = (name: string, isSet = true) => aMark({ name, flag: 'known', isSet });
  const revise = (name: string) => aMark({ name, flag: 'revise' });

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
    const synced = await sync();
    expect(synced.records).toMatchObject([
      { kind: 'mark', id: 'known:py/1', record: { name: 'py/1', companyIds: [], isSet: true } },
      { kind: 'mark', id: 'revise:py/2', record: { name: 'py/2', companyIds: [], isSet: true } },
    ]);
    expect(await activity()).toEqual([]);
  });

  test('counts for its subject, not as known when it is to be revised, and not at all when it is gone', async () => {
    await sync([known('py/1'), known('py/2'), revise('py/2'), known('py/3', false), known('py/99'), revise('js/1')]);
    const { subjects, total } = await overview();
    expect(subjects).toEqual([
      { kind: 'interview-questions', category: 'py', known: 1, revise: 1, of: 3 },
      { kind: 'interview-questions', category: 'os', known: 0, revise: 0, of: 1 },
      { kind: 'cheat-sheet', category: 'js', known: 0, revise: 1, of: 1 },
    ]);
    expect(total.done).toBe(0);
  });

  test('is in the exported file, and its import can be undone', async () => {
    await sync([known('py/1'), revise('py/2')]);
    const file = await exported();
    const other = await app.createUser();
    const { progress } = app.trpc(other.token);
    expect(await progress.previewImport.mutate(file)).toMatchObject({ questions: 2, done: 0, unchanged: 0 });
    await progress.import.mutate(file);
    expect((await exported(other)).records).toEqual(file.records);
    await progress.undoImport.mutate();
    expect(await marked(other)).toEqual([]);
    const item = { previousValue: null, changedAt: '2026-03-10T10:00:00.000Z' };
    const items = [
      { ...item, name: 'py/3', field: 'known' as const, value: 'true' },
      { ...item, name: 'py/1', field: 'revise' as const, value: 'false' },
    ];
    expect(await progress.import.mutate({ ...file, records: [], items })).toMatchObject({ questions: 1 });
    expect(await marked(other)).toEqual(['known py/3']);
  });
});

describe('deleting the account', () => {
  test('removes progress, work, sessions and subscription, and anonymises the blogs, of nobody else', async () => {
    const other = await app.createUser();
    await sync([aMark()], { person: other });
    await sync([aMark()]);
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
    expect(await records()).toEqual([]);
    expect(await activity()).toEqual([]);
    expect(await app.database.prisma.subscriber.count({ where: { email } })).toBe(0);
    expect(await app.database.prisma.blog.findUnique({ where: { id: 4242 } })).toMatchObject({ authorKey: null });
    expect(await records(other)).toHaveLength(1);
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
