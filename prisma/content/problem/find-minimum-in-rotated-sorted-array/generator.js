/** The minimum is near the end, so that a scan from the front is long. */
export const smallest = 1;
export const largest = 5_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = -5_000;
  const sorted = Array.from({ length: size }, () => (value += random.int(1, 2)));
  const moved = size - 1 - random.int(0, Math.floor(size / 10));
  return [[...sorted.slice(size - moved), ...sorted.slice(0, size - moved)]];
}
