import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { aSubmission } from '#server/testing/personal-calls.ts';
import { aMark, progressOf } from '#server/testing/progress-calls.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { planCalendarAddress } from '#shared/paths.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { prisma } = app.database;

// Far ahead of UTC, so that its date often differs from that in UTC.
const ZONE = 'Pacific/Kiritimati';
const today = () => dayIn(ZONE, Date.now());
const compact = (day: string) => day.replaceAll('-', '');

const problem = (name: string, fields: object = {}) =>
  listProblems(prisma, 'problem', [
    {
      ...createBody(resources.problem, { name, slug: name, kind: 'function', level: 'Easy', topics: 'Graphs, Trees' }),
      ...fields,
    },
  ]);
const listed = (name: string, reports: string) =>
  listProblems(prisma, 'companyProblem', [
    { ...createBody(resources.companyProblem, { name, companies: 'Amazon, Google', reports }) },
  ]);
const onSheet = (name: string) =>
  listProblems(prisma, 'topicProblem', [{ ...createBody(resources.topicProblem, { name, topic: 'Graphs' }) }]);

let learner: Person;
const { sync } = progressOf(app, () => learner);
const newToken = () => randomUUID().replaceAll('-', '');

beforeEach(async () => {
  for (const name of ['problem', 'companyProblem', 'topicProblem'] as const) await app.empty(name);
  await prisma.rateLimit.deleteMany();
  learner = await app.createUser();
});

const save = (planFields: Partial<StudyPlan>, person = learner) => {
  const record: StudyPlan = {
    at: Date.now(),
    by: randomUUID(),
    isOn: true,
    interviewOn: addDays(today(), 3),
    company: '',
    level: 'beginner',
    minutesPerWeek: 7 * 60,
    daysOff: [],
    timeZone: ZONE,
    calendar: null,
    ...planFields,
  };
  return sync([{ kind: 'study-plan', id: 'own', record }], { person });
};
const calendar = (token: string) => app.rest(planCalendarAddress(token));
const tick = (name: string, person = learner, isSet = true) =>
  sync([aMark({ name, isSet, at: new Date().toISOString(), timeZone: ZONE })], { person });

describe('the problems of a plan', () => {
  test('are those that can be solved here, in sheet order, with the reports of one company or all', async () => {
    await problem('beside');
    await problem('second', { topics: '' });
    await problem('first');
    await problem('query', { kind: 'sql' });
    await problem('of-a-contest', { contest: 1 });
    await onSheet('first');
    await onSheet('second');
    await listed('second', 'Amazon 4, Google 3');
    const { id } = await prisma.companyProblem.findFirstOrThrow();
    const of = (company: string) => app.trpc().plans.problems.query({ company });
    const [first, second, beside] = await of('Amazon');
    expect(first).toEqual({
      slug: 'first',
      name: 'first',
      problem: 'first',
      level: 'Easy',
      topic: 'Graphs',
      companyIds: [],
      reports: 0,
    });
    expect(second).toMatchObject({ slug: 'second', topic: '', companyIds: [id], reports: 4 });
    expect(beside).toMatchObject({ slug: 'beside' });
    expect((await of('')).map(({ reports }) => reports)).toEqual([0, 7, 0]);
    expect((await of('Acme')).map(({ reports }) => reports)).toEqual([0, 0, 0]);
  });
});

describe('what the account adds to a plan', () => {
  test('has the submissions by problem', async () => {
    const at = (minute: number) => `2026-03-10T10:0${minute}:00.000Z`;
    const submissions = [
      { ...aSubmission('a'), verdict: 'Accepted' as const, submittedAt: at(2) },
      { ...aSubmission('a'), verdict: 'Wrong Answer' as const, submittedAt: at(1) },
      { ...aSubmission('b'), verdict: 'Wrong Answer' as const, submittedAt: at(3) },
    ];
    const { key, token } = learner;
    await app
      .trpc(token)
      .practice.keepSubmissions.mutate({ userKey: key, sentAt: new Date().toISOString(), submissions });
    const other = await app.createUser();
    expect(await app.trpc(token).plans.own.query()).toEqual({
      userKey: key,
      work: [
        { slug: 'a', triedAt: at(1), isSolvedFirst: false, solvedAt: at(2) },
        { slug: 'b', triedAt: at(3), isSolvedFirst: false, solvedAt: null },
      ],
    });
    // Another learner has none of these.
    expect(await app.trpc(other.token).plans.own.query()).toEqual({ userKey: other.key, work: [] });
  });

  test.each([
    ['a visitor', () => undefined, 401],
    ['an administrator', async () => (await app.createAdministrator()).token, 403],
  ])('is refused for %s', async (_who, tokenOf, status) => {
    const token = await tokenOf();
    expect(await settled(async () => ({ record: { own: await app.trpc(token).plans.own.query() } }))).toMatchObject({
      status,
    });
  });
});

describe('the day that an access token reads', () => {
  const readToken = async (person = learner) =>
    (await app.trpc(person.token).accessTokens.create.mutate({ name: 'a' })).token;
  type Day = {
    today: string;
    reviews: number;
    problems: { slug: string; why: string; minutes: number; isDone: boolean }[];
    leftOut: { slug: string; why: string }[];
  };
  const day = async (token: string) => {
    const answer = await app.rest('/plan/today', { token });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return answer.json<Day>();
  };

  test("is the calendar's: in the plan's time zone, with what is done, what is left out, and why", async () => {
    for (const name of ['asked', 'asked-too', 'other']) await problem(name);
    await problem('hard', { level: 'Hard' });
    for (const name of ['asked', 'asked-too', 'hard']) await listed(name, 'Amazon 4');
    // Half an hour a day for two days.
    await save({ company: 'Amazon', minutesPerWeek: 7 * 30, interviewOn: addDays(today(), 1) });
    const token = await readToken();
    const before = await day(token);
    expect(before).toMatchObject({
      today: today(),
      timeZone: ZONE,
      state: 'on',
      company: 'Amazon',
      interviewOn: addDays(today(), 1),
      isDayOff: false,
      budget: 30,
      minutes: 30,
      reviews: 0,
    });
    expect(before.problems).toEqual([
      {
        slug: 'asked',
        name: 'asked',
        level: 'Easy',
        topic: 'Graphs',
        minutes: 30,
        isDone: false,
        why: 'Reported 4 times for Amazon',
      },
    ]);
    expect(before.leftOut.map(({ slug, why }) => [slug, why]).toSorted()).toEqual([
      ['asked-too', 'late'],
      ['hard', 'level'],
      ['other', 'not-asked'],
    ]);
    await tick('asked');
    expect((await day(token)).problems).toMatchObject([{ slug: 'asked', isDone: true }]);
  });

  test('is the learner’s own, with a session too, and nobody else’s', async () => {
    await problem('open-one');
    await save({});
    expect((await app.rest('/plan/today', { token: learner.token })).status).toBe(200);
    const grace = await app.createUser();
    for (const [token, status] of [
      [await readToken(grace), 404],
      [grace.token, 404],
      [undefined, 401],
      [(await app.createAdministrator()).token, 403],
    ] as const)
      expect((await app.rest('/plan/today', { token })).status).toBe(status);
  });

  test('is not found without a plan or while it is off, and is empty when the plan is over', async () => {
    await problem('open-one');
    const token = await readToken();
    const planToday = async () => (await app.rest('/plan/today', { token })).json();
    expect(await planToday()).toMatchObject({ code: 'not_found', message: 'There is no plan. It is made at /Plan' });
    await save({ isOn: false });
    expect(await planToday()).toMatchObject({ code: 'not_found' });
    await save({ interviewOn: today() });
    expect(await day(token)).toMatchObject({ state: 'over', problems: [], leftOut: [] });
    await save({ minutesPerWeek: 0 });
    expect(await day(token)).toMatchObject({
      state: 'no-time',
      problems: [],
      leftOut: [{ slug: 'open-one', why: 'late' }],
    });
  });
});

describe('the calendar of a plan', () => {
  test('has the coming days in the learner’s time zone, with done items ticked', async () => {
    const token = newToken();
    await problem('open-one');
    await problem('ticked');
    await tick('ticked');
    await save({ calendar: token, company: 'Acme' });
    const answer = await calendar(token);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const text = answer.text.replaceAll('\r\n ', '');
    expect(text).toContain(
      `DTSTART;VALUE=DATE:${compact(today())}\r\nDTEND;VALUE=DATE:${compact(addDays(today(), 1))}`,
    );
    expect(text).toContain('SUMMARY:2 problems\\, 60 min');
    expect(text).toContain(`Done: ticked\\, 30 min: ${app.url}/Problem/ticked`);
    expect(text).toContain(`open-one\\, 30 min: ${app.url}/Problem/open-one`);
    expect(text).toContain(`SUMMARY:Interview: Acme`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(addDays(today(), 3))}`);
    expect((await calendar(token)).text).toBe(answer.text);
  });

  test('shows solved problems as done, until they are unticked', async () => {
    const token = newToken();
    await problem('solved');
    await save({ calendar: token });
    await app.trpc(learner.token).practice.keepSubmissions.mutate({
      userKey: learner.key,
      sentAt: new Date().toISOString(),
      submissions: [aSubmission('solved')],
    });
    const isDone = async () => (await calendar(token)).text.includes('Done: solved');
    expect(await isDone()).toBe(true);
    await tick('solved', learner, false);
    expect(await isDone()).toBe(false);
  });

  test('has identifiers of its own, which stay when its address is renewed', async () => {
    await problem('first');
    await problem('second');
    const uidsOf = async (person: Person) => {
      const token = newToken();
      await save({ calendar: token }, person);
      return [...(await calendar(token)).text.matchAll(/^UID:.+$/gm)].map(([uid]) => uid);
    };
    const own = await uidsOf(learner);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own).size).toBe(own.length);
    expect(await uidsOf(learner)).toEqual(own);
    const others = await uidsOf(await app.createUser());
    expect(others).toHaveLength(own.length);
    expect(own.filter((uid) => others.includes(uid))).toEqual([]);
    expect(own.join()).not.toContain(learner.key);
  });

  test('has the reviews that are due', async () => {
    const token = newToken();
    await save({ calendar: token });
    await sync([
      {
        kind: 'review-card',
        id: 'problem:two-sum',
        record: { events: [{ key: randomUUID(), at: 1, kind: 'snoozed', until: addDays(today(), 1) }] },
      },
    ]);
    expect((await calendar(token)).text).toContain('SUMMARY:1 review\\, 10 min');
  });

  test('is found by its current token only, and gone at once when the token changes or the plan is off', async () => {
    const [token, next] = [newToken(), newToken()];
    await save({ calendar: token });
    const statusOf = async (calendarToken: string) => (await calendar(calendarToken)).status;
    expect(await statusOf(token)).toBe(200);
    for (const wrongToken of [newToken(), 'none', token.toUpperCase(), `${token}a`, 'null', '%25', '%00'])
      expect([wrongToken, await statusOf(wrongToken)]).toEqual([wrongToken, 404]);
    await save({ calendar: next });
    expect([await statusOf(token), await statusOf(next)]).toEqual([404, 200]);
    await save({ calendar: next, isOn: false });
    expect(await statusOf(next)).toBe(404);
    await save({ calendar: null });
    const gone = await calendar(next);
    expect([gone.status, gone.headers['cache-control'], gone.headers['x-robots-tag']]).toEqual([
      ...[404, 'private, no-store', 'noindex'],
    ]);
  });

  test('cannot be changed by somebody else, and shows nothing of theirs', async () => {
    const token = newToken();
    await save({ calendar: token });
    const other = await app.createUser();
    const refused = await settled(async () => ({
      record: { answer: await sync([], { person: other, userKey: learner.key }) },
    }));
    expect(refused.status).toBe(409);
    await save({ calendar: newToken() }, other);
    await problem('open-one');
    await tick('open-one', other);
    expect((await calendar(token)).text).not.toContain('Done:');
  });

  test('is limited in how often it can be fetched', async () => {
    const token = newToken();
    await save({ calendar: token });
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await calendar(token)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('is found by an index', async () => {
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT FROM own_records WHERE kind = 'study-plan' AND record ->> 'calendar' = 'x'`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('own_records_calendar_idx');
  });
});
