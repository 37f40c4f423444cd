/**
 * A palindrome with one more letter near the middle, so that the first difference is found late. In half of the inputs
 * there are two such letters, far enough apart that one removal does not help.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const isPossible = size < 8 || random.int(0, 1) === 1;
  const half = [...random.text(Math.floor(size / 2), 'ab')];
  const letters = [...half, ...(size % 2 === 1 ? ['a'] : []), ...half.toReversed()];
  const place = Math.max(0, half.length - 3);
  if (size > 1) letters[place] = 'c';
  if (!isPossible) letters[place - 1] = 'd';
  return [letters.join('')];
}
