import type { Prisma } from '#prisma/generated/client.ts';
import { lockIndex } from './search-index.ts';

type Index = { name: string; definition: string };

/**
 * Runs `fill`, which writes documents. If there are none yet, the GIN indexes of their table are built once at the end:
 * adding thousands of documents to them one by one takes five times as long.
 */
export async function withBulkIndex(transaction: Prisma.TransactionClient, fill: () => Promise<void>): Promise<void> {
  // Before the lock of the table: writers take them in this order.
  await lockIndex(transaction);
  if (await transaction.searchDocument.findFirst({ select: { recordKey: true } })) return fill();
  const indexes = await transaction.$queryRaw<Index[]>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
    WHERE indrelid = 'search_documents'::regclass AND amname = 'gin'`;
  for (const { name } of indexes) await transaction.$executeRawUnsafe(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of indexes) await transaction.$executeRawUnsafe(definition);
}
