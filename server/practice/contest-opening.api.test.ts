import { beforeEach, describe, expect, test } from 'vitest';
import { fullBody } from '#server/testing/factories.ts';
import { observeBefore } from '#server/testing/observe-before.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { contests, practice } = app.trpc();

const SLUG = 'held-back';
const SECRET = 'nobody-reads-this-before';

/** A contest with one problem that begins this many milliseconds from now; null for a contest without a date. */
async function contestIn(milliseconds: number | null) {
  const content = app.trpc((await app.createAdministrator()).token).content;
  const contest = fullBody(resources.contest, {
    explanation: SECRET,
    code2: SECRET,
    output2: SECRET,
    explanation3: '',
    code3: '',
  });
  const { id } = await content.contest.create.mutate(contest as never); // as its descriptor says
  const problem = fullBody(resources.problem, {
    slug: SLUG,
    kind: 'stdin',
    contest: id,
    letter: 'B',
    statement: SECRET,
    hints: '',
    constraints: '',
    cases: JSON.stringify([{ input: SECRET, expected: SECRET, example: '' }]),
    checker: 'exact',
    generator: '',
    validator: '',
    check: '',
    signature: '',
    wrong: '',
    topics: SECRET,
    approaches: `## ${SECRET}\ntime: O(1)\n\nAn idea`,
  });
  await content.problem.create.mutate(problem as never); // likewise
  const startsAt = milliseconds === null ? null : new Date(Date.now() + milliseconds);
  await prisma.contest.update({ where: { id }, data: { startsAt } });
  return { id, startsAt: startsAt?.toISOString() ?? null };
}

const pageOf = () => practice.page.query({ slug: SLUG });
const contestOf = (id: number) => contests.contest.query({ idOrKey: String(id) });
const judgingOf = () => practice.judging.query({ slug: SLUG });

beforeEach(async () => {
  await app.empty('contest');
  await app.empty('problem');
});

describe('before a contest begins', () => {
  test('its problems and solutions are embargoed, and the time when they open is shown', async () => {
    const { id, startsAt } = await contestIn(60_000);
    const [problem, contest] = [await pageOf(), await contestOf(id)];
    expect(problem).toMatchObject({ slug: SLUG, contest: id, opensAt: startsAt, statement: '', approaches: [] });
    expect(contest).toMatchObject({ id, opensAt: startsAt, problems: [], explanation: '', code2: '', video: '' });
    expect(contest.problemCount).toBe(4);
    expect(JSON.stringify([problem, contest])).not.toContain(SECRET);
    await expect(judgingOf()).rejects.toMatchObject({
      message: 'This problem opens when its contest begins',
      data: { httpStatus: 403 },
    });
  });

  test('cached pages of its problems are dropped when it begins, without a write', async () => {
    const { id } = await contestIn(60_000);
    await expect.poll(() => app.feed.isLive()).toBe(true);
    const begins = (startsAt: Date) => prisma.contest.update({ where: { id }, data: { startsAt } });
    const { at, seen } = await observeBefore(begins, async (at) => {
      const seen: (string | null)[] = [];
      for (let look = 0; look < 2; look++) seen.push((await pageOf()).opensAt, (await contestOf(id)).opensAt);
      return { at: at.toISOString(), seen };
    });
    expect(seen).toEqual([at, at, at, at]);
    await expect.poll(async () => (await pageOf()).opensAt).toBeNull();
    expect(await pageOf()).toMatchObject({ opensAt: null, statement: SECRET });
    expect(await contestOf(id)).toMatchObject({ opensAt: null, explanation: SECRET });
    expect((await judgingOf()).cases).toContain(SECRET);
  });
});

test.each([
  ['that has begun', -1],
  ['without a date', null],
])('a contest %s shows its problems by their letters', async (_, milliseconds) => {
  const { id } = await contestIn(milliseconds);
  const { name, level } = await prisma.problem.findFirstOrThrow({ where: { slug: SLUG } });
  expect(await contestOf(id)).toMatchObject({
    opensAt: null,
    explanation: SECRET,
    problems: [{ slug: SLUG, name, letter: 'B', level }],
  });
  expect(await pageOf()).toMatchObject({ opensAt: null, statement: SECRET });
});

test('postponing a contest closes its problems again', async () => {
  const { id } = await contestIn(-1);
  expect((await pageOf()).opensAt).toBeNull();
  await prisma.contest.update({ where: { id }, data: { startsAt: new Date(Date.now() + 60_000) } });
  expect((await pageOf()).statement).toBe('');
});
