/** Both lists draw from the same narrow range: their values alternate, many are equal, and none runs out early. */
export const smallest = 2;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const first = Math.floor(size / 2);
  const sorted = (length) => Array.from({ length }, () => random.int(-size, size)).sort((a, b) => a - b);
  return [sorted(first), sorted(size - first)];
}
