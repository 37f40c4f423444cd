/** Each number occurs three times on average; the first third is one number. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-1_000_000, 1_000_000);
  const isEqual = (index) => index * 3 < size || random.int(1, 2) === 1;
  return [Array.from({ length: size }, (_, index) => (value += isEqual(index) ? 0 : random.int(1, 9000)))];
}
