import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { type Readings, type SearchQuery, searchedWords, toTsQuery } from './query.ts';

/*
 * Documents are found and ranked in tiers: headers that equal the query, headers that begin with it, headers that
 * contain all of its words, texts that do. Among headers that contain its words, those with the words as typed come
 * first, then those with the query in one piece, then shorter ones and those with an earlier match. A tier is searched
 * only if the tiers before leave room, and ranks a limited number of candidates, so that a word which half of all
 * documents contain costs no more than another.
 *
 * A parameter is put in a sub-select wherever PostgreSQL could estimate a number of rows from it. So it never scans the
 * whole table, which is never faster here, and keeps one plan for all calls: planning takes longer than most searches.
 */

/** Twice as many as a page of results shows, as hits with equal headers are dropped. */
const MAX_FOUND = 100;
export const CANDIDATES = 400;

/** The minimum length of a prefix: shorter ones match too many words in texts. */
const SHORTEST_BEGINNING = 3;

/** The weights of a word in the context (D), the text (B) and the header (A). */
export const WEIGHTS = '{0.05, 0.2, 0.3, 1}';

export type Hit = {
  key: string;
  resource: ResourceName;
  header: string;
  headerWords: string;
  /** The alternatives for words of the query that the search used. */
  instead?: Readings | undefined;
};

/** A suffix that makes a text sort after every text that begins with it. */
const AFTER_ALL = '\u{10ffff}';

/** Records whose headers may be found: until a contest begins, its problems are embargoed, and its own texts. */
export const NAMED = isOpen('record_key', 'problem');

const FIND = `
  WITH asked AS MATERIALIZED (
    SELECT to_tsquery('stems', $3) AS as_typed, to_tsquery('simple', $4) AS whole, to_tsquery('stems', $5) AS in_text,
      to_tsquery('stems', $6) AS any_word
  ),
  begun AS MATERIALIZED (
    SELECT record_key, header, header_words, resource, CASE WHEN header_words = $1 THEN 0 ELSE 1 END AS tier,
      true AS is_whole, 0::real AS score
    FROM search_documents
    WHERE header_words >= (SELECT $1::text) AND header_words < (SELECT $2::text) AND ${NAMED}
    ORDER BY header_words, resource DESC
    LIMIT (SELECT $7::int)
  ),
  named AS MATERIALIZED (
    SELECT record_key, header, header_words, resource, 2 AS tier,
      header_vector @@ (SELECT whole FROM asked) AS is_whole,
      CASE WHEN strpos(header_words, $1) > 0 THEN 1000 ELSE 0 END - length(header_words)
        - coalesce(nullif(regexp_instr(header_words, $8), 0), length(header_words)) AS score
    FROM (
      SELECT record_key, header, header_words, header_vector, resource FROM search_documents
      WHERE header_vector @@ (SELECT as_typed FROM asked) AND ${NAMED}
        AND NOT (header_words >= (SELECT $1::text) AND header_words < (SELECT $2::text))
        AND (SELECT count(*) FROM begun) < $7
      LIMIT (SELECT $9::int)
    ) AS candidate
  ),
  told AS MATERIALIZED (
    SELECT record_key, header, header_words, resource, 3 AS tier, vector @@ (SELECT whole FROM asked) AS is_whole,
      ts_rank('${WEIGHTS}', vector, (SELECT any_word FROM asked), 1) AS score
    FROM (
      SELECT record_key, header, header_words, vector, resource FROM search_documents
      WHERE vector @@ (SELECT in_text FROM asked) AND NOT header_vector @@ (SELECT as_typed FROM asked)
        AND ${isOpen('record_key')}
        AND (SELECT count(*) FROM begun) + (SELECT count(*) FROM named) < $7
      LIMIT (SELECT $9::int)
    ) AS candidate
  )
  SELECT record_key AS key, resource, header, header_words AS "headerWords"
  FROM (TABLE begun UNION ALL TABLE named UNION ALL TABLE told) AS found
  ORDER BY tier, is_whole DESC, score DESC, header_words, resource DESC
  LIMIT (SELECT $7::int)`;

type Options = {
  /**
   * Whether texts are searched too: with 'whole' the last word is complete, with 'wide' it is a prefix, which
   * takes ten times as long.
   */
  texts: 'no' | 'whole' | 'wide';
  /** Alternatives for words that may be mistyped. */
  instead?: Readings;
  limit?: number;
  /** The maximum number of documents that a tier ranks. */
  candidates?: number;
};

/** Finds the documents that contain every word of a query, best first. */
export async function findDocuments(
  { pool }: Pick<Database, 'pool'>,
  query: SearchQuery,
  { texts, instead, limit = MAX_FOUND, candidates = CANDIDATES }: Options,
): Promise<Hit[]> {
  // With alternatives, no header is compared with the beginning of the query.
  const begins = instead ? '' : query.words.join(' ');
  const asTyped = toTsQuery(query, { join: '&', asTyped: true, instead });
  const whole = toTsQuery(query, { join: '&', instead });
  const isLong = (query.terms.at(-1)?.[0]?.length ?? 0) >= SHORTEST_BEGINNING;
  const inText = { no: null, whole, wide: isLong ? asTyped : whole }[texts];
  const anyWord = toTsQuery(query, { join: '|', asTyped: texts === 'wide', instead });
  const { rows } = await pool.query<Hit>({
    name: 'search-find',
    text: FIND,
    values: [
      begins,
      instead ? '' : `${begins}${AFTER_ALL}`,
      asTyped,
      whole,
      inText,
      anyWord,
      limit,
      searchedWords(query, instead).join('|'),
      candidates,
    ],
  });
  return rows.map((row) => ({ ...row, instead }));
}
