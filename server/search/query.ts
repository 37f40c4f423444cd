import { soughtParts, wordsOf } from '#shared/rules/text/search-words.ts';

/** Words that stand together: one, or several of a "quoted phrase". */
export type Term = readonly string[];

export type SearchQuery = {
  /** Every word, in its order: what a header is compared with. */
  words: string[];
  /** What a document has to hold, without the words that say nothing. */
  terms: Term[];
  /** The last term is a word that may still be typed. */
  isOpen: boolean;
};

// Said in every question; only left out where other words remain.
const STOP_WORDS = new Set(
  'a an the is are was be of to in on at and or vs what how why when which who do does did can you your i me my it its with for from as by'.split(
    ' ',
  ),
);

const QUOTED = /["“”«»„]([^"“”«»„]*)["“”«»„]/g;

/** What a typed text asks for; without words when it has neither letters nor digits. */
export function parseQuery(text: string): SearchQuery {
  const phrases = Array.from(text.matchAll(QUOTED), ([, inside = '']) => wordsOf(inside)).filter(isFilled);
  const loose = wordsOf(text.replace(QUOTED, ' '));
  const telling = loose.filter((word) => !STOP_WORDS.has(word));
  const kept = telling.length + phrases.length === 0 ? loose : telling;
  return {
    words: wordsOf(text),
    terms: [...phrases, ...[...new Set(kept)].map((word) => [word])],
    isOpen: kept.length > 0 && kept.at(-1) === loose.at(-1),
  };
}

/** Whether a text has more than words that say nothing. */
export const isTelling = (text: string): boolean => wordsOf(text).some((word) => !STOP_WORDS.has(word));

const isFilled = (words: string[]) => words.length > 0;

/** What a word may be read as instead, where it may be mistyped: words, or phrases in PostgreSQL's notation. */
export type Readings = ReadonlyMap<string, readonly string[]>;

export const NO_READINGS: Readings = new Map();

/** Of the words that a document lacks, the readings that it has instead. @param held the words that it has */
export const readingsUsed = (instead: Readings, held: readonly string[]): Readings =>
  new Map(
    [...instead]
      .filter(([word]) => !held.includes(word))
      .map(([word, others]) => [word, others.filter((other) => held.includes(other))]),
  );

/** The words that a document was found by. */
export const soughtWords = ({ terms }: SearchQuery, instead?: Readings): string[] => [
  ...new Set([...terms.flat(), ...[...(instead?.values() ?? [])].flat().flatMap(wordsOf)]),
];

type Options = {
  /** All terms, or any of them. */
  join: '&' | '|';
  /** The last word may be the beginning of one. */
  asTyped?: boolean;
  instead?: Readings | undefined;
};

/** The query in PostgreSQL's notation. Words are letters and digits alone, so nothing in it needs to be quoted. */
export function toTsQuery({ words, terms, isOpen }: SearchQuery, { join, asTyped = false, instead }: Options): string {
  // After other words one letter tells nothing yet: every document has a word that begins with it.
  const isBare = asTyped && isOpen && words.length > 1 && isOneLetter(terms.at(-1));
  const told = isBare && terms.length > 1 ? terms.slice(0, -1) : terms;
  const last = asTyped && isOpen && !isBare ? terms.at(-1) : undefined;
  return told
    .map((term) => {
      if (term.length > 1) return `(${term.flatMap(soughtParts).join(' <-> ')})`;
      const [word = ''] = term;
      return anyOf([partsQuery(word, term === last), ...(instead?.get(word) ?? [])]);
    })
    .join(` ${join} `);
}

const isOneLetter = (term: Term | undefined) => term?.[0]?.length === 1;

const anyOf = (queries: string[]) => (queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`);

function partsQuery(word: string, isBeginning: boolean): string {
  const parts = soughtParts(word);
  const sought = parts.map((part, index) =>
    // A single letter of another script than Latin begins the pairs that it stands in.
    (isBeginning && index === parts.length - 1) || /^[^\p{Script=Latin}\p{N}]$/u.test(part) ? `${part}:*` : part,
  );
  return sought.length === 1 ? (sought[0] ?? '') : `(${sought.join(' & ')})`;
}
