/** As many cookies as children, of sizes from the same range. */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = () => Array.from({ length: size }, () => random.int(1, 2 ** 31 - 1));
  return [values(), values()];
}
