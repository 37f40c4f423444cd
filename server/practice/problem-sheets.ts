import type { Database } from '#server/database/client.ts';

/** What the sheets say of a problem of this name, whichever they are. */
export type SheetFacts = {
  /** Where it is practised elsewhere, or ''. */
  link: string;
  /** A page that explains it, or ''. */
  article: string;
  /** Comma-separated. */
  companies: string;
  /** Of the company-wise sheet: what a learner did is kept under them. */
  companyIds: number[];
  /** Of the SDE sheet, or ''. */
  sheetTopic: string;
};

export async function problemSheets({ pool }: Pick<Database, 'pool'>, name: string): Promise<SheetFacts> {
  const { rows } = await pool.query<SheetFacts>(
    `WITH named AS (
       SELECT 1 AS place, id, link, article, companies, '' AS topic FROM company_problems WHERE name = $1
       UNION ALL SELECT 2, id, link, article, companies, topic FROM topic_problems WHERE name = $1
     )
     SELECT coalesce((SELECT link FROM named WHERE link <> '' ORDER BY place, id LIMIT 1), '') AS link,
            coalesce((SELECT article FROM named WHERE article <> '' ORDER BY place, id LIMIT 1), '') AS article,
            coalesce((SELECT companies FROM named WHERE companies <> '' ORDER BY place, id LIMIT 1), '') AS companies,
            ARRAY(SELECT id FROM named WHERE place = 1 ORDER BY id) AS "companyIds",
            coalesce((SELECT topic FROM named WHERE place = 2 ORDER BY id LIMIT 1), '') AS "sheetTopic"`,
    [name],
  );
  const [facts] = rows;
  if (!facts) throw new Error('a statement of aggregates has one row');
  return facts;
}
