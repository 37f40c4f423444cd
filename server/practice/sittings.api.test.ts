import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mistyped, settled } from '#server/testing/apis.ts';
import { aSitting, aTry } from '#server/testing/personal-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';

const app = await startTestApp();
const { prisma } = app.database;

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const keep = (sitting: Sitting, person = learner, userKey = person.key) =>
  app.trpc(person.token).practice.keepSitting.mutate({ userKey, sitting });
const list = (page = 1, person = learner) => app.trpc(person.token).practice.sittings.query({ page });
const refusal = (run: () => Promise<unknown>) => settled(async () => ({ record: { answer: await run() } }));

const WRITER = randomUUID();
const reflection = (well: string, version = 1, writer = WRITER) => ({
  answers: { well, stuck: '', next: '' },
  changedAt: `2026-03-10T11:00:0${version}.000Z`,
  versions: { [writer]: version },
});

describe('access', () => {
  test('a visitor and an administrator are refused', async () => {
    const calls = (token?: string) => {
      const { practice } = app.trpc(token);
      return [
        () => practice.sittings.query({ page: 1 }),
        () => practice.keepSitting.mutate({ userKey: learner.key, sitting: aSitting() }),
      ];
    };
    for (const call of calls()) expect(await refusal(call)).toMatchObject({ status: 401 });
    const { token } = await app.createAdministrator();
    for (const call of calls(token))
      expect(await refusal(call)).toMatchObject({ status: 403, message: 'Only a learner may do this' });
  });

  test("nobody reaches somebody else's sitting, not even with its owner's key or its own key", async () => {
    const other = await app.createUser();
    const sitting = aSitting({ title: 'secret' });
    await keep(sitting);
    await keep({ ...sitting, title: 'mine' }, other);
    expect(await list(1, other)).toMatchObject({ userKey: other.key, items: [{ title: 'mine' }], total: 1 });
    expect(await refusal(() => keep(sitting, other, learner.key))).toMatchObject({ status: 409 });
    expect(await list()).toMatchObject({ items: [{ title: 'secret' }], total: 1 });
  });

  test('refuses a sitting that is being written while its account is deleted', async () => {
    const isWaiting = async () => {
      const [found] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO sittings%'`;
      return found?.count;
    };
    let writing: Promise<unknown> = Promise.resolve();
    await prisma.$transaction(async (transaction) => {
      await transaction.user.delete({ where: { key: learner.key } });
      writing = keep(aSitting());
      writing.catch(() => {}); // it is waited for below
      await expect.poll(isWaiting).toBe(1);
    });
    await expect(writing).rejects.toMatchObject({ data: { httpStatus: 401 }, message: 'Please log in' });
  });
});

describe('a sitting', () => {
  test('is stored as it was sent, and only once when sent twice or many times at once', async () => {
    const sitting = aSitting({
      tries: [aTry(1), aTry(2, { verdict: 'Accepted' })],
      endedAt: '2026-03-10T10:30:00.000Z',
    });
    expect(await keep(sitting)).toEqual(sitting);
    await Promise.all(Array.from({ length: 8 }, () => keep(sitting)));
    expect((await list()).items).toEqual([sitting]);
    expect(await prisma.sitting.findFirst({ where: { key: sitting.key } })).toMatchObject({ revision: 1 });
  });

  test('merges the tries of many devices that write at once', async () => {
    const sitting = aSitting();
    const tries = Array.from({ length: 8 }, (_, minute) => aTry(minute));
    await Promise.all(tries.map((one) => keep({ ...sitting, tries: [one] })));
    expect((await list()).items[0]?.tries).toEqual(tries);
  });

  test('stays ended when another device sends an older copy', async () => {
    const sitting = aSitting({ kind: 'interview', contest: null });
    const ended = { ...sitting, endedAt: '2026-03-10T10:20:00.000Z', reflection: reflection('calm') };
    await keep(ended);
    expect(await keep({ ...sitting, tries: [aTry(3)] })).toMatchObject({ ...ended, tries: [{ slug: 'busy-minute' }] });
  });

  test("keeps the reflections of two devices that had not seen each other's", async () => {
    const sitting = aSitting();
    await keep({ ...sitting, reflection: reflection('desk') });
    await keep({ ...sitting, reflection: reflection('phone', 2, randomUUID()) });
    expect((await list()).items[0]?.reflection?.answers.well).toBe('phone\n\ndesk');
    await keep({ ...sitting, reflection: reflection('desk', 3) });
    expect((await list()).items[0]?.reflection?.answers.well).toContain('phone');
  });

  test('is listed with the others in pages, newest first', async () => {
    const many = Array.from({ length: 23 }, (_, index) => aSitting({ startedAt: aTry(index).at }));
    for (const one of many) await keep(one);
    const pages = [await list(1), await list(2), await list(3)];
    expect(pages.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(many.toReversed().map(({ key }) => key));
    expect(pages[0]).toMatchObject({ total: 23, page: 1, pageSize: 20 });
  });

  test('is refused with a clear message when it is invalid', async () => {
    const errors: [Partial<Sitting>, string][] = [
      [{ key: 'one' }, 'A sitting and each of its tries have a uuid'],
      [mistyped({ kind: 'exam' }), 'kind must be contest or interview'],
      [{ minutes: 0 }, 'A sitting must last at least a minute'],
      [{ minutes: 1441 }, 'A sitting can last at most a day'],
      [{ title: 'a\0b' }, 'The title contains a character that cannot be stored'],
      [{ title: 'x'.repeat(501) }, 'The title has at most 500 characters'],
      [{ startedAt: 'now' }, 'A time is given like 2026-11-21T09:30:00.000Z'],
      [{ tries: [aTry(1, mistyped({ verdict: 'Perfect' }))] }, expect.stringMatching(/^A verdict is one of/)],
      [{ tries: Array.from({ length: 201 }, () => aTry(1)) }, 'A sitting can have at most 200 tries'],
      [{ problems: Array.from({ length: 31 }, () => ({ slug: 'a', name: 'A', letter: 'A' })) }, expect.any(String)],
      [{ reflection: reflection('\ud800') }, 'The answer contains a character that cannot be stored'],
      [{ reflection: reflection('x'.repeat(20_001)) }, 'An answer has at most 20000 characters'],
      [mistyped({ owner: learner.key }), 'Unrecognized key: "owner"'],
    ];
    for (const [error, message] of errors)
      expect(await refusal(() => keep(aSitting(error))), message).toMatchObject({ status: 400, message });
    expect((await list()).total).toBe(0);
  });
});

test('a full account refuses further sittings, and accepts changes to stored ones while they fit', async () => {
  const sitting = aSitting();
  await keep(sitting);
  await prisma.$executeRaw`
    INSERT INTO sittings (user_key, key, kind, title, problems, started_at, minutes, tries, reflection)
    SELECT ${learner.key}::uuid, gen_random_uuid(), 'interview', '', '[]', now(), 45, '[]',
      jsonb_build_object('text', repeat('x', 99000))
    FROM generate_series(1, 201)`;
  const full = { status: 409, message: 'An account keeps at most 20 MB of contests and interviews' };
  expect(await refusal(() => keep({ ...sitting, reflection: reflection('x'.repeat(20_000)) }))).toMatchObject({
    status: 200,
  });
  await prisma.$executeRaw`
    INSERT INTO sittings (user_key, key, kind, title, problems, started_at, minutes, tries)
    SELECT ${learner.key}::uuid, gen_random_uuid(), 'interview', '', '[]', now(), 45, '[]' FROM generate_series(1, 100)`;
  expect(await refusal(() => keep(aSitting()))).toMatchObject(full);
  expect(await refusal(() => keep({ ...sitting, tries: [aTry(1)] }))).toMatchObject(full);
});
