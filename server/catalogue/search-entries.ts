import type { Prisma } from '#prisma/generated/client.ts';
import { type AnyRecord, type Change, columnsOf, modelOf } from '#server/content/save.ts';
import { toRecord } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { isListing, LISTINGS } from './rules.ts';

type Shown = { resource: Resource; after: AnyRecord };

/** Returns the other records that these writes have given another name or level, for the search index. */
export async function alsoChanged(transaction: Prisma.TransactionClient, changes: readonly Change[]): Promise<Shown[]> {
  const changed = changes.flatMap(({ resource, before, after }) =>
    isListing(resource.name) && before && after && (before.name !== after.name || before.level !== after.level)
      ? [after]
      : [],
  );
  if (changed.length === 0) return [];
  const names = [...new Set(changed.map(({ name }) => String(name)))];
  const where = { name: { in: names }, key: { notIn: changes.flatMap(({ after }) => after?.key ?? []) } };
  const shown: Shown[] = [];
  for (const name of LISTINGS) {
    const resource: Resource = resources[name];
    const rows = await modelOf(transaction, resource).findMany({ where, select: columnsOf(resource) });
    shown.push(...rows.map((row) => ({ resource, after: toRecord<AnyRecord>(row) })));
  }
  return shown;
}
