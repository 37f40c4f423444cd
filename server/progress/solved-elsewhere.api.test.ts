import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCodeforces } from '#server/adapters/codeforces.ts';
import { settled } from '#server/testing/apis.ts';
import { aDraft } from '#server/testing/personal-calls.ts';
import { aMark, progressOf } from '#server/testing/progress-calls.ts';
import { startCodeforcesServer } from '#server/testing/servers/codeforces-server.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { readAnkiTsv } from '#shared/rules/imports/anki-tsv.ts';
import type { ParsedImport } from '#shared/rules/imports/parsed-import.ts';
import { problemsFile, questionsFile } from '#shared/rules/imports/import-file.ts';
import { readPastedList } from '#shared/rules/imports/list/pasted-list.ts';
import { readPracticeSiteJson } from '#shared/rules/imports/practice-site-json.ts';
import { readSolutionsZip } from '#shared/rules/imports/archive/solutions-zip.ts';
import { splitProgressFile } from '#shared/rules/progress/progress-file-parts.ts';
import { isUndone } from '#shared/rules/review/card-events.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import type { ProgressFile } from '#shared/schemas/progress.ts';
import type { ImportPreview } from './transfer.ts';

const elsewhere = await startCodeforcesServer();
afterAll(() => elsewhere.close());
const app = await startTestApp({ codeforces: createCodeforces({ baseUrl: elsewhere.url }) });

let learner: Person;
beforeEach(async () => {
  learner = await app.createUser();
});
const { sync, marked, activity, overview, exported } = progressOf(app, () => learner);
const api = (person = learner) => app.trpc(person.token);

const MANY = 800;
const slugOf = (index: number) => `task-${index}`;
const nameOf = (index: number) => `Task ${index}`;
const all = <T>(make: (index: number) => T): T[] => Array.from({ length: MANY }, (_, index) => make(index));

beforeAll(async () => {
  const { prisma } = app.database;
  await listProblems(
    prisma,
    'problem',
    all((index) => ({ id: index, name: nameOf(index), slug: slugOf(index), kind: 'function' })),
  );
  await listProblems(prisma, 'problem', [{ id: 9001, name: 'A Query', slug: 'a-query', kind: 'sql' }]);
  await listProblems(prisma, 'topicProblem', [
    { id: 9002, name: 'Only Listed', link: 'https://practice.example/problems/listed/', topic: 'Arrays' },
  ]);
  await prisma.question.createMany({
    data: all((index) => ({ id: index, category: 'dsa', header: `What is thing ${index}?` })),
  });
});

const TODAY = { now: Date.parse('2026-03-12T08:00:00Z'), today: '2026-03-12' };
const LINES = all((index) => `${nameOf(index)},2026-03-10`);
const PROGRAM = 'x = 1\n'.repeat(100);

/** A file of each format with `MANY` problems or questions, and a line that matches nothing. */
const FORMATS: Record<string, () => ParsedImport> = {
  "the practice site's list": () =>
    readPracticeSiteJson(
      JSON.stringify({
        stat_status_pairs: ['nowhere', ...all(slugOf)].map((slug) => ({
          stat: { question__title: slug, question__title_slug: slug },
          status: 'ac',
        })),
      }),
    ),
  'a list with days': () => readPastedList(['Nowhere', ...LINES].join('\n')),
  'an archive of solutions': () =>
    readSolutionsZip(
      zipSync(
        Object.fromEntries(
          ['nowhere', ...all(slugOf)].map((slug) => [`mine-main/${slug}/solution.py`, strToU8(PROGRAM)]),
        ),
        { level: 1, mtime: '2026-03-10T10:00:00' },
      ),
    ),
  'notes of Anki': () => readAnkiTsv(['Nowhere', ...all((index) => `What is thing ${index}?\tA thing.`)].join('\n')),
};

async function fileOf({ of, items }: ParsedImport, person = learner) {
  const lines = items.map(({ names }) => names);
  if (of === 'problems') return problemsFile(items, await api(person).progress.matchProblems.mutate({ lines }), TODAY);
  const matches = await api(person).progress.matchQuestions.mutate({ lines });
  return questionsFile(items, matches, { ...TODAY, newKey: randomUUID });
}

/** Sends a file as a page does: in parts if it is large. */
async function send(call: 'previewImport' | 'import', file: ProgressFile, importKey = KEY) {
  const answers: ImportPreview[] = [];
  for (const part of splitProgressFile({ ...file, importKey }) as ProgressFile[])
    answers.push(await api().progress[call].mutate(part));
  const sum = (field: 'done' | 'questions' | 'activity' | 'drafts' | 'records') =>
    answers.reduce((total, answer) => total + answer[field], 0);
  return {
    done: sum('done'),
    questions: sum('questions'),
    activity: sum('activity'),
    drafts: sum('drafts'),
    records: sum('records'),
  };
}
const KEY = randomUUID();
const NOTHING = { done: 0, questions: 0, activity: 0, drafts: 0, records: 0 };

const EXPECTED: Record<string, object> = {
  "the practice site's list": { ...NOTHING, done: MANY },
  'a list with days': { ...NOTHING, done: MANY, activity: MANY },
  'an archive of solutions': { ...NOTHING, done: MANY, drafts: MANY },
  'notes of Anki': { ...NOTHING, questions: MANY, records: MANY },
};

/** What the account has, except the traces that an undo leaves: stamps and undone cards. */
async function state() {
  const { drafts, records } = await exported();
  const cards = records.filter(({ kind, record }) => kind !== 'mark' && (kind !== 'review-card' || !isUndone(record)));
  return { marks: await marked(), days: await activity(), drafts, cards };
}

describe.each(Object.keys(FORMATS))(`%s of ${MANY}`, (format) => {
  test('is previewed, applied once however often it is sent, and undone completely', async () => {
    const draft = { ...aDraft('task-1', 'mine'), language: 'python' as const };
    await api().practice.saveDraft.mutate({ userKey: learner.key, sentAt: new Date().toISOString(), ...draft });
    await sync([aMark({ name: 'Elsewhere' })]);
    const before = await state();

    const { file, skipped } = await fileOf((FORMATS[format] as () => ParsedImport)()); // it is one of them
    expect(skipped).toEqual([expect.objectContaining({ line: expect.stringMatching(/^(.*\/)?nowhere/i) as string })]);
    expect(await send('previewImport', file)).toEqual(EXPECTED[format]);
    expect(await state()).toEqual(before);

    expect(await send('import', file)).toEqual(EXPECTED[format]);
    const after = await state();
    expect(after).not.toEqual(before);
    expect(await send('import', file)).toEqual(NOTHING);
    expect(await send('import', file, randomUUID())).toEqual(NOTHING);
    expect(await send('previewImport', (await fileOf((FORMATS[format] as () => ParsedImport)())).file)).toEqual(
      NOTHING,
    );
    expect(await state()).toEqual(after);
    expect((await overview()).lastImport).not.toBeNull();

    const { drafts } = await api().progress.undoImport.mutate();
    expect(drafts).toHaveLength(format === 'an archive of solutions' ? MANY - 1 : 0);
    expect(await state()).toEqual(before);
    await expect(api().progress.undoImport.mutate()).rejects.toMatchObject({ message: 'There is no import to undo' });
    // The import works again from the beginning.
    expect(await send('import', (await fileOf((FORMATS[format] as () => ParsedImport)())).file)).toEqual(
      EXPECTED[format],
    );
  });
});

test('records changed since an import stay as they are', async () => {
  const archive = zipSync({ 'task-1/a.py': strToU8('one'), 'task-2/a.py': strToU8('two') });
  const { file } = await fileOf(readSolutionsZip(archive));
  await send('import', file);
  const { drafts } = await api().practice.mine.query({ slug: 'task-1' });
  const typed = { ...aDraft('task-1', 'one and more'), language: 'python' as const };
  const sent = { userKey: learner.key, sentAt: new Date().toISOString() };
  await api().practice.saveDraft.mutate({ ...sent, ...typed, follows: [drafts[0]?.changeKey ?? ''], seen: 1 });
  await api().progress.undoImport.mutate();
  expect((await state()).drafts.map(({ code }) => code)).toEqual(['one and more']);

  const notes = await fileOf(readAnkiTsv('What is thing 1?\nWhat is thing 2?\n'));
  await send('import', notes.file);
  const card = (await exported()).records.find(({ kind }) => kind === 'review-card');
  const reviewed = { key: randomUUID(), at: Date.now(), kind: 'suspended' as const };
  const record = { events: [...((card?.record ?? { events: [] }) as ReviewCard).events, reviewed] };
  const entry = { kind: 'review-card' as const, id: card?.id ?? '', record };
  const { revision } = await sync([entry]);
  await api().progress.undoImport.mutate();
  expect((await state()).cards.map(({ id }) => id)).toEqual([card?.id]);
  // Other devices get the change.
  const synced = await sync([], { since: revision });
  const cards = synced.records.filter(({ kind }) => kind === 'review-card');
  expect(cards.map(({ id, record: one }) => [id, isUndone(one as ReviewCard)])).toEqual([['question:dsa/2', true]]);
  expect(synced.records.filter(({ kind }) => kind === 'mark')).toMatchObject([
    { id: 'revise:dsa/1', record: { isSet: false } },
    { id: 'revise:dsa/2', record: { isSet: false } },
  ]);
});

test('another import replaces the last one, whatever it contains', async () => {
  await send('import', (await fileOf(readPastedList('Task 1'))).file);
  const { file } = await fileOf(readSolutionsZip(zipSync({ 'task-1/a.py': strToU8('one') })));
  expect(await api().progress.import.mutate(file)).toMatchObject({ done: 0, drafts: 1 });
  await api().progress.undoImport.mutate();
  expect(await marked()).toEqual(['done task-1']);
  expect((await state()).drafts).toEqual([]);
});

test('lines are matched by URL, except to problems that are embargoed', async () => {
  const { prisma } = app.database;
  await prisma.contest.create({ data: { id: 901, header: 'To come', startsAt: new Date('2999-01-01T10:00:00Z') } });
  await listProblems(prisma, 'problem', [{ id: 9003, name: 'Secret', slug: 'secret', kind: 'function', contest: 901 }]);
  const lines = [['https://practice.example/problems/listed/description'], ['A Query'], ['Secret'], ['secret']];
  const matches = await api().progress.matchProblems.mutate({ lines });
  expect(matches.map(({ found }) => found)).toEqual([
    { name: 'Only Listed', page: null },
    { name: 'A Query', page: { slug: 'a-query', isSql: true } },
    null,
    null,
  ]);
});

test('more lines than an import allows are refused', async () => {
  const run = () => api().progress.matchProblems.mutate({ lines: Array.from({ length: 2001 }, () => ['x']) });
  expect(await settled(async () => ({ record: { matches: await run() } }))).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('nobody else can import, match or undo', async () => {
  const administrator = await app.createAdministrator();
  for (const [token, code] of [
    [undefined, 'unauthenticated'],
    [administrator.token, 'forbidden'],
  ] as const) {
    const { progress } = app.trpc(token);
    for (const run of [
      () => progress.matchProblems.mutate({ lines: [] }),
      () => progress.matchQuestions.mutate({ lines: [] }),
      () => progress.sources.query(),
      () => progress.codeforces.mutate({ handle: 'ada' }),
    ])
      expect(await settled(async () => ({ record: { answer: await run() } }))).toMatchObject({ code });
  }
  await send('import', (await fileOf(readPastedList('Task 1'))).file);
  const other = await app.createUser();
  await expect(api(other).progress.undoImport.mutate()).rejects.toMatchObject({
    message: 'There is no import to undo',
  });
  expect(await activity(other)).toEqual([]);
  expect(await marked()).toEqual(['done task-1']);
});

describe('Codeforces', () => {
  const ask = (handle: string) =>
    settled(async () => ({ record: { solved: await api().progress.codeforces.mutate({ handle }) } }));

  test('is asked for a handle when that is allowed', async () => {
    const problem = { name: 'Task 3' };
    elsewhere.submissions.set('ada', [{ id: 1, creationTimeSeconds: 100, verdict: 'OK', problem }]);
    expect(await api().progress.sources.query()).toEqual({ codeforces: true });
    expect(await ask(' ada ')).toMatchObject({ record: { solved: [{ name: 'Task 3', solvedAt: 100_000 }] } });
    expect(await ask('nobody')).toMatchObject({ status: 404, message: 'Codeforces does not know nobody' });
    expect(await ask('busy')).toMatchObject({ status: 502, code: 'upstream_failed' });
    expect(await ask('../../etc?x=')).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test('is asked at most ten times in ten minutes for one learner', async () => {
    for (let times = 0; times < 10; times++) await ask('nobody');
    const { length } = elsewhere.requests;
    expect(await ask('ada')).toMatchObject({ status: 429 });
    expect(elsewhere.requests).toHaveLength(length);
  });
});
