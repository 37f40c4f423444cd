import { describe, expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { mailsTo } from '#server/testing/accounts.ts';
import { mistyped, settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const author = await app.createUser();
const { prisma } = app.database;
const { email } = await prisma.user.update({ where: { key: author.key }, data: { lastName: 'Lovelace' } });

const { blogs, content, history } = app.trpc(administrator.token);

const contribute = (values: Record<string, unknown> = {}, site: TestApp = app, token = author.token) =>
  site.trpc(token).content.blog.create.mutate(createBody(resources.blog, values));
const waitingKeys = async () => (await blogs.waiting.query()).items.map(({ key }) => key);
const stored = (key: string) =>
  prisma.blog.findUniqueOrThrow({ where: { key }, select: { published: true, declinedNote: true } });
const outcomeOf = (run: () => Promise<unknown>) =>
  settled(async () => {
    await run();
    return {};
  });
const own = async (id: number) =>
  (await app.trpc(author.token).blogs.mine.query({})).items.find((blog) => blog.id === id);

describe('the blogs that await review', () => {
  test('are listed with author and date, longest waiting first', async () => {
    const first = await contribute();
    const second = await contribute({ date: '2026-03-04' });
    const { items, total } = await blogs.waiting.query();
    expect(total).toBe(items.length);
    expect(items.slice(-2)).toEqual([
      { ...facts(first), author: { name: 'Ada Lovelace', email } },
      { ...facts(second), author: { name: 'Ada Lovelace', email } },
    ]);
  });

  test('have no author when the account is gone', async () => {
    const leaver = await app.createUser();
    const { key } = await contribute({}, app, leaver.token);
    await prisma.user.delete({ where: { key: leaver.key } });
    expect((await blogs.waiting.query()).items.find((one) => one.key === key)?.author).toBeNull();
    expect(await blogs.publish.mutate({ key })).toEqual({ mail: 'none' });
  });

  test('are listed up to a limit, with their total number', async () => {
    const site = await startTestApp();
    const [{ token }, learner] = [await site.createAdministrator(), await site.createUser()];
    for (let count = 0; count < 22; count++) await contribute({}, site, learner.token);
    const { items, total } = await site.trpc(token).blogs.waiting.query();
    expect([items.length, total]).toEqual([20, 22]);
  });
});

const facts = ({ key, id, header, date }: { key: string; id: number; header: string; date: string }) => ({
  key,
  id,
  header,
  date,
});

describe('publishing', () => {
  test('shows the blog to everybody, is in the history, and mails the author the link and the note', async () => {
    const { key, id, header } = await contribute({ header: 'Windows <that> slide' });
    expect(await blogs.publish.mutate({ key, note: 'Well written.\nThank you.' })).toEqual({ mail: 'sent' });
    expect(await waitingKeys()).not.toContain(key);
    expect((await app.rest(`/blog/${key}`)).status).toBe(200);
    const mail = mailsTo(app, email).at(-1);
    expect(mail?.subject).toBe('Your blog is published');
    expect(mail?.text).toContain(`“${header}”`);
    expect(mail?.text).toContain('> Well written.\n> Thank you.');
    expect(mail?.text).toContain(`${app.url}/detail/${id}`);
    expect(mail?.html).toContain('Windows &#60;that&#62; slide');
    const [change] = (await history.list.query({ recordKey: key })).items;
    expect(change).toMatchObject({ action: 'updated', before: { published: false }, after: { published: true } });
  });

  test('happens once: the second administrator gets a conflict, and no second mail is sent', async () => {
    const { key } = await contribute();
    await blogs.publish.mutate({ key });
    const mails = mailsTo(app, email).length;
    expect(mailsTo(app, email).at(-1)?.text).not.toContain('> ');
    for (const run of [() => blogs.publish.mutate({ key }), () => blogs.decline.mutate({ key, note: 'No' })])
      expect(await outcomeOf(run)).toMatchObject({ status: 409, code: 'edited_since' });
    expect(mailsTo(app, email)).toHaveLength(mails);
    expect(await stored(key)).toEqual({ published: true, declinedNote: null });
  });
});

describe('publishing many', () => {
  test('publishes the ones that are not published yet, and notifies each author', async () => {
    const [one, two] = [await contribute(), await contribute()];
    await blogs.publish.mutate({ key: one.key });
    await blogs.decline.mutate({ key: two.key, note: 'Not yet' });
    const third = await contribute();
    const mails = mailsTo(app, email).length;
    const selection = { keys: [one, two, third].map(({ key }) => key) };
    expect(await blogs.publishChosen.mutate(selection)).toEqual({ count: 2, batchKey: expect.any(String) as string });
    for (const { key } of [one, two, third]) expect(await stored(key)).toEqual({ published: true, declinedNote: null });
    const subjects = () =>
      mailsTo(app, email)
        .slice(mails)
        .map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(Array(2).fill('Your blog is published'));
    const [change] = (await history.list.query({ recordKey: third.key })).items;
    expect(change).toMatchObject({ action: 'updated', after: { published: true } });
    expect(await blogs.publishChosen.mutate(selection)).toEqual({ count: 0, batchKey: expect.any(String) as string });
    await app.jobs.add('blog-notices');
    expect(subjects()).toHaveLength(2);
  });

  test('is for administrators', async () => {
    const { key } = await contribute();
    const refused = await outcomeOf(() => app.trpc(author.token).blogs.publishChosen.mutate({ keys: [key] }));
    expect([refused.status, (await stored(key)).published]).toEqual([403, false]);
  });
});

describe('the list of blogs', () => {
  const listed = async (published: unknown, token = administrator.token) =>
    (
      await app.trpc(token).content.blog.list.query({ filter: { published } as Record<string, string>, pageSize: 100 })
    ).items.map((blog) => ({ declinedNote: undefined, ...blog }));

  test('distinguishes waiting from declined blogs, for reviewers only', async () => {
    await app.empty('blog');
    const [waiting, declined, published] = [await contribute(), await contribute(), await contribute()];
    await blogs.decline.mutate({ key: declined.key, note: 'Too short' });
    await blogs.publish.mutate({ key: published.key });
    expect(await listed('waiting')).toMatchObject([{ key: waiting.key, declinedNote: null }]);
    expect(await listed('declined')).toMatchObject([{ key: declined.key, declinedNote: 'Too short' }]);
    expect((await listed('published')).map(({ key }) => key)).toEqual([published.key]);
    expect((await listed(false)).map(({ key }) => key)).toEqual([waiting.key, declined.key]);
    for (const state of ['waiting', 'declined', false]) expect(await listed(state, author.token)).toEqual([]);
    expect(await listed('published', author.token)).toMatchObject([{ key: published.key, declinedNote: undefined }]);
  });
});

describe('declining', () => {
  test('ends the wait and gives the author the reason, by mail and on the profile', async () => {
    const { key, id, header } = await contribute();
    expect(await own(id)).toMatchObject({ published: false, declinedNote: null });
    expect(await blogs.decline.mutate({ key, note: '  Too short.\nPlease add code. ' })).toEqual({ mail: 'sent' });
    expect(await waitingKeys()).not.toContain(key);
    const waiting = await app.rest('/blog?waiting=true', { token: administrator.token });
    expect(waiting.json<{ _id: string }[]>().map(({ _id }) => _id)).not.toContain(key);
    expect(await own(id)).toMatchObject({ published: false, declinedNote: 'Too short.\nPlease add code.' });
    const mail = mailsTo(app, email).at(-1);
    expect(mail?.subject).toBe('Your blog was not published');
    expect(mail?.text).toContain(`“${header}”`);
    expect(mail?.text).toContain('> Too short.\n> Please add code.');
    expect((await app.rest(`/blog/${key}`)).status).toBe(404);
  });

  test('is in the history with its author and note, and cannot be undone', async () => {
    const { key, id, header } = await contribute();
    await blogs.decline.mutate({ key, note: 'Too short.' });
    const [change] = (await history.list.query({ recordKey: key })).items;
    const { username } = await prisma.administrator.findUniqueOrThrow({ where: { key: administrator.key } });
    expect(change).toMatchObject({
      action: 'declined',
      resource: 'blog',
      recordId: id,
      title: header,
      author: username,
      before: null,
      after: { note: 'Too short.' },
    });
    const undo = () => history.undo.mutate({ key: change?.key ?? '' });
    expect(await outcomeOf(undo)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await own(id)).toMatchObject({ declinedNote: 'Too short.' });
    expect(await outcomeOf(() => blogs.decline.mutate({ key, note: 'Again' }))).toMatchObject({ status: 409 });
    expect((await history.list.query({ recordKey: key })).total).toBe(2);
  });

  test('needs a note', async () => {
    const { key } = await contribute();
    for (const note of [undefined, '', ' \n'])
      expect(await outcomeOf(() => blogs.decline.mutate(mistyped({ key, note })))).toMatchObject({
        status: 400,
        issues: [{ path: 'note', message: 'Note is required' }],
      });
    for (const note of ['x'.repeat(2001), 'nul \0'])
      expect(await outcomeOf(() => blogs.decline.mutate(mistyped({ key, note })))).toMatchObject({ status: 400 });
    expect(await waitingKeys()).toContain(key);
  });

  test('happens once, even when two administrators do it at the same time', async () => {
    const { key } = await contribute();
    const before = mailsTo(app, email).length;
    const outcomes = await Promise.all(
      ['One', 'Other'].map((note) => outcomeOf(() => blogs.decline.mutate({ key, note }))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(mailsTo(app, email)).toHaveLength(before + 1);
  });

  test.each(['tRPC', 'REST'])('is cleared when the blog is published later at the %s API', async (api) => {
    const { key, id } = await contribute();
    await blogs.decline.mutate({ key, note: 'Not yet' });
    if (api === 'tRPC') await blogs.publish.mutate({ key });
    else {
      const body = { published: true };
      await app.rest(`/blog/${key}`, { method: 'PUT', body, token: administrator.token });
    }
    expect(await own(id)).toMatchObject({ published: true, declinedNote: null });
  });

  test('is not undone by another change, and is restored with a deleted blog', async () => {
    const { key } = await contribute();
    await blogs.decline.mutate({ key, note: 'Not yet' });
    await content.blog.update.mutate({ key, values: { header: 'Other' } });
    expect(await stored(key)).toEqual({ published: false, declinedNote: 'Not yet' });
    await content.blog.remove.mutate({ key });
    const [removal] = (await history.list.query({ recordKey: key })).items;
    await history.undo.mutate({ key: removal?.key ?? '' });
    expect(await stored(key)).toEqual({ published: false, declinedNote: 'Not yet' });
  });
});

test('a failing mail server does not undo a decision, and the administrator is informed', async () => {
  const site = await startTestApp({
    mailer: { send: () => Promise.reject(new Error('out of order')), check: () => Promise.resolve() },
  });
  const [{ token }, learner] = [await site.createAdministrator(), await site.createUser()];
  const [one, other] = [await contribute({}, site, learner.token), await contribute({}, site, learner.token)];
  expect(await site.trpc(token).blogs.publish.mutate({ key: one.key })).toEqual({ mail: 'failed' });
  expect(await site.trpc(token).blogs.decline.mutate({ key: other.key, note: 'No' })).toEqual({ mail: 'failed' });
  expect((await site.trpc(token).blogs.waiting.query()).total).toBe(0);
  expect((await site.rest(`/blog/${one.key}`)).status).toBe(200);
  expect(site.log.lines.filter(({ msg }) => msg === 'sending mail failed')).toHaveLength(2);
});

test('reviewing is for administrators, and for existing blogs', async () => {
  const { key } = await contribute();
  const calls = (token?: string) => {
    const api = app.trpc(token).blogs;
    return [
      () => api.waiting.query(),
      () => api.publish.mutate({ key }),
      () => api.decline.mutate({ key, note: 'No' }),
    ];
  };
  for (const run of calls()) expect(await outcomeOf(run)).toMatchObject({ status: 401 });
  for (const run of calls(author.token)) expect(await outcomeOf(run)).toMatchObject({ status: 403 });
  await prisma.blog.delete({ where: { key } });
  for (const gone of [key, 'nonsense']) {
    expect(await outcomeOf(() => blogs.publish.mutate({ key: gone }))).toMatchObject({ status: 404 });
    expect(await outcomeOf(() => blogs.decline.mutate({ key: gone, note: 'No' }))).toMatchObject({ status: 404 });
  }
});
