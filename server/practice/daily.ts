import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { ProblemLink } from './neighbours.ts';

const DAY_MS = 86_400_000;

/** The problem and the SQL exercise of a day, the same for everybody; null when there are none to choose from. */
export type Daily = { problem: ProblemLink | null; exercise: ProblemLink | null };

/** Takes the next one each day, in a shuffled order, until all have had a turn. */
const OF_DAY = `
  WITH candidate AS (
    SELECT kind = 'sql' AS is_sql, slug, name, level,
      row_number() OVER (PARTITION BY kind = 'sql' ORDER BY md5(slug)) - 1 AS place,
      count(*) OVER (PARTITION BY kind = 'sql') AS total
    FROM problems WHERE contest IS NULL
  )
  SELECT is_sql AS "isSql", slug, name, level FROM candidate WHERE place = $1::int % total`;

/** @param day YYYY-MM-DD, today in some time zone @throws AppError invalid_input for another day */
export async function dailyProblems({ pool }: Pick<Database, 'pool'>, day: string): Promise<Daily> {
  const number = Date.parse(day) / DAY_MS;
  if (Math.abs(number - Date.now() / DAY_MS) > 2) throw new AppError('invalid_input', 'The day is not today');
  const { rows } = await pool.query<ProblemLink & { isSql: boolean }>(OF_DAY, [number]);
  const of = (isSql: boolean) => {
    const match = rows.find((row) => row.isSql === isSql);
    return match ? { slug: match.slug, name: match.name, level: match.level } : null;
  };
  return { problem: of(false), exercise: of(true) };
}
