import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { NO_READINGS, type Readings, type SearchQuery, toTsQuery } from './query.ts';
import { isOneErrorApart, isSpelled, neighbourhood, splits } from './spelling.ts';
import { CANDIDATES, type Hit, WEIGHTS } from './find.ts';

/** The maximum number of alternatives for a word. */
const MAX_READINGS = 10;

/**
 * Alternatives for the words of a query, in PostgreSQL's notation: known words that are one typing error away, or
 * the word split into two known ones.
 * `mistyped` has alternatives only for words that no document has. `instead` has the same, but if every word is
 * known, it has alternatives for all of them, as a known word may be mistyped too.
 */
export async function otherReadings(
  { pool }: Pick<Database, 'pool'>,
  { terms }: SearchQuery,
): Promise<{ instead: Readings; mistyped: Readings }> {
  const spelled = terms.flatMap((term) => (term.length === 1 ? term : [])).filter(isSpelled);
  if (spelled.length === 0) return { instead: NO_READINGS, mistyped: NO_READINGS };
  const { rows } = await pool.query<{ word: string }>({
    name: 'search-words',
    text: `SELECT word FROM search_words WHERE neighbourhood && (SELECT $1::text[])
      UNION SELECT word FROM search_words WHERE word = ANY ($2::text[])`,
    values: [spelled.flatMap(neighbourhood), spelled.flatMap((word) => splits(word).flat())],
  });
  const known = rows.map(({ word }) => word);
  const unknown = spelled.filter((word) => !known.includes(word));
  const readings = (unknown.length > 0 ? unknown : spelled).map((word) => [word, readingsOf(word, known)] as const);
  const instead = new Map(readings.filter(([, others]) => others.length > 0));
  return { instead, mistyped: unknown.length > 0 ? instead : NO_READINGS };
}

/**
 * Returns the likeliest first: people rarely mistype the first letter, and more often swap or miss a letter than add
 * one.
 */
function readingsOf(word: string, known: readonly string[]): string[] {
  const unlikeness = (other: string) => (other[0] === word[0] ? 0 : 3) + Math.max(0, word.length - other.length);
  const near = known
    .filter((other) => isOneErrorApart(word, other))
    .toSorted((a, b) => unlikeness(a) - unlikeness(b) || a.localeCompare(b))
    .slice(0, MAX_READINGS);
  const split = splits(word).filter((parts) => parts.every((part) => known.includes(part)));
  return [...near, ...split.map((parts) => `(${parts.join(' <-> ')})`)];
}

const MAX_TERMS = 30;

const COUNT = `
  SELECT (SELECT count(*) FROM (SELECT FROM search_documents WHERE vector @@ query AND ${isOpen('record_key')} LIMIT ${CANDIDATES}) AS found)::int AS count
  FROM unnest((SELECT $1::text[])) WITH ORDINALITY AS term (text, nr),
    LATERAL (SELECT to_tsquery('stems', text)) AS t (query)
  ORDER BY nr`;

const RESEMBLING = `
  WITH term AS MATERIALIZED (
    SELECT to_tsquery('stems', text) AS query, weight
    FROM unnest((SELECT $2::text[]), (SELECT $3::float[])) AS given (text, weight)
  )
  SELECT record_key AS key, resource, header, header_words AS "headerWords"
  FROM (
    SELECT record_key, header, header_words, resource, vector FROM search_documents
    WHERE vector @@ (SELECT to_tsquery('stems', $1)) AND ${isOpen('record_key')} LIMIT ${CANDIDATES}
  ) AS candidate,
  LATERAL (SELECT sum(weight * ts_rank('${WEIGHTS}', vector, query, 1)) AS score FROM term) AS scored
  ORDER BY score DESC, header_words, resource DESC
  LIMIT (SELECT $4::int)`;

/** Counts the documents that contain each word, up to CANDIDATES. */
export async function countHolding(
  { pool }: Pick<Database, 'pool'>,
  words: readonly string[],
): Promise<Map<string, number>> {
  const searched = words.slice(0, MAX_TERMS);
  const texts = searched.map((word) => toTsQuery({ ...EMPTY_QUERY, terms: [[word]] }, { join: '&' }));
  const { rows } = await pool.query<{ count: number }>({ name: 'search-count', text: COUNT, values: [texts] });
  return new Map(searched.map((word, index) => [word, rows[index]?.count ?? 0]));
}

const EMPTY_QUERY: SearchQuery = { words: [], terms: [], isOpen: false };

type Options = { instead: Readings; limit: number };

/** Finds documents that contain some words of a query; rarer words rank higher. */
export async function findResembling(
  { pool }: Pick<Database, 'pool'>,
  query: SearchQuery,
  { instead, limit }: Options,
): Promise<Hit[]> {
  const texts = query.terms
    .slice(0, MAX_TERMS)
    .map((term) => toTsQuery({ ...query, terms: [term] }, { join: '&', instead }));
  const { rows: counts } = await pool.query<{ count: number }>({ name: 'search-count', text: COUNT, values: [texts] });
  const terms = texts
    .map((text, index) => ({ text, count: counts[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count);
  // Takes the rarest term, and the next ones as long as their documents are at most CANDIDATES in total.
  let sum = 0;
  const rare = terms.filter(({ count }, index) => (sum += count) <= CANDIDATES || index === 0);
  if (rare.length === 0) return [];
  const { rows } = await pool.query<Hit>({
    name: 'search-resembling',
    text: RESEMBLING,
    values: [
      rare.map(({ text }) => text).join(' | '),
      terms.map(({ text }) => text),
      terms.map(({ count }) => Math.log(1 + CANDIDATES / count) ** 2),
      limit,
    ],
  });
  return rows.map((row) => ({ ...row, instead }));
}
