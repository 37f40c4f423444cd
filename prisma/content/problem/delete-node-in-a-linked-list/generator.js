/** Random distinct values, `size` of them. */
export const smallest = 2;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.shuffle(Array.from({ length: 2_001 }, (_, i) => i - 1_000)).slice(0, size)];
}
