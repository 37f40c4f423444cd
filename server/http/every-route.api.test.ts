import { describe, expect, test } from 'vitest';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** What is true for every call. What caches may keep is tested in caching.test.ts. */
const app = await startTestApp();
const { routes, router } = quietDomains(app);
const administrator = await app.createAdministrator();
const learner = await app.createUser();

const NONE = '01980000-0000-7000-8000-000000000000';
const procedures = proceduresOf(router).map(({ path, type }) => ({
  path: `/trpc/${path}`,
  method: type === 'query' ? 'GET' : 'POST',
}));
const documented = routes.map(({ path, method }) => ({ path: path.replace('{_id}', NONE), method }));
const OTHERS = [
  ...[
    '/',
    '/Sheet',
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/openapi.json',
    '/api-docs',
    '/health',
    '/auth/google',
  ],
  ...['/exports/users.csv', '/pictures/none.png', '/no/such/thing.js', '/plan/none.ics', '/trpc/no.such'],
].map((path) => ({ path, method: 'GET' }));

const calls = [...documented, ...procedures, ...OTHERS];
const unsafe = [...documented, ...procedures].filter(({ method }) => method !== 'GET');

const FOREIGN: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];

const policyOf = (answer: Answer) =>
  new Map(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources.join(' ')] as const;
      }),
  );

test('the tables list every call', () => {
  expect(documented.length).toBeGreaterThan(60);
  expect(procedures.length).toBeGreaterThan(100);
});

describe.each(calls)('$method $path', ({ path, method }) => {
  test('cannot be framed by another site or sniffed as another type, and names no software', async () => {
    const answer = await app.rest(path, { method, ...(method === 'GET' ? {} : { body: {} }) });
    expect(answer.status).toBeLessThan(500);
    const policy = policyOf(answer);
    expect(["'self'", "'none'"]).toContain(policy.get('frame-ancestors'));
    expect(["'self'", "'none'"]).toContain(policy.get('default-src'));
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe.each(unsafe)('$method $path', ({ path, method }) => {
  test('is refused from the page of another site, with the cookies of its visitor', async () => {
    for (const headers of FOREIGN) {
      for (const cookie of [administrator.cookie, learner.cookie]) {
        const answer = await app.rest(path, { method, body: {}, headers: { Cookie: cookie, ...headers } });
        expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('foreign_origin')]);
      }
    }
  });

  // A form of another site can send these without a preflight, and without a cookie that would identify it.
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot be sent by a form as %s',
    async (type) => {
      const answer = await app.rest(path, { method, body: '{}', headers: { 'Content-Type': type } });
      expect(answer.status, answer.text).toBe(415);
    },
  );
});

test('no GET changes anything', async () => {
  for (const { path } of procedures.filter(({ method }) => method === 'POST')) {
    const answer = await app.rest(`${path}?input=%7B%7D`, { token: administrator.token });
    expect(answer.status, path).toBe(405);
  }
});

test('TRACE is refused everywhere', async () => {
  for (const path of ['/', '/note', '/trpc/sheets.top50']) {
    const answer = await app.rest(path, { method: 'TRACE' });
    expect([404, 405]).toContain(answer.status);
    expect(answer.text).not.toContain('TRACE / ');
  }
});
