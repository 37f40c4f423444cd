import type { Prisma } from '#prisma/generated/client.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

/** Serialises transactions that open or join the account of one e-mail address; the lock is held until they end. */
export async function lockAccountsOf(transaction: Prisma.TransactionClient, email: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.accounts}::int, hashtext(${email}))`;
}
