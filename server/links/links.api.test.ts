import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinkProbe } from '#server/adapters/link-probe.ts';
import { openDatabase } from '#server/database/client.ts';
import { createJobs } from '#server/database/jobs.ts';
import { settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { startLinkServer } from '#server/testing/servers/link-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const web = await startLinkServer();
afterAll(() => web.close());

let time = Date.now();
const settings = {
  probe: createLinkProbe({ userAgent: 'GearUp link check', pauseMs: 0, timeoutMs: 200, privateHost: web.host }),
  now: () => new Date(time),
};

/** An app without the setting, which does not check links. */
const off = await startTestApp();
const { prisma } = off.database;
const administrator = await off.createAdministrator();
const { links, content } = off.trpc(administrator.token);

/** Starts another process of the site that checks links, on the same database. */
async function startProcess() {
  const database = openDatabase(off.databaseUrl);
  const failures: unknown[] = [];
  const jobs = createJobs(database, (error) => failures.push(error));
  const app = await startTestApp({ databaseUrl: off.databaseUrl, jobs, links: settings });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
    expect(failures).toEqual([]);
  });
  return { jobs, app };
}
const first = await startProcess();
const second = await startProcess();
const ending = await startProcess();

const offJobs = createJobs(off.database, () => {});
const without = await startTestApp({ databaseUrl: off.databaseUrl, jobs: offJobs });
const check = (jobs = first.jobs) => jobs.add('links');

let id = 0;
const problemWith = (path: string, values: Record<string, unknown> = {}) =>
  content.topicProblem.create.mutate(
    createBody(resources.topicProblem, { id: ++id, link: web.url + path, article: '/a', ...values }),
  );
const dead = async () => (await links.list.query({})).items.map(({ address }) => address.replace(web.url, ''));
const requestsTo = (path: string) => web.requests.filter(({ line }) => line.endsWith(` ${path}`)).length;
const storedLink = (path: string) => prisma.outgoingLink.findUniqueOrThrow({ where: { address: web.url + path } });

beforeEach(async () => {
  await Promise.all([off.empty('topicProblem'), off.empty('languageCard'), off.empty('blog'), off.empty('question')]);
  await prisma.outgoingLink.deleteMany();
  web.requests.splice(0);
  // Lets a day pass, after which the links are collected again.
  time += DAY;
});

describe('the links of the content', () => {
  test('are requested once, however many records have them, and dead ones are listed with each record', async () => {
    const problem = await problemWith('/404#part');
    const two = await problemWith('/404', { article: `${web.url}/404` });
    for (const path of ['/200', '/to/%2F200', '/500', '/410', '/403', '/hanging']) await problemWith(path);
    await check();
    const { items } = await links.list.query({ sort: 'address' });
    expect(items).toMatchObject([
      { address: `${web.url}/404`, status: 404, failure: '', movedTo: '', failingSince: new Date(time).toISOString() },
      { address: `${web.url}/410`, status: 410 },
    ]);
    expect(items[0]?.places).toEqual(
      [problem, two].map(({ key, name }) => ({ resource: 'topicProblem', key, title: name })),
    );
    expect(await storedLink('/to/%2F200')).toMatchObject({ status: 200, movedTo: `${web.url}/200` });
    expect(await storedLink('/hanging')).toMatchObject({ status: null, failure: 'no answer in time', failures: 1 });
    // A HEAD, and a GET to make sure.
    expect(requestsTo('/404')).toBe(2);
    expect(await links.state.query()).toEqual({ isOn: false, total: 7, unchecked: 0 });
  });

  test('are the external ones in link fields of public records', async () => {
    await problemWith('/200', { article: '/inside', name: `${web.url}/in-a-name` });
    await content.blog.create.mutate(createBody(resources.blog, { id: ++id, image: `${web.url}/200/image` }));
    const { key } = await content.blog.create.mutate(
      createBody(resources.blog, { id: ++id, image: `${web.url}/200/waiting` }),
    );
    await prisma.blog.update({ where: { key }, data: { published: false } });
    await check();
    expect(web.requests.map(({ line }) => line).toSorted()).toEqual(['HEAD /200', 'HEAD /200/image']);
  });

  test('include those of sources', async () => {
    const url = `${web.url.replace('http:', 'https:')}/source`;
    const sources = `A book, chapter 2\nThe standard, section 3 ${url}`;
    const { key, header } = await content.question.create.mutate(createBody(resources.question, { id: ++id, sources }));
    await check();
    expect(await prisma.outgoingLink.findMany({ select: { address: true } })).toEqual([{ address: url }]);
    // The server does not support https.
    await prisma.outgoingLink.updateMany({ data: { isGone: true } });
    expect((await links.list.query({})).items).toMatchObject([
      { address: url, places: [{ resource: 'question', key, title: header }] },
    ]);
  });

  test('are requested once a week, and new ones within the hour', async () => {
    await problemWith('/200');
    await check();
    time += 7 * DAY - 1;
    await check();
    expect(requestsTo('/200')).toBe(1);
    time += 1;
    await check();
    expect(requestsTo('/200')).toBe(2);
    await problemWith('/200/new');
    await check();
    expect(requestsTo('/200/new')).toBe(0);
    time += HOUR;
    await check();
    expect([requestsTo('/200'), requestsTo('/200/new')]).toEqual([2, 1]);
  });

  test('count as gone only after several failures over several days', async () => {
    await problemWith('/500');
    const since = new Date(time).toISOString();
    for (const wait of [0, 6 * HOUR, DAY, 2 * DAY]) {
      expect(await dead()).toEqual([]);
      time += wait;
      await check();
    }
    expect((await links.list.query({})).items).toMatchObject([{ status: 500, failingSince: since }]);
  });

  test('wait until the next day when a host answers 429', async () => {
    await problemWith('/429');
    await check();
    const { key } = await storedLink('/429');
    await problemWith('/200');
    await prisma.outgoingLink.create({ data: { address: `${web.url}/200`, dueAt: new Date(time) } });
    await prisma.outgoingLink.update({ where: { key }, data: { dueAt: new Date(time - 1) } });
    await check();
    expect([requestsTo('/429'), requestsTo('/200')]).toEqual([2, 0]);
    time += DAY;
    await check();
    expect(requestsTo('/200')).toBe(1);
  });
});

describe('the list of dead links', () => {
  test('drops fixed links at once, and links that answer again', async () => {
    const { key } = await problemWith('/404');
    await problemWith('/410');
    await check();
    expect((await dead()).toSorted()).toEqual(['/404', '/410']);
    await content.topicProblem.update.mutate({ key, values: { link: `${web.url}/200` } });
    expect(await dead()).toEqual(['/410']);
    await prisma.outgoingLink.updateMany({ data: { status: 200, isGone: false, failures: 0, failingSince: null } });
    expect(await dead()).toEqual([]);
  });

  test('does not show a dismissed link until its status changes', async () => {
    await problemWith('/404');
    await check();
    const { key } = await storedLink('/404');
    await links.dismiss.mutate({ key });
    expect(await dead()).toEqual([]);
    time += 7 * DAY;
    await check();
    expect(await dead()).toEqual([]);
    // As if the last status had been another one.
    await prisma.outgoingLink.update({ where: { key }, data: { status: 410 } });
    time += 7 * DAY;
    await check();
    expect(await dead()).toEqual(['/404']);
  });

  test('is for administrators, and refuses to dismiss unknown links', async () => {
    const { token } = await off.createUser();
    const outcomeOf = (call: () => Promise<unknown>) =>
      settled(async () => {
        await call();
        return {};
      });
    expect((await outcomeOf(() => off.trpc(token).links.list.query({}))).status).toBe(403);
    expect((await outcomeOf(() => off.trpc().links.state.query())).status).toBe(401);
    expect((await outcomeOf(() => links.dismiss.mutate({ key: 'none' }))).status).toBe(404);
  });
});

describe('several processes', () => {
  test('request each link only once between them', async () => {
    for (let index = 0; index < 8; index++) await problemWith(`/200/${index}`);
    await Promise.all([check(first.jobs), check(second.jobs)]);
    await Promise.all([check(first.jobs), check(second.jobs)]);
    expect(web.requests).toHaveLength(8);
    expect(web.most()).toBe(1);
  });

  test('continue the work of one that ends in the middle', async () => {
    for (const path of ['/200/a', '/hanging/b', '/200/c']) await problemWith(path);
    const under = check(ending.jobs);
    await expect.poll(() => requestsTo('/hanging/b')).toBe(1);
    await ending.jobs.stop();
    await under;
    expect(requestsTo('/200/c')).toBe(0);
    expect(await storedLink('/hanging/b')).toMatchObject({ checkedAt: null, failures: 0 });
    await check(second.jobs);
    expect([requestsTo('/200/a'), requestsTo('/200/c')]).toEqual([1, 1]);
    expect(await storedLink('/hanging/b')).toMatchObject({ failures: 1 });
  });
});

test('requests nothing when links are not to be checked', async () => {
  await problemWith('/200');
  await offJobs.add('links');
  const state = await without.trpc(administrator.token).links.state.query();
  expect([state.isOn, web.requests]).toEqual([false, []]);
  expect((await first.app.trpc(administrator.token).links.state.query()).isOn).toBe(true);
});
