import { afterAll, beforeEach, expect, test } from 'vitest';
import { startCodeforcesServer } from '#server/testing/servers/codeforces-server.ts';
import { createCodeforces } from './codeforces.ts';

const server = await startCodeforcesServer();
afterAll(() => server.close());
beforeEach(() => void server.requests.splice(0));

const codeforces = createCodeforces({ baseUrl: server.url, timeoutMs: 200 });

test('lists each solved problem once, by its first accepted submission', async () => {
  const submitted = (name: string, creationTimeSeconds: number, verdict?: string) => ({
    id: creationTimeSeconds,
    creationTimeSeconds,
    problem: { name },
    ...(verdict !== undefined && { verdict }),
  });
  server.submissions.set('ada', [
    submitted('Two Sum', 300, 'OK'),
    submitted('Hard One', 250, 'WRONG_ANSWER'),
    submitted('Being Judged', 240),
    submitted('Two Sum', 200, 'OK'),
    submitted('Way Too Long Words', 100, 'OK'),
  ]);
  expect(await codeforces.solvedBy('ada')).toEqual([
    { name: 'Two Sum', solvedAt: 200_000 },
    { name: 'Way Too Long Words', solvedAt: 100_000 },
  ]);
  expect(server.requests).toEqual(['/api/user.status?handle=ada&from=1&count=10000']);
});

test('returns null for an unknown handle', async () => {
  expect(await codeforces.solvedBy('nobody')).toBeNull();
});

test.each(['silent', 'busy', 'broken', 'away'])('fails when the API is %s', async (handle) => {
  await expect(codeforces.solvedBy(handle)).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
});
