/** Nearly ascending values: insertion into a sorted list has to pass nearly all nodes each time. */
export const smallest = 1;
export const largest = 3_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = Math.floor(200_000 / size);
  return [Array.from({ length: size }, (_, i) => -100_000 + Math.min(200_000, i * step + random.int(0, 20 * step)))];
}
