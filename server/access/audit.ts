import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { type Page, pagedList } from '#server/database/paged-rows.ts';
import { type AuditAction, isAuditAction } from '#shared/audit-actions.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { requireAccess, type Viewer } from './access.ts';

export type AuditEntry = {
  action: AuditAction;
  /** The administrator's name; '' when unknown or when no administrator acted. */
  actor: string;
  /** The person or thing that the action concerns. */
  about?: string;
  /** The client's IP address, or ''. */
  address: string;
};

export type AuditRow = Required<AuditEntry> & { key: string; createdAt: string };

type Transaction = Pick<Prisma.TransactionClient, 'auditEntry'>;

/** The audit trail of actions that concern people or permissions: rows for the back office, and log lines. */
export type Audit = {
  /** Stores and logs an entry for an action that has no transaction of its own. */
  note(entry: AuditEntry): Promise<void>;
  /** Runs `work` and stores its entry in one transaction; logs the entry after the commit. */
  inTransaction<T>(
    work: (transaction: Prisma.TransactionClient) => Promise<{ result: T; entry: AuditEntry }>,
  ): Promise<T>;
  /** Only logs an entry that a statement has stored itself. */
  log(entry: AuditEntry): void;
  /** Newest first; `filter.show` is an action. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<AuditRow>>;
};

/** How long an entry is stored, in milliseconds. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** The viewer's name and address, as an entry stores them. */
export const by = (viewer: Viewer): Pick<AuditEntry, 'actor' | 'address'> =>
  viewer.role === 'administrator'
    ? { actor: viewer.username, address: viewer.clientAddress ?? '' }
    : { actor: '', address: '' };

/** Stores an entry in the transaction of the action that it describes, and deletes expired entries. */
export async function keepAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction.auditEntry.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - KEPT_MS) } } });
  await transaction.auditEntry.create({ data: entry });
}

export function createAudit({ prisma }: Database, onEntry: (entry: AuditEntry) => void): Audit {
  const list = pagedList<AuditRow>(prisma.auditEntry, {
    columns: ['action', 'actor', 'about', 'address'],
    searched: ['actor', 'about', 'address'],
    sorted: {},
  });
  return {
    async note(entry) {
      await keepAudit(prisma, entry);
      onEntry(entry);
    },
    async inTransaction(work) {
      const { result, entry } = await prisma.$transaction(async (transaction) => {
        const done = await work(transaction);
        await keepAudit(transaction, done.entry);
        return done;
      });
      onEntry(entry);
      return result;
    },
    log: onEntry,
    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      const { show } = query.filter;
      return list(query, isAuditAction(show) ? { action: show } : {});
    },
  };
}
