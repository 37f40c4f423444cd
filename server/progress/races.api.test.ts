import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTick } from '#server/testing/personal-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { QueuedChange } from '#shared/schemas/progress.ts';

const app = await startTestApp();

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const sync = (changes: QueuedChange[], since = 0) =>
  app.trpc(learner.token).progress.sync.mutate({
    userKey: learner.key,
    sentAt: new Date().toISOString(),
    since,
    changes,
  });

const HOUR_MS = 3_600_000;

/** A note that was written this many hours later, by a device that had not seen another one. */
const note = (value: string, hours: number, name = 'Two Sum'): QueuedChange => ({
  ...aTick({ name }),
  field: 'note',
  value,
  replaces: '',
  changedAt: new Date(Date.parse('2026-03-10T10:00:00.000Z') + hours * HOUR_MS).toISOString(),
});

const rows = () =>
  app.database.prisma.progress.findMany({ where: { userKey: learner.key }, orderBy: { revision: 'asc' } });

/** Whether a call is waiting for the learner's lock. */
async function isWaiting() {
  const [found] = await app.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%_progress(%'`;
  return found?.count;
}

/**
 * Makes a call while another process, of an older version without the database functions, holds the learner's lock and
 * writes a note.
 */
async function whileAnotherWrites<T>(value: string, call: () => Promise<T>): Promise<T> {
  let calling: Promise<T> | undefined;
  await app.database.prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM users WHERE key = ${learner.key}::uuid FOR NO KEY UPDATE`;
    calling = call();
    calling.catch(() => {}); // it is waited for below
    await expect.poll(isWaiting).toBe(1);
    const last = await transaction.progress.aggregate({ where: { userKey: learner.key }, _max: { revision: true } });
    await transaction.progress.create({
      data: {
        userKey: learner.key,
        problemName: 'Two Sum',
        field: 'note',
        value,
        changedAt: new Date('2026-03-10T10:00:00.000Z'),
        changeKey: randomUUID(),
        revision: (last._max.revision ?? 0) + 1,
      },
    });
  });
  return calling as Promise<T>; // made in the transaction
}

describe('two devices at the same moment', () => {
  test('keep both notes on one problem, and each gets the outcome', async () => {
    for (const name of Array.from({ length: 15 }, (_, index) => `Problem ${index}`)) {
      const answers = await Promise.all([sync([note('phone', 0, name)]), sync([note('desk', 1, name)])]);
      const [row] = (await rows()).filter(({ problemName }) => problemName === name);
      expect(row).toMatchObject({ value: 'desk', previousValue: 'phone' });
      const last = answers.toSorted((one, other) => one.revision - other.revision).at(-1);
      expect(last?.items.filter((item) => item.name === name)).toMatchObject([{ value: 'desk' }]);
    }
  });

  test('and many more lose nothing: revisions are unique, and pages read at the same time miss none', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Problem ${index}`);
    const received = new Map<string, string>();
    let since = 0;
    const listen = async () => {
      const answer = await sync([], since);
      for (const { name, field, value } of answer.items) received.set(`${name} ${field}`, value);
      since = answer.revision;
    };
    const write = async (device: number) => {
      for (const name of names) await sync([aTick({ name }), note(`device ${device}`, device, name)]);
    };
    let isWriting = true;
    const listening = (async () => {
      while (isWriting) await listen();
    })();
    await Promise.all(Array.from({ length: 8 }, (_, device) => write(device)));
    isWriting = false;
    await listening;
    await listen();

    const storedRows = await rows();
    expect(new Set(storedRows.map(({ revision }) => revision)).size).toBe(names.length * 2);
    const notes = storedRows.filter(({ field }) => field === 'note');
    expect(notes.map(({ value }) => value)).toEqual(names.map(() => 'device 7'));
    const expected = storedRows.map(({ problemName, field, value }) => [`${problemName} ${field}`, value]);
    expect([...received].toSorted()).toEqual(expected.toSorted());
  });
});

describe('a write by another process that held the lock first', () => {
  test('is merged, although nothing was stored when the call began', async () => {
    const { items } = await whileAnotherWrites('desk', () => sync([note('phone', 1)]));
    expect(items).toMatchObject([{ name: 'Two Sum', field: 'note', value: 'phone' }]);
    expect(await rows()).toMatchObject([{ value: 'phone', previousValue: 'desk', revision: 2 }]);
  });

  test('wins if it is later, and both are kept', async () => {
    await whileAnotherWrites('desk', () => sync([note('phone', -1)]));
    expect(await rows()).toMatchObject([{ value: 'desk', previousValue: 'phone' }]);
  });

  test('does not matter when it changes something else', async () => {
    const tick = aTick({ name: 'Two Sum' });
    const { items } = await whileAnotherWrites('desk', () => sync([tick]));
    expect(items.map(({ field }) => field)).toEqual(['note', 'done']);
    expect((await rows()).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('is kept by an import, which reports what it has really changed', async () => {
    const file = { 'note-Two Sum': 'of the file', 'checkbox-Two Sum': 'true' };
    const preview = await whileAnotherWrites('desk', () => app.trpc(learner.token).progress.import.mutate(file));
    expect(preview.changes).toContainEqual({ name: 'Two Sum', field: 'note', before: 'desk', after: 'desk' });
    expect(await rows()).toMatchObject([{ value: 'desk', previousValue: 'of the file' }, { field: 'done' }]);
    await app.trpc(learner.token).progress.undoImport.mutate();
    expect(await rows()).toMatchObject([{ value: 'desk', previousValue: null }, { value: 'false' }]);
  });
});

test('refuses changes that wait for the lock while the account is deleted', async () => {
  let syncing: Promise<unknown> | undefined;
  await app.database.prisma.$transaction(async (transaction) => {
    await transaction.user.delete({ where: { key: learner.key } });
    syncing = sync([aTick({ name: 'Two Sum' })]);
    syncing.catch(() => {}); // it is waited for below
    // Its session is visible until the end of the transaction.
    await expect.poll(isWaiting).toBe(1);
  });
  await expect(syncing).rejects.toMatchObject({ data: { httpStatus: 401 }, message: 'Please log in' });
  expect(await rows()).toEqual([]);
});

test('a full account accepts changes to what it has, and nothing new', async () => {
  await app.database.prisma.$executeRaw`
    INSERT INTO progress (user_key, problem_name, field, value, changed_at, change_key, revision)
    SELECT ${learner.key}::uuid, 'Problem ' || number, 'done', 'true', '2026-03-10', gen_random_uuid(), number
    FROM generate_series(1, 20000) AS number`;
  const existing = { ...aTick({ name: 'Problem 1' }), value: 'false' };
  expect((await sync([existing], 20_000)).items).toMatchObject([{ name: 'Problem 1', value: 'false' }]);
  await expect(sync([aTick({ name: 'One more' })])).rejects.toMatchObject({
    data: { reason: 'conflict' },
    message: 'An account keeps at most 20000 ticks, stars and notes',
  });
  expect(await app.database.prisma.progress.count({ where: { userKey: learner.key } })).toBe(20_000);
});
