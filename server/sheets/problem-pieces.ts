import type { Database } from '#server/database/client.ts';
import type { ProblemIdentity } from '#shared/rules/progress-keys.ts';

/** Rows of a sheet, as many as an answer holds, and how many there are in all. */
export type Piece<Row> = { items: Row[]; total: number; pageSize: number };

/** Which piece; `first` is how many rows at most. */
export type Asked = { page: number; first?: number | undefined };

/** `slug` is of the page where it is solved; without it there is none. */
type Shown = ProblemIdentity & { id: number; level: string; link: string; slug?: string };

export type SheetRow = Shown & { article: string; companies: string };

/** A row of Top 50. */
export type TopRow = Shown & { companies: string };

/** A row of the company-wise sheet; it has `companyIds` where they are more than its own id. */
export type CompanyRow = Omit<Shown, 'companyIds'> & Partial<ProblemIdentity>;

type Query = { columns: string; from: string; value: string; limit: number; skip?: number };

/** Most rows of an answer. */
const PIECE = 1000;

const OF_TOPIC = 'topic_problems WHERE topic = $1';
const OF_COMPANY = 'company_problems WHERE company_list @> ARRAY[$1]';
const OF_TAG = 'company_problems WHERE tag_list @> ARRAY[$1]';

const TOP_50 = { tag: 'top100', count: 50 };

/** What the rows of the sheets show, and no more, by id. Each answer takes two statements at most. */
export function createProblemPieces({ pool }: Pick<Database, 'pool'>) {
  /**
   * The rows with every id that a problem of their name has on the company-wise sheets: looked for name by name, because
   * for all names together PostgreSQL reads every problem there is.
   */
  async function rowsOf<Row>({ columns, from, value, limit, skip = 0 }: Query): Promise<Row[]> {
    const text = `
      WITH piece AS (SELECT ${columns} FROM ${from} ORDER BY id LIMIT $2 OFFSET $3)
      SELECT *, ARRAY(SELECT id FROM company_problems WHERE name = piece.name ORDER BY id) AS "companyIds",
        (SELECT slug FROM problems WHERE name = piece.name ORDER BY id LIMIT 1) AS slug
      FROM piece ORDER BY id`;
    const { rows } = await pool.query<Row & { slug: string | null }>(text, [value, limit, skip]);
    return rows.map(({ slug, ...row }) => (slug === null ? row : { ...row, slug }) as Row); // it may be left out
  }

  async function pieceOf<Row>(query: Omit<Query, 'limit'>, { page, first = PIECE }: Asked): Promise<Piece<Row>> {
    const skip = (page - 1) * first;
    const items = await rowsOf<Row>({ ...query, limit: first, skip });
    const isLast = items.length < first && (items.length > 0 || page === 1);
    return { items, total: isLast ? skip + items.length : await countOf(query), pageSize: first };
  }

  async function countOf({ from, value }: Pick<Query, 'from' | 'value'>): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`, [value]);
    return rows[0]?.count ?? 0;
  }

  return {
    ofTopic: (topic: string, asked: Asked) =>
      pieceOf<SheetRow>({ columns: 'id, name, level, link, article, companies', from: OF_TOPIC, value: topic }, asked),

    async ofCompany(company: string, asked: Asked): Promise<Piece<CompanyRow>> {
      const query = { columns: 'id, name, level, link', from: OF_COMPANY, value: company };
      const { items, ...piece } = await pieceOf<Shown>(query, asked);
      return { ...piece, items: items.map(withoutOwnId) };
    },

    top50: () =>
      rowsOf<TopRow>({
        columns: 'id, name, level, link, companies',
        from: OF_TAG,
        value: TOP_50.tag,
        limit: TOP_50.count,
      }),
  };
}

const withoutOwnId = ({ companyIds, ...row }: Shown): CompanyRow =>
  companyIds.length > 1 ? { ...row, companyIds } : row;
