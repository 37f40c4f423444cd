/** Every number occurs four times on average, so about half of the elements have to go. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-1_000_000, 0);
  return [Array.from({ length: size }, () => (value += random.int(1, 4) === 1 ? random.int(1, 9) : 0))];
}
