import { announceChange, type ChangeFeed } from '#server/database/change-feed.ts';
import type { Database, Prisma } from '#server/database/client.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

const READS = /^(find|count|aggregate|groupBy)/;

/** The database for a test's own use: what it writes without the services is announced like their writes. */
export function announcing(database: Database, feed: ChangeFeed): Database {
  const prisma = database.prisma.$extends({
    query: {
      $allModels: {
        async $allOperations({ model, operation, args, query }) {
          const result: unknown = await query(args);
          const resource = model.charAt(0).toLowerCase() + model.slice(1);
          if (resourceNames.includes(resource as ResourceName) && !READS.test(operation)) {
            const { text, values } = announceChange(resource);
            await database.prisma.$executeRawUnsafe(text, ...values);
            await feed.settle();
          }
          return result;
        },
      },
    },
  });
  return { ...database, prisma: prisma as unknown as Prisma }; // it has the same models and verbs
}
