import type { Database } from '#server/database/client.ts';
import { type Overview, progressOverview, type Share } from '#server/progress/overview.ts';
import { mayBeProfileName } from '#shared/rules/profile-name.ts';
import { scoreOf } from '#shared/rules/sittings/sitting-score.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';

/** A contest that somebody has taken to its end. */
export type SatContest = { id: number; header: string; day: string; solved: number; of: number };

/** What everybody sees of a learner. Only the chosen name identifies them. */
export type ProfileView = Pick<Overview, 'total' | 'levels' | 'today' | 'days' | 'streaks'> & {
  name: string;
  mayBeIndexed: boolean;
  /** The topics in which something is solved. */
  topics: Share[];
  /** The latest contests, and their total number. */
  contests: { latest: SatContest[]; total: number };
};

const MAX_CONTESTS = 10;

/**
 * Finished contests. The contest's name replaces the title that the learner's browser has sent: what is public
 * here was written by the site, except for the profile's name.
 */
const SAT = `
  (
    SELECT * FROM sittings WHERE user_key = profile.user_key AND kind = 'contest'
      AND coalesce(ended_at, started_at + minutes * interval '1 minute') <= now()
  ) AS sat JOIN contests ON contests.id = sat.contest`;

const FIND = `
  SELECT profile.user_key AS "userKey", name, may_be_indexed AS "mayBeIndexed", time_zone AS "timeZone",
    (SELECT coalesce(json_agg(latest ORDER BY "startedAt" DESC, key DESC), '[]') FROM (
      SELECT contests.id, header, sat.key, sat.problems, started_at AS "startedAt", minutes, ended_at AS "endedAt", tries
      FROM ${SAT} ORDER BY started_at DESC, sat.key DESC LIMIT ${MAX_CONTESTS}
    ) AS latest) AS contests,
    (SELECT count(*)::int FROM ${SAT}) AS "contestCount"
  FROM public_profiles AS profile WHERE name = $1 AND is_on`;

type Sat = Pick<Sitting, 'problems' | 'startedAt' | 'minutes' | 'endedAt' | 'tries'> & { id: number; header: string };
type Row = {
  userKey: string;
  name: string;
  mayBeIndexed: boolean;
  timeZone: string;
  contests: Sat[];
  contestCount: number;
};

/** A learner's progress is counted at most once in this many milliseconds, however often their profile is viewed. */
const PROGRESS_FRESH_MS = 60_000;
const MAX_COUNTED = 500;

/** Queries each time whether a profile is on, so that no process shows one that was switched off at another. */
export function createProfileViews(database: Database) {
  const counted = new Map<string, { at: number; overview: Promise<Overview> }>();

  function overviewOf({ userKey, timeZone }: Row): Promise<Overview> {
    const key = `${userKey} ${timeZone}`;
    const latest = counted.get(key);
    if (latest && Date.now() - latest.at < PROGRESS_FRESH_MS) return latest.overview;
    const counting = { at: Date.now(), overview: progressOverview(database, userKey, { timeZone }) };
    counted.delete(key);
    counted.set(key, counting);
    for (const oldest of counted.keys()) {
      if (counted.size <= MAX_COUNTED) break;
      counted.delete(oldest);
    }
    counting.overview.catch(() => {
      if (counted.get(key) === counting) counted.delete(key);
    });
    return counting.overview;
  }

  return {
    /** @param name in lower case */
    async find(name: string): Promise<ProfileView | null> {
      if (!mayBeProfileName(name)) return null;
      const { rows } = await database.pool.query<Row>({ name: 'public-profile', text: FIND, values: [name] });
      const [row] = rows;
      if (!row) return null;
      const { total, levels, topics, today, days, streaks } = await overviewOf(row);
      return {
        name: row.name,
        mayBeIndexed: row.mayBeIndexed,
        total,
        levels,
        today,
        days,
        streaks,
        topics: topics.filter(({ done }) => done > 0),
        contests: { latest: row.contests.map(satContest), total: row.contestCount },
      };
    },
  };
}

function satContest({ id, header, ...sat }: Sat): SatContest {
  const rest = { key: '', kind: 'contest', contest: id, title: header, reflection: null } as const;
  const { solved, problems } = scoreOf({ ...rest, ...sat });
  return { id, header, day: new Date(sat.startedAt).toISOString().slice(0, 10), solved, of: problems.length };
}
