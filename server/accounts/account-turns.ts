import type { Prisma } from '#prisma/generated/client.ts';

/** Who opens or joins the account of one address at the same time takes turns, until the end of the transaction. */
export async function takeTurns(transaction: Prisma.TransactionClient, email: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`account ${email}`}))`;
}
