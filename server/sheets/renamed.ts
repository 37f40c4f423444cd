import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';

/** A problem that was renamed, with its slug in the catalogue; `slug` is that of its page, null if it has none. */
export type RenamedProblem = { problem: string; formerNames: string[]; name: string; slug: string | null };

const MAX_RENAMED = 2000;

/** One that is embargoed is not named before it opens. */
const RENAMED = `
  SELECT catalogue.slug AS problem, former_names AS "formerNames", catalogue.name, page.slug
  FROM catalogue LEFT JOIN LATERAL (
    SELECT key, slug FROM problems WHERE problem = catalogue.slug ORDER BY id LIMIT 1
  ) AS page ON true
  WHERE former_names <> '{}' AND (page.key IS NULL OR ${isOpen('page.key', 'problem')})
  ORDER BY named_at DESC, catalogue.slug LIMIT ${MAX_RENAMED}`;

/** The problems that were renamed, the last ones first. */
export async function renamedProblems({ pool }: Pick<Database, 'pool'>): Promise<RenamedProblem[]> {
  const { rows } = await pool.query<RenamedProblem>({ name: 'sheets-renamed', text: RENAMED });
  return rows;
}
