import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '#server/access/access.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { settled } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

/** With ADMIN_TWO_FACTOR=required. */
const app = await startTestApp({ requiresTwoFactor: true });
const { prisma } = app.database;
const { router, routes } = quietDomains(app);
const passwordHash = await hashPassword(PASSWORD);
const NONE = '01980000-0000-7000-8000-000000000000';

async function logIn() {
  const username = `keeper-${randomUUID()}`;
  const { key } = await prisma.administrator.create({ data: { username, usernameKey: username, passwordHash } });
  const answer = await app.rest('/admin/login', { method: 'POST', body: { username, password: PASSWORD } });
  expect(answer.status).toBe(200);
  const { token } = answer.json<{ token: string }>();
  return { key, token, own: app.trpc(token).administrators };
}

async function setUp({ own }: Awaited<ReturnType<typeof logIn>>) {
  const { setupKey } = await own.beginTwoFactor.mutate();
  await own.confirmTwoFactor.mutate({ code: new TOTP({ secret: Secret.fromBase32(setupKey) }).generate() });
  return setupKey;
}

const newcomer = await logIn();
const mayAnyway = (action: Parameters<typeof ruleOf>[0]) =>
  ruleOf(action).roles.includes('visitor') || ruleOf(action).beforeTwoFactor === true;
const administrators = proceduresOf(router).filter(
  ({ meta }) => meta && ruleOf(meta.action).roles.includes('administrator') && !mayAnyway(meta.action),
);
const documented = routes.filter(({ action }) => ruleOf(action).roles.includes('administrator') && !mayAnyway(action));

test('the tables contain the refused calls', () => {
  expect(administrators.length).toBeGreaterThan(50);
  expect(documented.length).toBeGreaterThan(30);
});

test('an administrator without two-factor authentication logs in, and is refused every call of administrators', async () => {
  const refusal = expect.stringContaining('second_step_required');
  for (const { path, type } of administrators) {
    const call = type === 'query' ? {} : { method: 'POST', body: {} };
    const answer = await app.rest(`/trpc/${path}`, { ...call, token: newcomer.token });
    expect([path, answer.status, answer.text]).toEqual([path, 403, refusal]);
  }
  for (const { path, method } of documented) {
    const at = path.replace('{_id}', NONE);
    const answer = await app.rest(at, { method, ...(method !== 'GET' && { body: {} }), token: newcomer.token });
    expect([at, answer.status, answer.text]).toEqual([at, 403, refusal]);
  }
  for (const path of ['/exports/users.csv', '/exports/blog.json']) {
    const answer = await app.rest(path, { token: newcomer.token });
    expect([path, answer.status, answer.text]).toEqual([path, 403, refusal]);
  }
  expect((await app.rest('/admin', { token: newcomer.token })).json()).toMatchObject({
    code: 'second_step_required',
    message: 'Set up your two-factor authentication first, in the back office under ‘Password and sessions’',
  });
});

test('sees what visitors see, and not what awaits a decision', async () => {
  const { name } = resources.blog;
  const writer = await app.createUser();
  const blog = createBody(resources.blog, { header: `Waiting ${randomUUID()}` });
  const { key } = await app.trpc(writer.token).content[name].create.mutate(blog);
  expect((await app.rest('/blog', { token: newcomer.token })).status).toBe(200);
  expect(
    (
      await app.rest(`/trpc/content.blog.get?input=${encodeURIComponent(JSON.stringify({ key }))}`, {
        token: newcomer.token,
      })
    ).status,
  ).toBe(404);
});

describe('once it is set up', () => {
  test('everything is allowed in the session that set it up', async () => {
    const keeper = await logIn();
    expect(await keeper.own.me.query()).toMatchObject({ lacksTwoFactor: true });
    await setUp(keeper);
    expect(await keeper.own.me.query()).toMatchObject({ lacksTwoFactor: false });
    expect((await app.rest('/admin', { token: keeper.token })).status).toBe(200);
    expect((await app.rest('/exports/users.csv', { token: keeper.token })).status).toBe(200);
  });

  test('everything is refused again when another administrator removes it', async () => {
    const [keeper, other] = [await logIn(), await logIn()];
    await setUp(keeper);
    await setUp(other);
    await other.own.takeTwoFactor.mutate({ key: keeper.key });
    const refused = await settled(async () => {
      await keeper.own.list.query({});
      return {};
    });
    expect(refused).toMatchObject({ status: 403, code: 'second_step_required' });
  });
});

test('a site that does not require it lets all administrators in', async () => {
  const free = await startTestApp({ databaseUrl: app.databaseUrl });
  expect((await free.rest('/admin', { token: newcomer.token })).status).toBe(200);
  expect(await free.trpc(newcomer.token).administrators.me.query()).toMatchObject({ lacksTwoFactor: false });
});
