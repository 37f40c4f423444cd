import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import type { Connections } from '#server/database/transaction.ts';
import { type Draft, mergeDraft } from '#shared/rules/practice/draft-merge.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import type { WrittenWork } from '#shared/schemas/progress.ts';
import { mergeSitting, newsOf } from './keep-sitting.ts';
import { COUNTED } from '#server/access/daily-writes.ts';
import { DRAFT_SIZE, fullOf, MAX_BYTES, rethrowMissingAccount, SUBMISSION_SIZE } from '#server/access/storage-limit.ts';

/** The numbers of drafts a file adds or changes, of submissions it adds, and of sittings it adds or extends. */
export type ImportedWork = Record<'drafts' | 'submissions' | 'sittings', number>;

/** A written draft with its new revision and the draft that it replaced; null for a new one. */
export type ReplacedDraft = {
  slug: string;
  language: string;
  revision: number;
  before: Omit<Draft, 'revision'> | null;
};

/** A written sitting with its new revision and what it was before; null for a new one. */
export type ReplacedSitting = { key: string; revision: number; before: Sitting | null };

/** What was written, for an undo; submissions by their keys, as they are always new. */
type Replaced = { drafts: ReplacedDraft[]; submissions: string[]; sittings: ReplacedSitting[] };

type NamedDraft = Draft & { slug: string; language: string };

const STORED = `
  SELECT slug, language, code, previous_code AS "previousCode", change_key AS "changeKey", revision,
    (extract(epoch FROM changed_at) * 1000)::float AS "changedAt"
  FROM problem_drafts
  WHERE user_key = $1
    AND (slug, language) IN (SELECT slug, language FROM jsonb_to_recordset($2) AS given (slug text, language text))`;

const NEW_SUBMISSIONS = `
  SELECT count(DISTINCT key)::int AS count FROM jsonb_to_recordset($2) AS given (key uuid)
  WHERE NOT EXISTS (SELECT FROM submissions WHERE user_key = $1 AND submissions.key = given.key)`;

/** Skips drafts that were created or changed since they were read. */
const WRITE_DRAFTS = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2) AS given (
      slug text, language text, code text, "previousCode" text, "changedAt" float, "changeKey" uuid, revision int
    )
  ),
  written AS (
    INSERT INTO problem_drafts AS draft (user_key, slug, language, code, previous_code, changed_at, change_key)
    SELECT $1, slug, language, code, "previousCode", to_timestamp("changedAt" / 1000), "changeKey" FROM given
    ON CONFLICT (user_key, slug, language) DO UPDATE SET
      code = EXCLUDED.code, previous_code = EXCLUDED.previous_code, changed_at = EXCLUDED.changed_at,
      change_key = EXCLUDED.change_key, revision = draft.revision + 1
    WHERE (draft.slug, draft.language, draft.revision) IN (SELECT slug, language, revision FROM given)
    RETURNING user_key
  ),
  ${COUNTED}
  SELECT FROM written`;

/** Submissions that are already stored stay as they are. */
const WRITE_SUBMISSIONS = `
  WITH written AS (
    INSERT INTO submissions
      (user_key, key, slug, language, verdict, milliseconds, passed, total, code, submitted_at)
    SELECT $1, key, slug, language, verdict, milliseconds, passed, total, code, least("submittedAt", now())
    FROM jsonb_to_recordset($2) AS given (
      key uuid, slug text, language text, verdict text, milliseconds int, passed int, total int, code text,
      "submittedAt" timestamptz
    )
    ON CONFLICT DO NOTHING
    RETURNING user_key, key
  ),
  ${COUNTED}
  SELECT key FROM written`;

const SIZES = `
  SELECT (SELECT coalesce(sum(${DRAFT_SIZE}), 0) FROM problem_drafts WHERE user_key = $1)::float AS drafts,
    (SELECT coalesce(sum(${SUBMISSION_SIZE}), 0) FROM submissions WHERE user_key = $1)::float AS submissions`;

/** Counts what importing the drafts and submissions of a file would change. */
export async function previewWork(database: Database, userKey: string, work: WrittenWork): Promise<ImportedWork> {
  const { pool } = database;
  const [{ rows: stored }, { rows: counts }, sittings] = await Promise.all([
    pool.query<NamedDraft>(STORED, [userKey, placesOf(work)]),
    pool.query<{ count: number }>(NEW_SUBMISSIONS, [userKey, keysOf(work)]),
    newsOf(database, userKey, work.sittings),
  ]);
  return { drafts: merge(work, stored).length, submissions: counts[0]?.count ?? 0, sittings: sittings.length };
}

/**
 * Merges a file's work as if another device had sent it: a text that is replaced is kept as the previous code.
 * @param connections in a transaction
 * @returns null when a draft was written since it was read: the caller must roll the transaction back and retry it
 * @throws AppError conflict when the account would exceed its limit
 */
export async function importWork(
  connections: Connections,
  userKey: string,
  work: WrittenWork,
): Promise<(ImportedWork & { replaced: Replaced }) | null> {
  const { pool } = connections;
  const { rows: stored } = await pool.query<NamedDraft>(`${STORED} FOR UPDATE`, [userKey, placesOf(work)]);
  const drafts = merge(work, stored);
  const written = await pool.query(WRITE_DRAFTS, [userKey, JSON.stringify(drafts)]).catch(rethrowMissingAccount);
  if (written.rowCount !== drafts.length) return null;
  const writtenSubmissions = await pool
    .query<{ key: string }>(WRITE_SUBMISSIONS, [userKey, JSON.stringify(work.submissions)])
    .catch(rethrowMissingAccount);
  const sittings: ReplacedSitting[] = [];
  for (const copy of await newsOf(connections, userKey, work.sittings)) {
    const { before, revision } = await mergeSitting(connections, userKey, copy);
    sittings.push({ key: copy.key, revision, before });
  }
  const added = { drafts: drafts.length, submissions: writtenSubmissions.rows.length, sittings: sittings.length };
  const { rows: sizes } = await pool.query<Pick<ImportedWork, 'drafts' | 'submissions'>>(SIZES, [userKey]);
  for (const kind of ['drafts', 'submissions'] as const)
    if (added[kind] > 0 && (sizes[0]?.[kind] ?? 0) > MAX_BYTES) throw fullOf(kind);
  const submissions = writtenSubmissions.rows.map(({ key }) => key);
  return { ...added, replaced: { drafts: drafts.map((draft) => replacedBy(draft, stored)), submissions, sittings } };
}

function replacedBy({ slug, language, revision }: NamedDraft, stored: readonly NamedDraft[]): ReplacedDraft {
  const former = stored.find((draft) => draft.slug === slug && draft.language === language);
  const identity = { slug, language, revision: revision + 1 };
  if (!former) return { ...identity, before: null };
  const { code, previousCode, changedAt, changeKey } = former;
  return { ...identity, before: { code, previousCode, changedAt, changeKey } };
}

const placesOf = ({ drafts }: WrittenWork) => JSON.stringify(drafts.map(({ slug, language }) => ({ slug, language })));
const keysOf = ({ submissions }: WrittenWork) => JSON.stringify(submissions.map(({ key }) => ({ key })));

/** Returns the drafts to write, each with the revision that it replaces, 0 for a new one. */
function merge({ drafts }: WrittenWork, stored: readonly NamedDraft[]): NamedDraft[] {
  const placeOf = ({ slug, language }: { slug: string; language: string }) => `${language} ${slug}`;
  const before = new Map(stored.map((draft) => [placeOf(draft), draft]));
  const next = new Map<string, NamedDraft>();
  const now = Date.now();
  for (const { slug, language, code, previousCode, changedAt: at } of drafts) {
    const id = placeOf({ slug, language });
    const current = next.get(id) ?? before.get(id) ?? null;
    const change = { code, previousCode, changedAt: Math.min(Date.parse(at), now), changeKey: randomUUID() };
    const merged = mergeDraft(current, { ...change, follows: [], seen: 0 });
    const isNews = merged?.code !== current?.code || merged?.previousCode !== current?.previousCode;
    if (merged && isNews) next.set(id, { ...merged, revision: current?.revision ?? 0, slug, language });
  }
  return [...next.values()];
}
