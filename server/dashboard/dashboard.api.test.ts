import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { anEmail } from '#server/testing/accounts.ts';
import { settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const ZONE = 'Pacific/Kiritimati'; // fourteen hours ahead of UTC, so that the dates differ for most of the day
const app = await startTestApp({ siteTimeZone: ZONE });
const { prisma } = app.database;
const administrator = await app.createAdministrator();
const { content, dashboard } = app.trpc(administrator.token);

const overview = () => dashboard.overview.query();
const MESSAGE = { firstName: 'Ada', lastName: 'L', email: 'a@example.org', phone: '1', message: 'Hello' };

test('counts the current records', async () => {
  const before = await overview();
  expect(before).toMatchObject({ languages: 0, topicProblems: 0, blogs: 0, messages: 0, subscribers: 0 });
  await content.languageCard.create.mutate(createBody(resources.languageCard));
  await content.topicProblem.create.mutate(createBody(resources.topicProblem));
  for (const blog of [{}, { published: false }, { published: false, declinedNote: 'No' }]) {
    const { key } = await content.blog.create.mutate(createBody(resources.blog));
    await prisma.blog.update({ where: { key }, data: blog });
  }
  await prisma.message.createMany({ data: [MESSAGE, { ...MESSAGE, readAt: new Date() }] });
  await prisma.subscriber.create({ data: { email: anEmail() } });
  expect(await overview()).toMatchObject({
    languages: 1,
    topicProblems: 1,
    blogs: 3,
    waitingBlogs: 1,
    messages: 2,
    unreadMessages: 1,
    subscribers: 1,
  });
});

test("counts each of the last 30 days from midnight to midnight in the site's time zone", async () => {
  await Promise.all([prisma.message.deleteMany(), prisma.subscriber.deleteMany(), prisma.user.deleteMany()]);
  const today = DateTime.now().setZone(ZONE).startOf('day');
  const at = (daysAgo: number, milliseconds = 0) => today.minus({ days: daysAgo }).plus({ milliseconds }).toJSDate();
  const messages = [at(0), at(0, -1), at(1), at(29), at(29, -1)];
  await prisma.message.createMany({ data: messages.map((createdAt) => ({ ...MESSAGE, createdAt })) });
  await prisma.subscriber.create({ data: { email: anEmail(), createdAt: at(3) } });
  await prisma.user.create({ data: { firstName: 'Ada', email: anEmail(), verifiedAt: at(2), createdAt: at(40) } });
  await prisma.user.create({ data: { firstName: 'Pending', email: anEmail(), createdAt: at(2) } });

  const { days } = await overview();
  expect(days).toHaveLength(30);
  expect([days[0]?.day, days[29]?.day]).toEqual([today.minus({ days: 29 }).toISODate(), today.toISODate()]);
  const nothing = { signUps: 0, subscribers: 0, messages: 0 };
  const expected = new Map([
    [29, { messages: 1 }],
    [28, { messages: 2 }],
    [0, { messages: 1 }],
    [26, { subscribers: 1 }],
    [27, { signUps: 1 }],
  ]);
  expect(days.map(({ day: _day, ...counts }) => counts)).toEqual(
    days.map((_, index) => ({ ...nothing, ...expected.get(index) })),
  );
});

test('names cards whose stored number of problems differs from the actual one', async () => {
  await prisma.sheetTopic.deleteMany();
  await prisma.topicProblem.deleteMany();
  const card = (values: Record<string, unknown>) =>
    content.sheetTopic.create.mutate(createBody(resources.sheetTopic, values));
  await card({ name: 'Arrays', problemCount: 2 });
  await card({ name: 'Right', problemCount: 1 });
  await card({ name: 'By name', topic: ' ', problemCount: 4 });
  await card({ name: 'Unset' });
  await card({ name: 'Says so', topic: 'Graphs', problemCount: 3 });
  for (const topic of ['Arrays', 'Right', 'Graphs', 'Graphs', 'Unset'])
    await content.topicProblem.create.mutate(createBody(resources.topicProblem, { topic }));
  expect((await overview()).miscountedCards).toEqual([
    { key: expect.any(String) as string, name: 'Arrays', stored: 2, actual: 1 },
    { key: expect.any(String) as string, name: 'By name', stored: 4, actual: 0 },
    { key: expect.any(String) as string, name: 'Says so', stored: 3, actual: 2 },
  ]);
});

test('names topics of problems without a card', async () => {
  await app.empty('sheetTopic');
  await app.empty('topicProblem');
  const { sheetTopic, topicProblem, companyProblem } = resources;
  await content.sheetTopic.create.mutate(createBody(sheetTopic, { name: 'Arrays', topic: '' }));
  await content.sheetTopic.create.mutate(createBody(sheetTopic, { name: 'Step 2', topic: 'Graphs' }));
  for (const topic of ['Arrays', 'Graphs', 'Step 2', 'Lost', 'Lost'])
    await content.topicProblem.create.mutate(createBody(topicProblem, { topic }));
  await content.companyProblem.create.mutate(createBody(companyProblem, { topic: 'Lost' }));
  expect((await overview()).topicsWithoutCard).toEqual([
    { resource: 'topicProblem', topic: 'Lost', count: 2 },
    { resource: 'companyProblem', topic: 'Lost', count: 1 },
    { resource: 'topicProblem', topic: 'Step 2', count: 1 },
  ]);
});

test('is for administrators only', async () => {
  const user = await app.createUser();
  for (const [token, status] of [[undefined, 401] as const, [user.token, 403] as const]) {
    const outcome = await settled(async () => {
      await app.trpc(token).dashboard.overview.query();
      return {};
    });
    expect(outcome.status).toBe(status);
  }
});
