import type { Prisma } from '#prisma/generated/client.ts';

/** Serialises transactions that open or join the account of one address; the lock is held until they end. */
export async function takeTurns(transaction: Prisma.TransactionClient, email: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`account ${email}`}))`;
}
