import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { type MARKS, markSchema } from '#shared/schemas/learners-program.ts';
import { markedName } from './marked-name.ts';
import { syncProgress } from './sync.ts';
import type { Recorder } from './recorder.ts';

export type Mark = {
  /** Identifies the item in changes: a problem by its first name, a question by its subject and number. */
  name: string;
  /** The current name of the problem or question. */
  title: string;
  /** Null when unknown. */
  changedAt: string | null;
};

/** What a learner has ticked, starred and marked, each list newest first. */
export type Marks = Record<(typeof MARKS)[number], Mark[]>;

const OWN = `
  SELECT field, problem_name AS name, (extract(epoch FROM changed_at) * 1000)::float8 AS "changedAt", coalesce(
    CASE WHEN field IN ('done', 'starred') THEN (SELECT name FROM catalogue WHERE progress_name = problem_name) END,
    header, problem_name
  ) AS title
  FROM progress LEFT JOIN (
    SELECT category || '/' || id AS name, header FROM questions
    UNION ALL SELECT category || '/' || id, header FROM cheat_sheet_items
  ) AS item ON field IN ('known', 'revise') AND item.name = problem_name
  WHERE user_key = $1 AND field <> 'note' AND value = 'true'
  ORDER BY changed_at DESC, problem_name`;

type Row = { field: keyof Marks; name: string; title: string; changedAt: number };

export async function marksOf({ pool }: Database, userKey: string): Promise<Marks> {
  const { rows } = await pool.query<Row>({ name: 'progress-marks', text: OWN, values: [userKey] });
  const of = (wanted: keyof Marks) =>
    rows
      .filter(({ field }) => field === wanted)
      .map(({ name, title, changedAt }) => ({
        name,
        title,
        changedAt: changedAt === 0 ? null : new Date(changedAt).toISOString(),
      }));
  return { done: of('done'), starred: of('starred'), known: of('known'), revise: of('revise') };
}

/**
 * Sets one mark as another device of the learner would: the later change wins.
 * @throws AppError invalid_input for a name that means nothing on the site, or several things
 */
export async function setMark(
  progress: { database: Database; recorder: Recorder },
  userKey: string,
  input: unknown,
): Promise<void> {
  const { value, timeZone, ...given } = parseInput(markSchema, input);
  const { field } = given;
  const name = await markedName(progress.database, userKey, given);
  const now = new Date().toISOString();
  const change = { changeKey: randomUUID(), problem: { name }, field, value: String(value), timeZone, isMerged: false };
  // Requests no changes of other devices.
  await syncProgress(progress, userKey, {
    userKey,
    sentAt: now,
    since: MAX_ID,
    changes: [{ ...change, changedAt: now }],
  });
}
