import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mistyped, settled } from '#server/testing/apis.ts';
import { aDraft, aSubmission } from '#server/testing/personal-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import type { SaveDraftInput, Submission } from '#shared/schemas/practice.ts';

const app = await startTestApp();
const { prisma } = app.database;

let learner: Person;

beforeEach(async () => {
  learner = await app.createUser();
});

const at = (hours: number) => new Date(Date.parse('2026-03-10T10:00:00.000Z') + hours * 3_600_000).toISOString();
const sentBy = ({ key }: Person) => ({ userKey: key, sentAt: new Date().toISOString() });

type Fields = Partial<SaveDraftInput>;

const save = (code: string, fields: Fields = {}, person = learner) =>
  app.trpc(person.token).practice.saveDraft.mutate({
    ...sentBy(person),
    ...aDraft('two-sum', code),
    changedAt: at(0),
    ...fields,
  });

const keep = (submissions: Submission[], extra: { sentAt?: string; userKey?: string } = {}, person = learner) =>
  app.trpc(person.token).practice.keepSubmissions.mutate({ ...sentBy(person), submissions, ...extra });

const submission = (fields: Partial<Submission> = {}): Submission => ({
  ...aSubmission('two-sum'),
  submittedAt: at(0),
  ...fields,
});

const mine = (slug = 'two-sum', person = learner) => app.trpc(person.token).practice.mine.query({ slug });
const all = (page = 1) => app.trpc(learner.token).practice.submissions.query({ page });

/** Runs a call that must be refused, and returns the refusal. */
const refusal = (run: () => Promise<unknown>) => settled(async () => ({ record: { answer: await run() } }));

describe('access', () => {
  const calls = ({ token, key }: { token?: string; key: string }) => {
    const { practice } = app.trpc(token);
    const sent = { userKey: key, sentAt: new Date().toISOString() };
    return {
      mine: () => practice.mine.query({ slug: 'two-sum' }),
      saveDraft: () => practice.saveDraft.mutate({ ...sent, ...aDraft('two-sum', 'code') }),
      keepSubmissions: () => practice.keepSubmissions.mutate({ ...sent, submissions: [submission()] }),
      submissions: () => practice.submissions.query({ page: 1 }),
    };
  };

  test('every call refuses a visitor', async () => {
    for (const [name, run] of Object.entries(calls({ key: randomUUID() })))
      expect(await refusal(run), name).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('every call refuses an administrator', async () => {
    for (const [name, run] of Object.entries(calls(await app.createAdministrator())))
      expect(await refusal(run), name).toMatchObject({ status: 403, message: 'Only a learner may do this' });
  });

  test("nobody reaches somebody else's work, not even with its owner's key or its own keys", async () => {
    const other = await app.createUser();
    const [draft, submitted] = [aDraft('two-sum', 'secret'), submission({ code: 'secret' })];
    await save('secret', draft);
    await keep([submitted]);
    await save('mine', { changeKey: draft.changeKey }, other);
    await keep([{ ...submitted, code: 'mine' }], {}, other);
    const seen = await mine('two-sum', other);
    expect(seen).toMatchObject({ userKey: other.key, drafts: [{ code: 'mine' }], submissions: [{ code: 'mine' }] });
    expect(JSON.stringify([seen, await app.trpc(other.token).practice.submissions.query({ page: 1 })])).not.toContain(
      'secret',
    );
    const conflict = { data: { httpStatus: 409, reason: 'conflict' } };
    await expect(save('stolen', { userKey: learner.key }, other)).rejects.toMatchObject(conflict);
    await expect(keep([submission()], { userKey: learner.key }, other)).rejects.toMatchObject(conflict);
    expect(await mine()).toMatchObject({ drafts: [{ code: 'secret' }], submissions: [{ code: 'secret' }] });
  });

  test('the session of a deleted account is refused', async () => {
    await prisma.user.delete({ where: { key: learner.key } });
    await expect(save('code')).rejects.toMatchObject({ data: { httpStatus: 401 } });
  });

  test('refuses work that is being written while its account is deleted', async () => {
    const isWaiting = async () => {
      const [found] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO%'`;
      return found?.count;
    };
    let writing: Promise<unknown>[] = [];
    await prisma.$transaction(async (transaction) => {
      await transaction.user.delete({ where: { key: learner.key } });
      writing = [save('code'), keep([submission()])];
      for (const one of writing) one.catch(() => {}); // it is waited for below
      await expect.poll(isWaiting).toBe(2);
    });
    for (const one of writing)
      await expect(one).rejects.toMatchObject({ data: { httpStatus: 401 }, message: 'Please log in' });
  });
});

describe('a draft', () => {
  test('is stored by problem and language, whatever the case of the slug, even without such a problem', async () => {
    await save('for C++');
    await save('for Python', { language: 'python', slug: 'Two-Sum' });
    await save('elsewhere', { slug: 'never-published' });
    expect((await mine('TWO-SUM')).drafts).toMatchObject([
      { slug: 'two-sum', language: 'cpp', code: 'for C++', previousCode: null, changedAt: at(0), revision: 1 },
      { slug: 'two-sum', language: 'python', code: 'for Python' },
    ]);
  });

  test('sent twice, or many times at once, is one change', async () => {
    const draft = aDraft('two-sum', 'once');
    await Promise.all(Array.from({ length: 8 }, () => save('once', draft)));
    expect((await mine()).drafts).toMatchObject([{ code: 'once', previousCode: null, revision: 1 }]);
  });

  test('is replaced by a change that was based on it, without keeping a copy', async () => {
    const { changeKey, revision } = await save('one');
    expect(await save('two', { follows: [changeKey], seen: revision })).toMatchObject({
      code: 'two',
      previousCode: null,
      revision: 2,
    });
  });

  test('from a device that had not seen the stored one is merged: the newer is shown, the older kept', async () => {
    await save('desk', { changedAt: at(1) });
    expect(await save('phone', { changedAt: at(0) })).toMatchObject({ code: 'desk', previousCode: 'phone' });
    expect(await save('tablet', { changedAt: at(2) })).toMatchObject({
      code: 'tablet',
      previousCode: 'desk\n\nphone',
      changedAt: at(2),
    });
  });

  test('is kept from each of many devices that write at once', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `device ${index}`);
    await Promise.all(names.map((name, index) => save(name, { changedAt: at(index) })));
    const [kept] = (await mine()).drafts;
    expect(kept).toMatchObject({ code: 'device 5', revision: 6 });
    expect(kept?.previousCode?.split('\n\n').toSorted()).toEqual(names.slice(0, 5));
  });

  test('with a time far in the future is dated now, so that the next one of another device is shown', async () => {
    const { changedAt } = await save('ahead', { changedAt: '2099-01-01T00:00:00.000Z' });
    expect(Math.abs(Date.parse(changedAt) - Date.now())).toBeLessThan(60_000);
    const next = await save('next', { changedAt: new Date(Date.now() + 1).toISOString() });
    expect(next).toMatchObject({ code: 'next', previousCode: 'ahead' });
  });

  test('from a device whose clock is behind does not lose to an older one', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await save('older', { changedAt: ago(30) });
    expect(await save('newer', { changedAt: ago(60), sentAt: ago(60) })).toMatchObject({ code: 'newer' });
  });

  test('is refused with a clear message when it is invalid', async () => {
    const errors: [Fields, string][] = [
      [{ code: 'x'.repeat(MAX_CODE + 1) }, `Code has at most ${MAX_CODE} characters`],
      [{ code: 'a\0b' }, 'The code contains a character that cannot be stored'],
      [{ previousCode: '\ud800' }, 'The code contains a character that cannot be stored'],
      [mistyped({ language: 'cobol' }), 'A language is one of cpp, java, python, javascript, typescript, c, sql'],
      [{ slug: 'two sum' }, 'The problem must be letters, digits and hyphens'],
      [{ slug: '' }, 'The problem is required'],
      [{ slug: 'x'.repeat(101) }, "A problem's address has at most 100 characters"],
      [{ changedAt: 'yesterday' }, 'A time is given like 2026-11-21T09:30:00.000Z'],
      [{ changeKey: 'one' }, 'A change has a uuid'],
      [{ follows: Array.from({ length: 51 }, () => randomUUID()) }, 'A change can follow at most 50 others'],
      [mistyped({ owner: learner.key }), 'Unrecognized key: "owner"'],
    ];
    for (const [error, message] of errors)
      expect(await refusal(() => save('code', error)), message).toMatchObject({ status: 400, message });
    expect((await mine()).drafts).toEqual([]);
  });

  test('may have 65,536 characters of any script', async () => {
    const code = '漢'.repeat(MAX_CODE);
    await save(code);
    expect((await mine()).drafts[0]?.code).toBe(code);
  });
});

describe('submissions', () => {
  test('are stored as they were judged, newest first, and only once when sent twice', async () => {
    const [first, second] = [
      submission({ verdict: 'Wrong Answer', passed: 3, milliseconds: null, language: 'python' }),
      submission({ submittedAt: at(1), code: '// done' }),
    ];
    await keep([first, second, first]);
    await Promise.all([keep([first]), keep([second, first])]);
    expect((await mine()).submissions).toEqual([second, first]);
    const { items, total } = await all();
    expect(total).toBe(2);
    expect(items).toEqual([second, first].map(({ code: _code, ...row }) => row));
  });

  test('are shown up to fifty for a problem, and all of them in pages', async () => {
    const many = Array.from({ length: 70 }, (_, index) => submission({ submittedAt: at(index) }));
    await keep(many);
    await keep([submission({ slug: 'Three-Sum', submittedAt: at(100) })]);
    const newest = many.toReversed().map(({ key }) => key);
    expect((await mine()).submissions.map(({ key }) => key)).toEqual(newest.slice(0, 50));
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => all(page)));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 11, 0]);
    expect(pages[4]).toMatchObject({ total: 71, page: 5, pageSize: 20 });
    const [latest, ...others] = pages.flatMap(({ items }) => items);
    expect(latest?.slug).toBe('three-sum');
    expect(others.map(({ key }) => key)).toEqual(newest);
  });

  test('with a time far in the future are dated now', async () => {
    await keep([submission({ submittedAt: '2099-01-01T00:00:00.000Z' })]);
    const [kept] = (await all()).items;
    expect(Math.abs(Date.parse(kept?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('are all refused with a clear message when one of them is invalid', async () => {
    const errors: [Partial<Submission>, string][] = [
      [{ code: 'x'.repeat(MAX_CODE + 1) }, `Code has at most ${MAX_CODE} characters`],
      [{ code: '\ud800' }, 'The code contains a character that cannot be stored'],
      [mistyped({ verdict: 'Perfect' }), expect.stringMatching(/^A verdict is one of Accepted, Wrong Answer, /)],
      [mistyped({ language: 'toString' }), expect.stringMatching(/^A language is one of cpp, /)],
      [{ passed: 8 }, 'passed cannot be greater than total'],
      [{ passed: -1 }, 'Cases and milliseconds are not negative'],
      [{ milliseconds: 1.5 }, 'Cases and milliseconds are integers'],
      [{ key: 'one' }, 'A submission has a uuid'],
      [{ slug: '../admin' }, 'The problem must be letters, digits and hyphens'],
      [mistyped({ note: 'x' }), 'Unrecognized key: "note"'],
    ];
    for (const [error, message] of errors)
      expect(await refusal(() => keep([submission(), submission(error)])), JSON.stringify(error)).toMatchObject({
        status: 400,
        message,
      });
    expect(await refusal(() => keep(Array.from({ length: 101 }, () => submission())))).toMatchObject({
      status: 400,
      message: 'A call can have at most 100 submissions',
    });
    expect((await all()).total).toBe(0);
  });
});

describe('a full account', () => {
  const rest = 20_000_000 - 300 * MAX_CODE;

  test('refuses further submissions, and accepts the ones that it has when they are sent again', async () => {
    await prisma.$executeRaw`
      INSERT INTO submissions (user_key, key, slug, language, verdict, passed, total, code, submitted_at)
      SELECT ${learner.key}::uuid, gen_random_uuid(), 'big', 'cpp', 'Accepted', 1, 1, repeat('x', ${MAX_CODE}::int), now()
      FROM generate_series(1, 300)`;
    const last = submission({ code: 'x'.repeat(MAX_CODE) });
    const inBetween = Array.from({ length: Math.floor(rest / MAX_CODE) - 1 }, () => submission(last));
    await keep([last]);
    await keep(inBetween.map((one) => ({ ...one, key: randomUUID() })));
    const full = await refusal(() => keep([submission(last), { ...last, key: randomUUID() }]));
    expect(full).toMatchObject({ status: 409, message: 'An account keeps at most 20 MB of submissions' });
    await keep([last]);
    // A short submission counts as a thousand bytes.
    const fitting = Math.floor((rest % MAX_CODE) / 1000);
    await keep(Array.from({ length: fitting }, () => submission()));
    expect(await refusal(() => keep([submission()]))).toMatchObject({ status: 409 });
  });

  test('refuses further drafts, and accepts changes to the ones that it has while they fit', async () => {
    await prisma.$executeRaw`
      INSERT INTO problem_drafts (user_key, slug, language, code, changed_at, change_key)
      SELECT ${learner.key}::uuid, 'big-' || number, 'cpp', repeat('x', ${MAX_CODE}::int), now(), gen_random_uuid()
      FROM generate_series(1, 305) AS number`;
    const one = await save('x', { slug: 'one-more' });
    const onTop = { slug: 'one-more', follows: [one.changeKey], seen: one.revision };
    expect(await refusal(() => save('x'.repeat(20_000), onTop))).toMatchObject({
      status: 409,
      message: 'An account keeps at most 20 MB of drafts',
    });
    expect(await save('x'.repeat(1000), onTop)).toMatchObject({ revision: 2 });
    expect(await save('shorter', { slug: 'big-1', changedAt: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      previousCode: 'shorter',
    });
  });
});
