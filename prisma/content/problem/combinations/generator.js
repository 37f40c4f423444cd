/** k is half of n, for which there are the most combinations. */
export const smallest = 1;
export const largest = 16;
export const seeds = [1, 2];

export function generate(size, random) {
  return [size, Math.min(size, Math.max(1, Math.floor(size / 2) + random.int(0, 1)))];
}
