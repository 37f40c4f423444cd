import type { Connections } from '#server/database/transaction.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { mergeSittings, saysMore } from '#shared/rules/sittings/sitting-merge.ts';
import { COUNTED } from '#server/access/daily-writes.ts';
import { fullOf, MIN_BYTES, MAX_BYTES, rethrowMissingAccount } from '#server/access/storage-limit.ts';

const FIELDS = `
  key, kind, contest, title, problems, started_at AS "startedAt", minutes, ended_at AS "endedAt", tries, reflection`;

const READ = `SELECT ${FIELDS}, revision FROM sittings WHERE user_key = $1 AND key = $2`;

const bytesOf = (tries: string, reflection: string, problems: string) =>
  `greatest(octet_length(${problems}) + octet_length(${tries}) + coalesce(octet_length(${reflection}), 0), ${MIN_BYTES})`;

/** Writes nothing when the sitting has changed since it was read: $12 is the revision that was read. */
const WRITE = `
  WITH other AS (
    SELECT coalesce(sum(${bytesOf('tries::text', 'reflection::text', 'problems::text')}), 0) AS size
    FROM sittings WHERE user_key = $1 AND key <> $2
  ),
  fitting AS (
    SELECT FROM other WHERE size + ${bytesOf('$9::text', '$10::text', '$6::text')} <= ${MAX_BYTES}
  ),
  written AS (
    INSERT INTO sittings AS sitting
      (user_key, key, kind, contest, title, problems, started_at, minutes, tries, reflection, ended_at)
    SELECT $1, $2, $3, $4, $5, $6::text::jsonb, $7::timestamptz, $8, $9::text::jsonb, $10::text::jsonb, $11::timestamptz
    FROM fitting
    ON CONFLICT (user_key, key) DO UPDATE SET
      ended_at = EXCLUDED.ended_at, tries = EXCLUDED.tries, reflection = EXCLUDED.reflection,
      revision = sitting.revision + 1
    WHERE sitting.revision = $12
    RETURNING user_key, revision
  ),
  ${COUNTED}
  SELECT NOT EXISTS (SELECT FROM fitting) AS "isFull", (SELECT revision FROM written) AS revision`;

/** The database does not preserve the order of fields in JSON: nothing may depend on it. */
export type SittingRow = Omit<Sitting, 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date | null };
type Written = { isFull: boolean; revision: number | null };

export const toSitting = ({ startedAt, endedAt, ...row }: SittingRow): Sitting => ({
  ...row,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** Returns the sent copies that add something to the stored sittings. */
export async function newsOf({ pool }: Connections, userKey: string, sent: readonly Sitting[]): Promise<Sitting[]> {
  const keys = sent.map(({ key }) => key);
  const { rows } = await pool.query<SittingRow>(
    `SELECT ${FIELDS} FROM sittings WHERE user_key = $1 AND key = ANY ($2::uuid[])`,
    [userKey, keys],
  );
  const stored = new Map(rows.map((row) => [row.key, toSitting(row)]));
  return sent.filter((sitting) => {
    const existing = stored.get(sitting.key);
    return !existing || saysMore(mergeSittings(existing, sitting), existing);
  });
}

/** A sitting as stored after a merge; `before` is the sitting before it, null for a new one. */
type MergedSitting = { sitting: Sitting; before: Sitting | null; revision: number };

/** Merges a copy into the stored sitting; retries when the sitting was changed concurrently. */
export async function mergeSitting({ pool }: Connections, userKey: string, sent: Sitting): Promise<MergedSitting> {
  for (;;) {
    const { rows: storedRows } = await pool.query<SittingRow & { revision: number }>({
      name: 'sitting-read',
      text: READ,
      values: [userKey, sent.key],
    });
    const { revision: storedRevision = 0, ...row } = storedRows[0] ?? {};
    const stored = storedRows[0] ? toSitting(row as SittingRow) : null; // storedRows[0] exists
    const merged = stored ? mergeSittings(stored, sent) : sent;
    if (stored && !saysMore(merged, stored)) return { sitting: stored, before: stored, revision: storedRevision };
    const { key, kind, contest, title, problems, startedAt, minutes, tries, reflection, endedAt } = merged;
    const texts = [JSON.stringify(tries), reflection && JSON.stringify(reflection)];
    const values = [userKey, key, kind, contest, title, JSON.stringify(problems), startedAt, minutes, ...texts];
    const { rows } = await pool
      .query<Written>({ name: 'sitting-write', text: WRITE, values: [...values, endedAt, storedRevision] })
      .catch(rethrowMissingAccount);
    const { isFull, revision } = rows[0] as Written; // the statement returns one row
    if (isFull) throw fullOf('contests and interviews');
    if (revision !== null) return { sitting: merged, before: stored, revision };
  }
}

/** @returns the sitting as stored afterwards */
export const keepSitting = async (connections: Connections, userKey: string, sent: Sitting): Promise<Sitting> =>
  (await mergeSitting(connections, userKey, sent)).sitting;
