import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mistyped, settled } from '#server/testing/doors.ts';
import { aDraft, aSitting, aSubmission, aTry } from '#server/testing/personal-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { ProgressField } from '#shared/rules/progress/progress-merge.ts';
import type { QueuedChange } from '#shared/schemas/progress.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

type Given = {
  name?: string;
  companyId?: number;
  field?: ProgressField;
  value?: string;
  changedAt?: string | null;
  changeKey?: string;
  timeZone?: string;
  replaces?: string;
  isMerged?: boolean;
};

const change = ({ name = 'Two Sum', companyId, field = 'done', value = 'true', ...others }: Given = {}) => ({
  changeKey: randomUUID(),
  problem: companyId === undefined ? { name } : { companyId },
  field,
  value,
  changedAt: '2026-03-10T10:00:00.000Z',
  timeZone: 'UTC',
  isMerged: false,
  ...others,
});

type Options = { since?: number; person?: Person; sentAt?: string; userKey?: string };

const sync = (changes: QueuedChange[] = [], { since = 0, person = learner, ...others }: Options = {}) =>
  app.trpc(person.token).progress.sync.mutate({
    userKey: person.key,
    sentAt: new Date().toISOString(),
    since,
    changes,
    ...others,
  });

const rows = (person = learner) =>
  app.database.prisma.progress.findMany({
    where: { userKey: person.key },
    orderBy: [{ problemName: 'asc' }, { field: 'asc' }],
  });

const activity = async (person = learner) => {
  const marks = await app.database.prisma.activityMark.findMany({ where: { userKey: person.key } });
  return marks.map(({ day, problemName }) => `${day} ${problemName}`).toSorted();
};

const overview = (timeZone = 'UTC') => app.trpc(learner.token).progress.overview.query({ timeZone });
const exported = async (person = learner) => app.trpc(person.token).progress.export.query();

describe('who may', () => {
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

  test('a visitor is refused by every call', async () => {
    for (const [name, run] of Object.entries(calls())) {
      const outcome = await settled(async () => ({ record: { answer: await run() } }));
      expect(outcome, name).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  test('an administrator is no learner', async () => {
    const { token } = await app.createAdministrator();
    for (const [name, run] of Object.entries(calls(token))) {
      const outcome = await settled(async () => ({ record: { answer: await run() } }));
      expect(outcome, name).toMatchObject({ status: 403, message: 'Only a learner may do this' });
    }
  });

  test('an administrator who is a learner too, in one browser, has the progress of the learner', async () => {
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

  test("nobody reaches another one's progress, not even by naming them", async () => {
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

  test('the session of a deleted account reaches nothing', async () => {
    await app.database.prisma.user.delete({ where: { key: learner.key } });
    await expect(sync([change()])).rejects.toMatchObject({ data: { httpStatus: 401 } });
  });
});

describe('a change', () => {
  test('that is sent twice is one row, and one mark of activity', async () => {
    const tick = change();
    await sync([tick]);
    await sync([tick, tick]);
    expect(await rows()).toHaveLength(1);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('that is sent many times at once is one row', async () => {
    const tick = change();
    await Promise.all(Array.from({ length: 8 }, () => sync([tick])));
    expect(await rows()).toMatchObject([{ value: 'true', changeKey: tick.changeKey, revision: 1 }]);
  });

  test('of each of many devices at once has a revision of its own, so that none is overlooked', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Problem ${index}`);
    await Promise.all(names.map((name) => sync([change({ name })])));
    const revisions = (await rows()).map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(names.map((_, index) => index + 1));
  });

  test('wins if it is later, in whichever order they arrive', async () => {
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

  test('tells a browser that had seen the winner already', async () => {
    const { revision } = await sync([change({ value: 'false', changedAt: '2026-03-10T11:00:00.000Z' })]);
    const late = await sync([change({ changedAt: '2026-03-10T10:00:00.000Z' })], { since: revision });
    expect(late.items).toMatchObject([{ name: 'Two Sum', field: 'done', value: 'false' }]);
  });

  test('from a clock far in the future is taken for now, and the next one of another device wins', async () => {
    await sync([change({ changedAt: '2099-01-01T00:00:00.000Z' })]);
    const [row] = await rows();
    expect(Math.abs((row?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await sync([change({ value: 'false', changedAt: new Date(Date.now() + 1).toISOString() })]);
    expect((await rows()).map(({ value }) => value)).toEqual(['false']);
  });

  test('keeps its order in one call, however far its clock is ahead', async () => {
    // The greatest key comes first, so that a tie would let the first one win.
    const keys = [randomUUID(), randomUUID(), randomUUID()].toSorted().toReversed();
    const changes = keys.map((changeKey, index) =>
      change({ field: 'note', value: `note ${index}`, changeKey, changedAt: `2099-01-01T00:00:0${index}.000Z` }),
    );
    await sync(changes);
    expect((await rows()).map(({ value }) => value)).toEqual(['note 2']);
  });

  test('of a clock that is behind is not lost to an older one', async () => {
    const hour = 3_600_000;
    await sync([change({ changedAt: new Date(Date.now() - hour / 2).toISOString() })]);
    const wrong = new Date(Date.now() - hour).toISOString();
    await sync([change({ value: 'false', changedAt: wrong })], { sentAt: wrong });
    expect((await rows()).map(({ value }) => value)).toEqual(['false']);
  });

  test('with a key that another problem has says nothing, and breaks nothing', async () => {
    const changeKey = randomUUID();
    await sync([change({ changeKey })]);
    await sync([change({ changeKey, name: 'Other' }), change({ name: 'Third' })]);
    expect((await rows()).map(({ problemName }) => problemName)).toEqual(['Third', 'Two Sum']);
  });

  test('of a company-wise problem is kept under its name, and every id of that name is told', async () => {
    await app.database.prisma.companyProblem.createMany({
      data: [501, 502].map((id) => ({ id, name: 'Same Name', topic: 'Arrays' })),
    });
    const { items } = await sync([
      change({ companyId: 502, isMerged: true }),
      change({ companyId: 9999, isMerged: true }),
    ]);
    expect(items).toEqual([{ name: 'Same Name', companyIds: [501, 502], field: 'done', value: 'true' }]);
  });

  test('of a company-wise problem as browsers named it once is kept as well', async () => {
    await app.database.prisma.companyProblem.create({ data: { id: 503, name: 'Kept Name', topic: 'Arrays' } });
    const { items } = await sync([{ ...change(), problem: { sdeId: 503 } }]);
    expect(items).toEqual([{ name: 'Kept Name', companyIds: [503], field: 'done', value: 'true' }]);
  });

  test('is asked for from a revision on, page by page', async () => {
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

  test('that is not one is refused, and nothing of its call is kept', async () => {
    const faults = [
      { value: 'maybe' },
      { name: '' },
      { name: 'a\0b' },
      { field: 'note', value: 'x'.repeat(50_001) },
      { field: 'note', value: '\ud800' },
      { changedAt: 'yesterday' },
      { changeKey: 'one' },
      { field: 'hidden' },
    ];
    for (const fault of faults) {
      const wrong = { ...change(), ...change(fault as Given) };
      await expect(sync([change({ name: 'Good' }), wrong]), JSON.stringify(fault).slice(0, 60)).rejects.toMatchObject({
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
  test('that edit offline both keep their edits', async () => {
    await sync([change({ name: 'A' }), change({ name: 'B' })]);
    await sync([change({ name: 'C', changedAt: '2026-03-10T12:00:00.000Z' })]);
    await sync([change({ name: 'D', changedAt: '2026-03-10T11:00:00.000Z' })]);
    expect((await rows()).map(({ problemName }) => problemName)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('that write a note on one problem keep both: the later is shown, the other is its earlier version', async () => {
    const phone = change({ field: 'note', value: 'phone', replaces: '', changedAt: '2026-03-10T10:00:00.000Z' });
    const desk = change({ field: 'note', value: 'desk', replaces: '', changedAt: '2026-03-10T11:00:00.000Z' });
    await sync([desk]);
    await sync([phone]);
    expect(await rows()).toMatchObject([{ value: 'desk', previousValue: 'phone' }]);
    expect((await overview()).earlierNotes).toEqual([{ name: 'Two Sum', value: 'desk', previousValue: 'phone' }]);
  });

  test('that change the same item at the same moment agree, in whichever order they come', async () => {
    const changes = ['true', 'false'].map((value) => change({ value }));
    const others = await Promise.all([app.createUser(), app.createUser()]);
    for (const [index, person] of others.entries()) {
      const ordered = index === 0 ? changes : changes.toReversed();
      for (const one of ordered) await sync([one], { person });
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

  test("a guest's tick stays although the account has unticked it since", async () => {
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
  const tick = (changedAt: string, given: Given = {}) => change({ timeZone: 'Asia/Kolkata', changedAt, ...given });

  test('at 23:50 and 00:10 in Asia/Kolkata is on two days', async () => {
    await sync([tick('2026-03-10T18:20:00.000Z', { name: 'A' }), tick('2026-03-10T18:40:00.000Z', { name: 'B' })]);
    expect(await activity()).toEqual(['2026-03-10 A', '2026-03-11 B']);
    expect((await overview('Asia/Kolkata')).streaks.longest).toBe(2);
  });

  test('of a problem that is unticked and ticked again counts once on a day, and anew on the next', async () => {
    const [morning, noon, evening] = ['04', '08', '14'].map((hour) => `2026-03-10T${hour}:00:00.000Z`);
    await sync([tick(morning ?? ''), tick(noon ?? '', { value: 'false' }), tick(evening ?? '')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
    await sync([tick('2026-03-11T05:00:00.000Z', { value: 'false' }), tick('2026-03-11T06:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum', '2026-03-11 Two Sum']);
  });

  test('that was a slip does not count, and an untick on a later day takes nothing back', async () => {
    await sync([tick('2026-03-10T05:00:00.000Z'), tick('2026-03-10T05:01:00.000Z', { value: 'false' })]);
    expect(await activity()).toEqual([]);
    await sync([tick('2026-03-11T05:00:00.000Z')]);
    await sync([tick('2026-03-12T05:00:00.000Z', { value: 'false' })]);
    expect(await activity()).toEqual(['2026-03-11 Two Sum']);
  });

  test('of a tick that was undone on another device the same day does not count, even if it comes late', async () => {
    await sync([tick('2026-03-10T06:00:00.000Z', { value: 'false' })]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual([]);
  });

  test('that comes late from an offline device counts on its own day', async () => {
    await sync([tick('2026-03-12T05:00:00.000Z', { value: 'false' })]);
    await sync([tick('2026-03-10T05:00:00.000Z')]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('of stars and notes, and of ticks whose day nobody knows, is none', async () => {
    await sync([
      change({ field: 'starred' }),
      change({ field: 'note', value: 'text' }),
      change({ name: 'Old', isMerged: true, changedAt: null }),
    ]);
    expect(await activity()).toEqual([]);
  });

  test('in a zone that nobody knows is counted in UTC', async () => {
    await sync([change({ timeZone: 'Moon/Tranquility' })]);
    expect(await activity()).toEqual(['2026-03-10 Two Sum']);
  });

  test('of today and yesterday is the current streak and stands in the heat map', async () => {
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
  test('counts a problem once, by topic and by level, and leads to what is starred', async () => {
    await app.empty('topicProblem');
    await app.empty('companyProblem');
    await app.empty('sheetTopic');
    await app.database.prisma.sheetTopic.create({ data: { id: 1, name: 'Graph theory', topic: 'Graphs' } });
    await app.database.prisma.topicProblem.createMany({
      data: [
        { id: 1, name: 'A', topic: 'Graphs', level: 'Hard' },
        { id: 2, name: 'B', topic: 'Arrays', level: 'Easy' },
      ],
    });
    await app.database.prisma.companyProblem.createMany({
      data: [
        { id: 1, name: 'A', topic: 'Graph', level: 'Hard', companies: 'Acme' },
        { id: 2, name: 'C', topic: 'Arrays', level: 'Easy', companies: 'Acme, Other' },
      ],
    });
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
    await app.database.prisma.topicProblem.create({ data: { id: 1, name: 'On a sheet', topic: 'Graphs' } });
    const judged = { kind: 'stdin', statement: 'Solve it.' };
    await app.database.prisma.problem.createMany({
      data: [
        { ...judged, id: 1, name: 'On a sheet', slug: 'on-a-sheet', contest: 1 },
        { ...judged, id: 2, name: 'Ticked', slug: 'ticked', kind: 'sql' },
        { ...judged, id: 3, name: 'Solved', slug: 'Solved', contest: 1 },
        { ...judged, id: 4, name: 'Failed', slug: 'failed', contest: 1 },
      ],
    });
    const before = await overview();
    await sync([change({ name: 'Ticked' })]);
    const submissions = [aSubmission('solved'), { ...aSubmission('failed'), verdict: 'Wrong Answer' as const }];
    await app.trpc(learner.token).practice.keepSubmissions.mutate({
      ...{ userKey: learner.key, sentAt: new Date().toISOString(), submissions },
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

  test('is marked like a problem: other devices hear of it, and it is no activity', async () => {
    await sync([known('py/1'), revise('py/2')]);
    const { items } = await sync();
    expect(items).toEqual([
      { name: 'py/1', companyIds: [], field: 'known', value: 'true' },
      { name: 'py/2', companyIds: [], field: 'revise', value: 'true' },
    ]);
    expect(await activity()).toEqual([]);
  });

  test('counts for its subject; what is to be revised is not known, and what is gone is nothing', async () => {
    await sync([known('py/1'), known('py/2'), revise('py/2'), known('py/3', 'false'), known('py/99'), revise('js/1')]);
    const { subjects, total } = await overview();
    expect(subjects).toEqual([
      { kind: 'interview-questions', category: 'py', known: 1, revise: 1, of: 3 },
      { kind: 'interview-questions', category: 'os', known: 0, revise: 0, of: 1 },
      { kind: 'cheat-sheet', category: 'js', known: 0, revise: 1, of: 1 },
    ]);
    expect(total.done).toBe(0);
  });

  test('that a guest marked is merged at the sign-in, and adds to what the account has', async () => {
    await sync([revise('py/1')]);
    const { merged } = await sync([
      { ...known('py/2'), isMerged: true },
      { ...revise('py/1'), isMerged: true },
    ]);
    expect(merged).toMatchObject({ questions: 1, done: 0 });
    expect((await overview()).subjects[0]).toMatchObject({ known: 1, revise: 1 });
  });

  test('goes with the file, and its import can be undone', async () => {
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

describe('export and import', () => {
  const everything = async () => {
    await sync([
      change({ name: 'A' }),
      change({ name: 'B', value: 'false' }),
      change({ name: 'A', field: 'starred' }),
      change({ name: 'A', field: 'note', value: 'Über 日本 "quoted"\n', changedAt: '2026-03-10T12:00:00.000Z' }),
      change({ name: 'A', field: 'note', value: 'earlier', changedAt: '2026-03-10T11:00:00.000Z' }),
    ]);
    return exported();
  };

  test('are the same: into an empty account, and into the one that it came from', async () => {
    const file = await everything();
    expect(file.items).toHaveLength(3);
    const other = await app.createUser();
    const { progress } = app.trpc(other.token);
    const preview = await progress.previewImport.mutate(file);
    expect(preview).toMatchObject({ done: 1, starred: 1, notes: 1, activity: 1, unchanged: 0 });
    expect(await rows(other)).toEqual([]);
    await progress.import.mutate(file);
    expect({ ...(await exported(other)), exportedAt: '' }).toEqual({ ...file, exportedAt: '' });
    expect(await progress.previewImport.mutate(file)).toMatchObject({
      done: 0,
      activity: 0,
      unchanged: 3,
      changes: [],
    });
    expect(await app.trpc(learner.token).progress.import.mutate(file)).toMatchObject({ unchanged: 3, changes: [] });
  });

  describe('of what was written on problems', () => {
    const AT = '2026-03-10T10:00:00.123Z';
    const written = async (
      person: Person,
      { drafts = [] as ReturnType<typeof aDraft>[], submissions = [aSubmission('two-sum')] },
    ) => {
      const { practice } = app.trpc(person.token);
      const sent = { userKey: person.key, sentAt: new Date().toISOString() };
      for (const draft of drafts) await practice.saveDraft.mutate({ ...sent, ...draft });
      await practice.keepSubmissions.mutate({ ...sent, submissions });
    };
    const importing = (person: Person, file: object) =>
      settled(async () => ({ record: await app.trpc(person.token).progress.import.mutate(mistyped(file)) }));
    const draftsOf = async (person: Person) => (await exported(person)).drafts;

    test('are the same, in another account and again', async () => {
      const draft = { ...aDraft('two-sum', 'Über "日本"\n'), previousCode: 'other', changedAt: AT };
      const first = { ...aSubmission('two-sum'), milliseconds: null, submittedAt: '2026-03-10T10:00:00.000Z' };
      const second = { ...aSubmission('gone-since'), submittedAt: '2026-03-10T10:00:00.001Z' };
      await written(learner, { drafts: [draft], submissions: [second, first] });
      await sync([change()]);
      const sitting = aSitting({ tries: [aTry(1)], endedAt: '2026-03-10T10:30:00.000Z' });
      await app.trpc(learner.token).practice.keepSitting.mutate({ userKey: learner.key, sitting });
      const file = await exported();
      expect(file.sittings).toEqual([sitting]);
      const { slug, language, code, previousCode, changedAt } = draft;
      expect(file.drafts).toEqual([{ slug, language, code, previousCode, changedAt }]);
      expect(file.submissions).toEqual([first, second]);
      const other = await app.createUser();
      const { progress } = app.trpc(other.token);
      expect(await progress.previewImport.mutate(file)).toMatchObject({
        done: 1,
        drafts: 1,
        submissions: 2,
        sittings: 1,
      });
      expect(await exported(other)).toMatchObject({ items: [], drafts: [], submissions: [], sittings: [] });
      expect(await progress.import.mutate(file)).toMatchObject({ done: 1, drafts: 1, submissions: 2, sittings: 1 });
      expect({ ...(await exported(other)), exportedAt: '' }).toEqual({ ...file, exportedAt: '' });
      for (const person of [other, learner]) {
        const { progress: again } = app.trpc(person.token);
        expect(await again.previewImport.mutate(file)).toMatchObject({
          drafts: 0,
          submissions: 0,
          sittings: 0,
          changes: [],
        });
        const before = await app.trpc(person.token).practice.mine.query({ slug: 'two-sum' });
        expect(await again.import.mutate(file)).toMatchObject({ drafts: 0, submissions: 0, sittings: 0, changes: [] });
        expect(await app.trpc(person.token).practice.mine.query({ slug: 'two-sum' })).toEqual(before);
      }
    });

    test('show the newer text of a draft and keep the other one beside it, and browsers hear of it', async () => {
      const other = await app.createUser();
      const draft = (code: string, changedAt: string) => ({ ...aDraft('two-sum', code), changedAt });
      await written(learner, { drafts: [draft('old text', AT)] });
      await written(other, { drafts: [draft('new text', '2026-03-11T10:00:00.000Z')] });
      const [older, newer] = [await exported(), await exported(other)];
      expect((await importing(learner, newer)).record).toMatchObject({ drafts: 1 });
      expect((await importing(other, older)).record).toMatchObject({ drafts: 1 });
      for (const person of [learner, other]) {
        expect(await draftsOf(person)).toMatchObject([{ code: 'new text', previousCode: 'old text' }]);
        const { drafts } = await app.trpc(person.token).practice.mine.query({ slug: 'two-sum' });
        expect(drafts).toMatchObject([{ revision: 2 }]);
        expect((await importing(person, older)).record).toMatchObject({ drafts: 0 });
      }
    });

    test('of which one holds a problem twice joins the texts, and none is of the future', async () => {
      const draft = { slug: 'Two-Sum', language: 'cpp', previousCode: null, changedAt: '2999-01-01T00:00:00.000Z' };
      const submission = { ...aSubmission('two-sum'), submittedAt: '2999-01-01T00:00:00.000Z' };
      const drafts = ['one', 'two'].map((code) => ({ ...draft, code }));
      const file = { ...(await exported()), drafts, submissions: [submission, submission] };
      expect((await importing(learner, file)).record).toMatchObject({ drafts: 1, submissions: 1 });
      const now = await exported();
      const [kept] = now.drafts;
      expect([kept?.code, kept?.previousCode].toSorted()).toEqual(['one', 'two']);
      for (const at of [kept?.changedAt, now.submissions[0]?.submittedAt])
        expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now());
    });

    test('of an older export have none, and change none', async () => {
      await written(learner, { drafts: [aDraft('two-sum', 'mine')] });
      const { drafts: _drafts, submissions: _submissions, ...older } = await exported();
      expect((await importing(learner, older)).record).toMatchObject({ drafts: 0, submissions: 0 });
      expect(await draftsOf(learner)).toMatchObject([{ code: 'mine' }]);
    });

    test('are all or nothing, and say what is wrong', async () => {
      await sync([change()]);
      await written(learner, { drafts: [aDraft('two-sum', 'code')] });
      const file = await exported();
      const [draft] = file.drafts;
      const [submission] = file.submissions;
      const other = await app.createUser();
      const long = 'x'.repeat(65_537);
      for (const [fault, message] of [
        [{ drafts: [draft, { ...draft, code: long }] }, 'drafts 2: Code has at most 65536 characters'],
        [{ drafts: [{ ...draft, code: 'a\0b' }] }, 'drafts 1: The code holds a character that cannot be kept'],
        [{ drafts: [{ ...draft, language: 'cobol' }] }, /drafts 1: A language is one of/],
        [{ submissions: [{ ...submission, verdict: 'Fine' }] }, /submissions 1: A verdict is one of/],
        [{ submissions: [{ ...submission, passed: 8, total: 7 }] }, 'submissions 1: No more cases pass than there are'],
        [{ drafts: 'none' }, /./],
      ] as const) {
        for (const call of ['previewImport', 'import'] as const) {
          const run = app.trpc(other.token).progress[call];
          const outcome = await settled(async () => ({ record: await run.mutate(mistyped({ ...file, ...fault })) }));
          expect(outcome).toMatchObject({ status: 400, code: 'invalid_input' });
          if (typeof message === 'string') expect(outcome.message).toBe(`This file is damaged: ${message}.`);
          else expect(outcome.message).toMatch(message);
        }
      }
      expect(await exported(other)).toMatchObject({ items: [], activity: [], drafts: [], submissions: [] });
    });

    test.each(['drafts', 'submissions'] as const)('beyond what an account keeps of %s change nothing', async (what) => {
      await sync([change()]);
      const file = await exported();
      const other = await app.createUser();
      const code = 'x'.repeat(65_000);
      const fill = {
        drafts: `INSERT INTO problem_drafts (user_key, slug, language, code, changed_at, change_key)
                 SELECT $1, 'p-' || place, 'cpp', $2, now(), gen_random_uuid() FROM generate_series(1, 307) AS place`,
        submissions: `INSERT INTO submissions (user_key, key, slug, language, verdict, passed, total, code, submitted_at)
                      SELECT $1, gen_random_uuid(), 'p', 'cpp', 'Accepted', 1, 1, $2, now() FROM generate_series(1, 307)`,
      };
      await app.database.pool.query(fill[what], [other.key, code]);
      const one = {
        drafts: { slug: 'new', language: 'cpp', code, previousCode: null, changedAt: AT },
        submissions: { ...aSubmission('new'), code },
      };
      expect(await importing(other, { ...file, [what]: [one[what]] })).toMatchObject({
        status: 409,
        message: `An account keeps at most 20 MB of ${what}`,
      });
      expect(await rows(other)).toEqual([]);
      const kept = (await exported(other))[what];
      expect(kept).toHaveLength(307);
      const again = await importing(other, { ...file, [what]: kept.slice(0, 10) });
      expect(again).toMatchObject({ status: 200, record: { done: 1, [what]: 0 } });
    });

    test('keep what is typed while they are taken in', async () => {
      const file = {
        ...(await exported()),
        drafts: [{ slug: 'two-sum', language: 'cpp', code: 'file', previousCode: null, changedAt: AT }],
      };
      const typing = Array.from({ length: 8 }, (_, place) => aDraft('two-sum', `typed ${place}`));
      const { practice } = app.trpc(learner.token);
      const sent = { userKey: learner.key, sentAt: new Date().toISOString() };
      await Promise.all([
        ...typing.map((draft) => practice.saveDraft.mutate({ ...sent, ...draft })),
        importing(learner, file),
        importing(learner, file),
      ]);
      const [draft] = await draftsOf(learner);
      const all = `${draft?.code}\n\n${draft?.previousCode}`.split('\n\n').toSorted();
      expect(all).toEqual(['file', ...typing.map(({ code }) => code)].toSorted());
    });
  });

  test('take the bare documented keys, in both stored models', async () => {
    await app.database.prisma.companyProblem.create({ data: { id: 777, name: 'By id', topic: 'Arrays' } });
    const dump = {
      'checkbox-A': 'true',
      'checkbox-B': 'false',
      'note-A': 'mine',
      checkboxes: '{"777":true,"888":true}',
      starredProblems: { 777: true },
      Users: '{"_id":"x"}',
      theme: 'dark',
    };
    const preview = await app.trpc(learner.token).progress.import.mutate(dump);
    expect(preview).toMatchObject({ done: 2, starred: 1, notes: 1, unknown: 1 });
    expect((await rows()).map(({ problemName, field }) => `${problemName} ${field}`)).toEqual([
      'A done',
      'A note',
      'By id done',
      'By id starred',
    ]);
  });

  test('keep what the account has: nothing is unticked, and a newer note stays', async () => {
    await sync([change({ name: 'A' }), change({ name: 'A', field: 'note', value: 'newer' })]);
    await app.trpc(learner.token).progress.import.mutate({ 'checkbox-A': 'false', 'note-A': 'from a file' });
    expect(await rows()).toMatchObject([{ value: 'true' }, { value: 'newer', previousValue: 'from a file' }]);
  });

  test('can be undone, and other devices hear of it; what was changed since stays', async () => {
    await sync([change({ name: 'A', field: 'note', value: 'mine' })]);
    const before = await exported();
    const { progress } = app.trpc(learner.token);
    await progress.import.mutate({ 'checkbox-A': 'true', 'checkbox-B': 'true', 'note-A': 'theirs' });
    const { revision } = await sync();
    expect((await overview()).lastImport).not.toBeNull();
    await progress.undoImport.mutate();
    expect((await exported()).items).toEqual(before.items);
    const heard = await sync([], { since: revision });
    expect(heard.items.map(({ name, field, value }) => `${name} ${field} ${value}`).toSorted()).toEqual([
      'A done false',
      'A note mine',
      'B done false',
    ]);
    await expect(progress.undoImport.mutate()).rejects.toMatchObject({ message: 'There is no import to undo' });

    await progress.import.mutate({ 'checkbox-C': 'true', 'checkbox-D': 'true' });
    await sync([change({ name: 'C', value: 'false', changedAt: new Date().toISOString() })]);
    await sync([change({ name: 'C', value: 'true', changedAt: new Date(Date.now() + 1).toISOString() })]);
    await progress.undoImport.mutate();
    expect((await exported()).items.map(({ name, field }) => `${name} ${field}`)).toEqual(['A note', 'C done']);
  });

  test('undo takes back the activity that the file brought, and no other', async () => {
    await sync([change({ name: 'A' })]);
    const { progress } = app.trpc(learner.token);
    const file = await exported();
    const activityOfFile = [...file.activity, { day: '2026-01-01', name: 'A' }];
    await progress.import.mutate({ ...file, activity: activityOfFile });
    expect(await activity()).toEqual(['2026-01-01 A', '2026-03-10 A']);
    await progress.undoImport.mutate();
    expect(await activity()).toEqual(['2026-03-10 A']);
  });

  test.each([
    ['text', 'hello', 'This file holds no progress.'],
    ['a list', [1, 2], 'This file holds no progress.'],
    ['something else', { Users: '{}' }, 'This file holds no progress.'],
    ['another format', { format: 'other' }, /^This file is damaged: /],
    ['a newer version', { format: 'gearup-progress', version: 2 }, /newer version of the site/],
    [
      'a map that is not one',
      { checkboxes: 'nonsense' },
      'This file is damaged: checkboxes has a value that does not belong there.',
    ],
    [
      'a tick that is neither',
      { 'checkbox-A': 'maybe' },
      'This file is damaged: checkbox-A has a value that does not belong there.',
    ],
    ['a note with a NUL', { 'note-A': 'a\0b' }, /^This file is damaged: A note holds a character/],
  ])('refuse %s with a clear message', async (_name, file, message) => {
    const { progress } = app.trpc(learner.token);
    for (const call of [progress.previewImport, progress.import]) {
      const outcome = await settled(async () => ({ record: await call.mutate(mistyped(file)) }));
      expect(outcome).toMatchObject({ status: 400, code: 'invalid_input' });
      if (typeof message === 'string') expect(outcome.message).toBe(message);
      else expect(outcome.message).toMatch(message);
    }
  });

  test('are all or nothing: one bad item keeps the whole file out, and is named', async () => {
    const file = await everything();
    const other = await app.createUser();
    const items = [...file.items, { ...file.items[0], value: 'maybe' }];
    const outcome = await settled(async () => ({
      record: await app.trpc(other.token).progress.import.mutate(mistyped({ ...file, items })),
    }));
    expect(outcome.message).toBe('This file is damaged: items 4: A tick or star is true or false.');
    expect(await rows(other)).toEqual([]);
    expect(await activity(other)).toEqual([]);
  });
});

describe('deleting the account', () => {
  test('takes progress, what was written on problems, sessions and subscription, leaves the blogs without a name, and nobody else', async () => {
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
