import type { Database } from '#server/database/client.ts';
import { FILE_FORMAT, type ProgressFile } from '#shared/schemas/progress.ts';

/** All of a learner's progress and work, in the format that an import reads. */
export type LearnersFile = Required<Omit<ProgressFile, 'importKey' | 'items' | 'activity'>>;

const listOf = (fields: string, order: string) =>
  `SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]')`;

const EVERYTHING = `
  SELECT
    (
      ${listOf(
        `'slug', slug, 'language', language, 'code', code, 'previousCode', previous_code, 'changedAt', changed_at`,
        'slug, language',
      )}
      FROM problem_drafts WHERE user_key = $1
    ) AS drafts,
    (
      ${listOf(
        `'key', key, 'slug', slug, 'language', language, 'verdict', verdict, 'milliseconds', milliseconds,
        'passed', passed, 'total', total, 'code', code, 'submittedAt', submitted_at`,
        'submitted_at, key',
      )}
      FROM submissions WHERE user_key = $1
    ) AS submissions,
    (
      ${listOf(
        `'key', key, 'kind', kind, 'contest', contest, 'title', title, 'problems', problems, 'startedAt', started_at,
        'minutes', minutes, 'endedAt', ended_at, 'tries', tries, 'reflection', reflection`,
        'started_at, key',
      )}
      FROM sittings WHERE user_key = $1
    ) AS sittings,
    (
      ${listOf(`'kind', kind, 'id', id, 'record', record`, 'kind, id')}
      FROM own_records WHERE user_key = $1
    ) AS records`;

type Row = Pick<LearnersFile, 'drafts' | 'submissions' | 'sittings' | 'records'>;

/** Everything that a learner has done, as one file. */
export async function exportProgress({ pool }: Database, userKey: string): Promise<LearnersFile> {
  const { rows } = await pool.query<Row>(EVERYTHING, [userKey]);
  const { drafts, submissions, sittings, records } = rows[0] as Row; // the statement returns one row
  return {
    format: FILE_FORMAT,
    version: 1,
    exportedAt: new Date().toISOString(),
    drafts: drafts.map((draft) => ({ ...draft, changedAt: iso(draft.changedAt) })),
    submissions: submissions.map((submission) => ({ ...submission, submittedAt: iso(submission.submittedAt) })),
    sittings: sittings.map(({ startedAt, endedAt, ...sitting }) => ({
      ...sitting,
      startedAt: iso(startedAt),
      endedAt: endedAt && iso(endedAt),
    })),
    records,
  };
}

/** PostgreSQL writes instants in JSON with a UTC offset; the file has them in UTC. */
const iso = (instant: string): string => new Date(instant).toISOString();
