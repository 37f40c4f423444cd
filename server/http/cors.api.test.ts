import { expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const ORIGIN = 'https://old.example';
const STRANGER = 'https://evil.example';

const open = await startTestApp({ corsOrigins: [ORIGIN, 'https://second.example'] });
const closed = await startTestApp();
const { token, cookie } = await open.createAdministrator();

const body = () => restBody(resources.languageCard);

test('a page of an allowed origin may read lists and records', async () => {
  for (const path of ['/note', '/note/nonsense', '/openapi.json']) {
    const answer = await open.rest(path, { headers: { Origin: ORIGIN } });
    expect(answer.headers['access-control-allow-origin'], path).toBe(ORIGIN);
    expect(answer.headers['access-control-allow-credentials'], path).toBeUndefined();
    expect(answer.headers.vary, path).toMatch(/\bOrigin\b/);
  }
});

test('a cacheable answer says that it varies by origin', async () => {
  const requestHeaders: Record<string, string>[] = [{}, { Origin: ORIGIN }, { Origin: STRANGER }];
  for (const headers of requestHeaders) {
    expect((await open.rest('/note', { headers })).headers.vary).toMatch(/\bOrigin\b/);
  }
});

test('a page of another origin may not read them', async () => {
  for (const origin of [STRANGER, 'null', 'http://old.example', 'https://old.example.evil.example']) {
    const answer = await open.rest('/note', { headers: { Origin: origin } });
    expect(answer.headers['access-control-allow-origin'], origin).toBeUndefined();
  }
  const nobody = await closed.rest('/note', { headers: { Origin: ORIGIN } });
  expect(nobody.headers['access-control-allow-origin']).toBeUndefined();
});

test('a preflight is answered with what is allowed, which excludes cookies', async () => {
  const headers = { Origin: ORIGIN, 'Access-Control-Request-Method': 'PUT' };
  const answer = await open.rest('/note/x', { method: 'OPTIONS', headers });
  expect(answer.status).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
  expect(answer.headers['access-control-allow-methods']).toMatch(/PUT/);
  expect(answer.headers['access-control-allow-headers']).toMatch(/authorization/i);
  expect(answer.headers['access-control-allow-headers']).toMatch(/content-type/i);
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await open.rest('/note/x', { method: 'OPTIONS', headers: { ...headers, Origin: STRANGER } });
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  const noPreflight = await open.rest('/note', { method: 'OPTIONS', headers: { Origin: ORIGIN } });
  expect(noPreflight.headers.allow).toMatch(/POST/);
});

test('a Bearer token is accepted from an allowed origin', async () => {
  const headers = { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' };
  const answer = await open.rest('/note', { method: 'POST', token, body: body(), headers });
  expect(answer.status).toBe(201);
  expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
});

test('a cookie is never accepted from an allowed origin', async () => {
  const sites: Record<string, string>[] = [{}, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }];
  for (const site of sites) {
    const headers = { Origin: ORIGIN, Cookie: cookie, ...site };
    expect([401, 403]).toContain((await open.rest('/note', { method: 'POST', body: body(), headers })).status);
    expect((await open.rest('/blog?waiting=true', { headers })).status).toBe(401);
  }
  expect(await open.database.prisma.languageCard.count()).toBe(1); // the one created with the Bearer token
});

test('the tRPC API is not opened to other origins', async () => {
  const answer = await open.rest('/trpc/content.languageCard.list', { headers: { Origin: ORIGIN } });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
