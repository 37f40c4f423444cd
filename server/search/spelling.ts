/** The minimum length: shorter words have too many neighbours for one of them to be meant. */
const SHORTEST = 3;

/**
 * Returns the word, and the word without each of its letters. Two words that are one typing error apart (a letter
 * added, missing, wrong, or swapped with the next) share one of these, so that equality finds them.
 */
export function neighbourhood(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether typing errors are considered for a word; C# (csharp) is not a misspelt sharp. */
export const isSpelled = (word: string): boolean =>
  word.length >= SHORTEST && /^[a-z]+$/.test(word) && !/^([a-z]sharp|bigo.*|dotnet)$/.test(word);

/** Returns all ways to split a word in two, as the blank in between may be missing. */
export const splits = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)]);

/** True when the words differ by one typing error. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const maxEnd = Math.min(a.length, b.length) - start;
  while (end < maxEnd && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === [...right].toReversed().join('');
}
