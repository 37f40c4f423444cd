import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { NEWEST, type Page, pagedList, writeByKey } from '#server/database/paged-rows.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { USER_FIELDS, type UserView } from './accounts.ts';

export type UserRow = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  createdAt: string;
};

/** Learners as administrators see them, and leaving. */
export type Users = {
  /** Verified ones, newest first. */
  all(viewer: Viewer): Promise<UserView[]>;
  /** The same in pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<UserRow>>;
  /** Pending ones too. @throws AppError not_found */
  remove(viewer: Viewer, key: string): Promise<void>;
  /** One's own account, with its progress, sessions, codes and newsletter subscription; blogs stay, without a name. */
  removeOwn(viewer: Viewer): Promise<void>;
};

const VERIFIED = { verifiedAt: { not: null } };

export function createUsers({ prisma }: Database): Users {
  const list = pagedList<UserRow>(prisma.user, {
    columns: ['firstName', 'lastName', 'email', 'phone'],
    searched: ['firstName', 'lastName', 'email', 'phone'],
    sorted: { firstName: 'firstName', email: 'email' },
    where: VERIFIED,
  });
  return {
    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      return prisma.user.findMany({ where: VERIFIED, select: USER_FIELDS, orderBy: NEWEST });
    },
    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query);
    },
    async remove(viewer, key) {
      requireAccess(viewer, 'people.administer');
      await writeByKey(key, 'user', () => prisma.user.deleteMany({ where: { key } }));
    },
    async removeOwn(viewer) {
      const key = requireLearner(viewer, 'account.own');
      // One statement is all or nothing.
      await prisma.$executeRaw`
        WITH gone AS (DELETE FROM users WHERE key = ${key}::uuid RETURNING email),
          codes AS (DELETE FROM one_time_codes WHERE email IN (SELECT email FROM gone))
        DELETE FROM subscribers WHERE email IN (SELECT email FROM gone)`;
    },
  };
}
