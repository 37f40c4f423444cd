import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';

/**
 * A problem that was renamed, by the first name, under which learners' progress and notes are stored; `slug` is that of
 * its page, null if it has none.
 */
export type RenamedProblem = { firstName: string; name: string; slug: string | null };

const MAX_RENAMED = 2000;

/** One that is embargoed is not named before it opens. */
const RENAMED = `
  SELECT progress_name AS "firstName", catalogue.name, page.slug
  FROM catalogue LEFT JOIN LATERAL (
    SELECT key, slug FROM problems WHERE problem = catalogue.slug ORDER BY id LIMIT 1
  ) AS page ON true
  WHERE progress_name <> catalogue.name AND (page.key IS NULL OR ${isOpen('page.key', 'problem')})
  ORDER BY named_at DESC, catalogue.slug LIMIT ${MAX_RENAMED}`;

/** The problems that were renamed, the last ones first. */
export async function renamedProblems({ pool }: Pick<Database, 'pool'>): Promise<RenamedProblem[]> {
  const { rows } = await pool.query<RenamedProblem>({ name: 'sheets-renamed', text: RENAMED });
  return rows;
}
