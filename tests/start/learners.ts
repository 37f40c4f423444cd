import { randomUUID } from 'node:crypto';
import { createSessions } from '#server/access/sessions.ts';
import type { Database } from '#server/database/client.ts';
import { callTrpc } from './rest.ts';
import type { Site } from './site.ts';

export type Learner = { key: string; token: string };

/** Creates a learner with a session. */
export async function newLearner(database: Database, jwtSecret: string): Promise<Learner> {
  const user = await database.prisma.user.create({ data: { firstName: 'Ada', email: `${randomUUID()}@example.org` } });
  return { key: user.key, token: (await createSessions(database, jwtSecret).start('user', user.key, 3600)).token };
}

/** Ticks a problem as a browser does; `since` is the revision that it knows. */
export function tick(site: Site, { key, token }: Learner, name: string, since = 0): Promise<Response> {
  const now = new Date().toISOString();
  const change = { changeKey: randomUUID(), problem: { name }, field: 'done', value: 'true', changedAt: now };
  const changes = [{ ...change, timeZone: 'UTC', isMerged: false }];
  const body = { userKey: key, sentAt: now, since, changes };
  return callTrpc(site, 'progress.sync', { method: 'POST', token, body });
}
