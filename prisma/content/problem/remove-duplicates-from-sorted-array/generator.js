/** The first third is one number; then up to 200 others follow, each of them several times in a long array. */
export const smallest = 1;
export const largest = 30_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = -100;
  const copies = Math.max(2, Math.ceil(size / 150));
  const isEqual = (index) => index * 3 < size || random.int(1, copies) > 1;
  return [Array.from({ length: size }, (_, index) => (value += isEqual(index) ? 0 : 1))];
}
