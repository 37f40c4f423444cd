import type { Prisma } from '#prisma/generated/client.ts';
import { announce } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import type { Resource } from '#shared/resource.ts';
import { neighbourhood } from './spelling.ts';
import {
  documentOf,
  type Indexable,
  INDEX_VERSION,
  searchedResources,
  type SearchDocument,
  spelledWords,
} from './document.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';

type Transaction = Prisma.TransactionClient;

/** The number of records that are indexed at once; each may have a megabyte of text. */
const BATCH = 100;
const BATCH_TIMEOUT_MS = 60_000;

/** Writers of the index hold this lock until their transaction ends, so that no older state overwrites a newer one. */
export const lockIndex = (transaction: Transaction) =>
  transaction.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.searchIndex}::int)) AS locked`;

export type IndexedWrite = { resource: Resource; before?: Indexable | null; after: Indexable | null };

/**
 * Updates the index within the transaction of the writes. The index stays locked until the transaction ends, so this
 * must be called after the records are locked: two transactions that took both locks in different orders would
 * deadlock.
 * @param onIndexed is called with the number of records after each batch of them
 */
export async function indexWrites(
  transaction: Transaction,
  writes: readonly IndexedWrite[],
  onIndexed: (count: number) => void = () => {},
): Promise<void> {
  const searched = writes.filter(({ resource }) => resource.searched);
  if (searched.length === 0) return;
  await lockIndex(transaction);
  const documents: SearchDocument[] = [];
  const hidden: string[] = [];
  for (const { resource, before, after } of searched) {
    const document = after && documentOf(resource, after);
    if (document) documents.push(document);
    else hidden.push((after ?? before)?.key ?? '');
  }
  if (hidden.length > 0) await transaction.searchDocument.deleteMany({ where: { recordKey: { in: hidden } } });
  onIndexed(hidden.length);
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH);
    await indexDocuments(transaction, batch);
    onIndexed(batch.length);
  }
}

/** Runs one statement for the documents and one for their words. */
async function indexDocuments(transaction: Transaction, documents: readonly SearchDocument[]) {
  await transaction.$executeRaw`
    INSERT INTO search_documents
      (resource, record_key, record_id, place, header, text, header_words, header_vector, vector, version)
    SELECT resource, "recordKey", "recordId", place, header, text, "headerWords", header_vector,
      setweight(header_vector, 'A')
        || setweight(to_tsvector('simple', "textParts") || to_tsvector('stems', "textParts"), 'B')
        || setweight(to_tsvector('simple', "contextParts") || to_tsvector('stems', "contextParts"), 'D'),
      version
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS document
      (resource text, "recordKey" uuid, "recordId" int, place text, header text, text text, "headerWords" text,
       "headerParts" text, "textParts" text, "contextParts" text, version int),
      LATERAL (SELECT to_tsvector('simple', "headerParts") || to_tsvector('stems', "headerParts")) AS h(header_vector)
    ON CONFLICT (record_key) DO UPDATE SET
      record_id = excluded.record_id, place = excluded.place, header = excluded.header, text = excluded.text,
      header_words = excluded.header_words, header_vector = excluded.header_vector, vector = excluded.vector,
      version = excluded.version`;
  const words = spelledWords(documents);
  const neighbourhoods = words.map((word) => neighbourhood(word).join(' '));
  await transaction.$executeRaw`
    INSERT INTO search_words (word, neighbourhood)
    SELECT word, string_to_array(neighbours, ' ')
    FROM unnest(${words}::text[], ${neighbourhoods}::text[]) AS spelled (word, neighbours)
    ON CONFLICT DO NOTHING`;
}

type Table = {
  findMany(args: object): Promise<Indexable[]>;
  count(args: object): Promise<number>;
};

const tableOf = (client: unknown, { name }: Resource) => (client as Record<string, Table>)[name] as Table; // named like the resource

/** Reindexes every record, in short transactions that do not stop the site. @returns the number of documents */
export async function reindex({ prisma }: Database): Promise<number> {
  let indexed = 0;
  for (const resource of searchedResources) {
    let after: string | null = null;
    do {
      const batch: Batch = await prisma.$transaction((transaction) => reindexBatch(transaction, resource, after), {
        timeout: BATCH_TIMEOUT_MS,
      });
      indexed += batch.count;
      after = batch.last;
    } while (after !== null);
  }
  await prisma.searchDocument.deleteMany({ where: { resource: { notIn: searchedResources.map(({ name }) => name) } } });
  return indexed;
}

type Batch = {
  count: number;
  /** The key of the last record; null when no more follow. */
  last: string | null;
};

/** Reindexes the batch of records after a key, and deletes the documents of records that are gone or hidden. */
async function reindexBatch(transaction: Transaction, resource: Resource, after: string | null): Promise<Batch> {
  await lockIndex(transaction);
  const beyond = after === null ? {} : { gt: after };
  const records = await tableOf(transaction, resource).findMany({
    where: { key: beyond },
    orderBy: { key: 'asc' },
    take: BATCH,
  });
  const last = records.length < BATCH ? null : (records.at(-1)?.key ?? null);
  const documents = records.map((record) => documentOf(resource, record)).filter((document) => document !== null);
  const upTo = last === null ? {} : { lte: last };
  const notIn = documents.map(({ recordKey }) => recordKey);
  await transaction.searchDocument.deleteMany({
    where: { resource: resource.name, recordKey: { ...beyond, ...upTo, notIn } },
  });
  if (documents.length > 0) await indexDocuments(transaction, documents);
  // Invalidates cached responses that were made from the old index.
  await announce(transaction, resource.name);
  return { count: documents.length, last };
}

/**
 * False when records are missing in the index, or indexed by older rules: after an upgrade, or an interrupted
 * reindexing.
 */
export async function isIndexCurrent({ prisma }: Database): Promise<boolean> {
  const [total, ...counts] = await Promise.all([
    prisma.searchDocument.count(),
    ...searchedResources.map(async (resource) => {
      const [records, documents] = await Promise.all([
        tableOf(prisma, resource).count({ where: resource.contributed ? { published: true } : {} }),
        prisma.searchDocument.count({ where: { resource: resource.name, version: INDEX_VERSION } }),
      ]);
      return { records, documents };
    }),
  ]);
  const indexed = counts.reduce((sum, { documents }) => sum + documents, 0);
  return total === indexed && counts.every(({ records, documents }) => records === documents);
}
