import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/*
 * A contest and its problems are held back until it begins: until then the public is told only the fields in
 * `toldBefore` of their descriptors, and administrators everything. The view `held_back` says by the database's clock
 * which records these are. Where it is not part of the same statement it is read after the records, so that what has
 * just been held back is not told either.
 */

type Pool = Pick<Database, 'pool'>;

/** In SQL: whether the record of a key is not held back. @param resource absent: of any */
export const isOpen = (key: string, resource?: ResourceName): string =>
  `${key} <> ALL (ARRAY(SELECT held_back.key FROM held_back${resource ? ` WHERE resource = '${resource}'` : ''}))`;

/** Whether records of a resource are ever held back. */
export const isEverHeldBack = (name: ResourceName): boolean => (resources[name] as Resource).toldBefore !== undefined;

/** The keys of the records of a resource that are held back. */
export async function heldBackKeys({ pool }: Pool, resource: string): Promise<Set<string>> {
  const text = 'SELECT key FROM held_back WHERE resource = $1';
  const { rows } = await pool.query<{ key: string }>({ name: 'held-back-keys', text, values: [resource] });
  return new Set(rows.map(({ key }) => key));
}

/** The start of a contest, ISO, while it is to come; otherwise null. */
export async function openingOf({ pool }: Pool, contest: number | null): Promise<string | null> {
  if (contest === null) return null;
  const text = `SELECT opens_at AS "opensAt" FROM held_back WHERE resource = 'contest' AND contest = $1`;
  const { rows } = await pool.query<{ opensAt: Date }>({ name: 'held-back-opening', text, values: [contest] });
  return rows[0]?.opensAt.toISOString() ?? null;
}

/** What a response is made of: what may be held back changes with the contests. */
export const withContests = (reads: Iterable<ResourceName>): Set<ResourceName> => {
  const all = new Set(reads);
  return [...all].some(isEverHeldBack) ? all.add('contest') : all;
};

/** @returns the next instant at which something opens, in epoch milliseconds; Infinity for none */
export type NextOpening = () => Promise<number>;

/** Asks the database again only when contests have changed, or once that instant has come. */
export function createNextOpening({ pool }: Pool, feed: Pick<ChangeFeed, 'isLive' | 'onChange'>): NextOpening {
  let known: Promise<number> | null = null;
  feed.onChange((changed) => {
    if (changed === null || changed === 'contest') known = null;
  });
  async function ask() {
    const { rows } = await pool.query<{ opensAt: Date | null }>({
      name: 'held-back-next',
      text: `SELECT min(opens_at) AS "opensAt" FROM held_back WHERE resource = 'contest'`,
    });
    return rows[0]?.opensAt?.getTime() ?? Number.POSITIVE_INFINITY;
  }
  return async () => {
    const next = feed.isLive() ? await known?.catch(() => 0) : 0;
    if (next && next > Date.now()) return next;
    known = ask();
    return known;
  };
}
