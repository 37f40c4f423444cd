import { randomUUID } from 'node:crypto';
import { readContent } from '#prisma/content.ts';
import type { IndexedWrite } from '#server/search/search-index.ts';
import { resources } from '#shared/resources/index.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';

export const DOCUMENTS = 100_000;
export const QUERIES = 2000;
/** The number of queries for the references, which take most of a second for each. */
export const REFERENCE_QUERIES = 100;

/** Added to the words of the content, so that the corpus has about as many different words as a library of its size. */
const INVENTED_WORDS = 20_000;
const HEADER_WORDS = [2, 9] as const;
const TEXT_WORDS = [30, 120] as const;
const CATEGORIES = 'dsa py java dbms cpp c os cn'.split(' ');
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro sta te vi wo xa ze'.split(' ');

export type Corpus = { writes: IndexedWrite[]; queries: string[] };

/** Pseudo-random numbers from 0 to 1, the same in every run (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Creates documents as long as a short note, with the words of the content in a natural frequency (Zipf), and queries
 * as people type them: words of a header, often unfinished, sometimes with a typing error.
 */
export function makeCorpus(documents: number, queries: number): Corpus {
  const next = numbers(20_261_121);
  const below = (limit: number) => Math.floor(next() * limit);
  const between = ([low, high]: readonly [number, number]) => low + below(high - low + 1);
  const pick = <T>(items: readonly T[]) => items[below(items.length)] as T; // never empty
  const vocabulary = wordsByFrequency();
  for (let count = 0; count < INVENTED_WORDS; count++)
    vocabulary.push(Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join(''));
  // The integral of 1/rank is its logarithm: this draws rank r about 1/r as often as the first.
  const word = () => vocabulary[Math.floor(vocabulary.length ** next()) - 1] ?? '';
  const words = (range: readonly [number, number]) => Array.from({ length: between(range) }, word).join(' ');

  const writes = Array.from({ length: documents }, (_, id): IndexedWrite => {
    const after = {
      key: randomUUID(),
      id,
      header: words(HEADER_WORDS),
      text: words(TEXT_WORDS),
      category: pick(CATEGORIES),
    };
    return { resource: resources.question, after };
  });
  const typed = () => {
    const header = String(pick(writes).after?.header).split(' ');
    const from = below(header.length);
    const some = header.slice(from, from + 1 + below(3)).join(' ');
    const kind = next();
    if (kind < 0.4) return some.slice(0, 1 + below(some.length));
    return kind < 0.6 ? mistyped(some, below) : some;
  };
  return { writes, queries: Array.from({ length: queries }, typed) };
}

/** The text with one letter left out. */
function mistyped(text: string, below: (limit: number) => number): string {
  const at = below(text.length);
  return text.slice(0, at) + text.slice(at + 1);
}

/** The words of the content, most frequent first. */
function wordsByFrequency(): string[] {
  const counts = new Map<string, number>();
  for (const { values } of readContent())
    for (const value of Object.values(values))
      for (const word of wordsOf(String(value))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}

export type Latencies = { median: number; p95: number };

export function latenciesOf(waits: number[]): Latencies {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), p95: at(0.95) };
}
