/** A short random part, followed by a long suffix in non-increasing order, which has to be scanned and reversed. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const numbers = (count) => Array.from({ length: count }, () => random.int(0, 100));
  const front = Math.floor(size / 4);
  return [[...numbers(front), ...numbers(size - front).sort((a, b) => b - a)]];
}
