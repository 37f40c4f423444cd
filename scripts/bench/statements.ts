import { createTRPCClient, httpLink } from '@trpc/client';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createSessions } from '#server/access/sessions.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { type Caller, PERSONAL_CALLS } from '#server/testing/personal-calls.ts';
import { countStatements } from '#server/testing/statement-count.ts';
import type { AppRouter } from '#server/domains.ts';
import type { Figure } from './figure.ts';
import { type Running, startSite } from './load/processes.ts';

const ROUNDS = 3;
const SESSION_SECONDS = 3600;

/** A site whose statements are counted, and a connection to its database that is not counted. */
export type CountedSite = {
  site: Running;
  database: Database;
  jwtSecret: string;
  /** Returns the statements of a call: the minimum of three rounds, as the site may poll for jobs at any time. */
  statementsOf(call: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
};

export async function startCountedSite(dataDir: string): Promise<CountedSite> {
  const server = await startEmbeddedDatabase(dataDir);
  const count = await countStatements(server.url);
  const { jwtSecret } = readSecrets(dataDir);
  const site = await startSite(dataDir, { DATABASE_URL: count.url, JWT_SECRET: jwtSecret });
  const database = openDatabase(server.url);
  return {
    site,
    database,
    jwtSecret,
    async statementsOf(call, before) {
      const counts: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await before?.();
        const earlier = count.soFar();
        await call();
        counts.push(count.soFar() - earlier);
      }
      return Math.min(...counts);
    },
    async stop() {
      await site.stop();
      await database.close();
      await count.close();
      await server.stop();
    },
  };
}

/** Creates a learner with a session directly in the database. */
export async function createLearner(database: Database, jwtSecret: string): Promise<{ key: string; token: string }> {
  const { key } = await database.prisma.user.create({
    data: { firstName: 'Ada', email: `${randomUUID()}@example.org`, verifiedAt: new Date() },
  });
  const { token } = await createSessions(database, jwtSecret).start('user', key, SESSION_SECONDS);
  return { key, token };
}

/** Counts the statements of each personal call of a learner, between the site and PostgreSQL. */
export async function measureStatements(scratch: string): Promise<Figure[]> {
  const counted = await startCountedSite(join(scratch, 'counted'));
  try {
    const figures: Figure[] = [];
    for (const { path, name, max, before, call } of PERSONAL_CALLS) {
      let caller: Caller | undefined;
      const count = await counted.statementsOf(
        () => call(caller as Caller), // created before each round
        async () => {
          caller = await callerOf(counted);
          await before?.(caller);
        },
      );
      figures.push({
        name: `statements of ${path}: ${name}`,
        value: String(count),
        reference: 'the session: 1',
        target: `at most ${max}`,
        isMet: count > 0 && count <= max,
      });
    }
    return figures;
  } finally {
    await counted.stop();
  }
}

async function callerOf({ site, database, jwtSecret }: CountedSite): Promise<Caller> {
  const { key, token } = await createLearner(database, jwtSecret);
  const headers = { Authorization: `Bearer ${token}` };
  return { key, trpc: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${site.url}/trpc`, headers })] }) };
}
