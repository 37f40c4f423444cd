import { afterAll, beforeEach, expect, test } from 'vitest';
import { createRecords } from '#server/records/records.ts';
import { aMark, aNote, fillWithMarks } from '#server/testing/progress-calls.ts';
import { countStatements } from '#server/testing/statement-count.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { MAX_MARKS } from '#shared/records/mark/mark.ts';

const own = await createTestDatabase();
const statements = await countStatements(own.url);
afterAll(async () => {
  await statements.close();
  await own.drop();
});
const app = await startTestApp({ databaseUrl: statements.url });
// Called directly, not over HTTP, so that calls made in sequence share one turn of the event loop.
const records = createRecords(app.database);

let learners: Person[] = [];

beforeEach(async () => {
  learners = await Promise.all(Array.from({ length: 6 }, () => app.createUser()));
});

const sync = ({ key }: Person, entries: SyncedEntry[] = [aMark({ name: 'two-sum' })]) =>
  records.sync(
    { role: 'user', key, sessionKey: key },
    { userKey: key, sentAt: new Date().toISOString(), since: 0, records: entries },
  );

const TICKED = {
  records: [{ kind: 'mark', id: 'done:two-sum', record: { isSet: true } }],
  revision: 1,
  hasMore: false,
};

const withTicks = async () => {
  const rows = await app.database.prisma.ownRecord.findMany({ where: { userKey: { in: learners.map(keyOf) } } });
  return new Set(rows.map(({ userKey }) => userKey));
};
const keyOf = ({ key }: Person) => key;

test('writes simultaneous ticks of many learners in one statement, and answers each with their own', async () => {
  const earlier = statements.soFar();
  const answers = await Promise.all(
    learners.map((learner, index) => sync(learner, [aMark({ name: `problem-${index}` })])),
  );
  expect(statements.soFar() - earlier).toBe(1);
  expect(answers.map((answer) => answer.records.map(({ id }) => id))).toEqual(
    learners.map((_, index) => [`done:problem-${index}`]),
  );
  for (const [index, { key }] of learners.entries()) {
    const rows = await app.database.prisma.ownRecord.findMany({ where: { userKey: key } });
    expect(rows).toMatchObject([{ id: `done:problem-${index}`, revision: 1 }]);
  }
});

test('batches them at the API too', async () => {
  const many = 60;
  const tickAll = async () => {
    const earlier = statements.soFar();
    const calls = learners.flatMap(({ key, token }) =>
      Array.from({ length: many / learners.length }, (_, index) =>
        app.trpc(token).records.sync.mutate({
          userKey: key,
          sentAt: new Date().toISOString(),
          since: 0,
          records: [aMark({ name: `problem-${index}` })],
        }),
      ),
    );
    await Promise.all(calls);
    return statements.soFar() - earlier;
  };
  // Without batches each takes two; on a busy machine they may arrive one by one.
  await expect.poll(tickAll).toBeLessThan(2 * many);
  expect(await app.database.prisma.ownRecord.count({ where: { userKey: { in: learners.map(keyOf) } } })).toBe(many);
});

test('keeps both notes of two devices of one learner in a batch', async () => {
  const [learner, ...others] = learners as [Person, ...Person[]];
  const notes = [
    aNote('two-sum', 'phone', '2026-03-10T10:00:00.000Z'),
    aNote('two-sum', 'desk', '2026-03-10T11:00:00.000Z'),
  ];
  await Promise.all([...notes.map((note) => sync(learner, [note])), ...others.map((other) => sync(other))]);
  const rows = await app.database.prisma.ownRecord.findMany({ where: { userKey: learner.key } });
  expect(rows).toMatchObject([{ record: { text: 'desk', versions: [{ text: 'phone' }] } }]);
});

test('a refused call does not affect the others', async () => {
  const [full, gone, ...others] = learners as [Person, Person, ...Person[]];
  await fillWithMarks(app, full.key);
  await app.database.prisma.user.delete({ where: { key: gone.key } });
  const outcomes = await Promise.allSettled(learners.map((learner) => sync(learner)));
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'conflict' } },
    { status: 'rejected', reason: { code: 'unauthenticated' } },
    ...others.map(() => ({ status: 'fulfilled', value: TICKED })),
  ]);
  expect(await app.database.prisma.ownRecord.count({ where: { userKey: full.key } })).toBe(MAX_MARKS);
  expect(await withTicks()).toEqual(new Set([full, ...others].map(keyOf)));
});

test('a call that has to wait does not delay the others', async () => {
  const [held, ...others] = learners as [Person, ...Person[]];
  let waiting: ReturnType<typeof sync> | undefined;
  await app.database.prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM users WHERE key = ${held.key}::uuid FOR NO KEY UPDATE`;
    waiting = sync(held);
    expect(await Promise.all(others.map((learner) => sync(learner)))).toMatchObject(others.map(() => TICKED));
    expect(await withTicks()).toEqual(new Set(others.map(keyOf)));
  });
  expect(await waiting).toMatchObject(TICKED);
  expect(await withTicks()).toEqual(new Set(learners.map(keyOf)));
});
