import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { href } from '#shared/paths.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp({ trustProxy: 1 });
const administrator = await app.createAdministrator();
const api = app.trpc(administrator.token);
const { messages } = app.trpc();

const newest = async () => (await api.messages.list.query({ pageSize: 1 })).items[0];
const NO_RECORD = { resource: null, recordKey: null };

const refusalOf = (values: Record<string, string>) =>
  settled(async () => {
    await messages.report.mutate({ text: 'Wrong', email: '', place: '/', ...values });
    return {};
  });

test.each(['/Java#99999999999', '/Problem/a%00b', '/Sheet#-0', '/detail/999999999'])(
  'a report of %s, which leads to no record, is stored anyway',
  async (place) => {
    await messages.report.mutate({ text: `Wrong at ${place}`, email: '', place });
    expect(await app.database.prisma.message.count({ where: { message: `Wrong at ${place}` } })).toBe(1);
  },
);

test('a report by an unknown reader has the page, and can be searched for', async () => {
  await messages.report.mutate({ text: 'The link\nis dead.', email: '', place: '/Sheet?topic=Arrays' });
  expect(await newest()).toMatchObject({
    firstName: 'A reader',
    lastName: '',
    email: '',
    phone: '',
    readAt: null,
    message: 'The link\nis dead.',
    place: '/Sheet?topic=Arrays',
    ...NO_RECORD,
  });
  expect((await api.messages.list.query({ search: '?topic=Arrays' })).total).toBe(1);
});

test('the page of a report is resolved to the record that it shows', async () => {
  const blog = await api.content.blog.create.mutate(createBody(resources.blog, { id: 41 }));
  const problem = await api.content.problem.create.mutate(createBody(resources.problem, { slug: 'two-sum' }));
  const python = createBody(resources.question, { id: 12, category: 'py' });
  const question = await api.content.question.create.mutate(python);
  await api.content.question.create.mutate(createBody(resources.question, { id: 12, category: 'java' }));
  const cases = [
    ['/detail/41', 'blog', blog.key],
    ['/DETAIL/41?x=1', 'blog', blog.key],
    [href('result', { id: blog.key }), 'blog', blog.key],
    ['/Problem/Two-Sum', 'problem', problem.key],
    ['/Python?page=2#what-is-a-list-12', 'question', question.key],
    ['/Python', null, null],
    ['/detail/42', null, null],
    [href('result', { id: 'none' }), null, null],
    ['/no/such/page', null, null],
  ] as const;
  for (const [place, resource, recordKey] of cases) {
    await messages.report.mutate({ text: 'Wrong', email: ' ada@example.org ', place });
    expect(await newest(), place).toMatchObject({ email: 'ada@example.org', place, resource, recordKey });
  }
});

test('names what is missing or wrong, and stores nothing', async () => {
  const before = (await api.messages.list.query({})).total;
  expect(await refusalOf({ text: ' \n' })).toMatchObject({ status: 400, message: 'Please say what is wrong' });
  expect(await refusalOf({ email: 'nonsense' })).toMatchObject({ status: 400, message: 'Invalid email address' });
  expect((await refusalOf({ text: 'x'.repeat(5001) })).status).toBe(400);
  for (const place of [
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    `/${'x'.repeat(500)}`,
  ])
    expect((await refusalOf({ place })).status, place).toBe(400);
  expect((await api.messages.list.query({})).total).toBe(before);
});

test('a report without an address cannot be answered, and says so', async () => {
  await messages.report.mutate({ text: 'Wrong', email: '', place: '/About' });
  const key = (await newest())?.key ?? '';
  expect((await api.messages.get.query({ key })).message).toMatchObject({ place: '/About', ...NO_RECORD });
  const refused = await settled(async () => {
    await api.messages.reply.mutate({ key, replyKey: randomUUID(), text: 'Thank you' });
    return {};
  });
  expect(refused).toMatchObject({ status: 409, message: 'The sender left no email address' });
  expect(app.mails).toEqual([]);
});

test('the REST API lists it like any message', async () => {
  await messages.report.mutate({ text: 'Wrong', email: '', place: '/About' });
  const [first] = (await app.rest('/contact', { token: administrator.token })).json<Record<string, unknown>[]>();
  expect(Object.keys(first ?? {}).toSorted()).toEqual(
    ['_id', 'createdAt', 'email', 'firstname', 'lastname', 'message', 'phonenumber'].toSorted(),
  );
});

test('counts towards the limit of the contact form, twenty in ten minutes from an address', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const report = (place: string) =>
    app.rest('/trpc/messages.report', { method: 'POST', body: { text: 'Wrong', email: '', place }, headers });
  const body = { firstname: 'A', lastname: 'L', email: 'a@b', phonenumber: '1', message: 'Hello' };
  for (let sent = 0; sent < 19; sent++) expect((await report('/')).status).toBe(200);
  expect((await app.rest('/contact/contactInfo', { method: 'POST', body, headers })).status).toBe(201);
  expect((await report('/')).status).toBe(429);
});

test('a broken problem is reported once while its message is open', async () => {
  const { key } = await api.content.problem.create.mutate(createBody(resources.problem, { slug: 'broken-one' }));
  const broken = { slug: 'broken-one', part: 'generator', reason: 'TypeError: no table' } as const;
  const count = () => app.database.prisma.message.count({ where: { place: '/Problem/broken-one' } });
  for (let times = 0; times < 3; times++) await messages.reportBroken.mutate({ ...broken, reason: `${times}` });
  expect(await count()).toBe(1);
  const first = await newest();
  expect(first).toMatchObject({
    firstName: 'The judge',
    email: '',
    place: '/Problem/broken-one',
    resource: 'problem',
    recordKey: key,
    message: 'The generator of this problem fails with “0”.',
  });
  await messages.reportBroken.mutate({ ...broken, part: 'checker' });
  expect(await count()).toBe(2);
  await api.messages.close.mutate({ key: first?.key ?? '', isClosed: true });
  await messages.reportBroken.mutate(broken);
  expect(await count()).toBe(3);
});

test('a report of an unknown problem, or a too long report, writes nothing', async () => {
  const before = (await api.messages.list.query({})).total;
  const refused = (values: Record<string, string>) =>
    settled(async () => {
      const body = { slug: 'two-sum', part: 'generator', reason: 'Error', ...values };
      await messages.reportBroken.mutate(body as never); // deliberately invalid input
      return {};
    });
  expect((await refused({ slug: 'no-such-problem' })).status).toBe(404);
  expect((await refused({ part: 'weather' })).status).toBe(400);
  expect((await refused({ reason: 'x'.repeat(501) })).status).toBe(400);
  expect((await refused({ reason: 'nul \0' })).status).toBe(400);
  expect((await api.messages.list.query({})).total).toBe(before);
});
