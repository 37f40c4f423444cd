import { randomUUID } from 'node:crypto';
import { createSessions } from '#server/access/sessions.ts';
import type { Database } from '#server/database/client.ts';
import { aMark } from '#server/testing/progress-calls.ts';
import { callTrpc } from './rest.ts';
import type { Site } from './site.ts';

export type Learner = { key: string; token: string };

/** Creates a learner with a session. */
export async function newLearner(database: Database, jwtSecret: string): Promise<Learner> {
  const user = await database.prisma.user.create({ data: { firstName: 'Ada', email: `${randomUUID()}@example.org` } });
  return { key: user.key, token: (await createSessions(database, jwtSecret).start('user', user.key, 3600)).token };
}

/** Ticks a problem as a browser does, by its slug; `since` is the revision that it knows. */
export function tick(site: Site, { key, token }: Learner, slug: string, since = 0): Promise<Response> {
  const now = new Date().toISOString();
  const body = { userKey: key, sentAt: now, since, records: [aMark({ name: slug, at: now })] };
  return callTrpc(site, 'records.sync', { method: 'POST', token, body });
}

/** The slugs of all problems that are ticked. */
export const TICKED = `
  SELECT substr(id, 6) AS slug FROM own_records
  WHERE kind = 'mark' AND starts_with(id, 'done:') AND record -> 'isSet' = 'true'`;
