import type { Database } from '#server/database/client.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/**
 * The resources whose records multiply when a site grows, with their tables. The numbers of topics, companies, guides,
 * cards and ideas stay the same, so that each topic and each company gets more problems.
 */
export const GROWING = {
  topicProblem: 'topic_problems',
  companyProblem: 'company_problems',
  question: 'questions',
  blog: 'blogs',
  contest: 'contests',
  cheatSheetItem: 'cheat_sheet_items',
  problem: 'problems',
} as const satisfies Partial<Record<ResourceName, string>>;

/** The columns in which a copy differs from its original, as SQL: key, id, and unique names. */
const COPIED: Record<string, string> = {
  key: 'md5(key::text || copy)::uuid',
  id: 'id + copy * $3',
  name: "name || ' ' || left(md5(coalesce(problem, key::text) || copy), 8)",
  problem: "problem || '-' || left(md5(problem || copy), 8)",
  header: "header || ' ' || left(md5(key::text || copy), 8)",
  slug: "slug || '-' || left(md5(key::text || copy), 8)",
  link: 'link || left(md5(key::text || copy), 8)',
};

const COLUMNS = `
  SELECT quote_ident(column_name) AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`;

/** The copies are found by the words of their originals, not by the digits that distinguish them. */
const INDEX = `
  INSERT INTO search_documents
    (resource, record_key, record_id, place, header, text, header_words, header_vector, vector, version)
  SELECT resource, md5(record_key::text || copy)::uuid, record_id + copy * $3, place,
    header || ' ' || left(md5(record_key::text || copy), 8), text,
    header_words || ' ' || left(md5(record_key::text || copy), 8), header_vector, vector, version
  FROM search_documents, generate_series($1::int, $2::int) AS copy
  WHERE resource = $4 AND record_id <= $3`;

/** Prepares growing the content, starting from its size at this call. */
export async function growingContent({ pool }: Pick<Database, 'pool'>) {
  const tables = await Promise.all(
    Object.entries(GROWING).map(async ([resource, table]) => {
      const highest = await pool.query<{ id: number }>(`SELECT max(id) AS id FROM ${table}`);
      const columns = await pool.query<{ name: string }>(COLUMNS, [table]);
      return { resource, table, highest: highest.rows[0]?.id ?? 0, columns: columns.rows.map(({ name }) => name) };
    }),
  );
  let size = 1;

  return {
    /**
     * Grows the content to `times` its original size, including the search index. The caller has to notify a running
     * site.
     */
    async growTo(times: number): Promise<void> {
      for (const { resource, table, highest, columns } of tables) {
        const values = columns.map((column) => COPIED[column] ?? column);
        const copies = [size, times - 1, highest];
        await pool.query(
          `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
           FROM ${table}, generate_series($1::int, $2::int) AS copy WHERE id <= $3 ORDER BY copy, id`,
          copies,
        );
        await pool.query(INDEX, [...copies, resource]);
        // PostgreSQL would do this by itself a minute later.
        await pool.query(`VACUUM ANALYZE ${table}`);
      }
      await pool.query('VACUUM ANALYZE search_documents');
      size = times;
    },

    /** The number of records in the growing tables. */
    async count(): Promise<number> {
      const counts = tables.map(({ table }) => `(SELECT count(*) FROM ${table})`);
      const { rows } = await pool.query<{ count: number }>(`SELECT (${counts.join(' + ')})::int AS count`);
      return rows[0]?.count ?? 0;
    },
  };
}
