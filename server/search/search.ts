import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { excerptAround } from '#shared/rules/text/search-marks.ts';
import { NO_READINGS, parseQuery, readingsUsed, type SearchQuery, searchedWords } from './query.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import { isPaged, searchAddress } from './address.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { isOpen } from '#server/access/embargo.ts';
import { findDocuments, type Hit, NAMED } from './find.ts';
import { countHolding, findResembling, otherReadings } from './fuzzy-match.ts';

export type Suggestion = { key: string; header: string };

export type SearchResult = {
  key: string;
  resource: ResourceName;
  header: string;
  /** Plain text; in a list of results, the part that contains the words of the query. */
  text: string;
  /** In a list, the words that matched: shared/rules/text/search-marks.ts marks them in header and text. */
  words?: string[] | undefined;
};

/** A result with the page of the site that shows it. */
export type PlacedResult = SearchResult & {
  address: string;
  /** For a passage, the first sentence of its whole text, which usually is a definition. */
  opening?: string;
};

export type Search = {
  /** Up to 10 different headers for a text that is being typed. */
  suggestions(viewer: Viewer, text: unknown): Promise<Suggestion[]>;
  /** At most 50; only the best of those with the same header. */
  results(viewer: Viewer, text: unknown): Promise<SearchResult[]>;
  placedResults(viewer: Viewer, text: unknown): Promise<PlacedResult[]>;
  /** One document, whole. @throws AppError not_found */
  result(viewer: Viewer, key: string): Promise<PlacedResult>;
  /** The URLs of records on the site, by key; records that the site does not show are left out. */
  addresses(viewer: Viewer, keys: string[]): Promise<Record<string, string>>;
  /** The results for a question, best first, each with the part of its text that comes closest to an answer. */
  passages(viewer: Viewer, question: string, limit: number): Promise<PlacedResult[]>;
  /** The number of documents that contain each word of a question; see `countHolding`. */
  counts(viewer: Viewer, question: string): Promise<ReadonlyMap<string, number>>;
};

const MAX_SUGGESTIONS = 10;
/** Fewer than for results, as suggestions are requested at every pause in typing. */
const SUGGESTION_CANDIDATES = 150;
const MAX_RESULTS = 50;
/** With fewer hits than this number, words are assumed to be mistyped. */
const FEW_HITS = 3;
/** The maximum number of added documents that contain only some of the words. */
const MAX_RESEMBLING = 10;

const EXCERPT = 300;
const PASSAGE = 800;
/** The maximum length in characters: only the beginning of a longer question is searched for. */
const MAX_QUESTION = 1000;

/** The maximum length in characters: the rest of a longer text is searched, but not quoted. */
const MAX_QUOTED = 20_000;
const WHOLE = 2_147_483_647;

/** A result with what its URL depends on. */
type Document = SearchResult & { id: number; place: string; opening?: string };

type Row = Document & {
  /** The given words that it contains. */
  held: string[];
};

const LOAD = `
  WITH given AS MATERIALIZED (
    SELECT word, to_tsquery('stems', word) AS query FROM unnest((SELECT $3::text[])) AS word
  )
  SELECT record_key AS key, resource, record_id AS id, place, header,
    CASE WHEN ${isOpen('record_key')} THEN left(text, $2) ELSE '' END AS text,
    ARRAY(SELECT word FROM given WHERE CASE WHEN ${isOpen('record_key')} THEN vector ELSE header_vector END @@ query) AS held
  FROM search_documents WHERE record_key = ANY ($1::uuid[]) AND ${NAMED}`;

const POSITIONS = `
  SELECT record_key AS key, (
    SELECT count(*) FROM search_documents AS other
    WHERE other.resource = document.resource AND other.place = document.place AND other.record_id < document.record_id
  )::int AS position
  FROM search_documents AS document WHERE record_key = ANY ($1::uuid[])`;

/** Finds records by their documents in the index, which server/search/search-index.ts writes. */
export function createSearch(database: Pick<Database, 'pool'>): Search {
  const { pool } = database;

  /** Loads documents in the order of the keys; removed ones are left out. */
  async function load(keys: string[], maxText: number, searchedForms: string[] = []): Promise<Row[]> {
    const { rows } = await pool.query<Row>({ name: 'search-load', text: LOAD, values: [keys, maxText, searchedForms] });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }

  async function withAddresses(documents: Document[]): Promise<PlacedResult[]> {
    const paged = documents.filter(({ resource }) => isPaged(resource)).map(({ key }) => key);
    const query = { name: 'search-positions', text: POSITIONS, values: [paged] };
    const counted = paged.length > 0 ? (await pool.query<{ key: string; position: number }>(query)).rows : [];
    const positions = new Map(counted.map(({ key, position }) => [key, position]));
    return documents.map((document) => ({
      ...toResult(document),
      address: searchAddress({ ...document, position: positions.get(document.key) ?? 0 }),
    }));
  }

  async function find(query: SearchQuery): Promise<Document[]> {
    if (query.terms.length === 0) return [];
    let hits = byHeader(await findDocuments(database, query, { texts: 'whole' }));
    if (hits.length < FEW_HITS) {
      const { instead, mistyped } = await otherReadings(database, query);
      hits = byHeader([...hits, ...(await findDocuments(database, query, { texts: 'wide', instead }))]);
      if (hits.length < FEW_HITS && query.terms.length > 1) {
        const some = await findResembling(database, query, { instead: mistyped, limit: MAX_RESEMBLING });
        hits = byHeader([...hits, ...some]);
      }
    }
    return quoted(query, hits.slice(0, MAX_RESULTS), EXCERPT);
  }

  /** Returns the hits, each with the words that matched and the part of its text that contains them. */
  async function quoted(query: SearchQuery, hits: Hit[], size: number): Promise<Document[]> {
    const readings = new Map(hits.map(({ key, instead = NO_READINGS }) => [key, instead]));
    const alternatives = new Set([...readings.values()].flatMap((instead) => [...instead].flat(2)));
    const rows = await load([...readings.keys()], MAX_QUOTED, [...alternatives]);
    return rows.map((row) => {
      const words = searchedWords(query, readingsUsed(readings.get(row.key) ?? NO_READINGS, row.held));
      return { ...row, words, text: excerptAround(row.text, words, size), opening: openingOf(row.text) };
    });
  }

  return {
    async suggestions(viewer, text) {
      requireAccess(viewer, 'content.read');
      const query = parseQuery(parseInput(searchSchema, text));
      if (query.terms.length === 0) return [];
      const options = { texts: 'no', limit: 3 * MAX_SUGGESTIONS, candidates: SUGGESTION_CANDIDATES } as const;
      let hits = await findDocuments(database, query, options);
      if (hits.length < FEW_HITS) {
        const { instead } = await otherReadings(database, query);
        if (instead.size > 0) hits = hits.concat(await findDocuments(database, query, { ...options, instead }));
      }
      const best = firstOf(hits, ({ headerWords }) => headerWords).slice(0, MAX_SUGGESTIONS);
      return best.map(({ key, header }) => ({ key, header }));
    },

    async results(viewer, text) {
      requireAccess(viewer, 'content.read');
      return (await find(parseQuery(parseInput(searchSchema, text)))).map(toResult);
    },

    async placedResults(viewer, text) {
      requireAccess(viewer, 'content.read');
      return withAddresses(await find(parseQuery(parseInput(searchSchema, text))));
    },

    async result(viewer, key) {
      requireAccess(viewer, 'content.read');
      const rows = z.uuid().safeParse(key).success ? await load([key], WHOLE) : [];
      const [result] = await withAddresses(rows);
      if (!result) throw new AppError('not_found', 'There is no such search result');
      return result;
    },

    async addresses(viewer, keys) {
      requireAccess(viewer, 'content.write');
      const placed = await withAddresses(await load(keys, 0));
      return Object.fromEntries(placed.map(({ key, address }) => [key, address]));
    },

    async passages(viewer, question, limit) {
      requireAccess(viewer, 'content.read');
      const query = parseQuery(question.slice(0, MAX_QUESTION));
      if (query.terms.length === 0) return [];
      const { mistyped } = await otherReadings(database, query);
      const [exact, resembling] = await Promise.all([
        findDocuments(database, query, { texts: 'whole', limit }),
        findResembling(database, query, { instead: mistyped, limit }),
      ]);
      // Explanations are wanted here, and a problem's page does not explain.
      const best = firstOf([...exact, ...resembling], headerOf).slice(0, limit);
      const documents = await quoted(query, best, PASSAGE);
      const openings = new Map(documents.map(({ key, opening }) => [key, opening]));
      return (await withAddresses(documents)).map((found) => ({ ...found, opening: openings.get(found.key) ?? '' }));
    },

    async counts(viewer, question) {
      requireAccess(viewer, 'content.read');
      const { terms } = parseQuery(question.slice(0, MAX_QUESTION));
      return countHolding(database, terms.flat());
    },
  };
}

const toResult = ({ key, resource, header, text, words }: SearchResult): SearchResult => ({
  key,
  resource,
  header,
  text,
  words,
});

const openingOf = (text: string) => /^[^.?!]*/.exec(text)?.[0] ?? '';

/** Keeps the best of the hits with the same header, but prefers a problem's own page to its rows on the sheets. */
function byHeader(hits: Hit[]): Hit[] {
  const pages = new Map(hits.filter(({ resource }) => resource === 'problem').map((hit) => [headerOf(hit), hit]));
  return firstOf(hits, headerOf).map((hit) => (isRowOfSheet(hit) ? (pages.get(headerOf(hit)) ?? hit) : hit));
}

const headerOf = ({ header }: Hit) => header.trim();
const isRowOfSheet = ({ resource }: Hit) => resource === 'topicProblem' || resource === 'companyProblem';

function firstOf<T>(items: T[], nameOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>();
  for (const item of items) if (!firsts.has(nameOf(item))) firsts.set(nameOf(item), item);
  return [...firsts.values()];
}
