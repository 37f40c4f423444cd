import { requireLearner, type Viewer } from '#server/access/access.ts';
import { rethrowMissingAccount } from '#server/access/storage-limit.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { parseInput } from '#server/errors.ts';
import { weeklyDigestSchema } from '#shared/schemas/weekly-digest.ts';
import { nextLetterAt } from './next-letter.ts';
import { createWeeklyDigestJob, type LetterDeps } from './weekly-digest-job.ts';

/** A letter a week to the learners who ask for it: what they did, and what is due. */
export type WeeklyDigests = {
  own(viewer: Viewer): Promise<{ isOn: boolean }>;
  save(viewer: Viewer, input: unknown): Promise<{ isOn: boolean }>;
};

export const WEEKLY_DIGESTS = 'weekly digest';

const SAVE = `
  INSERT INTO weekly_digests (user_key, time_zone, next_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_key) DO UPDATE SET time_zone = EXCLUDED.time_zone, next_at = EXCLUDED.next_at`;

export function createWeeklyDigests({ jobs, ...deps }: LetterDeps & { jobs: Jobs }): WeeklyDigests {
  const { pool } = deps.database;
  jobs.work(WEEKLY_DIGESTS, createWeeklyDigestJob(deps));
  return {
    async own(viewer) {
      const userKey = requireLearner(viewer, 'weekly-digest.own');
      const { rowCount } = await pool.query('SELECT FROM weekly_digests WHERE user_key = $1', [userKey]);
      return { isOn: rowCount === 1 };
    },
    async save(viewer, input) {
      const userKey = requireLearner(viewer, 'weekly-digest.own');
      const { isOn, timeZone } = parseInput(weeklyDigestSchema, input);
      if (isOn) {
        const nextAt = new Date(nextLetterAt(timeZone, Date.now()));
        await pool.query(SAVE, [userKey, timeZone, nextAt]).catch(rethrowMissingAccount);
      } else await pool.query('DELETE FROM weekly_digests WHERE user_key = $1', [userKey]);
      return { isOn };
    },
  };
}
