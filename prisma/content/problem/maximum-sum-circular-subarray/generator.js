/** Numbers of both signs; with some seeds the best subarray wraps around, with others all are negative. */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3, 4, 5];

export function generate(size, random) {
  const shape = random.pick(['mixed', 'wrapped', 'negative']);
  if (shape === 'negative') return [Array.from({ length: size }, () => random.int(-30_000, -1))];
  const isOutside = (i) => i < size / 5 || i > (3 * size) / 5;
  const bias = (i) => (shape === 'wrapped' ? (isOutside(i) ? 300 : -300) : 0);
  return [Array.from({ length: size }, (_, i) => random.int(-20_000, 20_000) + bias(i))];
}
