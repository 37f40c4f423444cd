/** Every number occurs four times on average, so about half of the elements have to go. */
export const smallest = 1;
export const largest = 30_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-10_000, -9_000);
  return [Array.from({ length: size }, () => (value += random.int(1, 4) === 1 ? random.int(1, 2) : 0))];
}
