/** As many queries as numbers. Most limits admit about half of the numbers, and some admit none. */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(1_000, 10 ** 9));
  const queries = Array.from({ length: size }, () => {
    const limit = random.int(1, 50) === 1 ? random.int(0, 999) : random.int(0, 10 ** 9);
    return [random.int(0, 10 ** 9), limit];
  });
  return [nums, queries];
}
