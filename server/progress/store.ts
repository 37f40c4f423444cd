import pg from 'pg';
import type { Connections } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import type { ProblemReference } from '#shared/rules/progress/documented-items.ts';
import type { ProgressField, ProgressItem } from '#shared/rules/progress/progress-merge.ts';
import type { Imported } from '#shared/schemas/progress.ts';

/*
 * Progress in the database, a statement for each call: what has to happen under the learner's lock are functions of the
 * migration progress_in_one_call. Prepared ones, since a tick is the most frequent write there is.
 */

/** A row of progress, `changedAt` in milliseconds. */
export type NamedItem = ProgressItem & { name: string; field: ProgressField };

/** What changes are about: a name for each field, null for a problem that nobody knows; and the keys of the changes. */
export type Asked = { names: (string | null)[]; fields: ProgressField[]; changeKeys: string[] };

/** What is kept of that. `revision` is the newest of the items', 0 for nothing. */
export type Stored = { names: (string | null)[]; items: NamedItem[]; revision: number };

/** A day on which a problem was ticked, or whose tick turned out to be a slip. */
export type Mark = { day: string; name: string; isTick: boolean };

/** The state of an item, with all that a browser needs to write its documented keys. */
export type SyncedItem = { name: string; companyIds: number[]; field: ProgressField; value: string };

/** The items beyond a browser's revision, the revision that it has then, and whether there is more beyond that. */
export type Beyond = { items: SyncedItem[]; revision: number; hasMore: boolean };

export const itemKey = (field: string, name: string): string => `${field} ${name}`;

/** The items by itemKey. */
export const byItemKey = (items: readonly NamedItem[]): Map<string, NamedItem> =>
  new Map(items.map((item) => [itemKey(item.field, item.name), item]));

async function ask<T>({ pool }: Connections, call: string, values: unknown[]): Promise<T> {
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ');
  const query = { name: call, text: `SELECT ${call}(${parameters}) AS answer`, values };
  const { rows } = await pool.query<{ answer: T }>(query).catch(refused);
  return rows[0]?.answer as T; // of a function there is one
}

/** What the functions refuse, by their SQLSTATE. */
function refused(error: unknown): never {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === 'GP401') throw new AppError('unauthenticated', 'Please log in', { cause: error });
  if (code === 'GP409') throw new AppError('conflict', (error as Error).message, { cause: error }); // as above
  throw error;
}

type Reading = Omit<Asked, 'names'> & { problems: readonly ProblemReference[] };

/** Looks up the names of problems that are given by an id, too: null for one that no problem has any more. */
export const readStored = (database: Connections, userKey: string, { problems, fields, changeKeys }: Reading) =>
  ask<Stored>(database, 'read_progress', [
    userKey,
    problems.map((problem) => ('name' in problem ? problem.name : null)),
    problems.map((problem) => ('companyId' in problem ? problem.companyId : null)),
    fields,
    changeKeys,
  ]);

export const readBeyond = (database: Connections, userKey: string, since: number) =>
  ask<Beyond>(database, 'progress_beyond', [userKey, since, []]);

export type Recorded = Asked & {
  learner: string;
  expected: number;
  items: readonly NamedItem[];
  marks: readonly Mark[];
  since: number;
};
export type Answer = Beyond | { stored: Stored };

/**
 * Writes what changes make of what was read, all or nothing, unless that is no longer what is stored: then it says what
 * is. `expected` is the revision of what was read.
 * @throws AppError unauthenticated when the account is gone, conflict when it keeps too much
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
 * Likewise for several calls in one transaction.
 * @returns null for what is to be recorded alone and is not yet: where somebody else has the learner's turn, and all of
 *   them when one is refused
 */
export const recordTogether = (database: Connections, all: readonly Recorded[]) =>
  ask<(Answer | null)[]>(database, 'record_progress_together', [JSON.stringify(all)]).catch((error: unknown) => {
    if (error instanceof AppError || error instanceof pg.DatabaseError) return all.map(() => null);
    throw error;
  });

/** What an import has replaced: an item that was changed since, by its key, keeps that change. */
export type Replaced = { name: string; field: ProgressField; changeKey: string; before: ProgressItem | null };

type ImportedItems = Pick<Recorded, 'names' | 'fields' | 'expected' | 'items'> & {
  marks: Imported['activity'];
  replaced: readonly Replaced[];
};

/**
 * Likewise for a file, which can be undone from then on.
 * @returns how many marks are new; null when what was read is no longer what is stored
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

/** @returns whether there was an import */
export const undoLastImport = (database: Connections, userKey: string) =>
  ask<boolean>(database, 'undo_progress_import', [userKey]);

/** How many marks of a file are not stored yet. */
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
