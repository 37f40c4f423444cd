import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { isStudyFlag, readStudyItemName } from '#shared/rules/study/study-items.ts';
import type { MARKS } from '#shared/schemas/learners-program.ts';
import { matchProblems, matchQuestions } from './match-lines.ts';

type Marked = { name: string; field: (typeof MARKS)[number] };

/** The items that need no match: those that the learner has marked before, and study items by subject and number. */
const KNOWN = `
  SELECT EXISTS (SELECT FROM progress WHERE user_key = $1 AND field = $2 AND problem_name = $3)
    OR EXISTS (SELECT FROM questions WHERE category = $4 AND id = $5)
    OR EXISTS (SELECT FROM cheat_sheet_items WHERE category = $4 AND id = $5) AS "isKnown"`;

/**
 * The item that a learner's own program names, by the name that progress has it under. A name is matched as an import's
 * lines are, because progress under any other name is shown nowhere.
 * @throws AppError invalid_input for a name that means nothing, or several things
 */
export async function markedName(database: Database, userKey: string, { name, field }: Marked): Promise<string> {
  const isStudied = isStudyFlag(field);
  const item = isStudied ? readStudyItemName(name) : null;
  const values = [userKey, field, name, item?.category ?? null, item?.id ?? null];
  const { rows } = await database.pool.query<{ isKnown: boolean }>({ name: 'progress-known', text: KNOWN, values });
  if (rows[0]?.isKnown) return name;
  const lines = { lines: [[name]] };
  const [match] = isStudied ? await matchQuestions(database, userKey, lines) : await matchProblems(database, lines);
  if (match?.found) return match.found.name;
  throw isStudied
    ? unknown(name, match?.unclear, { noun: 'question', hint: 'give its subject and number, like os/4' })
    : unknown(name, match?.unclear, { noun: 'problem', hint: 'give the whole name' });
}

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
