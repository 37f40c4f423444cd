/** Longer words are not useful, and do not fit into an index. */
const MAX_WORD = 60;

const SPECIAL_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(SPECIAL_LETTERS).join('')}]`, 'g');
const ASCII = /^[\0-\x7f]*$/;

/** Folds case, accents, widths and ligatures: CAFÉ, ｃａｆｅ and café become cafe. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const bare = lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare.normalize('NFKC').replace(SPECIAL_LETTER, (letter) => SPECIAL_LETTERS[letter] ?? letter);
}

/** Also removes the punctuation that results from folding: ⑴ would become (1). */
const foldWord = (word: string) => foldText(word).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const APART = String.raw`(?<![\p{L}\p{N}])`;
const LATIN = String.raw`[\p{Script=Latin}\u0300-\u036f]+`;
const WORD = new RegExp(
  [
    // The complexity of an algorithm, also without its closing parenthesis: O(n), O((n + m) log n, O(n²).
    String.raw`${APART}o\((?<cost>(?:[^()]|\([^()]*\)){1,40})(?:\)|$)`,
    String.raw`${APART}(?<plus>[a-z])\+\+`,
    String.raw`${APART}(?<sharp>[a-z])#`,
    String.raw`\.(?<dot>net)(?![\p{L}\p{N}])`,
    String.raw`(?<latin>${LATIN}(?:['’ʼ]${LATIN})*)`,
    String.raw`(?:(?!\p{Script=Latin})[\p{L}\p{M}])+`,
    String.raw`\p{N}+`,
  ].join('|'),
  'giu',
);

const COST_SYMBOLS: Record<string, string> = { '+': 'plus', '!': 'factorial', '√': 'sqrt', '/': 'over' };

function wordOf(match: RegExpExecArray): string {
  const { cost, plus, sharp, dot, latin } = match.groups ?? {};
  if (latin !== undefined) return foldWord(latin.replace(/['’ʼ]/g, ''));
  if (cost !== undefined) return `bigo${foldWord(cost.replace(/[+!√/]/g, (symbol) => COST_SYMBOLS[symbol] ?? ''))}`;
  if (plus !== undefined) return `${foldWord(plus)}pp`;
  if (sharp !== undefined) return `${foldWord(sharp)}sharp`;
  return dot === undefined ? foldWord(match[0]) : 'dotnet';
}

/** A word as search compares it, and its position in the text. */
export type FoundWord = { word: string; start: number; end: number };

/**
 * The words of a text, in their order. Letters and digits are separate words (3Sum is 3 sum, UTF-8 is utf 8), and so
 * are the parts around a hyphen, slash or underscore; C++ is cpp, C# csharp, .NET dotnet, O(n log n) bigonlogn.
 */
export function findWords(text: string): FoundWord[] {
  const found = Array.from(text.matchAll(WORD), (match) => ({
    word: wordOf(match).slice(0, MAX_WORD).toWellFormed(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.filter(({ word }) => word !== '');
}

export const wordsOf = (text: string): string[] => findWords(text).map(({ word }) => word);

const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]/u.test(word);

/**
 * The index terms by which a word is searched. In scripts other than Latin, words may have no spaces between them or
 * unknown inflections: they are found by any part, as pairs of letters.
 */
export function queryParts(word: string): string[] {
  const letters = [...word];
  if (isLatin(word) || letters.length < 3) return [word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** The index terms of a word. Its last letter is also indexed alone, so that it can be found alone. */
export const indexedParts = (word: string): string[] =>
  isLatin(word) ? [word] : [...new Set([...queryParts(word), [...word].at(-1) ?? ''])];
