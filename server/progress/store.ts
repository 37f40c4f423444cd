import { hasState, isOfServer } from '#server/database-errors.ts';
import type { Connections } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import type { SyncedName } from '#shared/records/kinds.ts';
import type { ProblemReference } from '#shared/rules/progress/legacy-items.ts';
import type { ProgressField, ProgressItem } from '#shared/rules/progress/progress-merge.ts';
import type { Imported } from '#shared/schemas/progress.ts';

/*
 * Progress in the database, with one statement per call: the work under the learner's lock is done by functions in
 * the baseline migration. They are called by prepared statements, since a tick is the most frequent write.
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

async function ask<T>({ pool }: Connections, call: string, values: unknown[]): Promise<T> {
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ');
  const query = { name: call, text: `SELECT ${call}(${parameters}) AS answer`, values };
  const { rows } = await pool.query<{ answer: T }>(query).catch(refused);
  return rows[0]?.answer as T; // a function returns one row
}

/** Translates what the functions raise, by its SQLSTATE. */
function refused(error: unknown): never {
  if (hasState(error, 'accountGone')) throw new AppError('unauthenticated', 'Please log in', { cause: error });
  if (hasState(error, 'limitReached')) throw new AppError('conflict', (error as Error).message, { cause: error }); // as above
  throw error;
}

type Reading = Omit<RequestedItems, 'names'> & { problems: readonly ProblemReference[] };

/** Also looks up the names of problems that are referred to by id: null when no problem has the id any more. */
export const readStoredRows = (database: Connections, userKey: string, { problems, fields, changeKeys }: Reading) =>
  ask<Stored>(database, 'read_progress', [
    userKey,
    problems.map((problem) => ('name' in problem ? problem.name : null)),
    problems.map((problem) => ('companyId' in problem ? problem.companyId : null)),
    fields,
    changeKeys,
  ]);

export const readSince = (database: Connections, userKey: string, since: number) =>
  ask<Beyond>(database, 'progress_beyond', [userKey, since, []]);

export type Recorded = RequestedItems & {
  learner: string;
  expected: number;
  items: readonly NamedItem[];
  marks: readonly MarkedDay[];
  since: number;
};
export type Answer = Beyond | { stored: Stored };

/**
 * Writes merged items and marks, all or nothing. `expected` is the revision of the items that were read: when it is no
 * longer the stored one, nothing is written and the stored items are returned.
 * @throws AppError unauthenticated when the account is gone, conflict when it would exceed its limit
 */
export const recordChanges = (database: Connections, recorded: Recorded) =>
  ask<Answer>(database, 'record_progress', [
    recorded.learner,
    recorded.names,
    recorded.fields,
    recorded.changeKeys,
    recorded.expected,
    JSON.stringify(recorded.items),
    JSON.stringify(recorded.marks),
    recorded.since,
  ]);

/**
 * Does the same for several calls in one transaction.
 * @returns null for a call that was not recorded and must be recorded alone, because another transaction holds the
 *   learner's lock; all are null when one fails
 */
export const recordBatch = (database: Connections, all: readonly Recorded[]) =>
  ask<(Answer | null)[]>(database, 'record_progress_together', [JSON.stringify(all)]).catch((error: unknown) => {
    if (error instanceof AppError || isOfServer(error)) return all.map(() => null);
    throw error;
  });

/** What an import has replaced. Undoing it skips items whose `changeKey` has changed since. */
export type Replaced = { name: string; field: ProgressField; changeKey: string; before: ProgressItem | null };

type ImportedItems = Pick<Recorded, 'names' | 'fields' | 'expected' | 'items'> & {
  marks: Imported['activity'];
  replaced: readonly Replaced[];
};

/**
 * Does the same for a file; the import can be undone afterwards.
 * @returns the number of new marks; null when what is stored has changed since it was read
 */
export const recordImport = (database: Connections, userKey: string, imported: ImportedItems) =>
  ask<number | null>(database, 'import_progress', [
    userKey,
    imported.names,
    imported.fields,
    imported.expected,
    JSON.stringify(imported.items),
    JSON.stringify(imported.marks),
    JSON.stringify(imported.replaced),
  ]);

/**
 * What else an import has written: each draft and sitting with its new revision and what it was before; the
 * keys of submissions; each record by its revision, with the copy that undoes it.
 */
export type Undoable = {
  drafts: readonly { slug: string; language: string; revision: number; before: object | null }[];
  submissions: readonly string[];
  sittings: readonly { key: string; revision: number; before: object | null }[];
  records: readonly { kind: string; id: string; revision: number; undone: object }[];
};

type Remembered = { key: string | null; isRecorded: boolean; undo: Undoable };

/**
 * Extends what undoing the last import undoes. @param remembered `isRecorded` when recordImport has just started that
 */
export const rememberImport = (database: Connections, userKey: string, { key, isRecorded, undo }: Remembered) =>
  ask<null>(database, 'remember_whole_import', [userKey, key, isRecorded, JSON.stringify(undo)]);

/** Something that was imported, and stays because it was changed since; `title` may be a slug, or the id of a card. */
type Changed = { kind: ProgressField | SyncedName | 'draft' | 'sitting' | 'submission'; title: string };

/** What an undo has removed that browsers may have copies of, and what it has left in place. */
export type UndoneImport = {
  drafts: { slug: string; language: string; changeKey: string }[];
  submissions: { slug: string; key: string }[];
  sittings: string[];
  kept: Changed[];
};

/** @returns null when there was no import */
export const undoLastImport = (database: Connections, userKey: string) =>
  ask<UndoneImport | null>(database, 'undo_whole_import', [userKey]);

/** Counts the marks of a file that are not stored yet. */
export async function countNewMarks({ pool }: Connections, userKey: string, marks: Imported['activity']) {
  if (marks.length === 0) return 0;
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM (
      SELECT day, name FROM jsonb_to_recordset($2) AS mark (day text, name text)
      EXCEPT SELECT day, problem_name FROM activity_marks WHERE user_key = $1
    ) AS fresh`,
    [userKey, JSON.stringify(marks)],
  );
  return rows[0]?.count ?? 0;
}
