import { COUNTED } from '#server/access/daily-writes.ts';
import { hasState, isOfServer } from '#server/database-errors.ts';
import type { Connections } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import type { ProblemReference } from '#shared/rules/progress/legacy-items.ts';
import type { ProgressField, ProgressItem } from '#shared/rules/progress/progress-merge.ts';

/*
 * Progress in the database. What happens under the learner's lock is done by functions of the database, so that a tick,
 * the most frequent write, is one prepared statement (docs/decisions/0016-a-tick-in-two-statements.md).
 */

/** A row of progress, `changedAt` in milliseconds. */
export type NamedItem = ProgressItem & { name: string; field: ProgressField };

/** The items that changes refer to: a name for each field, null for an unknown problem; and the keys of the changes. */
export type RequestedItems = { names: (string | null)[]; fields: ProgressField[]; changeKeys: string[] };

/** The stored ones among the requested items. `revision` is their highest revision, 0 if there are none. */
export type Stored = { names: (string | null)[]; items: NamedItem[]; revision: number };

/** A day on which a problem was ticked; if not `isTick`, the mark is removed, because the tick was undone that day. */
export type MarkedDay = { day: string; name: string; isTick: boolean };

/** The state of an item, with all that a browser needs to write its legacy keys. */
export type SyncedItem = { name: string; companyIds: number[]; field: ProgressField; value: string };

/**
 * The items after a browser's revision, its revision after receiving them, and whether more follow; `records` is the
 * highest revision of the learner's records (server/records).
 */
export type Beyond = { items: SyncedItem[]; revision: number; hasMore: boolean; records: number };

export const itemKey = (field: string, name: string): string => `${field} ${name}`;

/** The items by itemKey. */
export const byItemKey = (items: readonly NamedItem[]): Map<string, NamedItem> =>
  new Map(items.map((item) => [itemKey(item.field, item.name), item]));

/** The only row of a prepared statement that returns one. */
async function readRow<Row extends object>({ pool }: Connections, name: string, text: string, values: unknown[]) {
  const { rows } = await pool.query<Row>({ name, text, values }).catch(refused);
  return rows[0] as Row;
}

/** Translates what record_progress raises, by its SQLSTATE. */
function refused(error: unknown): never {
  if (hasState(error, 'accountGone')) throw new AppError('unauthenticated', 'Please log in', { cause: error });
  if (hasState(error, 'limitReached')) throw new AppError('conflict', (error as Error).message, { cause: error }); // as above
  throw error;
}

const READ = `
  WITH asked AS (
    SELECT position, coalesce(given.name, progress_name) AS name, field
    FROM unnest($2::text[], $3::int[], $4::text[]) WITH ORDINALITY AS given (name, company_id, field, position)
      LEFT JOIN company_problems ON id = company_id LEFT JOIN catalogue ON slug = problem
  ),
  matching AS (
    SELECT found.* FROM asked, LATERAL (
      SELECT * FROM progress WHERE user_key = $1 AND problem_name = asked.name AND field = asked.field OFFSET 0
    ) AS found
    UNION
    SELECT found.* FROM unnest($5::uuid[]) AS asked (key), LATERAL (
      SELECT * FROM progress WHERE user_key = $1 AND change_key = asked.key OFFSET 0
    ) AS found
  )
  SELECT (SELECT coalesce(json_agg(name ORDER BY position), '[]') FROM asked) AS names, coalesce(max(revision), 0) AS revision,
    coalesce(json_agg(json_build_object(
      'name', problem_name, 'field', field, 'value', value, 'previousValue', previous_value,
      'changedAt', (extract(epoch FROM changed_at) * 1000)::bigint, 'changeKey', change_key
    )), '[]') AS items
  FROM matching`;

type Reading = Omit<RequestedItems, 'names'> & { problems: readonly ProblemReference[] };

/** Also looks up the names of problems that are referred to by id: null when no problem has the id any more. */
export const readStoredRows = (database: Connections, userKey: string, { problems, fields, changeKeys }: Reading) =>
  readRow<Stored>(database, 'progress-read', READ, [
    userKey,
    problems.map((problem) => ('name' in problem ? problem.name : null)),
    problems.map((problem) => ('companyId' in problem ? problem.companyId : null)),
    fields,
    changeKeys,
  ]);

export const readSince = async (database: Connections, userKey: string, since: number): Promise<Beyond> =>
  (
    await readRow<{ answer: Beyond }>(database, 'progress-since', `SELECT progress_beyond($1, $2, '{}') AS answer`, [
      userKey,
      since,
    ])
  ).answer;

/** Until the end of a transaction, no other call writes progress of this learner. */
export async function lockLearner({ pool }: Connections, userKey: string): Promise<void> {
  const { rows } = await pool.query('SELECT FROM users WHERE key = $1 FOR NO KEY UPDATE', [userKey]);
  if (rows.length === 0) throw new AppError('unauthenticated', 'Please log in');
}

/** `since` is null when the caller needs no answer. */
export type Recorded = RequestedItems & {
  learner: string;
  expected: number;
  items: readonly NamedItem[];
  marks: readonly MarkedDay[];
  since: number | null;
};
export type Answer = Beyond | { stored: Stored };

const RECORD = `
  WITH recorded AS MATERIALIZED (
    SELECT record_progress($1, $2, $3, $4, $5, $6, $7, $8) AS answer
  ),
  written AS (
    SELECT $1 AS user_key FROM recorded, jsonb_array_elements($6) WHERE answer -> 'stored' IS NULL
  ),
  ${COUNTED}
  SELECT answer FROM recorded`;

/**
 * Writes merged items and marks, all or nothing. `expected` is the revision of the items that were read: when it is no
 * longer the stored one, nothing is written and the stored items are returned.
 * @throws AppError unauthenticated when the account is gone, conflict when it would exceed its limit
 */
export const recordChanges = async (database: Connections, recorded: Recorded): Promise<Answer> =>
  (
    await readRow<{ answer: Answer }>(database, 'progress-record', RECORD, [
      recorded.learner,
      recorded.names,
      recorded.fields,
      recorded.changeKeys,
      recorded.expected,
      JSON.stringify(recorded.items),
      JSON.stringify(recorded.marks),
      recorded.since,
    ])
  ).answer;

const RECORD_TOGETHER = `
  WITH recorded AS MATERIALIZED (SELECT record_progress_together($1) AS answers),
  written AS (
    SELECT (call ->> 'learner')::uuid AS user_key
    FROM recorded, ROWS FROM (jsonb_array_elements($1), json_array_elements(answers)) AS one (call, answer),
      jsonb_array_elements(call -> 'items')
    WHERE json_typeof(answer) = 'object' AND answer -> 'stored' IS NULL
  ),
  ${COUNTED}
  SELECT answers FROM recorded`;

/**
 * Does the same for several calls in one transaction.
 * @returns null for a call that was not recorded and must be recorded alone, because another transaction holds the
 *   learner's lock; all are null when one fails
 */
export async function recordBatch(database: Connections, all: readonly Recorded[]): Promise<(Answer | null)[]> {
  try {
    type Row = { answers: (Answer | null)[] };
    const values = [JSON.stringify(all)];
    return (await readRow<Row>(database, 'progress-record-together', RECORD_TOGETHER, values)).answers;
  } catch (error) {
    if (error instanceof AppError || isOfServer(error)) return all.map(() => null);
    throw error;
  }
}

/** The activity of a problem on a day. */
export type Activity = Omit<MarkedDay, 'isTick'>;

/** The marks of a file that are not stored yet. */
export async function newMarksOf({ pool }: Connections, userKey: string, marks: readonly Activity[]) {
  if (marks.length === 0) return [];
  const { rows } = await pool.query<Activity>(
    `SELECT day, name FROM jsonb_to_recordset($2) AS mark (day text, name text)
     EXCEPT SELECT day, problem_name FROM activity_marks WHERE user_key = $1`,
    [userKey, JSON.stringify(marks)],
  );
  return rows;
}
