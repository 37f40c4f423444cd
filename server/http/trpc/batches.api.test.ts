import { describe, expect, test } from 'vitest';
import { createLearner, PASSWORD } from '#server/testing/accounts.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { isCostly } from './batches.ts';
import { proceduresOf } from './router-procedures.ts';

const app = await startTestApp();

const REFUSAL = {
  code: 'too_large',
  message: 'A batch can have at most 20 calls, and at most 2 that take long, such as logins and searches',
};

const times = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));

function batchOf(procedures: string[], inputs: unknown[] = [], method = 'POST') {
  const path = `/trpc/${procedures.join(',')}?batch=1`;
  const body = Object.fromEntries(inputs.entries());
  return method === 'POST'
    ? app.rest(path, { method, body })
    : app.rest(`${path}&input=${encodeURIComponent(JSON.stringify(body))}`);
}

describe('a batch', () => {
  test('of twenty calls is answered; one of twenty-one is refused as a whole before any call runs', async () => {
    const me = (count: number) => batchOf(times(count, () => 'accounts.logout'));
    expect((await me(20)).json<unknown[]>()).toHaveLength(20);
    const statements = await statementsOf(app.databaseUrl, async () => {
      const answer = await me(21);
      expect([answer.status, answer.json()]).toMatchObject([413, REFUSAL]);
    });
    expect(statements).toEqual([]);
  });

  test('of ten logins lets nobody in, and counts and hashes none of them', async () => {
    const { email } = await createLearner(app);
    const logins = (count: number) =>
      batchOf(
        times(count, () => 'accounts.login'),
        times(count, () => ({ email, password: PASSWORD })),
      );
    const refused = await logins(10);
    expect([refused.status, refused.json(), refused.headers['set-cookie']]).toMatchObject([413, REFUSAL, undefined]);
    expect(await app.database.prisma.rateLimit.count()).toBe(0);
    expect(await app.database.prisma.userSession.count()).toBe(0);
    expect((await logins(2)).status).toBe(200);
  });

  test.each([
    ['a hundred draws', times(100, () => 'practice.draw'), 'POST'],
    ['three draws', times(3, () => 'practice.draw'), 'POST'],
    ['costly calls of several kinds', ['practice.draw', 'accounts.signUp', 'administrators.login'], 'POST'],
    [
      'costly calls among cheap ones',
      ['accounts.login', ...times(10, () => 'accounts.logout'), 'accounts.login', 'practice.draw'],
      'POST',
    ],
    ['searches that may be cached', times(3, () => 'search.results'), 'GET'],
    ['twenty-one cached queries', times(21, () => 'sheets.top50'), 'GET'],
    ['calls that there are not', times(21, () => 'no.such'), 'POST'],
  ])('of %s is refused', async (_, procedures, method) => {
    const inputs = procedures.map((_name, at) => ({ q: `tree ${at}` }));
    const answer = await batchOf(procedures, inputs, method);
    expect([answer.status, answer.json()]).toMatchObject([413, REFUSAL]);
  });

  test('is refused however its URL is written', async () => {
    const names = times(3, () => 'practice.draw').join();
    for (const path of [`/trpc/x/${names}?batch=1`, `/trpc//${names}?batch=1&batch=0`, `/trpc/${names}?x&batch=1`])
      expect((await app.rest(path, { method: 'POST', body: {} })).status, path).toBe(413);
  });

  test('of twenty cached queries is answered', async () => {
    const answer = await batchOf(
      times(20, () => 'sheets.top50'),
      [],
      'GET',
    );
    expect([answer.status, answer.json<unknown[]>().length]).toEqual([200, 20]);
  });
});

test('a call is costly if it hashes a password, mails a code, draws, searches, asks a model, reads a file or is never cached', () => {
  const costly = proceduresOf(quietDomains(app).router).filter(({ meta }) => isCostly(meta));
  expect(costly.map(({ path }) => path).toSorted()).toEqual([
    'accounts.login',
    'accounts.reAuthenticate',
    'accounts.resendCode',
    'accounts.resetPassword',
    'accounts.sendReAuthenticationCode',
    'accounts.sendResetCode',
    'accounts.signUp',
    'administrators.add',
    'administrators.changePassword',
    'administrators.endTwoFactor',
    'administrators.login',
    'administrators.reAuthenticate',
    'assistant.ask',
    'imports.preview',
    'lists.shared',
    'messages.reply',
    'newsletters.sendTest',
    'practice.draw',
    'publicProfiles.page',
    'search.results',
    'search.suggestions',
    'subscriberImports.preview',
    'subscriberImports.take',
  ]);
});
