import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { problemsBySubject } from '#server/own-records/subjects.ts';
import { isStudyFlag, type Flag } from '#shared/records/mark/mark.ts';
import { markId, type ProblemIdentity } from '#shared/rules/progress/mark-ids.ts';
import { readStudyItemName } from '#shared/rules/study/study-items.ts';
import { matchProblems, matchQuestions } from './match-lines.ts';

type Marked = { name: string; field: Flag };

/** The items that need no match: those that the learner has marked before, and study items by subject and number. */
const KNOWN = `
  SELECT (SELECT record ->> 'name' FROM own_records WHERE user_key = $1 AND kind = 'mark' AND id = $2) AS marked,
    EXISTS (SELECT FROM questions WHERE category = $3 AND id = $4)
    OR EXISTS (SELECT FROM cheat_sheet_items WHERE category = $3 AND id = $4) AS "isStudied"`;

/**
 * The item that a learner's own program names. A name is matched as an import's lines are, because a mark of anything
 * else is shown nowhere.
 * @throws AppError invalid_input for a name that means nothing, or several things
 */
export async function markedItem(
  database: Database,
  userKey: string,
  { name, field }: Marked,
): Promise<ProblemIdentity> {
  const isStudied = isStudyFlag(field);
  const item = isStudied ? readStudyItemName(name) : null;
  const values = [userKey, markId(field, name), item?.category ?? null, item?.id ?? null];
  const { rows } = await database.pool.query<{ marked: string | null; isStudied: boolean }>({
    name: 'progress-known',
    text: KNOWN,
    values,
  });
  if (isStudied && rows[0]?.isStudied) return itself(name);
  if (!isStudied) {
    const known = (await problemsBySubject(database, [name])).get(name);
    if (known) return known;
    if (typeof rows[0]?.marked === 'string') return { ...itself(name), name: rows[0].marked };
  }
  const lines = { lines: [[name]] };
  const [match] = isStudied ? await matchQuestions(database, userKey, lines) : await matchProblems(database, lines);
  const found = match?.found?.name;
  if (found !== undefined)
    return (isStudied ? undefined : (await problemsBySubject(database, [found])).get(found)) ?? itself(found);
  throw isStudied
    ? unknown(name, match?.unclear, { noun: 'question', hint: 'give its subject and number, like os/4' })
    : unknown(name, match?.unclear, { noun: 'problem', hint: 'give the whole name' });
}

const itself = (name: string): ProblemIdentity => ({ name, problem: name, companyIds: [] });

const MOST_NAMED = 5;

function unknown(
  name: string,
  unclear: readonly string[] = [],
  { noun, hint }: { noun: string; hint: string },
): AppError {
  const titles = unclear.slice(0, MOST_NAMED).map((title) => `"${title}"`);
  const message =
    titles.length > 0 ? `"${name}" may be ${titles.join(' or ')}: please ${hint}` : `There is no ${noun} "${name}"`;
  return new AppError('invalid_input', message, { issues: [{ path: 'name', message }] });
}
