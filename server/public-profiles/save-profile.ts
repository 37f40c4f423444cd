import type { z } from 'zod';
import { rethrowMissingAccount } from '#server/access/storage-limit.ts';
import type { Database } from '#server/database/client.ts';
import { type Connections, inTransaction } from '#server/database/transaction.ts';
import { hasState } from '#server/database-errors.ts';
import { AppError } from '#server/errors.ts';
import type { PublicProfileSettings, publicProfileSchema } from '#shared/schemas/public-profile.ts';

export const PROFILE_FIELDS = 'name, is_on AS "isOn", may_be_indexed AS "mayBeIndexed"';

/** A name that a learner gave up is held for them, so that nobody takes it to be taken for them. */
const HELD_DAYS = 90;
/** The most names that one profile holds besides its own. */
const MAX_HELD = 10;

const LOCK = 'SELECT FROM users WHERE key = $1 FOR NO KEY UPDATE';
const FORMER = 'SELECT name FROM public_profiles WHERE user_key = $1';
/** If two learners take a name at the same time, the unique index lets one have it. */
const SAVE = `
  INSERT INTO public_profiles (user_key, name, is_on, may_be_indexed, time_zone) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_key) DO UPDATE SET
    name = EXCLUDED.name, is_on = EXCLUDED.is_on, may_be_indexed = EXCLUDED.may_be_indexed,
    time_zone = EXCLUDED.time_zone, changed_at = now()
  RETURNING ${PROFILE_FIELDS}`;

const FORGET = `DELETE FROM freed_profile_names WHERE freed_at <= now() - make_interval(days => ${HELD_DAYS})`;
const FREE = `
  INSERT INTO freed_profile_names (name, user_key) VALUES ($2, $1)
  ON CONFLICT (name) DO UPDATE SET user_key = EXCLUDED.user_key, freed_at = EXCLUDED.freed_at`;
const TAKE_BACK = 'DELETE FROM freed_profile_names WHERE user_key = $1 AND name = $2';
const HELD = `
  SELECT EXISTS (SELECT FROM freed_profile_names WHERE name = $2) AS "isHeld",
    (SELECT count(*)::int FROM freed_profile_names WHERE user_key = $1) AS count`;

/**
 * @throws AppError conflict when the name is somebody else's or was in the last 90 days, or when this profile has had
 *   too many names in them
 */
export async function saveProfile(
  database: Database,
  userKey: string,
  { name, isOn, mayBeIndexed, timeZone }: z.output<typeof publicProfileSchema>,
): Promise<PublicProfileSettings> {
  const saved = await inTransaction(database, async (connections) => {
    const { pool } = connections;
    await pool.query(LOCK, [userKey]);
    const former = (await pool.query<{ name: string }>(FORMER, [userKey])).rows[0]?.name ?? null;
    const values = [userKey, name, isOn, mayBeIndexed, timeZone];
    const { rows } = await pool.query<PublicProfileSettings>(SAVE, values).catch((error: unknown) => {
      if (hasState(error, 'uniqueViolation')) throw nameTaken(error);
      return rethrowMissingAccount(error);
    });
    if (name !== former) await changeNames(connections, userKey, { former, name });
    return rows[0] as PublicProfileSettings; // the statement returns the row that it writes
  });
  return saved as PublicProfileSettings; // the transaction does not return null
}

/** Holds the former name, and takes the new one. The statements see names that were given up while SAVE waited. */
async function changeNames(
  { pool }: Connections,
  userKey: string,
  { former, name }: { former: string | null; name: string },
): Promise<void> {
  await pool.query(FORGET);
  if (former !== null) await pool.query(FREE, [userKey, former]);
  await pool.query(TAKE_BACK, [userKey, name]);
  const { rows } = await pool.query<{ isHeld: boolean; count: number }>(HELD, [userKey, name]);
  const { isHeld, count } = rows[0] as (typeof rows)[number]; // the statement returns one row
  if (isHeld) throw nameTaken();
  if (count > MAX_HELD)
    throw new AppError(
      'conflict',
      `Your profile had ${MAX_HELD} names in the last ${HELD_DAYS} days; please take one of them back`,
    );
}

function nameTaken(cause?: unknown): AppError {
  const message = `Somebody has this name, or had it in the last ${HELD_DAYS} days; please choose another one`;
  return new AppError('conflict', message, { issues: [{ path: 'name', message }], cause });
}
