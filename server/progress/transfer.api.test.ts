import { listProblems } from '#server/testing/list-problems.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { mistyped, settled } from '#server/testing/apis.ts';
import { aDraft, aSitting, aSubmission, aTry } from '#server/testing/personal-calls.ts';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { ProgressFile } from '#shared/schemas/progress.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const { sync, marked, records, activity, overview, exported } = progressOf(app, () => learner);

const FILE = { format: 'gearup-progress', version: 1, exportedAt: '2026-03-11T10:00:00.000Z' } as const;
const ITEM = { name: 'A', previousValue: null, changedAt: '2026-03-10T12:00:00.000Z' };

/** The texts of a learner's notes, with the earlier ones. */
const notes = async (person = learner) =>
  (await exported(person)).records.flatMap(({ kind, id, record }) =>
    kind === 'note' ? [{ id, text: record.text, earlier: record.versions.map(({ text }) => text) }] : [],
  );

describe('export and import', () => {
  const everything = async () => {
    await sync([
      aMark({ name: 'A' }),
      aMark({ name: 'B', isSet: false }),
      aMark({ name: 'A', flag: 'starred' }),
      aNote('A', 'Über 日本 "quoted"\n', '2026-03-10T12:00:00.000Z'),
      aNote('A', 'earlier', '2026-03-10T11:00:00.000Z'),
    ]);
    return exported();
  };

  test('preserve everything, into an empty account and into the one that was exported', async () => {
    const file = await everything();
    expect(file.records).toHaveLength(4);
    // An untick adds nothing.
    const added = file.records.filter(({ id }) => id !== 'done:B');
    const other = await app.createUser();
    const { progress } = app.trpc(other.token);
    const preview = await progress.previewImport.mutate(file);
    expect(preview).toMatchObject({ done: 1, starred: 1, notes: 1, activity: 1, unchanged: 0 });
    expect(preview.changes).toEqual([
      { name: 'A', field: 'done', before: 'false', after: 'true' },
      { name: 'A', field: 'starred', before: 'false', after: 'true' },
      { name: 'A', field: 'note', before: '', after: 'Über 日本 "quoted"\n' },
    ]);
    expect(await records(other)).toEqual([]);
    await progress.import.mutate(file);
    expect({ ...(await exported(other)), exportedAt: '' }).toEqual({ ...file, records: added, exportedAt: '' });
    const before = await records();
    expect(await progress.previewImport.mutate(file)).toMatchObject({
      done: 0,
      activity: 0,
      unchanged: 3,
      changes: [],
    });
    expect(await app.trpc(learner.token).progress.import.mutate(file)).toMatchObject({ unchanged: 3, changes: [] });
    expect(await records()).toEqual(before);
  });

  test('of an older file: ticks, notes and days by the names of problems', async () => {
    await listProblems(app.database.prisma, 'companyProblem', [{ id: 778, name: 'By name', topic: 'Arrays' }]);
    const item = { ...ITEM, name: 'By name' };
    const file: ProgressFile = {
      ...FILE,
      items: [
        { ...item, field: 'done', value: 'true' },
        { ...item, field: 'note', value: 'mine', previousValue: 'before' },
        { ...item, name: 'py/1', field: 'known', value: 'true' },
      ],
      activity: [
        { day: '2026-03-09', name: 'By name' },
        { day: '2026-03-10', name: 'By name' },
      ],
    };
    const { progress } = app.trpc(learner.token);
    expect(await progress.import.mutate(file)).toMatchObject({ done: 1, notes: 1, questions: 1, activity: 2 });
    expect(await marked()).toEqual(['done by-name', 'known py/1']);
    expect(await activity()).toEqual(['2026-03-09 by-name', '2026-03-10 by-name']);
    expect(await notes()).toEqual([{ id: 'problem:by-name', text: 'mine', earlier: ['before'] }]);
    expect((await records())[0]?.record).toMatchObject({ name: 'By name', companyIds: [778] });
    expect(await progress.import.mutate(file)).toMatchObject({ done: 0, notes: 0, activity: 0, changes: [] });
  });

  test('store marks and notes of a file under the slug of the problem, also those that it has under a name', async () => {
    await listProblems(app.database.prisma, 'companyProblem', [{ id: 779, name: 'Listed since', topic: 'Arrays' }]);
    const file = { ...FILE, records: [aMark({ name: 'Listed since' }), aNote('Listed since', 'mine')] };
    await app.trpc(learner.token).progress.import.mutate(file);
    expect(await marked()).toEqual(['done listed-since']);
    expect(await notes()).toMatchObject([{ id: 'problem:listed-since' }]);
  });

  test.each<[string, Pick<ProgressFile, 'items' | 'records'>]>([
    ['an item', { items: [{ ...ITEM, field: 'done', value: 'true', changedAt: '2999-01-01T00:00:00.000Z' }] }],
    ['a record', { records: [aMark({ name: 'A', at: '2999-01-01T00:00:00.000Z' })] }],
  ])('date nothing in the future: %s, so that the next mark of a device wins', async (_, content) => {
    await app.trpc(learner.token).progress.import.mutate({ ...FILE, ...content });
    expect(await marked()).toEqual(['done A']);
    await sync([aMark({ name: 'A', isSet: false, at: new Date(Date.now() + 1).toISOString() })]);
    expect(await marked()).toEqual([]);
  });

  test('of a note with the text that the account has change nothing', async () => {
    await sync([aNote('A', 'same')]);
    const before = await records();
    const items = [{ ...ITEM, field: 'note' as const, value: 'same' }];
    const { progress } = app.trpc(learner.token);
    for (const file of [{ 'note-A': 'same' }, { ...FILE, items }])
      expect(await progress.import.mutate(file)).toMatchObject({ notes: 0, unchanged: 1, changes: [] });
    expect(await records()).toEqual(before);
  });

  describe('of work on problems', () => {
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

    test('preserve the work, in another account and a second time', async () => {
      const draft = { ...aDraft('two-sum', 'Über "日本"\n'), previousCode: 'other', changedAt: AT };
      const first = { ...aSubmission('two-sum'), milliseconds: null, submittedAt: '2026-03-10T10:00:00.000Z' };
      const second = { ...aSubmission('gone-since'), submittedAt: '2026-03-10T10:00:00.001Z' };
      await written(learner, { drafts: [draft], submissions: [second, first] });
      await sync([aMark()]);
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
      expect(await exported(other)).toMatchObject({ records: [], drafts: [], submissions: [], sittings: [] });
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

    test('show the newer text of a draft and keep the other beside it, and sync both to browsers', async () => {
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

    test('merge the texts of a problem that is in a file twice, and cap times in the future', async () => {
      const draft = { slug: 'Two-Sum', language: 'cpp', previousCode: null, changedAt: '2999-01-01T00:00:00.000Z' };
      const submission = { ...aSubmission('two-sum'), submittedAt: '2999-01-01T00:00:00.000Z' };
      const drafts = ['one', 'two'].map((code) => ({ ...draft, code }));
      const file = { ...(await exported()), drafts, submissions: [submission, submission] };
      expect((await importing(learner, file)).record).toMatchObject({ drafts: 1, submissions: 1 });
      const now = await exported();
      const [merged] = now.drafts;
      expect([merged?.code, merged?.previousCode].toSorted()).toEqual(['one', 'two']);
      for (const at of [merged?.changedAt, now.submissions[0]?.submittedAt])
        expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now());
    });

    test('leave the work alone when the file is an older export without any', async () => {
      await written(learner, { drafts: [aDraft('two-sum', 'mine')] });
      const { drafts: _drafts, submissions: _submissions, ...older } = await exported();
      expect((await importing(learner, older)).record).toMatchObject({ drafts: 0, submissions: 0 });
      expect(await draftsOf(learner)).toMatchObject([{ code: 'mine' }]);
    });

    test('are all or nothing, and name what is wrong', async () => {
      await sync([aMark()]);
      await written(learner, { drafts: [aDraft('two-sum', 'code')] });
      const file = await exported();
      const [draft] = file.drafts;
      const [submission] = file.submissions;
      const other = await app.createUser();
      const long = 'x'.repeat(65_537);
      for (const [error, message] of [
        [{ drafts: [draft, { ...draft, code: long }] }, 'drafts 2: Code has at most 65536 characters'],
        [{ drafts: [{ ...draft, code: 'a\0b' }] }, 'drafts 1: The code contains a character that cannot be stored'],
        [{ drafts: [{ ...draft, language: 'cobol' }] }, /drafts 1: A language is one of/],
        [{ submissions: [{ ...submission, verdict: 'Fine' }] }, /submissions 1: A verdict is one of/],
        [
          { submissions: [{ ...submission, passed: 8, total: 7 }] },
          'submissions 1: passed cannot be greater than total',
        ],
        [{ drafts: 'none' }, /./],
      ] as const) {
        for (const call of ['previewImport', 'import'] as const) {
          const run = app.trpc(other.token).progress[call];
          const outcome = await settled(async () => ({ record: await run.mutate(mistyped({ ...file, ...error })) }));
          expect(outcome).toMatchObject({ status: 400, code: 'invalid_input' });
          if (typeof message === 'string') expect(outcome.message).toBe(`This file is damaged: ${message}.`);
          else expect(outcome.message).toMatch(message);
        }
      }
      expect(await exported(other)).toMatchObject({ records: [], drafts: [], submissions: [] });
    });

    test.each(['drafts', 'submissions'] as const)(
      'change nothing when the account would exceed its limit of %s',
      async (what) => {
        await sync([aMark()]);
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
        expect(await records(other)).toEqual([]);
        const stored = (await exported(other))[what];
        expect(stored).toHaveLength(307);
        const again = await importing(other, { ...file, [what]: stored.slice(0, 10) });
        expect(again).toMatchObject({ status: 200, record: { done: 1, [what]: 0 } });
      },
    );

    test('keep what is typed during the import', async () => {
      const file = {
        ...(await exported()),
        drafts: [{ slug: 'two-sum', language: 'cpp', code: 'file', previousCode: null, changedAt: AT }],
      };
      const typing = Array.from({ length: 8 }, (_, index) => aDraft('two-sum', `typed ${index}`));
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

  test('accept the bare legacy keys, in both storage formats', async () => {
    await listProblems(app.database.prisma, 'companyProblem', [{ id: 777, name: 'By id', topic: 'Arrays' }]);
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
    expect(await marked()).toEqual(['done A', 'done by-id', 'starred by-id']);
    expect(await notes()).toEqual([{ id: 'problem:A', text: 'mine', earlier: [] }]);
    expect(await records()).toHaveLength(4);
  });

  test('keep what the account has: untick nothing, and keep a newer note', async () => {
    await sync([aMark({ name: 'A' }), aNote('A', 'newer')]);
    const { progress } = app.trpc(learner.token);
    await progress.import.mutate({ 'checkbox-A': 'false', 'note-A': 'from a file' });
    const items = [{ ...ITEM, field: 'done' as const, value: 'false' }];
    const unticked = aMark({ name: 'A', isSet: false, at: '2026-03-12T10:00:00.000Z' });
    await progress.import.mutate({ ...FILE, items, records: [unticked] });
    expect(await marked()).toEqual(['done A']);
    expect(await activity()).toEqual(['2026-03-10 A']);
    expect(await notes()).toEqual([{ id: 'problem:A', text: 'newer', earlier: ['from a file'] }]);
  });

  test('never show an empty note instead of a written one', async () => {
    await sync([aNote('A', 'mine')]);
    const items = [{ ...ITEM, field: 'note' as const, value: '', changedAt: '2026-03-12T10:00:00.000Z' }];
    await app.trpc(learner.token).progress.import.mutate({ ...FILE, items });
    expect(await notes()).toMatchObject([{ id: 'problem:A', text: 'mine' }]);
  });

  test('can be undone on all devices, except for what was changed since', async () => {
    await sync([aNote('A', 'mine')]);
    const before = await notes();
    const { progress } = app.trpc(learner.token);
    await progress.import.mutate({ 'checkbox-A': 'true', 'checkbox-B': 'true', 'note-A': 'theirs' });
    expect(await notes()).toMatchObject([{ text: 'mine', earlier: ['theirs'] }]);
    const { revision } = await sync();
    expect((await overview()).lastImport).not.toBeNull();
    await progress.undoImport.mutate();
    expect([await marked(), await notes()]).toEqual([[], before]);
    const synced = await sync([], { since: revision });
    expect(synced.records.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { kind: 'mark', id: 'done:A', record: { isSet: false } },
      { kind: 'mark', id: 'done:B', record: { isSet: false } },
      { kind: 'note', id: 'problem:A', record: { text: 'mine', versions: [] } },
    ]);
    await expect(progress.undoImport.mutate()).rejects.toMatchObject({ message: 'There is no import to undo' });

    await progress.import.mutate({ 'checkbox-C': 'true', 'checkbox-D': 'true' });
    await sync([aMark({ name: 'C', isSet: false, at: new Date().toISOString() })]);
    await sync([aMark({ name: 'C', at: new Date(Date.now() + 1).toISOString() })]);
    await progress.undoImport.mutate();
    expect([await marked(), await notes()]).toEqual([['done C'], before]);
  });

  test('undo removes the activity that the file added, and no other', async () => {
    await sync([aMark({ name: 'A' })]);
    const { progress } = app.trpc(learner.token);
    const days = ['2026-03-10', '2026-01-01'].map((day) => ({ day, name: 'A' }));
    expect(await progress.import.mutate({ ...(await exported()), activity: days })).toMatchObject({ activity: 1 });
    expect(await activity()).toEqual(['2026-01-01 A', '2026-03-10 A']);
    await progress.undoImport.mutate();
    expect(await activity()).toEqual(['2026-03-10 A']);
    expect(await marked()).toEqual(['done A']);
  });

  test.each([
    ['text', 'hello', 'This file contains no progress.'],
    ['a list', [1, 2], 'This file contains no progress.'],
    ['something else', { Users: '{}' }, 'This file contains no progress.'],
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
    ['a note with a NUL', { 'note-A': 'a\0b' }, /^This file is damaged: A note contains a character/],
  ])('refuse %s with a clear message', async (_name, file, message) => {
    const { progress } = app.trpc(learner.token);
    for (const call of [progress.previewImport, progress.import]) {
      const outcome = await settled(async () => ({ record: await call.mutate(mistyped(file)) }));
      expect(outcome).toMatchObject({ status: 400, code: 'invalid_input' });
      if (typeof message === 'string') expect(outcome.message).toBe(message);
      else expect(outcome.message).toMatch(message);
    }
  });

  test.each([
    [
      'item',
      {
        items: [
          { ...ITEM, field: 'done', value: 'true' },
          { ...ITEM, field: 'done', value: 'maybe' },
        ],
      },
      'items 2: A tick or star is true or false.',
    ],
    ['day', { activity: [{ day: '2026-02-30', name: 'A' }] }, 'activity 1: A day is given like 2026-11-21.'],
    ['record', { records: [aMark(), { ...aMark(), id: 'hidden:A' }] }, /^This file is damaged: records 2: /],
  ])('are all or nothing: one invalid %s makes the whole file be refused, and is named', async (_, wrong, message) => {
    const file = { ...(await everything()), items: [], activity: [] };
    const other = await app.createUser();
    const outcome = await settled(async () => ({
      record: await app.trpc(other.token).progress.import.mutate(mistyped({ ...file, ...wrong })),
    }));
    expect(outcome).toMatchObject({ status: 400, code: 'invalid_input' });
    if (typeof message === 'string') expect(outcome.message).toBe(`This file is damaged: ${message}`);
    else expect(outcome.message).toMatch(message);
    expect(await records(other)).toEqual([]);
    expect(await activity(other)).toEqual([]);
  });
});
