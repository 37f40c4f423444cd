import { wordsOf } from '#shared/rules/text/search-words.ts';
import { inTopicWords } from './terms.ts';

/** Makes singular and plural equal. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/** The stems of a prompt's words, in the words of the sheet's topics, for comparison with topics and companies. */
export const promptWords = (prompt: string): string[] => stemsOf(inTopicWords(prompt));

/** The topics and companies that a prompt can name. */
export type Names = { topics: readonly string[]; companies: readonly string[] };

type Named = { name: string; parts: string[][] };

const partsOf = (name: string): string[][] => name.split(/ and | on the /i).map(stemsOf);

const isEqual = (a: string[], b: string[]) => a.join(' ') === b.join(' ');

/** 'graphs' means Advanced Graphs too, and 'binary search' does not mean Binary Search Trees. */
const isMeant = ({ parts }: Named, words: string[]) =>
  parts.some((part) => part.length >= words.length && isEqual(part.slice(part.length - words.length), words));

/**
 * The topics that a prompt names, those that it names in full first.
 * @param words see `promptWords`
 */
export function topicsIn(words: string[], topics: readonly string[]): string[] {
  const named = topics.map((name): Named => ({ name, parts: partsOf(name) }));
  const matched = phrasesIn(words, (phrase) => named.some((topic) => isMeant(topic, phrase)));
  const isFull = ({ name }: Named) => matched.some((phrase) => isEqual(stemsOf(name), phrase));
  const meant = named.filter((topic) => matched.some((phrase) => isMeant(topic, phrase)));
  return [...meant.filter(isFull), ...meant.filter((topic) => !isFull(topic))].map(({ name }) => name);
}

export function companiesIn(words: string[], companies: readonly string[]): string[] {
  const byWords = new Map(companies.map((name) => [stemsOf(name).join(' '), name]));
  return phrasesIn(words, (phrase) => byWords.has(phrase.join(' '))).flatMap(
    (phrase) => byWords.get(phrase.join(' ')) ?? [],
  );
}

/** The words of a prompt that name neither a topic nor a company. */
export function wordsBesideNames(words: string[], { topics, companies }: Names): string[] {
  const isName = (phrase: string[]) => topicsIn(phrase, topics).length + companiesIn(phrase, companies).length > 0;
  const named = new Set(phrasesIn(words, isName).flat());
  return words.filter((word) => !named.has(word));
}

const LONGEST_NAME = 5;

/** The longest phrases that are names, from left to right. */
function phrasesIn(words: string[], isName: (phrase: string[]) => boolean): string[][] {
  const phrases: string[][] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 0 && !isName(words.slice(at, at + length))) length--;
    if (length > 0) phrases.push(words.slice(at, at + length));
    at += Math.max(1, length);
  }
  return phrases;
}
