import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { excerptAround } from '#shared/rules/search-marks.ts';
import { parseQuery, type Readings, type SearchQuery, soughtWords } from '#shared/rules/search-query.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import { isPaged, searchAddress } from '#shared/search-address.ts';
import { requireAccess, type Viewer } from './access.ts';
import { findDocuments, type Hit } from './search-find.ts';
import { findResembling, otherReadings } from './search-widen.ts';

export type Suggestion = { key: string; header: string };

/** `text` is plain; of a list of results, the part that holds what was sought. */
export type SearchResult = { key: string; resource: ResourceName; header: string; text: string };

/** A result with the page of the site that shows it. */
export type PlacedResult = SearchResult & { address: string };

export type Found<R> = {
  /** To be marked in header and text, by shared/rules/search-marks.ts. */
  words: string[];
  results: R[];
};

export type Search = {
  /** Up to 10 headers for what is being typed, each once. */
  suggestions(viewer: Viewer, text: unknown): Promise<Suggestion[]>;
  /** At most 50; of equal headers the best. */
  results(viewer: Viewer, text: unknown): Promise<Found<SearchResult>>;
  placedResults(viewer: Viewer, text: unknown): Promise<Found<PlacedResult>>;
  /** One document, whole. @throws AppError not_found */
  result(viewer: Viewer, key: string): Promise<PlacedResult>;
  /** What the site has on a question, the best first, with the part of each text that comes closest to an answer. */
  passages(viewer: Viewer, question: string, limit: number): Promise<PlacedResult[]>;
};

const MOST_SUGGESTIONS = 10;
const MOST_RESULTS = 50;
/** Fewer are little: then words may be mistyped. */
const LITTLE = 3;
/** Of documents that hold only some of the words. */
const MOST_RESEMBLING = 10;

const EXCERPT = 300;
const PASSAGE = 800;
/** A question is known by its beginning. */
const MOST_QUESTION = 1000;

/** The rest of a longer text is found, but not quoted. */
const MOST_QUOTED = 20_000;
const WHOLE = 2_147_483_647;

type Row = { key: string; resource: ResourceName; id: number; place: string; header: string; text: string };

const LOAD = `
  SELECT record_key AS key, resource, record_id AS id, place, header, left(text, $2) AS text
  FROM search_documents WHERE record_key = ANY ($1::uuid[])`;

const POSITIONS = `
  SELECT record_key AS key, (
    SELECT count(*) FROM search_documents AS other
    WHERE other.resource = document.resource AND other.place = document.place AND other.record_id < document.record_id
  )::int AS position
  FROM search_documents AS document WHERE record_key = ANY ($1::uuid[])`;

/** Finds records by what their documents in the index say (server/services/search-index.ts keeps them). */
export function createSearch(database: Pick<Database, 'pool'>): Search {
  const { pool } = database;

  /** In the order of the keys; what was removed meanwhile is left out. */
  async function load(keys: string[], mostText: number): Promise<Row[]> {
    const { rows } = await pool.query<Row>({ name: 'search-load', text: LOAD, values: [keys, mostText] });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }

  async function withAddresses(rows: Row[]): Promise<PlacedResult[]> {
    const paged = rows.filter(({ resource }) => isPaged(resource)).map(({ key }) => key);
    const query = { name: 'search-positions', text: POSITIONS, values: [paged] };
    const counted = paged.length > 0 ? (await pool.query<{ key: string; position: number }>(query)).rows : [];
    const positions = new Map(counted.map(({ key, position }) => [key, position]));
    return rows.map((row) => ({
      ...toResult(row),
      address: searchAddress({ ...row, position: positions.get(row.key) ?? 0 }),
    }));
  }

  async function find(query: SearchQuery): Promise<Found<Row>> {
    if (query.terms.length === 0) return { words: [], results: [] };
    let hits = byHeader(await findDocuments(database, query, { texts: 'whole' }));
    let instead: Readings = new Map();
    if (hits.length < LITTLE) {
      instead = await otherReadings(database, query, { ofKnown: true });
      hits = byHeader([...hits, ...(await findDocuments(database, query, { texts: 'wide', instead }))]);
    }
    if (hits.length < LITTLE && query.terms.length > 1)
      hits = byHeader([...hits, ...(await findResembling(database, query, { instead, limit: MOST_RESEMBLING }))]);
    return quoted(hits.slice(0, MOST_RESULTS), soughtWords(query, instead), EXCERPT);
  }

  /** The hits with the part of each text that holds the words. */
  async function quoted(hits: Hit[], words: string[], size: number): Promise<Found<Row>> {
    const rows = await load(keysOf(hits), MOST_QUOTED);
    return { words, results: rows.map((row) => ({ ...row, text: excerptAround(row.text, words, size) })) };
  }

  return {
    async suggestions(viewer, text) {
      requireAccess(viewer, 'content.read');
      const query = parseQuery(parseInput(searchSchema, text));
      if (query.terms.length === 0) return [];
      const options = { texts: 'no', limit: 3 * MOST_SUGGESTIONS } as const;
      let hits = await findDocuments(database, query, options);
      if (hits.length < LITTLE) {
        const instead = await otherReadings(database, query, { ofKnown: true });
        if (instead.size > 0) hits = hits.concat(await findDocuments(database, query, { ...options, instead }));
      }
      const best = firstOf(hits, ({ headerWords }) => headerWords).slice(0, MOST_SUGGESTIONS);
      return best.map(({ key, header }) => ({ key, header }));
    },

    async results(viewer, text) {
      requireAccess(viewer, 'content.read');
      const { words, results } = await find(parseQuery(parseInput(searchSchema, text)));
      return { words, results: results.map(toResult) };
    },

    async placedResults(viewer, text) {
      requireAccess(viewer, 'content.read');
      const { words, results } = await find(parseQuery(parseInput(searchSchema, text)));
      return { words, results: await withAddresses(results) };
    },

    async result(viewer, key) {
      requireAccess(viewer, 'content.read');
      const rows = z.uuid().safeParse(key).success ? await load([key], WHOLE) : [];
      const [result] = await withAddresses(rows);
      if (!result) throw new AppError('not_found', 'There is no such search result');
      return result;
    },

    async passages(viewer, question, limit) {
      requireAccess(viewer, 'content.read');
      const query = parseQuery(question.slice(0, MOST_QUESTION));
      if (query.terms.length === 0) return [];
      const instead = await otherReadings(database, query, { ofKnown: false });
      const [exact, resembling] = await Promise.all([
        findDocuments(database, query, { texts: 'whole', limit }),
        findResembling(database, query, { instead, limit }),
      ]);
      const best = byHeader([...exact, ...resembling]).slice(0, limit);
      const { results } = await quoted(best, soughtWords(query, instead), PASSAGE);
      return withAddresses(results);
    },
  };
}

const keysOf = (hits: Hit[]) => hits.map(({ key }) => key);

const toResult = ({ key, resource, header, text }: Row): SearchResult => ({ key, resource, header, text });

const byHeader = (hits: Hit[]) => firstOf(hits, ({ header }) => header.trim());

function firstOf<T>(items: T[], nameOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>();
  for (const item of items) if (!firsts.has(nameOf(item))) firsts.set(nameOf(item), item);
  return [...firsts.values()];
}
