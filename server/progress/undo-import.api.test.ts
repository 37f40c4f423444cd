import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDraft, aSitting, aSubmission, aTry } from '#server/testing/personal-calls.ts';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import { newStudyPlan } from '#shared/records/study-plan/study-plan.ts';
import * as lists from '#shared/rules/lists/list-changes.ts';
import { editNote } from '#shared/rules/notes/note-edits.ts';
import { splitProgressFile } from '#shared/rules/progress/progress-file-parts.ts';

const app = await startTestApp();

let learner: Person;
let ada: Person;
const { exported, marked, activity } = progressOf(app, () => learner);
const { sync } = progressOf(app, () => ada);
const api = (person = learner) => app.trpc(person.token);

const AT = Date.parse('2026-03-10T10:00:00Z');
const [LIST, LABELLED] = [randomUUID(), randomUUID()];
const CONTEST = aSitting({ tries: [aTry(1)], endedAt: '2026-03-10T11:00:00.000Z' });
const list = (name: string, ...ids: string[]): OwnList =>
  lists.newList(
    name,
    ids.map((id) => ({ id, title: id })),
    { now: AT, key: randomUUID() },
  );
const note = (text: string, now = AT) =>
  editNote(null, { title: 'A process', slug: '', text, now, editor: randomUUID() });
const records = (person: Person, all: SyncedEntry[], since = 0) => sync(all, { person, since });
const sentOf = (person: Person) => ({ userKey: person.key, sentAt: new Date().toISOString() });
const keepSubmission = (person: Person, key: string) =>
  api(person).practice.keepSubmissions.mutate({
    ...sentOf(person),
    submissions: [{ ...aSubmission('two-sum'), key, submittedAt: '2026-03-10T10:00:00.000Z' }],
  });
const label = (name: string, at = AT): SyncedEntry => ({
  kind: 'attempt-label',
  id: LABELLED,
  record: { at, by: 'a', name, note: '' },
});
const PLAN = { ...newStudyPlan('2026-12-24'), at: AT, by: 'a', timeZone: 'UTC', company: 'Amazon' };

/** A file with one of everything that an account can have. */
async function fileOfAda() {
  await sync([aMark({ name: 'A' }), aNote('A', 'on A')]);
  await api(ada).practice.saveDraft.mutate({ ...sentOf(ada), ...aDraft('two-sum', 'code') });
  await keepSubmission(ada, LABELLED);
  await keepSubmission(ada, randomUUID());
  await api(ada).practice.keepSitting.mutate({ userKey: ada.key, sitting: CONTEST });
  await records(ada, [
    { kind: 'own-list', id: LIST, record: list('Of Ada', 'problem:two-sum') },
    { kind: 'study-plan', id: 'own', record: PLAN },
    { kind: 'review-plan', id: 'own', record: { at: AT, by: 'a', newPerDay: 1, mostPerDay: 2, interviewOn: null } },
    { kind: 'note', id: 'question:os/4', record: note('A program that runs') },
    {
      kind: 'review-card',
      id: 'problem:two-sum',
      record: { events: [{ key: randomUUID(), at: AT, kind: 'suspended' }] },
    },
    label('By a map'),
  ]);
  return api(ada).progress.export.query();
}

type Note = { id: string; text: string };

/** What the APIs return for an account. */
async function shown(person = learner) {
  const rest = async (path: string) => (await app.rest(path, { token: person.token })).json<object>();
  const { drafts, submissions, sittings, records: all } = await exported(person);
  const plan = all.find(({ kind }) => kind === 'study-plan')?.record;
  return {
    marks: await marked(person),
    days: await activity(person),
    drafts,
    submissions,
    sittings,
    lists: (await rest('/lists')) as { name: string }[],
    // The time of the note becomes that of the undo.
    notes: ((await rest('/notes')) as { items: Note[] }).items.map(({ id, text }) => ({ id, text })),
    attempts: ((await rest('/attempts')) as { items: { name: string }[] }).items,
    plan: plan && 'isOn' in plan && plan.isOn ? plan : null,
  };
}

beforeEach(async () => {
  learner = await app.createUser();
  ada = await app.createUser();
});

describe('the undo of an import of a whole file', () => {
  test('leaves nothing behind, in one call or in parts, and when repeated', async () => {
    const file = await fileOfAda();
    const blank = await shown();
    const parts = [
      [file],
      splitProgressFile({
        ...file,
        drafts: [...file.drafts, { ...file.drafts[0], slug: 'long', code: 'x'.repeat(65_000) }],
      }),
    ] as (typeof file)[][];
    for (const part of parts) {
      const importKey = part.length === 1 ? undefined : randomUUID();
      for (const filePart of part) await api().progress.import.mutate({ ...filePart, importKey });
      const afterImport = await shown();
      expect(afterImport.lists).toMatchObject([{ name: 'Of Ada' }]);
      expect(afterImport.submissions).toHaveLength(2);
      expect(afterImport.sittings).toEqual([CONTEST]);
      expect(afterImport.attempts.map(({ name }) => name).toSorted()).toEqual(['', 'By a map']);
      expect(afterImport.plan).toMatchObject({ company: 'Amazon' });
      expect(afterImport.notes).toHaveLength(2);
      expect(afterImport.marks).toEqual(['done A']);
      expect(afterImport.days).toEqual(['2026-03-10 A']);
      const undone = await api().progress.undoImport.mutate();
      expect(undone.kept).toEqual([]);
      expect(undone.sittings).toEqual([CONTEST.key]);
      expect(undone.submissions).toHaveLength(2);
      expect(await shown()).toEqual(blank);
      await expect(api().progress.undoImport.mutate()).rejects.toMatchObject({
        message: 'There is no import to undo',
      });
    }
  });

  test('restores what was there before, on every device', async () => {
    const file = await fileOfAda();
    const own = list('Mine', 'problem:three-sum');
    await records(learner, [
      // Unticked later than the file's tick, which the import adds all the same.
      aMark({ name: 'A', isSet: false, at: '2026-03-10T12:00:00.000Z' }),
      { kind: 'own-list', id: LIST, record: own },
      { kind: 'study-plan', id: 'own', record: { ...PLAN, company: 'Google', at: AT - 1 } },
      { kind: 'note', id: 'question:os/4', record: note('Mine', AT - 1) },
      label('Mine', AT - 1),
    ]);
    await keepSubmission(learner, LABELLED);
    await api().practice.keepSitting.mutate({
      userKey: learner.key,
      sitting: { ...CONTEST, tries: [], endedAt: null },
    });
    const before = await shown();
    await api().progress.import.mutate(file);
    const { revision, records: copies } = await records(learner, []);
    expect(await shown()).toMatchObject({ plan: { company: 'Amazon' }, marks: ['done A'], days: ['2026-03-10 A'] });
    expect((await shown()).sittings[0]?.tries).toHaveLength(1);
    const { submissions } = await api().progress.undoImport.mutate();
    // The submission that was there before the import is not part of it.
    expect(submissions).toHaveLength(1);
    const after = await shown();
    expect({ ...after, plan: null }).toEqual({ ...before, plan: null });
    expect(after.plan).toMatchObject({ company: 'Google' });
    const changes = await records(learner, [], revision);
    expect(changes.records.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mark', 'own-list', 'study-plan', 'note']),
    );
    // A device that was offline sends its copies again.
    await records(learner, copies);
    expect({ ...(await shown()), plan: null }).toEqual({ ...before, plan: null });
  });

  test('keeps what was changed since, and lists it', async () => {
    await api().progress.import.mutate(await fileOfAda());
    const at = Date.now();
    const { records: copies } = await records(learner, []);
    const mine = copies.find(({ kind }) => kind === 'own-list')?.record as OwnList; // of its kind
    await records(learner, [
      { kind: 'own-list', id: LIST, record: lists.renamed(mine, 'Mine now', { now: at, key: 'b' }) ?? mine },
      { kind: 'study-plan', id: 'own', record: { ...PLAN, company: 'Google', at } },
      label('Fast', at),
    ]);
    const later = { ...CONTEST, tries: [...CONTEST.tries, aTry(9)] };
    await api().practice.keepSitting.mutate({ userKey: learner.key, sitting: later });
    const now = new Date(at).toISOString();
    await records(learner, [aMark({ name: 'A', at: now }), aNote('A', 'on A, and more', now)]);
    const { kept } = await api().progress.undoImport.mutate();
    expect(kept).toEqual([
      { kind: 'done', title: 'A' },
      { kind: 'note', title: 'A' },
      { kind: 'own-list', title: 'Mine now' },
      { kind: 'sitting', title: 'Weekly 1' },
      { kind: 'study-plan', title: '' },
      { kind: 'submission', title: 'Two Sum' },
    ]);
    const after = await shown();
    expect(after).toMatchObject({ lists: [{ name: 'Mine now' }], plan: { company: 'Google' }, drafts: [] });
    expect(after.marks).toEqual(['done A']);
    expect(after.attempts).toMatchObject([{ key: LABELLED, name: 'Fast' }]);
    expect(after.sittings[0]?.tries).toHaveLength(2);
    expect(after.notes).toMatchObject([{ id: 'problem:A', text: 'on A, and more' }]);
  });

  test('undoes the learner’s own last import only', async () => {
    const file = await fileOfAda();
    await api().progress.import.mutate(file);
    const second = { ...file, drafts: [], sittings: [], records: [] };
    const extra = { ...aSubmission('extra'), submittedAt: '2026-03-10T10:00:00.000Z' };
    await api().progress.import.mutate({ ...second, submissions: [extra] });
    await expect(api(ada).progress.undoImport.mutate()).rejects.toMatchObject({
      message: 'There is no import to undo',
    });
    expect((await api().progress.undoImport.mutate()).submissions).toEqual([{ slug: 'extra', key: extra.key }]);
    expect(await shown()).toMatchObject({ submissions: [{}, {}], marks: ['done A'] });
    expect((await shown(ada)).submissions).toHaveLength(2);
  });
});
