import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/*
 * A contest and its problems are embargoed until it begins: until then the public sees only the fields in
 * `visibleBeforeStart` of their descriptors, administrators see everything. The database's clock decides which
 * records these are. When it is not part of the same statement it is read after the records, so that a
 * record that has just been embargoed is not shown either.
 */

type Pool = Pick<Database, 'pool'>;

/** The contests that have not begun, and their problems: resource, key, the contest's id, and when it begins. */
export const EMBARGOED = `(
  SELECT 'contest' AS resource, key, id AS contest, starts_at AS opens_at FROM contests WHERE starts_at > now()
  UNION ALL
  SELECT 'problem', problems.key, contests.id, starts_at
  FROM problems JOIN contests ON contests.id = problems.contest WHERE starts_at > now()
) AS embargoed`;

/** An SQL condition: the record with this key is not embargoed. @param resource without it, any resource */
export const isOpen = (key: string, resource?: ResourceName): string =>
  `${key} <> ALL (ARRAY(SELECT embargoed.key FROM ${EMBARGOED}${resource ? ` WHERE resource = '${resource}'` : ''}))`;

/** An SQL condition: the name of a problem in the catalogue is public, on a sheet or because no page of it is embargoed. */
export const isNamed = (slug: string): string => `(
  EXISTS (SELECT FROM topic_problems WHERE problem = ${slug})
  OR EXISTS (SELECT FROM company_problems WHERE problem = ${slug})
  OR NOT EXISTS (SELECT FROM problems AS page WHERE page.problem = ${slug} AND NOT ${isOpen('page.key', 'problem')})
)`;

/** Whether records of a resource are ever embargoed. */
export const isEverEmbargoed = (name: ResourceName): boolean =>
  (resources[name] as Resource).visibleBeforeStart !== undefined;

/** The keys of the records of a resource that are embargoed. */
export async function embargoedKeys({ pool }: Pool, resource: string): Promise<Set<string>> {
  const text = `SELECT key FROM ${EMBARGOED} WHERE resource = $1`;
  const { rows } = await pool.query<{ key: string }>({ name: 'embargoed-keys', text, values: [resource] });
  return new Set(rows.map(({ key }) => key));
}

/** The start of a contest, ISO, while it is to come; otherwise null. */
export async function openingOf({ pool }: Pool, contest: number | null): Promise<string | null> {
  if (contest === null) return null;
  const text = `SELECT opens_at AS "opensAt" FROM ${EMBARGOED} WHERE resource = 'contest' AND contest = $1`;
  const { rows } = await pool.query<{ opensAt: Date }>({ name: 'embargoed-opening', text, values: [contest] });
  return rows[0]?.opensAt.toISOString() ?? null;
}

/** The resources that a response depends on: if any may be embargoed, contests are among them. */
export const withContests = (reads: Iterable<ResourceName>): Set<ResourceName> => {
  const all = new Set(reads);
  return [...all].some(isEverEmbargoed) ? all.add('contest') : all;
};

/** @returns the next instant at which something opens, in epoch milliseconds; Infinity when there is none */
export type NextOpening = () => Promise<number>;

/** Queries the database again only when contests have changed, or once that instant has come. */
export function createNextOpening({ pool }: Pool, feed: Pick<ChangeFeed, 'isLive' | 'onChange'>): NextOpening {
  let cached: Promise<number> | null = null;
  feed.onChange((changed) => {
    if (changed === null || changed === 'contest') cached = null;
  });
  async function ask() {
    const { rows } = await pool.query<{ opensAt: Date | null }>({
      name: 'embargoed-next',
      text: `SELECT min(opens_at) AS "opensAt" FROM ${EMBARGOED} WHERE resource = 'contest'`,
    });
    return rows[0]?.opensAt?.getTime() ?? Number.POSITIVE_INFINITY;
  }
  return async () => {
    const next = feed.isLive() ? await cached?.catch(() => 0) : 0;
    if (next && next > Date.now()) return next;
    cached = ask();
    return cached;
  };
}
