import { randomUUID } from 'node:crypto';
import type { ContentRecord } from '#prisma/content.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import { catalogueOf } from '#server/catalogue/listed-rows.ts';
import { isListing } from '#server/catalogue/rules.ts';
import { announce } from '#server/database/change-feed.ts';
import { insertAll } from '#server/database/insert-all.ts';
import type { Progress } from '#server/database/open-configured.ts';
import { withBulkIndex } from '#server/search/bulk-index.ts';
import { type IndexedWrite, indexWrites } from '#server/search/search-index.ts';
import { countedProgress } from './counted-progress.ts';
import { createdAt, fieldsOf } from './seed-dates.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

export type SeedReport = { added: number; updated: number; unchanged: number; keptAsEdited: number; idTaken: string[] };

/** The longest that Prisma can wait: loading has no limit of time, as nothing tells how slow a machine is. */
const UNLIMITED = { timeout: 2 ** 31 - 1, maxWait: 2 ** 31 - 1 };

type Table = {
  count(): Promise<number>;
  update(args: { where: object; data: object }): Promise<unknown>;
  findFirst(args: { where: object }): Promise<Record<string, unknown> | null>;
  findMany(args: { where?: object; select: object }): Promise<Record<string, unknown>[]>;
};

type SeedOptions = {
  siteTimeZone: string;
  /**
   * If true, seeds only resources that were never seeded and have no records: those that are new to an existing site.
   */
  onlyMissing?: boolean;
  /** Is told how far the loading is. */
  progress?: Progress;
};

/**
 * Loads content in one transaction. Seeding again changes nothing. A new version of a record in the folder replaces the
 * old one, unless an administrator has edited or deleted that since.
 */
export async function seed(
  { prisma }: Database,
  records: ContentRecord[],
  { siteTimeZone, onlyMissing = false, progress = () => {} }: SeedOptions,
): Promise<SeedReport> {
  return prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.seed}::int)) AS locked`;
    const report: SeedReport = { added: 0, updated: 0, unchanged: 0, keptAsEdited: 0, idTaken: [] };
    const missing = onlyMissing ? await findMissing(transaction) : resourceNames;
    const wanted = records.filter(({ resource }) => missing.includes(resource));
    const writes: IndexedWrite[] = [];
    const shown = countedProgress(progress, 'Loading content', wanted.length);
    for (const [resource, ofResource] of Map.groupBy(wanted, (record) => record.resource)) {
      writes.push(...(await seedResource(transaction, { resource, records: ofResource, siteTimeZone, report })));
      shown(ofResource.length);
    }
    const indexed = countedProgress(progress, 'Indexing content', writes.filter(isSearched).length);
    if (writes.length > 0) await withBulkIndex(transaction, () => indexWrites(transaction, writes, indexed));
    return report;
  }, UNLIMITED);
}

const isSearched = ({ resource }: IndexedWrite) => resource.searched !== undefined;

/** Whether there is a resource that was never seeded and has no records. */
export const isContentMissing = async ({ prisma }: Pick<Database, 'prisma'>): Promise<boolean> =>
  (await findMissing(prisma)).length > 0;

async function findMissing(client: Pick<Prisma.TransactionClient, ResourceName | 'seedRecord'>) {
  const loaded = new Set((await client.seedRecord.groupBy({ by: ['resource'] })).map(({ resource }) => resource));
  const missing: ResourceName[] = [];
  for (const name of resourceNames) {
    const table = client[name] as unknown as Table; // every model of a resource has these verbs
    if (!loaded.has(name) && (await table.count()) === 0) missing.push(name);
  }
  return missing;
}

type Batch = { resource: ResourceName; records: ContentRecord[]; siteTimeZone: string; report: SeedReport };

/** @returns the changes for the search index */
async function seedResource(
  transaction: Prisma.TransactionClient,
  { resource, records, siteTimeZone, report }: Batch,
): Promise<IndexedWrite[]> {
  const table = transaction[resource] as unknown as Table; // every model of a resource has these verbs
  const descriptor: Resource = resources[resource];
  const nameOf = (row: Record<string, unknown>) =>
    `${descriptor.idWithin ? `${String(row[descriptor.idWithin])}/` : ''}${String(row.id)}`;
  const now = new Date();
  const seededByName = new Map(
    (await transaction.seedRecord.findMany({ where: { resource } })).map((row) => [row.name, row]),
  );
  const taken = new Set(
    (
      await table.findMany({ select: { id: true, ...(descriptor.idWithin ? { [descriptor.idWithin]: true } : {}) } })
    ).map(nameOf),
  );

  const related = isListing(resource) ? await catalogueOf(resource).open(transaction) : undefined;
  const writes: IndexedWrite[] = [];
  const fresh: { record: ContentRecord; key: string }[] = [];
  for (const record of records) {
    const seeded = seededByName.get(record.name);
    if (!seeded) {
      if (taken.has(record.name)) report.idTaken.push(`${resource} ${record.name}`);
      else fresh.push({ record, key: randomUUID() });
    } else if (seeded.contentHash === record.hash) {
      report.unchanged++;
    } else {
      // Not edited since it was seeded; a change to the catalogue by another record of the same problem has the current
      // time.
      const unedited = [{ updatedAt: { lte: seeded.seededAt } }, { updatedAt: now }];
      const where = { key: seeded.recordKey, OR: unedited };
      const fields = fieldsOf(record, siteTimeZone, now);
      const current = await table.findFirst({ where });
      if (current) {
        const changed = { ...fields, updatedAt: now };
        const data = related ? await related.updated(seeded.recordKey, current, changed) : changed;
        await table.update({ where: { key: seeded.recordKey }, data });
        report.updated++;
        writes.push({ resource: descriptor, after: { ...fields, key: seeded.recordKey } });
      } else report.keptAsEdited++;
      const data = { contentHash: record.hash, ...(current ? { seededAt: now } : {}) };
      await transaction.seedRecord.update({ where: { resource_name: { resource, name: record.name } }, data });
    }
  }
  report.added += fresh.length;
  const dated = fresh.map(({ record, key }) => ({
    key,
    ...fieldsOf(record, siteTimeZone, now),
    createdAt: createdAt(record, now),
    updatedAt: now,
  }));
  await insertAll(transaction, resource, related ? await related.inserted(dated) : dated);
  writes.push(...dated.map((after) => ({ resource: descriptor, after })));
  await insertAll(
    transaction,
    'seedRecord',
    fresh.map(({ record: { name, hash }, key }) => ({
      resource,
      name,
      contentHash: hash,
      recordKey: key,
      seededAt: now,
    })),
  );
  for (const name of new Set([resource, ...(related?.changed() ?? [])])) await announce(transaction, name);
  return writes;
}
