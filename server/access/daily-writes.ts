/** The number of a learner's own records that an account may write on a day, also in the constraint daily_writes_limit. */
const MAX_WRITES = 30_000;

/**
 * Part of a statement that writes a learner's own records: adds the rows of its part `written`, by their `user_key`, to
 * what the account has written today. A statement that begins below the limit may exceed it; one that begins at the
 * limit fails, and writes nothing.
 */
export const COUNTED = `
  counted AS (
    INSERT INTO daily_writes AS today (user_key, day, writes)
    SELECT user_key, (now() AT TIME ZONE 'UTC')::date, least(count(*), ${MAX_WRITES}) FROM written GROUP BY user_key
    ON CONFLICT (user_key) DO UPDATE SET day = EXCLUDED.day, writes = CASE
      WHEN today.day <> EXCLUDED.day THEN EXCLUDED.writes
      WHEN today.writes < ${MAX_WRITES} THEN least(today.writes + EXCLUDED.writes, ${MAX_WRITES})
      ELSE ${MAX_WRITES + 1}
    END
  )`;
