import { callTRPCProcedure } from '@trpc/server';
import type { Response } from 'express';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '#server/http/trpc/procedures.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { doorTables } from '#server/testing/door-tables.ts';
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

/** Open to everybody; it asks the content, and who asks only for what they have done already. */
const NOT_PERSONAL = ['assistant.ask'];
/** Asked for before what is rare; they count guesses and mails, each by a statement of its own. */
const PROOFS = ['accounts.prove', 'accounts.sendProofCode'];

/** The procedures that ask who the learner is, whoever else is signed in in the same browser. */
async function learnersProcedures(): Promise<string[]> {
  const { router } = doorTables(app);
  const found: string[] = [];
  const refuse = () => Promise.reject(new Error('Only whom it asks for is looked at'));
  for (const { path, type } of proceduresOf(router)) {
    const ctx: Context = {
      get viewer(): never {
        throw new Error('It asks for anybody');
      },
      learner() {
        found.push(path);
        return refuse();
      },
      response: {} as Response, // nothing gets as far as to a cookie
      siteUrl: app.url,
      clientAddress: '',
      client: { address: '', userAgent: '', device: '' },
      requireCalm: () => undefined,
      onUnknownError: () => {},
    };
    const call = { router, path, ctx, type, getRawInput: refuse, signal: undefined, batchIndex: 0 };
    await expect(callTRPCProcedure(call)).rejects.toThrow();
  }
  return found;
}

test('BEGIN and COMMIT are statements like others', async () => {
  const earlier = statements.soFar();
  await app.database.prisma.$transaction((transaction) => transaction.user.count());
  expect(statements.soFar() - earlier).toBe(3);
});

test("every call that is a learner's own has its number of statements", async () => {
  const counted = new Set([...PERSONAL_CALLS.map(({ path }) => path), ...NOT_PERSONAL, ...PROOFS]);
  expect([...counted].toSorted()).toEqual((await learnersProcedures()).toSorted());
  expect(Math.max(...PERSONAL_CALLS.map(({ most }) => most))).toBe(3);
});

test.each(PERSONAL_CALLS)('$path takes at most $most: $name', async ({ most, before, call }) => {
  const { key, token } = await app.createUser();
  const caller = { key, trpc: app.trpc(token) };
  await before?.(caller);
  const earlier = statements.soFar();
  await call(caller);
  const count = statements.soFar() - earlier;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});
