import { COUNTED } from '#server/access/daily-writes.ts';
import type { Database } from '#server/database/client.ts';
import { type Connections, inTransaction } from '#server/database/transaction.ts';
import { lockLearner } from '#server/own-records/store.ts';
import { readMarkId } from '#shared/rules/progress/mark-ids.ts';
import type { SyncedName } from '#shared/records/kinds.ts';
import type { Flag } from '#shared/records/mark/mark.ts';

/*
 * A learner's last import can be undone: what it replaced is stored, all parts of it together. The undo leaves what was
 * changed since.
 */

/**
 * What an import has written: each draft and sitting with its new revision and what it was before; the
 * keys of submissions; each record by its revision, with the copy that undoes it.
 */
export type ReplacedByImport = {
  drafts: readonly { slug: string; language: string; revision: number; before: object | null }[];
  submissions: readonly string[];
  sittings: readonly { key: string; revision: number; before: object | null }[];
  records: readonly { kind: string; id: string; revision: number; undone: object }[];
};

/** The parts of one import have one key; null for an import of one part. */
type StoredImport = ReplacedByImport & { key: string | null };

const READ = 'SELECT replaced FROM progress_imports WHERE user_key = $1';
const WRITE = `
  INSERT INTO progress_imports (user_key, imported_at, replaced) VALUES ($1, clock_timestamp(), $2)
  ON CONFLICT (user_key) DO UPDATE SET imported_at = EXCLUDED.imported_at, replaced = EXCLUDED.replaced`;

async function readImport({ pool }: Connections, userKey: string): Promise<StoredImport | null> {
  const { rows } = await pool.query<{ replaced: StoredImport }>(READ, [userKey]);
  return rows[0]?.replaced ?? null;
}

/** Stores what an import has replaced; an import that has written nothing leaves the one before it to be undone. */
export async function rememberImport(
  connections: Connections,
  userKey: string,
  { key, ...replaced }: StoredImport,
): Promise<void> {
  const { drafts, submissions, sittings, records } = replaced;
  if (Object.values(replaced).every((list) => list.length === 0)) return;
  const last = key === null ? null : await readImport(connections, userKey);
  const all: StoredImport =
    last?.key !== key || last === null
      ? { key, ...replaced }
      : {
          key,
          drafts: [...last.drafts, ...drafts],
          submissions: [...last.submissions, ...submissions],
          sittings: [...last.sittings, ...sittings],
          records: [...last.records, ...records],
        };
  await connections.pool.query(WRITE, [userKey, JSON.stringify(all)]);
}

/** Something that was imported, and stays because it was changed since; `title` may be a slug, or the id of a card. */
type Changed = { kind: Flag | Exclude<SyncedName, 'mark'> | 'draft' | 'sitting' | 'submission'; title: string };

/** What an undo has removed that browsers may have copies of, and what it has left in place. */
export type UndoneImport = {
  drafts: { slug: string; language: string; changeKey: string }[];
  submissions: { slug: string; key: string }[];
  sittings: string[];
  kept: Changed[];
};

/** @returns null when there was no import */
export const undoLastImport = (database: Database, userKey: string): Promise<UndoneImport | null> =>
  inTransaction(database, async (connections) => {
    await lockLearner(connections, userKey);
    const last = await readImport(connections, userKey);
    if (last === null) return null;
    const kept = await run<{ kind: string; id: string; title: string }>(connections, userKey, CHANGED, last);
    // Before the records, which tell whether a submission was named since.
    const submissions = await run<UndoneImport['submissions'][number]>(connections, userKey, UNDO_SUBMISSIONS, last);
    const sittings = await run<{ key: string }>(connections, userKey, UNDO_SITTINGS, last);
    if (last.records.length > 0) await run(connections, userKey, UNDO_RECORDS, last);
    const drafts = await run<UndoneImport['drafts'][number]>(connections, userKey, UNDO_DRAFTS, last);
    await connections.pool.query('DELETE FROM progress_imports WHERE user_key = $1', [userKey]);
    return {
      drafts,
      submissions,
      sittings: sittings.map(({ key }) => key),
      kept: kept.map(asChanged).toSorted(byKindAndTitle),
    };
  });

const byKindAndTitle = (a: Changed, b: Changed) => a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title);

const asChanged = ({ kind, id, title }: { kind: string; id: string; title: string }): Changed => ({
  kind: (readMarkId(kind === 'mark' ? id : '')?.flag ?? kind) as Changed['kind'], // as CHANGED selects them
  title,
});

/** The rows that a statement returns. @param last becomes $2 */
async function run<Row extends object>({ pool }: Connections, userKey: string, text: string, last: StoredImport) {
  const { rows } = await pool.query<Row>(text, [userKey, JSON.stringify(last)]);
  return rows;
}

const RECORDS_OF_REVISION = 100;

/** The imported submissions that the learner has named since. */
const NAMED = `
  SELECT given.key::uuid FROM jsonb_array_elements_text($2::jsonb -> 'submissions') AS given (key)
    JOIN own_records AS label ON user_key = $1 AND kind = 'attempt-label' AND id = given.key
  WHERE label.record ->> 'name' || (label.record ->> 'note') <> '' AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset($2::jsonb -> 'records') AS brought (kind text, id text, revision int)
    WHERE (brought.kind, brought.id, brought.revision) = (label.kind, label.id, label.revision)
  )`;

const CHANGED = `
  SELECT 'draft' AS kind, '' AS id, given.slug AS title
  FROM jsonb_to_recordset($2::jsonb -> 'drafts') AS given (slug text, language text, revision int)
    JOIN problem_drafts AS draft ON user_key = $1 AND (draft.slug, draft.language) = (given.slug, given.language)
      AND draft.revision <> given.revision
  UNION ALL
  SELECT own.kind, own.id, CASE own.kind WHEN 'review-card' THEN own.id
    ELSE coalesce(own.record ->> 'name', own.record ->> 'title', '') END
  FROM jsonb_to_recordset($2::jsonb -> 'records') AS given (kind text, id text, revision int)
    JOIN own_records AS own ON user_key = $1 AND (own.kind, own.id) = (given.kind, given.id)
      AND own.revision <> given.revision
  WHERE own.kind <> 'attempt-label'
  UNION ALL
  SELECT 'sitting', '', sitting.title
  FROM jsonb_to_recordset($2::jsonb -> 'sittings') AS given (key uuid, revision int)
    JOIN sittings AS sitting ON user_key = $1 AND sitting.key = given.key AND sitting.revision <> given.revision
  UNION ALL
  SELECT 'submission', '', slug FROM submissions WHERE user_key = $1 AND key IN (${NAMED})`;

const UNDO_SUBMISSIONS = `
  DELETE FROM submissions USING jsonb_array_elements_text($2::jsonb -> 'submissions') AS given (imported)
  WHERE user_key = $1 AND key = imported::uuid AND key NOT IN (${NAMED})
  RETURNING slug, key`;

const UNDO_SITTINGS = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb -> 'sittings') AS given (key uuid, revision int, before jsonb)
  ),
  written AS (
    UPDATE sittings AS sitting SET
      ended_at = (before ->> 'endedAt')::timestamptz, tries = before -> 'tries',
      reflection = nullif(before -> 'reflection', 'null'), revision = sitting.revision + 1
    FROM given
    WHERE user_key = $1 AND (sitting.key, sitting.revision) = (given.key, given.revision) AND jsonb_typeof(before) = 'object'
    RETURNING user_key, sitting.key
  ),
  removed AS (
    DELETE FROM sittings AS sitting USING given
    WHERE user_key = $1 AND (sitting.key, sitting.revision) = (given.key, given.revision)
      AND jsonb_typeof(before) IS DISTINCT FROM 'object'
    RETURNING sitting.key
  ),
  ${COUNTED}
  SELECT key FROM written UNION ALL SELECT key FROM removed`;

/**
 * A device that has a record never forgets it: so what takes its place is a later copy, made when it was imported. As
 * many get one revision as a browser fetches at once.
 */
const UNDO_RECORDS = `
  WITH given AS (
    SELECT *, ((row_number() OVER () - 1) / ${RECORDS_OF_REVISION})::int AS turn
    FROM jsonb_to_recordset($2::jsonb -> 'records') AS given (kind text, id text, revision int, undone jsonb)
  ),
  last AS (
    INSERT INTO record_revisions AS highest (user_key, revision) SELECT $1, max(turn) + 1 FROM given
    ON CONFLICT (user_key) DO UPDATE SET revision = highest.revision + EXCLUDED.revision
    RETURNING revision
  ),
  written AS (
    UPDATE own_records AS own SET revision = last.revision - given.turn, record = given.undone
    FROM last, given
    WHERE own.user_key = $1 AND (own.kind, own.id, own.revision) = (given.kind, given.id, given.revision)
    RETURNING own.user_key
  ),
  ${COUNTED}
  SELECT FROM written`;

const UNDO_DRAFTS = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb -> 'drafts') AS given (slug text, language text, revision int, before jsonb)
  ),
  written AS (
    UPDATE problem_drafts AS draft SET
      code = before ->> 'code', previous_code = before ->> 'previousCode', revision = draft.revision + 1,
      changed_at = to_timestamp((before ->> 'changedAt')::float / 1000), change_key = (before ->> 'changeKey')::uuid
    FROM given
    WHERE user_key = $1 AND (draft.slug, draft.language, draft.revision) = (given.slug, given.language, given.revision)
      AND jsonb_typeof(before) = 'object'
    RETURNING user_key
  ),
  removed AS (
    DELETE FROM problem_drafts AS draft USING given
    WHERE user_key = $1 AND (draft.slug, draft.language, draft.revision) = (given.slug, given.language, given.revision)
      AND jsonb_typeof(before) IS DISTINCT FROM 'object'
    RETURNING draft.slug, draft.language, draft.change_key
  ),
  ${COUNTED}
  SELECT slug, language, change_key AS "changeKey" FROM removed`;
