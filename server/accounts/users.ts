import { addressHash } from '#server/database/address-hash.ts';
import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import { type Audit, type AuditEntry, by } from '#server/access/audit.ts';
import { announceChange, type ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { type ExportedList, exportedList } from '#server/database/exported-list.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { NEWEST, type Page, pagedList, writeByKey } from '#server/database/paged-rows.ts';
import type { ListQuery, PageQuery } from '#shared/schemas/page-query.ts';
import { USER_FIELDS, type UserView } from './user-view.ts';

export type UserRow = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  createdAt: string;
};

/** Lists of learners for administrators, and the deletion of accounts. */
export type Users = {
  /** Verified learners, newest first. */
  all(viewer: Viewer): Promise<UserView[]>;
  /** The same, in pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<UserRow>>;
  /** The verified learners that a search matches, for an export file. */
  export(viewer: Viewer, found: ListQuery): ExportedList;
  /** Deletes a learner, verified or pending. @throws AppError not_found */
  remove(viewer: Viewer, key: string): Promise<void>;
  /**
   * Deletes the viewer's account with progress, sessions, codes and subscription; blogs stay, without the author's
   * name.
   */
  removeOwn(viewer: Viewer): Promise<void>;
};

const VERIFIED = { verifiedAt: { not: null } };

const LIST = {
  columns: ['firstName', 'lastName', 'email', 'phone'],
  searched: ['firstName', 'lastName', 'email', 'phone'],
  sorted: { firstName: 'firstName', email: 'email' },
  where: VERIFIED,
};

/** Stores the audit entry of the deletion. $4 is the action, $5 the actor and $6 the actor's address. */
const auditing = (about: string) => `
  audit AS (
    INSERT INTO audit_entries (key, action, about, actor, address)
    SELECT gen_random_uuid(), $4, ${about}, $5, $6 FROM gone
  )`;
/**
 * Announces a change of blogs if the deleted learner wrote any: a blog's page says whether a learner wrote it. Part of
 * the deleting statement, so that both happen or neither.
 */
const NOTIFY_OF_BLOGS = `
  SELECT pg_notify($2, $3) FROM blogs WHERE author_key IN (SELECT key FROM gone) LIMIT 1`;
/** Nobody can take the name of a profile that is gone for 90 days: server/public-profiles/save-profile.ts. */
const HELD_NAME = `
  held AS (
    INSERT INTO freed_profile_names (name)
    SELECT name FROM public_profiles WHERE user_key IN (SELECT key FROM gone)
    ON CONFLICT (name) DO UPDATE SET user_key = NULL, freed_at = EXCLUDED.freed_at
  )`;
/** A profile that is being saved is saved before. */
const LOCK = 'SELECT FROM users WHERE key = $1 FOR UPDATE';
const REMOVE = `
  WITH gone AS (DELETE FROM users WHERE key = $1 RETURNING key, email), ${HELD_NAME}, ${auditing('email')}
  SELECT (SELECT count(*)::int FROM gone) AS count, (${NOTIFY_OF_BLOGS}) IS NOT NULL AS "wasAuthor",
    (SELECT email FROM gone) AS about`;
const REMOVE_OWN = `
  WITH gone AS (DELETE FROM users WHERE key = $1 RETURNING key, email),
    codes AS (DELETE FROM one_time_codes WHERE email IN (SELECT email FROM gone)),
    subscriptions AS (DELETE FROM subscribers WHERE email IN (SELECT email FROM gone) RETURNING email),
    -- So that no import brings the address back.
    unsubscribed AS (
      INSERT INTO unsubscriptions (hash) SELECT ${addressHash('email')} FROM subscriptions
      ON CONFLICT (hash) DO UPDATE SET at = now()
    ),
    ${HELD_NAME},
    -- Who wants to be forgotten is not named.
    ${auditing('key::text')}
  SELECT (SELECT count(*)::int FROM gone) AS count, (${NOTIFY_OF_BLOGS}) IS NOT NULL AS "wasAuthor", $1::text AS about`;

type Deps = { database: Database; feed: Pick<ChangeFeed, 'settle'>; audit: Audit };
type Erased = { count: number; wasAuthor: boolean; about: string };

export function createUsers({ database, feed, audit }: Deps): Users {
  const { prisma } = database;
  async function erase(text: string, key: string, done: Omit<AuditEntry, 'about'>): Promise<{ count: number }> {
    const { values } = announceChange('blog');
    const { action, actor, address } = done;
    const erased = await inTransaction(database, async ({ pool }) => {
      await pool.query(LOCK, [key]);
      const { rows } = await pool.query<Erased>(text, [key, ...values, action, actor, address]);
      return rows[0] as Erased; // the statement returns one row
    });
    const { count, wasAuthor, about } = erased as Erased; // the transaction does not return null
    if (count > 0) audit.log({ ...done, about });
    if (wasAuthor) await feed.settle();
    return { count };
  }

  const list = pagedList<UserRow>(prisma.user, LIST);
  return {
    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      return prisma.user.findMany({ where: VERIFIED, select: USER_FIELDS, orderBy: NEWEST });
    },
    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query);
    },
    export(viewer, { search }) {
      requireAccess(viewer, 'people.administer');
      return exportedList(prisma.user, LIST, { search });
    },
    async remove(viewer, key) {
      requireAccess(viewer, 'user.remove');
      await writeByKey(key, 'user', () => erase(REMOVE, key, { action: 'user.remove', ...by(viewer) }));
    },
    async removeOwn(viewer) {
      const key = requireLearner(viewer, 'account.leave');
      await erase(REMOVE_OWN, key, { action: 'user.leave', ...by(viewer) });
    },
  };
}
