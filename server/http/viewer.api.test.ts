import { describe, expect, test } from 'vitest';
import { restBody } from '#server/testing/factories.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();

/** A call that only an administrator may make. */
const write = (headers: Record<string, string>) =>
  app.rest('/note', { method: 'POST', body: restBody(resources.languageCard), headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('a write with a cookie', () => {
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'nonsense' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  ];
  const own: Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: app.url },
    { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' },
  ];
  const viaTrpc = (person: Person, headers: Record<string, string>) =>
    app.rest('/trpc/content.languageCard.create', {
      method: 'POST',
      body: restBody(resources.languageCard),
      headers: { Cookie: person.cookie, ...headers },
    });

  test.each(foreign)('from the page of another site is refused: %o', async (headers) => {
    const administrator = await app.createAdministrator();
    const count = await app.database.prisma.languageCard.count();
    const answer = await write({ Cookie: administrator.cookie, ...headers });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    expect((await viaTrpc(administrator, headers)).status).toBe(403);
    const user = await app.createUser();
    const contribution = {
      method: 'POST',
      body: restBody(resources.blog),
      headers: { Cookie: user.cookie, ...headers },
    };
    expect((await app.rest('/blog', contribution)).status).toBe(403);
    expect(await app.database.prisma.languageCard.count()).toBe(count);
    expect((await write({ ...bearer(administrator.token), ...headers })).status).toBe(201);
  });

  test.each(own)('from our own page, or from no page, is allowed: %o', async (headers) => {
    const administrator = await app.createAdministrator();
    expect((await write({ Cookie: administrator.cookie, ...headers })).status).toBe(201);
    expect((await viaTrpc(administrator, headers)).status).toBe(200);
  });

  test('a read from another site is not refused', async () => {
    const { cookie } = await app.createAdministrator();
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' };
    expect((await app.rest('/blog?waiting=true', { headers })).status).toBe(200);
  });
});

describe('with several credentials', () => {
  test('Bearer wins over a cookie', async () => {
    const administrator = await app.createAdministrator();
    const user = await app.createUser();
    expect((await write({ ...bearer(user.token), Cookie: administrator.cookie })).status).toBe(403);
    expect((await write({ ...bearer(administrator.token), Cookie: user.cookie })).status).toBe(201);
    expect((await write({ ...bearer('nonsense'), Cookie: administrator.cookie })).status).toBe(401);
  });

  test("the administrator's cookie wins over a learner's, unless it has no session", async () => {
    const administrator = await app.createAdministrator();
    const user = await app.createUser();
    for (const cookies of [`${user.cookie}; ${administrator.cookie}`, `${administrator.cookie}; ${user.cookie}`]) {
      expect((await write({ Cookie: cookies })).status).toBe(201);
    }
    expect((await write({ Cookie: `gearup_admin=dead; ${user.cookie}` })).status).toBe(403);
  });

  test("a user's token in the administrator's cookie does not make an administrator", async () => {
    const user = await app.createUser();
    expect((await write({ Cookie: `gearup_admin=${user.token}` })).status).toBe(403);
  });
});
