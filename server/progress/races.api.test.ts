import { beforeEach, describe, expect, test } from 'vitest';
import { aMark, aNote, fillWithMarks, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { MAX_MARKS } from '#shared/records/mark/mark.ts';
import type { Note } from '#shared/records/note/note.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const { sync, records } = progressOf(app, () => learner);

const HOUR_MS = 3_600_000;

/** A note that was written this many hours later, by a device that had not seen another one. */
const note = (text: string, hours: number, problem = 'two-sum') =>
  aNote(problem, text, new Date(Date.parse('2026-03-10T10:00:00.000Z') + hours * HOUR_MS).toISOString());

/** Whether a call is waiting for the learner's lock. */
async function isWaiting() {
  const [found] = await app.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ANY (ARRAY['%record_own(%', '%FOR NO KEY UPDATE%'])`;
  return found?.count;
}

/**
 * Makes a call while another process, which does not use the database functions, holds the learner's lock and writes a
 * note.
 */
async function whileAnotherWrites<T>(text: string, call: () => Promise<T>): Promise<T> {
  let calling: Promise<T> | undefined;
  await app.database.prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM users WHERE key = ${learner.key}::uuid FOR NO KEY UPDATE`;
    calling = call();
    calling.catch(() => {}); // it is waited for below
    await expect.poll(isWaiting).toBe(1);
    const { userKey, revision } = await transaction.recordRevision.upsert({
      where: { userKey: learner.key },
      create: { userKey: learner.key, revision: 1 },
      update: { revision: { increment: 1 } },
    });
    await transaction.ownRecord.create({ data: { userKey, revision, ...note(text, 0) } });
  });
  return calling as Promise<T>; // made in the transaction
}

describe('two devices at the same moment', () => {
  test('keep both notes on one problem, and each gets the outcome', async () => {
    for (const problem of Array.from({ length: 15 }, (_, index) => `problem-${index}`)) {
      const id = `problem:${problem}`;
      const answers = await Promise.all([sync([note('phone', 0, problem)]), sync([note('desk', 1, problem)])]);
      const both = [{ id, record: { text: 'desk', versions: [{ text: 'phone' }] } }];
      expect((await records()).filter((record) => record.id === id)).toMatchObject(both);
      const last = answers.toSorted((one, other) => one.revision - other.revision).at(-1);
      expect(last?.records.filter((record) => record.id === id)).toMatchObject(both);
    }
  });

  test('and many more lose nothing: each write has its revision, and pages read at the same time miss none', async () => {
    const problems = Array.from({ length: 6 }, (_, index) => `problem-${index}`);
    const devices = Array.from({ length: 8 }, (_, device) => device);
    const received = new Map<string, unknown>();
    let since = 0;
    const listen = async () => {
      const answer = await sync([], { since });
      for (const { id, record } of answer.records) received.set(id, record);
      since = answer.revision;
    };
    const write = async (device: number) => {
      for (const name of problems) await sync([aMark({ name }), note(`device ${device}`, device, name)]);
    };
    let isWriting = true;
    const listening = (async () => {
      while (isWriting) await listen();
    })();
    await Promise.all(devices.map(write));
    isWriting = false;
    await listening;
    await listen();

    const stored = await records();
    expect(stored).toHaveLength(problems.length * 2);
    // Only records of one call have one revision.
    const problemOf = ({ id }: { id: string }) => id.slice(id.indexOf(':') + 1);
    for (const calls of Map.groupBy(stored, ({ revision }) => revision).values())
      expect(new Set(calls.map(problemOf)).size).toBe(1);
    for (const { record } of stored.filter(({ kind }) => kind === 'note')) {
      const { text, versions } = record as unknown as Note; // of a note
      expect([text, ...versions.map((version) => version.text)]).toEqual(
        devices.map((device) => `device ${device}`).toReversed(),
      );
    }
    expect(received).toEqual(new Map(stored.map(({ id, record }) => [id, record])));
  });
});

describe('a write by another process that held the lock first', () => {
  test('is merged, although nothing was stored when the call began', async () => {
    const answer = await whileAnotherWrites('desk', () => sync([note('phone', 1)]));
    const both = { kind: 'note', id: 'problem:two-sum', record: { text: 'phone', versions: [{ text: 'desk' }] } };
    expect(answer.records).toMatchObject([both]);
    expect(await records()).toMatchObject([{ ...both, revision: 2 }]);
  });

  test('wins if it is later, and both are kept', async () => {
    await whileAnotherWrites('desk', () => sync([note('phone', -1)]));
    expect(await records()).toMatchObject([{ record: { text: 'desk', versions: [{ text: 'phone' }] } }]);
  });

  test('does not matter when it changes something else', async () => {
    const answer = await whileAnotherWrites('desk', () => sync([aMark({ name: 'two-sum' })]));
    expect(answer.records.map(({ kind }) => kind).toSorted()).toEqual(['mark', 'note']);
    expect(await records()).toMatchObject([
      { kind: 'mark', revision: 2 },
      { kind: 'note', revision: 1 },
    ]);
  });

  test('is kept by an import, which reports what it has really changed', async () => {
    const file = { 'note-two-sum': 'of the file', 'checkbox-two-sum': 'true' };
    const preview = await whileAnotherWrites('desk', () => app.trpc(learner.token).progress.import.mutate(file));
    expect(preview.changes).toContainEqual({ name: 'two-sum', field: 'note', before: 'desk', after: 'desk' });
    expect(await records()).toMatchObject([
      { kind: 'mark', record: { isSet: true } },
      { kind: 'note', record: { text: 'desk', versions: [{ text: 'of the file' }] } },
    ]);
    await app.trpc(learner.token).progress.undoImport.mutate();
    expect(await records()).toMatchObject([
      { kind: 'mark', record: { isSet: false } },
      { kind: 'note', record: { text: 'desk', versions: [] } },
    ]);
  });
});

test('refuses changes that wait for the lock while the account is deleted', async () => {
  let syncing: Promise<unknown> | undefined;
  await app.database.prisma.$transaction(async (transaction) => {
    await transaction.user.delete({ where: { key: learner.key } });
    syncing = sync([aMark()]);
    syncing.catch(() => {}); // it is waited for below
    // Its session is visible until the end of the transaction.
    await expect.poll(isWaiting).toBe(1);
  });
  await expect(syncing).rejects.toMatchObject({ data: { httpStatus: 401 }, message: 'Please log in' });
  expect(await records()).toEqual([]);
});

test('a full account accepts changes to what it has, and nothing new', async () => {
  await fillWithMarks(app, learner.key);
  const existing = aMark({ name: 'problem-1', isSet: false, at: '2026-03-10T11:00:00.000Z' });
  expect((await sync([existing], { since: 1 })).records).toMatchObject([
    { id: 'done:problem-1', record: { isSet: false } },
  ]);
  await expect(sync([existing, aMark({ name: 'one-more' })])).rejects.toMatchObject({
    data: { reason: 'conflict' },
    message: `An account has at most ${MAX_MARKS} records of this kind`,
  });
  expect(await app.database.prisma.ownRecord.count({ where: { userKey: learner.key } })).toBe(MAX_MARKS);
});
