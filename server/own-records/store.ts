import { COUNTED } from '#server/access/daily-writes.ts';
import { MAX_BYTES, MIN_BYTES } from '#server/access/storage-limit.ts';
import { batchCalls } from '#server/database/batch-calls.ts';
import type { Database } from '#server/database/client.ts';
import type { Connections } from '#server/database/transaction.ts';
import { hasState, isOfServer } from '#server/database-errors.ts';
import { AppError } from '#server/errors.ts';
import { SYNCED_KINDS, type SyncedEntry } from '#shared/records/kinds.ts';

/*
 * A learner's records in the database. What happens under the learner's lock is done by functions of the database, so
 * that a tick, the most frequent write, is one prepared statement (docs/decisions/0016-a-tick-in-two-statements.md).
 */

/** A stored record; `revision` is the one of its last change. */
export type StoredRecord = SyncedEntry & { revision: number };

export type RecordId = Pick<SyncedEntry, 'kind' | 'id'>;

/** The records after a browser's revision, its revision after receiving them, and whether more follow. */
export type SyncedRecords = { records: SyncedEntry[]; revision: number; hasMore: boolean };

/** The only row of a prepared statement that returns one. */
async function readRow<Row extends object>({ pool }: Connections, name: string, text: string, values: unknown[]) {
  const { rows } = await pool.query<Row>({ name, text, values }).catch(refused);
  return rows[0] as Row;
}

/** Translates what record_own raises, by its SQLSTATE. */
function refused(error: unknown): never {
  if (hasState(error, 'accountGone')) throw new AppError('unauthenticated', 'Please log in', { cause: error });
  if (hasState(error, 'limitReached')) throw new AppError('conflict', (error as Error).message, { cause: error }); // as above
  throw error;
}

const SINCE = 'SELECT records_since($1, $2) AS answer';

export const readSince = async (connections: Connections, userKey: string, since: number): Promise<SyncedRecords> =>
  (await readRow<{ answer: SyncedRecords }>(connections, 'records-since', SINCE, [userKey, since])).answer;

const STORED = `
  SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'record', record, 'revision', revision)), '[]') AS stored
  FROM jsonb_to_recordset($2) AS asked (kind text, id text) JOIN own_records USING (kind, id) WHERE user_key = $1`;

/** The stored ones of the given records. */
export async function readStored(
  connections: Connections,
  userKey: string,
  ids: readonly RecordId[],
): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const asked = JSON.stringify(ids.map(({ kind, id }) => ({ kind, id })));
  return (await readRow<{ stored: StoredRecord[] }>(connections, 'records-stored', STORED, [userKey, asked])).stored;
}

/** Until the end of a transaction, no other call writes records of this learner. */
export async function lockLearner({ pool }: Connections, userKey: string): Promise<void> {
  const { rows } = await pool.query('SELECT FROM users WHERE key = $1 FOR NO KEY UPDATE', [userKey]);
  if (rows.length === 0) throw new AppError('unauthenticated', 'Please log in');
}

/** Each entry has the revision that it replaces, 0 for a new one. `since` is null when the caller needs no answer. */
export type Recorded = { learner: string; entries: readonly StoredRecord[]; since: number | null };

/** What is stored when an entry has another revision than was expected; otherwise what is beyond `since`. */
export type Answer = SyncedRecords | { stored: StoredRecord[] };

const LIMITS = JSON.stringify({
  bytes: MAX_BYTES,
  minBytes: MIN_BYTES,
  kinds: Object.fromEntries(Object.entries(SYNCED_KINDS).map(([name, { max }]) => [name, max])),
});

const RECORD = `
  WITH recorded AS MATERIALIZED (SELECT record_own($1, $2, $3, $4) AS answer),
  written AS (
    SELECT $1 AS user_key FROM recorded, jsonb_array_elements($2) WHERE answer -> 'stored' IS NULL
  ),
  ${COUNTED}
  SELECT answer FROM recorded`;

/**
 * Writes records, all or nothing. If one of them was changed since it was read, nothing is written.
 * @throws AppError unauthenticated when the account is gone, conflict when it would exceed its limit
 */
export async function recordAlone(connections: Connections, { learner, entries, since }: Recorded): Promise<Answer> {
  const values = [learner, JSON.stringify(entries), LIMITS, since];
  return (await readRow<{ answer: Answer }>(connections, 'records-record', RECORD, values)).answer;
}

const RECORD_TOGETHER = `
  WITH recorded AS MATERIALIZED (SELECT record_own_together($1, $2) AS answers),
  written AS (
    SELECT (call ->> 'learner')::uuid AS user_key
    FROM recorded, ROWS FROM (jsonb_array_elements($1), json_array_elements(answers)) AS one (call, answer),
      jsonb_array_elements(call -> 'entries')
    WHERE json_typeof(answer) = 'object' AND answer -> 'stored' IS NULL
  ),
  ${COUNTED}
  SELECT answers FROM recorded`;

/** The same for several learners. Null for a call that must be recorded alone; all are null when one fails. */
async function recordTogether(connections: Connections, all: readonly Recorded[]): Promise<(Answer | null)[]> {
  try {
    type Row = { answers: (Answer | null)[] };
    const values = [JSON.stringify(all), LIMITS];
    return (await readRow<Row>(connections, 'records-record-together', RECORD_TOGETHER, values)).answers;
  } catch (error) {
    if (error instanceof AppError || isOfServer(error)) return all.map(() => null);
    throw error;
  }
}

export type Recorder = (recorded: Recorded) => Promise<Answer>;

/**
 * The maximum number of records in a call that is batched: a browser that was long offline would delay others' ticks.
 */
const MAX_BATCHED = 10;

/** Like recordAlone, but batches calls that arrive at the same moment into one statement. */
export function createRecorder(database: Database): Recorder {
  const alone = (recorded: Recorded) => recordAlone(database, recorded);
  const gathered = batchCalls<Recorded, Answer>(async (all) => {
    const answers = all.length > 1 ? await recordTogether(database, all) : [];
    return all.map((recorded, index) => answers[index] ?? alone(recorded));
  });
  return (recorded) => (recorded.entries.length > MAX_BATCHED ? alone(recorded) : gathered(recorded));
}
