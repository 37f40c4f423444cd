import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { type Page, pagedList } from '#server/database/paged-rows.ts';
import { type AuditAction, isAuditAction } from '#shared/audit-actions.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { requireAccess, type Viewer } from './access.ts';

export type AuditEntry = {
  action: AuditAction;
  /** The administrator's name; '' where it is not known or nobody's. */
  actor: string;
  /** Whom or what it concerns. */
  about?: string;
  /** Of the client. */
  address: string;
};

export type AuditRow = Required<AuditEntry> & { key: string; createdAt: string };

type Transaction = Pick<Prisma.TransactionClient, 'auditEntry'>;

/** Who did what that concerns people or power: rows for the back office, and lines of the log. */
export type Audit = {
  /** Writes down what has no transaction of its own. */
  note(entry: AuditEntry): Promise<void>;
  /** Does it and writes it down in one transaction. What is logged has been committed. */
  inTransaction<T>(
    work: (transaction: Prisma.TransactionClient) => Promise<{ result: T; entry: AuditEntry }>,
  ): Promise<T>;
  /** Logs what a statement has written down itself. */
  log(entry: AuditEntry): void;
  /** Newest first; `filter.show` is an action. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<AuditRow>>;
};

/** How long an entry is kept. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Who asks, as an entry names them. */
export const by = (viewer: Viewer): Pick<AuditEntry, 'actor' | 'address'> =>
  viewer.role === 'administrator'
    ? { actor: viewer.username, address: viewer.clientAddress ?? '' }
    : { actor: '', address: '' };

/** In the transaction of what it is about. */
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
