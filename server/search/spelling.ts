/** Shorter words have too many neighbours for one of them to be meant. */
const SHORTEST = 3;

/**
 * The word, and the word without each one of its letters. Two words that are one typing error apart (a letter added,
 * missing, wrong, or swapped with the next) share one of these, so that equality finds them.
 */
export function neighbourhood(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether typing errors are looked for in a word; C# (csharp) is not a misspelt sharp. */
export const isSpelled = (word: string): boolean =>
  word.length >= SHORTEST && /^[a-z]+$/.test(word) && !/^([a-z]sharp|bigo.*|dotnet)$/.test(word);

/** All ways to split a word in two, since the blank between them may be missing. */
export const splits = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)]);

/** True when one typing error makes one word the other. */
export function isOneErrorApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === [...right].toReversed().join('');
}
