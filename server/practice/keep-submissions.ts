import type { Database } from '#server/database/client.ts';
import { byServersClock } from '#shared/rules/clock.ts';
import type { KeepSubmissionsInput } from '#shared/schemas/practice.ts';
import { COUNTED } from '#server/access/daily-writes.ts';
import { fullOf, MAX_BYTES, rethrowMissingAccount, SUBMISSION_SIZE } from '#server/access/storage-limit.ts';

const SIZE = `coalesce(sum(${SUBMISSION_SIZE}), 0)`;

/** Submissions that are already stored stay as they are. */
const KEEP = `
  WITH fresh AS (
    SELECT DISTINCT ON (key) given.* FROM jsonb_to_recordset($2) AS given (
      key uuid, slug text, language text, verdict text, milliseconds int, passed int, total int, code text,
      "submittedAt" timestamptz
    )
    WHERE NOT EXISTS (SELECT FROM submissions WHERE user_key = $1 AND submissions.key = given.key)
  ),
  fitting AS (
    SELECT WHERE (SELECT ${SIZE} FROM fresh) + (SELECT ${SIZE} FROM submissions WHERE user_key = $1) <= ${MAX_BYTES}
      OR NOT EXISTS (SELECT FROM fresh)
  ),
  written AS (
    INSERT INTO submissions
      (user_key, key, slug, language, verdict, milliseconds, passed, total, code, submitted_at)
    SELECT $1, key, slug, language, verdict, milliseconds, passed, total, code, "submittedAt" FROM fresh, fitting
    ON CONFLICT DO NOTHING
    RETURNING user_key
  ),
  ${COUNTED}
  SELECT NOT EXISTS (SELECT FROM fitting) AS "isFull"`;

/** @throws AppError conflict when the account would exceed its limit; in that case none of them are stored */
export async function keepSubmissions({ pool }: Database, sent: KeepSubmissionsInput): Promise<void> {
  const { userKey, sentAt, submissions } = sent;
  const now = Date.now();
  const stamped = submissions.map((submission) => ({
    ...submission,
    submittedAt: new Date(byServersClock(submission.submittedAt, sentAt, now)),
  }));
  const { rows } = await pool
    .query<{ isFull: boolean }>({
      name: 'submissions-keep',
      text: KEEP,
      values: [userKey, JSON.stringify(stamped)],
    })
    .catch(rethrowMissingAccount);
  if (rows[0]?.isFull) throw fullOf('submissions');
}
