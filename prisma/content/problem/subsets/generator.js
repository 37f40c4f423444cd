/** The answer has 2^size subsets, so every size is a worst case. */
export const smallest = 1;
export const largest = 10;
export const measuredUpTo = 12;
export const seeds = [1, 2];

export function generate(size, random) {
  const all = Array.from({ length: 21 }, (_, i) => i - 10);
  return [random.shuffle(all).slice(0, size)];
}
