import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { href } from '#shared/paths.ts';
import { distinct, type ReportsOf } from '#shared/company-reports.ts';
import type { ProblemIdentity } from '#shared/rules/progress/mark-ids.ts';
import { reportsOf } from './reports-of.ts';

/** A page of the rows of a sheet, with the number of all rows. */
export type Piece<Row> = { items: Row[]; total: number; pageSize: number };

/** The requested page; `first` is the maximum number of rows. Without `order`, rows are sorted by id. */
export type PieceRequest = { page: number; first?: number | undefined; order?: 'reports' | undefined };

/**
 * `slug` is the slug of the page where it is solved, `article` the URL where it is explained, `lists` the ids of the
 * lists that it is on, `known` the names of known problems with the same idea: each absent if there is none. `paid` is
 * set if the practice site is not free.
 */
type Shown = Omit<ProblemIdentity, 'companyIds'> & {
  companyIds: number[];
  id: number;
  level: string;
  link: string;
  slug?: string;
  article?: string;
  paid?: true;
  lists?: number[];
  known?: string;
};

/** A row of the SDE sheet or of Top 50. */
export type SheetRow = Shown & { companies: string };

/**
 * A row of the company-wise sheet. `companyIds` is set if there are more than its own id; `reports` is how often the
 * company was reported to have asked it, if that is on record.
 */
export type CompanyRow = Omit<Shown, 'companyIds'> & { companyIds?: number[]; reports?: number };

/** `collections` names the collections of these rows' reports; absent if all reports come with the site. */
export type CompanyPiece = Piece<CompanyRow> & { collections?: ReportsOf[] };

type Query = { columns: readonly string[]; from: string; order?: string; value: string; limit: number; skip?: number };

/** The maximum number of rows in a response. */
const PIECE = 1000;

const OF_TOPIC = 'topic_problems WHERE topic = $1';
const OF_COMPANY = 'company_problems WHERE company_list @> ARRAY[$1]';
/** Sorts by the output column `reports`, the number for the requested company. */
const BY_REPORTS = 'reports DESC NULLS LAST, id';
const OF_TAG = 'company_problems WHERE tag_list @> ARRAY[$1]';

/** The rows of a list, counted from 1 in its order; problems that the catalogue does not have are left out. */
const OF_LIST = `(
  SELECT place::int AS id, name, level, link, paid, article, catalogue.slug AS problem, coalesce(
    (SELECT companies FROM company_problems WHERE problem = catalogue.slug ORDER BY id LIMIT 1),
    (SELECT companies FROM topic_problems WHERE problem = catalogue.slug ORDER BY id LIMIT 1),
    ''
  ) AS companies
  FROM unnest((SELECT problem_slugs FROM problem_lists WHERE slug = $1 ORDER BY id LIMIT 1))
    WITH ORDINALITY AS member (problem, place) JOIN catalogue ON catalogue.slug = member.problem
) AS listed`;

const OWN = ['id', 'name', 'level', 'link'];

const TOP_50 = { tag: 'top100', count: 50 };

/** Reads the rows of the sheets, with only the columns that are shown. Each call takes at most two statements. */
export function createProblemPieces({ pool }: Pick<Database, 'pool'>) {
  /**
   * Returns the rows, each with all ids of its problem on the company-wise sheets, its own page or that of a problem
   * with the same idea, and what explains it on any sheet. These are looked up row by row: for all rows together
   * PostgreSQL would read every problem.
   */
  async function rowsOf<Row>({ columns, from, order = 'id', value, limit, skip = 0 }: Query): Promise<Row[]> {
    const shown = columns.map((column) => `piece.${column.split(' AS ').at(-1)}`).join(', ');
    const text = `
      WITH piece AS (SELECT ${columns.join(', ')}, paid, article, problem FROM ${from} ORDER BY ${order} LIMIT $2 OFFSET $3),
      marked AS MATERIALIZED (
        SELECT problem, array_agg(DISTINCT id) AS lists FROM problem_lists, unnest(problem_slugs) AS problem GROUP BY problem
      ),
      alike AS MATERIALIZED (
        SELECT DISTINCT ON (name) name, slug FROM (
          SELECT trim(unnest(string_to_array(same_idea_as, ','))) AS name, slug, id FROM problems WHERE same_idea_as <> '' AND ${isOpen('key')}
        ) AS named ORDER BY name, id
      )
      SELECT ${shown}, piece.problem, paid,
        ARRAY(SELECT id FROM company_problems WHERE problem = piece.problem ORDER BY id) AS "companyIds",
        COALESCE(
          NULLIF(piece.article, ''),
          (SELECT article FROM topic_problems WHERE problem = piece.problem AND article <> '' ORDER BY id LIMIT 1),
          (SELECT article FROM company_problems WHERE problem = piece.problem AND article <> '' ORDER BY id LIMIT 1)
        ) AS article, COALESCE(own.slug, alike.slug) AS slug, own."isExplained", own.known, marked.lists
      FROM piece JOIN (SELECT slug AS problem, former_names FROM catalogue) AS known USING (problem)
      LEFT JOIN marked ON marked.problem = piece.problem LEFT JOIN LATERAL (
        SELECT slug, approaches <> '' AS "isExplained", same_idea_as AS known FROM problems WHERE problem = piece.problem AND ${isOpen('key')} ORDER BY id LIMIT 1
      ) own ON true LEFT JOIN LATERAL (
        SELECT slug FROM alike WHERE name = piece.name OR name = ANY(former_names) LIMIT 1
      ) alike ON true
      ORDER BY ${order}`;
    const { rows } = await pool.query<Row & Found>(text, [value, limit, skip]);
    return rows.map(withoutUnset) as Row[]; // the removed fields are optional
  }

  async function pieceOf<Row>(query: Omit<Query, 'limit'>, { page, first = PIECE }: PieceRequest): Promise<Piece<Row>> {
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
    ofTopic: (topic: string, request: PieceRequest) =>
      pieceOf<SheetRow>({ columns: [...OWN, 'companies'], from: OF_TOPIC, value: topic }, request),

    async ofCompany(company: string, { order, ...request }: PieceRequest): Promise<CompanyPiece> {
      const columns = [...OWN, '(report_counts ->> $1)::int AS reports', 'source', 'as_of AS "asOf"'];
      const query = { columns, from: OF_COMPANY, value: company };
      const ordered = order ? { ...query, order: BY_REPORTS } : query;
      const { items, ...piece } = await pieceOf<Collected>(ordered, request);
      const collections = distinct(items.filter(({ reports }) => reports !== undefined).map(reportsOf));
      const isOurs = collections.every((one) => one === null);
      return { ...piece, items: items.map(asCompanyRow), ...(!isOurs && { collections }) };
    },

    ofList: (list: string) =>
      rowsOf<SheetRow>({ columns: [...OWN, 'companies'], from: OF_LIST, value: list, limit: PIECE }),

    top50: () =>
      rowsOf<SheetRow>({
        columns: [...OWN, 'companies'],
        from: OF_TAG,
        value: TOP_50.tag,
        limit: TOP_50.count,
      }),
  };
}

type Found = {
  paid: boolean;
  slug: string | null;
  isExplained: boolean | null;
  article: string | null;
  known: string | null;
  lists: number[] | null;
  reports?: number | null;
};

const withoutUnset = <Row extends Found>({ paid, slug, isExplained, article, known, lists, reports, ...row }: Row) => ({
  ...row,
  ...(slug !== null && { slug }),
  ...(article !== null ? { article } : slug !== null && isExplained && { article: approachesAddress(slug) }),
  ...(paid && { paid }),
  ...(known !== null && known !== '' && { known }),
  ...(lists !== null && { lists }),
  ...(typeof reports === 'number' && { reports }),
});

/** The URL of the approaches on a problem's page. */
const approachesAddress = (slug: string) => `${href('problem', { slug })}#approaches`;

type Collected = Shown & { source: string; asOf: string; reports?: number };

const asCompanyRow = ({ companyIds, source: _source, asOf: _asOf, ...row }: Collected): CompanyRow =>
  companyIds.length > 1 ? { ...row, companyIds } : row;
