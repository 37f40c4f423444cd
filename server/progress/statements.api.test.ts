import { callTRPCProcedure } from '@trpc/server';
import type { Response } from 'express';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '#server/http/trpc/procedures.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { PERSONAL_CALLS } from '#server/testing/personal-calls.ts';
import { countStatements } from '#server/testing/statement-count.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const own = await createTestDatabase();
const statements = await countStatements(own.url);
afterAll(async () => {
  await statements.close();
  await own.drop();
});
const app = await startTestApp({
  databaseUrl: statements.url,
  codeforces: { solvedBy: () => Promise.resolve([]) },
});

/** Open to everybody: it reads content, and of a learner only which problems they have done. */
const NOT_PERSONAL = ['assistant.ask'];
/** Rare calls, each in a transaction. */
const IN_TRANSACTION = ['accounts.remove', 'progress.import', 'progress.undoImport', 'publicProfiles.save'];
/** Called before rare actions; they count guesses and mails, each with its own statement. */
const PROOFS = ['accounts.reAuthenticate', 'accounts.sendReAuthenticationCode'];

/** The procedures that request the learner, even if an administrator is signed in in the same browser. */
async function learnersProcedures(): Promise<string[]> {
  const { router } = quietDomains(app);
  const paths: string[] = [];
  const refuse = () => Promise.reject(new Error('Only the request for the viewer is checked'));
  for (const { path, type } of proceduresOf(router)) {
    const ctx: Context = {
      get viewer(): never {
        throw new Error('It asks for any viewer');
      },
      learner() {
        paths.push(path);
        return refuse();
      },
      response: {} as Response, // no call gets as far as setting a cookie
      siteUrl: app.url,
      clientAddress: '',
      client: { address: '', userAgent: '', device: '' },
      rejectIfOverloaded: () => undefined,
      onUnknownError: () => {},
    };
    const call = { router, path, ctx, type, getRawInput: refuse, signal: undefined, batchIndex: 0 };
    await expect(callTRPCProcedure(call)).rejects.toThrow();
  }
  return paths;
}

test('counts BEGIN and COMMIT as statements', async () => {
  const earlier = statements.soFar();
  await app.database.prisma.$transaction((transaction) => transaction.user.count());
  expect(statements.soFar() - earlier).toBe(3);
});

test('every personal call of a learner has a limit of statements', async () => {
  const counted = new Set([...PERSONAL_CALLS.map(({ path }) => path), ...NOT_PERSONAL, ...PROOFS]);
  expect([...counted].toSorted()).toEqual((await learnersProcedures()).toSorted());
  const others = PERSONAL_CALLS.filter(({ path }) => !IN_TRANSACTION.includes(path));
  expect(Math.max(...others.map(({ max }) => max))).toBe(3);
});

test.each(PERSONAL_CALLS)('$path takes at most $max: $name', async ({ max, before, call }) => {
  const { key, token } = await app.createUser();
  const caller = { key, trpc: app.trpc(token) };
  await before?.(caller);
  const earlier = statements.soFar();
  await call(caller);
  const count = statements.soFar() - earlier;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(max);
});
