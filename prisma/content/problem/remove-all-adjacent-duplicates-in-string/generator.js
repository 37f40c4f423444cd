/** A string and its mirror image, so that the pairs are nested, with a few letters that stay. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = random.text(Math.floor((size * 2) / 5), 'abcdefgh');
  const mirrored = [...letters].reverse().join('');
  return [letters + mirrored + random.text(size - 2 * letters.length, 'abcxyz')];
}
