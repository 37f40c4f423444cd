import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { splitList } from '#shared/rules/text/list-text.ts';

/** A known problem that is solved in the same way; `slug` is null when it has no page here. */
export type KnownProblem = { name: string; slug: string | null };

/** A renamed problem is found by its former names too. */
export async function knownProblems({ pool }: Database, sameIdeaAs: string): Promise<KnownProblem[]> {
  const names = splitList(sameIdeaAs);
  if (names.length === 0) return [];
  const { rows } = await pool.query<KnownProblem>(
    `SELECT coalesce(known.name, given.name) AS name,
       (SELECT slug FROM problems WHERE problem = known.slug AND ${isOpen('key')} ORDER BY id LIMIT 1) AS slug
     FROM unnest($1::text[]) WITH ORDINALITY AS given (name, place) LEFT JOIN LATERAL (
       SELECT name, slug FROM catalogue WHERE given.name = name OR given.name = ANY(former_names)
       ORDER BY name = given.name DESC, slug LIMIT 1
     ) AS known ON true
     ORDER BY place`,
    [names],
  );
  return rows;
}
