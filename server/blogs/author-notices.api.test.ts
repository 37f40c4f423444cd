import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { createBody } from '#server/testing/factories.ts';
import { importFile } from '#server/testing/import-file.ts';
import { startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';
import { NOTICES } from './author-notices.ts';

/** The mail server accepts recipients once this is resolved. */
let mayTake = Promise.resolve();
let temporaryRefusals = 0;
const smtp = await startSmtpServer({
  onRcptTo(_address, _session, done) {
    if (temporaryRefusals-- > 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
    void mayTake.then(() => done());
  },
});
afterAll(() => smtp.close());

const mailer = smtpMailer(smtp.url, { from: 'GearUp <hello@gearup.example>' });
const app = await startTestApp({ mailer });
const another = await startTestApp({ mailer, databaseUrl: app.databaseUrl });
const { prisma } = app.database;
const administrator = app.trpc((await app.createAdministrator()).token);
const author = await app.createUser();

const contribute = () => app.trpc(author.token).content.blog.create.mutate(createBody(resources.blog));
const publish = (blogs: { key: string }[]) =>
  administrator.blogs.publishChosen.mutate({ keys: blogs.map(({ key }) => key) });
const work = () => Promise.all([app, another].map(({ jobs }) => jobs.add(NOTICES)));
/** The ids of the blogs whose authors have been notified. */
const notified = () =>
  smtp.mails
    .map(({ parts }) => Number(/\/detail\/(\d+)/.exec(parts[0]?.text ?? '')?.[1]))
    .toSorted((one, other) => one - other);
const idsOf = (blogs: { id: number }[]) => blogs.map(({ id }) => id);

beforeEach(async () => {
  smtp.mails.length = 0;
  temporaryRefusals = 0;
  await app.empty('blog');
});

test('publishing many blogs answers at once, and one of the processes notifies each author once', async () => {
  const blogs = [await contribute(), await contribute(), await contribute()];
  let take = () => {};
  mayTake = new Promise((taking) => (take = taking));
  expect((await publish(blogs)).count).toBe(3);
  expect(notified()).toEqual([]);
  expect(await prisma.blogNotice.count()).toBe(3);
  const worked = work();
  take();
  await worked;
  await expect.poll(notified).toEqual(idsOf(blogs));
  await expect.poll(() => prisma.blogNotice.count()).toBe(0);
  await work();
  expect(notified()).toEqual(idsOf(blogs));
  expect(smtp.mails[0]?.headers.get('subject')).toBe('Your blog is published');
});

test('an import that publishes contributions notifies their authors only', async () => {
  const blogs = [await contribute(), await contribute()];
  const own = await administrator.content.blog.create.mutate(createBody(resources.blog));
  await administrator.content.blog.update.mutate({ key: own.key, values: { published: false } });
  const rows = [...blogs, own].map(({ id }) => `${id},true`);
  const text = `id,published\n${rows.join('\n')}\n`;
  const { updated } = await importFile(administrator, { resource: 'blog', format: 'csv', text });
  expect(updated).toBe(3);
  await work();
  expect(notified()).toEqual(idsOf(blogs));
});

test('after a crash the next process sends a waiting notice, and only logs one that was being sent', async () => {
  const [waiting, halfWay] = [await contribute(), await contribute()];
  const keys = { in: [waiting.key, halfWay.key] };
  await prisma.blog.updateMany({ where: { key: keys }, data: { published: true } });
  await prisma.blogNotice.createMany({
    data: [{ blogKey: waiting.key }, { blogKey: halfWay.key, isSending: true }],
  });
  await work();
  expect(notified()).toEqual([waiting.id]);
  expect(await prisma.blogNotice.count()).toBe(0);
  const lines = [app, another].flatMap(({ log }) => log.lines.filter(({ msg }) => msg === 'sending mail failed'));
  expect(JSON.stringify(lines)).toContain(`the author of blog ${halfWay.id} was told`);
});

test('a temporarily refused mail is sent later', async () => {
  const blogs = [await contribute()];
  temporaryRefusals = 1;
  await publish(blogs);
  const notice = () => prisma.blogNotice.findFirst();
  await expect.poll(async () => (await notice())?.dueAt.getTime()).toBeGreaterThan(Date.now());
  await work();
  expect(notified()).toEqual([]);
  await prisma.blogNotice.updateMany({ data: { dueAt: new Date() } });
  await work();
  expect(notified()).toEqual(idsOf(blogs));
});

test('no notice is sent for a blog that is unpublished, deleted or restored', async () => {
  const [back, gone] = [await contribute(), await contribute()];
  // Delays the notices, as if no process had worked on them yet.
  const later = { data: { dueAt: new Date(Date.now() + 60_000) } };
  temporaryRefusals = 2;
  const published = await publish([back, gone]);
  await expect.poll(() => prisma.blogNotice.count({ where: { isSending: false, dueAt: { gt: new Date() } } })).toBe(2);
  await prisma.blogNotice.updateMany(later);
  await administrator.history.undoBatch.mutate({ key: published.batchKey });
  const undone = await administrator.history.list.query({ recordKey: back.key });
  await administrator.content.blog.remove.mutate({ key: gone.key });
  await prisma.blogNotice.updateMany({ data: { dueAt: new Date() } });
  await work();
  expect(await prisma.blogNotice.count()).toBe(0);
  // The undo of the undo publishes the blog again, without a notice.
  await administrator.history.undo.mutate({ key: undone.items[0]?.key ?? '' });
  expect((await prisma.blog.findUniqueOrThrow({ where: { key: back.key } })).published).toBe(true);
  await work();
  expect(notified()).toEqual([]);
});

test('publishing a single blog notifies its author within the call, once', async () => {
  const blog = await contribute();
  expect(await administrator.blogs.publish.mutate({ key: blog.key, note: randomUUID() })).toEqual({ mail: 'sent' });
  await work();
  expect(notified()).toEqual([blog.id]);
});
