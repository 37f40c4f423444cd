import type { Database } from '#server/database/client.ts';
import type { Language } from '#judge/languages/languages.ts';
import { byServersClock } from '#shared/rules/clock.ts';
import { type Draft, mergeDraft } from '#shared/rules/practice/draft-merge.ts';
import type { SaveDraftInput } from '#shared/schemas/practice.ts';
import { COUNTED } from '#server/access/daily-writes.ts';
import { DRAFT_SIZE, fullOf, MAX_BYTES, rethrowMissingAccount } from '#server/access/storage-limit.ts';

export type StoredDraft = Omit<Draft, 'changedAt'> & { slug: string; language: Language; changedAt: string };

// Both statements are prepared, as drafts are saved while they are typed.
const READ = `
  SELECT code, previous_code AS "previousCode", changed_at AS "changedAt", change_key AS "changeKey", revision
  FROM problem_drafts WHERE user_key = $1 AND slug = $2 AND language = $3`;

/** Writes nothing when the draft has changed since it was read: $8 is the revision that was read. */
const WRITE = `
  WITH other AS (
    SELECT coalesce(sum(${DRAFT_SIZE}), 0) AS size
    FROM problem_drafts WHERE user_key = $1 AND (slug, language) <> ($2, $3)
  ),
  fitting AS (
    SELECT FROM other WHERE size + octet_length($4::text) + coalesce(octet_length($5::text), 0) <= ${MAX_BYTES}
  ),
  written AS (
    INSERT INTO problem_drafts AS draft (user_key, slug, language, code, previous_code, changed_at, change_key)
    SELECT $1, $2, $3, $4, $5, $6::timestamptz, $7::uuid FROM fitting
    ON CONFLICT (user_key, slug, language) DO UPDATE SET
      code = EXCLUDED.code, previous_code = EXCLUDED.previous_code, changed_at = EXCLUDED.changed_at,
      change_key = EXCLUDED.change_key, revision = draft.revision + 1
    WHERE draft.revision = $8
    RETURNING user_key, revision
  ),
  ${COUNTED}
  SELECT NOT EXISTS (SELECT FROM fitting) AS "isFull", (SELECT revision FROM written) AS revision`;

type Row = Omit<Draft, 'changedAt'> & { changedAt: Date };
type Written = { isFull: boolean; revision: number | null };

/** Merges a change into the stored draft; retries when the draft was changed concurrently. */
export async function saveDraft({ pool }: Database, sent: SaveDraftInput): Promise<StoredDraft> {
  const { userKey, slug, language } = sent;
  const identity = [userKey, slug, language];
  const change = { ...sent, changedAt: byServersClock(sent.changedAt, sent.sentAt, Date.now()) };
  for (;;) {
    const { rows: storedRows } = await pool.query<Row>({ name: 'draft-read', text: READ, values: identity });
    const stored = storedRows[0] ? { ...storedRows[0], changedAt: storedRows[0].changedAt.getTime() } : null;
    const merged = mergeDraft(stored, change);
    if (merged === null) return view(slug, language, stored as Draft); // null only for a stored draft
    const { code, previousCode, changedAt, changeKey } = merged;
    const text = [code, previousCode, new Date(changedAt), changeKey];
    const { rows } = await pool
      .query<Written>({ name: 'draft-write', text: WRITE, values: [...identity, ...text, stored?.revision ?? 0] })
      .catch(rethrowMissingAccount);
    const { isFull, revision } = rows[0] as Written; // the statement returns one row
    if (isFull) throw fullOf('drafts');
    if (revision !== null) return view(slug, language, { ...merged, revision });
  }
}

const view = (slug: string, language: Language, { changedAt, ...draft }: Draft): StoredDraft => ({
  slug,
  language,
  ...draft,
  changedAt: new Date(changedAt).toISOString(),
});
