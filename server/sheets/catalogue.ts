import type { Prisma } from '#prisma/generated/client.ts';
import { toRecord } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { type AnyRecord, type Change, columnsOf, modelOf } from '#server/content/save.ts';

/** The resources whose records list problems of the catalogue (docs/decisions/0035). */
const LISTINGS = ['topicProblem', 'companyProblem', 'problem'] as const satisfies ResourceName[];

type Shown = { resource: Resource; after: AnyRecord };

/**
 * Returns the other records that show what these writes have changed in the catalogue: a problem renamed in one list is
 * renamed in all.
 */
export async function alsoChanged(transaction: Prisma.TransactionClient, changes: readonly Change[]): Promise<Shown[]> {
  const changed = changes.flatMap(({ resource, before, after }) =>
    LISTINGS.some((name) => name === resource.name) &&
    before &&
    after &&
    (before.name !== after.name || before.level !== after.level)
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
