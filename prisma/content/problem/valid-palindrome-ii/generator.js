/**
 * A palindrome with one extra letter near the middle, so that the first mismatch is found late. In half of the inputs
 * there are two such letters, and one deletion is not enough. `size` counts letters.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const extra = size < 12 || random.int(0, 99) % 2 === 0 ? 'c' : 'cd';
  const half = random.text(Math.floor((size - extra.length) / 2), 'ab');
  const middle = 'a'.repeat(size - extra.length - 2 * half.length);
  const place = Math.max(0, half.length - 3);
  const mirrored = [...half].reverse().join('');
  return [half.slice(0, place) + extra + half.slice(place) + middle + mirrored];
}
