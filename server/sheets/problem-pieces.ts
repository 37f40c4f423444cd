import type { Database } from '#server/database/client.ts';
import type { ProblemIdentity } from '#shared/rules/progress/progress-keys.ts';

/** A page of the rows of a sheet, with the number of all rows. */
export type Piece<Row> = { items: Row[]; total: number; pageSize: number };

/** Which page; `first` is the number of rows at most. Without `order`, rows are sorted by id. */
export type Asked = { page: number; first?: number | undefined; order?: 'reports' | undefined };

/** `slug` of the page where it is solved, absent if there is none; `paid` is set if the practice site is not free. */
type Shown = ProblemIdentity & { id: number; level: string; link: string; slug?: string; paid?: true };

export type SheetRow = Shown & { article: string; companies: string };

/** A row of Top 50. */
export type TopRow = Shown & { companies: string };

/**
 * A row of the company-wise sheet. `companyIds` is set if there are more than its own id; `reports`, how often the
 * company was reported to have asked it, if that is on record.
 */
export type CompanyRow = Omit<Shown, 'companyIds'> & Partial<ProblemIdentity> & { reports?: number };

type Query = { columns: string; from: string; order?: string; value: string; limit: number; skip?: number };

/** The most rows of a response. */
const PIECE = 1000;

const OF_TOPIC = 'topic_problems WHERE topic = $1';
const OF_COMPANY = 'company_problems WHERE company_list @> ARRAY[$1]';
/** By the output column `reports`, which is the number for the one company. */
const BY_REPORTS = 'reports DESC NULLS LAST, id';
const OF_TAG = 'company_problems WHERE tag_list @> ARRAY[$1]';

const OWN = 'id, name, level, link';

const TOP_50 = { tag: 'top100', count: 50 };

/** Reads the rows of the sheets, with only the columns that are shown. Each call takes at most two statements. */
export function createProblemPieces({ pool }: Pick<Database, 'pool'>) {
  /**
   * The rows, each with all ids that its problem's name has on the company-wise sheets: looked up name by name, because
   * for all names together PostgreSQL reads every problem there is.
   */
  async function rowsOf<Row>({ columns, from, order = 'id', value, limit, skip = 0 }: Query): Promise<Row[]> {
    const text = `
      WITH piece AS (SELECT ${columns}, paid FROM ${from} ORDER BY ${order} LIMIT $2 OFFSET $3)
      SELECT *, ARRAY(SELECT id FROM company_problems WHERE name = piece.name ORDER BY id) AS "companyIds",
        (SELECT slug FROM problems WHERE name = piece.name ORDER BY id LIMIT 1) AS slug
      FROM piece ORDER BY ${order}`;
    const { rows } = await pool.query<Row & Unset>(text, [value, limit, skip]);
    return rows.map(withoutUnset) as Row[]; // the removed fields are optional
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
      pieceOf<SheetRow>({ columns: `${OWN}, article, companies`, from: OF_TOPIC, value: topic }, asked),

    async ofCompany(company: string, { order, ...asked }: Asked): Promise<Piece<CompanyRow>> {
      const query = { columns: `${OWN}, (report_counts ->> $1)::int AS reports`, from: OF_COMPANY, value: company };
      const ordered = order ? { ...query, order: BY_REPORTS } : query;
      const { items, ...piece } = await pieceOf<Shown>(ordered, asked);
      return { ...piece, items: items.map(withoutOwnId) };
    },

    top50: () =>
      rowsOf<TopRow>({
        columns: `${OWN}, companies`,
        from: OF_TAG,
        value: TOP_50.tag,
        limit: TOP_50.count,
      }),
  };
}

type Unset = { paid: boolean; slug: string | null; reports?: number | null };

const withoutUnset = <Row extends Unset>({ paid, slug, reports, ...row }: Row) => ({
  ...row,
  ...(slug !== null && { slug }),
  ...(paid && { paid }),
  ...(typeof reports === 'number' && { reports }),
});

const withoutOwnId = ({ companyIds, ...row }: Shown): CompanyRow =>
  companyIds.length > 1 ? { ...row, companyIds } : row;
