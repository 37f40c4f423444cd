import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import type { ContentRecord } from '#prisma/content.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { type ResourceName, resourceNames, type Resources, resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import { startOf } from '#server/contests/contest-record.ts';
import { announce } from '#server/database/change-feed.ts';
import { type IndexedWrite, indexWrites } from '#server/search/search-index.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

export type SeedReport = { added: number; updated: number; unchanged: number; keptAsEdited: number; idTaken: string[] };

const TIMEOUT_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Table = {
  count(): Promise<number>;
  createMany(args: { data: object[] }): Promise<unknown>;
  updateMany(args: { where: object; data: object }): Promise<{ count: number }>;
  findMany(args: { where?: object; select: object }): Promise<Record<string, unknown>[]>;
};

type SeedOptions = {
  siteTimeZone: string;
  /**
   * If true, seeds only resources that were never seeded and have no records: those that are new to an existing site.
   */
  onlyMissing?: boolean;
};

/**
 * Loads content in one transaction. Seeding again changes nothing. A new version of a record in the folder replaces the
 * old one, unless an administrator has edited or deleted that since.
 */
export async function seed(
  { prisma }: Database,
  records: ContentRecord[],
  { siteTimeZone, onlyMissing = false }: SeedOptions,
): Promise<SeedReport> {
  return prisma.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.seed}::int)) AS locked`;
      const report: SeedReport = { added: 0, updated: 0, unchanged: 0, keptAsEdited: 0, idTaken: [] };
      const writes: IndexedWrite[] = [];
      const missing = onlyMissing ? await findMissing(transaction) : resourceNames;
      for (const [resource, ofResource] of Map.groupBy(records, (record) => record.resource)) {
        if (!missing.includes(resource)) continue;
        writes.push(...(await seedResource(transaction, { resource, records: ofResource, siteTimeZone, report })));
      }
      await indexWrites(transaction, writes);
      return report;
    },
    { timeout: TIMEOUT_MS },
  );
}

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
      const columns = columnsOf(record, siteTimeZone, now);
      const { count } = await table.updateMany({ where, data: { ...columns, updatedAt: now } });
      if (count > 0) {
        report.updated++;
        writes.push({ resource: descriptor, after: { ...columns, key: seeded.recordKey } });
      } else report.keptAsEdited++;
      const data = { contentHash: record.hash, ...(count > 0 ? { seededAt: now } : {}) };
      await transaction.seedRecord.update({ where: { resource_name: { resource, name: record.name } }, data });
    }
  }
  report.added += fresh.length;
  const dated = fresh.map(({ record, key }) => ({
    key,
    ...columnsOf(record, siteTimeZone, now),
    createdAt: createdAt(record, now),
    updatedAt: now,
  }));
  await table.createMany({ data: dated });
  writes.push(...dated.map((after) => ({ resource: descriptor, after })));
  await transaction.seedRecord.createMany({
    data: fresh.map(({ record, key }) => ({
      resource,
      name: record.name,
      contentHash: record.hash,
      recordKey: key,
      seededAt: now,
    })),
  });
  await announce(transaction, resource);
  return writes;
}

// Lists show the newest first, so the latest past contest and the next upcoming one are on top.
const createdAt = ({ day }: ContentRecord, now: Date) => new Date(now.getTime() - Math.abs(day ?? 0) * DAY_MS);

/** The columns of a record, with its date computed relative to today. */
function columnsOf({ resource, values, day }: ContentRecord, siteTimeZone: string, now: Date): Record<string, unknown> {
  if (resource === 'blog') return { ...values, date: dateOf(now, day ?? 0, siteTimeZone) };
  if (resource !== 'contest') return values;
  const contest = values as Partial<Record<keyof Resources['contest']['fields'], string>>; // passed its schema
  const timeZone = contest.timeZone || siteTimeZone;
  const contestDate = day === null ? (contest.contestDate ?? '') : dateOf(now, day, timeZone);
  return { ...values, timeZone, contestDate, startsAt: startOf(contestDate, contest.contestTime ?? '', timeZone) };
}

const dateOf = (now: Date, day: number, zone: string) =>
  DateTime.fromJSDate(now, { zone }).plus({ days: day }).toFormat('yyyy-MM-dd');
