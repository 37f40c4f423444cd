import { COUNTED } from '#server/access/daily-writes.ts';
import { fullOf, MIN_BYTES, MAX_BYTES, rethrowMissingAccount } from '#server/access/storage-limit.ts';
import type { Connections } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import { SYNCED_KINDS, type SyncedEntry, type SyncedName } from '#shared/records/kinds.ts';

/** A stored record; `revision` is the one of its last change. */
export type StoredRecord = SyncedEntry & { revision: number };

type RecordId = Pick<SyncedEntry, 'kind' | 'id'>;

/** The maximum number of records in one answer, unless one call wrote more. */
const PAGE = 500;

/**
 * Reads the stored records with the given ids, and those after a revision. The records of one call have one revision,
 * and a page contains all or none of them.
 */
const READ = `
  WITH beyond AS MATERIALIZED (
    SELECT kind, id, record, revision FROM own_records WHERE user_key = $1 AND revision > $2
    ORDER BY revision LIMIT ${PAGE} + 1
  ),
  last AS (
    SELECT CASE WHEN count(*) > ${PAGE} THEN max(revision) - 1 ELSE max(revision) END AS revision FROM beyond
  ),
  page AS (SELECT beyond.* FROM beyond, last WHERE beyond.revision <= last.revision),
  stored AS (
    SELECT own.kind, own.id, own.record, own.revision
    FROM jsonb_to_recordset($3) AS sent (kind text, id text)
    JOIN own_records AS own ON own.user_key = $1 AND own.kind = sent.kind AND own.id = sent.id
  )
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'record', record)), '[]') FROM page) AS records,
    (SELECT coalesce(max(revision), $2) FROM page) AS revision,
    (SELECT count(*) FROM beyond) > ${PAGE} AS "hasMore",
    (SELECT coalesce(jsonb_agg(to_jsonb(stored)), '[]') FROM stored) AS stored`;

type Read = { records: SyncedEntry[]; revision: number; hasMore: boolean; stored: StoredRecord[] };

export async function readRecords(
  { pool }: Connections,
  userKey: string,
  since: number,
  places: readonly RecordId[],
): Promise<Read> {
  const requested = JSON.stringify(places.map(({ kind, id }) => ({ kind, id })));
  const { rows } = await pool.query<Read>({ name: 'records-read', text: READ, values: [userKey, since, requested] });
  return rows[0] as Read; // the statement returns one row
}

const SIZE = `greatest(octet_length(record::text), ${MIN_BYTES})`;

/**
 * Skips records that were changed since they were read. All get one revision, which no other call of the learner gets:
 * a later call waits for the row of record_revisions.
 */
const WRITE = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2) AS given (kind text, id text, record jsonb, revision int)
  ),
  own AS (
    SELECT kind, id, ${SIZE} AS size FROM own_records WHERE user_key = $1
  ),
  next AS (
    SELECT kind, id, ${SIZE} AS size FROM given
    UNION ALL SELECT own.* FROM own WHERE NOT EXISTS (SELECT FROM given WHERE (given.kind, given.id) = (own.kind, own.id))
  ),
  over AS (
    SELECT kind FROM next JOIN jsonb_each_text($3) AS limits ON limits.key = kind
    GROUP BY kind HAVING count(*) > max(limits.value::int)
  ),
  fitting AS (
    SELECT WHERE (SELECT sum(size) FROM next) <= ${MAX_BYTES} AND NOT EXISTS (SELECT FROM over)
  ),
  turn AS (
    INSERT INTO record_revisions AS highest (user_key, revision) SELECT $1, 1 FROM fitting
    ON CONFLICT (user_key) DO UPDATE SET revision = highest.revision + 1
    RETURNING revision
  ),
  written AS (
    INSERT INTO own_records AS own (user_key, kind, id, record, revision)
    SELECT $1, kind, id, record, turn.revision FROM given, turn
    ON CONFLICT (user_key, kind, id) DO UPDATE SET record = EXCLUDED.record, revision = EXCLUDED.revision
    WHERE (own.kind, own.id, own.revision) IN (SELECT kind, id, revision FROM given)
    RETURNING user_key, kind, id
  ),
  ${COUNTED}
  SELECT NOT EXISTS (SELECT FROM fitting) AS "isFull", (SELECT kind FROM over LIMIT 1) AS over,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id)), '[]') FROM written) AS written,
    (SELECT revision FROM turn) AS revision`;

type Written = { isFull: boolean; over: string | null; written: RecordId[]; revision: number };

const LIMITS = JSON.stringify(Object.fromEntries(Object.entries(SYNCED_KINDS).map(([name, { max }]) => [name, max])));

/**
 * @param changes each with the revision that it replaces, 0 for a new one
 * @returns the new revision, and the records that were not written because they had changed
 * @throws AppError conflict when the account would exceed its limit, unauthenticated when it is gone
 */
export async function writeRecords(
  { pool }: Connections,
  userKey: string,
  changes: readonly StoredRecord[],
): Promise<{ revision: number; refused: RecordId[] }> {
  const values = [userKey, JSON.stringify(changes), LIMITS];
  const { rows } = await pool
    .query<Written>({ name: 'records-write', text: WRITE, values })
    .catch(rethrowMissingAccount);
  const { isFull, over, written, revision } = rows[0] as Written; // the statement returns one row
  if (over !== null) throw new AppError('conflict', `An account has at most ${maxOf(over)} records of this kind`);
  if (isFull) throw fullOf('records');
  const refused = changes.filter(({ kind, id }) => !written.some((record) => record.kind === kind && record.id === id));
  return { revision, refused };
}

const maxOf = (kind: string): number => SYNCED_KINDS[kind as SyncedName].max; // by LIMITS
