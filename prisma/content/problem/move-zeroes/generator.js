/** A third of the numbers are zeros, and a run of zeros begins the list. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const run = Math.floor(size / 10);
  const number = () => (random.int(1, 3) === 1 ? 0 : random.int(-(2 ** 31), 2 ** 31 - 1));
  return [Array.from({ length: size }, (_, index) => (index < run ? 0 : number()))];
}
