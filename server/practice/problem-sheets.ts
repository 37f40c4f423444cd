import type { Database } from '#server/database/client.ts';

/** What the sheets say about a problem, whichever of them list it. */
export type SheetFacts = {
  /** Its slug in the catalogue. */
  problem: string;
  /** Where it is practised on another site, or ''. */
  link: string;
  /** A page that explains it, or ''. */
  article: string;
  /** Comma-separated. */
  companies: string;
  /** Its ids on the company-wise sheet: a learner's progress is stored under them. */
  companyIds: number[];
  /** Its topic on the SDE sheet, or ''. */
  sheetTopic: string;
  /** The lists that it is on, such as Blind 75; absent if there are none. */
  lists?: { name: string; slug: string }[];
};

export async function problemSheets({ pool }: Pick<Database, 'pool'>, name: string): Promise<SheetFacts> {
  const { rows } = await pool.query<SheetFacts & { lists: NonNullable<SheetFacts['lists']> | null }>(
    `WITH named AS (
       SELECT 1 AS place, id, link, article, companies, '' AS topic FROM company_problems WHERE name = $1
       UNION ALL SELECT 2, id, link, article, companies, topic FROM topic_problems WHERE name = $1
     )
     SELECT coalesce((SELECT slug FROM catalogue WHERE name = $1), '') AS problem,
            coalesce((SELECT link FROM named WHERE link <> '' ORDER BY place, id LIMIT 1), '') AS link,
            coalesce((SELECT article FROM named WHERE article <> '' ORDER BY place, id LIMIT 1), '') AS article,
            coalesce((SELECT companies FROM named WHERE companies <> '' ORDER BY place, id LIMIT 1), '') AS companies,
            ARRAY(SELECT id FROM named WHERE place = 1 ORDER BY id) AS "companyIds",
            coalesce((SELECT topic FROM named WHERE place = 2 ORDER BY id LIMIT 1), '') AS "sheetTopic",
            (SELECT json_agg(json_build_object('name', list.name, 'slug', list.slug) ORDER BY list.id)
             FROM problem_lists AS list JOIN catalogue ON catalogue.slug = ANY (problem_slugs)
             WHERE catalogue.name = $1) AS lists`,
    [name],
  );
  const [facts] = rows;
  if (!facts) throw new Error('a statement of aggregates has one row');
  const { lists, ...rest } = facts;
  return { ...rest, ...(lists !== null && { lists }) };
}
