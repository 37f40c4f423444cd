import { randomUUID } from 'node:crypto';
import { isNamed } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { SET_MARKS } from '#server/own-records/marks-of.ts';
import { mergeInto } from '#server/own-records/merging.ts';
import { readStored, recordAlone } from '#server/own-records/store.ts';
import { changedMark, type Flag, withTimes } from '#shared/records/mark/mark.ts';
import { markId } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { markSchema } from '#shared/schemas/learners-program.ts';
import { markedItem } from './marked-item.ts';

export type ListedMark = {
  /** Identifies the item in changes: a problem by its slug in the catalogue, a question by its subject and number. */
  name: string;
  /** The current name of the problem or question. */
  title: string;
  /** Null when unknown. */
  changedAt: string | null;
};

/** What a learner has ticked, starred and marked, each list newest first. */
export type Marks = Record<Flag, ListedMark[]>;

const OWN = `
  SELECT flag, subject AS name, at AS "changedAt", coalesce(
    CASE WHEN flag IN ('done', 'starred') THEN (SELECT name FROM catalogue WHERE slug = subject AND ${isNamed('slug')}) END,
    header, mark.name
  ) AS title
  FROM (${SET_MARKS}) AS mark LEFT JOIN (
    SELECT category || '/' || id AS item, header FROM questions
    UNION ALL SELECT category || '/' || id, header FROM cheat_sheet_items
  ) AS item ON flag IN ('known', 'revise') AND item = subject
  ORDER BY at DESC, subject`;

type Row = { flag: Flag; name: string; title: string; changedAt: number };

export async function marksOf({ pool }: Database, userKey: string): Promise<Marks> {
  const { rows } = await pool.query<Row>({ name: 'progress-marks', text: OWN, values: [userKey] });
  const of = (wanted: Flag) =>
    rows
      .filter(({ flag }) => flag === wanted)
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
export async function setMark(database: Database, userKey: string, input: unknown): Promise<void> {
  const { value: isSet, timeZone, field, name } = parseInput(markSchema, input);
  const item = await markedItem(database, userKey, { name, field });
  const id = { kind: 'mark' as const, id: markId(field, item.problem) };
  const [stored] = await readStored(database, userKey, [id]);
  const now = Date.now();
  const record = changedMark(stored?.kind === 'mark' ? stored.record : null, {
    isSet,
    name: item.name,
    companyIds: item.companyIds,
    now,
    by: randomUUID(),
    day: field === 'done' ? dayIn(timeZone, now) : null,
  });
  await mergeInto((recorded) => recordAlone(database, recorded), {
    learner: userKey,
    entries: [{ ...id, record: withTimes(record, { now, correct: (at) => at, dayOf: (at) => dayIn(timeZone, at) }) }],
    since: null,
  });
}
