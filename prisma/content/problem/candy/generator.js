/** A short rise and then a long fall, so that raises travel slowly from the right; equal ratings at random. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rise = Math.floor(size / random.int(3, 6));
  const ratings = Array.from({ length: size }, (_, i) => (i < rise ? size - rise + i : size - 1 - i));
  const level = random.int(0, size - 1);
  if (level > 0 && level !== rise) ratings[level] = ratings[level - 1];
  return [ratings];
}
