import { queryParts, wordsOf } from '#shared/rules/text/search-words.ts';

/** Adjacent words: a single word, or those of a "quoted phrase". */
export type Term = readonly string[];

export type SearchQuery = {
  /** Every word, in order; headers are compared with these. */
  words: string[];
  /** The terms that a document has to contain, without stop words if other words remain. */
  terms: Term[];
  /** Whether the last term is a word that is still being typed. */
  isOpen: boolean;
};

// Words that occur in almost every question; left out only if other words remain.
const STOP_WORDS = new Set(
  'a an the is are was be of to in on at and or vs what how why when which who do does did can you your i me my it its with for from as by'.split(
    ' ',
  ),
);

const QUOTED = /["“”«»„]([^"“”«»„]*)["“”«»„]/g;

/** Parses a typed text; the query has no words when the text has neither letters nor digits. */
export function parseQuery(text: string): SearchQuery {
  const phrases = Array.from(text.matchAll(QUOTED), ([, inside = '']) => wordsOf(inside)).filter(isFilled);
  const loose = wordsOf(text.replace(QUOTED, ' '));
  const significant = loose.filter((word) => !STOP_WORDS.has(word));
  const remaining = significant.length + phrases.length === 0 ? loose : significant;
  return {
    words: wordsOf(text),
    terms: [...phrases, ...[...new Set(remaining)].map((word) => [word])],
    isOpen: remaining.length > 0 && remaining.at(-1) === loose.at(-1),
  };
}

/** Whether a text has any word that is not a stop word. */
export const isSignificant = (text: string): boolean => wordsOf(text).some((word) => !STOP_WORDS.has(word));

const isFilled = (words: string[]) => words.length > 0;

/** Alternatives for words that may be mistyped: other words, or phrases in PostgreSQL's notation. */
export type Readings = ReadonlyMap<string, readonly string[]>;

export const NO_READINGS: Readings = new Map();

/**
 * Returns the alternatives that a document contains, for each word that it lacks. @param held the words that it
 * contains
 */
export const readingsUsed = (instead: Readings, held: readonly string[]): Readings =>
  new Map(
    [...instead]
      .filter(([word]) => !held.includes(word))
      .map(([word, others]) => [word, others.filter((other) => held.includes(other))]),
  );

/** The words that a document was found by: those of the query and their alternatives. */
export const searchedWords = ({ terms }: SearchQuery, instead?: Readings): string[] => [
  ...new Set([...terms.flat(), ...[...(instead?.values() ?? [])].flat().flatMap(wordsOf)]),
];

type Options = {
  /** All terms, or any of them. */
  join: '&' | '|';
  /** The last word matches as a prefix, as it may still be being typed. */
  asTyped?: boolean;
  instead?: Readings | undefined;
};

/** The query in PostgreSQL's notation. Words are letters and digits alone, so nothing in it needs to be quoted. */
export function toTsQuery({ words, terms, isOpen }: SearchQuery, { join, asTyped = false, instead }: Options): string {
  // A single letter after other words is left out, as every document has a word that begins with it.
  const isBare = asTyped && isOpen && words.length > 1 && isOneLetter(terms.at(-1));
  const used = isBare && terms.length > 1 ? terms.slice(0, -1) : terms;
  const last = asTyped && isOpen && !isBare ? terms.at(-1) : undefined;
  return used
    .map((term) => {
      if (term.length > 1) return `(${term.flatMap(queryParts).join(' <-> ')})`;
      const [word = ''] = term;
      return anyOf([partsQuery(word, term === last), ...(instead?.get(word) ?? [])]);
    })
    .join(` ${join} `);
}

const isOneLetter = (term: Term | undefined) => term?.[0]?.length === 1;

const anyOf = (queries: string[]) => (queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`);

function partsQuery(word: string, isBeginning: boolean): string {
  const parts = queryParts(word);
  const terms = parts.map((part, index) =>
    // A single non-Latin letter matches as a prefix: the index has pairs of letters.
    (isBeginning && index === parts.length - 1) || /^[^\p{Script=Latin}\p{N}]$/u.test(part) ? `${part}:*` : part,
  );
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' & ')})`;
}
